package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** Phase 3: gold for most and second most cubes on every level, then erosion and a new round, or the end. */
final class Scoring {

    private Scoring() {}

    static void score(MayaPosition p) {
        for (int pyramid : p.pyramids()) {
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                scoreLevel(p, pyramid, level);
            }
        }
        for (int token = 0; token < TOKENS.length; token++) {
            p.setHolder(token, NOBODY);
        }
        boolean last = p.round() == Box.ROUNDS;
        for (int colour = 0; colour < p.colours(); colour++) {
            if (!last) {
                erode(p, colour);
            }
            p.setEarned(colour, 0);
        }
        if (last) {
            p.note(MayaEvent.END, NOBODY, 0, 0, 0);
            p.setActive(p.start());
            p.setStep(Step.OVER);
        } else {
            p.setRound(p.round() + 1);
            FirstCubes.beginRound(p);
        }
    }

    /** All who tie for most get the greater number, all who tie for second the smaller one. */
    private static void scoreLevel(MayaPosition p, int pyramid, int level) {
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

    private static int gold(MayaPosition p, int pyramid, int level, int cubes, int most, int second) {
        if (cubes == 0) {
            return 0;
        }
        return cubes == most
                ? p.numbers().first(pyramid, level)
                : cubes == second ? p.numbers().second(pyramid, level) : 0;
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
