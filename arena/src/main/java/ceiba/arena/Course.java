package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;

/** What people watch over a match, points and gauges, noted at its start and at the end of each of its moments. */
final class Course {

    private final List<Curve> points = new ArrayList<>();
    private final List<Map<String, Curve>> ofSeats = new ArrayList<>();
    private final Map<String, Curve> ofTable = new LinkedHashMap<>();

    /** @param position the match's own, which changes as it goes on */
    Course(Game game, Position position) {
        int moments = game.knowledge().moments();
        for (int i = 0; i < position.seats(); i++) {
            int seat = i;
            points.add(new Curve(moments, () -> position.points(seat)));
            ofSeats.add(new LinkedHashMap<>());
        }
        List<Gauge> gauges = game.gauges();
        for (int i = 0; i < gauges.size(); i++) {
            int number = i;
            Gauge gauge = gauges.get(i);
            if (!gauge.ofSeat()) {
                ofTable.put(gauge.name(), new Curve(moments, () -> position.gauge(number, 0)));
                continue;
            }
            for (int j = 0; j < position.seats(); j++) {
                int seat = j;
                ofSeats.get(seat).put(gauge.name(), new Curve(moments, () -> position.gauge(number, seat)));
            }
        }
    }

    /** A choice is made: what is watched now belongs to the moment it was made in, and to those it skipped. */
    void reached(int moment, int next) {
        points.forEach(curve -> curve.reached(moment, next));
        ofSeats.forEach(gauges -> gauges.values().forEach(curve -> curve.reached(moment, next)));
        ofTable.values().forEach(curve -> curve.reached(moment, next));
    }

    List<Double> points(int seat) {
        return points.get(seat).values();
    }

    /** The gauges of a seat, by name. */
    Map<String, List<Double>> gaugesOf(int seat) {
        return values(ofSeats.get(seat));
    }

    /** The gauges of the table, by name. */
    Map<String, List<Double>> gaugesOfTable() {
        return values(ofTable);
    }

    private static Map<String, List<Double>> values(Map<String, Curve> curves) {
        Map<String, List<Double>> values = new LinkedHashMap<>();
        curves.forEach((name, curve) -> values.put(name, curve.values()));
        return values;
    }

    private static final class Curve {

        private final DoubleSupplier source;
        private final Double[] values;

        Curve(int moments, DoubleSupplier source) {
            this.source = source;
            values = new Double[moments + 1];
            Arrays.fill(values, source.getAsDouble());
        }

        void reached(int moment, int next) {
            Arrays.fill(values, moment + 1, Math.max(moment + 1, next) + 1, source.getAsDouble());
        }

        List<Double> values() {
            return List.of(values);
        }
    }
}
