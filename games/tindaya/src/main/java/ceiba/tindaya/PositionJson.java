package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Positions as JSON; views leave out what is hidden and have what boards need besides. Documented in docs/positions.md. */
final class PositionJson {

    static final String[] FIELDS = {
        "era",
        "active",
        "acting",
        "pending",
        "order",
        "priority",
        "turnAt",
        "endStep",
        "volcanoes",
        "abysses",
        "hexes",
        "wrath",
        "wild",
        "lava",
        "event",
        "ships",
        "foreseen",
        "offerings",
        "market",
        "hand",
        "mission",
        "common",
        "discards",
        "moreCollected",
        "tribes",
        "won",
        "loss",
        "hidden"
    };
    static final String[] TRIBE_FIELDS = {
        "seat",
        "solidarity",
        "trades",
        "inventions",
        "cave",
        "goods",
        "tokens",
        "weapons",
        "prisoners",
        "taken",
        "store",
        "used",
        "waste",
        "jars",
        "granaries",
        "outrigger",
        "cloaks",
        "passed",
        "given",
        "marks",
        "counted",
        "idols",
        "secrets"
    };
    static final String[] HIDDEN_FIELDS = {
        "lots", "events", "offerings", "dice", "catastrophes", "prophecies", "crafts", "idols", "secrets"
    };

    private PositionJson() {}

    static Map<String, Object> write(TindayaPosition p, int observer) {
        boolean all = observer == Position.EVERYTHING;
        Map<String, Object> variants = Json.object(
                Tindaya.MODE, MODES[p.isDominion() ? 1 : 0], Tindaya.DIFFICULTY, DIFFICULTIES[p.difficulty()]);
        if (!p.box().document().isEmpty()) {
            variants.put(Tindaya.NUMBERS, p.box().document());
        }
        Map<String, Object> json = Tindaya.GAME.heading(new Setup(p.seats(), variants, 0));
        json.put("era", p.era());
        json.put("active", p.active());
        json.put("acting", TRIBES[p.acting()]);
        json.put("pending", pending(p));
        json.put("order", tribes(p, true));
        json.put("priority", tribes(p, false));
        json.put("turnAt", p.turnAt());
        json.put("endStep", p.endStep());
        json.put(
                "volcanoes",
                Json.list(Hexes.BASES, number -> number).stream()
                        .map(n -> Hexes.name(p.volcanoHex(n)))
                        .toList());
        json.put(
                "abysses",
                Json.list(Hexes.BASES, number -> number).stream()
                        .map(n -> Hexes.name(p.abyssHex(n)))
                        .toList());
        json.put("hexes", hexes(p));
        json.put("wrath", Json.numbers(GODS, p::wrath));
        json.put("wild", Json.numbers(SPECIES, p::wild));
        json.put("lava", p.lavaLeft());
        json.put("event", event(p));
        json.put("ships", ships(p));
        json.put("foreseen", foreseen(p));
        json.put("offerings", offerings(p));
        json.put("market", market(p));
        json.put("hand", words(p.payer(0), p.payer(1)));
        if (p.isDominion()) {
            json.put("common", names(p.common(), COMMONS));
        } else {
            json.put("mission", MISSIONS[p.missionCard()]);
        }
        json.put("discards", Json.numbers(IDOLS, p::discardedIdols));
        json.put("moreCollected", p.moreCollected());
        Map<String, Object> tribes = Json.object();
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            tribes.put(TRIBES[tribe], tribe(p, tribe, all || p.seatOf(tribe) == observer, all));
        }
        json.put("tribes", tribes);
        json.put("won", Json.set(p.winners(), 0));
        if (p.loss() != NOBODY) {
            json.put("loss", LOSSES[p.loss()]);
        }
        if (all) {
            json.put("hidden", hidden(p));
        } else {
            BoardView.add(p.copy(), json);
        }
        return json;
    }

    private static List<String> pending(TindayaPosition p) {
        List<String> steps = new ArrayList<>();
        for (int index = 0; index < p.depth(); index++) {
            steps.add(StepWords.write(p.step(index)));
        }
        return steps;
    }

    private static List<String> tribes(TindayaPosition p, boolean turnOrder) {
        List<String> words = new ArrayList<>();
        for (int index = 0; index < p.tribes(); index++) {
            words.add(TRIBES[turnOrder ? p.order(index) : p.priority(index)]);
        }
        return words;
    }

    static List<String> words(int... tribes) {
        List<String> words = new ArrayList<>();
        for (int tribe : tribes) {
            words.add(tribe == NOBODY ? "" : TRIBES[tribe]);
        }
        return words;
    }

    static List<String> names(int bits, String[] names) {
        return Json.set(bits, 0).stream().map(index -> names[index]).toList();
    }

    // ---------------------------------------------------------------- the map

    private static Map<String, Object> hexes(TindayaPosition p) {
        Map<String, Object> hexes = Json.object();
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            if (p.terrain(hex) != SEA || p.canoes(hex) > 0) {
                hexes.put(Hexes.name(hex), hex(p, hex));
            }
        }
        return hexes;
    }

    private static Map<String, Object> hex(TindayaPosition p, int hex) {
        Map<String, Object> json = Json.object("terrain", TERRAINS[p.terrain(hex)]);
        put(json, "tokens", p.tokens(hex));
        if (p.hasSettlement(hex)) {
            json.put("settlement", TRADES[p.settlement(hex)]);
            if (p.controller(hex) != NOBODY) {
                json.put("controller", TRIBES[p.controller(hex)]);
            }
            put(json, "animals", p.inside(hex));
        } else if (p.hasFort(hex)) {
            json.put("fort", p.inside(hex));
        }
        if (p.hasWall(hex)) {
            json.put("wall", true);
        }
        put(json, "canoes", p.canoes(hex));
        if (p.isGuarded(hex)) {
            json.put("guarded", true);
        }
        if (p.hasNatives(hex)) {
            Map<String, Object> natives = Json.object();
            for (int tribe = 0; tribe < TRIBES.length; tribe++) {
                if (p.natives(tribe, hex) > 0) {
                    natives.put(TRIBES[tribe], List.of(p.villagers(tribe, hex), p.nobles(tribe, hex)));
                }
            }
            json.put("natives", natives);
        }
        put(json, "movers", p.movers(hex));
        return json;
    }

    private static void put(Map<String, Object> json, String field, int number) {
        if (number != 0) {
            json.put(field, number);
        }
    }

    // ---------------------------------------------------------------- cards on the table

    private static Map<String, Object> event(TindayaPosition p) {
        List<String> disasters = new ArrayList<>();
        for (int index = 0; index < p.disasters(); index++) {
            disasters.add(DISASTERS[p.disaster(index)]);
        }
        return Json.object(
                "card",
                Box.eventName(p.era() - 1, p.eventColumn(p.era())),
                "disasters",
                disasters,
                "ships",
                p.ships(),
                "secret",
                p.dealsSecrets(),
                "done",
                p.resolved());
    }

    private static List<Object> ships(TindayaPosition p) {
        List<Object> ships = new ArrayList<>();
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            if (p.ship(ship) != NOBODY) {
                ships.add(Json.object(
                        "ship", ship + 1, "abyss", p.ship(ship) + 1, "at", Hexes.name(p.abyssHex(p.ship(ship)))));
            }
        }
        return ships;
    }

    /** What the seers have shown, or the end of the era. */
    private static Map<String, Object> foreseen(TindayaPosition p) {
        Map<String, Object> json = Json.object();
        if (p.hasSpoken(TAMONANTE)) {
            Map<String, Object> cards = Json.object();
            for (int god = 0; god < GODS.length; god++) {
                if (p.shown(god) != NOBODY) {
                    cards.put(GODS[god], CATASTROPHES[p.shown(god)]);
                }
            }
            json.put("catastrophes", cards);
        }
        if (p.hasSpoken(TIBIABIN)) {
            Map<String, Object> places = Json.object();
            for (int index = 0; index < p.disasters(); index++) {
                places.put(DISASTERS[p.disaster(index)], Hexes.name(p.epicentre(p.disaster(index))));
            }
            json.put("epicentres", places);
            json.put("prophecy", p.prophecy(p.era()));
        }
        return json;
    }

    private static Map<String, Object> offerings(TindayaPosition p) {
        Map<String, Object> json = Json.object();
        for (int god = 0; god < GODS.length; god++) {
            List<Object> slots = new ArrayList<>();
            for (int slot = 0; slot < p.slots(); slot++) {
                Map<String, Object> one = Json.object("need", NEEDS[p.need(god, slot)]);
                int filled = p.filled(god, slot) - 1;
                if (filled >= 0) {
                    int unit = filled / TRIBES.length;
                    one.put("by", TRIBES[filled % TRIBES.length]);
                    one.put("with", unit == GodTable.NATIVE_UNIT ? "native" : UNITS[unit]);
                }
                slots.add(one);
            }
            json.put(GODS[god], Json.object("card", p.offeringCard(p.era(), god), "slots", slots));
        }
        return json;
    }

    private static List<String> market(TindayaPosition p) {
        List<String> cards = new ArrayList<>();
        for (int place = 0; place < Box.MARKET; place++) {
            cards.add(p.market(place) == NOBODY ? "" : CRAFTS[p.market(place)]);
        }
        return cards;
    }

    // ---------------------------------------------------------------- tribes

    private static Map<String, Object> tribe(TindayaPosition p, int tribe, boolean own, boolean all) {
        Map<String, Object> json = Json.object(
                "seat",
                p.seatOf(tribe),
                "solidarity",
                p.solidarity(tribe),
                "trades",
                names(p.knownTrades(tribe), TRADES),
                "inventions",
                Json.numbers(TRADES, trade -> p.inventions(tribe, trade)),
                "cave",
                p.hasCave(tribe),
                "goods",
                Json.numbers(GOODS, good -> p.good(tribe, good)),
                "tokens",
                Json.numbers(RAWS, raw -> p.tokens(tribe, raw)));
        json.putAll(Json.object(
                "weapons",
                p.weapons(tribe),
                "prisoners",
                p.prisoners(tribe),
                "taken",
                p.taken(tribe),
                "store",
                List.of(p.cubes(tribe), p.cylinders(tribe)),
                "used",
                List.of(p.usedCubes(tribe), p.usedCylinders(tribe)),
                "waste",
                p.waste(tribe),
                "jars",
                names(p.jars(tribe), GOODS),
                "granaries",
                p.granaries(tribe),
                "outrigger",
                p.hasOutrigger(tribe),
                "cloaks",
                p.hasCloaks(tribe)));
        json.putAll(Json.object(
                "passed",
                p.hasPassed(tribe),
                "given",
                Json.numbers(GODS, god -> p.given(tribe, god)),
                "marks",
                p.marks(tribe),
                "counted",
                p.counted(tribe)));
        if (own || !p.isDominion()) {
            json.put("idols", Json.numbers(IDOLS, idol -> p.idols(tribe, idol)));
        }
        if (p.isDominion()) {
            json.put("secrets", secrets(p, tribe, own));
        }
        if (!all) {
            BoardView.addTribe(p, tribe, json);
        }
        return json;
    }

    /** For each deal the cards and the one kept, as far as the observer may know, and the token's points. */
    private static List<Object> secrets(TindayaPosition p, int tribe, boolean open) {
        List<Object> deals = new ArrayList<>();
        for (int deal = 0; deal < 2; deal++) {
            if (p.dealt(tribe, deal, 0) != NOBODY) {
                Map<String, Object> json = Json.object("token", p.secretToken(tribe, deal));
                if (open) {
                    json.put("dealt", List.of(SECRETS[p.dealt(tribe, deal, 0)], SECRETS[p.dealt(tribe, deal, 1)]));
                }
                if ((open || Secrets.areShown(p)) && p.secret(tribe, deal) != NOBODY) {
                    json.put("card", SECRETS[p.secret(tribe, deal)]);
                }
                deals.add(json);
            }
        }
        return deals;
    }

    // ---------------------------------------------------------------- what nobody may know

    private static Map<String, Object> hidden(TindayaPosition p) {
        return Json.object(
                "lots",
                Long.toHexString(p.lots()),
                "events",
                Json.list(ERAS, era -> p.eventColumn(era + 1)),
                "offerings",
                Json.list(2 * ERAS, card -> p.offeringCard(card / 2 + 1, card % 2)),
                "dice",
                Json.list(ERAS * Box.SHIPS, die -> p.die(die / Box.SHIPS + 1, die % Box.SHIPS)),
                "catastrophes",
                List.of(deck(p, ACORAN), deck(p, MONEIBA)),
                "prophecies",
                Json.list(Box.PROPHECIES, card -> p.prophecy(card + 1)),
                "crafts",
                Json.list(p.craftsLeft(), p::craftCard),
                "idols",
                Json.list(p.idolsLeft(), p::idolCard),
                "secrets",
                Json.list(p.secretsLeft(), p::secretCard));
    }

    private static Map<String, Object> deck(TindayaPosition p, int god) {
        return Json.object(
                "cards",
                Json.list(CATASTROPHES_OF_A_GOD, card -> p.catastropheCard(god, card)),
                "drawn",
                p.catastrophesDrawn(god));
    }

    /** The kind of the step at the bottom; 0 if the match is over. */
    static int root(TindayaPosition p) {
        return p.depth() == 0 ? 0 : Step.kind(p.step(0));
    }
}
