package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** The cards of the gods that leave no choice (T-27), in hex order. */
final class Plagues {

    /** Fishing villages with so many natives weather a storm; so many on a hex fall ill. */
    private static final int COMPANY = 2;

    private Plagues() {}

    static void strike(TindayaPosition p, int god) {
        int card = p.shown(god);
        switch (card) {
            case EARTHQUAKE -> earthquake(p, god);
            case RED_TIDE -> redTide(p, god);
            case UNDERTOW -> undertow(p, god);
            default -> {
                for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
                    if (Catastrophes.isThere(p, god, hex)) {
                        strike(p, card, hex);
                    }
                }
            }
        }
    }

    private static void strike(TindayaPosition p, int card, int hex) {
        switch (card) {
            case TIBICENAS -> loseAnimals(p, hex, (p.inside(hex) + 1) / 2);
            case LANDSLIDE -> {
                if (p.terrain(hex) == MOUNTAIN) {
                    Disasters.clearTokens(p, hex);
                }
            }
            case WILDFIRE -> {
                if (p.terrain(hex) == FOREST) {
                    Disasters.clearTokens(p, hex);
                    destroy(p, hex, FARMING);
                }
            }
            case STORM -> storm(p, hex);
            case SLEEPING_SICKNESS -> sicken(p, hex);
            case FLOOD -> {
                if (p.terrain(hex) == COAST && p.hasSettlement(hex)) {
                    p.removeSettlement(hex);
                }
            }
            case SEA_FOG -> {
                if (p.hasFort(hex)) {
                    Reproduction.reinforce(p, hex);
                }
            }
            case DROWNED_HERDS -> loseAnimals(p, hex, Math.min(1, p.inside(hex)));
            default -> throw new IllegalStateException("no such plague: " + card);
        }
    }

    private static void loseAnimals(TindayaPosition p, int hex, int animals) {
        if (animal(p.settlement(hex)) != NOBODY) {
            Disasters.clearAnimals(p, hex, animals);
        }
    }

    private static void destroy(TindayaPosition p, int hex, int trade) {
        if (p.settlement(hex) == trade) {
            p.removeSettlement(hex);
        }
    }

    private static void storm(TindayaPosition p, int hex) {
        if (p.nativesOn(hex) < COMPANY) {
            destroy(p, hex, FISHING);
        }
        for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
            int next = Hexes.neighbour(hex, direction);
            if (next != Hexes.NONE) {
                Disasters.clearCanoes(p, next);
            }
        }
    }

    private static void sicken(TindayaPosition p, int hex) {
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            if (p.natives(tribe, hex) >= COMPANY && p.villagers(tribe, hex) > 0) {
                p.kill(tribe, VILLAGER, hex, BY_CATASTROPHE);
            }
        }
    }

    /** On each island the settlement with most natives. */
    private static void earthquake(TindayaPosition p, int god) {
        for (int island = p.nextLand(0); island >= 0; island = p.nextLand(island + 1)) {
            int worst = Hexes.NONE;
            for (int hex = island; hex >= 0 && p.island(island) == island; hex = p.nextLand(hex + 1)) {
                if (p.island(hex) == island
                        && p.hasSettlement(hex)
                        && Catastrophes.isThere(p, god, hex)
                        && (worst == Hexes.NONE || p.nativesOn(hex) > p.nativesOn(worst))) {
                    worst = hex;
                }
            }
            if (worst != Hexes.NONE) {
                p.removeSettlement(worst);
            }
        }
    }

    /** Each tribe with a fishing village there loses all dried fish and a unit of salt. */
    private static void redTide(TindayaPosition p, int god) {
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            if (hasVillage(p, god, tribe)) {
                lose(p, tribe, DRIED_FISH, p.good(tribe, DRIED_FISH));
                lose(p, tribe, SALT, Math.min(1, p.good(tribe, SALT)));
            }
        }
    }

    private static boolean hasVillage(TindayaPosition p, int god, int tribe) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.settlement(hex) == FISHING && p.controller(hex) == tribe && Catastrophes.isThere(p, god, hex)) {
                return true;
            }
        }
        return false;
    }

    /** A tribe discards units of a good, if it has to discard any. */
    static void lose(TindayaPosition p, int tribe, int good, int units) {
        if (units > 0) {
            p.addGood(tribe, good, -units);
            p.note(TindayaEvent.DISCARDED, p.seatOf(tribe), tribe, good, units);
        }
    }

    /** On each island the first coast with nothing but tokens on it becomes sea. */
    private static void undertow(TindayaPosition p, int god) {
        for (int island = p.nextLand(0); island >= 0; island = p.nextLand(island + 1)) {
            boolean swallowed = p.island(island) != island;
            for (int hex = island; hex >= 0 && !swallowed; hex = p.nextLand(hex + 1)) {
                if (p.island(hex) == island
                        && p.terrain(hex) == COAST
                        && p.isFree(hex)
                        && !p.hasNatives(hex)
                        && Catastrophes.isThere(p, god, hex)) {
                    Disasters.drown(p, hex);
                    swallowed = true;
                }
            }
        }
        p.findIslands();
    }
}
