package ceiba.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match's setup and its list of choices: the single truth, from which everything is rebuilt.
 *
 * @param choices in words
 * @param result final points of each seat, checked on replay; empty if the match was not finished or nobody noted them
 * @param outcome who has won, checked on replay; null if the match was not finished or nobody noted it
 * @param players who sat at each seat; empty if nobody noted it
 */
public record MatchRecord(
        Game game,
        Setup setup,
        List<String> choices,
        List<Double> result,
        @Nullable Outcome outcome,
        List<Player> players) {

    /** Who sat at a seat: a person by name, or a bot by its name or level. */
    public record Player(String name, boolean isBot) {

        private static final int LONGEST = 100;

        public Map<String, Object> json() {
            return Json.object(isBot ? "bot" : "name", name);
        }

        private static Player read(Node json) {
            json.only("name", "bot");
            Node name = json.get(json.has("bot") ? "bot" : "name");
            if (json.has("bot") && json.has("name")) {
                throw json.refusal("either a name or a bot is expected");
            }
            if (name.text().isBlank() || name.text().length() > LONGEST) {
                throw name.refusal("a name of 1 to " + LONGEST + " characters is expected");
            }
            return new Player(name.text(), json.has("bot"));
        }
    }

    public MatchRecord {
        choices = List.copyOf(choices);
        result = List.copyOf(result);
        players = List.copyOf(players);
    }

    public MatchRecord(Game game, Setup setup, List<String> choices, List<Double> result) {
        this(game, setup, choices, result, null, List.of());
    }

    /** The same, and who played. */
    public MatchRecord by(List<Player> sitters) {
        return new MatchRecord(game, setup, choices, result, outcome, sitters);
    }

    /** The record of choices that led to a position, with what came out if the match is over there. */
    public static MatchRecord of(Game game, Setup setup, List<String> choices, Position end) {
        if (end.decider() != Position.OVER) {
            return new MatchRecord(game, setup, choices, List.of());
        }
        List<Double> result = new ArrayList<>();
        for (int seat = 0; seat < setup.seats(); seat++) {
            result.add(end.points(seat));
        }
        return new MatchRecord(game, setup, choices, result, Outcome.of(end), List.of());
    }

    /** Is shown each position before a choice is made in it. */
    @FunctionalInterface
    public interface Reader {
        void next(int number, Position before, int choice);
    }

    public Map<String, Object> json() {
        Map<String, Object> json = game.heading(setup);
        json.put("seed", setup.seedJson());
        json.put("choices", choices);
        if (!result.isEmpty()) {
            json.put("result", result);
        }
        if (outcome != null) {
            json.put("winners", outcome.list());
        }
        if (!players.isEmpty()) {
            json.put("players", players.stream().map(Player::json).toList());
        }
        return json;
    }

    /**
     * Reads a record without replaying it; {@link #replay} verifies it.
     *
     * @throws Refusal if it is malformed, of an unknown game or of other rules
     */
    public static MatchRecord read(Node json) {
        return read(json, Games.of(json));
    }

    static MatchRecord read(Node json, Game game) {
        json.only("game", "rules", "seats", "variants", "seed", "choices", "result", "winners", "players");
        Setup setup = Setup.read(game, json);
        List<String> choices =
                json.get("choices").items().stream().map(Node::text).toList();
        List<Double> result = new ArrayList<>();
        if (json.has("result")) {
            json.get("result").items(setup.seats(), setup.seats()).forEach(points -> result.add(points.number()));
        }
        List<Player> players = json.has("players")
                ? json.get("players").items(setup.seats(), setup.seats()).stream()
                        .map(Player::read)
                        .toList()
                : List.of();
        @Nullable Outcome outcome = json.has("winners") ? outcome(json, setup.seats()) : null;
        return new MatchRecord(game, setup, choices, result, outcome, players);
    }

    private static Outcome outcome(Node json, int seats) {
        int winners = 0;
        for (Node winner : json.get("winners").items(0, seats)) {
            int bit = 1 << winner.integer(0, seats - 1);
            if ((winners & bit) != 0) {
                throw winner.refusal("this seat is there already");
            }
            winners |= bit;
        }
        return new Outcome(seats, winners);
    }

    /**
     * Plays the record through and returns the last position.
     *
     * @throws Refusal saying at which choice it goes wrong and why
     */
    public Position replay(Reader reader, Journal journal) {
        Position position = game.start(setup);
        for (int i = 0; i < choices.size(); i++) {
            try {
                int choice = Choices.read(game, position, choices.get(i));
                reader.next(i + 1, position, choice);
                position.choose(choice, journal);
            } catch (Refusal e) {
                throw new Refusal("choices[" + i + "]: " + e.sentence(), e);
            }
        }
        checkResult(position);
        return position;
    }

    public Position replay() {
        return replay((number, before, choice) -> {}, Journal.SILENT);
    }

    private void checkResult(Position position) {
        if ((outcome != null || !result.isEmpty()) && position.decider() != Position.OVER) {
            throw new Refusal((result.isEmpty() ? "winners" : "result") + ": the match is not over after its "
                    + choices.size() + " choices");
        }
        if (outcome != null && !outcome.equals(Outcome.of(position))) {
            throw new Refusal("winners: the record says " + outcome.list() + ", the replay gives "
                    + Outcome.of(position).list());
        }
        for (int seat = 0; seat < result.size(); seat++) {
            if (position.points(seat) != result.get(seat)) {
                throw new Refusal("result[" + seat + "]: the record says " + result.get(seat)
                        + " points, the replay gives " + position.points(seat));
            }
        }
    }
}
