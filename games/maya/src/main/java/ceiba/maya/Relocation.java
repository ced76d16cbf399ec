package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Step;

/** The tokens Relocate and Extra cube: an own cube from a pyramid or from the supply to the bottom of a pyramid. */
final class Relocation {

    /** Where a cube comes from: the supply, or a place on a pyramid plus 1. */
    static final int SUPPLY = 0;

    private Relocation() {}

    static int place(int pyramid, int level) {
        return pyramid * MAX_LEVELS + level;
    }

    static int pyramidOf(int place) {
        return place / MAX_LEVELS;
    }

    static int levelOf(int place) {
        return place % MAX_LEVELS;
    }

    /** Own cubes that leave none of their colour above without support, and have somewhere to go. */
    static long legalFrom(MayaPosition p, int seat) {
        long spaces = legalTo(p, SUPPLY);
        long legal = 0;
        for (int pyramid : p.pyramids()) {
            for (int level = 0; level < p.numbers().levels(pyramid); level++) {
                int cubes = p.cubesOn(seat, pyramid, level);
                boolean carries = cubes == 1
                        && level + 1 < p.numbers().levels(pyramid)
                        && p.cubesOn(seat, pyramid, level + 1) > 0;
                long elsewhere = level == 0 ? spaces & ~(1L << pyramid) : spaces;
                if (cubes > 0 && !carries && elsewhere != 0) {
                    legal |= 1L << place(pyramid, level);
                }
            }
        }
        return legal;
    }

    /** Pyramids with space at the bottom; from there to the same place is no move. */
    static long legalTo(MayaPosition p, int from) {
        long legal = 0;
        for (int pyramid : p.pyramids()) {
            if (!p.isFull(pyramid, 0) && from != place(pyramid, 0) + 1) {
                legal |= 1L << pyramid;
            }
        }
        return legal;
    }

    static void take(MayaPosition p, int from, int pyramid) {
        int seat = p.active();
        if (from == SUPPLY) {
            p.addSupply(seat, -1);
        } else {
            p.addCubesOn(seat, pyramidOf(from - 1), levelOf(from - 1), -1);
            p.note(MayaEvent.TAKE_OFF, seat, pyramidOf(from - 1), levelOf(from - 1), 0);
        }
        p.note(MayaEvent.BUILD, seat, pyramid, 0, seat);
        Building.set(p, seat, pyramid, 0);
        p.setStep(Step.of(MayaStep.TURN, 0));
    }
}
