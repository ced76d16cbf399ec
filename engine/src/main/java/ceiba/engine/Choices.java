package ceiba.engine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices of a position in the forms that people and files want. */
public final class Choices {

    private Choices() {}

    public static int[] of(Game game, Position position) {
        int[] buffer = new int[game.maxOptions()];
        return Arrays.copyOf(buffer, position.choices(buffer));
    }

    public static List<String> words(Game game, Position position) {
        return Arrays.stream(of(game, position)).mapToObj(game.codec()::words).toList();
    }

    /**
     * The legal choice that words name.
     *
     * @throws Refusal if they name none: it says why not, what is to be decided and what is legal, all as the decider may
     *     know it; {@link Refusal#reason} is the game's {@link #objection}
     */
    public static int read(Game game, Position position, String words) {
        int choice;
        try {
            choice = game.codec().choice(words);
        } catch (Refusal e) {
            throw new Unfit(game, position, words).unknown(e);
        }
        if (!position.allows(choice)) {
            throw new Unfit(game, position, words).illegal(choice);
        }
        return choice;
    }

    /** Why a choice is not legal, as the decider may know it; null if it is, or if the game has nothing to say about it. */
    public static @Nullable Phrase objection(Game game, Position position, int choice) {
        if (position.decider() == Position.OVER || position.allows(choice)) {
            return null;
        }
        Position seen = position.copy();
        seen.redraw(position.decider(), new Rng(0));
        return game.codec().objection(choice, seen);
    }
}
