package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;

/** The generosity of kings: gifts decide the order of turns and are spread over everybody's plaques. */
final class Auction {

    /** The option to pass; any other is the cattle given. */
    static final int PASS = 0;

    /** Nobody ever has so many cattle; more could not be given at once. */
    static final int MOST = ZimbabweStep.LAST_OPTION - 1;

    private Auction() {}

    static void begin(ZimbabwePosition p) {
        p.setTurnsTaken(0);
        p.setGodPlaque(p.worshipper(SHADIPINYI) != NOBODY);
        lineUp(p);
        p.setActive(p.queue(0));
        p.replaceTop(Step.of(ZimbabweStep.GIFT));
    }

    /** Higher requirements come first; among equals who is lower in the pile. */
    static void lineUp(ZimbabwePosition p) {
        for (int index = 0; index < p.seats(); index++) {
            int seat = p.pile(index);
            int at = index;
            while (at > 0 && p.requirement(p.queue(at - 1)) < p.requirement(seat)) {
                p.setQueue(at, p.queue(at - 1));
                at--;
            }
            p.setQueue(at, seat);
        }
    }

    static int least(ZimbabwePosition p) {
        return p.lastGift() + 1;
    }

    static int most(ZimbabwePosition p, int seat) {
        return Math.min(MOST, p.cattle(seat) + fromStock(p, seat, Box.ELEGUA_CATTLE));
    }

    /** How many cattle of a gift come from the stock: the first ones of the first gift of Elegua's worshipper. */
    static int fromStock(ZimbabwePosition p, int seat, int gift) {
        return p.worships(seat, ELEGUA) && !p.gave(seat) ? Math.min(gift, Box.ELEGUA_CATTLE) : 0;
    }

    static long legal(ZimbabwePosition p) {
        long first = 1L << PASS;
        int most = most(p, p.active());
        for (int gift = least(p); gift <= most; gift++) {
            if (gift < Long.SIZE) {
                first |= 1L << gift;
            } else {
                p.allow(gift);
            }
        }
        return first;
    }

    static void take(ZimbabwePosition p, int option) {
        if (option == PASS) {
            pass(p);
        } else {
            give(p, option);
        }
    }

    private static void give(ZimbabwePosition p, int gift) {
        int seat = p.active();
        int stock = fromStock(p, seat, gift);
        p.note(ZimbabweEvent.GIFT, seat, gift, stock, p.nextPlaque());
        p.takeFromStock(seat, stock);
        p.addCattle(seat, -gift);
        int plaque = p.nextPlaque();
        for (int left = gift; left > 0; left--) {
            p.setOnPlaque(plaque, p.onPlaque(plaque) + 1);
            plaque = plaque + 1 == p.plaques() ? 0 : plaque + 1;
        }
        p.setNextPlaque(plaque);
        p.setLastGift(gift);
        p.setGivers(p.givers() | 1 << seat);
        p.setActive(nextBidder(p, seat));
    }

    private static void pass(ZimbabwePosition p) {
        int seat = p.active();
        p.note(ZimbabweEvent.PASS, seat, p.seats() - p.passes(), 0, 0);
        p.addPass(seat);
        int next = nextBidder(p, seat);
        if (p.passes() == p.seats() - 1) {
            end(p, next);
        } else {
            p.setActive(next);
        }
    }

    private static int nextBidder(ZimbabwePosition p, int seat) {
        int index = 0;
        while (p.queue(index) != seat) {
            index++;
        }
        do {
            index = index + 1 == p.seats() ? 0 : index + 1;
        } while (p.hasPassed(p.queue(index)));
        return p.queue(index);
    }

    private static void end(ZimbabwePosition p, int first) {
        p.note(ZimbabweEvent.LEADS, first, 0, 0, 0);
        p.setOrder(0, first);
        for (int index = 0; index < p.passes(); index++) {
            p.setOrder(p.seats() - 1 - index, p.passed(index));
        }
        int god = p.hasGodPlaque() ? p.worshipper(SHADIPINYI) : NOBODY;
        for (int plaque = p.plaques() - p.seats(); plaque < p.plaques(); plaque++) {
            int seat = p.plaqueOf(plaque);
            int more = seat == god ? p.onPlaque(0) : 0;
            if (p.onPlaque(plaque) + more > 0) {
                p.note(ZimbabweEvent.COLLECT, seat, p.onPlaque(plaque), more, 0);
                p.addCattle(seat, p.onPlaque(plaque) + more);
            }
        }
        p.clearAuction();
        Turn.begin(p);
    }
}
