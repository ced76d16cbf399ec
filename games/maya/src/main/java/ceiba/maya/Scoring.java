package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** Phase 3: gold for most and second most cubes on every level, and erosion; and who is ahead. */
final class Scoring {

    private static final int RANK_BITS = 8;

    private Scoring() {}

    /** Pays every level, and takes the tokens back. */
    static void score(MayaPosition p) {
        for (int pyramid : p.pyramids()) {
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                scoreLevel(p, pyramid, level);
            }
        }
        for (int token = 0; token < TOKENS.length; token++) {
            p.setHolder(token, NOBODY);
        }
    }

    static void erode(MayaPosition p) {
        for (int colour = 0; colour < p.colours(); colour++) {
            erode(p, colour);
        }
        forget(p);
    }

    /** What was earned no longer matters. */
    static void forget(MayaPosition p) {
        for (int colour = 0; colour < p.colours(); colour++) {
            p.setEarned(colour, 0);
        }
    }

    /** The more gold; of equal ones, the fewer cubes in the supply. */
    static boolean isAhead(MayaPosition p, int one, int another) {
        return p.gold(one) != p.gold(another) ? p.gold(one) > p.gold(another) : p.supply(one) < p.supply(another);
    }

    /** All who tie for most get the greater number, all who tie for second the smaller one. */
    private static void scoreLevel(MayaPosition p, int pyramid, int level) {
        int ranks = ranks(p, pyramid, level);
        int most = most(ranks);
        int second = second(ranks);
        for (int colour = 0; colour < p.colours(); colour++) {
            int gold = gold(p, pyramid, level, p.cubesOn(colour, pyramid, level), most, second);
            if (gold > 0) {
                p.setEarned(colour, p.earned(colour) | 1 << Relocation.place(pyramid, level));
                if (colour < p.seats()) {
                    p.addGold(colour, gold);
                    p.note(MayaEvent.GOLD, colour, gold, pyramid, level);
                }
            }
        }
    }

    /** The greatest number of cubes of one colour on a level, and the second greatest. */
    private static int ranks(MayaPosition p, int pyramid, int level) {
        int most = 0;
        int second = 0;
        for (int colour = 0; colour < p.colours(); colour++) {
            int cubes = p.cubesOn(colour, pyramid, level);
            if (cubes > most) {
                second = most;
                most = cubes;
            } else if (cubes < most && cubes > second) {
                second = cubes;
            }
        }
        return most << RANK_BITS | second;
    }

    private static int most(int ranks) {
        return ranks >> RANK_BITS;
    }

    private static int second(int ranks) {
        return ranks & (1 << RANK_BITS) - 1;
    }

    private static int gold(MayaPosition p, int pyramid, int level, int cubes, int most, int second) {
        if (cubes == 0) {
            return 0;
        }
        return cubes == most
                ? p.numbers().first(pyramid, level)
                : cubes == second ? p.numbers().second(pyramid, level) : 0;
    }

    /** The gold that a seat would be paid for a level. */
    static int paid(MayaPosition p, int seat, int pyramid, int level) {
        int ranks = ranks(p, pyramid, level);
        return gold(p, pyramid, level, p.cubesOn(seat, pyramid, level), most(ranks), second(ranks));
    }

    /** The gold that a seat would be paid for all levels. */
    static int paid(MayaPosition p, int seat) {
        int gold = 0;
        for (int pyramid : p.pyramids()) {
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                gold += paid(p, seat, pyramid, level);
            }
        }
        return gold;
    }

    /** The colours with most cubes on a level, as bits. */
    static int firsts(MayaPosition p, int pyramid, int level) {
        return having(p, pyramid, level, most(ranks(p, pyramid, level)));
    }

    /** The colours with second most, as bits. */
    static int seconds(MayaPosition p, int pyramid, int level) {
        return having(p, pyramid, level, second(ranks(p, pyramid, level)));
    }

    private static int having(MayaPosition p, int pyramid, int level, int cubes) {
        int colours = 0;
        for (int colour = 0; cubes > 0 && colour < p.colours(); colour++) {
            colours |= p.cubesOn(colour, pyramid, level) == cubes ? 1 << colour : 0;
        }
        return colours;
    }

    /** A cube off every level that earned gold; whoever then has none on a level loses those above it, too. */
    private static void erode(MayaPosition p, int colour) {
        for (int pyramid : p.pyramids()) {
            boolean supported = true;
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                int cubes = p.cubesOn(colour, pyramid, level);
                if (!supported) {
                    for (int cube = 0; cube < cubes; cube++) {
                        remove(p, colour, pyramid, level, MayaEvent.FALL);
                    }
                } else if ((p.earned(colour) >> Relocation.place(pyramid, level) & 1) != 0) {
                    remove(p, colour, pyramid, level, MayaEvent.ERODE);
                }
                supported = p.cubesOn(colour, pyramid, level) > 0;
            }
        }
    }

    private static void remove(MayaPosition p, int colour, int pyramid, int level, MayaEvent why) {
        p.addCubesOn(colour, pyramid, level, -1);
        p.addSupply(colour, 1);
        p.note(why, p.named(colour), pyramid, level, p.named(colour));
    }
}
