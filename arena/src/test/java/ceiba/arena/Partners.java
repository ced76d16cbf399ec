package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;

/**
 * Pebbles played together: all seats are partners, who win if nobody has less than {@code ENOUGH} points. The gauges are the
 * table's points and a seat's points twice.
 */
final class Partners {

    static final int ENOUGH = 2;

    private Partners() {}

    static Game game() {
        return Altered.game(
                new Pebbles(),
                Map.of(
                        "side", (position, args) -> 0,
                        "place", (position, args) -> 1,
                        "winners", (position, args) -> winners((Position) position),
                        "gauges", (game, args) -> List.of(Gauge.ofTable("heap"), Gauge.ofSeat("double")),
                        "gauge", (position, args) -> gauge((Position) position, (int) args[0], (int) args[1]),
                        "texts", (game, args) -> Texts.of(Partners.class, (String) args[0])));
    }

    private static int winners(Position position) {
        boolean enough = position.decider() == Position.OVER;
        for (int seat = 0; seat < position.seats(); seat++) {
            enough &= position.points(seat) >= ENOUGH;
        }
        return enough ? (1 << position.seats()) - 1 : 0;
    }

    private static double gauge(Position position, int number, int seat) {
        if (number == 1) {
            return 2 * position.points(seat);
        }
        double heap = 0;
        for (int i = 0; i < position.seats(); i++) {
            heap += position.points(i);
        }
        return heap;
    }
}
