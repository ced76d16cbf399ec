package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

/**
 * The five gears as bits of a long: a worker on space s of gear g is the bit {@code base(g) + s}. Each seat has such a
 * long, and so have the dummies; the wheel turns all workers of a seat with one shift.
 */
final class Gears {

    /** Teeth, and the highest space with a number; the teeth beyond are unnumbered. */
    static final int[] TEETH = {10, 10, 10, 10, 13};

    static final int[] LAST_SPACE = {7, 7, 7, 7, 10};

    /** The last action; the spaces above it are free choices among the gear's actions. */
    static final int[] LAST_ACTION = {5, 5, 5, 5, 9};

    /** Bits in use: four small gears and the large one. */
    static final int BITS = 53;

    /** Every numbered space. */
    static final long NUMBERED = spaces(0, 7, 0, 10);

    /** Where a player's worker is after it was pushed off. */
    static final long PUSHED_OFF = spaces(8, 8, 11, 11);

    /** A worker here would be pushed off by the second day of a double advance, but not by the first. */
    static final long SECOND_DAY_PUSHES = spaces(6, 6, 9, 9);

    /** The last tooth, from which a dummy comes round to space 0. */
    private static final long LAST_TOOTH_SMALL = bit(0, 9) | bit(1, 9) | bit(2, 9) | bit(3, 9);

    private static final long LAST_TOOTH_LARGE = bit(CHICHEN_ITZA, 12);

    private Gears() {}

    static int base(int gear) {
        return gear * 10;
    }

    static long bit(int gear, int space) {
        return 1L << (base(gear) + space);
    }

    static int gearOf(int index) {
        return Math.min(index / 10, CHICHEN_ITZA);
    }

    static int spaceOf(int index) {
        return index - base(gearOf(index));
    }

    /** Player's workers after one day; those in {@link #PUSHED_OFF} have left the gear. */
    static long turned(long workers) {
        return workers << 1;
    }

    /** Dummies after one day: they are never pushed off. */
    static long dummiesTurned(long dummies) {
        long small = dummies & LAST_TOOTH_SMALL;
        long large = dummies & LAST_TOOTH_LARGE;
        return (dummies ^ small ^ large) << 1 | small >>> 9 | large >>> 12;
    }

    /** The lowest space without a worker; beyond {@link #LAST_SPACE} if the gear is full. */
    static int lowestFree(long occupied, int gear) {
        return Long.numberOfTrailingZeros(~occupied >>> base(gear));
    }

    private static long spaces(int firstSmall, int lastSmall, int firstLarge, int lastLarge) {
        long spaces = 0;
        for (int gear = 0; gear < GEARS.length; gear++) {
            boolean large = gear == CHICHEN_ITZA;
            for (int space = large ? firstLarge : firstSmall; space <= (large ? lastLarge : lastSmall); space++) {
                spaces |= bit(gear, space);
            }
        }
        return spaces;
    }
}
