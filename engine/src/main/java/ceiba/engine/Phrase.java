package ceiba.engine;

import java.util.List;

/**
 * A sentence for people, not yet in any language: a key of the game's catalogue, its arguments, and what it points at on
 * the board.
 *
 * @param args Integers, Doubles, Strings (keys of the same catalogue) and {@link Seat}s
 * @param target such as {@code gear/palenque/3}; empty when it points at nothing
 */
public record Phrase(String key, List<Object> args, String target) {

    /** An argument that names a player. */
    public record Seat(int number) {}

    public static Phrase of(String key, Object... args) {
        return new Phrase(key, List.of(args), "");
    }

    /** The same phrase, pointing at something. */
    public Phrase at(String place) {
        return new Phrase(key, args, place);
    }
}
