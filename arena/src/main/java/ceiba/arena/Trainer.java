package ceiba.arena;

import ceiba.bots.Evaluation;
import ceiba.bots.Sight;
import ceiba.bots.Thinker;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
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
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
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

    /** How much of what is expected of a position comes from what comes after the next one that is looked at. */
    private static final double LAMBDA = 0.95;

    /** How freely the players pick, each one of these times the temperature; and how often they try anything instead. */
    private static final double[] FREEDOMS = {0, 0.5, 1, 3};

    private static final double[] TRIES = {0, 0, 0.04, 0.12};

    /** A choice that looks worse than the best by more than this share of the scale counts as one that was only tried. */
    private static final double TRIED = 0.05;

    /** The shares of matches with a stirred start, with a gift in the middle, and with older players. */
    private static final double STIRRED = 0.5;

    private static final double GIFTED = 0.5;
    private static final double IN_COMPANY = 0.25;

    /** Of the quiet positions, whoever does not decide is looked at in one of so many. */
    private static final int OTHERS_EVERY = 4;

    /** Rounds after which steps are half as long as at first, and players try half as much. */
    private static final double HALVING = 3;

    /** Makes a player with some weights that picks so freely: the best at 0, as freely as is usual here at 1. */
    @FunctionalInterface
    interface Player {
        Thinker bot(Weights weights, double freedom, long seed);
    }

    private final Game game;
    private final List<Setup> tables;
    private final int units;
    private final Player player;
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
     * @param units of the network
     * @param searching whether the players look further ahead than one choice
     * @param after rounds made before
     */
    Trainer(
            Game game,
            List<Setup> tables,
            int units,
            Player player,
            boolean searching,
            int after,
            Shard shard,
            Exchange exchange) {
        this.game = game;
        this.tables = List.copyOf(tables);
        this.units = units;
        this.player = player;
        this.searching = searching;
        first = after == 0 ? FIRST : FIRST_AFTERWARDS;
        rounds = after;
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
        gradient = new Gradient(game, units, ofSizes);
        return gradient;
    }

    /** What some matches gave. */
    private static final class Lot {
        final List<Experience> experiences = new ArrayList<>();
        double reached; // by seats that picked as well as they could, without a stirred start
        int played; // such seats
        double squares; // of how far expectations were off
        long looks;

        void count(Lot other) {
            reached += other.reached;
            played += other.played;
            squares += other.squares;
            looks += other.looks;
        }

        void add(Lot other) {
            experiences.addAll(other.experiences);
            count(other);
        }

        byte[] bytes() {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (DataOutputStream out = new DataOutputStream(bytes)) {
                writeAll(experiences, out);
                out.writeDouble(reached);
                out.writeInt(played);
                out.writeDouble(squares);
                out.writeLong(looks);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return bytes.toByteArray();
        }

        static Lot of(byte[] bytes) {
            Lot lot = new Lot();
            try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
                readAll(in, lot.experiences);
                lot.reached = in.readDouble();
                lot.played = in.readInt();
                lot.squares = in.readDouble();
                lot.looks = in.readLong();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return lot;
        }
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
        Lot[] lots = new Lot[own];
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            int from = thread;
            tasks.add(() -> {
                for (int i = from; i < own; i += threads) {
                    int match = first + shard.number(i);
                    Setup table = tables.get(match % tables.size());
                    lots[i] = new Play(weights, older, share, table.with(seed + match & Setup.MAX_SEED)).lot();
                }
                return null;
            });
        }
        Workers.run(threads, tasks);
        return List.of(lots);
    }

    /**
     * A seat that was looked at; or, where nothing is seen, what it was expected to have by who thought about it.
     *
     * @param anew whether what came afterwards says nothing about what was expected before
     */
    private record Look(@Nullable Experience seen, double reached, double expected, boolean anew) {

        static Look thought(double expected, boolean anew) {
            return new Look(null, 0, expected, anew);
        }
    }

    /** One match. */
    private final class Play {
        private final Weights weights;
        private final List<Weights> older;
        private final double share; // of what is usually tried
        private final Setup setup;
        private final Rng rng;
        private final Knowledge knowledge = game.knowledge();
        private final Worth worth = knowledge.worth();
        private final Evaluation evaluation;
        private final float[] features = new float[knowledge.features().size()];
        private final List<List<Look>> looks = new ArrayList<>(); // by seat
        private final List<Thinker> bots = new ArrayList<>();
        private final double[] freedoms;
        private final double[] tries;
        private final boolean[] learns;
        private int quiet;

        private Play(Weights weights, List<Weights> older, double share, Setup setup) {
            this.weights = weights;
            this.older = older;
            this.share = share;
            this.setup = setup;
            rng = new Rng(setup.seed() * 31 + 17);
            evaluation = new Evaluation(knowledge, weights);
            freedoms = new double[setup.seats()];
            tries = new double[setup.seats()];
            learns = new boolean[setup.seats()];
        }

        /** Plays; a failure says in which match. */
        private Lot lot() {
            try {
                return played();
            } catch (CancellationException e) {
                throw e;
            } catch (RuntimeException | Error e) {
                throw new IllegalStateException("the match of seed " + setup.seed() + " failed: " + e, e);
            }
        }

        private Lot played() {
            Position position = game.start(setup);
            boolean stirred = rng.nextDouble() < STIRRED;
            if (stirred) {
                knowledge.stir(position, rng);
                position = game.read(Json.parse(Json.compact(position.json()))); // finds what is legal now
            }
            sitDown();
            int receiver = rng.below(setup.seats());
            boolean gifted = !knowledge.gifts().isEmpty() && rng.nextDouble() < GIFTED;
            int giftAt = gifted ? rng.below(knowledge.moments()) : Integer.MAX_VALUE;
            try {
                while (position.decider() != Position.OVER) {
                    Workers.goOn();
                    if (knowledge.quiet(position)) {
                        if (knowledge.moment(position) >= giftAt) {
                            giftAt = Integer.MAX_VALUE;
                            position = richer(position, receiver);
                        }
                        look(position);
                    }
                    choose(position);
                }
            } finally {
                bots.forEach(Thinker::close);
            }
            return learned(position, stirred || gifted);
        }

        private void sitDown() {
            boolean company = !older.isEmpty() && rng.nextDouble() < IN_COMPANY;
            int first = rng.below(setup.seats());
            for (int seat = 0; seat < setup.seats(); seat++) {
                looks.add(new ArrayList<>());
                freedoms[seat] = share * FREEDOMS[rng.below(FREEDOMS.length)];
                tries[seat] = share * TRIES[rng.below(TRIES.length)];
                learns[seat] = !company || seat == first || rng.below(2) == 0;
                Weights its = learns[seat] ? weights : older.get(rng.below(older.size()));
                bots.add(player.bot(its, freedoms[seat], rng.nextLong()));
            }
        }

        /** With a gift for a seat, whose expectations begin anew; the same if it cannot be given. */
        private Position richer(Position position, int seat) {
            double expected = evaluation.expected(position, seat);
            try {
                Position richer = Gifts.given(
                        game, position, seat, rng.below(knowledge.gifts().size()));
                if (richer == null) {
                    return position;
                }
                looks.get(seat).add(Look.thought(expected, true));
                return richer;
            } catch (Refusal e) {
                return position; // stirred starts lead to what no match would
            }
        }

        private void look(Position position) {
            quiet++;
            for (int seat = 0; seat < setup.seats(); seat++) {
                if (learns[seat] && (seat == position.decider() || (quiet + seat) % OTHERS_EVERY == 0)) {
                    knowledge.describe(position, seat, features);
                    int moment = Math.clamp(knowledge.moment(position), 0, knowledge.moments() - 1);
                    looks.get(seat)
                            .add(new Look(
                                    Experience.of(features, sizes(), moment, setup.seats(), 0),
                                    worth.reached(position, seat),
                                    evaluation.expected(position, seat),
                                    false));
                }
            }
        }

        private void choose(Position position) {
            int seat = position.decider();
            Thinker.Thought thought = bots.get(seat).think(new Sight(game, position));
            int choice = thought.choice();
            boolean worse = thought.best() - thought.promise() > TRIED * worth.scale();
            if (thought.isFree() && rng.nextDouble() < tries[seat]) {
                int[] options = new int[game.maxOptions()];
                choice = options[rng.below(position.choices(options))];
                worse = choice != thought.choice();
            }
            if (worse || (searching && thought.isFree() && knowledge.quiet(position))) {
                looks.get(seat).add(Look.thought(thought.best(), worse));
            }
            position.choose(choice, Journal.SILENT);
        }

        /** From the end to the beginning: what each look should have expected. */
        private Lot learned(Position over, boolean odd) {
            Lot lot = new Lot();
            for (int seat = 0; seat < setup.seats(); seat++) {
                double outcome = worth.reached(over, seat);
                if (learns[seat] && !odd && freedoms[seat] == 0 && tries[seat] == 0) {
                    lot.reached += outcome;
                    lot.played++;
                }
                double comes = outcome; // what came later says
                double next = outcome; // what was expected at the next look
                for (Look look : looks.get(seat).reversed()) {
                    if (look.anew()) {
                        comes = look.expected();
                    }
                    if (look.seen() != null) {
                        comes = LAMBDA * comes + (1 - LAMBDA) * next;
                        lot.experiences.add(look.seen().with(comes - look.reached()));
                        lot.squares += (comes - look.expected()) * (comes - look.expected());
                        lot.looks++;
                    }
                    next = look.expected();
                }
            }
            return lot;
        }
    }

    private double[] sizes() {
        if (sizes == null) {
            throw new IllegalStateException("nothing was begun");
        }
        return sizes;
    }

    private static void writeAll(List<Experience> experiences, DataOutputStream out) throws IOException {
        out.writeInt(experiences.size());
        for (Experience experience : experiences) {
            experience.write(out);
        }
    }

    private static void readAll(DataInputStream in, List<Experience> experiences) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            experiences.add(Experience.read(in));
        }
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
            writeAll(memory, out);
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
            readAll(in, memory);
        }
    }
}
