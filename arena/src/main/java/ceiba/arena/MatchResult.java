package ceiba.arena;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is kept of a finished match: one line of a {@link MatchJournal}.
 *
 * @param match its number in the contest, from 0 on
 * @param first the seat that decided first
 */
public record MatchResult(int match, int first, List<Seat> seats) {

    /**
     * What is kept of one seat.
     *
     * @param curve its points at the start, and at the end of each moment of the match
     * @param sources its points by where they came from
     * @param nanos time it thought, where it had more than one option
     * @param iterations of its search, 0 if it does not search
     * @param choices it made, where it had more than one option
     * @param slowestTurn nanoseconds it thought for its longest turn: decisions without another seat's in between
     */
    public record Seat(
            double points,
            int place,
            List<Double> curve,
            Map<String, Double> sources,
            long nanos,
            long iterations,
            int choices,
            long slowestTurn) {}

    public MatchResult {
        seats = List.copyOf(seats);
    }

    public Map<String, Object> json() {
        List<Object> details = new ArrayList<>();
        for (Seat seat : seats) {
            details.add(Json.object(
                    "curve", seat.curve(),
                    "sources", seat.sources(),
                    "nanos", seat.nanos(),
                    "iterations", seat.iterations(),
                    "choices", seat.choices(),
                    "slowestTurn", seat.slowestTurn()));
        }
        return Json.object(
                "match",
                match,
                "first",
                first,
                "points",
                seats.stream().map(Seat::points).toList(),
                "places",
                seats.stream().map(Seat::place).toList(),
                "seats",
                details);
    }

    /**
     * Reads a match of a contest.
     *
     * @throws Refusal if it is malformed or no match of that contest
     */
    static MatchResult read(Node json, Contest contest) {
        int seats = contest.seats();
        int moments = contest.game().knowledge().moments();
        json.only("match", "first", "points", "places", "seats");
        List<Node> points = json.get("points").items(seats, seats);
        List<Node> places = json.get("places").items(seats, seats);
        List<Node> details = json.get("seats").items(seats, seats);
        List<Seat> results = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            Node detail = details.get(i);
            detail.only("curve", "sources", "nanos", "iterations", "choices", "slowestTurn");
            results.add(new Seat(
                    points.get(i).number(),
                    places.get(i).integer(1, seats),
                    detail.get("curve").items(moments + 1, moments + 1).stream()
                            .map(Node::number)
                            .toList(),
                    sources(detail.get("sources")),
                    detail.get("nanos").whole(0, Long.MAX_VALUE),
                    detail.get("iterations").whole(0, Long.MAX_VALUE),
                    detail.get("choices").integer(0, Integer.MAX_VALUE),
                    detail.get("slowestTurn").whole(0, Long.MAX_VALUE)));
        }
        return new MatchResult(
                json.get("match").integer(0, contest.matches() - 1),
                json.get("first").integer(0, seats - 1),
                results);
    }

    private static Map<String, Double> sources(Node json) {
        Map<String, Double> sources = new LinkedHashMap<>();
        for (Node source : json.fields()) {
            // a source's name contains dots, so it is what follows in the path
            sources.put(source.path().substring(json.path().length() + 1), source.number());
        }
        return sources;
    }
}
