package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/** Theology: level 1 reaches one space ahead on Chichen Itza, level 2 offers a resource for a step, level 3 finds skulls. */
final class Theology {

    private Theology() {}

    /** Level 1: a worker on Chichen Itza may use the action of the next space, too. */
    static boolean reachesAhead(TzolkinPosition p, int seat, int gear) {
        return gear == CHICHEN_ITZA && p.level(seat, THEOLOGY) >= 1;
    }

    /** Level 2: after an action of Chichen Itza a resource may be offered. */
    static void askForOffer(TzolkinPosition p, int seat) {
        if (p.level(seat, THEOLOGY) >= 2) {
            p.push(Step.of(TzolkinStep.OFFER));
        }
    }

    /** Option n is the good n. */
    static long legalOffers(TzolkinPosition p) {
        int seat = p.active();
        long options = TzolkinStep.NONE_BIT;
        if (Temple.risable(p, seat) != 0) {
            for (int good = WOOD; good <= GOLD; good++) {
                if (p.has(seat, good) > 0) {
                    options |= 1L << good;
                }
            }
        }
        return options;
    }

    static void takeOffer(TzolkinPosition p, int good) {
        if (good != TzolkinStep.NONE) {
            p.pay(p.active(), good, 1);
            p.push(Step.of(TzolkinStep.RAISE));
        }
    }

    /** Level 3: a skull more from Yaxchilan. */
    static int moreSkulls(TzolkinPosition p, int seat) {
        return p.level(seat, THEOLOGY) >= 3 ? 1 : 0;
    }
}
