package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/**
 * The market of Uxmal 2: corn for resources and back, one trade at a time. The rates are the same both ways, so nobody
 * gains by buying and selling the same resource in one visit; it is not offered, which also keeps a visit finite.
 */
final class Market {

    // Options: + good.
    static final int BUY = 0;
    static final int SELL = 4;

    private Market() {}

    /** The argument has the bits of the options that were used in this visit. */
    static long legal(TzolkinPosition p, int traded) {
        int seat = p.active();
        long options = TzolkinStep.NONE_BIT;
        for (int good = WOOD; good <= GOLD; good++) {
            if (p.corn(seat) >= Board.MARKET[good] && (traded >> (SELL + good) & 1) == 0) {
                options |= 1L << (BUY + good);
            }
            if (p.has(seat, good) > 0 && (traded >> (BUY + good) & 1) == 0) {
                options |= 1L << (SELL + good);
            }
        }
        return options;
    }

    static void take(TzolkinPosition p, int traded, int option) {
        if (option == TzolkinStep.NONE) {
            return;
        }
        int seat = p.active();
        boolean buying = option < SELL;
        int good = buying ? option - BUY : option - SELL;
        if (buying) {
            p.pay(seat, CORN, Board.MARKET[good]);
            p.gain(seat, good, 1);
        } else {
            p.pay(seat, good, 1);
            p.gain(seat, CORN, Board.MARKET[good]);
        }
        p.push(Step.of(TzolkinStep.MARKET, traded | 1 << option));
    }
}
