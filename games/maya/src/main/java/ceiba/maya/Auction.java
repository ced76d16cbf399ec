package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** The variant for experts: before digging all bid in secret for the blue tokens. */
final class Auction {

    private static final int TEN = 10;

    private Auction() {}

    static void begin(MayaPosition p) {
        p.note(MayaEvent.OFFERED, NOBODY, p.offered(p.round()), 0, 0);
        p.ask(p.start(), MayaStep.TENS, 0);
    }

    static long legalTens(MayaPosition p) {
        return upTo(Math.min(p.gold(p.active()) / TEN, MayaStep.LAST_OPTION - 1));
    }

    static long legalUnits(MayaPosition p, int tens) {
        return upTo(Math.min(p.gold(p.active()) - TEN * tens, TEN - 1));
    }

    private static long upTo(int number) {
        return (2L << number) - 1;
    }

    static int amount(int tens, int units) {
        return TEN * tens + units;
    }

    static void bid(MayaPosition p, int tens, int units) {
        int seat = p.active();
        p.setBid(seat, amount(tens, units));
        p.note(MayaEvent.BID, seat, p.bid(seat), 0, 0);
        int next = p.leftOf(seat);
        if (next != p.start()) {
            p.ask(next, MayaStep.TENS, 0);
        } else {
            reveal(p);
        }
    }

    /** The lowest bidder takes the money back; the others pay. */
    private static void reveal(MayaPosition p) {
        for (int places = 0; places < p.seats(); places++) {
            int seat = p.fromStart(places);
            p.note(MayaEvent.BID_SHOWN, seat, p.bid(seat), 0, 0);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.bid(seat) > 0 && rank(p, seat) < p.seats() - 1) {
                p.addGold(seat, -p.bid(seat));
                p.note(MayaEvent.BID_PAID, seat, p.bid(seat), 0, 0);
            }
        }
        askForPick(p, 0);
    }

    /** How many bidders come before a seat: by bid, then clockwise from the start player. */
    static int rank(MayaPosition p, int seat) {
        int rank = 0;
        boolean before = true;
        for (int places = 0; places < p.seats(); places++) {
            int other = p.fromStart(places);
            before &= other != seat;
            if (p.bid(other) > p.bid(seat) || (before && p.bid(other) == p.bid(seat))) {
                rank++;
            }
        }
        return rank;
    }

    /** The highest bidder picks first; the lowest, and whoever bid nothing, picks none. */
    private static void askForPick(MayaPosition p, int rank) {
        if (rank < p.seats() - 1) {
            for (int seat = 0; seat < p.seats(); seat++) {
                if (p.bid(seat) > 0 && rank(p, seat) == rank) {
                    p.ask(seat, MayaStep.PICK, rank);
                    return;
                }
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            p.setBid(seat, MayaPosition.NO_BID);
        }
        Round.after(p, Round.Phase.AUCTION);
    }

    static long legalPicks(MayaPosition p) {
        int left = p.offered(p.round());
        for (int token = 0; token < BLUE_TOKENS; token++) {
            if (p.holder(FIRST_BLUE + token) != NOBODY) {
                left &= ~(1 << token);
            }
        }
        return left;
    }

    static void pick(MayaPosition p, int rank, int option) {
        p.setHolder(FIRST_BLUE + option, p.active());
        p.note(MayaEvent.TOKEN, p.active(), FIRST_BLUE + option, 0, 0);
        askForPick(p, rank + 1);
    }
}
