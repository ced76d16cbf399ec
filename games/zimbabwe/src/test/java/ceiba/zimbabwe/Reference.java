package ceiba.zimbabwe;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A second implementation of the rules, slow and obvious: what is legal in a position, said from its JSON alone. {@link
 * HeartTest} holds the game against it.
 */
final class Reference {

    /**
     * One of the seven crafts.
     *
     * @param needs the craft whose good it works on; empty for a primary one
     */
    record Craft(
            String word,
            int[] requirement,
            int cattle,
            int points,
            int width,
            int height,
            String resource,
            String needs) {

        boolean isPrimary() {
            return needs.isEmpty();
        }

        boolean turns() {
            return width != height;
        }
    }

    /** A craftsman on the map, by its number in its craft. */
    record Piece(Craft craft, int number, int seat, int[] squares) {

        String word() {
            return craft.word + " " + number;
        }
    }

    /** What a good's way from a craftsman costs, and how much of that goes onto own cards. */
    record Leg(Piece piece, int hubs, int price, int own) {

        int cost() {
            return hubs + price;
        }
    }

    /** Some family's good as it would be delivered: one leg, or two if it has a secondary craftsman. */
    private record Good(int family, List<Leg> legs) {

        int cost() {
            return legs.stream().mapToInt(Leg::cost).sum();
        }

        int own() {
            return legs.stream().mapToInt(Leg::own).sum();
        }
    }

    /** What all the goods of a raise cost, and how much of that goes onto own cards. */
    record Bill(int cost, int own) {

        boolean isBetterThan(@Nullable Bill other) {
            return other == null || cost < other.cost || (cost == other.cost && own > other.own);
        }
    }

    static final Map<String, Craft> CRAFTS = crafts();
    static final List<String> RESOURCES = List.of("wood", "clay", "ivory", "diamonds");
    private static final Map<String, Integer> RESOURCE_TILES = Map.of("wood", 6, "clay", 4, "ivory", 3, "diamonds", 3);
    static final int WATER_TILES = 8;

    static final Map<String, Integer> GODS = requirements(
            "xango -2, qamata 2, dziva 2, tsui-goab 3, elegua 4, gu 4, shadipinyi 4, eshu 4, engai 5, anansi 5, atete 5,"
                    + " obatala 7");
    static final Map<String, Integer> SPECIALISTS = requirements("nomads 1, rain 1, builder 2, shaman 3, herd 6");
    private static final Map<String, Integer> WAGES = requirements("nomads 2, rain 3, builder 2, shaman 2, herd 2");

    private static final int[] MONUMENT_POINTS = {0, 1, 3, 7, 13, 21};
    private static final int TOP_LEVEL = 5;
    private static final int PIECES = 3;
    private static final int FIRST_REQUIREMENT = 20;
    private static final int MOST_REQUIRED = 40;
    private static final int TOP_PRICE = 3;

    private static Map<String, Craft> crafts() {
        Map<String, Craft> crafts = new LinkedHashMap<>();
        for (Craft craft : List.of(
                new Craft("potter", new int[] {3, 4}, 2, 1, 2, 1, "clay", ""),
                new Craft("wood-carver", new int[] {3, 4}, 2, 1, 2, 1, "wood", ""),
                new Craft("ivory-carver", new int[] {2, 3}, 2, 1, 2, 2, "ivory", ""),
                new Craft("diamond-cutter", new int[] {1, 2}, 10, 3, 2, 2, "diamonds", ""),
                new Craft("vessel-maker", new int[] {3, 4}, 4, 2, 2, 2, "clay", "potter"),
                new Craft("sculptor", new int[] {3, 4}, 4, 2, 2, 2, "wood", "wood-carver"),
                new Craft("throne-maker", new int[] {3, 4}, 4, 2, 2, 1, "wood", "ivory-carver"))) {
            crafts.put(craft.word(), craft);
        }
        return crafts;
    }

    private static Map<String, Integer> requirements(String table) {
        Map<String, Integer> requirements = new LinkedHashMap<>();
        for (String row : table.split(", ", -1)) {
            requirements.put(row.split(" ", -1)[0], Integer.parseInt(row.split(" ", -1)[1]));
        }
        return requirements;
    }

    private final Node json;
    final ReferenceMap map;
    private final int active;
    private final String ownGod;
    final List<Piece> pieces = new ArrayList<>();
    private final Map<Integer, Node> monuments = new TreeMap<>();
    private final BitSet hubSquares = new BitSet();
    private final BitSet built = new BitSet();
    private final Map<Integer, Integer> marks = new TreeMap<>();

    // What was found out once.
    private final Map<String, List<Leg>> legs = new HashMap<>();
    private final Map<String, BitSet> resources = new HashMap<>();

    Reference(Node json) {
        this.json = json;
        map = new ReferenceMap(json);
        active = json.get("active").integer(0, 4);
        ownGod = god(active);
        for (Node monument : json.get("monuments").items()) {
            int square = ReferenceMap.square(monument.get("square").text());
            monuments.put(square, monument);
            hubSquares.set(square);
            built.set(square);
        }
        for (Node craftsman : json.get("craftsmen").items()) {
            Craft craft = craft(craftsman.get("craft").text());
            boolean down = craftsman.has("turn") && craftsman.get("turn").text().equals("down");
            int[] squares =
                    site(craft, ReferenceMap.square(craftsman.get("square").text()), down);
            int number = (int) pieces.stream()
                            .filter(piece -> piece.craft.equals(craft))
                            .count()
                    + 1;
            pieces.add(new Piece(craft, number, craftsman.get("seat").integer(0, 4), squares));
            Arrays.stream(squares).forEach(built::set);
        }
        json.get("used").fields().forEach(mark -> marks.put(ReferenceMap.square(mark.name()), mark.integer(1, 2)));
    }

    static Craft craft(String word) {
        Craft craft = CRAFTS.get(word);
        if (craft == null) {
            throw new IllegalArgumentException(word);
        }
        return craft;
    }

    Piece piece(String word) {
        return pieces.stream()
                .filter(piece -> piece.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    private int[] site(Craft craft, int square, boolean down) {
        return down
                ? map.rectangle(square, craft.height, craft.width)
                : map.rectangle(square, craft.width, craft.height);
    }

    // Players.

    private Node player(int seat) {
        return json.get("players").items().get(seat);
    }

    int cattle(int seat) {
        return player(seat).get("cattle").integer(0, 9999);
    }

    boolean worships(int seat, String god) {
        return god(seat).equals(god);
    }

    /** The god that a seat worships, or nothing. */
    private String god(int seat) {
        return player(seat).has("god") ? player(seat).get("god").text() : "";
    }

    private boolean worships(String god) {
        return ownGod.equals(god);
    }

    private int seats() {
        return json.get("players").items().size();
    }

    private List<Node> cards(Craft craft) {
        Node cards = json.get("cards");
        return cards.has(craft.word) ? cards.get(craft.word).items() : List.of();
    }

    private @Nullable Node card(Craft craft, int seat) {
        return cards(craft).stream()
                .filter(card -> card.get("seat").integer(0, 4) == seat)
                .findFirst()
                .orElse(null);
    }

    private int price(Craft craft, int seat) {
        Node card = card(craft, seat);
        return card == null ? 0 : card.get("price").integer(0, TOP_PRICE);
    }

    /** VR of a seat, from its parts. */
    int requirement(int seat) {
        return requirement(seat, god(seat));
    }

    private int requirement(int seat, String god) {
        int requirement = FIRST_REQUIREMENT + GODS.getOrDefault(god, 0);
        for (Node specialist : player(seat).get("specialists").fields()) {
            requirement += SPECIALISTS.getOrDefault(specialist.name(), 0);
        }
        for (Craft craft : CRAFTS.values()) {
            Node card = card(craft, seat);
            if (card != null) {
                boolean first = cards(craft).getFirst().equals(card);
                requirement += god.equals("gu") ? 1 : craft.requirement[first ? 0 : 1];
            }
        }
        return requirement;
    }

    /** VP of a seat. */
    int points(int seat) {
        int points = 0;
        for (Node monument : monuments.values()) {
            points += isOf(monument, seat) ? MONUMENT_POINTS[level(monument)] : 0;
        }
        for (Piece piece : pieces) {
            points += piece.seat == seat ? piece.craft.points : 0;
        }
        return points;
    }

    private static boolean isOf(Node monument, int seat) {
        return monument.get("seat").integer(0, 4) == seat;
    }

    private static int level(Node monument) {
        return monument.get("level").integer(1, TOP_LEVEL);
    }

    // What is legal.

    /** The words of all legal choices. */
    Set<String> words() {
        String[] step = json.get("pending").items().getLast().text().split(" ", -1);
        return switch (step[0]) {
            case "first-monument" -> words("start", starts());
            case "gift" -> gifts();
            case "turn" -> turn();
            case "herd" -> herds();
            case "resource" -> resources();
            case "resource-site" -> words("lay", emptyLand());
            case "rain" -> rains();
            case "monument" -> words("monument", monumentSites());
            case "second-monument" -> with(words("second-monument", monumentSites()), "second-monument none");
            case "craft" -> placings(flags(step));
            case "site", "area" -> sites(craft(step[1]));
            case "prices" -> prices(flags(step));
            case "reprice" -> reprices(flags(step));
            case "raise" -> raises(flags(step));
            case "plan", "supply", "primary" -> deliveries();
            default -> throw new IllegalArgumentException(step[0]);
        };
    }

    /** The words behind a step's first. */
    private static Set<String> flags(String[] step) {
        return Set.of(step).stream().filter(word -> !word.equals(step[0])).collect(Collectors.toSet());
    }

    private static Set<String> words(String verb, IntStream squares) {
        Set<String> words = new TreeSet<>();
        squares.forEach(square -> words.add(verb + " " + ReferenceMap.word(square)));
        return words;
    }

    private static Set<String> with(Set<String> words, String more) {
        words.add(more);
        return words;
    }

    private IntStream squares() {
        return IntStream.range(0, ReferenceMap.SQUARES);
    }

    private IntStream emptyLand() {
        return squares().filter(this::isEmptyLand);
    }

    private boolean isEmptyLand(int square) {
        return map.ground(square) == '.' && !built.get(square);
    }

    private IntStream starts() {
        return squares().filter(square -> map.ground(square) == 'S' && !hubSquares.get(square));
    }

    private IntStream monumentSites() {
        boolean nomads = turnHas("used", "nomads");
        return emptyLand()
                .filter(square -> nomads || map.around(square).stream().noneMatch(hubSquares::get));
    }

    private Set<String> gifts() {
        Node auction = json.get("auction");
        int least = auction.get("gift").integer(0, 9999) + 1;
        boolean helped = worships("elegua") && !holds(auction.get("gave"), active);
        Set<String> words = new TreeSet<>(Set.of("pass"));
        for (int gift = least; gift <= cattle(active) + (helped ? 3 : 0); gift++) {
            words.add("give " + gift);
        }
        return words;
    }

    private static boolean holds(Node list, int number) {
        return list.items().stream().anyMatch(item -> item.integer(0, 9999) == number);
    }

    private boolean turnHas(String list, String word) {
        return json.get("turn").get(list).items().stream()
                .anyMatch(item -> item.text().equals(word));
    }

    private Set<String> turn() {
        Set<String> words = new TreeSet<>(Set.of("end"));
        Node turn = json.get("turn");
        boolean cardTaken = turn.get("card").flag();
        for (String god : json.get("gods").items().stream().map(Node::text).toList()) {
            boolean free = IntStream.range(0, seats()).noneMatch(seat -> worships(seat, god));
            if (!cardTaken && free && !player(active).has("god") && requirement(active, god) <= MOST_REQUIRED) {
                words.add("god " + god);
            }
        }
        for (String specialist : SPECIALISTS.keySet()) {
            boolean own = owns(active, specialist);
            boolean free = IntStream.range(0, seats()).noneMatch(seat -> owns(seat, specialist));
            boolean useful = cattle(active) >= WAGES.getOrDefault(specialist, 0) && hasUse(specialist);
            boolean full = json.get("variants").get("game").text().equals("full");
            int required = requirement(active) + SPECIALISTS.getOrDefault(specialist, 0);
            if (own && useful && !turnHas("used", specialist)) {
                words.add("use " + specialist);
            } else if (full && free && useful && !cardTaken && required <= MOST_REQUIRED) {
                words.add("hire " + specialist);
            }
        }
        boolean mayAct = !hasActed();
        if (mayAct && monumentSites().findAny().isPresent()) {
            words.add("build");
        }
        if (mayAct && (!placeable().isEmpty() || !raisablePrices(Set.of()).isEmpty())) {
            words.add("craft");
        }
        if (mayAct && !raisable().isEmpty()) {
            words.add("raise");
        }
        if (worships("dziva") && !turn.get("begun").flag() && !ownCards().isEmpty()) {
            words.add("reprice");
        }
        return words;
    }

    private boolean hasActed() {
        Node turn = json.get("turn");
        return turn.has("acted") && !turn.get("acted").isNull();
    }

    private boolean owns(int seat, String specialist) {
        return player(seat).get("specialists").has(specialist);
    }

    private boolean hasUse(String specialist) {
        return switch (specialist) {
            case "rain" -> !rains().isEmpty();
            case "shaman" -> !resources().isEmpty() && emptyLand().findAny().isPresent();
            default -> true;
        };
    }

    private Set<String> herds() {
        Set<String> words = new TreeSet<>();
        for (int paid = 2; paid <= Math.min(6, cattle(active)); paid += 2) {
            words.add("herd " + paid);
        }
        return words;
    }

    private Set<String> resources() {
        Set<String> words = new TreeSet<>();
        for (String resource : RESOURCES) {
            if (tilesLeft(resource) > 0) {
                words.add("resource " + resource);
            }
        }
        return words;
    }

    int tilesLeft(String resource) {
        int laid = (int) json.get("resources").items().stream()
                .filter(tile -> tile.get("resource").text().equals(resource))
                .count();
        return RESOURCE_TILES.getOrDefault(resource, 0) - laid;
    }

    private Set<String> rains() {
        Set<String> words = new TreeSet<>();
        if (json.get("water").items().size() < WATER_TILES) {
            addSites(words, "rain", 2, 1);
        }
        return words;
    }

    private void addSites(Set<String> words, String verb, int width, int height) {
        squares().forEach(square -> {
            if (isEmpty(map.rectangle(square, width, height))) {
                words.add(verb + " " + ReferenceMap.word(square) + " across");
            }
            if (isEmpty(map.rectangle(square, height, width))) {
                words.add(verb + " " + ReferenceMap.word(square) + " down");
            }
        });
    }

    /** Whether something may be placed there, as far as it needs empty land. */
    boolean isEmpty(int[] site) {
        return site.length > 0 && Arrays.stream(site).allMatch(this::isEmptyLand);
    }

    // Craftsmen.

    private Set<String> placings(Set<String> done) {
        Set<String> words = new TreeSet<>();
        placeable().forEach(craft -> words.add("place " + craft.word));
        if (done.contains("placed") || !raisablePrices(Set.of()).isEmpty()) {
            words.add("place none");
        }
        return words;
    }

    private List<Craft> placeable() {
        return CRAFTS.values().stream()
                .filter(craft -> cattle(active) >= craft.cattle)
                .filter(craft -> pieces.stream()
                                .filter(piece -> piece.craft.equals(craft))
                                .count()
                        < PIECES)
                .filter(this::mayOwn)
                .filter(craft -> craft.isPrimary() || turnHas("primaries", craft.needs))
                .filter(craft -> !sites(craft).isEmpty())
                .toList();
    }

    private boolean mayOwn(Craft craft) {
        if (card(craft, active) != null) {
            return true;
        }
        int taken = cards(craft).size();
        return taken < 2 && requirement(active) + (worships("gu") ? 1 : craft.requirement[taken]) <= MOST_REQUIRED;
    }

    /** Where a craftsman of this kind may be placed. */
    Set<String> sites(Craft craft) {
        BitSet claimed = new BitSet();
        List<int[]> reaches = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece.craft.equals(craft)) {
                claimed.or(resourcesOf(craft, piece.squares));
            }
            if (piece.craft.word.equals(craft.needs)) {
                reaches.add(map.hubs(piece.squares, range(), hubSquares));
            }
        }
        Set<String> words = new TreeSet<>();
        for (int square = 0; square < ReferenceMap.SQUARES; square++) {
            for (String turn : craft.turns() ? List.of(" across", " down") : List.of("")) {
                int[] site = site(craft, square, turn.equals(" down"));
                if (isEmpty(site)) {
                    BitSet unclaimed = resourcesOf(craft, site);
                    unclaimed.andNot(claimed);
                    boolean supplied = reaches.stream().anyMatch(reach -> hubs(reach, site) < ReferenceMap.UNREACHABLE);
                    if (!unclaimed.isEmpty() && (craft.isPrimary() || supplied)) {
                        words.add((craft.turns() ? "site " : "area ") + ReferenceMap.word(square) + turn);
                    }
                }
            }
        }
        return words;
    }

    private int range() {
        return worships("eshu") ? 6 : 3;
    }

    /** The resources of its kind that a craftsman there has in range, used or not. */
    private BitSet resourcesOf(Craft craft, int[] site) {
        BitSet resources = new BitSet();
        char letter = Character.toUpperCase(craft.resource.charAt(0));
        for (int square : site) {
            map.range(square, range()).stream()
                    .filter(other -> map.ground(other) == letter)
                    .forEach(resources::set);
        }
        return resources;
    }

    /** The fewest hubs between a piece and where these were counted from. */
    private static int hubs(int[] reach, int[] piece) {
        return Arrays.stream(piece).map(square -> reach[square]).min().orElseThrow();
    }

    private List<Craft> ownCards() {
        return CRAFTS.values().stream()
                .filter(craft -> card(craft, active) != null)
                .toList();
    }

    /** Prices of cards that had one before this action, and not in it, go up. */
    private Set<String> raisablePrices(Set<String> done) {
        Set<String> words = new TreeSet<>();
        for (Craft craft : ownCards()) {
            int price = price(craft, active);
            for (int higher = price + 1; price > 0 && !done.contains(craft.word) && higher <= TOP_PRICE; higher++) {
                words.add("price " + craft.word + " " + higher);
            }
        }
        return words;
    }

    /** First the new cards get their prices. */
    private Set<String> prices(Set<String> done) {
        Set<String> words = new TreeSet<>();
        for (Craft craft : ownCards()) {
            for (int price = 1; price(craft, active) == 0 && price <= TOP_PRICE; price++) {
                words.add("price " + craft.word + " " + price);
            }
        }
        if (words.isEmpty()) {
            words.addAll(raisablePrices(done));
            if (done.contains("changed")) {
                words.add("price done");
            }
        }
        return words;
    }

    private Set<String> reprices(Set<String> done) {
        Set<String> words = new TreeSet<>(Set.of("reprice done"));
        for (Craft craft : ownCards()) {
            for (int price = 1; !done.contains(craft.word) && price <= TOP_PRICE; price++) {
                if (price != price(craft, active)) {
                    words.add("reprice " + craft.word + " " + price);
                }
            }
        }
        return words;
    }

    // Raising.

    private Set<String> raises(Set<String> done) {
        Set<String> words = words("raise", raisable().stream().mapToInt(square -> square));
        if (done.contains("raised")) {
            words.add("raise done");
        }
        return words;
    }

    /** Own monuments that can be raised now. */
    private List<Integer> raisable() {
        return monuments.keySet().stream()
                .filter(square -> isOf(monument(square), active)
                        && level(monument(square)) < TOP_LEVEL
                        && json.get("raised").items().stream()
                                .noneMatch(raised -> raised.text().equals(ReferenceMap.word(square)))
                        && new Delivery(square, level(monument(square)), List.of()).cheapest() != null)
                .toList();
    }

    private Node monument(int square) {
        Node monument = monuments.get(square);
        if (monument == null) {
            throw new IllegalArgumentException("no monument on " + ReferenceMap.word(square));
        }
        return monument;
    }

    /** The goods that a monument still needs, as the stack tells it: {@code plan SQUARE GOODS PAID FAMILY...}. */
    private Delivery pendingDelivery() {
        List<String> stack =
                json.get("pending").items().stream().map(Node::text).toList();
        int plan = IntStream.range(0, stack.size())
                .filter(i -> stack.get(i).startsWith("plan "))
                .findFirst()
                .orElseThrow();
        List<String> words = List.of(stack.get(plan).split(" ", -1));
        int square = ReferenceMap.square(words.get(1));
        int missing = level(monument(square)) - Integer.parseInt(words.get(2));
        Delivery delivery = new Delivery(square, missing, words.subList(4, words.size()));
        for (String step : stack.subList(plan + 1, stack.size())) {
            Piece piece = piece(step.substring(step.indexOf(' ') + 1));
            if (!piece.craft.isPrimary()) {
                delivery = delivery.fetchingFor(piece);
            }
            if (step.startsWith("supply ")) {
                delivery = delivery.supplying(piece);
            }
        }
        return delivery;
    }

    private Set<String> deliveries() {
        Delivery delivery = pendingDelivery();
        String step = json.get("pending").items().getLast().text();
        return step.startsWith("plan ")
                ? with(delivery.froms(), "cheapest")
                : step.startsWith("supply ") ? delivery.withs() : delivery.usings();
    }

    /** What the cheapest way to deliver all that is missing costs; null if there is none. */
    @Nullable
    Bill cheapest() {
        return pendingDelivery().cheapest();
    }

    /** The fewest hubs from a piece to a monument or a craftsman. */
    int hubs(Piece from, int[] to) {
        return hubs(map.hubs(from.squares, range(), hubSquares), to);
    }

    /** Whether each of these hubs is in range of the one before, the first of the start and the last of the goal. */
    boolean isWay(int[] start, List<Integer> hubs, int[] goal) {
        int[] from = start;
        for (int hub : hubs) {
            if (!hubSquares.get(hub) || !map.walk(from, range(), hubSquares).get(hub)) {
                return false;
            }
            from = new int[] {hub};
        }
        BitSet last = map.walk(from, range(), hubSquares);
        return Arrays.stream(goal).anyMatch(last::get);
    }

    /** The good's family: where its primary craftsman gets the resource. */
    private static int family(Craft craft) {
        return RESOURCES.indexOf(craft.isPrimary() ? craft.resource : craft(craft.needs).resource);
    }

    /** What is still to be delivered to one monument. */
    private final class Delivery {

        private final int square;
        private final int goods;
        private final Set<Integer> families;

        /** Craftsmen who were chosen and still need a resource. */
        private final List<Piece> workers;

        /** Secondary craftsmen who still need a primary one. */
        private final List<Piece> unserved;

        private final Map<Integer, Integer> used;
        private final int spendable;

        Delivery(int square, int goods, List<String> delivered) {
            this(square, goods, new LinkedHashSet<>(), List.of(), List.of(), marks, cattle(active));
            delivered.forEach(family -> families.add(RESOURCES.indexOf(family)));
        }

        private Delivery(
                int square,
                int goods,
                Set<Integer> families,
                List<Piece> workers,
                List<Piece> unserved,
                Map<Integer, Integer> used,
                int spendable) {
            this.square = square;
            this.goods = goods;
            this.families = families;
            this.workers = workers;
            this.unserved = unserved;
            this.used = used;
            this.spendable = spendable;
        }

        /** One good is on its way, and this craftsman of it has no resource yet. */
        Delivery supplying(Piece piece) {
            return begun(piece, plus(workers, piece), unserved);
        }

        /** One good is on its way, and this secondary craftsman of it has no primary one yet. */
        Delivery fetchingFor(Piece piece) {
            return begun(piece, workers, plus(unserved, piece));
        }

        private Delivery begun(Piece piece, List<Piece> nextWorkers, List<Piece> nextUnserved) {
            Set<Integer> begun = new LinkedHashSet<>(families);
            begun.add(family(piece.craft));
            return new Delivery(square, goods, begun, nextWorkers, nextUnserved, used, spendable);
        }

        private Delivery paying(int cost) {
            return new Delivery(square, goods, families, workers, unserved, used, spendable - cost);
        }

        /** The craftsmen of whom the next good may be bought. */
        Set<String> froms() {
            Set<String> words = new TreeSet<>();
            for (Leg leg : firstLegs()) {
                Delivery next = new Delivery(square, goods - 1, families, workers, unserved, used, spendable)
                        .supplying(leg.piece)
                        .paying(leg.cost());
                if (!leg.piece.craft.isPrimary()) {
                    next = next.fetchingFor(leg.piece);
                }
                if (next.cheapest() != null) {
                    words.add("from " + leg.piece.word());
                }
            }
            return words;
        }

        private Set<Leg> firstLegs() {
            Set<Leg> legs = new LinkedHashSet<>();
            options().forEach(good -> legs.add(good.legs.getFirst()));
            return legs;
        }

        /** The resources for the craftsman who was chosen last. */
        Set<String> withs() {
            Piece worker = workers.getLast();
            Set<String> words = new TreeSet<>();
            for (int resource : left(worker, used)) {
                Map<Integer, Integer> more = new TreeMap<>(used);
                more.merge(resource, 1, Integer::sum);
                List<Piece> others = workers.subList(0, workers.size() - 1);
                if (new Delivery(square, goods, families, others, unserved, more, spendable).cheapest() != null) {
                    words.add("with " + ReferenceMap.word(resource));
                }
            }
            return words;
        }

        /** The primary craftsmen for the secondary one who was chosen last. */
        Set<String> usings() {
            Piece secondary = unserved.getLast();
            List<Piece> others = unserved.subList(0, unserved.size() - 1);
            Set<String> words = new TreeSet<>();
            for (Leg leg : legs(secondary.craft.needs, secondary.squares)) {
                Delivery next = new Delivery(
                        square, goods, families, plus(workers, leg.piece), others, used, spendable - leg.cost());
                if (next.cheapest() != null) {
                    words.add("using " + leg.piece.word());
                }
            }
            return words;
        }

        /** The cheapest of all ways to complete this. */
        @Nullable
        Bill cheapest() {
            if (spendable < 0) {
                return null;
            }
            Search search = new Search(options());
            search.serve(unserved, workers, new Bill(0, 0));
            return search.best;
        }

        /** Every way to get one good of a family that may be delivered. */
        private List<Good> options() {
            List<Good> options = new ArrayList<>();
            for (Craft craft : CRAFTS.values()) {
                if (isAsked(craft) && (worships("tsui-goab") || !families.contains(family(craft)))) {
                    for (Leg leg : legs(craft.word, new int[] {square})) {
                        if (craft.isPrimary()) {
                            options.add(new Good(family(craft), List.of(leg)));
                        } else {
                            legs(craft.needs, leg.piece.squares)
                                    .forEach(second -> options.add(new Good(family(craft), List.of(leg, second))));
                        }
                    }
                }
            }
            return options;
        }

        /** All ways through the options, cut short only where they cannot be completed or are dearer than the best. */
        private final class Search {

            private final List<Good> options;
            private @Nullable Bill best;

            Search(List<Good> options) {
                this.options = options;
            }

            void serve(List<Piece> waiting, List<Piece> busy, Bill bill) {
                if (waiting.isEmpty()) {
                    choose(0, goods, busy, bill);
                    return;
                }
                Piece secondary = waiting.getFirst();
                for (Leg leg : legs(secondary.craft.needs, secondary.squares)) {
                    serve(
                            waiting.subList(1, waiting.size()),
                            plus(busy, leg.piece),
                            new Bill(bill.cost + leg.cost(), bill.own + leg.own));
                }
            }

            private void choose(int from, int missing, List<Piece> busy, Bill bill) {
                boolean dearer = best != null && bill.cost > best.cost;
                if (dearer || bill.cost > spendable || !canAllWork(busy)) {
                    return;
                }
                if (missing == 0) {
                    best = bill.isBetterThan(best) ? bill : best;
                    return;
                }
                for (int i = from; i < options.size(); i++) {
                    Good good = options.get(i);
                    List<Piece> more = busy;
                    for (Leg leg : good.legs) {
                        more = plus(more, leg.piece);
                    }
                    choose(
                            worships("tsui-goab") ? i : firstOfAnotherFamily(i),
                            missing - 1,
                            more,
                            new Bill(bill.cost + good.cost(), bill.own + good.own()));
                }
            }

            private int firstOfAnotherFamily(int option) {
                int next = option;
                while (next < options.size() && options.get(next).family == options.get(option).family) {
                    next++;
                }
                return next;
            }
        }

        /** Whether each of them can have a resource of its own, one after the other and making room where that helps. */
        private boolean canAllWork(List<Piece> busy) {
            Map<Integer, List<Piece>> given = new TreeMap<>();
            return busy.stream().allMatch(piece -> supply(piece, given, new BitSet()));
        }

        private boolean supply(Piece piece, Map<Integer, List<Piece>> given, BitSet asked) {
            for (int resource : left(piece, used)) {
                if (!asked.get(resource)) {
                    asked.set(resource);
                    List<Piece> holders = given.computeIfAbsent(resource, key -> new ArrayList<>());
                    if (holders.size() < uses() - used.getOrDefault(resource, 0)) {
                        holders.add(piece);
                        return true;
                    }
                    for (int i = 0; i < holders.size(); i++) {
                        if (supply(holders.get(i), given, asked)) {
                            holders.set(i, piece);
                            return true;
                        }
                    }
                }
            }
            return false;
        }
    }

    private static <T> List<T> plus(List<T> list, T item) {
        List<T> longer = new ArrayList<>(list);
        longer.add(item);
        return longer;
    }

    /** Whether rituals take this craft's good: a primary one only as long as there is no secondary one on the map. */
    private boolean isAsked(Craft craft) {
        return pieces.stream().noneMatch(piece -> piece.craft.needs.equals(craft.word));
    }

    /** The ways from all craftsmen of a craft to a place. */
    private List<Leg> legs(String craft, int[] to) {
        return legs.computeIfAbsent(craft + " to " + to[0], key -> findLegs(craft, to));
    }

    private List<Leg> findLegs(String craft, int[] to) {
        int[] reach = map.hubs(to, range(), hubSquares);
        List<Leg> found = new ArrayList<>();
        for (Piece piece : pieces) {
            int hubs = hubs(reach, piece.squares);
            if (piece.craft.word.equals(craft) && hubs < ReferenceMap.UNREACHABLE) {
                int price = worships("anansi") ? 1 : price(piece.craft, piece.seat);
                int own = (piece.seat == active ? price : 0) + (worships("qamata") ? hubs : 0);
                found.add(new Leg(piece, hubs, price, own));
            }
        }
        return found;
    }

    /** How often a resource may be used in a round by whose turn it is. */
    private int uses() {
        return worships("atete") ? 2 : 1;
    }

    private List<Integer> left(Piece piece, Map<Integer, Integer> used) {
        return resources.computeIfAbsent(piece.word(), key -> resourcesOf(piece.craft, piece.squares)).stream()
                .filter(square -> used.getOrDefault(square, 0) < uses())
                .boxed()
                .toList();
    }
}
