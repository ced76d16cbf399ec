package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How the seats of a match stand. That of a match that is over is kept beside its log, so that it can be told even when
 * nobody has the rules any more.
 *
 * @param ending how the match ended; empty while it goes on
 * @param sides, points, places of each seat
 * @param outcome who has won; null while it goes on, and where that cannot be said
 */
record Standing(
        String ending,
        List<Integer> sides,
        List<Double> points,
        List<Integer> places,
        @Nullable Outcome outcome) {

    /** How a match stands at a position that the observer may see. */
    static Standing of(Match match, Position seen, @Nullable Outcome outcome) {
        Contest contest = new Contest(match.seats(), match.position());
        return new Standing(
                match.ending(),
                each(match, seen::side),
                each(match, seen::points),
                each(match, seat -> contest.place(seen, seat)),
                outcome);
    }

    /** All even: before the start, or where nothing is known. */
    static Standing even(Match match, IntFunction<Integer> side) {
        return new Standing(match.ending(), each(match, side), each(match, seat -> 0.0), each(match, seat -> 1), null);
    }

    private static <T> List<T> each(Match match, IntFunction<T> what) {
        return IntStream.range(0, match.seats().size()).mapToObj(what).toList();
    }

    /** Whether all seats are of one side. */
    boolean together() {
        return sides.stream().distinct().count() == 1;
    }

    Map<String, Object> json() {
        Map<String, Object> json = Json.object("ending", ending, "sides", sides, "points", points, "places", places);
        if (outcome != null) {
            json.put("winners", outcome.list());
        }
        return json;
    }

    static Standing read(Node json) {
        int seats = json.get("sides").items().size();
        Outcome outcome = null;
        if (json.has("winners")) {
            int winners = 0;
            for (Node winner : json.get("winners").items()) {
                winners |= 1 << winner.integer(0, seats - 1);
            }
            outcome = new Outcome(seats, winners);
        }
        return new Standing(
                json.get("ending").text(),
                json.get("sides").items().stream()
                        .map(side -> side.integer(Integer.MIN_VALUE, Integer.MAX_VALUE))
                        .toList(),
                json.get("points").items().stream().map(Node::number).toList(),
                json.get("places").items().stream()
                        .map(place -> place.integer(1, seats))
                        .toList(),
                outcome);
    }
}
