package ceiba.engine;

import java.util.Arrays;
import java.util.List;

/** The legal choices of a position in the forms that people and files want. */
public final class Choices {

    private Choices() {}

    public static int[] of(Game game, Position position) {
        int[] buffer = new int[game.maxOptions()];
        return Arrays.copyOf(buffer, position.choices(buffer));
    }

    public static List<String> words(Game game, Position position) {
        return Arrays.stream(of(game, position)).mapToObj(game.codec()::words).toList();
    }
}
