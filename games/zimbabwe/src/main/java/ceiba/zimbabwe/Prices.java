package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;

/**
 * Setting and raising prices. The argument of the steps has the crafts whose price has been set, as bits, and whether the
 * action has done anything.
 */
final class Prices {

    /** Something has been placed, or a price has been changed. */
    static final int CHANGED = 1 << CRAFTS.length;

    private static final int NOT_SET = 0;

    private Prices() {}

    static int option(int craft, int price) {
        return craft * Box.HIGHEST_PRICE + price - 1;
    }

    static int craft(int option) {
        return option / Box.HIGHEST_PRICE;
    }

    static int price(int option) {
        return option % Box.HIGHEST_PRICE + 1;
    }

    static boolean hasCards(ZimbabwePosition p, int seat) {
        for (int card = 0; card < CRAFTS.length * Craft.CARDS; card++) {
            if (p.cardOwner(card) == seat) {
                return true;
            }
        }
        return false;
    }

    /** Whether some price is not yet as high as can be. */
    static boolean canRaise(ZimbabwePosition p, int seat) {
        for (int card = 0; card < CRAFTS.length * Craft.CARDS; card++) {
            if (p.cardOwner(card) == seat && p.price(card) != NOT_SET && p.price(card) < Box.HIGHEST_PRICE) {
                return true;
            }
        }
        return false;
    }

    /** New cards must get a price; then others may be raised. */
    static long legal(ZimbabwePosition p, int argument) {
        long fresh = 0;
        long raised = 0;
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            int card = p.cardOf(craft, p.active());
            if (card != NOBODY && p.price(card) == NOT_SET) {
                fresh |= above(craft, 0);
            } else if (card != NOBODY && (argument >> craft & 1) == 0) {
                raised |= above(craft, p.price(card));
            }
        }
        if (fresh != 0) {
            return fresh;
        }
        if ((argument & CHANGED) != 0) {
            p.allowNone();
        }
        return raised;
    }

    private static long above(int craft, int price) {
        long legal = 0;
        for (int higher = price + 1; higher <= Box.HIGHEST_PRICE; higher++) {
            legal |= 1L << option(craft, higher);
        }
        return legal;
    }

    /** With Dziva every price may be changed. */
    static long legalChanges(ZimbabwePosition p, int argument) {
        long legal = 0;
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            int card = p.cardOf(craft, p.active());
            if (card != NOBODY && (argument >> craft & 1) == 0) {
                legal |= above(craft, 0) & ~(1L << option(craft, p.price(card)));
            }
        }
        if (legal != 0) {
            p.allowNone();
        }
        return legal;
    }

    static void take(ZimbabwePosition p, int kind, int argument, int option) {
        if (option == ZimbabweStep.NONE) {
            p.pop();
            return;
        }
        int craft = craft(option);
        p.setPrice(p.cardOf(craft, p.active()), price(option));
        p.note(ZimbabweEvent.PRICE, p.active(), craft, price(option), 0);
        p.replaceTop(Step.of(kind, argument | CHANGED | 1 << craft));
    }
}
