package ceiba.server.match;

import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Position;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the gauges of a game show, by their names. */
final class GaugeJson {

    private GaugeJson() {}

    /** Those of a seat. */
    static Map<String, Object> ofSeat(Game game, Position position, int seat) {
        Map<String, Object> json = new LinkedHashMap<>();
        List<Gauge> gauges = game.gauges();
        for (int number = 0; number < gauges.size(); number++) {
            if (gauges.get(number).ofSeat()) {
                json.put(gauges.get(number).name(), position.gauge(number, seat));
            }
        }
        return json;
    }

    /** Those of the table. */
    static Map<String, Object> ofTable(Game game, Position position) {
        Map<String, Object> json = new LinkedHashMap<>();
        List<Gauge> gauges = game.gauges();
        for (int number = 0; number < gauges.size(); number++) {
            if (!gauges.get(number).ofSeat()) {
                json.put(gauges.get(number).name(), position.gauge(number, 0));
            }
        }
        return json;
    }

    /** All: one of the seats as a list, one of the table as a number. */
    static Map<String, Object> all(Game game, Position position) {
        Map<String, Object> json = new LinkedHashMap<>();
        List<Gauge> gauges = game.gauges();
        for (int i = 0; i < gauges.size(); i++) {
            int number = i;
            Double[] ofSeats = new Double[position.seats()];
            Arrays.setAll(ofSeats, seat -> position.gauge(number, seat));
            json.put(gauges.get(i).name(), gauges.get(i).ofSeat() ? List.of(ofSeats) : ofSeats[0]);
        }
        return json;
    }
}
