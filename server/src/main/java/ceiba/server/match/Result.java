package ceiba.server.match;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a match ended: who has won, where every point came from, and points and gauges from step to step. */
public final class Result {

    /** The source of what a seat has before the first choice. */
    private static final String START = "source.start";

    private final Match match;
    /** By seat, what each source brought. */
    private final List<Map<String, Double>> sources = new ArrayList<>();

    private final List<Object> course = new ArrayList<>();

    private Result(Match match) {
        this.match = match;
        match.seats().forEach(seat -> sources.add(new LinkedHashMap<>()));
    }

    public static Map<String, Object> of(Match match) {
        switch (match.status()) {
            case OPEN -> throw Denied.notNow("the match has not begun");
            case RUNNING -> throw Denied.notNow("the match is not over");
            case CLOSED -> throw Denied.notNow("the match was closed before its end");
            case OVER -> {
                if (match.ending().equals(Match.RULES)) {
                    match.game(); // refuses: nobody kept the result
                }
            }
        }
        Result result = new Result(match);
        return result.json(match.standing(match.begun() ? result.replay() : null));
    }

    /** Gathers all there is to tell on the way to the last position. */
    private Position replay() {
        Game game = match.game();
        Codec codec = game.codec();
        Position position = match.at(0);
        Map<String, Object> before = moment(game, position);
        course.add(at(0, before));
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.points(seat) != 0) {
                sources.get(seat).put(START, position.points(seat));
            }
        }
        int step = 0;
        for (int choice : match.choices()) {
            position.choose(choice, (kind, who, a, b, c) -> {
                Codec.Points points = codec.points(new Event(kind, who, a, b, c));
                if (points != null) {
                    sources.get(points.seat()).merge(points.source(), points.amount(), Double::sum);
                }
            });
            step++;
            Map<String, Object> now = moment(game, position);
            if (!now.equals(before)) {
                course.add(at(step, now));
                before = now;
            }
        }
        return position;
    }

    private static Map<String, Object> moment(Game game, Position position) {
        Double[] points = new Double[position.seats()];
        Arrays.setAll(points, position::points);
        return Json.object("points", List.of(points), "gauges", GaugeJson.all(game, position));
    }

    private static Map<String, Object> at(int step, Map<String, Object> moment) {
        Map<String, Object> at = Json.object("step", step);
        at.putAll(moment);
        return at;
    }

    private Map<String, Object> json(Standing standing) {
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < match.seats().size(); seat++) {
            Map<String, Object> json = Json.object(
                    "seat", seat,
                    "points", standing.points().get(seat),
                    "place", standing.places().get(seat));
            if (standing.outcome() != null) {
                json.put("won", standing.outcome().won(seat));
            }
            List<Object> parts = new ArrayList<>();
            sources.get(seat).forEach((source, amount) -> parts.add(Json.object("source", source, "points", amount)));
            json.put("sources", parts);
            seats.add(json);
        }
        Map<String, Object> result = Json.object();
        States.putOutcome(result, standing);
        result.put("seats", seats);
        result.put("course", course);
        return result;
    }
}
