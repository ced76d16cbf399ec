package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.Budget;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.SearchBot;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/**
 * Plays matches to learn from, of greedy players or of a search. What nobody ever does teaches nothing, so they begin in many ways: with a
 * stirred start, or in mid-match after greedy players with strong whims, and seats get some of the gifts that the game
 * names; and they are played in different styles, with the weights of several files, with and without whims.
 */
public final class Teaching {

    /**
     * What is asked for.
     *
     * @param tables seats, variants and the first seed; played in turn
     * @param styles weights of the players, each seat draws one of them
     * @param iterations of the search for each choice; 0 for greedy players
     * @param temperature how freely the players pick; greedy ones by worth, as for a game of the usual scale
     * @param noise whims of every other player, in worth, as for a game of the usual scale
     */
    public record Plan(
            List<Setup> tables, List<Weights> styles, int matches, long iterations, double temperature, double noise) {}

    /** Of the matches, so many begin in mid-match, at the latest when this share of it is over. */
    private static final double MID_MATCH = 0.6;

    private static final double LATEST = 0.7;

    /** How freely the players before that pick, in points of a game of the usual scale, and how strong their whims are. */
    private static final double PRELUDE_TEMPERATURE = 2;

    private static final double PRELUDE_NOISE = 1.5;

    /** The share of the seats that get gifts when a match begins, and how many at most. */
    private static final double GIFTED = 0.6;

    private static final int MOST_GIFTS = 3;

    private final Game game;
    private final Plan plan;
    private final Whims whims;
    private final double unit;

    public Teaching(Game game, Plan plan) {
        if (plan.matches() < 1) {
            throw new Refusal("--matches takes 1 or more");
        }
        if (!(plan.temperature() >= 0) || !(plan.noise() >= 0)) {
            throw new Refusal("--temperature and --noise take 0 or more");
        }
        this.game = game;
        this.plan = plan;
        unit = UsualScale.pointIn(game);
        whims = new Whims(game, plan.styles().getFirst(), plan.tables());
    }

    /**
     * The iterations of a player by its name, 0 for greedy.
     *
     * @throws Refusal if it is neither greedy nor a search with a number of iterations
     */
    public static long iterationsOf(String player) {
        if (player.equals("greedy")) {
            return 0;
        }
        if (player.matches("search:[1-9]\\d{0,6}")) {
            return Long.parseLong(player.substring("search:".length()));
        }
        throw new Refusal("--player takes 'greedy' or 'search:ITERATIONS', not '" + player + "'");
    }

    /**
     * Plays the matches that the file does not hold yet.
     *
     * @param parameters that set these lessons apart from others
     * @param progress hears how many are done, and how many of them in this run
     */
    public void run(Path file, Map<String, Object> parameters, int threads, BiConsumer<Integer, Integer> progress) {
        try (LessonFile lessons = new LessonFile(file, parameters)) {
            int[] missing = IntStream.range(0, plan.matches())
                    .filter(match -> !lessons.has(match))
                    .toArray();
            AtomicInteger next = new AtomicInteger();
            AtomicInteger done = new AtomicInteger();
            Callable<Void> task = () -> {
                for (int i; (i = next.getAndIncrement()) < missing.length; ) {
                    lessons.add(lesson(missing[i]));
                    int finished = done.incrementAndGet();
                    progress.accept(plan.matches() - missing.length + finished, finished);
                }
                return null;
            };
            Workers.run(
                    threads,
                    IntStream.range(0, threads).mapToObj(thread -> task).toList());
        }
    }

    private Lesson lesson(int match) {
        Setup table = plan.tables().get(match % plan.tables().size());
        Setup setup = table.with(table.seed() + match & Setup.MAX_SEED);
        List<Bot> bots = new ArrayList<>();
        try {
            Rng rng = new Rng(setup.seed() * 31 + 17);
            Position position = begin(setup, rng);
            Map<String, Object> start = position.json();
            List<Integer> styles = new ArrayList<>();
            for (int seat = 0; seat < setup.seats(); seat++) {
                int style = rng.below(plan.styles().size());
                boolean whim = rng.below(2) == 0;
                Weights its = plan.styles().get(style);
                bots.add(player(whim ? whims.perturbed(its, plan.noise() * unit, rng) : its, rng.nextLong()));
                styles.add(whim ? style + Lesson.WHIMS : style);
            }
            List<Integer> choices = new ArrayList<>();
            while (position.decider() != Position.OVER) {
                Workers.goOn();
                int choice = bots.get(position.decider()).choose(new Sight(game, position));
                choices.add(choice);
                position.choose(choice, Journal.SILENT);
            }
            return new Lesson(
                    match,
                    Json.parse(Json.compact(start)),
                    styles,
                    choices.stream().mapToInt(choice -> choice).toArray());
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException("the match of seed " + setup.seed() + " failed: " + e, e);
        } finally {
            bots.forEach(Bot::close);
        }
    }

    private Bot player(Weights weights, long seed) {
        return plan.iterations() == 0
                ? new GreedyBot(game, new Evaluation(game.knowledge(), weights), plan.temperature() * unit, seed)
                : new SearchBot(game, weights, Budget.iterations(plan.iterations()), 1, plan.temperature(), seed);
    }

    /** A position to begin with. */
    private Position begin(Setup setup, Rng rng) {
        Knowledge knowledge = game.knowledge();
        Position position = game.start(setup);
        if (rng.nextDouble() < MID_MATCH) {
            int moment = 1 + rng.below(Math.max(1, (int) (knowledge.moments() * LATEST)));
            position = played(position, moment, rng);
        } else {
            knowledge.stir(position, rng);
        }
        for (int seat = 0; seat < setup.seats(); seat++) {
            if (!knowledge.gifts().isEmpty() && rng.nextDouble() < GIFTED) {
                for (int gifts = 1 + rng.below(MOST_GIFTS); gifts > 0; gifts--) {
                    knowledge.give(position, seat, rng.below(knowledge.gifts().size()));
                }
            }
        }
        return game.read(Json.parse(Json.compact(position.json()))); // finds what is legal now
    }

    /** How it stands at a moment, or later if the match is never quiet in between; the start if it is over before. */
    private Position played(Position start, int moment, Rng rng) {
        Knowledge knowledge = game.knowledge();
        Position position = start.copy();
        List<Bot> bots = new ArrayList<>();
        for (int seat = 0; seat < start.seats(); seat++) {
            Weights style = plan.styles().get(rng.below(plan.styles().size()));
            Evaluation evaluation =
                    new Evaluation(knowledge, whims.perturbed(style, PRELUDE_NOISE * unit * rng.nextDouble(), rng));
            bots.add(new GreedyBot(game, evaluation, PRELUDE_TEMPERATURE * unit, rng.nextLong()));
        }
        while (knowledge.moment(position) < moment || !knowledge.quiet(position)) {
            Workers.goOn();
            position.choose(bots.get(position.decider()).choose(new Sight(game, position)), Journal.SILENT);
            if (position.decider() == Position.OVER) {
                return start;
            }
        }
        return position;
    }
}
