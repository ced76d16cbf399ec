package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** What strikes in step 6: eruption and tsunami at once, the cards of the gods through {@link Catastrophes}. */
final class Disasters {

    private static final int TOKENS = 0;
    private static final int CANOES = 1;
    private static final int WALL = 2;
    private static final int FORT = 3;
    private static final int ANIMALS = 4;

    private Disasters() {}

    static void strike(TindayaPosition p, int disaster) {
        switch (disaster) {
            case ERUPTION -> erupt(p);
            case TSUNAMI -> flood(p);
            default -> Catastrophes.strike(p, godOf(disaster));
        }
    }

    /** The god whose wrath decides how far a disaster reaches. */
    static int godOf(int disaster) {
        return disaster == ERUPTION || disaster == ACORAN_CARD ? ACORAN : MONEIBA;
    }

    /** The disaster that is a god's card. */
    static int cardOf(int god) {
        return god == ACORAN ? ACORAN_CARD : MONEIBA_CARD;
    }

    /** T-25: everything in the area is destroyed; then lava flows, over land first. */
    private static void erupt(TindayaPosition p) {
        int centre = p.epicentre(ERUPTION);
        int rings = p.rings(ACORAN);
        p.note(TindayaEvent.DISASTER, p.active(), ERUPTION, centre, rings);
        devastate(p, centre, rings);
        for (int place = 0; place < Hexes.places(rings); place++) {
            int hex = Hexes.around(centre, place);
            if (hex != Hexes.NONE && p.isTerrain(hex)) {
                cover(p, hex);
            }
        }
        for (int place = 0; place < Hexes.places(rings); place++) {
            int hex = Hexes.around(centre, place);
            if (hex != Hexes.NONE && p.terrain(hex) == SEA) {
                cover(p, hex);
            }
        }
        p.findIslands();
    }

    /** Lava with a mineral token, while there are tiles; lava that is there stays and gets its token. */
    private static void cover(TindayaPosition p, int hex) {
        if (p.terrain(hex) != LAVA) {
            if (p.lavaLeft() == 0) {
                return;
            }
            p.setLavaLeft(p.lavaLeft() - 1);
            p.setTerrain(hex, LAVA);
            p.note(TindayaEvent.LAVA, p.active(), hex, 0, 0);
        }
        int mineral = rawOf(LAVA);
        if (p.tokensLeft(mineral) > 0) {
            p.setTokensLeft(mineral, p.tokensLeft(mineral) - 1);
            p.setTokens(hex, 1);
        }
    }

    /** T-26: terrain becomes sea with all that is on it; volcanoes stay, natives on them die. */
    private static void flood(TindayaPosition p) {
        int centre = p.epicentre(TSUNAMI);
        int rings = p.rings(MONEIBA);
        p.note(TindayaEvent.DISASTER, p.active(), TSUNAMI, centre, rings);
        devastate(p, centre, rings);
        for (int place = 0; place < Hexes.places(rings); place++) {
            int hex = Hexes.around(centre, place);
            if (hex != Hexes.NONE && p.isTerrain(hex)) {
                drown(p, hex);
            }
        }
        p.findIslands();
    }

    /** Lava tiles go back to the reserve, others leave the game. The islands are to be found anew. */
    static void drown(TindayaPosition p, int hex) {
        clearTokens(p, hex);
        if (p.terrain(hex) == LAVA) {
            p.setLavaLeft(p.lavaLeft() + 1);
        }
        p.setTerrain(hex, SEA);
        p.note(TindayaEvent.DROWNED, p.active(), hex, 0, 0);
    }

    /** Everything in an area goes; neither walls nor idols help. */
    private static void devastate(TindayaPosition p, int centre, int rings) {
        devastate(p, centre);
        for (int place = 0; place < Hexes.places(rings); place++) {
            int hex = Hexes.around(centre, place);
            if (hex != Hexes.NONE) {
                devastate(p, hex);
            }
        }
    }

    private static void devastate(TindayaPosition p, int hex) {
        if (p.hasSettlement(hex)) {
            p.removeSettlement(hex);
        }
        if (p.hasFort(hex)) {
            note(p, FORT, hex, p.inside(hex));
            p.removeFort(hex);
        }
        for (int index = 0; p.hasNatives(hex) && index < p.tribes(); index++) {
            p.killAll(p.priority(index), hex, BY_DISASTER);
        }
        if (p.hasWall(hex)) {
            note(p, WALL, hex, 1);
            p.setWall(hex, false);
        }
        clearTokens(p, hex);
        clearCanoes(p, hex);
    }

    static void clearTokens(TindayaPosition p, int hex) {
        int tokens = p.tokens(hex);
        if (tokens > 0) {
            int raw = rawOf(p.terrain(hex));
            p.setTokens(hex, 0);
            p.setTokensLeft(raw, p.tokensLeft(raw) + tokens);
            note(p, TOKENS, hex, tokens);
        }
    }

    static void clearCanoes(TindayaPosition p, int hex) {
        int canoes = p.canoes(hex);
        if (canoes > 0) {
            p.addCanoes(hex, -canoes);
            note(p, CANOES, hex, canoes);
        }
    }

    /** Animals of a settlement go to the supply. */
    static void clearAnimals(TindayaPosition p, int hex, int animals) {
        if (animals > 0) {
            p.addAnimals(hex, -animals);
            note(p, ANIMALS, hex, animals);
        }
    }

    private static void note(TindayaPosition p, int what, int hex, int count) {
        p.note(TindayaEvent.CLEARED, p.active(), what, hex, count);
    }
}
