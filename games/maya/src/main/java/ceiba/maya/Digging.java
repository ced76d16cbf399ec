package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Step;

/** Phase 1, using the workers: one after the other lays a card face down at a quarry, until all have stopped. */
final class Digging {

    private Digging() {}

    static void begin(MayaPosition p) {
        p.ask(p.start(), MayaStep.DIG, 0);
    }

    static long legal(MayaPosition p) {
        int hand = p.hand(p.active());
        long legal = MayaStep.NONE_BIT;
        for (int quarry = 0; quarry < p.quarries(); quarry++) {
            if (p.cardsAt(quarry) < p.numbers().maxCards(quarry) && layable(p, quarry, hand) != 0) {
                legal |= 1L << quarry;
            }
        }
        return legal;
    }

    /** The first card at a quarry must be a low one. */
    private static int layable(MayaPosition p, int quarry, int hand) {
        return p.cardsAt(quarry) == 0 ? Card.openers(hand) : hand;
    }

    static void take(MayaPosition p, int option) {
        if (option != MayaStep.NONE) {
            p.setStep(Step.of(MayaStep.CARD, option));
            return;
        }
        p.setStopped(p.stopped() | 1 << p.active());
        p.note(MayaEvent.STOP, p.active(), 0, 0, 0);
        next(p);
    }

    static long legalCards(MayaPosition p, int quarry) {
        return Card.kindsIn(layable(p, quarry, p.hand(p.active())));
    }

    static void lay(MayaPosition p, int quarry, int kind) {
        int seat = p.active();
        p.setHand(seat, Card.without(p.hand(seat), kind));
        p.addCard(quarry, kind == Card.NEUTRAL_KIND ? NEUTRAL : seat, kind);
        p.note(MayaEvent.LAY, seat, quarry, kind, Card.BACK_OF[kind]);
        next(p);
    }

    private static void next(MayaPosition p) {
        if (p.stopped() == (1 << p.seats()) - 1) {
            Round.after(p, Round.Phase.DIG);
            return;
        }
        int next = p.leftOf(p.active());
        while ((p.stopped() >> next & 1) != 0) {
            next = p.leftOf(next);
        }
        p.ask(next, MayaStep.DIG, 0);
    }
}
