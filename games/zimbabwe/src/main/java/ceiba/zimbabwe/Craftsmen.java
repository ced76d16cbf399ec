package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;

/** Placing craftsmen, one after the other, and then the prices. */
final class Craftsmen {

    private static final int PLACED = 1;

    private Craftsmen() {}

    /** Whether the action has anything to do. */
    static boolean isPossible(ZimbabwePosition p, int seat) {
        if (Prices.canRaise(p, seat)) {
            return true;
        }
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            if (canPlace(p, seat, craft)) {
                return true;
            }
        }
        return false;
    }

    static long legal(ZimbabwePosition p, int placed) {
        int seat = p.active();
        long legal = 0;
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            legal |= canPlace(p, seat, craft) ? 1L << craft : 0;
        }
        if (placed == PLACED || Prices.canRaise(p, seat)) {
            p.allowNone();
        }
        return legal;
    }

    private static boolean canPlace(ZimbabwePosition p, int seat, int craft) {
        return isAllowed(p, seat, craft) && p.sites.find(seat, craft);
    }

    /** Whether a seat may place a craftsman, if there is room for it. */
    private static boolean isAllowed(ZimbabwePosition p, int seat, int craft) {
        return p.pieces(craft) < Box.CRAFTSMEN
                && p.cattle(seat) >= Craft.CATTLE[craft]
                && (!Craft.isSecondary(craft) || p.wasThere(Craft.PRIMARY[craft]))
                && (p.cardOf(craft, seat) != NOBODY || canTakeCard(p, seat, craft));
    }

    static boolean canTakeCard(ZimbabwePosition p, int seat, int craft) {
        int card = p.freeCard(craft);
        return card != NOBODY && p.bears(seat, Turn.requirementOfCard(p, seat, card));
    }

    static void take(ZimbabwePosition p, int placed, int option) {
        if (option == ZimbabweStep.NONE) {
            p.replaceTop(Step.of(ZimbabweStep.PRICES, placed == PLACED ? Prices.CHANGED : 0));
        } else {
            p.push(Sites.stepFor(option));
        }
    }

    static long legalSites(ZimbabwePosition p, int craft) {
        p.sites.find(p.active(), craft);
        return p.sites.allow();
    }

    static void place(ZimbabwePosition p, int craft, int site) {
        int seat = p.active();
        if (p.cardOf(craft, seat) == NOBODY) {
            takeCard(p, seat, craft);
        }
        pay(p, seat, Craft.CATTLE[craft]);
        p.addPiece(craft, seat, site);
        p.note(ZimbabweEvent.CRAFTSMAN, seat, craft, ZimbabweStep.square(site), ZimbabweStep.turn(site));
        p.pop();
        p.replaceTop(Step.of(ZimbabweStep.CRAFT, PLACED));
    }

    private static void takeCard(ZimbabwePosition p, int seat, int craft) {
        int card = p.freeCard(craft);
        p.addRequirement(seat, Turn.requirementOfCard(p, seat, card));
        p.setCardOwner(card, seat);
        p.note(ZimbabweEvent.TECHNOLOGY, seat, craft, card % Craft.CARDS + 1, p.requirement(seat));
    }

    /** To the stock; the first cattle onto the builder's card if he is at work. */
    private static void pay(ZimbabwePosition p, int seat, int cattle) {
        int kept = p.isUsed(BUILDER) ? Math.min(cattle, Box.BUILDER_CATTLE) : 0;
        p.addCattle(seat, -kept);
        p.setSpecialistCattle(BUILDER, p.specialistCattle(BUILDER) + kept);
        p.payToStock(seat, cattle - kept);
        p.note(ZimbabweEvent.COST, seat, cattle, kept, 0);
    }
}
