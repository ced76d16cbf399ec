package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Rng;
import ceiba.engine.Step;

/** Starting wealth: four tiles dealt to each in secret, two kept, all shown together. */
final class Wealth {

    static final int DEALT = 4;
    static final int KEPT = 2;

    private Wealth() {}

    /** Option n is the tile n + 1. */
    static long legal(TzolkinPosition p) {
        int seat = p.active();
        return p.dealt(seat) & ~p.wealth(seat);
    }

    static void keep(TzolkinPosition p, int option) {
        int seat = p.active();
        p.setWealth(seat, p.wealth(seat) | 1 << option);
        p.note(TzolkinEvent.KEEP, seat, option + 1, 0, 0);
        if (Integer.bitCount(p.wealth(seat)) < KEPT) {
            p.push(Step.of(TzolkinStep.KEEP));
        } else if (seat + 1 < p.seats()) {
            p.setActive(seat + 1);
            p.push(Step.of(TzolkinStep.KEEP));
        } else {
            reveal(p);
            Calendar.beginRound(p);
        }
    }

    private static void reveal(TzolkinPosition p) {
        p.setDummyTiles(0);
        for (int seat = 0; seat < p.seats(); seat++) {
            p.setDealt(seat, 0);
            apply(p, seat);
        }
    }

    /**
     * Gives a seat what its tiles give. Nobody begins at the top of a technology; who does in a position made by hand gets no
     * bonus, for it may have to be chosen, and it is nobody's turn yet.
     */
    static void apply(TzolkinPosition p, int seat) {
        for (int left = p.wealth(seat); left != 0; left &= left - 1) {
            int tile = Integer.numberOfTrailingZeros(left) + 1;
            p.note(TzolkinEvent.WEALTH, seat, tile, 0, 0);
            for (int effect : Tile.wealth(tile).effects) {
                if (!isBeyondTheTop(p, seat, Effect.of(effect))) {
                    Building.apply(p, seat, effect);
                }
            }
        }
    }

    private static boolean isBeyondTheTop(TzolkinPosition p, int seat, Effect what) {
        return switch (what) {
            case AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY ->
                p.level(seat, what.ordinal() - Effect.AGRICULTURE.ordinal()) == TOP_LEVEL;
            default -> false;
        };
    }

    /** Workers that a kept tile feeds for the whole match; tiles still in secret feed nobody. */
    static int fedFree(TzolkinPosition p, int seat) {
        if (p.dealt(seat) != 0) {
            return 0;
        }
        int free = 0;
        for (int left = p.wealth(seat); left != 0; left &= left - 1) {
            free += Tile.wealth(Integer.numberOfTrailingZeros(left) + 1).feeds;
        }
        return free;
    }

    /**
     * Deals the others new tiles from all that the observer has not seen: neither own ones nor those drawn for dummies. Who
     * has already kept some keeps as many of the new ones.
     */
    static void redraw(TzolkinPosition p, int observer, Rng rng) {
        int seen = p.dummyTiles();
        if (observer >= 0) {
            seen |= p.dealt(observer);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            if (seat == observer || p.dealt(seat) == 0) {
                continue;
            }
            int kept = Integer.bitCount(p.wealth(seat));
            int dealt = pick(~seen & (1 << WEALTH_TILES) - 1, DEALT, rng);
            seen |= dealt;
            p.setDealt(seat, dealt);
            p.setWealth(seat, pick(dealt, kept, rng));
        }
    }

    /** So many random bits of these. */
    private static int pick(int from, int number, Rng rng) {
        int left = from;
        int picked = 0;
        for (int i = 0; i < number; i++) {
            int skip = rng.below(Integer.bitCount(left));
            int rest = left;
            for (int j = 0; j < skip; j++) {
                rest &= rest - 1;
            }
            int one = Integer.lowestOneBit(rest);
            picked |= one;
            left ^= one;
        }
        return picked;
    }
}
