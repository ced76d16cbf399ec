package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.bots.Evaluation;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Holds what a game's evaluation says against what comes of it. Gifts that the game names are given to one seat in
 * mid-match, and the match is played on with and without, by bots with the same seeds. And what each seat is expected to
 * have of its aim at every moment is compared with what it has in the end, and with how much of that could be known at all.
 */
public final class Probe {

    /** How far off a gift may be said, as a share of the scale of the game's worth: 3 points of 20. */
    private static final double TOLERANCE = 0.15;

    private final Game game;
    private final Bots.Maker player;
    private final Weights weights;
    private final List<String> gifts;
    private final int[] knots;
    private final int moments;
    private final double scale;
    private final boolean twice;

    /**
     * What a gift is worth from a moment on.
     *
     * @param real what it brought of the aim, on the mean
     * @param interval of that mean; null if it was given once or never
     * @param said what the evaluation makes of it
     */
    public record Gift(
            String name,
            int moment,
            int given,
            double real,
            @Nullable Interval interval,
            double said) {

        /** Whether the evaluation is within the interval, or as near as it need be. */
        public boolean isRight(double tolerance) {
            return Math.abs(said - real) <= tolerance
                    || (interval != null && said >= interval.low() && said <= interval.high());
        }
    }

    /**
     * What seats were expected to have in the end when a moment began, and what they had.
     *
     * @param attainable the correlation of the best expectation there could be; null if it was not asked for
     */
    public record Moment(
            int moment,
            int seats,
            double expected,
            double reached,
            double correlation,
            @Nullable Double attainable) {

        public double bias() {
            return expected - reached;
        }
    }

    /** @param tolerance how far off a gift may be said and still be right */
    public record Result(double tolerance, List<Gift> gifts, List<Moment> moments) {

        public long right() {
            return gifts.stream().filter(gift -> gift.isRight(tolerance)).count();
        }

        /** Whether matches were played on twice, so that what could be known is. */
        public boolean tellsAttainable() {
            return moments.stream().allMatch(moment -> moment.attainable() != null);
        }

        public Map<String, Object> json() {
            return Json.object(
                    "tolerance",
                    tolerance,
                    "gifts",
                    gifts.stream().map(this::json).toList(),
                    "moments",
                    moments.stream().map(Result::json).toList());
        }

        private static Map<String, Object> json(Moment moment) {
            Map<String, Object> json = Json.object(
                    "moment", moment.moment(),
                    "seats", moment.seats(),
                    "expected", moment.expected(),
                    "reached", moment.reached(),
                    "bias", moment.bias(),
                    "correlation", moment.correlation());
            if (moment.attainable() != null) {
                json.put("attainable", moment.attainable());
            }
            return json;
        }

        private Map<String, Object> json(Gift gift) {
            Interval interval = gift.interval();
            return Json.object(
                    "gift",
                    gift.name(),
                    "moment",
                    gift.moment(),
                    "given",
                    gift.given(),
                    "real",
                    gift.real(),
                    "interval",
                    interval == null ? List.of() : List.of(interval.low(), interval.high()),
                    "said",
                    gift.said(),
                    "right",
                    gift.isRight(tolerance));
        }
    }

    /**
     * @param player the name of the bots that play, as {@link Bots#named} takes it
     * @param weights of the evaluation that is probed
     * @param giving whether gifts are given; without them only what is expected is held against what comes of it
     * @param twice whether matches are played on twice from each moment, to tell how much could be known
     */
    public Probe(Game game, String player, Weights weights, boolean giving, boolean twice) {
        this.game = game;
        this.player = Bots.named(game, player, 1);
        this.weights = weights;
        Knowledge knowledge = game.knowledge();
        gifts = giving ? knowledge.gifts() : List.of();
        knots = knowledge.knots();
        moments = knowledge.moments();
        scale = knowledge.worth().scale();
        this.twice = twice;
    }

    /** Plays so many matches at these tables in turn, on seeds that follow each other from theirs on. */
    public Result run(List<Setup> tables, int matches, int threads, IntConsumer progress) {
        List<Findings> found = IntStream.range(0, threads)
                .mapToObj(thread -> new Findings(new Evaluation(game.knowledge(), weights)))
                .toList();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            int first = thread;
            tasks.add(() -> {
                for (int match = first; match < matches; match += threads) {
                    Setup table = tables.get(match % tables.size());
                    found.get(first).play(table.with(table.seed() + match & Setup.MAX_SEED), match);
                    progress.accept(match + 1);
                }
                return null;
            });
        }
        Workers.run(threads, tasks);
        return result(found);
    }

    private Result result(List<Findings> found) {
        Findings all = found.getFirst();
        found.stream().skip(1).forEach(all::add);
        List<Gift> judged = new ArrayList<>();
        all.given.forEach((place, pairs) -> {
            double[] real = pairs.stream().mapToDouble(Pair::reached).toArray();
            double[] said = pairs.stream().mapToDouble(Pair::expected).toArray();
            judged.add(new Gift(
                    gifts.get(place % gifts.size()),
                    knots[place / gifts.size()],
                    pairs.size(),
                    Statistics.mean(real),
                    Statistics.ofMean(real),
                    Statistics.mean(said)));
        });
        List<Moment> calibrated = new ArrayList<>();
        all.seen.forEach((moment, pairs) -> {
            double[] expected = pairs.stream().mapToDouble(Pair::expected).toArray();
            double[] reached = pairs.stream().mapToDouble(Pair::reached).toArray();
            calibrated.add(new Moment(
                    moment,
                    pairs.size(),
                    Statistics.mean(expected),
                    Statistics.mean(reached),
                    Statistics.correlation(expected, reached),
                    attainable(all.ends.get(moment))));
        });
        return new Result(TOLERANCE * scale, judged, calibrated);
    }

    /**
     * Two ends of the same position agree as far as it decides them. What can be known of one of them is what they have in
     * common, and that goes with either as the root of how they go together.
     */
    private static @Nullable Double attainable(@Nullable List<Ends> ends) {
        if (ends == null) {
            return null;
        }
        double agreement = Statistics.correlation(
                ends.stream().mapToDouble(Ends::one).toArray(),
                ends.stream().mapToDouble(Ends::other).toArray());
        return Math.sqrt(Math.max(0, agreement));
    }

    /** What was said, and what came of it. */
    private record Pair(double expected, double reached) {}

    /** What came for a seat when the same position was played on twice. */
    private record Ends(double one, double other) {}

    /** What one thread has found out. */
    private final class Findings {

        private final Evaluation evaluation;
        private final Knowledge knowledge = game.knowledge();
        private final Map<Integer, List<Pair>> given = new TreeMap<>(); // by knot, then gift
        private final Map<Integer, List<Pair>> seen = new TreeMap<>(); // by moment
        private final Map<Integer, List<Ends>> ends = new TreeMap<>(); // by moment

        private Findings(Evaluation evaluation) {
            this.evaluation = evaluation;
        }

        private void add(Findings other) {
            other.given.forEach((place, pairs) ->
                    given.computeIfAbsent(place, key -> new ArrayList<>()).addAll(pairs));
            other.seen.forEach((moment, pairs) ->
                    seen.computeIfAbsent(moment, key -> new ArrayList<>()).addAll(pairs));
            other.ends.forEach((moment, pairs) ->
                    ends.computeIfAbsent(moment, key -> new ArrayList<>()).addAll(pairs));
        }

        /** Plays a match, and stops at each new moment to look and to give. */
        private void play(Setup setup, int match) {
            Position position = game.start(setup);
            int receiver = match % setup.seats();
            List<double[]> expected = new ArrayList<>(); // by seat
            List<Integer> at = new ArrayList<>();
            int next = 0;
            int knot = 0;
            Rng rng = new Rng(setup.seed());
            List<Bot> bots = bots(setup.seed(), setup.seats());
            while (position.decider() != Position.OVER) {
                Workers.goOn();
                int moment = Math.clamp(knowledge.moment(position), 0, moments - 1);
                if (moment >= next && evaluation.quiet(position)) {
                    at.add(moment);
                    expected.add(IntStream.range(0, setup.seats())
                            .mapToDouble(seat -> evaluation.expected(position, seat))
                            .toArray());
                    if (twice) {
                        Ends both = new Ends(redrawn(position, receiver, rng), redrawn(position, receiver, rng));
                        ends.computeIfAbsent(moment, key -> new ArrayList<>()).add(both);
                    }
                    next = moment + 1;
                    int passed = knot;
                    while (knot < knots.length && knots[knot] <= moment) {
                        knot++;
                    }
                    if (knot > passed) {
                        give(position, receiver, knot - 1, setup.seed());
                    }
                }
                position.choose(bots.get(position.decider()).choose(new Sight(game, position)), Journal.SILENT);
            }
            bots.forEach(Bot::close);
            for (int i = 0; i < at.size(); i++) {
                for (int seat = 0; seat < setup.seats(); seat++) {
                    seen.computeIfAbsent(at.get(i), key -> new ArrayList<>())
                            .add(new Pair(
                                    expected.get(i)[seat], knowledge.worth().reached(position, seat)));
                }
            }
        }

        /** Tries every gift in turn, and what would have been without. */
        private void give(Position position, int seat, int knot, long seed) {
            if (gifts.isEmpty()) {
                return;
            }
            double before = evaluation.expected(position, seat);
            double without = reached(position, seat, seed);
            for (int gift = 0; gift < gifts.size(); gift++) {
                Position richer = Gifts.given(game, position, seat, gift);
                if (richer != null) {
                    double said = evaluation.expected(richer, seat) - before;
                    double reached = reached(richer, seat, seed);
                    given.computeIfAbsent(knot * gifts.size() + gift, key -> new ArrayList<>())
                            .add(new Pair(said, reached - without));
                }
            }
        }

        /** What a seat comes to have if all that it cannot see, and what the bots do by lot, is drawn anew. */
        private double redrawn(Position position, int seat, Rng rng) {
            Position world = position.copy();
            world.redraw(seat, rng);
            return reached(world, seat, rng.nextLong());
        }

        /** What a seat comes to have if a position is played on: whoever does so gets seeds that follow from this one. */
        private double reached(Position from, int seat, long seed) {
            Position position = from.copy();
            List<Bot> bots = bots(seed, from.seats());
            while (position.decider() != Position.OVER) {
                Workers.goOn();
                position.choose(bots.get(position.decider()).choose(new Sight(game, position)), Journal.SILENT);
            }
            bots.forEach(Bot::close);
            return knowledge.worth().reached(position, seat);
        }

        private List<Bot> bots(long seed, int seats) {
            return IntStream.range(0, seats)
                    .mapToObj(seat -> player.bot(seed * 31 + seat))
                    .toList();
        }
    }
}
