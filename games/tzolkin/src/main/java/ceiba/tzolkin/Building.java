package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Step;

/** Putting up buildings and monuments: what can be paid, how Architecture serves, what the tiles do. */
final class Building {

    // Flags of the steps BUILD and ARCHITECTURE: how one builds.
    private static final int IN_CORN = 1;
    private static final int WITH_ARCHITECTURE = 2;
    private static final int OR_MONUMENT = 4;
    private static final int OPTIONAL = 8;
    private static final int AND_ANOTHER = 16;

    static final int TIKAL_2 = WITH_ARCHITECTURE;
    static final int TIKAL_4 = WITH_ARCHITECTURE | OR_MONUMENT | AND_ANOTHER;
    static final int UXMAL_4 = WITH_ARCHITECTURE | IN_CORN;
    /** The building that comes with building 12: as Tikal 2, but it may be declined. */
    static final int EXTRA = TIKAL_2 | OPTIONAL;

    // Options of BUILD: building n is n - 1, then the monuments.
    static final int MONUMENT = BUILDINGS;

    /** Option of ARCHITECTURE: apply it and pay everything. Options 1 to 3 drop that good; none forgoes it. */
    static final int FULL_PRICE = 0;

    private static final int TILE_BITS = 6;

    private static final int DISCOUNT_IN_CORN = 2;
    private static final int ARCHITECTURE_CORN = 1;
    private static final int ARCHITECTURE_POINTS = 2;

    private Building() {}

    /** Argument of the steps ARCHITECTURE and TILE: a building, and flags or the number of effects done. */
    static int tileAnd(int building, int rest) {
        return building | rest << TILE_BITS;
    }

    static int tileOf(int argument) {
        return argument & (1 << TILE_BITS) - 1;
    }

    static int restOf(int argument) {
        return argument >> TILE_BITS;
    }

    static long legal(TzolkinPosition p, int flags) {
        int seat = p.active();
        int corn = p.corn(seat);
        long options = (flags & OPTIONAL) != 0 ? TzolkinStep.NONE_BIT : 0;
        for (int slot = 0; slot < ROW; slot++) {
            int building = p.buildingAt(slot);
            if (building != 0 && canPay(p, seat, Tile.building(building), flags, corn)) {
                options |= 1L << (building - 1);
            }
        }
        if ((flags & OR_MONUMENT) != 0) {
            for (int slot = 0; slot < ROW; slot++) {
                int monument = p.monumentAt(slot);
                if (monument != 0 && canPayMonument(p, seat, Tile.monument(monument))) {
                    options |= 1L << (MONUMENT + monument - 1);
                }
            }
        }
        return options;
    }

    /** Whether there is something to build, with that much corn left. */
    static boolean affordable(TzolkinPosition p, int flags, int corn) {
        int seat = p.active();
        for (int slot = 0; slot < ROW; slot++) {
            int building = p.buildingAt(slot);
            if (building != 0 && canPay(p, seat, Tile.building(building), flags, corn)) {
                return true;
            }
        }
        if ((flags & OR_MONUMENT) != 0) {
            for (int slot = 0; slot < ROW; slot++) {
                int monument = p.monumentAt(slot);
                if (monument != 0 && canPayMonument(p, seat, Tile.monument(monument))) {
                    return true;
                }
            }
        }
        return false;
    }

    static void take(TzolkinPosition p, int flags, int option) {
        int seat = p.active();
        if (option == TzolkinStep.NONE) {
            return;
        }
        if (option >= MONUMENT) {
            buildMonument(p, seat, option - MONUMENT + 1);
            return;
        }
        int building = option + 1;
        if (inCorn(flags)) {
            p.pay(seat, CORN, priceInCorn(p, seat, Tile.building(building)));
            build(p, seat, building, true);
        } else {
            p.push(Step.of(TzolkinStep.ARCHITECTURE, tileAnd(building, flags)));
        }
    }

    // ---------------------------------------------------------------- Architecture

    /** Which good to save with Architecture 3, or none; and with two buildings, whether it serves this one. */
    static long legalArchitecture(TzolkinPosition p, int argument) {
        int seat = p.active();
        Tile tile = Tile.building(tileOf(argument));
        int flags = restOf(argument);
        int level = (flags & WITH_ARCHITECTURE) != 0 ? p.level(seat, ARCHITECTURE) : 0;
        long options = 0;
        if (p.canPay(seat, tile.wood, tile.stone, tile.gold)) {
            if (level > 0) {
                options |= 1L << FULL_PRICE;
            }
            if (level == 0 || (flags & AND_ANOTHER) != 0) {
                options |= TzolkinStep.NONE_BIT;
            }
        }
        if (level == TOP_LEVEL) {
            for (int good = WOOD; good <= GOLD; good++) {
                boolean saved = tile.resources(good) > 0 && shortage(p, seat, tile, good) == 0;
                if (saved) {
                    options |= 1L << good;
                }
            }
        }
        return options;
    }

    static void takeArchitecture(TzolkinPosition p, int argument, int option) {
        int seat = p.active();
        int building = tileOf(argument);
        int flags = restOf(argument);
        boolean served = option != TzolkinStep.NONE;
        for (int good = WOOD; good <= GOLD; good++) {
            p.pay(seat, good, Tile.building(building).resources(good) - (option == good ? 1 : 0));
        }
        if ((flags & AND_ANOTHER) != 0) {
            // Tikal 4: Architecture serves one of the two. This waits until the first one's effects are resolved.
            p.push(Step.of(TzolkinStep.BUILD, served ? OPTIONAL : OPTIONAL | WITH_ARCHITECTURE));
        }
        build(p, seat, building, served);
    }

    // ---------------------------------------------------------------- paying

    private static boolean canPay(TzolkinPosition p, int seat, Tile tile, int flags, int corn) {
        if (inCorn(flags)) {
            return priceInCorn(p, seat, tile) <= corn;
        }
        boolean discount = (flags & WITH_ARCHITECTURE) != 0 && p.level(seat, ARCHITECTURE) == TOP_LEVEL;
        return shortage(p, seat, tile, CORN) <= (discount ? 1 : 0);
    }

    private static boolean canPayMonument(TzolkinPosition p, int seat, Tile tile) {
        return p.canPay(seat, tile.wood, tile.stone, tile.gold) && p.has(seat, SKULL) >= tile.skulls;
    }

    /** How many resources are missing for a tile if one piece of a good (corn: of none) is saved. */
    private static int shortage(TzolkinPosition p, int seat, Tile tile, int saved) {
        return Math.max(0, tile.wood - (saved == WOOD ? 1 : 0) - p.has(seat, WOOD))
                + Math.max(0, tile.stone - (saved == STONE ? 1 : 0) - p.has(seat, STONE))
                + Math.max(0, tile.gold - (saved == GOLD ? 1 : 0) - p.has(seat, GOLD));
    }

    static boolean inCorn(int flags) {
        return (flags & IN_CORN) != 0;
    }

    static int priceInCorn(TzolkinPosition p, int seat, Tile tile) {
        int discount = p.level(seat, ARCHITECTURE) == TOP_LEVEL ? DISCOUNT_IN_CORN : 0;
        return Math.max(0, tile.resources() * Board.CORN_PER_RESOURCE - discount);
    }

    // ---------------------------------------------------------------- building

    private static void build(TzolkinPosition p, int seat, int building, boolean architecture) {
        for (int slot = 0; slot < ROW; slot++) {
            if (p.buildingAt(slot) == building) {
                p.setBuildingAt(slot, 0);
            }
        }
        p.setBuildings(seat, p.buildings(seat) | Tile.bit(building));
        p.note(TzolkinEvent.BUILD, seat, building, 0, 0);
        if (architecture && p.level(seat, ARCHITECTURE) >= 1) {
            p.gain(seat, CORN, ARCHITECTURE_CORN);
        }
        if (architecture && p.level(seat, ARCHITECTURE) >= 2) {
            p.score(seat, ARCHITECTURE_POINTS, Source.ARCHITECTURE);
        }
        p.push(Step.of(TzolkinStep.TILE, building));
    }

    private static void buildMonument(TzolkinPosition p, int seat, int monument) {
        Tile tile = Tile.monument(monument);
        for (int good = WOOD; good <= GOLD; good++) {
            p.pay(seat, good, tile.resources(good));
        }
        p.pay(seat, SKULL, tile.skulls);
        for (int slot = 0; slot < ROW; slot++) {
            if (p.monumentAt(slot) == monument) {
                p.setMonumentAt(slot, 0);
            }
        }
        p.setMonuments(seat, p.monuments(seat) | Tile.bit(monument));
        p.note(TzolkinEvent.MONUMENT, seat, monument, 0, 0);
    }

    /** Argument of TILE: the building and how many of its effects are done. */
    static void nextEffect(TzolkinPosition p, int argument) {
        int building = tileOf(argument);
        int done = restOf(argument);
        int[] effects = Tile.building(building).effects;
        if (done == effects.length) {
            p.pop();
        } else {
            p.replaceTop(Step.of(TzolkinStep.TILE, tileAnd(building, done + 1)));
            apply(p, p.active(), effects[done]);
        }
    }

    /** What a building or a wealth tile does. What needs a decision is put on the stack. */
    static void apply(TzolkinPosition p, int seat, int effect) {
        int amount = Effect.amount(effect);
        Effect what = Effect.of(effect);
        switch (what) {
            case CORN, WOOD, STONE, GOLD, SKULL -> p.gain(seat, what.ordinal(), amount);
            case POINTS -> p.score(seat, amount, Source.BUILDINGS);
            case FEEDS, CHEAPER -> {} // see FoodDay
            case BROWN, YELLOW, GREEN -> {
                for (int i = 0; i < amount; i++) {
                    Temple.rise(p, seat, what.ordinal() - Effect.BROWN.ordinal());
                }
            }
            case AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY ->
                Technology.learn(p, seat, what.ordinal() - Effect.AGRICULTURE.ordinal());
            case WORKER -> Action.addWorker(p, seat);
            case ANY_TEMPLE -> p.push(Step.of(TzolkinStep.RAISE));
            case ANY_TECHNOLOGY -> {
                for (int i = 0; i < amount; i++) {
                    p.push(Step.of(TzolkinStep.ADVANCE));
                }
            }
            case BUILD -> p.push(Step.of(TzolkinStep.BUILD, EXTRA));
            case MARKET -> p.push(Step.of(TzolkinStep.MARKET));
            case ACTION -> p.push(Step.of(TzolkinStep.ANY_ACTION, Action.OPTIONAL));
        }
    }

    /** Fills the gaps of the row from the deck of the age, as far as it goes. */
    static void refill(TzolkinPosition p) {
        for (int slot = 0; slot < ROW; slot++) {
            if (p.buildingAt(slot) == 0) {
                int building = p.draw(p.age());
                if (building == 0) {
                    return;
                }
                p.setBuildingAt(slot, building);
                p.note(TzolkinEvent.REFILL, TzolkinPosition.NOBODY, slot, building, 0);
            }
        }
    }
}
