package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the rules make of a position, for boards that draw it: nothing that the rest of the view does not imply. */
final class BoardView {

    private BoardView() {}

    static void add(TindayaPosition p, Map<String, Object> json) {
        json.put("phase", phase(p));
        json.put("islands", islands(p));
        json.put("impact", Json.numbers(GODS, p::rings));
        json.put("areas", areas(p));
        json.put("targets", targets(p));
        json.put(
                "supplies",
                Json.object(
                        "lava",
                        p.lavaLeft(),
                        "canoes",
                        p.canoesLeft(),
                        "walls",
                        p.wallsLeft(),
                        "conquistadors",
                        p.conquistadorsLeft(),
                        "animals",
                        Json.numbers(SPECIES, p::animalsLeft),
                        "settlements",
                        Json.numbers(TRADES, p::tilesLeft),
                        "tokens",
                        Json.numbers(RAWS, p::tokensLeft),
                        "idols",
                        p.idolsLeft(),
                        "crafts",
                        p.craftsLeft()));
        json.put("turned", Json.object(GODS[ACORAN], turned(p, ACORAN), GODS[MONEIBA], turned(p, MONEIBA)));
        json.put("wasteLimit", Waste.limit(p));
        json.put("objectives", objectives(p));
        json.put("needs", Forecast.of(p));
        if (p.depth() > 0) {
            addDecision(Step.kind(p.step(p.depth() - 1)), Step.argument(p.step(p.depth() - 1)), p, json);
        }
    }

    /** A move or an exchange, as far as it is decided. */
    private static void addDecision(int kind, int argument, TindayaPosition p, Map<String, Object> json) {
        switch (kind) {
            case TindayaStep.GROUP -> json.put("exploring", move(argument));
            case TindayaStep.WAY -> json.put("exploring", with(move(argument), "natives", groupOf(argument)));
            case TindayaStep.SAIL, TindayaStep.ASHORE ->
                json.put(
                        "exploring",
                        with(
                                with(move(argument), "natives", groupOf(argument)),
                                "sea",
                                Hexes.name(Exploring.sea(argument))));
            case TindayaStep.BARTER_GIVE -> json.put("barter", barter(p, argument));
            case TindayaStep.BARTER_TAKE ->
                json.put("barter", with(barter(p, argument), "give", UNITS[Barter.give(argument)]));
            case TindayaStep.COUNTER_TAKE ->
                json.put("barter", with(barter(p, argument), "take", UNITS[Barter.take(argument)]));
            case TindayaStep.ANSWER, TindayaStep.COUNTER_GIVE ->
                json.put(
                        "barter",
                        with(
                                with(barter(p, argument), "give", UNITS[Barter.give(argument)]),
                                "take",
                                UNITS[Barter.take(argument)]));
            default -> {}
        }
    }

    private static Map<String, Object> move(int argument) {
        return Json.object("from", Hexes.name(Exploring.source(argument)));
    }

    private static List<Integer> groupOf(int argument) {
        return List.of(Exploring.villagers(argument), Exploring.nobles(argument));
    }

    private static Map<String, Object> barter(TindayaPosition p, int argument) {
        return Json.object("from", TRIBES[Barter.proposer(p)], "to", TRIBES[Barter.partner(argument)]);
    }

    private static Map<String, Object> with(Map<String, Object> json, String field, Object value) {
        json.put(field, value);
        return json;
    }

    /** The catastrophe cards of a god that have been turned in the whole match, in their order. */
    private static List<String> turned(TindayaPosition p, int god) {
        return Json.list(p.catastrophesDrawn(god), card -> p.catastropheCard(god, card)).stream()
                .map(card -> CATASTROPHES[card])
                .toList();
    }

    private static String phase(TindayaPosition p) {
        return switch (PositionJson.root(p)) {
            case 0 -> "over";
            case TindayaStep.STRATEGY -> "strategy";
            case TindayaStep.TURNS -> "actions";
            case TindayaStep.END_OF_ERA -> "end";
            default -> "setup";
        };
    }

    private static List<Object> islands(TindayaPosition p) {
        List<Object> islands = new ArrayList<>();
        for (int island = p.nextLand(0); island >= 0; island = p.nextLand(island + 1)) {
            if (p.island(island) == island) {
                islands.add(Json.object(
                        "hexes",
                        hexesOf(p, island),
                        "numbers",
                        numbers(p, island),
                        "tokens",
                        p.tokensOnIsland(island),
                        "settlements",
                        GameEnd.settlementsOn(p, island),
                        "forts",
                        GameEnd.fortsOn(p, island),
                        "side",
                        GameEnd.isNative(p, island) ? "native" : GameEnd.isForeign(p, island) ? "foreign" : "neutral"));
            }
        }
        return islands;
    }

    private static List<String> hexesOf(TindayaPosition p, int island) {
        List<String> hexes = new ArrayList<>();
        for (int hex = island; hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.island(hex) == island) {
                hexes.add(Hexes.name(hex));
            }
        }
        return hexes;
    }

    private static List<Integer> numbers(TindayaPosition p, int island) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < Hexes.BASES; number++) {
            if (p.island(p.volcanoHex(number)) == island) {
                numbers.add(number + 1);
            }
        }
        return numbers;
    }

    /** The impact areas of what is foreseen, at today's colour of the god and at the next. */
    private static List<Object> areas(TindayaPosition p) {
        List<Object> areas = new ArrayList<>();
        for (int index = p.resolved(); p.hasSpoken(TIBIABIN) && index < p.disasters(); index++) {
            int disaster = p.disaster(index);
            int god = disaster == ERUPTION || disaster == ACORAN_CARD ? ACORAN : MONEIBA;
            int centre = p.epicentre(disaster);
            areas.add(Json.object(
                    "disaster",
                    DISASTERS[disaster],
                    "at",
                    Hexes.name(centre),
                    "now",
                    within(centre, p.rings(god)),
                    "next",
                    within(centre, Math.min(p.rings(god) + 1, 3))));
        }
        return areas;
    }

    private static List<String> within(int centre, int rings) {
        List<String> hexes = new ArrayList<>(List.of(Hexes.name(centre)));
        for (int place = 0; place < Hexes.places(rings); place++) {
            int hex = Hexes.around(centre, place);
            if (hex >= 0) {
                hexes.add(Hexes.name(hex));
            }
        }
        return hexes;
    }

    /** The island that each ship would attack now, by its lowest hex. */
    private static Map<String, Object> targets(TindayaPosition p) {
        Map<String, Object> targets = Json.object();
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            int target = p.ship(ship) == NOBODY ? Hexes.NONE : Ships.target(p, ship);
            if (target != Hexes.NONE) {
                targets.put(String.valueOf(ship + 1), Hexes.name(target));
            }
        }
        return targets;
    }

    /** The mission with what each tribe has of it, or the common objectives with who meets them. */
    private static Map<String, Object> objectives(TindayaPosition p) {
        Map<String, Object> json = Json.object();
        if (p.isDominion()) {
            for (int objective = 0; objective < COMMONS.length; objective++) {
                if ((p.common() >> objective & 1) != 0) {
                    List<String> met = new ArrayList<>();
                    for (int index = 0; index < p.tribes(); index++) {
                        if (Objectives.commonMet(p, p.order(index), objective)) {
                            met.add(TRIBES[p.order(index)]);
                        }
                    }
                    json.put(COMMONS[objective], met);
                }
            }
        } else {
            json.put("need", Missions.need(p));
            Map<String, Object> have = Json.object();
            List<String> met = new ArrayList<>();
            for (int index = 0; index < p.tribes(); index++) {
                have.put(TRIBES[p.order(index)], Missions.have(p, p.order(index)));
                if (Missions.isMet(p, p.order(index))) {
                    met.add(TRIBES[p.order(index)]);
                }
            }
            json.put("have", have);
            json.put("met", met);
        }
        return json;
    }

    static void addTribe(TindayaPosition p, int tribe, Map<String, Object> json) {
        json.put("idolCount", p.idols(tribe));
        json.put("natives", List.of(p.villagers(tribe), p.nobles(tribe)));
        json.put("settlements", p.settlementsOf(tribe));
        json.put("food", p.food(tribe));
        json.put("shelter", p.shelter(tribe));
        json.put("capacity", Json.numbers(GOODS, good -> p.capacity(tribe, good)));
        Map<String, Object> costs = Json.object();
        for (int trade = 0; trade < TRADES.length; trade++) {
            int developed = p.inventions(tribe, trade);
            if (developed < 2) {
                costs.put(TRADES[trade], price(p.box().inventionPrices[2 * trade + developed]));
            }
        }
        if (!p.hasCave(tribe)) {
            costs.put("cave", price(Turn.cavePrice(p, tribe)));
        }
        json.put("costs", costs);
    }

    static Map<String, Object> price(long price) {
        Map<String, Object> json = Json.object();
        for (int good = 0; good < GOODS.length; good++) {
            if (Box.units(price, good) > 0) {
                json.put(GOODS[good], Box.units(price, good));
            }
        }
        return json;
    }
}
