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
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.RemovalCause;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the seats of bots, on a few threads. Matches wait in a line, and a match goes to its end after each turn that a bot
 * has played, so that none waits for long; of one match only one bot thinks at a time. A match at which a bot fails is tried
 * again after a pause, a longer one each time.
 */
public final class BotSeats implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(BotSeats.class);
    private static final int BOTS_KEPT = 64;
    private static final long STOPPING_MILLIS = 2000;
    private static final long FIRST_PAUSE_MILLIS = 250;
    private static final int MAX_DOUBLINGS = 8; // to about a minute

    private record Chair(String match, int seat, Level level) {}

    private record Kind(Game game, Level level) {}

    /** A match in the line, which is not to be taken before that time. */
    private record Place(Live live, long nanos) implements Delayed {

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(nanos - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.signum(nanos - ((Place) other).nanos);
        }
    }

    private final Play play;
    private final BiFunction<Game, Level, Bots.Maker> named;
    private final BlockingQueue<Place> line = new DelayQueue<>();
    /** Those in the line, and those at which a bot is thinking. */
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();

    /** How often in a row bots have failed at a match in the line. */
    private final Map<String, Integer> failures = new ConcurrentHashMap<>();

    private final Map<Kind, Bots.Maker> makers = new ConcurrentHashMap<>();
    private final Set<Bot> busy = ConcurrentHashMap.newKeySet();
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

    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean closed;

    public BotSeats(Play play, int threads) {
        this(play, threads, (game, level) -> Bots.named(game, level.word(), 1));
    }

    BotSeats(Play play, int threads, BiFunction<Game, Level, Bots.Maker> named) {
        this.play = play;
        this.named = named;
        for (int i = 0; i < threads; i++) {
            this.threads.add(Thread.ofPlatform().name("bots-" + i).daemon().start(this::work));
        }
    }

    /** A bot has to decide in this match. */
    public void due(Live live) {
        if (!closed && waiting.add(live.match().id())) {
            enqueue(live, 0);
        }
    }

    /** How many matches wait for a bot. */
    public int waiting() {
        return line.size();
    }

    private void enqueue(Live live, long millis) {
        line.add(new Place(live, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis)));
    }

    private void work() {
        while (!closed) {
            Live live;
            try {
                live = line.take().live();
            } catch (InterruptedException e) {
                continue; // closed is set
            }
            String id = live.match().id();
            try {
                turn(live);
            } catch (RuntimeException | Error e) { // of whatever kind: the next match is another's
                enqueue(live, pauseAfter(failed(id, e)));
                continue;
            }
            failures.remove(id);
            waiting.remove(id);
            if (live.match().dueBot() != null) {
                due(live);
            }
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

    /** Lets a bot decide until another seat does. */
    private void turn(Live live) {
        int seat = live.match().decider();
        for (Match match = live.match(); !closed && match.decider() == seat; match = live.match()) {
            Level level = match.dueBot();
            if (level == null) {
                return;
            }
            Chair chair = new Chair(match.id(), seat, level);
            Bot bot = bots.get(chair, unknown -> bot(live.match().game(), level));
            busy.add(bot);
            int choice;
            try {
                choice = bot.choose(new Sight(match.game(), match.position()));
            } catch (RuntimeException | Error e) {
                bots.invalidate(chair); // what it keeps may be at fault: the next try is another bot's
                throw e;
            } finally {
                busy.remove(bot);
            }
            if (!closed) {
                play.chooseAsBot(live, match.positionSeq(), seat, choice);
            }
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
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(STOPPING_MILLIS);
        for (Thread thread : threads) {
            while (thread.isAlive() && System.nanoTime() < until) {
                thread.interrupt();
                // again and again: a bot that is just about to think has not heard the first time
                busy.forEach(bot -> {
                    if (bot instanceof SearchBot search) {
                        search.stop();
                    }
                });
                try {
                    thread.join(10);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }
    }
}
