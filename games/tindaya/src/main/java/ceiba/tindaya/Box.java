package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The numbers and cards of a match: ours from {@code data.json}, some replaced by those of a document, so that an owner of
 * the box can play with the printed ones. docs/tindaya.md tells what a document looks like.
 */
final class Box {

    /** Where a number comes from. */
    static final String[] BASES = {"printed", "reported", "decoded", "ours"};

    /** Prices have four bits for each good. */
    private static final int PRICE_BITS = 4;

    static final int MAX_SLOTS = 8;
    static final int SHIPS = 3;
    static final int MARKET = 4;
    static final int PROPHECIES = 12;
    static final int IDOL_CARDS = 24;
    static final int CRAFT_CARDS = 16;
    static final int CUBES = 9;
    static final int CYLINDERS = 6;
    static final int FREE_CUBES = 1;
    static final int FREE_CYLINDERS = 1;
    static final int COMMON_OBJECTIVES = 3;
    static final int TILES_OF_A_TERRAIN = 12;

    private static final Node FILE = Texts.resource(Box.class, "data.json");
    private static final String ABOUT = "about";
    private static final String BASIS = "basis";

    static final Box OURS;

    static {
        for (Node section : FILE.fields()) {
            if (!section.name().equals(ABOUT)) {
                section.get(BASIS).word(BASES);
            }
        }
        OURS = new Box(FILE, Map.of());
    }

    /** What differs from our numbers; empty if nothing does. */
    private final Map<String, Object> document;

    /** All sections, for boards. */
    private final Map<String, Object> sections;

    final int nobles;
    final int villagers;
    final int villagersAtStart;
    final int solidarityAtStart;
    final int[] rawAtStart;
    final int preservedAtStart;
    final int animalsAtStart;
    final int[] wildAtStart = new int[MAX_SEATS + 1];
    final int conquistadorsAtStart;
    final int[] extraTiles = new int[MAX_SEATS + 1];
    final int[] animalFigures;
    final int conquistadors;
    final int canoes;
    final int walls;
    final int tokens;
    final int settlements;
    final int lava;
    final Difficulty[] difficulties = new Difficulty[DIFFICULTIES.length];
    final int capacity;
    final int shelter;
    final int wastePerTribe;
    final int moves;
    final int canoeSeats;
    final int attackers;
    final int herd;
    final int fort;
    final int jar;
    final int granary;
    final int caveShelter;
    final int cloaksShelter;
    final int proposals;
    final int majosMilk;
    final int canariiClay;
    final int guanchesMoves;
    final int benahoaritasTokens;
    final int orange;
    final int red;
    final int lost;
    final int hungerWrath;
    final int shelterWrath;
    final int wasteWrath;
    final int offeredCalm;
    final int deniedWrath;
    final int heroWrath;
    final int fireCalm;
    final int bestOfferer;
    final int secondOfferer;
    final int otherOfferer;
    final int firePoints;
    final int battlePoints;
    final int exhaustedPoints;
    final int deathPoints;
    final int wastePoints;
    final int monopolyPoints;
    final int clearMonopolyPoints;
    final int idolPoints;
    final int nativePoints;
    final int commonPoints;
    final int[] secretPoints;

    /** Of each trade's two inventions. */
    final long[] inventionPrices = new long[TRADES.length * 2];

    final long cavePrice;

    /** Of each craft card, and of forging. */
    final long[] craftPrices = new long[OFFERS.length];

    /** The goods, as bits, one unit of which preserves a simple good. */
    final int[] preservers = new int[TRADES.length];

    /** Slots of an offering card, by number of tribes and era. */
    final int[][] slotsInEra = new int[MAX_SEATS + 1][];

    /** By era from 0 and column: the disasters from left to right, four bits each with 1 added; 0 ends. */
    final int[] disasters = new int[ERAS * COLUMNS.length()];

    /** Ships, by era from 0 and column. */
    final int[] ships = new int[ERAS * COLUMNS.length()];

    /** By god, era from 0 and card: what is asked for, repeated from the beginning when there are more slots. */
    final int[][] offerings = new int[GODS.length * ERAS * OFFERING_CARDS][];

    /** By card and disaster: the number of the volcano or abyss, from 0. */
    final int[] prophecies = new int[PROPHECIES * DISASTERS.length];

    final int[] idolCards;
    final int[] craftCards;
    final int[] gains;
    final int harvestGain;
    final int calmGain;
    final int vaseGain;
    final int warriorGain;

    /** Of each difficulty. */
    final int[] missionNatives;

    final int[] missionTrades;
    final int[] missionInventions;
    final int[] missionSettlements;
    final int[] missionPreserved;
    final int[] missionLivestock;
    final int[] missionArms;

    /** By common objective; the cave has no number. */
    final int[] common;

    static final String COLUMNS = "abcd";
    static final int OFFERING_CARDS = 3;

    /**
     * What a difficulty means.
     *
     * @param tokens raw tokens on each coast, forest and mountain
     * @param forts with 2, 3 and 4 tribes
     * @param wrath of both gods at the start, with 2, 3 and 4 tribes
     * @param events the columns of the event cards, as bits
     */
    record Difficulty(boolean sideB, int[] tokens, int[] forts, int[] wrath, int events) {}

    private Box(Node file, Map<String, Object> document) {
        this.document = document;
        sections = sections(file);
        Node tribe = file.get("tribe");
        nobles = tribe.get("nobles").integer(1, 2);
        villagers = tribe.get("villagers").integer(3, 7);
        villagersAtStart = tribe.get("villagersAtStart").integer(3, villagers);
        Node start = file.get("start");
        solidarityAtStart = start.get("solidarity").integer(0, 99);
        rawAtStart = numbers(start.get("raw"), RAWS.length, 9);
        preservedAtStart = start.get("preserved").integer(0, 9);
        animalsAtStart = start.get("animals").integer(0, 4);
        conquistadorsAtStart = start.get("conquistadors").integer(1, 4);
        for (int tribes = MIN_TRIBES; tribes <= MAX_SEATS; tribes++) {
            wildAtStart[tribes] = start.get("wild").get(String.valueOf(tribes)).integer(0, 9);
            extraTiles[tribes] =
                    start.get("extraTiles").get(String.valueOf(tribes)).integer(0, Hexes.BASES);
        }
        Node supplies = file.get("supplies");
        animalFigures = new int[] {
            supplies.get("goats").integer(6, 15), supplies.get("pigs").integer(6, 15)
        };
        conquistadors = supplies.get("conquistadors").integer(0, 60);
        canoes = supplies.get("canoes").integer(0, 15);
        walls = supplies.get("walls").integer(0, 9);
        tokens = supplies.get("tokens").integer(0, 60);
        settlements = supplies.get("settlements").integer(2, 15);
        lava = supplies.get("lava").integer(0, 40);
        for (int difficulty = 0; difficulty < DIFFICULTIES.length; difficulty++) {
            difficulties[difficulty] = difficulty(file.get("difficulties").get(DIFFICULTIES[difficulty]));
        }
        Node printed = file.get("printed");
        capacity = printed.get("capacity").integer(1, 9);
        shelter = printed.get("shelter").integer(0, 9);
        wastePerTribe = printed.get("wastePerTribe").integer(0, 9);
        moves = printed.get("moves").integer(1, 6);
        canoeSeats = printed.get("canoe").integer(1, 9);
        attackers = printed.get("attackers").integer(1, 4);
        Node limits = file.get("limits");
        herd = limits.get("herd").integer(1, 9);
        fort = limits.get("fort").integer(Math.max(attackers, conquistadorsAtStart), 9);
        jar = limits.get("jar").integer(capacity, 15);
        granary = limits.get("granary").integer(0, 9);
        caveShelter = limits.get("caveShelter").integer(0, 9);
        cloaksShelter = limits.get("cloaksShelter").integer(0, 9);
        proposals = limits.get("proposals").integer(0, 3);
        Node abilities = file.get("abilities");
        majosMilk = abilities.get("majosMilk").integer(0, 3);
        canariiClay = abilities.get("canariiClay").integer(0, 3);
        guanchesMoves = abilities.get("guanchesMoves").integer(1, 6);
        benahoaritasTokens = abilities.get("benahoaritasTokens").integer(1, 3);
        Node wrath = file.get("wrath");
        orange = wrath.get("orange").integer(1, 7);
        red = wrath.get("red").integer(orange + 1, 8);
        lost = wrath.get("lost").integer(red + 1, 15);
        hungerWrath = wrath.get("hunger").integer(0, 9);
        shelterWrath = wrath.get("shelter").integer(0, 9);
        wasteWrath = wrath.get("waste").integer(0, 9);
        offeredCalm = wrath.get("offered").integer(0, 9);
        deniedWrath = wrath.get("denied").integer(0, 9);
        heroWrath = wrath.get("hero").integer(0, 9);
        fireCalm = wrath.get("fire").integer(0, 9);
        Node solidarity = file.get("solidarity");
        bestOfferer = solidarity.get("bestOfferer").integer(0, 9);
        secondOfferer = solidarity.get("secondOfferer").integer(0, 9);
        otherOfferer = solidarity.get("otherOfferer").integer(0, 9);
        firePoints = solidarity.get("fire").integer(0, 9);
        battlePoints = solidarity.get("battle").integer(0, 9);
        exhaustedPoints = solidarity.get("exhausted").integer(0, 9);
        deathPoints = solidarity.get("death").integer(0, 9);
        wastePoints = solidarity.get("waste").integer(0, 9);
        monopolyPoints = solidarity.get("monopoly").integer(0, 9);
        clearMonopolyPoints = solidarity.get("clearMonopoly").integer(0, 9);
        idolPoints = solidarity.get("idol").integer(0, 9);
        nativePoints = solidarity.get("native").integer(0, 9);
        commonPoints = solidarity.get("common").integer(0, 9);
        secretPoints = numbers(solidarity.get("secret"), MAX_SEATS, 9);
        Node costs = file.get("costs");
        for (int trade = 0; trade < TRADES.length; trade++) {
            List<Node> levels = costs.get(TRADES[trade]).items(2, 2);
            inventionPrices[2 * trade] = price(levels.getFirst());
            inventionPrices[2 * trade + 1] = price(levels.getLast());
            for (Node good : costs.get("preserve")
                    .items(TRADES.length, TRADES.length)
                    .get(trade)
                    .items(1, 3)) {
                preservers[trade] |= 1 << good.word(GOODS);
            }
        }
        cavePrice = price(costs.get("cave"));
        for (int craft = 0; craft < OFFERS.length; craft++) {
            craftPrices[craft] = price(costs.get(OFFERS[craft]));
        }
        for (int tribes = MIN_TRIBES; tribes <= MAX_SEATS; tribes++) {
            Node slots = file.get("slots").get(String.valueOf(tribes));
            slotsInEra[tribes] = slots.items(ERAS, ERAS).stream()
                    .mapToInt(number -> number.integer(1, MAX_SLOTS))
                    .toArray();
        }
        for (int era = 0; era < ERAS; era++) {
            for (int column = 0; column < COLUMNS.length(); column++) {
                readEvent(file.get("events").get(eventName(era, column)), era * COLUMNS.length() + column);
            }
            for (int god = 0; god < GODS.length; god++) {
                readOfferings(file.get("offerings").get(GODS[god] + (era + 1)), offering(god, era, 0));
            }
        }
        List<Node> cards = file.get("prophecies").get("cards").items(PROPHECIES, PROPHECIES);
        for (int card = 0; card < PROPHECIES; card++) {
            if (!cards.get(card).text().matches("[1-8]{4}")) {
                throw cards.get(card)
                        .refusal("four numbers from 1 to 8 are expected: eruption, Acoran, Moneiba, tsunami");
            }
            for (int disaster = 0; disaster < DISASTERS.length; disaster++) {
                prophecies[card * DISASTERS.length + disaster] =
                        cards.get(card).text().charAt(disaster) - '1';
            }
        }
        idolCards = counts(file.get("idols"), IDOLS, IDOL_CARDS);
        craftCards = counts(file.get("crafts"), CRAFTS, CRAFT_CARDS);
        Node gained = file.get("gains");
        gains = new int[] {
            gained.get("spears").integer(0, 9), gained.get("daggers").integer(0, 9)
        };
        harvestGain = gained.get("harvest").integer(0, 9);
        calmGain = gained.get("calm").integer(0, 9);
        vaseGain = gained.get("vase").integer(0, 9);
        warriorGain = gained.get("warrior").integer(0, 9);
        Node missions = file.get("missions");
        missionNatives = numbers(missions.get("natives"), DIFFICULTIES.length, nobles + villagers);
        missionTrades = numbers(missions.get("trades"), DIFFICULTIES.length, TRADES.length);
        missionInventions = numbers(missions.get("inventions"), DIFFICULTIES.length, 2 * TRADES.length);
        missionSettlements = numbers(missions.get("settlements"), DIFFICULTIES.length, 9);
        missionPreserved = numbers(missions.get("preserved"), DIFFICULTIES.length, 9);
        missionLivestock = numbers(missions.get("livestock"), DIFFICULTIES.length, 15);
        missionArms = numbers(missions.get("arms"), DIFFICULTIES.length, 9);
        common = new int[COMMONS.length];
        for (int objective = 0; objective < COMMONS.length; objective++) {
            common[objective] = objective == COMMON_CAVE
                    ? 1
                    : file.get("common").get(COMMONS[objective]).integer(1, 20);
        }
    }

    private static Map<String, Object> sections(Node file) {
        Map<String, Object> sections = new LinkedHashMap<>();
        file.fields().stream()
                .filter(section -> !section.name().equals(ABOUT))
                .forEach(section -> sections.put(section.name(), section.tree()));
        return sections;
    }

    private static int[] numbers(Node list, int size, int most) {
        return list.items(size, size).stream()
                .mapToInt(item -> item.integer(0, most))
                .toArray();
    }

    private static int[] counts(Node section, String[] words, int most) {
        int[] counts = new int[words.length];
        int sum = 0;
        for (int index = 0; index < words.length; index++) {
            counts[index] = section.get(words[index]).integer(0, most);
            sum += counts[index];
        }
        if (sum != most) {
            throw section.refusal("there are " + most + " of these cards, not " + sum);
        }
        return counts;
    }

    private static Difficulty difficulty(Node json) {
        String columns = json.get("events").text();
        int events = 0;
        for (int at = 0; at < columns.length(); at++) {
            int column = COLUMNS.indexOf(columns.charAt(at));
            if (column < 0) {
                throw json.get("events").refusal("columns of event cards from a to d are expected");
            }
            events |= 1 << column;
        }
        if (events == 0) {
            throw json.get("events").refusal("at least one column of event cards is expected");
        }
        return new Difficulty(
                json.get("side").word(new String[] {"a", "b"}) == 1,
                numbers(json.get("tokens"), 3, 4),
                numbers(json.get("forts"), MAX_SEATS - MIN_TRIBES + 1, 6),
                numbers(json.get("wrath"), MAX_SEATS - MIN_TRIBES + 1, 8),
                events);
    }

    private static long price(Node goods) {
        long price = 0;
        for (Node good : goods.items(0, 6)) {
            price += 1L << (PRICE_BITS * good.word(GOODS));
        }
        return price;
    }

    private void readEvent(Node card, int index) {
        int shift = 0;
        int number = 0;
        for (String word : card.text().split(" ", -1)) {
            int disaster = List.of(DISASTERS).indexOf(word);
            if (disaster >= 0 && number == 0 && shift < 4 * DISASTERS.length) {
                disasters[index] |= (disaster + 1) << shift;
                shift += 4;
            } else if (number < SHIPS && word.equals(String.valueOf(number + 1))) {
                number++;
            } else {
                throw card.refusal("disasters and then ships 1 to 3 are expected, not '" + word + "'");
            }
        }
        ships[index] = number;
    }

    private void readOfferings(Node cards, int first) {
        List<Node> items = cards.items(OFFERING_CARDS, OFFERING_CARDS);
        for (int card = 0; card < OFFERING_CARDS; card++) {
            Node words = items.get(card);
            String[] needs = words.text().split(" ", -1);
            offerings[first + card] = new int[needs.length];
            for (int need = 0; need < needs.length; need++) {
                offerings[first + card][need] = new Node(words.path(), needs[need]).word(NEEDS);
            }
        }
    }

    // ---------------------------------------------------------------- documents

    /** Those of a match with a document of its own, or none. */
    static Box of(@Nullable Object document) {
        return document == null ? OURS : read(new Node("variants." + Tindaya.NUMBERS, document));
    }

    /**
     * Ours with what the document replaces.
     *
     * @throws ceiba.engine.Refusal if the game cannot be played with it, with what and where
     */
    static Box read(Node given) {
        // as from a file, where all numbers are of one type: equal documents are to be equal
        Node document =
                new Node(given.path(), Json.parse(Json.compact(given.tree())).tree());
        for (Node section : document.fields()) {
            if (section.name().equals(ABOUT)) {
                section.text();
            } else if (!FILE.has(section.name())) {
                throw section.refusal("there is no section of this name; there are "
                        + String.join(", ", sections(FILE).keySet()));
            }
        }
        Map<String, Object> merged = Json.object();
        Map<String, Object> different = Json.object(); // in our order, whatever the document's
        for (Node ours : FILE.fields()) {
            if (!ours.name().equals(ABOUT)) {
                Map<String, Object> changed =
                        document.has(ours.name()) ? changed(document.get(ours.name()), ours) : Map.of();
                Map<String, Object> fields = Json.object();
                ours.fields().forEach(field -> fields.put(field.name(), field.tree()));
                fields.putAll(changed);
                merged.put(ours.name(), fields);
                if (!changed.isEmpty()) {
                    different.put(ours.name(), changed);
                }
            }
        }
        return different.isEmpty() ? OURS : new Box(new Node(document.path(), merged), different);
    }

    /** The fields of a section that differ from ours, in our order. */
    private static Map<String, Object> changed(Node section, Node ours) {
        List<String> names = ours.fields().stream()
                .map(Node::name)
                .filter(name -> !name.equals(BASIS))
                .toList();
        for (Node field : section.fields()) {
            if (!names.contains(field.name())) {
                throw field.refusal("there is no field of this name; there are " + String.join(", ", names));
            }
        }
        Map<String, Object> changed = Json.object();
        for (String name : names) {
            if (section.has(name)
                    && !section.get(name).tree().equals(ours.get(name).tree())) {
                changed.put(name, section.get(name).tree());
            }
        }
        return changed;
    }

    Map<String, Object> document() {
        return document;
    }

    Map<String, Object> json() {
        return sections;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Box other && document.equals(other.document);
    }

    @Override
    public int hashCode() {
        return document.hashCode();
    }

    // ---------------------------------------------------------------- looking things up

    static String eventName(int era, int column) {
        return (era + 1) + COLUMNS.substring(column, column + 1);
    }

    static int offering(int god, int era, int card) {
        return (god * ERAS + era) * OFFERING_CARDS + card;
    }

    /** How many units of a good a price has. */
    static int units(long price, int good) {
        return (int) (price >>> (PRICE_BITS * good)) & ((1 << PRICE_BITS) - 1);
    }

    /** A price with one unit of a good less, if it has any. */
    static long less(long price, int good, int units) {
        return price - ((long) Math.min(units, units(price, good)) << (PRICE_BITS * good));
    }

    /** The first good of a price; the price must have one. */
    static int firstGood(long price) {
        return Long.numberOfTrailingZeros(price) / PRICE_BITS;
    }

    /** A disaster of an event card from left to right; NOBODY beyond the last. */
    int disaster(int era, int column, int index) {
        return index >= DISASTERS.length
                ? NOBODY
                : (disasters[era * COLUMNS.length() + column] >> (4 * index) & 15) - 1;
    }

    int ships(int era, int column) {
        return ships[era * COLUMNS.length() + column];
    }
}
