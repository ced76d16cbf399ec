package ceiba.zimbabwe;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Random matches in which the table is changed now and then: other gods, cattle, marks, prices and levels, more water and
 * more resources. Chance alone seldom makes rich boards.
 */
final class RandomWalk {

    private static final int MOST_CATTLE = 24;
    private static final int MOST_REQUIRED = 40;

    private final Game game = new Zimbabwe();
    private final Rng rng;
    private Position position;

    RandomWalk(int seats, long seed) {
        rng = new Rng(seed);
        position = game.start(Setup.of(game, seats, Map.of(), seed));
    }

    Position position() {
        return position;
    }

    boolean isOver() {
        return position.decider() == Position.OVER;
    }

    int below(int bound) {
        return rng.below(bound);
    }

    /** A choice at random: first what kind of choice, so that a hundred squares weigh no more than one god. */
    int next() {
        Map<String, List<Integer>> kinds = new LinkedHashMap<>();
        for (int choice : Choices.of(game, position)) {
            String verb = game.codec().words(choice).split(" ", -1)[0];
            kinds.computeIfAbsent(verb, key -> new ArrayList<>()).add(choice);
        }
        List<List<Integer>> groups = List.copyOf(kinds.values());
        List<Integer> group = groups.get(rng.below(groups.size()));
        return group.get(rng.below(group.size()));
    }

    void choose(int choice) {
        position.choose(choice, Journal.SILENT);
    }

    /** Whether somebody has a turn, and no action is going on. */
    boolean isTurn() {
        return List.of("turn").equals(position.json().get("pending"));
    }

    /** Changes the table in a turn; nothing else may be going on. */
    void disturb() {
        if (!isTurn()) {
            return;
        }
        Node before = Json.parse(Json.compact(position.json()));
        Map<String, Object> file = fields(before);
        drawGods(file, before);
        file.put("monuments", raised(before));
        file.put("cards", repriced(before));
        ReferenceMap map = new ReferenceMap(before);
        Reference reference = new Reference(before);
        addTiles(file, before, map, reference);
        file.put("used", marks(new Node("", file)));
        position = game.read(Json.parse(Json.compact(file)));
    }

    /** The same table, on which whose turn it is worships this god, or none; empty if the requirements do not allow it. */
    Optional<Position> worshipping(String god) {
        Node before = Json.parse(Json.compact(position.json()));
        Map<String, Object> file = fields(before);
        List<Map<String, Object>> players = new ArrayList<>();
        for (Node player : before.get("players").items()) {
            Map<String, Object> changed = fields(player);
            changed.remove("god", god);
            players.add(changed);
        }
        Map<String, Object> active = players.get(position.decider());
        active.remove("god");
        if (!god.isEmpty()) {
            active.put("god", god);
        }
        file.put("players", players);
        file.put("gods", godsInPlay(players));
        file.put("godCattle", 0);
        file.put("used", used(before, mostMarks(new Node("", file))));
        return mayRequire(file, players.size()) ? Optional.of(game.read(new Node("", file))) : Optional.empty();
    }

    /** Those that are worshipped, and others up to eight. */
    private static List<Object> godsInPlay(List<Map<String, Object>> players) {
        Set<Object> gods = new LinkedHashSet<>();
        players.stream().flatMap(player -> Stream.ofNullable(player.get("god"))).forEach(gods::add);
        gods.addAll(Reference.GODS.keySet());
        return List.copyOf(gods).subList(0, 8);
    }

    /** The marks, at most so many on a resource. */
    private static Map<String, Object> used(Node before, int most) {
        Map<String, Object> used = new LinkedHashMap<>();
        before.get("used").fields().forEach(mark -> used.put(mark.name(), Math.min(most, mark.integer(1, 2))));
        return used;
    }

    /** A second mark lies on a resource only if somebody worships Atete. */
    private static int mostMarks(Node file) {
        Reference reference = new Reference(file);
        int seats = file.get("players").items().size();
        return IntStream.range(0, seats).anyMatch(seat -> reference.worships(seat, "atete")) ? 2 : 1;
    }

    private static boolean mayRequire(Map<String, Object> file, int seats) {
        return IntStream.range(0, seats).allMatch(seat -> requirement(file, seat) <= MOST_REQUIRED);
    }

    private static Map<String, Object> fields(Node node) {
        Map<String, Object> fields = new LinkedHashMap<>();
        node.fields().forEach(field -> fields.put(field.name(), field.value()));
        return fields;
    }

    /** Other gods and other cattle; the gods stay if somebody could not do without Gu. */
    private void drawGods(Map<String, Object> file, Node before) {
        List<String> gods = new ArrayList<>(Reference.GODS.keySet());
        while (gods.size() > 8) {
            gods.remove(rng.below(gods.size()));
        }
        List<Object> inPlay = List.copyOf(gods);
        List<Map<String, Object>> players = players(before, true);
        file.put("players", players);
        file.put("godCattle", 0);
        for (int seat = 0; seat < players.size(); seat++) {
            Map<String, Object> player = players.get(seat);
            player.put("god", gods.remove(rng.below(gods.size())));
            if (rng.below(4) == 0 || requirement(file, seat) > MOST_REQUIRED) {
                player.remove("god");
            }
        }
        if (mayRequire(file, players.size())) {
            file.put("gods", inPlay);
        } else {
            file.put("players", players(before, false));
        }
    }

    private List<Map<String, Object>> players(Node before, boolean godless) {
        List<Map<String, Object>> players = new ArrayList<>();
        for (Node player : before.get("players").items()) {
            Map<String, Object> changed = fields(player);
            changed.put("cattle", rng.below(MOST_CATTLE));
            if (godless) {
                changed.remove("god");
            }
            players.add(changed);
        }
        return players;
    }

    private static int requirement(Map<String, Object> file, int seat) {
        return new Reference(new Node("", file)).requirement(seat);
    }

    private List<Object> raised(Node before) {
        List<Object> monuments = new ArrayList<>();
        for (Node monument : before.get("monuments").items()) {
            Map<String, Object> changed = fields(monument);
            changed.put("level", 1 + rng.below(rng.below(5) + 1));
            monuments.add(changed);
        }
        return monuments;
    }

    private Map<String, Object> repriced(Node before) {
        Map<String, Object> cards = new LinkedHashMap<>();
        for (Node craft : before.get("cards").fields()) {
            List<Object> changed = new ArrayList<>();
            for (Node card : craft.items()) {
                Map<String, Object> repriced = fields(card);
                repriced.put("price", 1 + rng.below(3));
                changed.add(repriced);
            }
            cards.put(craft.name(), changed);
        }
        return cards;
    }

    /** A few tiles of water and resources more, as long as there are some. */
    private void addTiles(Map<String, Object> file, Node before, ReferenceMap map, Reference reference) {
        List<Object> water = new ArrayList<>();
        before.get("water").items().forEach(tile -> water.add(tile.tree()));
        List<Object> resources = new ArrayList<>();
        before.get("resources").items().forEach(tile -> resources.add(tile.tree()));
        int square = rng.below(ReferenceMap.SQUARES);
        if (rng.below(2) == 0 && water.size() < Reference.WATER_TILES) {
            int[] site = rng.below(2) == 0 ? map.rectangle(square, 2, 1) : map.rectangle(square, 1, 2);
            if (reference.isEmpty(site)) {
                water.add(List.of(ReferenceMap.word(site[0]), ReferenceMap.word(site[1])));
            }
        } else {
            String resource = Reference.RESOURCES.get(rng.below(4));
            if (reference.tilesLeft(resource) > 0 && reference.isEmpty(new int[] {square})) {
                resources.add(Json.object("resource", resource, "square", ReferenceMap.word(square)));
            }
        }
        file.put("water", water);
        file.put("resources", resources);
    }

    private Map<String, Object> marks(Node file) {
        ReferenceMap map = new ReferenceMap(file);
        int most = mostMarks(file);
        Map<String, Object> marks = new LinkedHashMap<>();
        int often = 1 + rng.below(6);
        for (int square = 0; square < ReferenceMap.SQUARES; square++) {
            if ("WCID".indexOf(map.ground(square)) >= 0 && rng.below(often + 1) == 0) {
                marks.put(ReferenceMap.word(square), 1 + rng.below(most));
            }
        }
        return marks;
    }
}
