package ceiba.tzolkin;

import static ceiba.tzolkin.Terms.*;

import ceiba.engine.Refusal;

/** What is true of every position, whatever was played. Broken in a file, it is the file's fault; else it is ours. */
final class Invariants {

    private static final int[] DUMMIES = {0, 0, 12, 6, 0};

    /** For each kind of step the kinds it may lie on, as bits; bit 0 is the bottom. */
    private static final int[] MAY_LIE_ON = new int[Step.LAST + 1];

    static {
        for (int base : new int[] {Step.KEEP, Step.TURN, Step.DAYS}) {
            MAY_LIE_ON[base] = kinds(0);
        }
        MAY_LIE_ON[Step.ACTION] = kinds(Step.TURN);
        MAY_LIE_ON[Step.OFFER] = kinds(Step.TURN);
        for (int use :
                new int[] {Step.HARVEST, Step.BUILD, Step.ARCHITECTURE, Step.RAISE_TWO, Step.MARKET, Step.ANY_ACTION}) {
            MAY_LIE_ON[use] = kinds(Step.TURN, Step.TILE);
        }
        for (int gain : new int[] {Step.ADVANCE, Step.LEARN, Step.RAISE}) {
            MAY_LIE_ON[gain] = kinds(Step.TURN, Step.TILE, Step.ADVANCE);
        }
        MAY_LIE_ON[Step.TAKE] = kinds(Step.TURN, Step.TILE, Step.ADVANCE, Step.OFFER);
        MAY_LIE_ON[Step.TILE] = kinds(Step.TURN, Step.TILE, Step.BUILD);
        MAY_LIE_ON[Step.PAY] = kinds(Step.LEARN, Step.RAISE_TWO);
    }

    private final TzolkinPosition p;

    private Invariants(TzolkinPosition p) {
        this.p = p;
    }

    static void check(TzolkinPosition p) {
        Invariants invariants = new Invariants(p);
        invariants.checkRound();
        invariants.checkGears();
        invariants.checkGoods();
        invariants.checkJungle();
        invariants.checkTracks();
        invariants.checkBuildings();
        invariants.checkMonuments();
        invariants.checkWealth();
        invariants.checkPending();
    }

    private void checkRound() {
        int round = p.round();
        int held = p.foodDays();
        boolean choosingDays = bottom(p) == Step.DAYS;
        boolean afterFoodDay = choosingDays || p.depth() == 0;
        int last = held == 0 ? 0 : Board.FOOD_DAYS[held - 1];
        require(afterFoodDay ? last <= round : last < round, "foodDays", held + " cannot be over in round " + round);
        int next = held == Board.FOOD_DAYS.length ? Board.LAST_ROUND : Board.FOOD_DAYS[held];
        require(
                next >= (choosingDays ? round + 1 : round - 1),
                "foodDays",
                "only " + held + " over, but round " + round + " comes after the next");
        require((held == Board.FOOD_DAYS.length) == (p.depth() == 0), "foodDays", "the match ends with the fourth one");
        require(p.teeth() >>> (round - 1) == 0, "teeth", "corn lies on a tooth that is still to come");
        if (bottom(p) == Step.KEEP) {
            checkBeforeFirstRound();
        }
        if (choosingDays) {
            checkDays();
        }
        boolean turns = bottom(p) == Step.TURN;
        require(!turns || p.turns() < p.seats(), "turns", "all " + p.seats() + " turns of the round are taken");
        require(
                !turns || p.active() == (p.first() + p.turns()) % p.seats(),
                "active",
                "after " + p.turns() + " turns from seat " + p.first() + " on it is seat "
                        + (p.first() + p.turns()) % p.seats() + "'s turn, not seat " + p.active() + "'s");
        boolean placing = p.phase() == TzolkinPosition.PLACING || p.phase() == TzolkinPosition.SPARED;
        require(
                !turns || placing == p.placed() > 0,
                "placed",
                p.placed() + " does not fit the phase '" + PositionJson.PHASES[p.phase()] + "'");
        if (turns) {
            checkTurn(placing);
        }
        if (p.claimant() != TzolkinPosition.NOBODY) {
            int turn = (p.claimant() - p.first() + p.seats()) % p.seats();
            require(
                    turns && (turn < p.turns() || (turn == p.turns() && placing)),
                    "claimant",
                    "seat " + p.claimant() + " has not had its turn");
            require(turn == p.turns() || p.teeth() == 0, "teeth", "seat " + p.claimant() + " took their corn");
        }
    }

    private void checkBeforeFirstRound() {
        String hint = "; in the middle of a match it is [\"turn\"]";
        require(p.round() == 1, "pending", "wealth is chosen in round 1, not in round " + p.round() + hint);
        require(p.turns() == 0, "turns", "nobody has a turn before the wealth is chosen");
        require(p.phase() == TzolkinPosition.START && p.placed() == 0, "phase", "no turn has begun");
        require(p.allWorkers() == 0, "pending", "wealth is chosen before any worker is placed" + hint);
    }

    /** The claimant is first now, or was before and has just handed the marker on. */
    private void checkDays() {
        int seat = p.active();
        require(p.turns() == p.seats(), "turns", "the wheel turns after all " + p.seats() + " turns");
        require(seat == p.first() || p.leftOf(seat) == p.first(), "active", "who turns the wheel is or was first");
        require(p.light(seat), at(seat, "light"), "only a light board allows two days");
        require(
                (p.allWorkers() & Gears.SECOND_DAY_PUSHES) == 0,
                "pending",
                "two days are not allowed, as they would push a worker off");
        require(p.teeth() == 0, "teeth", "who turns the wheel took their corn");
    }

    private void checkTurn(boolean placing) {
        int seat = p.active();
        int onGears = Long.bitCount(p.workers(seat));
        int onBoard = onGears + (p.claimant() == seat ? 1 : 0);
        require(!placing || p.placed() <= onBoard, "placed", "only " + onBoard + " stand on the board");
        require(
                p.phase() != TzolkinPosition.SPARED || (p.placed() == 1 && onGears == 1 && p.corn(seat) == 0),
                "phase",
                "the gods spare who has no corn and one worker on the gears");
        require(
                p.phase() != TzolkinPosition.PICKING_UP || p.hand(seat) > 0,
                "phase",
                "seat " + seat + " has picked up nobody: all its workers are on the board");
    }

    private void checkGears() {
        long occupied = p.dummies();
        for (int seat = 0; seat < p.seats(); seat++) {
            long workers = p.workers(seat);
            long twice = occupied & workers;
            if (twice != 0) {
                int place = Long.numberOfTrailingZeros(twice);
                throw new Refusal(at(seat, "gears") + ": another worker stands on " + GEARS[Gears.gearOf(place)] + " "
                        + Gears.spaceOf(place));
            }
            require((workers & ~Gears.NUMBERED) == 0, at(seat, "gears"), "a worker stands on an unnumbered space");
            occupied |= workers;
            int onBoard = Long.bitCount(workers) + (p.claimant() == seat ? 1 : 0);
            require(
                    p.hand(seat) >= 0,
                    at(seat, "workers"),
                    onBoard + " stand on the board, but only " + p.workersInPlay(seat) + " are in play");
            require(
                    p.hand(seat) + p.bank(seat) + onBoard == WORKERS,
                    at(seat, "workers"),
                    "6 in all, not " + (p.hand(seat) + p.bank(seat) + onBoard));
            require(
                    p.bank(seat) >= 0 && p.bank(seat) <= WORKERS - STARTING_WORKERS,
                    at(seat, "workers"),
                    "3 to 6 are in play");
        }
        int dummies = Long.bitCount(p.dummies());
        require(
                dummies == DUMMIES[p.seats()],
                "dummies",
                p.seats() + " seats have " + DUMMIES[p.seats()] + " dummies, not " + dummies);
    }

    private void checkGoods() {
        int skulls = p.skullBank() + Integer.bitCount(p.placedSkulls());
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int good = CORN; good <= SKULL; good++) {
                require(p.has(seat, good) >= 0, at(seat, GOODS[good]), "cannot be below 0");
            }
            skulls += p.has(seat, SKULL);
        }
        require(p.skullBank() >= 0, "skulls", "cannot be below 0");
        require(skulls == SKULLS, "skulls", "there are 13 in all places together, not " + skulls);
    }

    private void checkJungle() {
        int corn = 0;
        int wood = 0;
        for (int action = 2; action <= 5; action++) {
            require(
                    p.jungleWood(action) >= 0 && p.jungleCorn(action) >= p.jungleWood(action),
                    "jungle",
                    "at Palenque " + action + " each wood tile lies on a corn tile");
            corn += p.jungleCorn(action);
            wood += p.jungleWood(action);
        }
        require(p.jungleWood(2) == 0, "jungle.wood", "Palenque 2 has none");
        for (int seat = 0; seat < p.seats(); seat++) {
            corn += p.cornTiles(seat);
            wood += p.woodTiles(seat);
        }
        require(
                corn == 4 * p.seats(),
                "jungle.corn",
                "with those of the players there are " + 4 * p.seats() + " tiles, not " + corn);
        require(
                wood <= 3 * p.seats(),
                "jungle.wood",
                "with those of the players there are at most " + 3 * p.seats() + " tiles, not " + wood);
    }

    private void checkTracks() {
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            int onTop = 0;
            for (int seat = 0; seat < p.seats(); seat++) {
                int step = p.step(seat, temple);
                require(step >= 0 && step <= Board.top(temple), at(seat, "temples." + TEMPLES[temple]), "no such step");
                onTop += step == Board.top(temple) ? 1 : 0;
            }
            require(onTop <= 1, "players", "the top step of the " + TEMPLES[temple] + " temple holds one player only");
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
                int level = p.level(seat, technology);
                require(level >= 0 && level <= TOP_LEVEL, at(seat, TECHNOLOGIES[technology]), "no such level");
            }
        }
    }

    private void checkBuildings() {
        String[] places = new String[BUILDINGS + 1];
        for (int slot = 0; slot < ROW; slot++) {
            int building = p.buildingAt(slot);
            if (building != 0) {
                put(places, building, "buildings[" + slot + "]", "building");
                require(
                        Tile.building(building).age == p.age(),
                        "buildings[" + slot + "]",
                        "building " + building + " is not of age " + p.age());
            }
        }
        for (int age = 1; age <= 2; age++) {
            for (int i = 0; i < p.deckSize(age); i++) {
                int building = p.deckCard(age, i);
                put(places, building, "decks.age" + age + "[" + i + "]", "building");
                require(
                        Tile.building(building).age == age,
                        "decks.age" + age,
                        "building " + building + " is of the other age");
            }
        }
        require(p.age() == 1 || p.deckSize(1) == 0, "decks.age1", "is gone in the second age");
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int building = 1; building <= BUILDINGS; building++) {
                if (Tile.in(p.buildings(seat), building)) {
                    put(places, building, at(seat, "buildings"), "building");
                    require(
                            Tile.building(building).age <= p.age(),
                            at(seat, "buildings"),
                            "building " + building + " is of the second age");
                }
            }
        }
        for (int building = 1; building <= BUILDINGS; building++) {
            boolean gone = p.age() == 2 && Tile.building(building).age == 1;
            require(gone || places[building] != null, "decks", "building " + building + " is nowhere");
        }
    }

    private void checkMonuments() {
        String[] places = new String[MONUMENTS + 1];
        int found = 0;
        for (int slot = 0; slot < ROW; slot++) {
            if (p.monumentAt(slot) != 0) {
                put(places, p.monumentAt(slot), "monuments[" + slot + "]", "monument");
                found++;
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int monument = 1; monument <= MONUMENTS; monument++) {
                if (Tile.in(p.monuments(seat), monument)) {
                    put(places, monument, at(seat, "monuments"), "monument");
                    found++;
                }
            }
        }
        require(
                found == p.seats() + 2,
                "monuments",
                "with those of the players there are " + (p.seats() + 2) + ", not " + found);
    }

    private void checkWealth() {
        boolean choosing = bottom(p) == Step.KEEP;
        String[] places = new String[WEALTH_TILES + 1];
        for (int tile = 1; tile <= WEALTH_TILES; tile++) {
            if (Tile.in(p.dummyTiles(), tile)) {
                put(places, tile, "dummyTiles", "wealth tile");
            }
        }
        require(choosing || p.dummyTiles() == 0, "dummyTiles", "are of no concern once the wealth is chosen");
        for (int seat = 0; seat < p.seats(); seat++) {
            int held = choosing ? p.dealt(seat) : p.wealth(seat);
            for (int tile = 1; tile <= WEALTH_TILES; tile++) {
                if (Tile.in(held, tile)) {
                    put(places, tile, at(seat, choosing ? "dealt" : "wealth"), "wealth tile");
                }
            }
            int kept = Integer.bitCount(p.wealth(seat));
            if (choosing) {
                int most = seat < p.active() ? Wealth.KEPT : seat == p.active() ? Wealth.KEPT - 1 : 0;
                int least = seat < p.active() ? Wealth.KEPT : 0;
                require(
                        Integer.bitCount(p.dealt(seat)) == Wealth.DEALT,
                        at(seat, "dealt"),
                        "4 tiles are dealt to each");
                require((p.wealth(seat) & ~p.dealt(seat)) == 0, at(seat, "wealth"), "a tile was not dealt");
                require(kept >= least && kept <= most, at(seat, "wealth"), "seats keep their tiles in turn, 2 each");
            } else {
                require(p.dealt(seat) == 0, at(seat, "dealt"), "nothing is dealt any more");
                require(kept <= Wealth.KEPT, at(seat, "wealth"), "2 tiles are kept at most");
            }
        }
    }

    private void checkPending() {
        for (int i = 0; i < p.depth(); i++) {
            int kind = Step.kind(p.step(i));
            int below = i == 0 ? 0 : Step.kind(p.step(i - 1));
            require(
                    (MAY_LIE_ON[kind] >> below & 1) != 0,
                    "pending[" + i + "]",
                    "'" + StepWords.write(p.step(i)) + "' cannot stand here");
            checkArgument(i, kind, Step.argument(p.step(i)));
        }
        require(
                p.depth() <= 1 || p.phase() == TzolkinPosition.PICKING_UP,
                "pending",
                "only who picks up workers has further steps");
    }

    private void checkArgument(int i, int kind, int argument) {
        int seat = p.active();
        int building = Building.tileOf(argument);
        String where = "pending[" + i + "]";
        switch (kind) {
            case Step.PAY ->
                require(argument <= p.resources(seat), where, "seat " + seat + " has not so many resources");
            case Step.ARCHITECTURE -> {
                boolean offered = false;
                for (int slot = 0; slot < ROW; slot++) {
                    offered |= p.buildingAt(slot) == building;
                }
                require(offered, where, "building " + building + " is not in the row");
            }
            case Step.TILE -> {
                require(
                        Tile.in(p.buildings(seat), building),
                        where,
                        "building " + building + " is not one of seat " + seat);
                for (int j = 1; j < i; j++) {
                    boolean same =
                            Step.kind(p.step(j)) == Step.TILE && Building.tileOf(Step.argument(p.step(j))) == building;
                    require(!same, where, "building " + building + " is also in pending[" + j + "]");
                }
            }
            default -> {} // any
        }
    }

    /** The kind of the lowest step, 0 if there is none. */
    static int bottom(TzolkinPosition p) {
        return p.depth() == 0 ? 0 : Step.kind(p.step(0));
    }

    private static int kinds(int... kinds) {
        int bits = 0;
        for (int kind : kinds) {
            bits |= 1 << kind;
        }
        return bits;
    }

    private static void put(String[] places, int number, String where, String what) {
        if (places[number] != null) {
            throw new Refusal(where + ": " + what + " " + number + " is also in " + places[number]);
        }
        places[number] = where;
    }

    private static String at(int seat, String field) {
        return "players[" + seat + "]." + field;
    }

    private static void require(boolean truth, String where, String what) {
        if (!truth) {
            throw new Refusal(where + ": " + what);
        }
    }
}
