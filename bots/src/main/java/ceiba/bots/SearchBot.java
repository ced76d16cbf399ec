package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Thinks ahead with {@link Search}, on one thread or on several that each have a tree of their own and are counted together.
 * What it found out is kept from one choice of a turn to the next. On one thread and with a budget in iterations the same
 * seed gives the same choices, unless a bound in time cuts it short.
 */
public final class SearchBot implements Thinker {

    /** A choice as the search sees it: its share of the visits, the worth it expects, and what speaks for it in words. */
    public record Opinion(int choice, double share, double worth, List<Phrase> reasons) {

        Opinion(int choice, double share, double worth) {
            this(choice, share, worth, List.of());
        }
    }

    /** For so many of the best choices reasons are sought. */
    private static final int REASONED = 8;

    /** Of what is left for a turn, the first choice takes this share, later ones the other. */
    private static final double FIRST_SHARE = 0.55;

    private static final double LATER_SHARE = 0.35;

    /** How far the worth of a choice that was visited once may be off, as a share of the scale. */
    private static final double DOUBT = 0.3;

    private final Game game;
    private final Budget budget;
    private final int threads;
    private final double temperature;
    private final Frailty frailty;
    private final long self;
    private final Search.Settings settings;
    private final Memory memory;
    private final Weights weights;
    private final Rng rng;
    private final Widening widening;
    private final List<Search> searches = new ArrayList<>();
    private @Nullable String expected;
    private long left;
    private long leftIterations;
    private boolean fresh = true;
    private boolean closed;
    private boolean watched;
    private volatile boolean stopped;
    private volatile boolean late;
    private final AtomicLong cuts = new AtomicLong();

    /** @param temperature how freely it picks among visited choices: 0 for the most visited one */
    public SearchBot(Game game, Weights weights, Budget budget, int threads, double temperature, long seed) {
        this(game, weights, budget, threads, temperature, Search.Settings.STANDARD, Memory.SHARED, seed);
    }

    SearchBot(Game game, Weights weights, Budget budget, int threads, Frailty frailty, long seed) {
        this(game, weights, budget, threads, 0, frailty, Search.Settings.STANDARD, Memory.SHARED, seed);
    }

    SearchBot(
            Game game,
            Weights weights,
            Budget budget,
            int threads,
            double temperature,
            Search.Settings settings,
            Memory memory,
            long seed) {
        this(game, weights, budget, threads, temperature, Frailty.NONE, settings, memory, seed);
    }

    private SearchBot(
            Game game,
            Weights weights,
            Budget budget,
            int threads,
            double temperature,
            Frailty frailty,
            Search.Settings settings,
            Memory memory,
            long seed) {
        this.game = game;
        this.weights = weights;
        this.budget = budget;
        this.threads = threads;
        this.temperature = temperature;
        this.frailty = frailty;
        self = seed;
        this.settings = settings;
        this.memory = memory;
        rng = new Rng(seed);
        widening = new Widening(game);
    }

    @Override
    public synchronized int choose(Sight sight) {
        return decide(sight).choice();
    }

    /** From now on promises are kept in mind, which costs time: the mean of what iterations on the first thread came to. */
    @Override
    public synchronized Thought think(Sight sight) {
        watched = true;
        searches.forEach(Search::watch);
        return decide(sight);
    }

    private Thought decide(Sight sight) {
        try {
            prepare(sight);
            int[] legal = new int[game.maxOptions()];
            int count = widening.indispensable(sight.world(rng), legal, sight.choices(legal));
            Thought thought = count == 1 ? Thought.only(legal[0]) : pickOf(ponder(sight));
            expect(sight, thought.choice());
            return thought;
        } finally {
            keepIfOfUse();
        }
    }

    private Thought pickOf(List<Opinion> opinions) {
        Search first = searches.getFirst();
        int choice = pick(opinions);
        return new Thought(
                choice, first.glance(choice), first.glance(opinions.getFirst().choice()));
    }

    /** The choices by the search's opinion of them, best first. Thinks as long as for a choice. */
    public synchronized List<Opinion> explain(Sight sight) {
        try {
            prepare(sight);
            return reasoned(sight, ponder(sight));
        } finally {
            keepIfOfUse();
        }
    }

    private List<Opinion> reasoned(Sight sight, List<Opinion> opinions) {
        List<Opinion> best = opinions.subList(0, Math.min(REASONED, opinions.size()));
        int[] choices = best.stream().mapToInt(Opinion::choice).toArray();
        double[] shares = best.stream().mapToDouble(Opinion::share).toArray();
        List<List<Phrase>> reasons = new Reasons(game, new Evaluation(game.knowledge(), weights))
                .of(sight.world(rng), sight.seat(), choices, shares);
        List<Opinion> reasoned = new ArrayList<>(opinions);
        for (int i = 0; i < choices.length; i++) {
            Opinion opinion = best.get(i);
            reasoned.set(i, new Opinion(opinion.choice(), opinion.share(), opinion.worth(), reasons.get(i)));
        }
        return reasoned;
    }

    /** Waits for the thinking that is going on. */
    @Override
    public synchronized void close() {
        closed = true;
        keepIfOfUse();
    }

    /** Ends the thinking that is going on at once; it answers with what it has. */
    public void stop() {
        stopped = true;
    }

    /** Iterations made so far in the match, on all threads. */
    public long iterations() {
        return searches.stream().mapToLong(Search::iterations).sum();
    }

    /** For how many choices the time ended before the iterations of its budget did. */
    public long cuts() {
        return cuts.get();
    }

    private List<Opinion> ponder(Sight sight) {
        stopped = false;
        late = false;
        long start = System.nanoTime();
        long until = budget.millis() == 0 ? Long.MAX_VALUE : start + (long) (Math.max(left, 0) * share());
        long most = mostIterations();
        if (threads == 1) {
            iterate(searches.getFirst(), sight, most, until);
        } else {
            inParallel(search -> iterate(search, sight, most, until));
        }
        left -= System.nanoTime() - start;
        leftIterations = Math.max(0, leftIterations - most * threads);
        if (late && !stopped && budget.iterations() > 0) {
            cuts.incrementAndGet();
        }
        fresh = false;
        return opinions(sight);
    }

    /** Lets every search work on a thread of its own; if one fails, the others stop, and the caller gets to know it. */
    private void inParallel(Consumer<Search> work) {
        List<FutureTask<?>> tasks = new ArrayList<>();
        for (Search search : searches) {
            FutureTask<?> task = new FutureTask<>(
                    () -> {
                        try {
                            work.accept(search);
                        } catch (RuntimeException | Error e) {
                            stopped = true;
                            throw e;
                        }
                    },
                    null);
            tasks.add(task);
            Thread.ofPlatform().daemon().start(task);
        }
        @Nullable Throwable failure = null;
        boolean interrupted = false;
        for (FutureTask<?> task : tasks) {
            for (boolean ended = false; !ended; ) {
                try {
                    task.get();
                    ended = true;
                } catch (ExecutionException e) {
                    failure = e.getCause();
                    ended = true;
                } catch (InterruptedException e) {
                    interrupted = true; // they share our trees, so they are waited for all the same
                    stopped = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw new IllegalStateException("a thread of the search failed: " + failure, failure);
        }
    }

    /** Carries on with the trees if the position is the one they were left for, which is in the same turn. */
    private void prepare(Sight sight) {
        while (searches.size() < threads) {
            Evaluation evaluation = new Evaluation(game.knowledge(), weights);
            Search search = new Search(game, evaluation, settings, memory, sight.world(rng), rng.nextLong());
            if (watched) {
                search.watch();
            }
            searches.add(search);
        }
        boolean sameTurn = expected != null && expected.equals(Json.compact(sight.view()));
        expected = null;
        if (!sameTurn) {
            searches.forEach(Search::reset);
            left = budget.millis() * 1_000_000;
            leftIterations = budget.iterations();
            fresh = true;
        }
    }

    private double share() {
        return fresh ? FIRST_SHARE : LATER_SHARE;
    }

    /** The iterations for this choice on each thread. */
    private long mostIterations() {
        if (budget.iterations() == 0) {
            return Long.MAX_VALUE;
        }
        return budget.wholeTurn() ? (long) Math.ceil(leftIterations * share() / threads) : budget.iterations();
    }

    private void iterate(Search search, Sight sight, long most, long until) {
        for (long i = 0; i < most && (i == 0 || !stopped); i++) {
            search.iterate(sight);
            if (until != Long.MAX_VALUE && i + 1 < most && System.nanoTime() - until > 0) {
                late = true;
                return;
            }
        }
    }

    /** Remembers what the seat will see after its choice if nothing hidden comes to light. */
    private void expect(Sight sight, int choice) {
        Position next = sight.world(rng);
        next.choose(choice, Journal.SILENT);
        if (next.decider() == sight.seat()) {
            expected = Json.compact(next.view(sight.seat()));
            searches.forEach(search -> search.advance(choice));
        }
    }

    /** What was found out serves the next choice of the turn; otherwise others need the memory more. */
    private void keepIfOfUse() {
        if (closed || expected == null) {
            expected = null;
            searches.forEach(Search::reset);
        } else {
            searches.forEach(Search::rest);
        }
    }

    /** What all trees together think of the legal choices. */
    private List<Opinion> opinions(Sight sight) {
        List<Opinion> opinions = new ArrayList<>();
        Search one = searches.getFirst();
        int[] legal = new int[game.maxOptions()];
        int count = sight.choices(legal);
        for (int i = 0; i < count; i++) {
            int choice = legal[i];
            long visits = 0;
            double earned = 0;
            long all = 0;
            for (Search search : searches) {
                Tree tree = search.tree();
                int child = search.child(choice);
                all += tree.visits(search.root());
                if (child != 0) {
                    visits += tree.visits(child);
                    earned += (double) tree.mean(child) * tree.visits(child);
                }
            }
            double mean = visits == 0 ? 0 : earned / visits;
            opinions.add(new Opinion(choice, all == 0 ? 0 : (double) visits / all, one.worth(mean)));
        }
        opinions.sort(Comparator.comparingDouble(Opinion::share)
                .thenComparingDouble(Opinion::worth)
                .reversed());
        return opinions;
    }

    private int pick(List<Opinion> opinions) {
        if (frailty.percent() > 0) {
            return err(opinions);
        }
        if (temperature <= 0) {
            return opinions.getFirst().choice();
        }
        double sum = 0;
        for (Opinion opinion : opinions) {
            sum += Math.pow(opinion.share(), 1 / temperature);
        }
        double drawn = rng.nextDouble() * sum;
        for (Opinion opinion : opinions) {
            drawn -= Math.pow(opinion.share(), 1 / temperature);
            if (drawn < 0) {
                return opinion.choice();
            }
        }
        return opinions.getFirst().choice();
    }

    /** What was visited seldom is trusted less, so that without a mistake the pick is the most visited choice as a rule. */
    private int err(List<Opinion> opinions) {
        long all = 0;
        for (Search search : searches) {
            all += search.tree().visits(search.root());
        }
        int[] choices = new int[opinions.size()];
        double[] scores = new double[choices.length];
        double scale = game.knowledge().worth().scale();
        for (int i = 0; i < choices.length; i++) {
            Opinion opinion = opinions.get(i);
            choices[i] = opinion.choice();
            scores[i] = opinion.share() == 0
                    ? Double.NEGATIVE_INFINITY
                    : opinion.worth() - DOUBT * scale / Math.sqrt(opinion.share() * all);
        }
        return choices[frailty.pick(choices, scores, choices.length, scale, self, rng)];
    }
}
