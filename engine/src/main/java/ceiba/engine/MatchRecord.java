package ceiba.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A match's setup and its list of choices: the single truth, from which everything is rebuilt.
 *
 * @param choices in words
 * @param result final points of each seat, checked on replay; empty if the match was not finished or nobody noted them
 */
public record MatchRecord(Game game, Setup setup, List<String> choices, List<Double> result) {

    public MatchRecord {
        choices = List.copyOf(choices);
        result = List.copyOf(result);
    }

    /** Is shown each position before a choice is made in it. */
    @FunctionalInterface
    public interface Reader {
        void next(int number, Position before, int choice);
    }

    public Map<String, Object> json() {
        Map<String, Object> json = game.heading(setup);
        json.put("seed", setup.seed());
        json.put("choices", choices);
        if (!result.isEmpty()) {
            json.put("result", result);
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
        json.only("game", "rules", "seats", "variants", "seed", "choices", "result");
        Setup setup = Setup.read(game, json);
        List<String> choices =
                json.get("choices").items().stream().map(Node::text).toList();
        List<Double> result = new ArrayList<>();
        if (json.has("result")) {
            json.get("result").items(setup.seats(), setup.seats()).forEach(points -> result.add(points.number()));
        }
        return new MatchRecord(game, setup, choices, result);
    }

    /**
     * Plays the record through and returns the last position.
     *
     * @throws Refusal saying at which choice it goes wrong and why
     */
    public Position replay(Reader reader, Journal journal) {
        Position position = game.start(setup);
        for (int i = 0; i < choices.size(); i++) {
            String words = choices.get(i);
            try {
                if (position.decider() == Position.OVER) {
                    throw new Refusal("the match is already over");
                }
                int choice = game.codec().choice(words);
                if (!position.allows(choice)) {
                    throw illegal(position);
                }
                reader.next(i + 1, position, choice);
                position.choose(choice, journal);
            } catch (Refusal e) {
                throw new Refusal("choice " + (i + 1) + ", '" + words + "': " + e.sentence(), e);
            }
        }
        checkResult(position);
        return position;
    }

    public Position replay() {
        return replay((number, before, choice) -> {}, Journal.SILENT);
    }

    private Refusal illegal(Position position) {
        return new Refusal("not legal here; seat " + position.decider() + " may choose "
                + String.join(", ", Choices.words(game, position)));
    }

    private void checkResult(Position position) {
        for (int seat = 0; seat < result.size(); seat++) {
            if (position.decider() != Position.OVER) {
                throw new Refusal("result: the match is not over after its " + choices.size() + " choices");
            }
            if (position.points(seat) != result.get(seat)) {
                throw new Refusal("result[" + seat + "]: the record says " + result.get(seat)
                        + " points, the replay gives " + position.points(seat));
            }
        }
    }
}
