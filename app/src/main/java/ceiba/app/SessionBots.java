package ceiba.app;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.bots.Budget;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Level;
import ceiba.bots.SearchBot;
import ceiba.bots.Sight;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The bots of an engine session, and the one thought that may be going on in the background. */
final class SessionBots {

    /** Which bot a request asks for; a name, or a search with a budget. */
    private record Wanted(String name, long iterations, long millis, int threads, long seed) {}

    /** A bot stays on its seat, and keeps what it found out, as long as the requests ask for the same one. */
    private record Seated(Wanted wanted, Bot bot) {}

    private record Thought(Bot bot, Thread thread) {}

    /** The fields by which a request says who thinks. */
    static final List<String> FIELDS = List.of("bot", "level", "iterations", "millis", "threads", "seed", "language");

    private static final String[] LEVELS =
            Arrays.stream(Level.values()).map(Level::word).toArray(String[]::new);
    private static final long MAX_BUDGET = 999_999_999;
    private static final int MAX_THREADS = 64;
    private static final int USUAL_HINTS = 5;
    private static final Duration PATIENCE = Duration.ofMillis(5);

    private final Game game;
    private final Answers answers;
    private final Map<Integer, Seated> seats = new HashMap<>();
    private @Nullable Thought current;

    SessionBots(Game game, Answers answers) {
        this.game = game;
        this.answers = answers;
    }

    /** Another match begins: the bots of the last one leave. */
    void forget() {
        seats.values().forEach(seated -> seated.bot().close());
        seats.clear();
    }

    void refuseWhileBusy() {
        synchronized (answers) {
            if (current != null) {
                throw new Refusal("a bot is thinking; wait for its answer or send 'stop'");
            }
        }
    }

    /** Lets the bot of the decider think; its choice is the answer. */
    void go(Node request, @Nullable Object id, Position position) {
        Wanted wanted = wanted(request);
        Texts texts = EngineSession.texts(game, request);
        int seat = decider(position);
        Seated before = seats.get(seat);
        boolean stays = before != null && before.wanted().equals(wanted);
        if (before != null && !stays) {
            before.bot().close();
        }
        Bot bot = before != null && stays ? before.bot() : bot(wanted, seat);
        seats.put(seat, new Seated(wanted, bot));
        Position seen = position.copy();
        begin("go", id, bot, () -> {
            int choice = choice(bot, new Sight(game, seen));
            if (!seen.allows(choice)) {
                throw new IllegalStateException("the bot chose " + game.codec().words(choice));
            }
            return Json.object(
                    "seat", seat,
                    "words", game.codec().words(choice),
                    "text", texts.say(game.codec().phrase(choice, seen)));
        });
    }

    /** Lets a search think about the decider's choices; the best few are the answer. */
    void hint(Node request, @Nullable Object id, Position position) {
        Texts texts = EngineSession.texts(game, request);
        int seat = decider(position);
        int count =
                request.has("count") ? request.get("count").integer(1, Math.max(1, game.maxOptions())) : USUAL_HINTS;
        if (!(bot(wanted(request), seat) instanceof SearchBot search)) {
            throw new Refusal("only a bot that searches can give hints: expert, master, search:... or a budget");
        }
        Position seen = position.copy();
        begin("hint", id, search, () -> {
            List<Object> choices = new ArrayList<>();
            try (search) {
                search.explain(new Sight(game, seen)).stream()
                        .filter(opinion -> seen.allows(opinion.choice()))
                        .limit(count)
                        .forEach(opinion -> choices.add(Json.object(
                                "words", game.codec().words(opinion.choice()),
                                "text", texts.say(game.codec().phrase(opinion.choice(), seen)),
                                "share", rounded(opinion.share()),
                                "worth", rounded(opinion.worth()),
                                "reasons",
                                        opinion.reasons().stream()
                                                .map(texts::say)
                                                .toList())));
            }
            return Json.object("seat", seat, "choices", choices);
        });
    }

    /** Ends the thought that is going on, if any, and returns when it has been answered. */
    boolean stop() {
        @Nullable Thought thought;
        synchronized (answers) {
            thought = current;
        }
        if (thought == null) {
            return false;
        }
        try {
            do {
                // said more than once because a search that is just beginning does not hear it
                if (thought.bot() instanceof SearchBot search) {
                    search.stop();
                }
            } while (!thought.thread().join(PATIENCE));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return true;
    }

    private void begin(String request, @Nullable Object id, Bot bot, Supplier<Map<String, Object>> thought) {
        Thread thread = Thread.ofPlatform().daemon().name(request).unstarted(() -> {
            Map<String, Object> answer;
            try {
                answer = Answers.to(request, id);
                long before = iterations(bot);
                long start = System.nanoTime();
                answer.putAll(thought.get());
                answer.put("iterations", iterations(bot) - before);
                answer.put("millis", (System.nanoTime() - start) / 1_000_000);
            } catch (Refusal e) {
                answer = Answers.error(id, e.sentence());
            } catch (RuntimeException | OutOfMemoryError e) {
                answer = Answers.mistake(id, e);
            }
            synchronized (answers) { // whoever has read the answer finds us free
                current = null;
                answers.write(answer);
            }
        });
        synchronized (answers) {
            thread.start();
            current = new Thought(bot, thread);
        }
    }

    private int choice(Bot bot, Sight sight) {
        try {
            return bot.choose(sight);
        } catch (NoSuchElementException e) {
            // a search that was stopped before its first iteration has no opinion yet
            return new GreedyBot(game, new Evaluation(game), 0, 0).choose(sight);
        }
    }

    private static int decider(Position position) {
        if (position.decider() == Position.OVER) {
            throw new Refusal("the match is over");
        }
        return position.decider();
    }

    private static Wanted wanted(Node request) {
        boolean budget = request.has("iterations") || request.has("millis");
        if ((request.has("bot") ? 1 : 0) + (request.has("level") ? 1 : 0) + (budget ? 1 : 0) != 1) {
            throw new Refusal(
                    "say who thinks: either 'bot', or 'level', or a budget in 'iterations', 'millis' or both");
        }
        String name = "";
        if (request.has("bot")) {
            name = request.get("bot").text();
        } else if (request.has("level")) {
            name = LEVELS[request.get("level").word(LEVELS)];
        }
        return new Wanted(
                name,
                request.has("iterations") ? request.get("iterations").whole(1, MAX_BUDGET) : 0,
                request.has("millis") ? request.get("millis").whole(1, MAX_BUDGET) : 0,
                request.has("threads") ? request.get("threads").integer(1, MAX_THREADS) : 1,
                request.has("seed") ? request.get("seed").whole(0, Setup.MAX_SEED) : 0);
    }

    private Bot bot(Wanted wanted, int seat) {
        long seed = wanted.seed() + seat;
        if (!wanted.name().isEmpty()) {
            return Bots.named(game, wanted.name(), wanted.threads()).bot(seed);
        }
        Budget budget = new Budget(wanted.iterations(), wanted.millis());
        return new SearchBot(game, Bots.ownWeights(game), budget, wanted.threads(), 0, seed);
    }

    private static long iterations(Bot bot) {
        return bot instanceof SearchBot search ? search.iterations() : 0;
    }

    private static double rounded(double number) {
        return Math.round(number * 10_000) / 10_000.0;
    }
}
