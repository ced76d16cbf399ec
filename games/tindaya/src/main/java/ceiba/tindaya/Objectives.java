package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** The common and secret objectives of Dominion. */
final class Objectives {

    private Objectives() {}

    // ---------------------------------------------------------------- common

    static boolean commonMet(TindayaPosition p, int tribe, int objective) {
        int have = switch (objective) {
            case COMMON_TRADES -> Integer.bitCount(p.knownTrades(tribe));
            case COMMON_INVENTIONS -> p.inventions(tribe);
            case COMMON_CAVE -> p.hasCave(tribe) && hasLastingCraft(p, tribe) ? 1 : 0;
            case COMMON_TYPES -> Integer.bitCount(controlledTypes(p, tribe));
            case COMMON_ISLANDS -> controlledIslands(p, tribe);
            case COMMON_NATIVES -> p.natives(tribe);
            case COMMON_ANIMALS -> animals(p, tribe, GOATS) + animals(p, tribe, PIGS);
            default -> p.taken(tribe);
        };
        return have >= p.box().common[objective];
    }

    private static boolean hasLastingCraft(TindayaPosition p, int tribe) {
        return p.jars(tribe) != 0 || p.granaries(tribe) > 0 || p.hasOutrigger(tribe) || p.hasCloaks(tribe);
    }

    private static int controlledTypes(TindayaPosition p, int tribe) {
        int types = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            types |= p.controller(hex) == tribe ? 1 << p.settlement(hex) : 0;
        }
        return types;
    }

    private static int controlledIslands(TindayaPosition p, int tribe) {
        int islands = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            islands += p.island(hex) == hex && controlsOn(p, tribe, hex) ? 1 : 0;
        }
        return islands;
    }

    private static boolean controlsOn(TindayaPosition p, int tribe, int island) {
        for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.island(hex) == island && p.controller(hex) == tribe) {
                return true;
            }
        }
        return false;
    }

    /** Animals on the settlements of a trade that a tribe controls. */
    private static int animals(TindayaPosition p, int tribe, int trade) {
        int animals = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            animals += p.settlement(hex) == trade && p.controller(hex) == tribe ? p.inside(hex) : 0;
        }
        return animals;
    }

    // ---------------------------------------------------------------- secret

    static boolean secretMet(TindayaPosition p, int tribe, int card) {
        return switch (card) {
            case SECRET_LAVA -> controlsLava(p, tribe);
            case SECRET_NOBLES -> areNoblesApart(p, tribe);
            case SECRET_FED -> (p.marks(tribe) & TribeTable.MARK_DEATH) == 0;
            case SECRET_DEVOUT -> wasDevout(p, tribe);
            case SECRET_WARRIOR -> (p.marks(tribe) & TribeTable.MARK_WON_BATTLE) != 0;
            default -> hasMost(p, tribe, card);
        };
    }

    /** Nobody has more, and at least one. */
    private static boolean hasMost(TindayaPosition p, int tribe, int card) {
        int own = have(p, tribe, card);
        for (int index = 0; index < p.tribes(); index++) {
            if (have(p, p.order(index), card) > own) {
                return false;
            }
        }
        return own > 0;
    }

    private static int have(TindayaPosition p, int tribe, int card) {
        return switch (card) {
            case SECRET_GOATS -> animals(p, tribe, GOATS);
            case SECRET_PIGS -> animals(p, tribe, PIGS);
            case SECRET_WOOD -> p.tokens(tribe, WOOD - RAW);
            case SECRET_CLAY -> p.tokens(tribe, CLAY - RAW);
            case SECRET_MINERAL -> p.tokens(tribe, MINERAL - RAW);
            case SECRET_PRESERVED -> p.preserved(tribe);
            default -> p.inventions(tribe);
        };
    }

    /** A settlement on lava, or on an island with two volcanoes. */
    private static boolean controlsLava(TindayaPosition p, int tribe) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.controller(hex) == tribe && (p.terrain(hex) == LAVA || volcanoes(p, p.island(hex)) >= 2)) {
                return true;
            }
        }
        return false;
    }

    private static int volcanoes(TindayaPosition p, int island) {
        int volcanoes = 0;
        for (int number = 0; number < Hexes.BASES; number++) {
            volcanoes += p.island(p.volcanoHex(number)) == island ? 1 : 0;
        }
        return volcanoes;
    }

    /** Both nobles alive, on different islands. */
    private static boolean areNoblesApart(TindayaPosition p, int tribe) {
        int island = Hexes.NONE;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.nobles(tribe, hex) > 0) {
                if (island != Hexes.NONE && p.island(hex) != island) {
                    return true;
                }
                island = p.island(hex);
            }
        }
        return false;
    }

    /** Gave to both gods in every era played. */
    private static boolean wasDevout(TindayaPosition p, int tribe) {
        int eras = TribeTable.MARK_DEVOUT * ((1 << p.era()) - 1);
        return (p.marks(tribe) & eras) == eras;
    }
}
