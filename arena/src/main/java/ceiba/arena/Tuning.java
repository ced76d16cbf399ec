package ceiba.arena;

import ceiba.bots.Bots;
import ceiba.bots.Budget;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Network;
import ceiba.bots.SearchBot;
import ceiba.bots.Thinker;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A series of rounds of a {@link Learner} that can be interrupted at any moment: after each round everything is on disk, and
 * what was played of the next one is too. Each round's
 * weights play against the best before and against all older ones on seeds that no round learns from, and are kept if they
 * beat them all: else players who only know each other teach each other habits that anybody else would punish. A network
 * changes too little from round to round for that and has to beat the start.
 */
public final class Tuning {

    /**
     * What is asked for.
     *
     * @param tables seats, variants and the seed of the self-play; played in turn
     * @param against files of older weights, to play and to check against besides those of earlier rounds
     * @param comparison how choices are compared in each round; null to learn from whole matches
     * @param training of the network that is learned besides
     * @param temperature how freely the players pick; greedy ones by worth, as for a game of the usual scale
     * @param noise how strong the players' whims are in the first round, in worth, as for a game of the usual scale
     */
    public record Plan(
            List<Setup> tables,
            List<Path> against,
            int rounds,
            int matches,
            String player,
            @Nullable Comparison comparison,
            Training training,
            double temperature,
            double noise,
            double ridge,
            int checkMatches,
            String command) {

        long seed() {
            return tables.getFirst().seed();
        }
    }

    /**
     * How a network is learned.
     *
     * @param units of the network; 0 for weights alone
     * @param after rounds in which it was learned before: steps are as short as after these, and as little is tried
     */
    public record Training(int units, int after, Style style) {

        public static final Training NONE = of(0);

        public static Training of(int units) {
            return new Training(units, 0, Style.PLAIN);
        }

        boolean isWanted() {
            return units > 0;
        }
    }

    public static final String METHOD =
            "Fitted value iteration: bots play themselves and older ones with whims and stirred starts, then a"
                    + " ridge regression, held back towards the weights before, fits what each seat still gained of its aim.";

    static final String METHOD_OF_COMPARISON =
            "Policy iteration: in the middle of a match the best choices of a decision, or what gifts make of a position, are"
                    + " played on to the end with the same lots, then a ridge regression, held back towards the weights"
                    + " before, fits how they differ in what"
                    + " the seat still gained of its aim.";

    static final String METHOD_OF_STUDY =
            "Learned from lessons: a ridge regression fits what each seat still gained of its aim, held back towards the"
                    + " weights before as if by some observations of each feature, smooth over the knots.";

    static final String METHOD_OF_TRAINING =
            "Temporal differences: bots play themselves and older ones from stirred starts and with gifts, some of"
                    + " them freely, and gradient descent brings what weights and network expect nearer to what is expected"
                    + " later and to the outcome.";

    private static final long SEEDS_PER_ROUND = 1_000_000;

    /** Rounds that were kept before these are no longer played against. */
    private static final int LAST_KEPT = 4;

    /** How much shorter a step is after a round that was not kept. */
    private static final double SHORTER = 0.6;

    private final Game game;
    private final Plan plan;
    private final Path out;
    private final Path start;
    private final Path progress;
    private final Path shared;
    private final Shard shard;
    private final int threads;
    private Exchange exchange;

    public Tuning(Game game, Plan plan, Path out, int threads) {
        this(game, plan, out, Shard.WHOLE, threads);
    }

    /** One of several that play the matches of a tuning together, all with the same file; the first one writes it. */
    public Tuning(Game game, Plan plan, Path out, Shard shard, int threads) {
        this.game = game;
        this.plan = plan;
        this.shard = shard;
        this.threads = threads;
        shared = out;
        this.out = shard.index() == 0 ? out : out.resolveSibling(out.getFileName() + ".shard-" + shard.index());
        exchange = Exchange.none();
        start = beside(".start.json");
        progress = beside(".progress.json");
    }

    /** Runs the rounds that are still to do and tells of each, and nothing in between. */
    public void run(Weights from, Consumer<String> teller) {
        run(from, teller, share -> {});
    }

    /** @param share is told which share of the matches that are still to play was played, as if no duel was lost */
    public void run(Weights from, Consumer<String> teller, DoubleConsumer share) {
        try {
            String word =
                    Contest.hash(Json.compact(parameters()) + Json.compact(from.json(game.knowledge(), "", METHOD)));
            exchange = new Exchange(shared.resolveSibling(shared.getFileName() + "." + word), shard, teller);
            Learner learner = learner();
            int done = 0;
            List<Integer> kept = new ArrayList<>();
            if (Files.exists(progress)) {
                Node state = Json.parse(Files.readString(progress));
                Node asked = Json.parse(Json.compact(parameters())); // numbers as they are read
                if (!asked.tree().equals(state.get("parameters").tree())) {
                    throw new Refusal(
                            progress + " belongs to a tuning with other options; remove it or use another file");
                }
                done = state.get("rounds").integer(0, Integer.MAX_VALUE);
                state.get("kept").items(0, done).forEach(round -> kept.add(round.integer(1, Integer.MAX_VALUE)));
                learner.load(memory(done));
                teller.accept("going on after round " + done);
            } else {
                write(start, from);
                write(out, from);
            }
            int before = done;
            double all = plan.matches()
                    + (double) plan.checkMatches() * rivals(pool(kept)).size();
            for (int round = done + 1; round <= plan.rounds(); round++) {
                double earlier = all * (round - 1 - before);
                AtomicInteger played = new AtomicInteger();
                exchange.begin("round-" + round, "round-" + over(round));
                List<Path> pool = pool(kept);
                List<Weights> older = new ArrayList<>();
                for (Path file : pool) {
                    older.add(weightsIn(file));
                }
                Weights best = older.removeLast();
                long seed = plan.seed() + round * SEEDS_PER_ROUND;
                int failures = round - 1 - (kept.isEmpty() ? 0 : kept.getLast());
                double step = Math.pow(SHORTER, failures); // weights that fit best need not play best: go less far
                Learner.Round result = learner.improve(
                        best,
                        older,
                        plan.matches(),
                        inWorth(plan.noise() / round),
                        step,
                        seed,
                        threads,
                        more -> share.accept((earlier + played.addAndGet(more)) / (all * (plan.rounds() - before))));
                write(weightsOf(round), result.weights());
                List<Duel> duels = duels().against(rivals(pool), weightsOf(round));
                boolean better = duels.stream().allMatch(Duel::isWon);
                if (better) {
                    kept.add(round);
                    write(out, weightsIn(weightsOf(round))); // rounded, as they played
                } else {
                    Files.delete(weightsOf(round));
                }
                learner.save(memory(round));
                replace(progress, Json.pretty(Json.object("parameters", parameters(), "rounds", round, "kept", kept)));
                Files.deleteIfExists(memory(round - 1));
                teller.accept(String.format(
                        "round %d: self-play reached %s, off by %.1f; on held-out seeds %s%s",
                        round,
                        Double.isNaN(result.meanReached()) ? "?" : String.format("%.1f", result.meanReached()),
                        result.error(),
                        duels.getFirst().told(!plan.training().isWanted() ? "the best before" : "the start"),
                        better
                                ? ": the best so far"
                                : duels.size() == 1
                                        ? ""
                                        : ", but " + duels.getLast().told("an older one")));
            }
            share.accept(1);
            exchange.begin("end-" + plan.rounds(), "round-" + over(plan.rounds() + 1));
            teller.accept("the best, on held-out seeds: "
                    + duels().between(out, start).told("the start"));
            Files.deleteIfExists(progress);
            Files.deleteIfExists(start);
            Files.deleteIfExists(memory(Math.max(done, plan.rounds())));
            for (int round : kept) {
                Files.deleteIfExists(weightsOf(round));
            }
            if (shard.index() != 0) {
                Files.delete(out); // equal to that of the first
            }
            exchange.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Learns once from lessons that were played before, and keeps what came of it if it beats the start and all others on
     * held-out seeds; else the file is the start. Nothing is kept in between: it takes little more than these matches.
     */
    public void study(List<Path> lessons, Weights from, Consumer<String> teller) {
        try {
            write(start, from);
            Study.Result result = new Study(game).learn(lessons, from, plan.ridge(), teller);
            teller.accept(String.format(
                    "%d lessons, %d positions: off by %.2f on those held out, %.2f before; correlation %.2f",
                    result.lessons(), result.samples(), result.heldOut(), result.before(), result.correlation()));
            write(learned(), result.weights(), METHOD_OF_STUDY);
            List<Duel> duels = duels().against(pool(List.of()), learned());
            boolean better = duels.stream().allMatch(Duel::isWon);
            teller.accept(String.format(
                    "on held-out seeds %s%s",
                    duels.getLast().told(duels.size() == 1 ? "the start" : "an older one"),
                    better ? ": the best so far" : ": not kept, but in " + learned()));
            if (better) {
                write(out, weightsIn(learned()), METHOD_OF_STUDY); // rounded, as they played
                Files.delete(learned());
            } else {
                write(out, from);
            }
            Files.delete(start);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The round in which no shard is any more when one begins another: the others may still be in the one before. */
    private int over(int round) {
        return shard.isWhole() ? round - 1 : round - 2;
    }

    private Duels duels() {
        return new Duels(game, plan, shard, exchange, threads);
    }

    /** Plays and learns from it. */
    private Learner learner() {
        if (!plan.training().isWanted()) {
            return new Tuner(game, plan.tables(), player(), plan.comparison(), plan.ridge(), shard, exchange);
        }
        return new Trainer(game, plan.tables(), plan.training(), this::thinker, !isGreedy(), shard, exchange);
    }

    /** All that a round's weights are measured by, the best before last; of the rounds that were kept, the last ones. */
    private List<Path> pool(List<Integer> kept) {
        return Stream.of(
                        plan.against().stream(),
                        Stream.of(start),
                        kept.stream().skip(Math.max(0, kept.size() - LAST_KEPT)).map(this::weightsOf))
                .flatMap(files -> files)
                .toList();
    }

    /**
     * Who a round must beat: the whole pool; where a network is learned step by step, not the rounds before, from which it
     * differs by less than a duel can tell.
     */
    private List<Path> rivals(List<Path> pool) {
        return plan.training().isWanted() ? pool(List.of()) : pool;
    }

    private boolean isGreedy() {
        return plan.player().equals("greedy");
    }

    private Tuner.Player player() {
        if (!isGreedy() && !plan.player().matches("search:[1-9]\\d{0,6}")) {
            throw new Refusal("--player takes 'greedy' or 'search:ITERATIONS', not '" + plan.player() + "'");
        }
        return (weights, seed) -> thinker(weights, 1, seed);
    }

    private Thinker thinker(Weights weights, double freedom, long seed) {
        if (isGreedy()) {
            double temperature = inWorth(plan.temperature()) * freedom;
            return new GreedyBot(game, new Evaluation(game.knowledge(), weights), temperature, seed);
        }
        Budget budget = Budget.iterations(Long.parseLong(plan.player().substring("search:".length())));
        return new SearchBot(game, weights, budget, 1, plan.temperature() * freedom, seed);
    }

    private double inWorth(double atUsualScale) {
        return atUsualScale * UsualScale.pointIn(game);
    }

    private Map<String, Object> parameters() {
        return Json.object(
                "game", game.id(),
                "tables", plan.tables().stream().map(game::heading).toList(),
                "against", plan.against().stream().map(Path::toString).toList(),
                "matches", plan.matches(),
                "player", plan.player(),
                "comparison", plan.comparison() == null ? "" : plan.comparison().toString(),
                "network", plan.training().units(),
                "after", plan.training().after(),
                "style", plan.training().style().json(),
                "temperature", plan.temperature(),
                "noise", plan.noise(),
                "ridge", plan.ridge(),
                "check", plan.checkMatches(),
                "seed", plan.seed());
    }

    private void write(Path file, Weights weights) throws IOException {
        write(
                file,
                weights,
                plan.training().isWanted()
                        ? METHOD_OF_TRAINING
                        : plan.comparison() == null ? METHOD : METHOD_OF_COMPARISON);
    }

    private void write(Path file, Weights weights, String method) throws IOException {
        replace(file, Json.pretty(weights.json(game.knowledge(), plan.command(), method)));
    }

    private static void replace(Path file, String text) throws IOException {
        Disk.replace(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private Weights weightsIn(Path file) {
        return Bots.weightsIn(game, file.toString());
    }

    /** A round's weights; they and its memory count once the progress names the round. */
    private Path weightsOf(int round) {
        return beside(".round-" + round + ".json");
    }

    private Path memory(int round) {
        return beside(".memory-" + round);
    }

    private Path learned() {
        return beside(".learned.json");
    }

    private Path beside(String ending) {
        return out.resolveSibling(out.getFileName() + ending);
    }

    /** Refuses what does not fit before anything is played. */
    public void check() {
        if (plan.rounds() < 1 || plan.matches() < 1 || plan.checkMatches() < 1) {
            throw new Refusal("--rounds, --matches and --check take 1 or more");
        }
        if (!(plan.temperature() >= 0) || !(plan.noise() >= 0) || !(plan.ridge() > 0)) {
            throw new Refusal("--temperature and --noise take 0 or more, --ridge more than 0");
        }
        player();
        Training training = plan.training();
        if (training.units() < 0 || training.units() > Network.MOST_UNITS) {
            throw new Refusal("--network takes up to " + Network.MOST_UNITS + " units");
        }
        if (training.after() < 0) {
            throw new Refusal("--after takes 0 or more");
        }
        if (training.isWanted() && plan.comparison() != null) {
            throw new Refusal("--network learns from whole matches, without --compare");
        }
        if (!training.isWanted() && !training.style().isPlain()) {
            throw new Refusal("--style is for players that learn a --network");
        }
        plan.against().forEach(this::weightsIn);
        if (plan.against().contains(out)) {
            throw new Refusal("--against names the file that --out writes: " + out);
        }
    }
}
