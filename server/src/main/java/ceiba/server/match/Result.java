package ceiba.server.match;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Json;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a match stands: places, where every point came from, and the points from step to step. */
public final class Result {

    private Result() {}

    public static Map<String, Object> of(Match match) {
        if (!match.begun()) {
            throw Denied.notNow("the match has not begun");
        }
        if (match.running()) {
            throw Denied.notNow("the match is not over");
        }
        int seats = match.seats().size();
        List<Map<String, Double>> sources = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            sources.add(new LinkedHashMap<>());
        }
        Codec codec = match.game().codec();
        Position position = match.at(0);
        List<Object> course = new ArrayList<>();
        List<Double> before = points(position);
        course.add(Json.object("step", 0, "points", before));
        int step = 0;
        for (int choice : match.choices()) {
            position.choose(choice, (kind, who, a, b, c) -> {
                Codec.Points points = codec.points(new Event(kind, who, a, b, c));
                if (points != null) {
                    sources.get(points.seat()).merge(points.source(), points.amount(), Double::sum);
                }
            });
            step++;
            List<Double> now = points(position);
            if (!now.equals(before)) {
                course.add(Json.object("step", step, "points", now));
                before = now;
            }
        }
        List<Object> standing = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            List<Object> parts = new ArrayList<>();
            sources.get(seat).forEach((source, amount) -> parts.add(Json.object("source", source, "points", amount)));
            standing.add(Json.object(
                    "seat",
                    seat,
                    "points",
                    position.points(seat),
                    "place",
                    match.place(position, seat),
                    "sources",
                    parts));
        }
        return Json.object("seats", standing, "course", course);
    }

    private static List<Double> points(Position position) {
        Double[] points = new Double[position.seats()];
        Arrays.setAll(points, position::points);
        return List.of(points);
    }
}
