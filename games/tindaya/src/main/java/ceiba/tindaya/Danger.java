package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** What may strike in this era, as bots see it. */
final class Danger {

    private Danger() {}

    /** Which of eruption and tsunami are still to strike in this era, as bits: for {@link #strikes}. */
    static int pending(TindayaPosition p) {
        int pending = 0;
        for (int index = p.resolved(), disaster; (disaster = p.disaster(index)) != NOBODY; index++) {
            pending |= disaster == ERUPTION || disaster == TSUNAMI ? 1 << disaster : 0;
        }
        return pending;
    }

    /** How many eruptions and tsunamis of this era are expected to strike a hex at today's wrath: 1 each if foreseen there. */
    static float strikes(TindayaPosition p, int hex, int pending) {
        float strikes = 0;
        for (int left = pending; left != 0; left &= left - 1) {
            int disaster = Integer.numberOfTrailingZeros(left);
            strikes += p.hasSpoken(TIBIABIN)
                    ? isWithin(p, disaster, p.epicentre(disaster), hex) ? 1 : 0
                    : chance(p, disaster, hex);
        }
        return strikes;
    }

    private static boolean isWithin(TindayaPosition p, int disaster, int centre, int hex) {
        return Hexes.distance(centre, hex) <= p.rings(Disasters.godOf(disaster));
    }

    /** All volcanoes, or abysses, are as likely. */
    private static float chance(TindayaPosition p, int disaster, int hex) {
        int rings = p.rings(Disasters.godOf(disaster));
        int near = 0;
        for (int number = 0; number < Hexes.BASES; number++) {
            int centre = disaster == ERUPTION ? p.volcanoHex(number) : p.abyssHex(number);
            near += Hexes.distance(centre, hex) <= rings ? 1 : 0;
        }
        return (float) near / Hexes.BASES;
    }

    // The islands that ships would attack, in one number: the lowest hex of each plus 1.
    private static final int TARGET_BITS = 7;

    // What ships would take of a tribe, in one number.
    private static final int VILLAGERS_SHIFT = 8;
    private static final int NOBLES_SHIFT = 16;

    /** Where the ships would attack now: for {@link #attacked}. */
    static int targets(TindayaPosition p) {
        int targets = 0;
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            int island = p.ship(ship) == NOBODY ? Hexes.NONE : Ships.target(p, ship);
            targets |= (island + 1) << (ship * TARGET_BITS);
        }
        return targets;
    }

    /** What a tribe would lose if the ships attacked now and it defended itself alone: settlements and natives in one number. */
    static int attacked(TindayaPosition p, int tribe, int targets) {
        int weapons = p.weapons(tribe);
        int attackers = p.box().attackers;
        int lost = 0;
        for (int left = targets; left != 0; left >>>= TARGET_BITS) {
            int island = (left & (1 << TARGET_BITS) - 1) - 1;
            int hex = island == Hexes.NONE ? Hexes.NONE : Ships.nextSettlement(p, island, island);
            while (hex != Hexes.NONE) {
                if (p.natives(tribe, hex) >= attackers && weapons >= attackers && !p.hasWall(hex)) {
                    weapons -= attackers;
                } else if (!p.hasWall(hex)) {
                    lost += p.controller(hex) == tribe ? 1 : 0;
                    lost += (p.villagers(tribe, hex) << VILLAGERS_SHIFT) + (p.nobles(tribe, hex) << NOBLES_SHIFT);
                }
                hex = Ships.nextSettlement(p, island, hex + 1);
            }
        }
        return lost;
    }

    static int settlements(int lost) {
        return lost & (1 << VILLAGERS_SHIFT) - 1;
    }

    static int villagers(int lost) {
        return lost >> VILLAGERS_SHIFT & (1 << (NOBLES_SHIFT - VILLAGERS_SHIFT)) - 1;
    }

    static int nobles(int lost) {
        return lost >> NOBLES_SHIFT;
    }
}
