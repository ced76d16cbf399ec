package ceiba.engine;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The games on the class path, each of which announces itself as a service. */
public final class Games {

    private static final List<Game> ALL = ServiceLoader.load(Game.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted((a, b) -> a.id().compareTo(b.id()))
            .toList();

    private Games() {}

    public static List<Game> all() {
        return ALL;
    }

    /**
     * The game with this id.
     *
     * @throws Refusal if there is none
     */
    public static Game named(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst().orElseThrow(() -> {
            String known = ALL.stream().map(Game::id).collect(Collectors.joining(", "));
            return new Refusal("unknown game '" + id + "'; known are: " + known);
        });
    }

    /**
     * The game that a position's or record's JSON is of, if it has our version of its rules.
     *
     * @throws Refusal otherwise
     */
    public static Game of(Node json) {
        Game game = named(json.get("game").text());
        if (json.has("rules") && !json.get("rules").text().equals(game.rules())) {
            throw json.get("rules")
                    .refusal("made with rules version " + json.get("rules").text() + " of " + game.id()
                            + "; this is version " + game.rules());
        }
        return game;
    }
}
