package ceiba.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A sentence for people, not yet in any language: a key of the game's catalogue, its arguments, and what it points at on
 * the board.
 *
 * @param args Integers, Doubles, Strings (keys of the same catalogue), {@link Seat}s and phrases
 * @param targets places on the board, such as {@code gear/palenque/3}: several for a piece of four squares or a route
 */
public record Phrase(String key, List<Object> args, List<String> targets) {

    public Phrase {
        args = List.copyOf(args);
        targets = List.copyOf(targets);
    }

    /** An argument that names a player. */
    public record Seat(int number) {}

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args), List.of());
    }

    /** The same phrase, pointing at places. */
    public Phrase at(String... places) {
        return new Phrase(key, args, List.of(places));
    }

    /** The phrase as it travels: whoever reads it puts it into words. */
    public Map<String, Object> json() {
        List<Object> said = new ArrayList<>(args.size());
        for (Object arg : args) {
            said.add(
                    switch (arg) {
                        case Seat seat -> Json.object("seat", seat.number());
                        case Phrase inner -> inner.json();
                        default -> arg;
                    });
        }
        Map<String, Object> json = Json.object("key", key, "args", said);
        if (!targets.isEmpty()) {
            json.put("targets", targets);
        }
        return json;
    }
}
