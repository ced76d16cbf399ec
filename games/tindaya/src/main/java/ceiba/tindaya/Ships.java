package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/**
 * The ships of the conquistadors (T-29, T-30): each attacks the nearest island, every settlement there one after the other.
 * How far it is lies in the argument of its step: the ship, the hex that is attacked, from 1, and how many tribes have been
 * asked, first for protection, then for weapons. What a tribe has committed is counted for it.
 */
final class Ships {

    private static final int HEX_SHIFT = 2;
    private static final int HEX_BITS = 7;
    private static final int ASKED_SHIFT = HEX_SHIFT + HEX_BITS;

    /** In place of a hex: the attack is over. */
    private static final int LEAVING = (1 << HEX_BITS) - 1;

    // How one of the nearest islands attracts a ship: settlements count first, then natives.
    private static final int PER_SETTLEMENT = 1 << 8;

    private Ships() {}

    static void attack(TindayaPosition p, int ship) {
        p.push(step(ship, 0, 0));
    }

    private static int step(int ship, int place, int asked) {
        return Step.of(TindayaStep.ATTACK, ship | place << HEX_SHIFT | asked << ASKED_SHIFT);
    }

    static void resolve(TindayaPosition p, int argument) {
        int ship = argument & (1 << HEX_SHIFT) - 1;
        int place = place(argument);
        int asked = argument >> ASKED_SHIFT;
        if (p.ship(ship) == NOBODY) {
            p.pop(); // it never came
        } else if (place == 0) {
            p.replaceTop(step(ship, LEAVING, 0)); // unless there is an island to attack
            p.ask(p.priority(0), TindayaStep.TARGET, ship);
        } else if (place == LEAVING) {
            p.setShip(ship, NOBODY);
            p.pop();
        } else {
            attack(p, ship, place - 1, asked);
        }
    }

    // ---------------------------------------------------------------- for reading

    private static int place(int argument) {
        return argument >> HEX_SHIFT & (1 << HEX_BITS) - 1;
    }

    /** Whether an attack can be so far: by a ship on the map, on a terrain without a fort. */
    static boolean canBeAt(TindayaPosition p, int argument) {
        int ship = argument & (1 << HEX_SHIFT) - 1;
        int place = place(argument);
        int asked = argument >> ASKED_SHIFT;
        return ship < p.ships()
                && p.ship(ship) != NOBODY
                && (place == LEAVING
                        ? asked == 0
                        : place > 0
                                && place <= Hexes.COUNT
                                && p.isTerrain(place - 1)
                                && !p.hasFort(place - 1)
                                && asked > 0
                                && asked <= 2 * p.tribes()
                                && attackers(p) > 0);
    }

    /** The place in the order of priority of the tribe that was asked last; the first of all picks the target. */
    static int askedLast(TindayaPosition p, int argument) {
        int asked = argument >> ASKED_SHIFT;
        return asked == 0 ? 0 : (asked - 1) % p.tribes();
    }

    static boolean canTarget(int argument, int ship) {
        return place(argument) == LEAVING && ship == (argument & (1 << HEX_SHIFT) - 1);
    }

    static boolean canGuard(TindayaPosition p, int argument, int danger) {
        return danger == Protection.againstAttack(place(argument) - 1) && argument >> ASKED_SHIFT <= p.tribes();
    }

    static boolean canArm(TindayaPosition p, int argument, int hex) {
        return hex == place(argument) - 1 && argument >> ASKED_SHIFT > p.tribes();
    }

    // ---------------------------------------------------------------- T-29: the target

    private static int abyss(TindayaPosition p, int ship) {
        return p.abyssHex(p.ship(ship));
    }

    /** How much an island, given by its lowest hex, attracts a ship among those as near. */
    private static int attraction(TindayaPosition p, int island) {
        int weight = PER_SETTLEMENT * GameEnd.settlementsOn(p, island);
        for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
            weight += p.island(hex) == island ? p.nativesOn(hex) : 0;
        }
        return weight;
    }

    /** Whether a hex belongs to an island that ships attack: one with a terrain. */
    private static boolean canBeAttacked(TindayaPosition p, int at) {
        int island = p.island(at);
        int hex = p.isTerrain(at) ? at : island;
        while (hex >= 0 && (p.island(hex) != island || !p.isTerrain(hex))) {
            hex = p.nextLand(hex + 1);
        }
        return hex >= 0;
    }

    /** The island that a ship would attack now, by its lowest hex, the first of several; NONE if there is none. */
    static int target(TindayaPosition p, int ship) {
        int abyss = abyss(p, ship);
        int target = Hexes.NONE;
        int nearest = Hexes.COUNT;
        int most = 0;
        boolean tied = false;
        for (int place = 0; place < Hexes.COUNT; place++) {
            int hex = Hexes.byDistance(abyss, place);
            if (Hexes.distance(abyss, hex) > nearest) {
                break;
            }
            if (!p.isLand(hex) || p.island(hex) == target || !canBeAttacked(p, hex)) {
                continue;
            }
            int island = p.island(hex);
            if (target == Hexes.NONE) {
                target = island;
                nearest = Hexes.distance(abyss, hex);
                continue;
            }
            most = tied ? most : attraction(p, target); // only a tie makes it worth counting
            tied = true;
            int lure = attraction(p, island);
            if (lure > most || (lure == most && island < target)) {
                target = island;
                most = lure;
            }
        }
        return target;
    }

    /** The nearest islands with a terrain, by their lowest hexes; of those the ones with most settlements, most natives. */
    static long legalTargets(TindayaPosition p, int ship) {
        int target = target(p, ship);
        if (target == Hexes.NONE) {
            return 0;
        }
        int abyss = abyss(p, ship);
        int nearest = distance(p, abyss, target);
        int most = attraction(p, target);
        long legal = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (Hexes.distance(abyss, hex) == nearest
                    && canBeAttacked(p, hex)
                    && attraction(p, p.island(hex)) == most) {
                legal |= TindayaStep.allow(p, p.island(hex));
            }
        }
        return legal;
    }

    private static int distance(TindayaPosition p, int abyss, int island) {
        int nearest = Hexes.COUNT;
        for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
            nearest = p.island(hex) == island ? Math.min(nearest, Hexes.distance(abyss, hex)) : nearest;
        }
        return nearest;
    }

    static void target(TindayaPosition p, int ship, int island) {
        p.pop();
        int hex = firstAttacked(p, island);
        if (hex == Hexes.NONE || attackers(p) == 0) {
            p.note(TindayaEvent.SHIP_LEAVES, p.active(), ship + 1, 0, 0);
        } else {
            p.replaceTop(step(ship, hex + 1, 0));
        }
    }

    /** The first settlement of an island, or without any a terrain; NONE if there is nothing to attack. */
    static int firstAttacked(TindayaPosition p, int island) {
        int settlement = nextSettlement(p, island, island);
        return settlement != Hexes.NONE ? settlement : barestTerrain(p, island);
    }

    static int nextSettlement(TindayaPosition p, int island, int from) {
        for (int hex = p.nextBuilt(from); hex >= 0; hex = p.nextBuilt(hex + 1)) {
            if (p.island(hex) == island && p.hasSettlement(hex)) {
                return hex;
            }
        }
        return Hexes.NONE;
    }

    /** Without fort and wall; without natives first, then coast, forest, mountain, lava. */
    private static int barestTerrain(TindayaPosition p, int island) {
        int best = Hexes.NONE;
        int least = Integer.MAX_VALUE;
        for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.island(hex) == island && p.isTerrain(hex) && p.isFree(hex) && !p.hasWall(hex)) {
                int rank = p.terrain(hex) + (p.hasNatives(hex) ? TERRAINS.length : 0);
                if (rank < least) {
                    least = rank;
                    best = hex;
                }
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- T-30: the attack on a hex

    static int attackers(TindayaPosition p) {
        return Math.min(p.box().attackers, p.conquistadorsLeft());
    }

    private static void attack(TindayaPosition p, int ship, int hex, int asked) {
        int tribes = p.tribes();
        if (asked == 0) {
            p.note(TindayaEvent.SHIP_ATTACKS, p.active(), ship + 1, hex, attackers(p));
        }
        if (p.hasWall(hex)) {
            p.note(TindayaEvent.WALL_HOLDS, p.active(), hex, 0, 0);
            goOn(p, ship, hex);
        } else if (p.isGuarded(hex)) {
            Protection.end(p);
            goOn(p, ship, hex);
        } else if (asked < tribes) {
            p.replaceTop(step(ship, hex + 1, asked + 1));
            p.ask(p.priority(asked), TindayaStep.GUARD, Protection.againstAttack(hex));
        } else if (asked < 2 * tribes) {
            p.replaceTop(step(ship, hex + 1, asked + 1));
            p.ask(p.priority(asked - tribes), TindayaStep.ARMS, hex);
        } else {
            Battle.fight(p, hex, attackers(p));
            goOn(p, ship, hex);
        }
    }

    /** The next settlement of the island, or the ship leaves. */
    private static void goOn(TindayaPosition p, int ship, int attacked) {
        int next = attackers(p) == 0 ? Hexes.NONE : nextSettlement(p, p.island(attacked), attacked + 1);
        p.replaceTop(step(ship, next == Hexes.NONE ? LEAVING : next + 1, 0));
    }

    /** No more than the tribe's weapons, its natives there and the attackers nobody has met yet. */
    static long legalArms(TindayaPosition p, int hex) {
        int tribe = p.acting();
        int open = attackers(p) - Battle.committed(p);
        int most = Math.min(open, Math.min(p.weapons(tribe), p.natives(tribe, hex)));
        return (1L << (most + 1)) - 1;
    }

    static void arm(TindayaPosition p, int hex, int weapons) {
        int tribe = p.acting();
        p.pop();
        p.setCounted(tribe, weapons);
        p.addWeapons(tribe, -weapons);
        if (weapons > 0) {
            p.note(TindayaEvent.ARMED, p.seatOf(tribe), tribe, weapons, hex);
        }
    }
}
