package ceiba.arena;

import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Learns weights and a network by temporal differences, TD(λ): players play themselves, and after every few matches
 * what they expected is brought nearer to what they expected later, and to the outcome in the end. What a search thinks of
 * a position comes from further ahead than what is expected at the next look, so it counts as that. Some pick more freely than
 * others or try anything now and then; what came of a choice that looked worse says nothing about what was expected before
 * it, so there the promise of the best choice takes its place. So they learn what to expect where they would never go.
 */
final class Trainer implements Learner {

    /** Matches after which it learns. */
    private static final int BATCH = 100;

    /** Experiences of a step, and how often each is learned from on the mean. */
    private static final int STEP = 256;

    private static final double TIMES = 3;

    /** How many experiences are remembered: with those of a few matches alone it forgets the others. */
    private static final int MEMORY = 1_000_000;

    /** It does not learn before it has so many; where it goes on, far more, or it forgets for the first few what it knew. */
    private static final int FIRST = 5_000;

    private static final int FIRST_AFTERWARDS = 100_000;

    /** Rounds after which steps are half as long as at first, and players try half as much. */
    private static final double HALVING = 3;

    private final Game game;
    private final List<Setup> tables;
    private final Tuning.Training training;
    private final SelfPlay.Player player;
    private final boolean searching;
    private final int first;
    private final Shard shard;
    private final Exchange exchange;
    private double @Nullable [] sizes;
    private @Nullable Gradient gradient;
    private final List<Experience> memory = new ArrayList<>();
    private int oldest; // in the memory, once it is full
    private int rounds;

    /**
     * @param tables seats and variants, played in turn
     * @param searching whether the players look further ahead than one choice
     */
    Trainer(
            Game game,
            List<Setup> tables,
            Tuning.Training training,
            SelfPlay.Player player,
            boolean searching,
            Shard shard,
            Exchange exchange) {
        this.game = game;
        this.tables = List.copyOf(tables);
        this.training = training;
        this.player = player;
        this.searching = searching;
        first = training.after() == 0 ? FIRST : FIRST_AFTERWARDS;
        rounds = training.after();
        this.shard = shard;
        this.exchange = exchange;
    }

    /**
     * Goes on from where the last round has ended, also if that was not kept: nothing is lost by it, and too little is sure
     * after one round. The weights only matter in the first.
     */
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
        Rng rng = new Rng(seed);
        if (gradient == null) {
            gradient(FeatureSizes.of(game, weights, tables)).begin(weights, rng);
        }
        Gradient learned = Objects.requireNonNull(gradient);
        Lot sum = new Lot();
        double share = HALVING / (HALVING + rounds);
        for (int from = 0; from < matches; from += BATCH) {
            int batch = Math.min(BATCH, matches - from);
            Lot lot = play(learned.now(), older, share, from, batch, seed, threads);
            sum.count(lot);
            lot.experiences.forEach(this::remember);
            for (int i = 0; memory.size() >= first && i < lot.experiences.size() * TIMES / STEP; i++) {
                Workers.goOn();
                learned.step(remembered(rng), share);
            }
            played.accept(batch);
        }
        rounds++;
        return new Round(learned.average(), sum.reached / sum.played, Math.sqrt(sum.squares / sum.looks));
    }

    private void remember(Experience experience) {
        if (memory.size() < MEMORY) {
            memory.add(experience);
        } else {
            memory.set(oldest, experience);
            oldest = (oldest + 1) % MEMORY;
        }
    }

    private List<Experience> remembered(Rng rng) {
        return IntStream.range(0, STEP)
                .mapToObj(any -> memory.get(rng.below(memory.size())))
                .toList();
    }

    private Gradient gradient(double[] ofSizes) {
        sizes = ofSizes;
        gradient = new Gradient(game, training.units(), ofSizes);
        return gradient;
    }

    /** All shards' matches together, in the same order however many threads there are. */
    private Lot play(
            Weights weights, List<Weights> older, double share, int first, int matches, long seed, int threads) {
        Lot sum = new Lot();
        for (byte[] part : exchange.share(() -> {
            Lot own = new Lot();
            playShare(weights, older, share, first, matches, seed, threads).forEach(own::add);
            return own.bytes();
        })) {
            sum.add(Lot.of(part));
        }
        return sum;
    }

    private List<Lot> playShare(
            Weights weights, List<Weights> older, double share, int first, int matches, long seed, int threads) {
        int own = shard.of(matches);
        SelfPlay selfPlay = new SelfPlay(game, player, searching, training.style(), sizes());
        Lot[] lots = new Lot[own];
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            int from = thread;
            tasks.add(() -> {
                for (int i = from; i < own; i += threads) {
                    int match = first + shard.number(i);
                    Setup table = tables.get(match % tables.size());
                    Setup setup = table.with(seed + match & Setup.MAX_SEED);
                    lots[i] = selfPlay.play(setup, weights, older, share);
                }
                return null;
            });
        }
        Workers.run(threads, tasks);
        return List.of(lots);
    }

    private double[] sizes() {
        if (sizes == null) {
            throw new IllegalStateException("nothing was begun");
        }
        return sizes;
    }

    @Override
    public void save(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            double[] known = sizes();
            out.writeInt(known.length);
            for (double size : known) {
                out.writeDouble(size);
            }
            out.writeInt(rounds);
            Objects.requireNonNull(gradient).write(out);
            out.writeInt(oldest);
            Experience.writeAll(memory, out);
        }
        Disk.replace(file, bytes.toByteArray());
    }

    @Override
    public void load(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            double[] known = new double[game.knowledge().features().size()];
            boolean fits = in.readInt() == known.length;
            for (int i = 0; fits && i < known.length; i++) {
                known[i] = in.readDouble();
            }
            if (fits) {
                rounds = in.readInt();
                fits = gradient(known).read(in);
            }
            if (!fits) {
                throw new Refusal("the file " + file + " was made for other features");
            }
            oldest = in.readInt();
            Experience.readAll(in, memory);
        }
    }
}
