package ceiba.app.gauged;

import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Texts;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;

/** Pebbles with two gauges: wrath, which is the table's and shows 0.5, and need, which is 10.5 for seat 0, 11.5 for seat 1. */
public final class Gauged {

    private Gauged() {}

    public static Game game() {
        return Altered.game(
                new Pebbles(),
                Map.of(
                        "gauges", (game, args) -> List.of(Gauge.ofTable("wrath"), Gauge.ofSeat("need")),
                        "gauge", (position, args) -> 10 * (int) args[0] + (int) args[1] + 0.5,
                        "texts", (game, args) -> Texts.of(Gauged.class, (String) args[0])));
    }
}
