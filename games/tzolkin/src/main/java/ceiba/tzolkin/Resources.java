package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

/** Paying or taking one to three resources of any mix: each mix is one option. */
final class Resources {

    /** The mixes: 3 of one resource, then 6 of two, then 10 of three; each row is wood, stone, gold. */
    static final int[][] MIXES = mixes();

    private static final int[] FIRST_OF_SIZE = {0, 0, 3, 9, 19};

    private Resources() {}

    /** The mixes of so many resources, as bits. */
    static long ofSize(int size) {
        return (1L << FIRST_OF_SIZE[size + 1]) - (1L << FIRST_OF_SIZE[size]);
    }

    static long legalToPay(TzolkinPosition p, int size) {
        int seat = p.active();
        int wood = p.has(seat, WOOD);
        int stone = p.has(seat, STONE);
        int gold = p.has(seat, GOLD);
        long options = 0;
        for (int mix = FIRST_OF_SIZE[size]; mix < FIRST_OF_SIZE[size + 1]; mix++) {
            int[] needs = MIXES[mix];
            if (needs[0] <= wood && needs[1] <= stone && needs[2] <= gold) {
                options |= 1L << mix;
            }
        }
        return options;
    }

    static void pay(TzolkinPosition p, int mix) {
        for (int good = WOOD; good <= GOLD; good++) {
            p.pay(p.active(), good, MIXES[mix][good - WOOD]);
        }
    }

    static void gain(TzolkinPosition p, int mix) {
        for (int good = WOOD; good <= GOLD; good++) {
            p.gain(p.active(), good, MIXES[mix][good - WOOD]);
        }
    }

    private static int[][] mixes() {
        int[][] mixes = new int[19][];
        int next = 0;
        for (int size = 1; size <= 3; size++) {
            for (int wood = size; wood >= 0; wood--) {
                for (int stone = size - wood; stone >= 0; stone--) {
                    mixes[next++] = new int[] {wood, stone, size - wood - stone};
                }
            }
        }
        return mixes;
    }
}
