package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

/** Palenque 2 to 5: the jungle, where wood tiles lie on corn tiles. */
final class Harvest {

    // Options.
    static final int CORN_TILE = 0;
    static final int WOOD_TILE = 1;
    static final int BURN = 2; // + the temple that suffers

    private Harvest() {}

    static long legal(TzolkinPosition p, int action) {
        int seat = p.active();
        long options = 0;
        if (exposedCorn(p, action) || p.level(seat, AGRICULTURE) >= 2) {
            options |= 1L << CORN_TILE;
        }
        if (p.jungleWood(action) > 0) {
            options |= 1L << WOOD_TILE;
            options |= Temple.descendable(p, seat) << BURN;
        }
        return options;
    }

    static void take(TzolkinPosition p, int action, int option) {
        int seat = p.active();
        switch (option) {
            case CORN_TILE -> {
                // Agriculture 2 harvests without a tile when none is exposed; an exposed one must be taken.
                if (exposedCorn(p, action)) {
                    takeCornTile(p, seat, action);
                }
                gainCorn(p, seat, action);
            }
            case WOOD_TILE -> {
                p.setJungleWood(action, p.jungleWood(action) - 1);
                p.setWoodTiles(seat, p.woodTiles(seat) + 1);
                p.note(TzolkinEvent.HARVEST_TILE, seat, 1, action, 0);
                p.gain(seat, WOOD, Board.HARVEST_WOOD[action] + Technology.moreWood(p, seat));
            }
            default -> {
                int temple = option - BURN;
                p.setJungleWood(action, p.jungleWood(action) - 1);
                p.note(TzolkinEvent.BURN, seat, action, temple, 0);
                takeCornTile(p, seat, action);
                gainCorn(p, seat, action);
                Temple.descend(p, seat, temple);
            }
        }
    }

    /** Whether a corn tile lies open: every wood tile left covers one. */
    static boolean exposedCorn(TzolkinPosition p, int action) {
        return p.jungleCorn(action) > p.jungleWood(action);
    }

    private static void takeCornTile(TzolkinPosition p, int seat, int action) {
        p.setJungleCorn(action, p.jungleCorn(action) - 1);
        p.setCornTiles(seat, p.cornTiles(seat) + 1);
        p.note(TzolkinEvent.HARVEST_TILE, seat, 0, action, 0);
    }

    private static void gainCorn(TzolkinPosition p, int seat, int action) {
        p.gain(seat, CORN, Board.HARVEST_CORN[action] + Technology.moreCorn(p, seat));
    }
}
