package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Refusal;
import ceiba.engine.Step;

/** What is true of every position, whatever was played. Broken in a file, it is the file's fault; else it is ours. */
final class Invariants {

    private static final int[] DUMMIES = {0, 0, 12, 6, 0};
    private static final String MIDDLE_OF_A_MATCH = "; in the middle of a match it is [\"turn\"]";

    /** For each kind of step the kinds it may lie on, as bits; bit 0 is the bottom. */
    private static final int[] MAY_LIE_ON = new int[TzolkinStep.LAST + 1];

    static {
        for (int base : new int[] {TzolkinStep.KEEP, TzolkinStep.TURN, TzolkinStep.DAYS}) {
            MAY_LIE_ON[base] = kinds(0);
        }
        MAY_LIE_ON[TzolkinStep.ACTION] = kinds(TzolkinStep.TURN);
        MAY_LIE_ON[TzolkinStep.OFFER] = kinds(TzolkinStep.TURN);
        for (int use : new int[] {
            TzolkinStep.HARVEST,
            TzolkinStep.BUILD,
            TzolkinStep.ARCHITECTURE,
            TzolkinStep.RAISE_TWO,
            TzolkinStep.MARKET,
            TzolkinStep.ANY_ACTION
        }) {
            MAY_LIE_ON[use] = kinds(TzolkinStep.TURN, TzolkinStep.TILE);
        }
        for (int gain : new int[] {TzolkinStep.ADVANCE, TzolkinStep.LEARN, TzolkinStep.RAISE}) {
            MAY_LIE_ON[gain] = kinds(TzolkinStep.TURN, TzolkinStep.TILE, TzolkinStep.ADVANCE);
        }
        MAY_LIE_ON[TzolkinStep.TAKE] =
                kinds(TzolkinStep.TURN, TzolkinStep.TILE, TzolkinStep.ADVANCE, TzolkinStep.OFFER);
        MAY_LIE_ON[TzolkinStep.TILE] = kinds(TzolkinStep.TURN, TzolkinStep.TILE, TzolkinStep.BUILD);
        MAY_LIE_ON[TzolkinStep.PAY] = kinds(TzolkinStep.LEARN, TzolkinStep.RAISE_TWO);
    }

    private Invariants() {}

    static void check(TzolkinPosition p) {
        checkRound(p);
        checkGears(p);
        checkGoods(p);
        checkJungle(p);
        checkTemples(p);
        checkTechnologies(p);
        TileInvariants.check(p);
        checkPending(p);
    }

    private static void checkRound(TzolkinPosition p) {
        int bottom = bottom(p);
        checkFoodDays(p, bottom);
        if (p.teeth() >>> (p.round() - 1) != 0) {
            throw broken("teeth", "corn lies on a tooth that is still to come");
        }
        if (p.phase() < 0 || p.phase() >= PositionJson.PHASES.length) {
            throw broken("phase", "no such phase");
        }
        boolean placing = p.phase() == TzolkinPosition.PLACING || p.phase() == TzolkinPosition.SPARED;
        switch (bottom) {
            case TzolkinStep.KEEP -> checkBeforeFirstRound(p);
            case TzolkinStep.DAYS -> checkDays(p);
            case TzolkinStep.TURN -> {
                checkWhoseTurn(p);
                checkTurn(p, placing);
            }
            default -> {} // the match is over, or the stack is wrong
        }
        if (p.claimant() != TzolkinPosition.NOBODY) {
            int turn = (p.claimant() - p.first() + p.seats()) % p.seats();
            boolean taken = turn < p.turns() || (turn == p.turns() && placing);
            if (bottom != TzolkinStep.TURN || !taken) {
                throw broken("claimant", "seat " + p.claimant() + " has not had its turn");
            }
            if (turn != p.turns() && p.teeth() != 0) {
                throw broken("teeth", "seat " + p.claimant() + " took their corn");
            }
        }
    }

    private static void checkFoodDays(TzolkinPosition p, int bottom) {
        int round = p.round();
        int held = p.foodDays();
        boolean choosingDays = bottom == TzolkinStep.DAYS;
        boolean over = p.depth() == 0;
        int last = held == 0 ? 0 : Board.FOOD_DAYS[held - 1];
        if (last > (choosingDays || over ? round : round - 1)) {
            throw broken("foodDays", held + " cannot be over in round " + round);
        }
        int next = held == Board.FOOD_DAYS.length ? Board.LAST_ROUND : Board.FOOD_DAYS[held];
        if (next < (choosingDays ? round + 1 : round - 1)) {
            throw broken("foodDays", "only " + held + " over, but round " + round + " comes after the next");
        }
        if ((held == Board.FOOD_DAYS.length) != over) {
            throw broken("foodDays", "the match ends with the fourth one");
        }
    }

    private static void checkBeforeFirstRound(TzolkinPosition p) {
        if (p.round() != 1) {
            throw broken("pending", "wealth is chosen in round 1, not in round " + p.round() + MIDDLE_OF_A_MATCH);
        }
        if (p.turns() != 0) {
            throw broken("turns", "nobody has a turn before the wealth is chosen");
        }
        if (p.phase() != TzolkinPosition.START || p.placed() != 0) {
            throw broken("phase", "no turn has begun");
        }
        if (p.allWorkers() != 0) {
            throw broken("pending", "wealth is chosen before any worker is placed" + MIDDLE_OF_A_MATCH);
        }
    }

    /** The claimant is first now, or was before and has just handed the marker on. */
    private static void checkDays(TzolkinPosition p) {
        int seat = p.active();
        if (p.turns() != p.seats()) {
            throw broken("turns", "the wheel turns after all " + p.seats() + " turns");
        }
        if (seat != p.first() && p.leftOf(seat) != p.first()) {
            throw broken("active", "who turns the wheel is or was first");
        }
        if (!p.light(seat)) {
            throw broken(at(seat, "light"), "only a light board allows two days");
        }
        if ((p.allWorkers() & Gears.SECOND_DAY_PUSHES) != 0) {
            throw broken("pending", "two days are not allowed, as they would push a worker off");
        }
        if (p.teeth() != 0) {
            throw broken("teeth", "who turns the wheel took their corn");
        }
    }

    private static void checkWhoseTurn(TzolkinPosition p) {
        if (p.turns() >= p.seats()) {
            throw broken("turns", "all " + p.seats() + " turns of the round are taken");
        }
        int seat = (p.first() + p.turns()) % p.seats();
        if (p.active() != seat) {
            throw broken(
                    "active",
                    "after " + p.turns() + " turns from seat " + p.first() + " on it is seat " + seat
                            + "'s turn, not seat " + p.active() + "'s");
        }
    }

    private static void checkTurn(TzolkinPosition p, boolean placing) {
        if (placing != p.placed() > 0) {
            throw broken("placed", p.placed() + " does not fit the phase '" + PositionJson.PHASES[p.phase()] + "'");
        }
        int seat = p.active();
        int onGears = Long.bitCount(p.workers(seat));
        if (placing && p.placed() > onBoard(p, seat)) {
            throw broken("placed", "only " + onBoard(p, seat) + " stand on the board");
        }
        boolean sparable = p.placed() == 1 && onGears == 1 && p.corn(seat) == 0;
        if (p.phase() == TzolkinPosition.SPARED && !sparable) {
            throw broken("phase", "the gods spare who has no corn and one worker on the gears");
        }
        if (p.phase() == TzolkinPosition.PICKING_UP && p.hand(seat) <= 0) {
            throw broken("phase", "seat " + seat + " has picked up nobody: all its workers are on the board");
        }
    }

    private static void checkGears(TzolkinPosition p) {
        long occupied = p.dummies();
        for (int seat = 0; seat < p.seats(); seat++) {
            long workers = p.workers(seat);
            long twice = occupied & workers;
            if (twice != 0) {
                int place = Long.numberOfTrailingZeros(twice);
                throw broken(
                        at(seat, "gears"),
                        "another worker stands on " + GEARS[Gears.gearOf(place)] + " " + Gears.spaceOf(place));
            }
            if ((workers & ~Gears.NUMBERED) != 0) {
                throw broken(at(seat, "gears"), "a worker stands on an unnumbered space");
            }
            occupied |= workers;
            checkWorkers(p, seat);
        }
        int dummies = Long.bitCount(p.dummies());
        int expected = DUMMIES[p.seats()];
        if (dummies != expected) {
            throw broken("dummies", p.seats() + " seats have " + expected + " dummies, not " + dummies);
        }
    }

    private static void checkWorkers(TzolkinPosition p, int seat) {
        int onBoard = onBoard(p, seat);
        if (p.hand(seat) < 0) {
            throw broken(
                    at(seat, "workers"),
                    onBoard + " stand on the board, but only " + p.workersInPlay(seat) + " are in play");
        }
        int all = p.hand(seat) + p.bank(seat) + onBoard;
        if (all != WORKERS) {
            throw broken(at(seat, "workers"), "6 in all, not " + all);
        }
        if (p.bank(seat) < 0 || p.bank(seat) > WORKERS - STARTING_WORKERS) {
            throw broken(at(seat, "workers"), "3 to 6 are in play");
        }
    }

    private static int onBoard(TzolkinPosition p, int seat) {
        return Long.bitCount(p.workers(seat)) + (p.claimant() == seat ? 1 : 0);
    }

    private static void checkGoods(TzolkinPosition p) {
        int skulls = p.skullBank() + Integer.bitCount(p.placedSkulls());
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int good = CORN; good <= SKULL; good++) {
                if (p.has(seat, good) < 0) {
                    throw broken(at(seat, GOODS[good]), "cannot be below 0");
                }
            }
            skulls += p.has(seat, SKULL);
        }
        if (p.skullBank() < 0) {
            throw broken("skulls", "cannot be below 0");
        }
        if (skulls != SKULLS) {
            throw broken("skulls", "there are 13 in all places together, not " + skulls);
        }
    }

    private static void checkJungle(TzolkinPosition p) {
        int corn = 0;
        int wood = 0;
        for (int action = 2; action <= 5; action++) {
            if (p.jungleWood(action) < 0 || p.jungleCorn(action) < p.jungleWood(action)) {
                throw broken("jungle", "at Palenque " + action + " each wood tile lies on a corn tile");
            }
            corn += p.jungleCorn(action);
            wood += p.jungleWood(action);
        }
        if (p.jungleWood(2) != 0) {
            throw broken("jungle.wood", "Palenque 2 has none");
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            corn += p.cornTiles(seat);
            wood += p.woodTiles(seat);
        }
        int allCorn = 4 * p.seats();
        if (corn != allCorn) {
            throw broken("jungle.corn", "with those of the players there are " + allCorn + " tiles, not " + corn);
        }
        int allWood = 3 * p.seats();
        if (wood > allWood) {
            throw broken(
                    "jungle.wood", "with those of the players there are at most " + allWood + " tiles, not " + wood);
        }
    }

    private static void checkTemples(TzolkinPosition p) {
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            int onTop = 0;
            for (int seat = 0; seat < p.seats(); seat++) {
                int step = p.step(seat, temple);
                if (step < 0 || step > Board.top(temple)) {
                    throw broken(at(seat, "temples." + TEMPLES[temple]), "no such step");
                }
                onTop += step == Board.top(temple) ? 1 : 0;
            }
            if (onTop > 1) {
                throw broken("players", "the top step of the " + TEMPLES[temple] + " temple holds one player only");
            }
        }
    }

    private static void checkTechnologies(TzolkinPosition p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
                int level = p.level(seat, technology);
                if (level < 0 || level > TOP_LEVEL) {
                    throw broken(at(seat, TECHNOLOGIES[technology]), "no such level");
                }
            }
        }
    }

    private static void checkPending(TzolkinPosition p) {
        for (int i = 0; i < p.depth(); i++) {
            int kind = Step.kind(p.step(i));
            int below = i == 0 ? 0 : Step.kind(p.step(i - 1));
            if ((MAY_LIE_ON[kind] >> below & 1) == 0) {
                throw broken(pending(i), "'" + StepWords.write(p.step(i)) + "' cannot stand here");
            }
            checkArgument(p, i, kind, Step.argument(p.step(i)));
        }
        if (p.depth() > 1 && p.phase() != TzolkinPosition.PICKING_UP) {
            throw broken("pending", "only who picks up workers has further steps");
        }
    }

    private static void checkArgument(TzolkinPosition p, int i, int kind, int argument) {
        int seat = p.active();
        switch (kind) {
            case TzolkinStep.ACTION -> {
                if (Action.gearOf(argument) >= GEARS.length) {
                    throw broken(pending(i), "no such gear");
                }
            }
            case TzolkinStep.LEARN -> {
                if (argument >= TECHNOLOGIES.length) {
                    throw broken(pending(i), "no such technology");
                }
            }
            case TzolkinStep.PAY -> {
                if (argument > p.resources(seat)) {
                    throw broken(pending(i), "seat " + seat + " has not so many resources");
                }
            }
            case TzolkinStep.ARCHITECTURE -> checkOffered(p, i, Building.tileOf(argument));
            case TzolkinStep.TILE -> checkOwn(p, i, seat, Building.tileOf(argument));
            default -> {} // any
        }
    }

    private static void checkOffered(TzolkinPosition p, int i, int building) {
        for (int slot = 0; slot < ROW; slot++) {
            if (p.buildingAt(slot) == building) {
                return;
            }
        }
        throw broken(pending(i), "building " + building + " is not in the row");
    }

    private static void checkOwn(TzolkinPosition p, int i, int seat, int building) {
        if (!Tile.in(p.buildings(seat), building)) {
            throw broken(pending(i), "building " + building + " is not one of seat " + seat);
        }
        for (int j = 1; j < i; j++) {
            int step = p.step(j);
            if (Step.kind(step) == TzolkinStep.TILE && Building.tileOf(Step.argument(step)) == building) {
                throw broken(pending(i), "building " + building + " is also in " + pending(j));
            }
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

    private static String pending(int i) {
        return "pending[" + i + "]";
    }

    static String at(int seat, String field) {
        return "players[" + seat + "]." + field;
    }

    /** Made only when something is wrong: random matches check every position, and words are slow. */
    static Refusal broken(String where, String what) {
        return new Refusal(where + ": " + what);
    }
}
