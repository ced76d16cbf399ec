package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A match to learn from: where it began and what was chosen. Features are found by playing it again, so the same lessons
 * teach a knowledge that has others by then.
 *
 * @param start a whole position, with all that is hidden
 * @param styles by seat, whose weights it had: a number from 0 on; {@link #WHIMS} more if it had whims besides
 */
record Lesson(int match, Node start, List<Integer> styles, int[] choices) {

    /** Added to the style of a seat that had whims. */
    static final int WHIMS = 100;

    static Lesson read(Node json) {
        json.only("match", "start", "styles", "choices");
        return new Lesson(
                json.get("match").integer(0, Integer.MAX_VALUE),
                json.get("start"),
                json.get("styles").items(1, 99).stream()
                        .map(style -> style.integer(0, 2 * WHIMS))
                        .toList(),
                json.get("choices").items(0, Integer.MAX_VALUE).stream()
                        .mapToInt(choice -> choice.integer(0, Integer.MAX_VALUE))
                        .toArray());
    }

    Map<String, Object> json() {
        return Json.object(
                "match",
                match,
                "start",
                start.tree(),
                "styles",
                styles,
                "choices",
                Arrays.stream(choices).boxed().toList());
    }

    /** Where it began. */
    Position begin(Game game) {
        return game.read(start);
    }
}
