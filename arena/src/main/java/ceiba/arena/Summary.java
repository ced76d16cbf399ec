package ceiba.arena;

import ceiba.engine.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the matches of a contest tell about its bots.
 *
 * @param sources where points came from, the most plentiful first
 * @param winnersPoints mean points of the winners
 * @param turns how often who decides first in the match won, who sits to the left, and so on
 * @param gained mean points that all seats together gained in each moment of a match
 */
public record Summary(
        List<Entry> entries, List<String> sources, double winnersPoints, List<Turn> turns, List<Double> gained) {

    /** A place in the order of play; a shared win counts in parts. */
    public record Turn(double winShare, Interval winInterval) {

        private Map<String, Object> json() {
            return Json.object("winShare", winShare, "winInterval", List.of(winInterval.low(), winInterval.high()));
        }
    }

    /**
     * A bot, on whichever seats it played.
     *
     * @param played seats it had, over all matches
     * @param points mean of its points
     * @param pointsInterval missing if it played a single seat
     * @param elo missing if it is unbounded
     * @param curve mean points at the start and after each moment of a match
     * @param sources mean points from each source, 0 included
     */
    public record Entry(
            String name,
            int played,
            double winShare,
            Interval winInterval,
            double points,
            @Nullable Interval pointsInterval,
            double place,
            @Nullable Double elo,
            double millisPerChoice,
            double iterationsPerChoice,
            double slowestTurnMillis,
            List<Double> curve,
            Map<String, Double> sources) {

        /** What is missing is left out. */
        private Map<String, Object> json() {
            Map<String, Object> json = Json.object(
                    "bot", name,
                    "played", played,
                    "winShare", winShare,
                    "winInterval", List.of(winInterval.low(), winInterval.high()),
                    "points", points);
            if (pointsInterval != null) {
                json.put("pointsInterval", List.of(pointsInterval.low(), pointsInterval.high()));
            }
            json.put("place", place);
            if (elo != null) {
                json.put("elo", elo);
            }
            json.put("millisPerChoice", millisPerChoice);
            json.put("iterationsPerChoice", iterationsPerChoice);
            json.put("slowestTurnMillis", slowestTurnMillis);
            json.put("curve", curve);
            json.put("sources", sources);
            return json;
        }
    }

    private static final double NANOS_PER_MILLI = 1e6;

    /** Sums up matches of a contest, at least one. */
    public static Summary of(Contest contest, Collection<MatchResult> results) {
        List<String> names = contest.entries();
        List<Collected> collected = names.stream().map(name -> new Collected()).toList();
        double[][] beat = new double[names.size()][names.size()];
        double winners = 0;
        double[] wins = new double[contest.seats()];
        for (MatchResult result : results) {
            List<Integer> lineUp =
                    contest.lineUp(result.match()).stream().map(names::indexOf).toList();
            long sharers = winnersOf(result).count();
            for (int seat = 0; seat < lineUp.size(); seat++) {
                MatchResult.Seat played = result.seats().get(seat);
                double win = played.place() == 1 ? 1.0 / sharers : 0;
                wins[Math.floorMod(seat - result.first(), wins.length)] += win;
                collected.get(lineUp.get(seat)).add(played, win);
                for (int other = 0; other < lineUp.size(); other++) {
                    int difference = Integer.compare(result.seats().get(other).place(), played.place());
                    beat[lineUp.get(seat)][lineUp.get(other)] += (difference + 1) / 2.0;
                }
            }
            winners += winnersOf(result)
                    .mapToDouble(MatchResult.Seat::points)
                    .average()
                    .orElse(0);
        }
        double[] ratings = Elo.ratings(beat);
        List<String> sources = sources(collected);
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            entries.add(collected.get(i).entry(names.get(i), ratings.length == 0 ? null : ratings[i], sources));
        }
        int matches = results.size();
        List<Turn> turns = Arrays.stream(wins)
                .mapToObj(won -> new Turn(won / matches, Statistics.wilson(won, matches)))
                .toList();
        return new Summary(List.copyOf(entries), sources, winners / matches, turns, gained(collected, matches));
    }

    private static List<Double> gained(List<Collected> collected, int matches) {
        double[] after = new double[collected.getFirst().curve.length];
        for (Collected one : collected) {
            for (int moment = 0; moment < after.length; moment++) {
                after[moment] += one.curve[moment] / matches;
            }
        }
        List<Double> gained = new ArrayList<>();
        for (int moment = 1; moment < after.length; moment++) {
            gained.add(after[moment] - after[moment - 1]);
        }
        return gained;
    }

    /** Everything, with every match. */
    public Map<String, Object> json(Contest contest, Collection<MatchResult> results) {
        return Json.object(
                "contest", contest.json(),
                "entries", entries.stream().map(Entry::json).toList(),
                "winnersPoints", winnersPoints,
                "turns", turns.stream().map(Turn::json).toList(),
                "gained", gained,
                "matches",
                        results.stream()
                                .map(result -> {
                                    Map<String, Object> json = Json.object(
                                            "seed",
                                            contest.seed(result.match()),
                                            "lineUp",
                                            contest.lineUp(result.match()));
                                    json.putAll(result.json());
                                    return json;
                                })
                                .toList());
    }

    /** The entry that won most; the one with more points of several. */
    public Entry best() {
        return entries.stream()
                .max(Comparator.comparingDouble(Entry::winShare).thenComparingDouble(Entry::points))
                .orElseThrow();
    }

    private static Stream<MatchResult.Seat> winnersOf(MatchResult result) {
        return result.seats().stream().filter(seat -> seat.place() == 1);
    }

    private static List<String> sources(List<Collected> collected) {
        Map<String, Double> sums = new LinkedHashMap<>();
        for (Collected one : collected) {
            one.sources.forEach((source, sum) -> sums.merge(source, sum, Double::sum));
        }
        return sums.keySet().stream()
                .sorted(Comparator.<String>comparingDouble(source -> -sums.getOrDefault(source, 0.0))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** The sums over an entry's seats. */
    private static final class Collected {

        private final List<Double> points = new ArrayList<>();
        private final Map<String, Double> sources = new LinkedHashMap<>();
        private double wins;
        private double places;
        private long nanos;
        private long iterations;
        private long choices;
        private long slowestTurn;
        private double[] curve = {};

        void add(MatchResult.Seat seat, double win) {
            points.add(seat.points());
            wins += win;
            places += seat.place();
            nanos += seat.nanos();
            iterations += seat.iterations();
            choices += seat.choices();
            slowestTurn = Math.max(slowestTurn, seat.slowestTurn());
            curve = Arrays.copyOf(curve, seat.curve().size());
            for (int i = 0; i < curve.length; i++) {
                curve[i] += seat.curve().get(i);
            }
            seat.sources().forEach((source, amount) -> sources.merge(source, amount, Double::sum));
        }

        Entry entry(String name, @Nullable Double elo, List<String> allSources) {
            int played = points.size();
            double[] values = points.stream().mapToDouble(Double::doubleValue).toArray();
            Map<String, Double> means = new LinkedHashMap<>();
            allSources.forEach(source -> means.put(source, sources.getOrDefault(source, 0.0) / played));
            double thought = Math.max(choices, 1); // a bot that never had an option thought 0 s
            return new Entry(
                    name,
                    played,
                    wins / played,
                    Statistics.wilson(wins, played),
                    Statistics.mean(values),
                    Statistics.ofMean(values),
                    places / played,
                    elo,
                    nanos / NANOS_PER_MILLI / thought,
                    iterations / thought,
                    slowestTurn / NANOS_PER_MILLI,
                    Arrays.stream(curve).map(sum -> sum / played).boxed().toList(),
                    means);
        }
    }
}
