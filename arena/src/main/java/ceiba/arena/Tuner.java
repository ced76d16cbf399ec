package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.Evaluation;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Learns a game's weights by fitted value iteration: bots play themselves and older ones with the weights so far and a little noise; a
 * ridge regression then fits the weights to how much of its aim (see {@link ceiba.engine.Worth}) each seat really gained after each position; and again. The
 * value is linear in the weights, so each fit is exact and takes a second, and no step size has to be tuned.
 */
public final class Tuner implements Learner {

    /** Matches after which all that was learned from them is kept. */
    private static final int BATCH = 100;

    /** A share of the positions is enough: neighbours in a match tell the same. */
    private static final int SAMPLE_EVERY = 3;

    /** How much an earlier round counts against the next. */
    private static final double FADING = 0.6;

    /** The share of matches that start from a stirred position, and what sets their whims apart. */
    private static final double STIRRED = 0.7;

    private static final double STIRRED_FOR_COMPARISONS = 0.3;

    private static final long STIRRING = 0x5DEECE66DL;

    /** Sets apart the lots by which older players sit down. */
    private static final long COMPANY = 0x2545F4914F6CDD1DL;

    private final Game game;
    private final Knowledge knowledge;
    private final List<Setup> tables;
    private final int[] knots;
    private final int size;
    private final double ridge;
    private final Player player;
    private final @Nullable Comparison comparison;
    private final Shard shard;
    private final Exchange exchange;
    private final Fit memory;

    /** Makes the bots of the self-play. */
    @FunctionalInterface
    public interface Player {
        Bot bot(Weights weights, long seed);
    }

    /** @param tables seats and variants, played in turn */
    public Tuner(Game game, List<Setup> tables, Player player, double ridge) {
        this(game, tables, player, null, ridge, Shard.WHOLE, Exchange.none());
    }

    /**
     * One that plays only a shard's share of each round, and learns from what all of them played.
     *
     * @param comparison how the choices of one decision of each match are compared; null to learn from whole matches instead
     */
    Tuner(
            Game game,
            List<Setup> tables,
            Player player,
            @Nullable Comparison comparison,
            double ridge,
            Shard shard,
            Exchange exchange) {
        this.comparison = comparison;
        this.shard = shard;
        this.exchange = exchange;
        this.game = game;
        this.tables = List.copyOf(tables);
        this.player = player;
        this.ridge = ridge;
        knowledge = game.knowledge();
        knots = knowledge.knots();
        size = knowledge.features().size() * knots.length;
        memory = new Fit();
    }

    /** The weights that fit best, or part of the way to them; earlier rounds count less and less. */
    @Override
    public Round improve(
            Weights weights,
            List<Weights> older,
            int matches,
            double noise,
            double step,
            long seed,
            int threads,
            IntConsumer played) {
        Whims whims = noise == 0 ? null : new Whims(game, weights, tables);
        Fit sum = play(new Company(weights, older, whims, noise), matches, seed, threads, played);
        double meanReached = sum.reached / sum.played;
        double error = Math.sqrt(sum.squares / sum.samples);
        memory.fade();
        memory.add(sum);
        return new Round(memory.solve(weights, step), meanReached, error);
    }

    /** Who plays in a round: learners, with whims unless these are null, and older players. */
    private record Company(
            Weights weights, List<Weights> older, @Nullable Whims whims, double noise) {

        Weights learner(Rng rng) {
            return whims == null ? weights : whims.perturbed(weights, noise, rng);
        }

        Weights olderOne(Rng rng) {
            return older.get(rng.below(older.size()));
        }
    }

    /** All shards' matches together. */
    private Fit play(Company company, int matches, long seed, int threads, IntConsumer played) {
        Fit sum = new Fit();
        for (int first = 0; first < matches; first += BATCH) {
            int from = first;
            int batch = Math.min(BATCH, matches - first);
            for (byte[] part : exchange.share(
                    () -> playShare(company, from, batch, seed, threads).bytes())) {
                sum.add(fit(part));
            }
            played.accept(batch);
        }
        return sum;
    }

    private Fit playShare(Company company, int from, int matches, long seed, int threads) {
        List<Fit> fits = IntStream.range(0, threads).mapToObj(i -> new Fit()).toList();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            int first = thread;
            tasks.add(() -> {
                int all = shard.of(matches);
                for (int own = first; own < all; own += threads) {
                    int match = from + shard.number(own);
                    Setup table = tables.get(match % tables.size());
                    fits.get(first).learnFrom(company, table.with(seed + match & Setup.MAX_SEED));
                }
                return null;
            });
        }
        Workers.run(threads, tasks);
        Fit sum = fits.getFirst();
        fits.stream().skip(1).forEach(sum::add);
        return sum;
    }

    @Override
    public void save(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            memory.write(out);
        }
        Disk.replace(file, bytes.toByteArray());
    }

    @Override
    public void load(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!memory.read(in)) {
                throw new Refusal("the file " + file + " was made for other features");
            }
        }
    }

    /** What a shard gave of itself. */
    private Fit fit(byte[] part) {
        Fit fit = new Fit();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(part))) {
            if (!fit.read(in)) {
                throw new Refusal("another shard was started with other features");
            }
            fit.squares = in.readDouble();
            fit.reached = in.readDouble();
            fit.played = in.readInt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return fit;
    }

    /** A seat at a moment: which features it had, and how much of its aim by then and by what the network promises. */
    private record Sample(int[] places, float[] values, int seat, double reached) {}

    /** The normal equations of the regression. */
    private final class Fit {
        private final double[][] matrix = new double[size][];
        private final double[] right = new double[size];
        private long samples;
        private double squares;
        private double reached;
        private int played; // seats

        private Fit() {
            for (int i = 0; i < size; i++) {
                matrix[i] = new double[i + 1];
            }
        }

        /** What counts for later rounds, too. */
        private void write(DataOutputStream out) throws IOException {
            out.writeInt(size);
            out.writeLong(samples);
            for (int i = 0; i < size; i++) {
                out.writeDouble(right[i]);
                for (int j = 0; j <= i; j++) {
                    out.writeDouble(matrix[i][j]);
                }
            }
        }

        /** The same; false if it is of other features. */
        private boolean read(DataInputStream in) throws IOException {
            if (in.readInt() != size) {
                return false;
            }
            samples = in.readLong();
            for (int i = 0; i < size; i++) {
                right[i] = in.readDouble();
                for (int j = 0; j <= i; j++) {
                    matrix[i][j] = in.readDouble();
                }
            }
            return true;
        }

        /** All of it. */
        private byte[] bytes() {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (DataOutputStream out = new DataOutputStream(bytes)) {
                write(out);
                out.writeDouble(squares);
                out.writeDouble(reached);
                out.writeInt(played);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return bytes.toByteArray();
        }

        /** Plays a match; a failure says in which one. */
        private void learnFrom(Company company, Setup setup) {
            long seed = setup.seed();
            List<Bot> bots = new ArrayList<>();
            try {
                Position start = game.start(setup);
                boolean[] learners = learners(start, company.older().isEmpty(), new Rng(seed ^ COMPANY));
                List<Weights> sober = new ArrayList<>(); // as they play when choices are compared: without whims
                for (int seat = 0; seat < setup.seats(); seat++) {
                    Rng lots = new Rng(~(seed * 31 + seat));
                    Weights its = learners[seat] ? company.learner(lots) : company.olderOne(lots);
                    bots.add(player.bot(its, seed * 31 + seat));
                    sober.add(learners[seat] ? company.weights() : its);
                }
                if (comparison == null) {
                    play(company.weights(), bots, learners, start, seed);
                } else {
                    tryOut(comparison, company.weights(), sober, bots, learners, start, seed);
                }
            } catch (CancellationException e) {
                throw e;
            } catch (RuntimeException | Error e) {
                throw new IllegalStateException("the match of seed " + seed + " failed: " + e, e);
            } finally {
                bots.forEach(Bot::close);
            }
        }

        /** Who plays with the weights that are improved: one side at least, of the others half if there are older ones. */
        private static boolean[] learners(Position start, boolean all, Rng lots) {
            boolean[] learners = new boolean[start.seats()];
            int first = start.side(lots.below(start.seats()));
            long sides = lots.nextLong();
            for (int seat = 0; seat < learners.length; seat++) {
                int side = start.side(seat);
                learners[seat] = all || side == first || (sides >> side & 1) != 0;
            }
            return learners;
        }

        private void play(Weights weights, List<Bot> bots, boolean[] learners, Position position, long seed) {
            int seats = position.seats();
            Knowledge own = game.knowledge();
            Worth worth = own.worth();
            Rng whims = new Rng(seed ^ STIRRING);
            boolean stirred = whims.nextDouble() < STIRRED;
            if (stirred) {
                own.stir(position, whims);
            }
            Evaluation evaluation = new Evaluation(own, weights);
            List<Sample> seen = new ArrayList<>();
            float[] features = new float[own.features().size()];
            int count = 0;
            while (position.decider() != Position.OVER) {
                Workers.goOn();
                if (own.quiet(position) && count++ % SAMPLE_EVERY == 0) {
                    for (int seat = 0; seat < seats; seat++) {
                        if (learners[seat]) {
                            own.describe(position, seat, features);
                            seen.add(sample(
                                    features, own.moment(position), seat, evaluation.besidesWeights(position, seat)));
                        }
                    }
                }
                position.choose(bots.get(position.decider()).choose(new Sight(game, position)), Journal.SILENT);
            }
            for (Sample sample : seen) {
                learn(sample, worth.reached(position, sample.seat()) - sample.reached(), weights);
            }
            if (!stirred) {
                for (int seat = 0; seat < seats; seat++) {
                    reached += learners[seat] ? worth.reached(position, seat) : 0;
                    played += learners[seat] ? 1 : 0;
                }
            }
        }

        /** Plays to a decision of a learner by lot, and learns from how its choices differ in the end. */
        private void tryOut(
                Comparison comparison,
                Weights weights,
                List<Weights> sober,
                List<Bot> bots,
                boolean[] learners,
                Position position,
                long seed) {
            Knowledge own = game.knowledge();
            Rng lots = new Rng(seed ^ STIRRING);
            if (lots.nextDouble() < STIRRED_FOR_COMPARISONS) {
                own.stir(position, lots);
            }
            int moment = lots.below(own.moments());
            int wait = lots.below(2 * position.seats());
            while (own.moment(position) < moment
                    || !own.quiet(position)
                    || !learners[position.decider()]
                    || wait-- > 0) {
                Workers.goOn();
                position.choose(bots.get(position.decider()).choose(new Sight(game, position)), Journal.SILENT);
                if (position.decider() == Position.OVER) {
                    return;
                }
            }
            compare(
                    comparison.of(game, weights, position, (seat, number) -> player.bot(sober.get(seat), number), lots),
                    weights);
        }

        /** Learns from choices of the same decision: only how they differ from their mean counts. */
        private void compare(List<Comparison.Compared> compared, Weights weights) {
            if (compared.isEmpty()) {
                return;
            }
            double[] mean = new double[size];
            double gained = 0;
            List<Sample> rows = new ArrayList<>();
            for (Comparison.Compared one : compared) {
                Sample row = sample(one.features(), one.moment(), 0, one.reached());
                rows.add(row);
                for (int i = 0; i < row.places().length; i++) {
                    mean[row.places()[i]] += row.values()[i] / compared.size();
                }
                gained += one.gained() / compared.size();
            }
            int[] places =
                    IntStream.range(0, size).filter(place -> mean[place] != 0).toArray();
            for (int row = 0; row < rows.size(); row++) {
                double[] own = new double[size];
                Sample sample = rows.get(row);
                for (int i = 0; i < sample.places().length; i++) {
                    own[sample.places()[i]] = sample.values()[i];
                }
                float[] values = new float[places.length];
                for (int i = 0; i < places.length; i++) {
                    values[i] = (float) (own[places[i]] - mean[places[i]]);
                }
                learn(
                        new Sample(places, values, 0, sample.reached()),
                        compared.get(row).gained() - gained,
                        weights);
            }
        }

        private Sample sample(float[] features, int moment, int seat, double soFar) {
            int count = 0;
            int[] places = new int[features.length * 2];
            float[] values = new float[features.length * 2];
            for (int feature = 0; feature < features.length; feature++) {
                if (features[feature] == 0) {
                    continue;
                }
                for (int knot = 0; knot < knots.length; knot++) {
                    double share = Evaluation.share(knots, knot, moment);
                    if (share > 0) {
                        places[count] = feature * knots.length + knot;
                        values[count++] = (float) (features[feature] * share);
                    }
                }
            }
            return new Sample(Arrays.copyOf(places, count), Arrays.copyOf(values, count), seat, soFar);
        }

        private void learn(Sample sample, double gained, Weights weights) {
            double expected = 0;
            for (int i = 0; i < sample.places().length; i++) {
                int place = sample.places()[i];
                double value = sample.values()[i];
                expected += value * weights.of(place / knots.length, place % knots.length);
                right[place] += value * gained;
                for (int j = 0; j <= i; j++) {
                    matrix[place][sample.places()[j]] += value * sample.values()[j];
                }
            }
            squares += (gained - expected) * (gained - expected);
            samples++;
        }

        private void fade() {
            samples = (long) (samples * FADING);
            for (int i = 0; i < size; i++) {
                right[i] *= FADING;
                for (int j = 0; j <= i; j++) {
                    matrix[i][j] *= FADING;
                }
            }
        }

        private void add(Fit other) {
            for (int i = 0; i < size; i++) {
                right[i] += other.right[i];
                for (int j = 0; j <= i; j++) {
                    matrix[i][j] += other.matrix[i][j];
                }
            }
            samples += other.samples;
            squares += other.squares;
            reached += other.reached;
            played += other.played;
        }

        /** The weights that fit best, held back towards the ones before where the matches tell little. */
        private Weights solve(Weights before, double step) {
            double[] pulled = right.clone();
            for (int i = 0; i < size; i++) {
                pulled[i] += ridge * before.of(i / knots.length, i % knots.length);
            }
            double[] solution = Cholesky.solve(matrix, pulled, ridge);
            float[][] values = new float[size / knots.length][knots.length];
            for (int i = 0; i < size; i++) {
                float from = before.of(i / knots.length, i % knots.length);
                values[i / knots.length][i % knots.length] = (float) (from + step * (solution[i] - from));
            }
            return new Weights(values, before.network());
        }
    }
}
