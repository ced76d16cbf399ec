package ceiba.arena;

import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Pebbles with two habits: laying a pebble of 1 to 6, and laying the twelve, which is possible if somebody drew it. */
final class Habitual {

    static final String LOW = "pebble.low";
    static final String TWELVE = "pebble.twelve";

    private static final int LAID = 0;

    private Habitual() {}

    static Game game() {
        return Altered.game(
                new Pebbles(),
                Map.of(
                        "habits",
                                (game, args) -> isTwelveDrawn((Position) args[0]) ? List.of(LOW, TWELVE) : List.of(LOW),
                        "habit",
                                (codec, args) -> {
                                    Event event = (Event) args[0];
                                    boolean low = event.a() <= 6;
                                    return event.kind() != LAID ? null : low ? LOW : event.a() == 12 ? TWELVE : null;
                                },
                        "texts", (game, args) -> Texts.of(Habitual.class, (String) args[0])));
    }

    /** Whether somebody has the twelve at the start. */
    static boolean isTwelveDrawn(Position start) {
        List<?> hands = (List<?>) Objects.requireNonNull(start.json().get("pebbles"));
        return hands.stream().anyMatch(hand -> ((List<?>) hand).contains(12));
    }
}
