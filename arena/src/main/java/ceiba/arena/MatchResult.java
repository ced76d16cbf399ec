package ceiba.arena;

import ceiba.engine.Gauge;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What is kept of a finished match: one line of a {@link MatchJournal}. A curve holds a number at the start of the match and
 * at the end of each of its moments.
 *
 * @param match its number in the contest, from 0 on
 * @param first the seat that decided first
 * @param gauges the curves of the table's gauges
 * @param habits those that might have been seen in it, in the game's order
 */
public record MatchResult(
        int match, int first, List<Seat> seats, Map<String, List<Double>> gauges, List<String> habits) {

    /**
     * What is kept of one seat.
     *
     * @param side seats of one side are partners
     * @param reached what it has of its aim in the end; see {@link ceiba.engine.Worth}
     * @param curve of its points
     * @param gauges the curves of its gauges
     * @param sources its points by where they came from
     * @param habits how often it showed each, if it did
     */
    public record Seat(
            double points,
            int place,
            int side,
            boolean won,
            double reached,
            List<Double> curve,
            Map<String, List<Double>> gauges,
            Map<String, Double> sources,
            Map<String, Integer> habits,
            Effort effort) {

        boolean showed(String habit) {
            return habits.containsKey(habit);
        }
    }

    /**
     * How much a seat thought.
     *
     * @param nanos where it had more than one option
     * @param iterations of its search, 0 if it does not search
     * @param choices it made, where it had more than one option
     * @param slowestTurn nanoseconds of its longest turn: decisions without another seat's in between
     */
    public record Effort(long nanos, long iterations, int choices, long slowestTurn) {}

    public MatchResult {
        seats = List.copyOf(seats);
        habits = List.copyOf(habits);
    }

    /** How many sides there are: as many as seats where each stands against all others, one where all are partners. */
    int sides() {
        return (int) seats.stream().map(Seat::side).distinct().count();
    }

    /** How many sides have won. */
    int winningSides() {
        return winningSides(seat -> true);
    }

    private int winningSides(Predicate<Seat> which) {
        return (int) seats.stream()
                .filter(Seat::won)
                .filter(which)
                .map(Seat::side)
                .distinct()
                .count();
    }

    /** What a seat has of the win: all of it, a part where several sides share it, or nothing. */
    double win(int seat) {
        return seats.get(seat).won() ? 1.0 / winningSides() : 0;
    }

    /** What those who showed a habit have of the win: all of it, a part where a side that did not shares it, or nothing. */
    double win(String habit) {
        int all = winningSides();
        return all == 0 ? 0 : (double) winningSides(seat -> seat.showed(habit)) / all;
    }

    public Map<String, Object> json() {
        List<Object> details = new ArrayList<>();
        for (Seat seat : seats) {
            details.add(Json.object(
                    "curve", seat.curve(),
                    "gauges", seat.gauges(),
                    "sources", seat.sources(),
                    "habits", seat.habits(),
                    "nanos", seat.effort().nanos(),
                    "iterations", seat.effort().iterations(),
                    "choices", seat.effort().choices(),
                    "slowestTurn", seat.effort().slowestTurn()));
        }
        Map<String, Object> json = Json.object("match", match, "first", first);
        json.put(
                "winners",
                IntStream.range(0, seats.size())
                        .filter(seat -> seats.get(seat).won())
                        .boxed()
                        .toList());
        json.put("points", ofSeats(Seat::points));
        json.put("places", ofSeats(Seat::place));
        json.put("sides", ofSeats(Seat::side));
        json.put("reached", ofSeats(Seat::reached));
        json.put("gauges", gauges);
        json.put("habits", habits);
        json.put("seats", details);
        return json;
    }

    private <T> List<T> ofSeats(Function<Seat, T> what) {
        return seats.stream().map(what).toList();
    }

    /**
     * Reads a match of a contest.
     *
     * @throws Refusal if it is malformed or no match of that contest
     */
    static MatchResult read(Node json, Contest contest) {
        int seats = contest.seats();
        json.only("match", "first", "winners", "points", "places", "sides", "reached", "gauges", "habits", "seats");
        List<Integer> winners = json.get("winners").items(0, seats).stream()
                .map(seat -> seat.integer(0, seats - 1))
                .toList();
        List<Node> points = json.get("points").items(seats, seats);
        List<Node> places = json.get("places").items(seats, seats);
        List<Node> sides = json.get("sides").items(seats, seats);
        List<Node> reached = json.get("reached").items(seats, seats);
        List<String> habits =
                json.get("habits").items().stream().map(Node::text).toList();
        List<Node> details = json.get("seats").items(seats, seats);
        List<Seat> results = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            Node detail = details.get(i);
            detail.only("curve", "gauges", "sources", "habits", "nanos", "iterations", "choices", "slowestTurn");
            results.add(new Seat(
                    points.get(i).number(),
                    places.get(i).integer(1, seats),
                    sides.get(i).integer(0, Integer.MAX_VALUE),
                    winners.contains(i),
                    reached.get(i).number(),
                    curve(detail.get("curve"), contest),
                    gauges(detail.get("gauges"), contest, Gauge::ofSeat),
                    named(detail.get("sources"), Node::number),
                    named(detail.get("habits"), times -> times.integer(1, Integer.MAX_VALUE)),
                    new Effort(
                            detail.get("nanos").whole(0, Long.MAX_VALUE),
                            detail.get("iterations").whole(0, Long.MAX_VALUE),
                            detail.get("choices").integer(0, Integer.MAX_VALUE),
                            detail.get("slowestTurn").whole(0, Long.MAX_VALUE))));
        }
        return new MatchResult(
                json.get("match").integer(0, contest.matches() - 1),
                json.get("first").integer(0, seats - 1),
                results,
                gauges(json.get("gauges"), contest, gauge -> !gauge.ofSeat()),
                habits);
    }

    private static List<Double> curve(Node json, Contest contest) {
        int length = contest.game().knowledge().moments() + 1;
        return json.items(length, length).stream().map(Node::number).toList();
    }

    private static Map<String, List<Double>> gauges(Node json, Contest contest, Predicate<Gauge> which) {
        Map<String, List<Double>> gauges = new LinkedHashMap<>();
        contest.game().gauges().stream()
                .filter(which)
                .map(Gauge::name)
                .forEach(name -> gauges.put(name, curve(json.get(name), contest)));
        json.only(gauges.keySet().toArray(String[]::new));
        return gauges;
    }

    private static <T> Map<String, T> named(Node json, Function<Node, T> reader) {
        Map<String, T> values = new LinkedHashMap<>();
        for (Node field : json.fields()) {
            // a key of the catalogue contains dots, so it is what follows in the path
            values.put(field.path().substring(json.path().length() + 1), reader.apply(field));
        }
        return values;
    }
}
