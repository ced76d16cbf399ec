package ceiba.server.bot;

import ceiba.bots.Bots;
import ceiba.bots.Budget;
import ceiba.bots.SearchBot;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.server.match.Denied;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;

/** Tells what a strong bot thinks of a position. One at a time; a few more may wait. */
public final class Hints implements AutoCloseable {

    private static final int MAX_WAITING = 8;
    private static final long MILLIS = 1800; // a turn's; the first choice of a turn takes about half of it

    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("hints").factory());
    private final Semaphore places = new Semaphore(MAX_WAITING);
    private final Map<Game, Weights> weights = new ConcurrentHashMap<>();

    /**
     * What a bot thinks of the choices of the decider of a position, best first.
     *
     * @param cut whether it had less than its iterations, since the machine is busy
     */
    public record Advice(List<SearchBot.Opinion> opinions, boolean cut) {}

    public Advice about(Game game, Position position) {
        if (!places.tryAcquire()) {
            throw new Denied(Denied.Code.SLOW_DOWN, "many ask for hints at this moment; try again");
        }
        try {
            return thread.submit(() -> think(game, position)).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Denied(Denied.Code.STOPPING, "the server is going down");
        } finally {
            places.release();
        }
    }

    private Advice think(Game game, Position position) {
        Weights own = weights.computeIfAbsent(game, Bots::ownWeights);
        long seed = ThreadLocalRandom.current().nextLong();
        Budget budget = Budget.within(game.knowledge(), MILLIS);
        try (SearchBot bot = new SearchBot(game, own, budget, 1, 0, seed)) {
            List<SearchBot.Opinion> opinions = bot.explain(new Sight(game, position));
            return new Advice(opinions, bot.cuts() > 0);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
