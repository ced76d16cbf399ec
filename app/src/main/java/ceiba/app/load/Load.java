package ceiba.app.load;

import ceiba.engine.Json;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.DoubleConsumer;

/** Many matches at once on one server, each seat with a stream, and how fast it acknowledges choices. */
public final class Load {

    /** So many groups sit down at once. */
    private static final int SITTING_DOWN = 32;

    /** From how long the sitting down and the warming up may take. */
    private static final int PATIENCE = 180;

    /**
     * What was measured.
     *
     * @param choices acknowledged in the time
     * @param statesPerSecond that reached the streams, per second
     * @param failures every answer that was not the expected one, since the beginning
     */
    public record Report(
            double seconds,
            int choices,
            double choicesPerSecond,
            double statesPerSecond,
            int matchesFinished,
            double medianMillis,
            double percentile99Millis,
            double slowestMillis,
            int failures,
            Map<String, Integer> kinds) {

        public Map<String, Object> json() {
            return Json.object(
                    "seconds", seconds,
                    "choices", choices,
                    "choicesPerSecond", choicesPerSecond,
                    "statesPerSecond", statesPerSecond,
                    "matchesFinished", matchesFinished,
                    "medianMillis", medianMillis,
                    "percentile99Millis", percentile99Millis,
                    "slowestMillis", slowestMillis,
                    "failures", failures,
                    "kindsOfFailure", kinds);
        }
    }

    private final InetSocketAddress server;
    private final String game;
    private final int seats;
    private final int matches;
    private final double rate;
    private final boolean whole;

    private int begun;
    private int playing;

    /**
     * @param rate choices per second of all together; 0 for as many as the server takes
     * @param whole whether the streams carry whole states, as a browser's do, instead of what a bot needs
     */
    public Load(InetSocketAddress server, String game, int seats, int matches, double rate, boolean whole) {
        this.server = server;
        this.game = game;
        this.seats = seats;
        this.matches = matches;
        this.rate = rate;
        this.whole = whole;
    }

    /**
     * Plays so long after all matches have begun and warmed up.
     *
     * @param measuring is run when the measuring begins and when it ends
     */
    public Report run(double warmUp, double seconds, Runnable measuring, DoubleConsumer progress)
            throws InterruptedException {
        Tally tally = new Tally();
        try (Connections connections = new Connections(server)) {
            CompletableFuture<Void> all = new CompletableFuture<>();
            connections.run(() -> {
                for (int i = 0; i < Math.min(SITTING_DOWN, matches); i++) {
                    beginOne(connections, tally, all);
                }
            });
            await(all, connections, tally);
            pause(warmUp, progress);
            measuring.run();
            CompletableFuture<Long> from = new CompletableFuture<>();
            connections.run(() -> {
                tally.startAgain();
                from.complete(System.nanoTime());
            });
            pause(seconds, progress);
            CompletableFuture<Report> report = new CompletableFuture<>();
            long start = from.join();
            connections.run(() -> report.complete(tally.report((System.nanoTime() - start) / 1e9)));
            Report measured = report.join();
            measuring.run();
            return measured;
        }
    }

    private void beginOne(Connections connections, Tally tally, CompletableFuture<Void> all) {
        if (begun == matches) {
            return;
        }
        int number = begun++;
        double pace = rate == 0 ? 0 : 1e9 * matches / rate;
        new Group(connections, game, seats, tally, number, pace, whole, () -> {
                    if (++playing == matches) {
                        all.complete(null);
                    }
                    beginOne(connections, tally, all);
                })
                .begin();
    }

    /** Waits until every group plays; if that takes too long, says what went wrong first. */
    private void await(CompletableFuture<Void> all, Connections connections, Tally tally) throws InterruptedException {
        try {
            all.get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            CompletableFuture<String> why = new CompletableFuture<>();
            connections.run(() -> why.complete(playing + " of " + matches + " matches have begun after " + PATIENCE
                    + " s; " + tally.report(1).kinds()));
            throw new IllegalStateException(why.join(), e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private static void pause(double seconds, DoubleConsumer progress) throws InterruptedException {
        long start = System.nanoTime();
        double gone = 0;
        while (gone < seconds) {
            progress.accept(gone / seconds);
            TimeUnit.MILLISECONDS.sleep((long) Math.min(200, 1000 * (seconds - gone) + 1));
            gone = (System.nanoTime() - start) / 1e9;
        }
    }
}
