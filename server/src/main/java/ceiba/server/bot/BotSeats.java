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
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the seats of bots, on a few threads. Matches wait in a line, and a match goes to its end after each turn that a bot
 * has played, so that none waits for long; of one match only one bot thinks at a time.
 */
public final class BotSeats implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(BotSeats.class);
    private static final int BOTS_KEPT = 64;
    private static final long STOPPING_MILLIS = 2000;

    private record Chair(String match, int seat, Level level) {}

    private record Kind(Game game, Level level) {}

    private final Play play;
    private final BlockingQueue<Live> line = new LinkedBlockingQueue<>();
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
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
        this.play = play;
        for (int i = 0; i < threads; i++) {
            this.threads.add(Thread.ofPlatform().name("bots-" + i).daemon().start(this::work));
        }
    }

    /** A bot has to decide in this match. */
    public void due(Live live) {
        if (!closed && waiting.add(live.match().id())) {
            line.add(live);
        }
    }

    /** How many matches wait for a bot. */
    public int waiting() {
        return line.size();
    }

    private void work() {
        while (!closed) {
            Live live;
            try {
                live = line.take();
            } catch (InterruptedException e) {
                continue; // closed is set
            }
            String id = live.match().id();
            try {
                turn(live);
            } catch (RuntimeException e) {
                LOGGER.error("a bot failed at match {}", id, e);
            } finally {
                waiting.remove(id);
            }
            if (live.match().dueBot() != null) {
                due(live);
            }
        }
    }

    /** Lets a bot decide until another seat does. */
    private void turn(Live live) {
        int seat = live.match().decider();
        for (Match match = live.match(); !closed && match.decider() == seat; match = live.match()) {
            Level level = match.dueBot();
            if (level == null) {
                return;
            }
            Bot bot = bots.get(
                    new Chair(match.id(), seat, level),
                    chair -> maker(live.match().game(), level));
            busy.add(bot);
            int choice;
            try {
                choice = bot.choose(new Sight(match.game(), match.position()));
            } finally {
                busy.remove(bot);
            }
            if (!closed) {
                play.chooseAsBot(live, match.positionSeq(), seat, choice);
            }
        }
    }

    private Bot maker(Game game, Level level) {
        return makers.computeIfAbsent(new Kind(game, level), kind -> Bots.named(game, level.word(), 1))
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
