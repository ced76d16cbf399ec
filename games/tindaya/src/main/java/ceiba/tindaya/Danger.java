package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** What may strike in this era, as bots see it. */
final class Danger {

    private Danger() {}

    // What is still to strike, in one number: the disasters as bits, then how far each god's reach now and in the end.
    private static final int RINGS_NOW = 8;
    private static final int RINGS_THEN = 16;
    private static final int RINGS_BITS = 2;

    /**
     * Which of eruption and tsunami are still to strike in this era, and how far: for {@link #strikes}. The offerings come
     * before the events, so that a card which is not full makes them reach further.
     */
    static int pending(TindayaPosition p) {
        int pending = 0;
        for (int index = p.resolved(), disaster; (disaster = p.disaster(index)) != NOBODY; index++) {
            if (disaster == ERUPTION || disaster == TSUNAMI) {
                int god = Disasters.godOf(disaster);
                pending |= 1 << disaster;
                pending |= p.rings(god) << (RINGS_NOW + god * RINGS_BITS);
                pending |= p.ringsAt(wrathThen(p, god)) << (RINGS_THEN + god * RINGS_BITS);
            }
        }
        return pending;
    }

    /** A god's wrath when the events strike, if nothing more is given and all are fed. */
    private static int wrathThen(TindayaPosition p, int god) {
        return p.wrath(god) + (p.endStep() > EraEnd.OFFERINGS ? 0 : Appeasement.change(p, god));
    }

    /**
     * How many eruptions and tsunamis of this era are expected to strike a hex: 1 each if foreseen there, half of it if only
     * today's wrath or only what it is going to be reaches so far.
     */
    static float strikes(TindayaPosition p, int hex, int pending) {
        float strikes = 0;
        for (int left = pending & (1 << RINGS_NOW) - 1; left != 0; left &= left - 1) {
            int disaster = Integer.numberOfTrailingZeros(left);
            int shift = Disasters.godOf(disaster) * RINGS_BITS;
            int now = pending >> (RINGS_NOW + shift) & (1 << RINGS_BITS) - 1;
            int then = pending >> (RINGS_THEN + shift) & (1 << RINGS_BITS) - 1;
            strikes += p.hasSpoken(TIBIABIN)
                    ? reached(Hexes.distance(p.epicentre(disaster), hex), now, then)
                    : chance(p, disaster, hex, now, then);
        }
        return strikes;
    }

    private static float reached(int distance, int now, int then) {
        return (distance <= now ? 0.5f : 0) + (distance <= then ? 0.5f : 0);
    }

    /** All volcanoes, or abysses, are as likely. */
    private static float chance(TindayaPosition p, int disaster, int hex, int now, int then) {
        float near = 0;
        for (int number = 0; number < Hexes.BASES; number++) {
            int centre = disaster == ERUPTION ? p.volcanoHex(number) : p.abyssHex(number);
            near += reached(Hexes.distance(centre, hex), now, then);
        }
        return near / Hexes.BASES;
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
