package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Setup;
import java.util.List;

/** Reads positions that {@link PositionJson} wrote or a person did; what is left out is as at the start. */
final class PositionReader {

    private static final int MAX_STEPS = 12;
    private static final int MANY = 999;

    private PositionReader() {}

    static TindayaPosition read(Node json) {
        json.onlyWithHeading(PositionJson.FIELDS);
        TindayaPosition p = Start.prepared(Setup.read(Tindaya.GAME, json));
        if (json.has("hidden")) {
            readHidden(p, json.get("hidden"));
        }
        p.setEra(json.integer("era", 1, ERAS, p.era()));
        readTribes(p, json);
        readMap(p, json);
        readCards(p, json);
        Invariants.findSupplies(p);
        readPending(p, json);
        if (!json.has("hidden")) {
            Secrets.fillDecks(p);
        }
        p.check();
        Pending.check(p, json);
        p.settle();
        return p;
    }

    // ---------------------------------------------------------------- what is to be done

    private static void readPending(TindayaPosition p, Node json) {
        p.setTurnAt(json.integer("turnAt", 0, p.tribes() - 1, p.turnAt()));
        p.setEndStep(json.integer("endStep", 0, 10, p.endStep()));
        if (json.has("acting")) {
            int tribe = tribe(p, json.get("acting"));
            p.setActing(tribe);
        }
        if (json.has("active")) {
            p.setActive(json.get("active").integer(0, p.seats() - 1));
        }
        if (json.has("pending")) {
            p.pop();
            for (Node step : json.get("pending").items(0, MAX_STEPS)) {
                p.push(StepWords.read(step));
            }
        }
        if (json.has("won")) {
            p.setWinners(json.get("won").set(0, p.seats() - 1, 0));
        }
        if (json.has("loss")) {
            p.setLoss(json.get("loss").word(LOSSES));
        }
    }

    private static int tribe(TindayaPosition p, Node word) {
        int tribe = word.word(TRIBES);
        if (!p.inPlay(tribe)) {
            throw word.refusal("this tribe is not in play");
        }
        return tribe;
    }

    // ---------------------------------------------------------------- tribes

    private static void readTribes(TindayaPosition p, Node json) {
        if (json.has("tribes")) {
            json.get("tribes").only(TRIBES);
            List<Node> tribes = json.get("tribes").fields();
            if (tribes.size() != p.tribes()) {
                throw json.get("tribes").refusal(p.tribes() + " tribes are expected, not " + tribes.size());
            }
            for (int tribe = 0; tribe < TRIBES.length; tribe++) {
                boolean inPlay = json.get("tribes").has(TRIBES[tribe]);
                if (inPlay && !p.inPlay(tribe)) {
                    Start.enter(p, tribe);
                } else if (!inPlay) {
                    p.setSeatOf(tribe, NOBODY);
                    p.forget(tribe);
                }
            }
            for (int index = 0; index < tribes.size(); index++) {
                int tribe = new Node(tribes.get(index).path(), tribes.get(index).name()).word(TRIBES);
                p.setOrder(index, tribe);
                readTribe(p, tribes.get(index), tribe);
            }
        }
        readOrder(p, json, "order", p::setOrder);
        p.fixPriority();
        readOrder(p, json, "priority", p::setPriority);
        for (int seat = 0; seat < p.seats(); seat++) {
            int count = 0;
            for (int tribe = 0; tribe < TRIBES.length; tribe++) {
                count += p.seatOf(tribe) == seat ? 1 : 0;
            }
            if (count != p.tribes() / p.seats()) {
                throw json.refusal(
                        "seat " + seat + " is expected to play " + p.tribes() / p.seats() + " tribes, not " + count);
            }
        }
        p.setActing(p.order(0));
    }

    private interface Places {
        void set(int index, int value);
    }

    private static void readOrder(TindayaPosition p, Node json, String field, Places places) {
        if (json.has(field)) {
            int seen = 0;
            List<Node> words = json.get(field).items(p.tribes(), p.tribes());
            for (int index = 0; index < words.size(); index++) {
                int tribe = tribe(p, words.get(index));
                if ((seen >> tribe & 1) != 0) {
                    throw words.get(index).refusal("this tribe is named twice");
                }
                seen |= 1 << tribe;
                places.set(index, tribe);
            }
        }
    }

    private static void readTribe(TindayaPosition p, Node json, int tribe) {
        json.only(PositionJson.TRIBE_FIELDS);
        p.setSeatOf(tribe, json.integer("seat", 0, p.seats() - 1, p.seatOf(tribe)));
        p.setSolidarity(tribe, json.integer("solidarity", -MANY, MANY, p.solidarity(tribe)));
        if (json.has("trades")) {
            p.setKnownTrades(tribe, 0);
            json.get("trades").items(0, TRADES.length).forEach(trade -> p.learn(tribe, trade.word(TRADES)));
        }
        numbers(json, "inventions", TRADES, 2, (trade, number) -> p.setInventions(tribe, trade, number));
        p.setCave(tribe, json.has("cave") ? json.get("cave").flag() : p.hasCave(tribe));
        numbers(json, "goods", GOODS, MANY, (good, number) -> p.addGood(tribe, good, number - p.good(tribe, good)));
        numbers(json, "tokens", RAWS, MANY, (raw, number) -> p.addTokens(tribe, raw, number - p.tokens(tribe, raw)));
        p.addWeapons(tribe, json.integer("weapons", 0, MANY, p.weapons(tribe)) - p.weapons(tribe));
        p.addPrisoners(tribe, json.integer("prisoners", 0, MANY, p.prisoners(tribe)) - p.prisoners(tribe));
        p.setTaken(tribe, json.integer("taken", 0, MANY, Math.max(p.taken(tribe), p.prisoners(tribe))));
        if (json.has("store")) {
            List<Node> store = json.get("store").items(2, 2);
            p.addCubes(tribe, store.getFirst().integer(0, Box.CUBES) - p.cubes(tribe));
            p.addCylinders(tribe, store.getLast().integer(0, Box.CYLINDERS) - p.cylinders(tribe));
        }
        if (json.has("used")) {
            List<Node> used = json.get("used").items(2, 2);
            p.setUsedCubes(tribe, used.getFirst().integer(0, Box.CUBES));
            p.setUsedCylinders(tribe, used.getLast().integer(0, Box.CYLINDERS));
        }
        p.addWaste(tribe, json.integer("waste", 0, MANY, p.waste(tribe)) - p.waste(tribe));
        if (json.has("jars")) {
            int jars = 0;
            for (Node good : json.get("jars").items(0, Box.CRAFT_CARDS)) {
                jars |= 1 << good.word(GOODS);
            }
            p.setJars(tribe, jars);
        }
        p.setGranaries(tribe, json.integer("granaries", 0, Box.CRAFT_CARDS, p.granaries(tribe)));
        p.setOutrigger(tribe, json.has("outrigger") ? json.get("outrigger").flag() : p.hasOutrigger(tribe));
        p.setCloaks(tribe, json.has("cloaks") ? json.get("cloaks").flag() : p.hasCloaks(tribe));
        p.setPassed(tribe, json.has("passed") ? json.get("passed").flag() : p.hasPassed(tribe));
        numbers(json, "given", GODS, Box.MAX_SLOTS, (god, number) -> p.setGiven(tribe, god, number));
        p.mark(tribe, json.integer("marks", 0, 31, 0));
        p.setCounted(tribe, json.integer("counted", 0, Integer.MAX_VALUE, 0));
        numbers(
                json,
                "idols",
                IDOLS,
                Box.IDOL_CARDS,
                (idol, number) -> p.addIdols(tribe, idol, number - p.idols(tribe, idol)));
        if (json.has("secrets")) {
            readSecrets(p, json.get("secrets"), tribe);
        }
    }

    private static void readSecrets(TindayaPosition p, Node json, int tribe) {
        List<Node> deals = json.items(0, 2);
        for (int deal = 0; deal < deals.size(); deal++) {
            Node one = deals.get(deal);
            one.only("token", "dealt", "card");
            List<Node> dealt = one.get("dealt").items(2, 2);
            p.setDealt(tribe, deal, 0, dealt.getFirst().word(SECRETS));
            p.setDealt(tribe, deal, 1, dealt.getLast().word(SECRETS));
            p.setSecretToken(tribe, deal, one.integer("token", 0, 9, 0));
            if (one.has("card")) {
                int card = one.get("card").word(SECRETS);
                if (card != p.dealt(tribe, deal, 0) && card != p.dealt(tribe, deal, 1)) {
                    throw one.get("card").refusal("this card was not dealt");
                }
                p.setSecret(tribe, deal, card);
            }
        }
    }

    private static void numbers(Node json, String field, String[] words, int most, Places take) {
        if (json.has(field)) {
            json.get(field).only(words);
            for (Node number : json.get(field).fields()) {
                take.set(new Node(number.path(), number.name()).word(words), number.integer(0, most));
            }
        }
    }

    // ---------------------------------------------------------------- the map

    private static void readMap(TindayaPosition p, Node json) {
        if (json.has("volcanoes")) {
            p.clearMap(); // a whole map, not only what differs from the drawn one
        }
        if (json.has("hexes")) {
            json.get("hexes").fields().forEach(hex -> readHex(p, hex));
            p.setMoreCollected(json.integer("moreCollected", 0, 9, 0));
            if (json.has("volcanoes")) {
                readPlaces(p, json, "volcanoes", VOLCANO, p::setVolcanoHex);
                readPlaces(p, json, "abysses", ABYSS, p::setAbyssHex);
            }
            p.findIslands();
            p.setLavaLeft(json.integer("lava", 0, p.box().lava, Invariants.lavaLeft(p)));
        }
        numbers(json, "wild", SPECIES, MANY, (species, number) -> p.setWild(species, number));
        numbers(json, "wrath", GODS, p.box().lost, (god, number) -> p.setWrath(god, number));
    }

    private static void readPlaces(TindayaPosition p, Node json, String field, int terrain, Places places) {
        List<Node> hexes = json.get(field).items(Hexes.BASES, Hexes.BASES);
        for (int number = 0; number < Hexes.BASES; number++) {
            int hex = Hexes.read(hexes.get(number));
            if (p.terrain(hex) != terrain) {
                throw hexes.get(number)
                        .refusal(Hexes.name(hex) + " is " + TERRAINS[p.terrain(hex)] + ", not " + TERRAINS[terrain]);
            }
            places.set(number, hex);
        }
    }

    private static void readHex(TindayaPosition p, Node json) {
        json.only(
                "terrain",
                "tokens",
                "settlement",
                "controller",
                "animals",
                "fort",
                "wall",
                "canoes",
                "guarded",
                "natives",
                "movers");
        int hex = Hexes.read(new Node(json.path(), json.name()));
        p.setTerrain(hex, json.has("terrain") ? json.get("terrain").word(TERRAINS) : p.terrain(hex));
        p.setTokens(hex, json.integer("tokens", 0, 15, json.has("terrain") ? 0 : p.tokens(hex)));
        if (json.has("fort")) {
            p.readFort(hex, json.get("fort").integer(0, 15));
        } else if (json.has("settlement")) {
            int controller = json.has("controller") ? tribe(p, json.get("controller")) : NOBODY;
            p.readSettlement(hex, json.get("settlement").word(TRADES), controller, json.integer("animals", 0, 15, 0));
        }
        p.setWall(hex, json.has("wall") && json.get("wall").flag());
        p.addCanoes(hex, json.integer("canoes", 0, 15, 0));
        p.setGuarded(hex, json.has("guarded") && json.get("guarded").flag());
        if (json.has("natives")) {
            json.get("natives").only(TRIBES);
            for (Node natives : json.get("natives").fields()) {
                int tribe = tribe(p, new Node(natives.path(), natives.name()));
                List<Node> kinds = natives.items(2, 2);
                int controller = p.controller(hex);
                p.addNatives(
                        tribe,
                        hex,
                        kinds.getFirst().integer(0, p.box().villagers),
                        kinds.getLast().integer(0, p.box().nobles));
                p.setController(hex, controller);
            }
        }
        p.setMovers(hex, json.integer("movers", 0, (1 << NativesTable.MOVER_BITS) - 1, 0));
    }

    // ---------------------------------------------------------------- cards

    private static void readCards(TindayaPosition p, Node json) {
        if (json.has("event")) {
            Node event = json.get("event");
            String card = event.get("card").text();
            int column = card.length() == 2 ? Box.COLUMNS.indexOf(card.charAt(1)) : -1;
            if (column < 0 || card.charAt(0) != '0' + p.era()) {
                throw event.get("card")
                        .refusal("an event card of era " + p.era() + " is expected, such as " + p.era() + "a");
            }
            p.setEventColumn(p.era(), column);
            p.setResolved(event.integer("done", 0, 9, 0));
        }
        if (json.has("ships")) {
            for (int ship = 0; ship < Box.SHIPS; ship++) {
                p.setShip(ship, NOBODY);
            }
            for (Node ship : json.get("ships").items(0, Box.SHIPS)) {
                p.setShip(
                        ship.get("ship").integer(1, Box.SHIPS) - 1,
                        ship.get("abyss").integer(1, Hexes.BASES) - 1);
            }
        }
        if (json.has("foreseen")) {
            readForeseen(p, json.get("foreseen"));
        }
        if (json.has("offerings")) {
            for (int god = 0; god < GODS.length; god++) {
                readOffering(p, json.get("offerings").get(GODS[god]), god);
            }
        }
        if (json.has("market")) {
            List<Node> cards = json.get("market").items(Box.MARKET, Box.MARKET);
            for (int place = 0; place < cards.size(); place++) {
                p.setMarket(
                        place,
                        cards.get(place).text().isEmpty()
                                ? NOBODY
                                : cards.get(place).word(CRAFTS));
            }
        }
        if (json.has("hand")) {
            List<Node> payers = json.get("hand").items(2, 2);
            for (int round = 0; round < 2; round++) {
                p.setPayer(round, payers.get(round).text().isEmpty() ? NOBODY : tribe(p, payers.get(round)));
            }
        }
        if (json.has("mission") && !p.isDominion()) {
            p.setMissionCard(json.get("mission").word(MISSIONS));
        }
        if (json.has("common") && p.isDominion()) {
            p.setCommon(0);
            json.get("common")
                    .items(0, COMMONS.length)
                    .forEach(word -> p.setCommon(p.common() | 1 << word.word(COMMONS)));
        }
        numbers(json, "discards", IDOLS, Box.IDOL_CARDS, (idol, number) -> p.setDiscardedIdols(idol, number));
    }

    private static void readForeseen(TindayaPosition p, Node json) {
        json.only("catastrophes", "epicentres", "prophecy");
        p.setForeseen((json.has("catastrophes") ? 1 << TAMONANTE : 0) | (json.has("prophecy") ? 1 << TIBIABIN : 0));
        if (json.has("catastrophes")) {
            for (Node card : json.get("catastrophes").fields()) {
                int god = new Node(card.path(), card.name()).word(GODS);
                int shown = card.word(CATASTROPHES);
                if (shown / CATASTROPHES_OF_A_GOD != god) {
                    throw card.refusal("this is no card of " + GODS[god]);
                }
                p.setShown(god, shown);
            }
            for (int god = 0; god < GODS.length; god++) {
                if (p.showsDisaster(Disasters.cardOf(god)) && p.shown(god) == NOBODY) {
                    throw json.get("catastrophes")
                            .refusal("the event shows a card of " + GODS[god] + ", which is not told");
                }
            }
        }
        if (json.has("prophecy")) {
            p.bringProphecy(p.era(), json.get("prophecy").integer(0, Box.PROPHECIES - 1));
        }
    }

    private static void readOffering(TindayaPosition p, Node json, int god) {
        json.only("card", "slots");
        p.setOfferingCard(p.era(), god, json.get("card").integer(0, Box.OFFERING_CARDS - 1));
        List<Node> slots = json.get("slots").items(p.slots(), p.slots());
        for (int slot = 0; slot < slots.size(); slot++) {
            Node one = slots.get(slot);
            one.only("need", "by", "with");
            if (one.has("by")) {
                int unit = "native".equals(one.get("with").text())
                        ? GodTable.NATIVE_UNIT
                        : one.get("with").word(UNITS);
                p.setFilled(god, slot, 1 + tribe(p, one.get("by")) + TRIBES.length * unit);
            }
        }
    }

    private static void readHidden(TindayaPosition p, Node json) {
        json.only(PositionJson.HIDDEN_FIELDS);
        String lots = json.get("lots").text();
        if (!lots.matches("[0-9a-f]{1,16}")) {
            throw json.get("lots").refusal("up to 16 hexadecimal digits are expected");
        }
        p.setLots(Long.parseUnsignedLong(lots, 16));
        each(json.get("events"), ERAS, Box.COLUMNS.length(), (era, column) -> p.setEventColumn(era + 1, column));
        each(
                json.get("offerings"),
                2 * ERAS,
                Box.OFFERING_CARDS,
                (card, number) -> p.setOfferingCard(card / 2 + 1, card % 2, number));
        each(
                json.get("dice"),
                ERAS * Box.SHIPS,
                Hexes.BASES,
                (die, number) -> p.setDie(die / Box.SHIPS + 1, die % Box.SHIPS, number));
        List<Node> decks = json.get("catastrophes").items(GODS.length, GODS.length);
        for (int god = 0; god < GODS.length; god++) {
            int which = god;
            eachOnce(
                    decks.get(god).get("cards"),
                    CATASTROPHES_OF_A_GOD,
                    god * CATASTROPHES_OF_A_GOD,
                    (index, card) -> p.setCatastropheCard(which, index, card));
            p.setCatastrophesDrawn(god, decks.get(god).get("drawn").integer(0, ERAS));
        }
        eachOnce(json.get("prophecies"), Box.PROPHECIES, 0, (index, card) -> p.setProphecy(index + 1, card));
        p.setCraftsLeft(json.get("crafts").items(0, Box.CRAFT_CARDS).size());
        each(json.get("crafts"), p.craftsLeft(), CRAFTS.length, p::setCraftCard);
        p.setIdolsLeft(json.get("idols").items(0, Box.IDOL_CARDS).size());
        each(json.get("idols"), p.idolsLeft(), IDOLS.length, p::setIdolCard);
        p.setSecretsLeft(json.get("secrets").items(0, SECRETS.length).size());
        each(json.get("secrets"), p.secretsLeft(), SECRETS.length, p::setSecretCard);
    }

    /** Cards by number, each once. */
    private static void eachOnce(Node list, int size, int first, Places places) {
        int seen = 0;
        List<Node> items = list.items(size, size);
        for (int index = 0; index < size; index++) {
            int card = items.get(index).integer(first, first + size - 1);
            if ((seen >> (card - first) & 1) != 0) {
                throw items.get(index).refusal("this card is named twice");
            }
            seen |= 1 << (card - first);
            places.set(index, card);
        }
    }

    private static void each(Node list, int size, int bound, Places places) {
        List<Node> items = list.items(size, size);
        for (int index = 0; index < size; index++) {
            places.set(index, items.get(index).integer(0, bound - 1));
        }
    }
}
