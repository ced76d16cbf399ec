package ceiba.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The games on the class path, each of which announces itself as a service. */
public final class Games {

    /** All versions of each game, the newest first. */
    private static final Map<String, List<Game>> VERSIONS = load();

    private static final List<Game> ALL =
            VERSIONS.values().stream().map(List::getFirst).toList();

    private Games() {}

    private static Map<String, List<Game>> load() {
        Map<String, List<Game>> versions = new TreeMap<>();
        for (Game game : ServiceLoader.load(Game.class)) {
            List<Game> all = new ArrayList<>(List.of(game));
            all.addAll(game.earlier());
            versions.put(game.id(), List.copyOf(all));
        }
        return versions;
    }

    /** Every game, with its newest rules. */
    public static List<Game> all() {
        return ALL;
    }

    /**
     * The game with this id, with its newest rules.
     *
     * @throws Refusal if there is none
     */
    public static Game named(String id) {
        return versions(id).stream()
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        "unknown game '" + id + "'; expected one of: " + String.join(", ", VERSIONS.keySet())));
    }

    private static List<Game> versions(String id) {
        return VERSIONS.getOrDefault(id, List.of());
    }

    /** A certain version of a game, if it can be played. */
    public static Optional<Game> find(String id, String rules) {
        return versions(id).stream().filter(game -> game.rules().equals(rules)).findFirst();
    }

    /** Whether a version of a game that we know has been given up: older than the newest, and not played any more. */
    public static boolean gone(String id, String rules) {
        return VERSIONS.containsKey(id)
                && find(id, rules).isEmpty()
                && rules.matches("\\d{1,9}")
                && Integer.parseInt(rules) < Integer.parseInt(named(id).rules());
    }

    /**
     * The game that a position's or record's JSON is of, with the rules it was made with; the newest if it names none.
     *
     * @throws Refusal if we do not have it
     */
    public static Game of(Node json) {
        Game newest = named(json.get("game").text());
        if (!json.has("rules")) {
            return newest;
        }
        String rules = json.get("rules").text();
        return find(newest.id(), rules).orElseThrow(() -> {
            String played = versions(newest.id()).stream().map(Game::rules).collect(Collectors.joining(", "));
            return json.get("rules")
                    .refusal(
                            "made with rules version " + rules + " of " + newest.id() + "; expected one of: " + played);
        });
    }
}
