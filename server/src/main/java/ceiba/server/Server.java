package ceiba.server;

import ceiba.server.admin.Administration;
import ceiba.server.bot.BotSeats;
import ceiba.server.bot.Hints;
import ceiba.server.guest.Guests;
import ceiba.server.http.Http;
import ceiba.server.match.Farewell;
import ceiba.server.match.Identifiers;
import ceiba.server.match.Matches;
import ceiba.server.match.Play;
import ceiba.server.match.Tables;
import ceiba.server.store.Database;
import ceiba.server.store.Guestbook;
import ceiba.server.store.Log;
import ceiba.server.store.Wakes;
import ceiba.server.store.Writer;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: starts its parts in order and stops them in the opposite one. */
public final class Server implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Server.class);
    private static final int MATCHES_IN_MEMORY = 4000;
    private static final long SWEEP_MILLIS = 1000;
    private static final Duration STOPPING = Duration.ofSeconds(8);

    /** Nothing has to be made for them when there is no memory left. */
    private static final byte[] LAST_WORDS =
            "{\"level\":\"ERROR\",\"message\":\"the server cannot go on: a part has died, and nothing more can be said\"}\n"
                    .getBytes(StandardCharsets.UTF_8);

    private static final FileOutputStream STANDARD_ERROR = new FileOutputStream(FileDescriptor.err);

    private final Deque<AutoCloseable> parts;
    private final Database data;
    private final Matches matches;
    private final Http http;
    private final String administrator;
    private final CountDownLatch stopping = new CountDownLatch(1);

    private Server(Settings settings, Runnable whenBroken, Deque<AutoCloseable> parts) {
        this.parts = parts;
        Thread.UncaughtExceptionHandler mourner = (thread, cause) -> {
            try {
                LOGGER.error("the server cannot go on: {} has died", thread.getName(), cause);
            } catch (Throwable e) { // there may be no memory left to say which
                sayLastWords();
            } finally {
                whenBroken.run();
            }
        };
        String database = settings.database();
        data = opened(database == null ? Database.inFolder(settings.data()) : Database.at(database));
        String node = Identifiers.fresh();
        Writer writer = opened(new Writer(data, node, mourner));
        Log log = new Log(data, writer, node);
        log.release().join();
        opened(() -> log.release().join());
        InstantSource clock = settings.clock() == null ? data.time() : settings.clock();
        Guests guests = new Guests(data, writer, clock);
        matches = new Matches(log, clock, MATCHES_IN_MEMORY);
        Tables tables = new Tables(matches, log, settings.limits());
        Play play = new Play(matches);
        BotSeats bots =
                opened(new BotSeats(play, Math.max(1, Runtime.getRuntime().availableProcessors() - 1), mourner));
        Hints hints = opened(new Hints());
        matches.whenBotDue(bots::due);
        if (data.postgres()) {
            Runnable missed = () -> {
                matches.lookAgain();
                guests.lookAgain();
            };
            opened(new Wakes(data, matches::changedElsewhere, guests::heard, missed, mourner));
        }
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        meters.gauge("ceiba.matches.in.memory", matches, Matches::size);
        meters.gauge("ceiba.matches.set.aside", matches, Matches::setAside);
        meters.gauge("ceiba.writes.waiting", writer, Writer::waiting);
        meters.gauge("ceiba.bots.waiting", bots, BotSeats::waiting);
        FunctionCounter.builder("ceiba.bots.cut", bots, BotSeats::cuts).register(meters);
        administrator = settings.administrator() == null ? Identifiers.fresh() : settings.administrator();
        Administration administration = opened(new Administration(data, writer, node, clock, meters, administrator));
        Guestbook book = new Guestbook(data, writer);
        http = opened(new Http(
                settings.host(),
                settings.port(),
                settings.limits(),
                guests,
                matches,
                tables,
                play,
                hints,
                administration,
                book,
                new Farewell(matches, log, book),
                log,
                writer,
                data.trouble(),
                meters));
        Thread sweeper = Thread.ofPlatform()
                .daemon()
                .name("sweep")
                .uncaughtExceptionHandler(mourner)
                .start(this::sweepAgainAndAgain);
        opened(() -> {
            stopping.countDown();
            sweeper.join();
        });
    }

    private static void sayLastWords() {
        try {
            STANDARD_ERROR.write(LAST_WORDS);
        } catch (IOException e) {
            // nobody listens
        }
    }

    /**
     * Starts a server.
     *
     * @throws ceiba.engine.Refusal if the database or the port cannot be opened
     */
    public static Server start(Settings settings) {
        return start(settings, () -> {});
    }

    /**
     * The same.
     *
     * @param whenBroken what to do when a part without which the server is of no use has died, out of memory, say
     */
    public static Server start(Settings settings, Runnable whenBroken) {
        Deque<AutoCloseable> parts = new ArrayDeque<>();
        try {
            return new Server(settings, whenBroken, parts);
        } catch (RuntimeException e) {
            close(parts);
            throw Database.atTheStart(e);
        }
    }

    private <T extends AutoCloseable> T opened(T part) {
        parts.push(part);
        return part;
    }

    public int port() {
        return http.port();
    }

    /** The token of the administrator. */
    public String administrator() {
        return administrator;
    }

    /** Looks now, not at the next second, whether clocks have run out or bots are due. */
    public void sweep() {
        matches.sweep();
    }

    private void sweepAgainAndAgain() {
        try {
            do {
                sweepQuietly();
            } while (!stopping.await(SWEEP_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the sweep", e);
        }
    }

    private void sweepQuietly() {
        try {
            matches.sweep();
        } catch (RuntimeException e) {
            if (Database.outOfOrder(e)) {
                data.trouble().failed(e);
            } else {
                LOGGER.error("the sweep failed", e);
            }
        }
    }

    /** Ends streams, lets the calls that are under way finish, writes what waits; whatever hangs is not waited for long. */
    @Override
    public void close() {
        Thread closing = Thread.ofPlatform().daemon().name("closing").start(() -> close(parts));
        try {
            if (!closing.join(STOPPING)) {
                LOGGER.error("the server did not stop in time");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void close(Deque<AutoCloseable> parts) {
        for (AutoCloseable part : parts) {
            try {
                part.close();
            } catch (Exception e) {
                LOGGER.error("a part did not stop", e);
            }
        }
        parts.clear();
    }
}
