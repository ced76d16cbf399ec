package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** Phase 1, the transport: the points of the unplayed cards carry the cubes to the pyramids. */
final class Transport {

    static final int USE_JOKER = 0;
    static final long USE_OR_NOT = 1L << USE_JOKER | MayaStep.NONE_BIT;

    private static final int SEAT_BITS = 3;
    private static final int[] SERVED = {TRANSPORT, BIG_TRANSPORT, FREE_CUBE, TWO_WORKERS};

    private Transport() {}

    static void begin(MayaPosition p) {
        carryFrom(p, 0);
    }

    /** The seats carry one after the other, from the start player on. */
    private static void carryFrom(MayaPosition p, int places) {
        if (places == p.seats()) {
            takeCardsBack(p);
            Round.after(p, Round.Phase.TRANSPORT);
            return;
        }
        int seat = p.fromStart(places);
        if (p.holds(seat, JOKER) && p.cubes(seat) > capacity(p, seat)) {
            p.ask(seat, MayaStep.SLED, places);
        } else {
            carry(p, places, 0);
        }
    }

    static void useJoker(MayaPosition p, int places, int option) {
        if (option == MayaStep.NONE) {
            carry(p, places, 0);
        } else {
            p.setHolder(JOKER, NOBODY);
            p.note(MayaEvent.JOKER, p.active(), TRANSPORT, 0, 0);
            carry(p, places, Box.TRANSPORT_POINTS);
        }
    }

    /** How many cubes a seat can carry. */
    static int capacity(MayaPosition p, int seat) {
        int points = Card.carrying(p.hand(seat));
        points += p.holds(seat, TRANSPORT) ? Box.TRANSPORT_POINTS : 0;
        points += p.holds(seat, BIG_TRANSPORT) ? Box.BIG_TRANSPORT_POINTS : 0;
        return points * cubesPerPoint(p);
    }

    /** How many cubes a card would carry if it stayed in the hand. */
    static int carriedBy(MayaPosition p, int kind) {
        return kind == Card.NEUTRAL_KIND ? 0 : Math.max(0, Card.VALUES[kind]) * cubesPerPoint(p);
    }

    static int cubesPerPoint(MayaPosition p) {
        return p.hasNeutral() ? Box.CUBES_PER_POINT_OF_TWO : 1;
    }

    private static void carry(MayaPosition p, int places, int extraPoints) {
        int seat = p.fromStart(places);
        int tooMany = p.cubes(seat) - capacity(p, seat) - extraPoints * cubesPerPoint(p);
        p.ask(seat, MayaStep.LEAVE, leaving(places, Math.max(0, tooMany)));
    }

    /** How many of the cubes left behind may be own ones; the others are neutral. */
    static long legalToLeave(MayaPosition p, int argument) {
        int seat = p.active();
        int least = Math.max(0, tooManyOf(argument) - p.cubes(seat, true));
        int most = Math.min(tooManyOf(argument), p.cubes(seat, false));
        return (2L << most) - (1L << least);
    }

    static void leave(MayaPosition p, int argument, int own) {
        int seat = p.active();
        putBack(p, seat, false, own);
        putBack(p, seat, true, tooManyOf(argument) - own);
        announce(p, seat);
        carryFrom(p, placesOf(argument) + 1);
    }

    static int placesOf(int argument) {
        return argument & (1 << SEAT_BITS) - 1;
    }

    static int tooManyOf(int argument) {
        return argument >> SEAT_BITS;
    }

    static int leaving(int places, int tooMany) {
        return places | tooMany << SEAT_BITS;
    }

    private static void putBack(MayaPosition p, int seat, boolean neutral, int cubes) {
        if (cubes > 0) {
            int colour = neutral ? NEUTRAL : seat;
            p.addCubes(seat, neutral, -cubes);
            p.addSupply(colour, cubes);
            p.note(MayaEvent.LEFT_BEHIND, seat, cubes, 0, p.named(colour));
        }
    }

    private static void announce(MayaPosition p, int seat) {
        if (p.holds(seat, FREE_CUBE) && p.supply(seat) > 0) {
            p.addSupply(seat, -1);
            p.addCubes(seat, false, 1);
            p.note(MayaEvent.FREE_CUBE, seat, 0, 0, 0);
        }
        p.note(MayaEvent.ANNOUNCE, seat, p.cubes(seat, false), p.cubes(seat, true), 0);
    }

    /** The cards return to the hands, and what served in the quarries to its place. */
    private static void takeCardsBack(MayaPosition p) {
        p.clearQuarries();
        p.setRevealed(0);
        p.setStopped(0);
        p.setWorkersAt(NOBODY);
        for (int token : SERVED) {
            p.setHolder(token, NOBODY);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            p.setHand(seat, Card.fullHand(p.seats()));
            p.setShields(seat, 0);
        }
    }
}
