package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Positions as JSON, whole or as one observer sees them, and back. The fields are documented in docs/positions.md. */
final class PositionJson {

    static final String[] PHASES = {"start", "placing", "picking-up", "spared"};

    private static final String[] FIELDS = {
        "round",
        "foodDays",
        "first",
        "active",
        "turns",
        "phase",
        "placed",
        "claimant",
        "teeth",
        "skulls",
        "placedSkulls",
        "jungle",
        "buildings",
        "monuments",
        "decks",
        "dummies",
        "dummyTiles",
        "players",
        "pending"
    };
    private static final String[] PLAYER_FIELDS = {
        "corn",
        "wood",
        "stone",
        "gold",
        "skulls",
        "points",
        "workers",
        "hand",
        "gears",
        "temples",
        "technologies",
        "cornTiles",
        "woodTiles",
        "light",
        "buildings",
        "monuments",
        "wealth",
        "dealt"
    };

    /** More steps never wait for one another; the stack has room for what they may still bring. */
    private static final int MAX_PENDING = 8;

    private PositionJson() {}

    // ---------------------------------------------------------------- writing

    static Map<String, Object> write(TzolkinPosition p, int observer) {
        Map<String, Object> json = Tzolkin.GAME.heading(new Setup(p.seats(), Map.of(), 0));
        json.put("round", p.round());
        json.put("foodDays", p.foodDays());
        json.put("first", p.first());
        json.put("active", p.active());
        json.put("turns", p.turns());
        json.put("phase", PHASES[p.phase()]);
        json.put("placed", p.placed());
        json.put("claimant", p.claimant());
        json.put("teeth", Json.set(p.teeth(), 1));
        json.put("skulls", p.skullBank());
        json.put("placedSkulls", Json.set(p.placedSkulls(), 0));
        json.put("jungle", jungle(p));
        json.put("buildings", Json.list(ROW, p::buildingAt));
        json.put("monuments", Json.list(p.seats() + 2, p::monumentAt));
        json.put("decks", decks(p, observer == Position.EVERYTHING));
        json.put("dummies", gears(p.dummies()));
        json.put("dummyTiles", Json.set(p.dummyTiles(), 1));
        List<Object> players = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            players.add(player(p, seat, observer));
        }
        json.put("players", players);
        json.put("pending", steps(p));
        return json;
    }

    private static Map<String, Object> player(TzolkinPosition p, int seat, int observer) {
        Map<String, Object> json = Json.object(
                "corn", p.corn(seat),
                "wood", p.has(seat, WOOD),
                "stone", p.has(seat, STONE),
                "gold", p.has(seat, GOLD),
                "skulls", p.has(seat, SKULL),
                "points", p.points(seat),
                "workers", p.workersInPlay(seat),
                "hand", p.hand(seat),
                "gears", gears(p.workers(seat)),
                "temples", Json.numbers(TEMPLES, temple -> p.step(seat, temple)),
                "technologies", Json.numbers(TECHNOLOGIES, technology -> p.level(seat, technology)),
                "cornTiles", p.cornTiles(seat),
                "woodTiles", p.woodTiles(seat),
                "light", p.light(seat),
                "buildings", Json.set(p.buildings(seat), 1),
                "monuments", Json.set(p.monuments(seat), 1));
        boolean secret = p.dealt(seat) != 0 && observer != Position.EVERYTHING && observer != seat;
        json.put("wealth", secret ? Integer.bitCount(p.wealth(seat)) : Json.set(p.wealth(seat), 1));
        json.put("dealt", secret ? Integer.bitCount(p.dealt(seat)) : Json.set(p.dealt(seat), 1));
        return json;
    }

    private static Map<String, Object> jungle(TzolkinPosition p) {
        return Json.object(
                "corn", Json.list(4, i -> p.jungleCorn(i + 2)),
                "wood", Json.list(4, i -> p.jungleWood(i + 2)));
    }

    private static Map<String, Object> decks(TzolkinPosition p, boolean open) {
        return open
                ? Json.object(
                        "age1", Json.list(p.deckSize(1), i -> p.deckCard(1, i)),
                        "age2", Json.list(p.deckSize(2), i -> p.deckCard(2, i)))
                : Json.object("age1", p.deckSize(1), "age2", p.deckSize(2));
    }

    private static List<String> steps(TzolkinPosition p) {
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < p.depth(); i++) {
            steps.add(StepWords.write(p.step(i)));
        }
        return steps;
    }

    private static Map<String, Object> gears(long places) {
        Map<String, Object> json = Json.object();
        for (int gear = 0; gear < GEARS.length; gear++) {
            long spaces = places >>> Gears.base(gear) & (1L << Gears.TEETH[gear]) - 1;
            if (spaces != 0) {
                json.put(GEARS[gear], Json.set((int) spaces, 0));
            }
        }
        return json;
    }

    // ---------------------------------------------------------------- reading

    static TzolkinPosition read(Node json) {
        json.onlyWithHeading(FIELDS);
        TzolkinPosition p = Start.position(Setup.read(Tzolkin.GAME, json));
        readPending(p, json);
        readRound(p, json);
        readBoard(p, json);
        if (json.has("players")) {
            List<Node> players = json.get("players").items(0, p.seats());
            for (int seat = 0; seat < players.size(); seat++) {
                readPlayer(p, seat, players.get(seat));
            }
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            int away = Long.bitCount(p.workers(seat)) + (p.claimant() == seat ? 1 : 0);
            p.addHand(seat, p.workersInPlay(seat) - away - p.hand(seat));
        }
        fillSupplies(p, json);
        p.check();
        checkHands(p, json);
        p.settle();
        return p;
    }

    /** The workers in hand follow from the others; a file that says them must say the same. */
    private static void checkHands(TzolkinPosition p, Node json) {
        List<Node> players = json.has("players") ? json.get("players").items() : List.of();
        for (int seat = 0; seat < players.size(); seat++) {
            if (players.get(seat).integer("hand", 0, WORKERS, p.hand(seat)) != p.hand(seat)) {
                throw players.get(seat).get("hand").refusal("the other workers leave " + p.hand(seat) + " in hand");
            }
        }
    }

    private static void readRound(TzolkinPosition p, Node json) {
        int bottom = Invariants.bottom(p);
        boolean turnsOver = bottom == TzolkinStep.DAYS || p.depth() == 0;
        p.setRound(json.integer("round", 1, Board.LAST_ROUND, p.round()));
        p.setFoodDays(json.integer("foodDays", 0, 4, foodDaysBefore(turnsOver ? p.round() + 1 : p.round())));
        p.setFirst(json.integer("first", 0, p.seats() - 1, p.first()));
        p.setTurns(json.integer("turns", 0, p.seats(), turnsOver ? p.seats() : p.turns()));
        int active = bottom == TzolkinStep.KEEP ? p.active() : (p.first() + p.turns()) % p.seats();
        p.setActive(json.integer("active", 0, p.seats() - 1, active));
        p.setPhase(json.has("phase") ? json.get("phase").word(PHASES) : p.phase());
        p.setPlaced(json.integer("placed", 0, WORKERS, p.placed()));
        p.setClaimant(json.integer("claimant", TzolkinPosition.NOBODY, p.seats() - 1, p.claimant()));
        if (json.has("teeth")) {
            p.setTeeth(json.get("teeth").set(1, Board.TEETH, 1));
        }
    }

    private static int foodDaysBefore(int round) {
        int number = 0;
        while (number < Board.FOOD_DAYS.length && Board.FOOD_DAYS[number] < round) {
            number++;
        }
        return number;
    }

    /** In the middle of a match nobody holds dealt tiles any more. */
    private static void readPending(TzolkinPosition p, Node json) {
        if (!json.has("pending")) {
            return;
        }
        while (p.depth() > 0) {
            p.pop();
        }
        for (Node step : json.get("pending").items(0, MAX_PENDING)) {
            p.push(StepWords.read(step));
        }
        if (Invariants.bottom(p) != TzolkinStep.KEEP) {
            p.setDummyTiles(0);
            for (int seat = 0; seat < p.seats(); seat++) {
                p.setDealt(seat, 0);
            }
        }
    }

    private static void readBoard(TzolkinPosition p, Node json) {
        if (json.has("placedSkulls")) {
            p.setPlacedSkulls(json.get("placedSkulls").set(1, 9, 0));
        }
        if (json.has("jungle")) {
            Node jungle = json.get("jungle");
            jungle.only("corn", "wood");
            for (int action = 2; action <= 5; action++) {
                if (jungle.has("corn")) {
                    p.setJungleCorn(
                            action,
                            jungle.get("corn").items(4, 4).get(action - 2).integer(0, p.seats()));
                }
                if (jungle.has("wood")) {
                    p.setJungleWood(
                            action,
                            jungle.get("wood").items(4, 4).get(action - 2).integer(0, p.seats()));
                }
            }
        }
        if (json.has("dummies")) {
            p.setDummies(readGears(json.get("dummies"), Gears.TEETH, 1));
        }
        if (json.has("dummyTiles")) {
            p.setDummyTiles(json.get("dummyTiles").set(1, WEALTH_TILES, 1));
        }
    }

    private static void readPlayer(TzolkinPosition p, int seat, Node json) {
        json.only(PLAYER_FIELDS);
        for (int good = CORN; good <= GOLD; good++) {
            p.setGoods(seat, good, json.integer(GOODS[good], 0, MANY, p.has(seat, good)));
        }
        p.setGoods(seat, SKULL, json.integer("skulls", 0, MANY, p.has(seat, SKULL)));
        if (json.has("points")) {
            double quarters = json.get("points").number() * POINT;
            if (quarters != Math.rint(quarters)) {
                throw json.get("points").refusal("points come in quarters");
            }
            if (Math.abs(quarters) > MANY) {
                throw json.get("points").refusal("more than a match can bring");
            }
            p.setQuarters(seat, (int) quarters);
        }
        p.setBank(seat, WORKERS - json.integer("workers", STARTING_WORKERS, WORKERS, p.workersInPlay(seat)));
        if (json.has("gears")) {
            p.setWorkers(seat, readGears(json.get("gears"), Gears.LAST_SPACE, 0));
        }
        if (json.has("temples")) {
            json.get("temples").only(TEMPLES);
            for (int temple = 0; temple < TEMPLES.length; temple++) {
                p.setStep(
                        seat,
                        temple,
                        json.get("temples").integer(TEMPLES[temple], 0, Board.top(temple), p.step(seat, temple)));
            }
        }
        if (json.has("technologies")) {
            json.get("technologies").only(TECHNOLOGIES);
            for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
                p.setLevel(
                        seat,
                        technology,
                        json.get("technologies")
                                .integer(TECHNOLOGIES[technology], 0, TOP_LEVEL, p.level(seat, technology)));
            }
        }
        p.setCornTiles(seat, json.integer("cornTiles", 0, MANY, p.cornTiles(seat)));
        p.setWoodTiles(seat, json.integer("woodTiles", 0, MANY, p.woodTiles(seat)));
        p.setLight(seat, json.has("light") ? json.get("light").flag() : p.light(seat));
        if (json.has("buildings")) {
            p.setBuildings(seat, json.get("buildings").set(1, BUILDINGS, 1));
        }
        if (json.has("monuments")) {
            p.setMonuments(seat, json.get("monuments").set(1, MONUMENTS, 1));
        }
        if (json.has("wealth")) {
            p.setWealth(seat, json.get("wealth").set(1, WEALTH_TILES, 1));
        }
        if (json.has("dealt")) {
            p.setDealt(seat, json.get("dealt").set(1, WEALTH_TILES, 1));
        }
    }

    /** What the file does not say of the bank, the rows and the decks is what the rest of the file leaves of them. */
    private static void fillSupplies(TzolkinPosition p, Node json) {
        int skullsInUse = Integer.bitCount(p.placedSkulls());
        int builtBuildings = 0;
        int builtMonuments = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            skullsInUse += p.has(seat, SKULL);
            builtBuildings |= p.buildings(seat);
            builtMonuments |= p.monuments(seat);
        }
        p.setSkullBank(json.integer("skulls", 0, MANY, Math.max(0, SKULLS - skullsInUse)));
        fillMonuments(p, json, builtMonuments);
        fillBuildings(p, json, builtBuildings);
    }

    private static void fillMonuments(TzolkinPosition p, Node json, int built) {
        if (json.has("monuments")) {
            int size = p.seats() + 2;
            List<Node> row = json.get("monuments").items(size, size);
            for (int slot = 0; slot < size; slot++) {
                p.setMonumentAt(slot, row.get(slot).integer(0, MONUMENTS));
            }
            return;
        }
        // As many gaps as were built: first those that lay there, then from the end of the row.
        int gaps = Integer.bitCount(built);
        for (int slot = p.seats() + 1; slot >= 0; slot--) {
            if (p.monumentAt(slot) != 0 && Tile.in(built, p.monumentAt(slot))) {
                p.setMonumentAt(slot, 0);
                gaps--;
            }
        }
        for (int slot = p.seats() + 1; slot >= 0 && gaps > 0; slot--) {
            if (p.monumentAt(slot) != 0) {
                p.setMonumentAt(slot, 0);
                gaps--;
            }
        }
    }

    private static void fillBuildings(TzolkinPosition p, Node json, int built) {
        Node decks = json.has("decks") ? json.get("decks") : new Node("decks", Map.of());
        decks.only("age1", "age2");
        // Everything of the start in its order: the row, then the decks.
        List<Integer> left = new ArrayList<>(Json.list(ROW, p::buildingAt));
        left.addAll(Json.list(p.deckSize(1), i -> p.deckCard(1, i)));
        left.addAll(Json.list(p.deckSize(2), i -> p.deckCard(2, i)));
        left.removeAll(Json.set(built, 1));
        boolean rowGiven = json.has("buildings");
        if (rowGiven) {
            List<Node> row = json.get("buildings").items(ROW, ROW);
            for (int slot = 0; slot < ROW; slot++) {
                p.setBuildingAt(slot, row.get(slot).integer(0, BUILDINGS));
            }
            left.removeAll(Json.list(ROW, p::buildingAt));
        }
        for (int age = 1; age <= 2; age++) {
            if (decks.has("age" + age)) {
                int[] cards = deck(decks.get("age" + age), age);
                p.setDeck(age, cards);
                left.removeAll(Arrays.stream(cards).boxed().toList());
            }
        }
        left.removeIf(building -> Tile.building(building).age < p.age());
        for (int slot = 0; slot < ROW && !rowGiven; slot++) {
            boolean some = !left.isEmpty() && Tile.building(left.getFirst()).age == p.age();
            p.setBuildingAt(slot, some ? left.removeFirst() : 0);
        }
        for (int age = 1; age <= 2; age++) {
            if (!decks.has("age" + age)) {
                p.setDeck(age, ofAge(left, age));
            }
        }
    }

    private static int[] deck(Node json, int age) {
        return json.items(0, age == 1 ? AGE_1_BUILDINGS : AGE_2_BUILDINGS).stream()
                .mapToInt(card -> card.integer(1, BUILDINGS))
                .toArray();
    }

    private static int[] ofAge(List<Integer> buildings, int age) {
        return buildings.stream()
                .filter(building -> Tile.building(building).age == age)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static long readGears(Node json, int[] limits, int beyond) {
        json.only(GEARS);
        long places = 0;
        for (Node gear : json.fields()) {
            int number = new Node(gear.path(), gear.name()).word(GEARS);
            int spaces = gear.set(0, limits[number] - beyond, 0);
            places |= (long) spaces << Gears.base(number);
        }
        return places;
    }
}
