package ceiba.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Adds up the matches of a contest, one after the other, to a {@link Summary}. */
final class Tally {

    private static final double NANOS_PER_MILLI = 1e6;

    /** Who has won is before who has not; otherwise the better place is. */
    private static final Comparator<MatchResult.Seat> FINISH =
            Comparator.comparing((MatchResult.Seat seat) -> !seat.won()).thenComparingInt(MatchResult.Seat::place);

    private final Contest contest;
    private final List<String> names;
    private final List<Sums> entries;
    private final double[][] beat;
    private final double[] winsByTurn;
    private final Map<List<String>, int[]> lineUps = new LinkedHashMap<>(); // how often each was played, and won
    private final Means gauges = new Means();
    private final HabitTally habits;
    private boolean together = true;
    private int matches;
    private int won;
    private double fair;
    private double winnersPoints;

    Tally(Contest contest) {
        this.contest = contest;
        names = contest.entries();
        entries = names.stream().map(name -> new Sums()).toList();
        beat = new double[names.size()][names.size()];
        winsByTurn = new double[contest.seats()];
        habits = new HabitTally(names);
    }

    void add(MatchResult result) {
        List<String> lineUp = contest.lineUp(result.match());
        List<Integer> bots = lineUp.stream().map(names::indexOf).toList();
        Set<List<Integer>> played = new HashSet<>(); // a bot and a side: partners of the same name win once, not twice
        for (int seat = 0; seat < bots.size(); seat++) {
            Sums sums = entries.get(bots.get(seat));
            sums.add(result.seats().get(seat));
            if (played.add(List.of(bots.get(seat), result.seats().get(seat).side()))) {
                sums.addSide(result.win(seat));
            }
            winsByTurn[Math.floorMod(seat - result.first(), winsByTurn.length)] += result.win(seat);
        }
        int[] counts = lineUps.computeIfAbsent(lineUp, key -> new int[2]);
        counts[0]++;
        matches++;
        together &= result.sides() == 1;
        gauges.add(result.gauges());
        habits.add(result, lineUp);
        if (result.winningSides() == 0) {
            return; // it tells nothing of who is stronger
        }
        counts[1]++;
        won++;
        fair += 1.0 / result.sides();
        winnersPoints += result.seats().stream()
                .filter(MatchResult.Seat::won)
                .mapToDouble(MatchResult.Seat::points)
                .average()
                .orElseThrow();
        compare(result, bots);
    }

    /** Who finished before whom; partners are not compared. */
    private void compare(MatchResult result, List<Integer> bots) {
        for (int i = 0; i < bots.size(); i++) {
            for (int j = 0; j < bots.size(); j++) {
                MatchResult.Seat seat = result.seats().get(i);
                MatchResult.Seat other = result.seats().get(j);
                if (seat.side() != other.side()) {
                    beat[bots.get(i)][bots.get(j)] += (Integer.signum(FINISH.compare(other, seat)) + 1) / 2.0;
                }
            }
        }
    }

    Summary summary() {
        double[] ratings = Elo.ratings(beat);
        List<String> sources = sources();
        List<Summary.Entry> all = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            all.add(entries.get(i).entry(names.get(i), ratings.length == 0 ? null : ratings[i], sources));
        }
        return new Summary(
                List.copyOf(all),
                sources,
                new Rate(matches - won, matches),
                fair / matches,
                together ? table() : null,
                won == 0 ? null : winnersPoints / won,
                Arrays.stream(winsByTurn)
                        .mapToObj(wins -> new Rate(wins, matches))
                        .toList(),
                gained(),
                gauges.over(matches),
                habits.habits());
    }

    private Summary.Table table() {
        List<Summary.LineUp> byLineUp = new ArrayList<>();
        lineUps.forEach(
                (bots, counts) -> byLineUp.add(new Summary.LineUp(bots, counts[0], new Rate(counts[1], counts[0]))));
        return new Summary.Table(new Rate(won, matches), byLineUp);
    }

    private List<Double> gained() {
        double[] after = new double[contest.game().knowledge().moments() + 1];
        for (Sums sums : entries) {
            for (int moment = 0; moment < after.length; moment++) {
                after[moment] += sums.curve[moment] / matches;
            }
        }
        List<Double> gained = new ArrayList<>();
        for (int moment = 1; moment < after.length; moment++) {
            gained.add(after[moment] - after[moment - 1]);
        }
        return gained;
    }

    private List<String> sources() {
        Map<String, Double> sums = new LinkedHashMap<>();
        entries.forEach(entry -> entry.sources.forEach((source, sum) -> sums.merge(source, sum, Double::sum)));
        return sums.keySet().stream()
                .sorted(Comparator.<String>comparingDouble(source -> -sums.getOrDefault(source, 0.0))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** Sums of curves, by name. */
    private static final class Means {

        private final Map<String, double[]> sums = new LinkedHashMap<>();

        void add(Map<String, List<Double>> curves) {
            curves.forEach((name, curve) -> {
                double[] sum = sums.computeIfAbsent(name, key -> new double[curve.size()]);
                for (int i = 0; i < sum.length; i++) {
                    sum[i] += curve.get(i);
                }
            });
        }

        Map<String, List<Double>> over(int number) {
            Map<String, List<Double>> means = new LinkedHashMap<>();
            sums.forEach((name, sum) -> means.put(
                    name,
                    Arrays.stream(sum).map(value -> value / number).boxed().toList()));
            return means;
        }
    }

    /** The sums over an entry's seats. */
    private static final class Sums {

        private final List<Double> points = new ArrayList<>();
        private final Map<String, Double> sources = new LinkedHashMap<>();
        private final Means gauges = new Means();
        private int sides;
        private double wins;
        private double reached;
        private double places;
        private long nanos;
        private long iterations;
        private long choices;
        private long slowestTurn;
        private double[] curve = {};

        void addSide(double win) {
            sides++;
            wins += win;
        }

        void add(MatchResult.Seat seat) {
            points.add(seat.points());
            reached += seat.reached();
            places += seat.place();
            nanos += seat.effort().nanos();
            iterations += seat.effort().iterations();
            choices += seat.effort().choices();
            slowestTurn = Math.max(slowestTurn, seat.effort().slowestTurn());
            curve = Arrays.copyOf(curve, seat.curve().size());
            for (int i = 0; i < curve.length; i++) {
                curve[i] += seat.curve().get(i);
            }
            gauges.add(seat.gauges());
            seat.sources().forEach((source, amount) -> sources.merge(source, amount, Double::sum));
        }

        Summary.Entry entry(String name, @Nullable Double elo, List<String> allSources) {
            int played = points.size();
            double[] values = points.stream().mapToDouble(Double::doubleValue).toArray();
            Map<String, Double> means = new LinkedHashMap<>();
            allSources.forEach(source -> means.put(source, sources.getOrDefault(source, 0.0) / played));
            double thought = Math.max(choices, 1); // a bot that never had an option thought 0 s
            return new Summary.Entry(
                    name,
                    played,
                    new Rate(wins, sides),
                    Statistics.mean(values),
                    Statistics.ofMean(values),
                    reached / played,
                    places / played,
                    elo,
                    nanos / NANOS_PER_MILLI / thought,
                    iterations / thought,
                    slowestTurn / NANOS_PER_MILLI,
                    Arrays.stream(curve).map(sum -> sum / played).boxed().toList(),
                    gauges.over(played),
                    means);
        }
    }
}
