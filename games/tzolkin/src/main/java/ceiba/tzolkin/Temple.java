package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

/** The three temples: steps up, steps down, and the decisions about them. */
final class Temple {

    /** The pairs of the step RAISE_TWO, by option. */
    static final int[][] PAIRS = {{BROWN, YELLOW}, {BROWN, GREEN}, {YELLOW, GREEN}};

    private Temple() {}

    /** Temples in which the seat can step up, as bits. */
    static long risable(TzolkinPosition p, int seat) {
        long temples = 0;
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            if (canRise(p, seat, temple)) {
                temples |= 1L << temple;
            }
        }
        return temples;
    }

    /** Temples in which the seat can step down, as bits. */
    static long descendable(TzolkinPosition p, int seat) {
        long temples = 0;
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            if (p.step(seat, temple) > 0) {
                temples |= 1L << temple;
            }
        }
        return temples;
    }

    /** One step up; wasted at the top, or below it if somebody is there. */
    static void rise(TzolkinPosition p, int seat, int temple) {
        if (!canRise(p, seat, temple)) {
            p.note(TzolkinEvent.STEP_WASTED, seat, temple, 0, 0);
            return;
        }
        int step = p.step(seat, temple) + 1;
        p.setStep(seat, temple, step);
        p.note(TzolkinEvent.STEP_UP, seat, temple, step, 0);
        if (step == Board.top(temple) && !p.light(seat)) {
            p.setLight(seat, true);
            p.note(TzolkinEvent.SIDE, seat, 1, 0, 0);
        }
    }

    static void descend(TzolkinPosition p, int seat, int temple) {
        int step = p.step(seat, temple) - 1;
        p.setStep(seat, temple, step);
        p.note(TzolkinEvent.STEP_DOWN, seat, temple, step, 0);
    }

    static boolean canRise(TzolkinPosition p, int seat, int temple) {
        int next = p.step(seat, temple) + 1;
        if (next < Board.top(temple)) {
            return true;
        }
        if (next > Board.top(temple)) {
            return false;
        }
        for (int other = 0; other < p.seats(); other++) {
            if (p.step(other, temple) == next) {
                return false;
            }
        }
        return true;
    }

    /** Two different temples; one of the two steps may be wasted. */
    static long legalPairs(TzolkinPosition p) {
        long risable = risable(p, p.active());
        long options = 0;
        for (int pair = 0; pair < PAIRS.length; pair++) {
            if ((risable >> PAIRS[pair][0] & 1) != 0 || (risable >> PAIRS[pair][1] & 1) != 0) {
                options |= 1L << pair;
            }
        }
        return options;
    }

    static void takePair(TzolkinPosition p, int pair) {
        rise(p, p.active(), PAIRS[pair][0]);
        rise(p, p.active(), PAIRS[pair][1]);
    }
}
