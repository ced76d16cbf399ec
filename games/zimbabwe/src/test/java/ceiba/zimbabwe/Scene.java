package ceiba.zimbabwe;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.Attempt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A position to try a rule in, written as in a position file. Unless it says otherwise, it is seat 0's turn in round 2, the
 * seats play in their order, each has 3 cattle and a monument of level 1 on a starting area, and the map is this one for
 * two seats:
 *
 * <pre>
 *     abcdefghijkl
 *   1 ..S..S..OO..
 *   2 .......WOOC.
 *   3 S..W........
 *   4 ..C..S......
 *   5 ..........W.
 *   6 S..S........
 *   7 D..OOOOOOO..
 *   8 ...OOOOOOO..
 *   9 C...I...W...
 *  10 ............
 *  11 ......D....C
 *  12 ............
 * </pre>
 *
 * and this one for three:
 *
 * <pre>
 *     abcdefghijklmnopqr
 *   1             .OOOOO
 *   2             .I....
 *   3             ...W..
 *   4             ...W..
 *   5             OO....
 *   6             OO....
 *   7       ..S..S..OO..
 *   8       .......WOOC.
 *   9       S..W........
 *  10       ..C..S......
 *  11       ..........W.
 *  12       S..S........
 *  13 OOOO........OO....
 *  14 OOOO........OOI...
 *  15 ..W...........C...
 *  16 .......I...C......
 *  17 D....COOO....D..OO
 *  18 ......OOO..D....OO
 * </pre>
 */
final class Scene {

    static final int KILWA = 0;
    static final int MUTAPA = 1;
    static final int ZULU = 2;

    static final Game GAME = new Zimbabwe();

    private static final String[] TILES = {
        "0/0 1/0 2/0 4/0",
        "5/0 0/0 1/0 4/0 2/2 3/0",
        "1/0 2/0 4/0 0/0 5/0 9/0 10/0",
        "1/0 2/0 3/0 4/0 0/0 5/0 8/0 9/0 10/0"
    };

    private static final Set<String> FINISHING =
            Set.of("place none", "price done", "reprice done", "second-monument none", "raise done");

    private static final String STARTS_OF_TWO = "c1 a3";
    private static final String STARTS_OF_MORE = "i7 l7 g9 l10 g12";

    private final int seats;
    private final Map<String, Object> variants = Json.object("game", "full");
    private final List<Object> tiles = new ArrayList<>();
    private final List<Object> water = new ArrayList<>();
    private final List<Object> resources = new ArrayList<>();
    private final Map<String, Object> used = Json.object();
    private final Map<String, Map<String, Object>> monuments = new LinkedHashMap<>();
    private final List<Map<String, Object>> craftsmen = new ArrayList<>();
    private final Map<String, List<Map<String, Object>>> cards = new LinkedHashMap<>();
    private final Set<String> gods = new LinkedHashSet<>();
    private final List<Map<String, Object>> players = new ArrayList<>();
    private final Map<String, Object> turn = Json.object("card", false, "used", List.of(), "begun", false);
    private final Map<String, Object> others = Json.object();
    private @Nullable Position position;
    private @Nullable Attempt attempt;

    private Scene(int seats) {
        this.seats = seats;
        tiles(TILES[seats - 2]);
        String[] starts = (seats == 2 ? STARTS_OF_TWO : STARTS_OF_MORE).split(" ", -1);
        for (int seat = 0; seat < seats; seat++) {
            players.add(Json.object("cattle", 3, "specialists", Json.object()));
            monument(starts[seat], seat, 1);
        }
        round(2).active(0).pending("turn");
        others.put("raised", List.of());
        others.put("godCattle", 0);
        others.put("pile", Json.list(seats, seat -> seat));
        others.put("order", Json.list(seats, seat -> seat));
    }

    static Scene of(int seats) {
        return new Scene(seats);
    }

    /** The bidding begins, with everybody's plaques in this order. */
    static Scene auction(int seats, int... plaques) {
        return of(seats)
                .pending("gift")
                .bidding(plaques)
                .active(Arrays.stream(plaques)
                        .filter(seat -> seat >= 0)
                        .findFirst()
                        .orElseThrow());
    }

    /** The start of a match. */
    static Scene start(int seats, Map<String, ?> variants, long seed) {
        Scene scene = of(seats);
        scene.play(GAME.start(Setup.of(GAME, seats, variants, seed)));
        return scene;
    }

    // What is on the table.

    /** Tiles and their quarter turns, slot by slot: {@code 0/0 1/3}. */
    Scene tiles(String slots) {
        tiles.clear();
        for (String slot : slots.split(" ", -1)) {
            String[] parts = slot.split("/", -1);
            tiles.add(List.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return this;
    }

    Scene water(String... tilesOfTwo) {
        for (String tile : tilesOfTwo) {
            water.add(List.of(tile.split(" ", -1)));
        }
        return this;
    }

    Scene resource(String resource, String... squares) {
        for (String square : squares) {
            resources.add(Json.object("resource", resource, "square", square));
        }
        return this;
    }

    Scene used(String square, int marks) {
        used.put(square, marks);
        return this;
    }

    Scene monument(String square, int seat, int level) {
        monuments.put(square, Json.object("square", square, "seat", seat, "level", level));
        return this;
    }

    Scene withoutMonument(String square) {
        monuments.remove(square);
        return this;
    }

    /** A craftsman, {@code potter c7 across} or {@code sculptor c7}, and its owner's card if it is not there, at price 1. */
    Scene craftsman(String words, int seat) {
        String[] parts = words.split(" ", -1);
        Map<String, Object> craftsman = Json.object("craft", parts[0], "square", parts[1]);
        if (parts.length > 2) {
            craftsman.put("turn", parts[2]);
        }
        craftsman.put("seat", seat);
        craftsmen.add(craftsman);
        card(parts[0], seat);
        return this;
    }

    private Map<String, Object> card(String craft, int seat) {
        List<Map<String, Object>> both = cards.computeIfAbsent(craft, key -> new ArrayList<>());
        return both.stream()
                .filter(card -> Integer.valueOf(seat).equals(card.get("seat")))
                .findFirst()
                .orElseGet(() -> {
                    both.add(Json.object("seat", seat, "price", 1, "cattle", 0));
                    return both.getLast();
                });
    }

    Scene price(String craft, int seat, int price) {
        card(craft, seat).put("price", price);
        return this;
    }

    Scene cattleOn(String craft, int seat, int cattle) {
        card(craft, seat).put("cattle", cattle);
        return this;
    }

    Scene cattle(int... bySeat) {
        for (int seat = 0; seat < bySeat.length; seat++) {
            players.get(seat).put("cattle", bySeat[seat]);
        }
        return this;
    }

    /** A god that a seat worships. */
    Scene god(int seat, String god) {
        players.get(seat).put("god", god);
        gods.add(god);
        return this;
    }

    /** A god that is in play. */
    Scene god(String god) {
        gods.add(god);
        return this;
    }

    Scene godCattle(int cattle) {
        return set("godCattle", cattle);
    }

    Scene specialist(int seat, String specialist, int cattle) {
        Map<String, Object> own = new LinkedHashMap<>();
        new Node("", players.get(seat))
                .get("specialists")
                .fields()
                .forEach(card -> own.put(card.name(), card.integer(0, 9999)));
        own.put(specialist, cattle);
        players.get(seat).put("specialists", own);
        return this;
    }

    Scene specialist(int seat, String specialist) {
        return specialist(seat, specialist, 0);
    }

    Scene firstGame() {
        variants.put("game", "first");
        gods.addAll(List.of("xango", "tsui-goab", "elegua", "gu", "engai", "obatala"));
        return this;
    }

    Scene round(int round) {
        return set("round", round);
    }

    Scene active(int seat) {
        return set("active", seat);
    }

    Scene pending(String... steps) {
        return set("pending", List.of(steps));
    }

    Scene order(Integer... seatsInOrder) {
        return set("order", List.of(seatsInOrder));
    }

    /** The markers of requirements, who moved last is last. */
    Scene pile(Integer... seatsFromTheBottom) {
        return set("pile", List.of(seatsFromTheBottom));
    }

    private Scene bidding(int... plaques) {
        List<Object> empty = new ArrayList<>();
        for (int seat : plaques) {
            empty.add(Json.object("seat", seat, "cattle", 0));
        }
        return set("auction", Json.object("plaques", empty, "gift", 0, "passed", List.of(), "gave", List.of()));
    }

    /** A primary craft that was not on the map before this turn. */
    Scene newThisTurn(String... crafts) {
        turn.put(
                "primaries",
                primaries().stream()
                        .filter(craft -> !List.of(crafts).contains(craft))
                        .toList());
        return this;
    }

    private List<Object> primaries() {
        return craftsmen.stream()
                .map(craftsman -> Objects.requireNonNull(craftsman.get("craft")))
                .filter(craft -> Reference.craft((String) craft).isPrimary())
                .distinct()
                .toList();
    }

    /** A field by its name, as the file has it. */
    Scene set(String field, Object value) {
        others.put(field, value);
        return this;
    }

    // The position.

    /** The position file. */
    Map<String, Object> file() {
        Map<String, Object> file =
                Json.object("game", "zimbabwe", "seats", seats, "variants", variants, "tiles", tiles, "water", water);
        file.put("resources", resources);
        file.put("used", used);
        file.put("monuments", List.copyOf(monuments.values()));
        file.put("craftsmen", craftsmen);
        file.put("cards", cards);
        Reference.GODS.keySet().stream()
                .filter(god -> "full".equals(variants.get("game")) && gods.size() < 8)
                .forEach(god -> {
                    if (gods.size() < 8) {
                        gods.add(god);
                    }
                });
        file.put("gods", List.copyOf(gods));
        if (!others.containsKey("auction")) {
            turn.putIfAbsent("primaries", primaries());
            file.put("turn", turn);
        }
        file.put("players", players);
        file.putAll(others);
        return file;
    }

    Position position() {
        if (position == null) {
            play(GAME.read(Json.parse(Json.compact(file()))));
        }
        return Objects.requireNonNull(position);
    }

    private void play(Position start) {
        position = start;
        attempt = new Attempt(GAME, start);
    }

    private Attempt attempt() {
        position();
        return Objects.requireNonNull(attempt);
    }

    /** Makes choices one after the other; each must be legal. */
    Scene choose(String... words) {
        attempt().choose(words);
        return this;
    }

    /** Ends the action that is going on: nothing more is placed, priced, built or raised. */
    Scene finish() {
        while (!step().equals("turn")) {
            choose(choices().stream().filter(FINISHING::contains).findFirst().orElseThrow());
        }
        return this;
    }

    /** The same, and the craft's new card gets the price 3. */
    Scene finishWithPrice(String craft) {
        return (step().equals("craft") ? choose("place none") : this)
                .choose("price " + craft + " 3")
                .finish();
    }

    /** Begins to raise a monument: the goods are still to be chosen. */
    Scene raise(String square) {
        if (step().equals("turn")) {
            choose("raise");
        }
        return step().equals("raise") ? choose("raise " + square) : this;
    }

    List<String> choices() {
        return attempt().choices();
    }

    /** The choices that begin with this word, without it. */
    List<String> choices(String verb) {
        return choices().stream()
                .filter(words -> words.startsWith(verb + " "))
                .map(words -> words.substring(verb.length() + 1))
                .toList();
    }

    /** Cattle that a choice takes out of the hand of who makes it. */
    int price(String words) {
        return GAME.codec().price(GAME.codec().choice(words), position()).getOrDefault("cattle", 0);
    }

    /** The events of a kind, as data. */
    List<Map<String, Object>> events(String kind) {
        Codec codec = GAME.codec();
        return attempt().events().stream()
                .map(codec::data)
                .filter(event -> kind.equals(event.get("kind")))
                .toList();
    }

    // What came of it.

    Node json() {
        return new Node("", position().json());
    }

    Node view() {
        return new Node("", position().view(Position.SPECTATOR));
    }

    int active() {
        return position().decider();
    }

    /** What kind of decision is to be made now; empty when the match is over. */
    String step() {
        return pending().split(" ", -1)[0];
    }

    /** The same with what it is about. */
    String pending() {
        List<Node> pending = json().get("pending").items();
        return pending.isEmpty() ? "" : pending.getLast().text();
    }

    int round() {
        return json().get("round").integer(1, 60);
    }

    /** Cattle in hand. */
    int hand(int seat) {
        return player(seat).get("cattle").integer(0, 9999);
    }

    List<Integer> hands() {
        return IntStream.range(0, seats).map(this::hand).boxed().toList();
    }

    private Node player(int seat) {
        return json().get("players").items().get(seat);
    }

    String god(int seat) {
        return player(seat).has("god") ? player(seat).get("god").text() : "";
    }

    /** Cattle on an own specialist's card; -1 if the seat does not own it. */
    int cattleOn(int seat, String specialist) {
        return player(seat).get("specialists").integer(specialist, 0, 9999, -1);
    }

    int cattleOn(String craft, int seat) {
        return cardOf(craft, seat).get("cattle").integer(0, 9999);
    }

    int price(String craft, int seat) {
        return cardOf(craft, seat).get("price").integer(0, 3);
    }

    private Node cardOf(String craft, int seat) {
        return json().get("cards").get(craft).items().stream()
                .filter(card -> card.get("seat").integer(0, 4) == seat)
                .findFirst()
                .orElseThrow();
    }

    int godCattle() {
        return json().get("godCattle").integer(0, 9999);
    }

    /** The level of the monument on a square, 0 if there is none. */
    int level(String square) {
        return json().get("monuments").items().stream()
                .filter(monument -> monument.get("square").text().equals(square))
                .mapToInt(monument -> monument.get("level").integer(1, 5))
                .sum();
    }

    /** Marks on a resource. */
    int marks(String square) {
        return json().get("used").integer(square, 0, 2, 0);
    }

    int points(int seat) {
        return (int) position().points(seat);
    }

    int requirement(int seat) {
        return (int) position().gauge(GAME.gauges().indexOf(Gauge.ofSeat("requirement")), seat);
    }

    List<Integer> order() {
        return numbers(json().get("order"));
    }

    List<Integer> pile() {
        return numbers(json().get("pile"));
    }

    /** Cattle on the plaques, from the left. */
    List<Integer> plaques() {
        return json().get("auction").get("plaques").items().stream()
                .map(plaque -> plaque.get("cattle").integer(0, 9999))
                .toList();
    }

    /** Whose plaques they are, from the left; -1 is Shadipinyi's. */
    List<Integer> plaqueOwners() {
        return json().get("auction").get("plaques").items().stream()
                .map(plaque -> plaque.get("seat").integer(-1, 4))
                .toList();
    }

    /** The same once these choices are made. */
    List<Integer> plaqueOwnersAfter(String... words) {
        return choose(words).plaqueOwners();
    }

    private static List<Integer> numbers(Node list) {
        return list.items().stream().map(item -> item.integer(-1, 9999)).toList();
    }

    boolean isOver() {
        return position().decider() == Position.OVER;
    }

    List<Integer> winners() {
        return Outcome.of(position()).list();
    }
}
