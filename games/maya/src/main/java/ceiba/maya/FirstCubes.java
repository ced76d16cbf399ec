package ceiba.maya;

import static ceiba.maya.Glossary.*;

/** Before the first round the seats set their first cubes at the bottom, no two of a colour on the same pyramid. */
final class FirstCubes {

    private FirstCubes() {}

    static long legal(MayaPosition p) {
        int seat = p.active();
        long legal = 0;
        for (int pyramid : p.pyramids()) {
            if (p.cubes(seat, false) > 0 && p.cubesOn(seat, pyramid, 0) == 0) {
                legal |= 1L << pyramid;
            }
            if (p.cubes(seat, true) > 0 && p.cubesOn(NEUTRAL, pyramid, 0) == 0) {
                legal |= 1L << (Building.NEUTRAL_CUBE + pyramid);
            }
        }
        return legal;
    }

    static void take(MayaPosition p, int option) {
        Building.setFromHand(p, option >= Building.NEUTRAL_CUBE, option % Building.NEUTRAL_CUBE, 0);
        int next = p.leftOf(p.active());
        if (p.cubes(next) > 0) {
            p.setActive(next);
        } else {
            Round.after(p, Round.Phase.START);
        }
    }
}
