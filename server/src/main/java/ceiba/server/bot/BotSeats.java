package ceiba.server.bot;

import ceiba.bots.Bot;
import ceiba.bots.Bots;
import ceiba.bots.Level;
import ceiba.bots.SearchBot;
import ceiba.bots.Sight;
import ceiba.engine.Game;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Play;
import ceiba.server.store.Database;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the seats of bots, on a few threads, one of which is kept for quick bots. Matches wait in a {@link Line}, and a match
 * goes back to it after each choice if another is to come before it; a bot that thinks where nobody waits is stopped, and
 * begins anew later, if a person waits elsewhere. Of one match only one bot thinks at a time. A match at which a bot fails is
 * tried again after a pause, a longer one each time.
 */
public final class BotSeats implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(BotSeats.class);
    private static final int BOTS_KEPT = 64;
    private static final long STOPPING_MILLIS = 2000;
    private static final long FIRST_PAUSE_MILLIS = 250;
    private static final long OUTAGE_PAUSE_MILLIS = 2000;
    private static final int MAX_DOUBLINGS = 8; // to about a minute
    private static final long CUTS_TOLD_NANOS = TimeUnit.MINUTES.toNanos(10);

    private record Chair(String match, int seat, Level level) {}

    private record Kind(Game game, Level level) {}

    /** A thread that plays. */
    private final class Worker {

        private final boolean quickOnly;
        private final Thread thread;
        private volatile @Nullable Live at;
        private volatile @Nullable Bot thinking;
        private volatile boolean sentAway;

        Worker(boolean quickOnly, String name, Thread.UncaughtExceptionHandler mourner) {
            this.quickOnly = quickOnly;
            thread = Thread.ofPlatform()
                    .name(name)
                    .daemon()
                    .uncaughtExceptionHandler(mourner)
                    .unstarted(() -> work(this));
        }

        /** Whether it can play at a match, sooner or later. */
        boolean plays(Live live) {
            return !quickOnly || Line.quick(live);
        }

        /** Ends the thinking that is going on at once. */
        void stop() {
            if (thinking instanceof SearchBot search) {
                search.stop();
            }
        }

        void sendAway() {
            sentAway = true;
            stop();
        }
    }

    private final Play play;
    private final BiFunction<Game, Level, Bots.Maker> named;
    private final Line line;
    /** Those in the line, and those at which a bot is thinking. */
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();

    /** How often in a row bots have failed at a match in the line. */
    private final Map<String, Integer> failures = new ConcurrentHashMap<>();

    private final Map<Kind, Bots.Maker> makers = new ConcurrentHashMap<>();
    /** A bot keeps what it found out from one choice of its turn to the next. */
    private final Cache<Chair, Bot> bots = Caffeine.newBuilder()
            .maximumSize(BOTS_KEPT)
            .expireAfterAccess(Duration.ofMinutes(5))
            .removalListener((@Nullable Chair chair, @Nullable Bot bot, RemovalCause cause) -> {
                if (bot != null) {
                    bot.close();
                }
            })
            .build();

    private final List<Worker> workers = new ArrayList<>();
    private final AtomicLong cuts = new AtomicLong();
    private final AtomicLong cutsTold = new AtomicLong(System.nanoTime() - CUTS_TOLD_NANOS);
    private volatile boolean closed;

    /** @param mourner is told if a thread dies */
    public BotSeats(Play play, int threads, Thread.UncaughtExceptionHandler mourner) {
        this(play, threads, (game, level) -> Bots.named(game, level.word(), 1), mourner);
    }

    BotSeats(
            Play play,
            int threads,
            BiFunction<Game, Level, Bots.Maker> named,
            Thread.UncaughtExceptionHandler mourner) {
        this.play = play;
        this.named = named;
        line = new Line(threads);
        for (int i = 0; i < threads; i++) {
            workers.add(new Worker(false, "bots-" + i, mourner));
        }
        workers.add(new Worker(true, "quick-bots", mourner));
        workers.forEach(worker -> worker.thread.start());
    }

    /** A bot has to decide in this match. */
    public void due(Live live) {
        if (!closed && waiting.add(live.match().id())) {
            line.add(live, 0);
            if (live.awaited()) {
                makeRoom(live);
            }
        }
    }

    /** If all who could play at a match are busy, one at which nobody waits has to wait. */
    private void makeRoom(Live live) {
        Worker busy = null;
        for (Worker worker : workers) {
            Live at = worker.at;
            if (worker.plays(live) && at == null) {
                return;
            }
            if (worker.plays(live) && at != null && !at.awaited() && !worker.sentAway) {
                busy = worker;
            }
        }
        if (busy != null) {
            busy.sendAway();
        }
    }

    /** How many matches wait for a bot. */
    public int waiting() {
        return line.size();
    }

    private void work(Worker worker) {
        while (!closed) {
            Live live;
            try {
                live = line.take(worker.quickOnly);
            } catch (InterruptedException e) {
                continue; // closed is set
            }
            if (live != null) {
                playAt(worker, live);
            }
        }
    }

    private void playAt(Worker worker, Live live) {
        String id = live.match().id();
        worker.sentAway = false;
        worker.at = live;
        try {
            if (live.awaited() || !line.betterThan(live, worker.quickOnly)) { // else one came while we were on the way
                turn(worker, live);
            }
        } catch (RuntimeException | Error e) { // of whatever kind: the next match is another's
            // a database that is back is to be noticed soon, and it was not the bot that failed
            line.add(live, Database.outOfOrder(e) ? OUTAGE_PAUSE_MILLIS : pauseAfter(failed(id, e)));
            return;
        } finally {
            worker.at = null;
            line.done(live);
        }
        failures.remove(id);
        waiting.remove(id);
        if (live.match().dueBot() != null) {
            due(live);
        }
    }

    /** How often it has failed in a row. It is told the first time, the second, the fourth, the eighth and so on. */
    private int failed(String id, Throwable cause) {
        int times = failures.merge(id, 1, Integer::sum);
        if (Integer.bitCount(times) == 1) {
            LOGGER.error("a bot failed at match {}, failure {} in a row", id, times, cause);
        }
        return times;
    }

    /** Milliseconds until a match is tried again. */
    static long pauseAfter(int failures) {
        return FIRST_PAUSE_MILLIS << Math.min(failures - 1, MAX_DOUBLINGS);
    }

    /** Lets a bot decide until another seat does, or another match is to come first. */
    private void turn(Worker worker, Live live) {
        int seat = live.match().decider();
        for (Match match = live.match(); !closed && match.decider() == seat; match = live.match()) {
            Level level = match.dueBot();
            if (level == null) {
                return;
            }
            int choice = think(worker, live, match, level);
            if (closed || worker.sentAway) {
                return; // what it has found so far is not its best
            }
            play.chooseAsBot(live, match.positionSeq(), seat, choice);
            if (line.betterThan(live, worker.quickOnly)) {
                return;
            }
        }
    }

    private int think(Worker worker, Live live, Match match, Level level) {
        Chair chair = new Chair(match.id(), match.decider(), level);
        Bot bot = bots.get(chair, unknown -> bot(match.game(), level));
        worker.thinking = bot;
        long start = System.nanoTime();
        try {
            long before = cuts(bot);
            int choice = bot.choose(new Sight(match.game(), match.position()));
            if (cuts(bot) > before) {
                cut(match, level);
            }
            return choice;
        } catch (RuntimeException | Error e) {
            bots.invalidate(chair); // what it keeps may be at fault: the next try is another bot's
            throw e;
        } finally {
            worker.thinking = null;
            line.thought(live, System.nanoTime() - start);
        }
    }

    /** Choices for which a bot had less than its level's iterations, since the start: the time was over first. */
    public long cuts() {
        return cuts.get();
    }

    private static long cuts(Bot bot) {
        return bot instanceof SearchBot search ? search.cuts() : 0;
    }

    /** Told now and then: on a machine that is too slow it is so at every choice. */
    private void cut(Match match, Level level) {
        long all = cuts.incrementAndGet();
        long now = System.nanoTime();
        long last = cutsTold.get();
        if (now - last >= CUTS_TOLD_NANOS && cutsTold.compareAndSet(last, now)) {
            LOGGER.warn(
                    "the machine is too busy or too slow for its bots: {} at match {} was cut short, {} choices since the start",
                    level.word(),
                    match.id(),
                    all);
        }
    }

    private Bot bot(Game game, Level level) {
        return makers.computeIfAbsent(new Kind(game, level), kind -> named.apply(game, level))
                .bot(ThreadLocalRandom.current().nextLong());
    }

    /** Stops bots; what is still to be decided is decided after the next start. */
    @Override
    public void close() {
        closed = true;
        line.close();
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(STOPPING_MILLIS);
        for (Worker worker : workers) {
            while (worker.thread.isAlive() && System.nanoTime() < until) {
                worker.stop(); // again and again: a bot that is just about to think has not heard the first time
                try {
                    worker.thread.join(10);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }
    }
}
