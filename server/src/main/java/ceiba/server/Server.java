package ceiba.server;

import ceiba.server.bot.BotSeats;
import ceiba.server.bot.Hints;
import ceiba.server.guest.Guests;
import ceiba.server.http.Http;
import ceiba.server.match.Identifiers;
import ceiba.server.match.Matches;
import ceiba.server.match.Play;
import ceiba.server.match.Tables;
import ceiba.server.store.Database;
import ceiba.server.store.Log;
import ceiba.server.store.Wakes;
import ceiba.server.store.Writer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: starts its parts in order and stops them in the opposite one. */
public final class Server implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Server.class);
    private static final int MATCHES_IN_MEMORY = 4000;
    private static final long SWEEP_MILLIS = 1000;

    private final Deque<AutoCloseable> parts;
    private final Matches matches;
    private final Http http;

    private Server(Settings settings, Deque<AutoCloseable> parts) {
        this.parts = parts;
        String database = settings.database();
        Database data = opened(database == null ? Database.inFolder(settings.data()) : Database.at(database));
        String node = Identifiers.fresh();
        Writer writer = opened(new Writer(data, node));
        Log log = new Log(data, writer, node);
        log.release();
        opened(log::release);
        Guests guests = new Guests(data, writer, settings.clock());
        matches = new Matches(log, settings.clock(), MATCHES_IN_MEMORY);
        Tables tables = new Tables(matches, log, settings.limits().tablesPerGuest());
        Play play = new Play(matches);
        BotSeats bots =
                opened(new BotSeats(play, Math.max(1, Runtime.getRuntime().availableProcessors() - 1)));
        Hints hints = opened(new Hints());
        matches.whenBotDue(bots::due);
        if (data.postgres()) {
            opened(new Wakes(data, matches::changedElsewhere, matches::lookAgain));
        }
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        meters.gauge("ceiba.matches.in.memory", matches, Matches::size);
        meters.gauge("ceiba.matches.set.aside", matches, Matches::setAside);
        meters.gauge("ceiba.writes.waiting", writer, Writer::waiting);
        meters.gauge("ceiba.bots.waiting", bots, BotSeats::waiting);
        http = opened(new Http(
                settings.host(), settings.port(), settings.limits(), guests, matches, tables, play, hints, meters));
        ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("sweep").factory());
        Future<?> sweeping = sweeper.scheduleWithFixedDelay(this::sweepQuietly, 0, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
        opened(() -> {
            sweeping.cancel(false);
            sweeper.close();
        });
    }

    /**
     * Starts a server.
     *
     * @throws ceiba.engine.Refusal if the database or the port cannot be opened
     */
    public static Server start(Settings settings) {
        Deque<AutoCloseable> parts = new ArrayDeque<>();
        try {
            return new Server(settings, parts);
        } catch (RuntimeException e) {
            close(parts);
            throw e;
        }
    }

    private <T extends AutoCloseable> T opened(T part) {
        parts.push(part);
        return part;
    }

    public int port() {
        return http.port();
    }

    /** Looks now, not at the next second, whether clocks have run out or bots are due. */
    public void sweep() {
        matches.sweep();
    }

    private void sweepQuietly() {
        try {
            matches.sweep();
        } catch (RuntimeException e) {
            LOGGER.error("the sweep failed", e);
        }
    }

    /** Ends streams, lets the calls that are under way finish, writes what waits. */
    @Override
    public void close() {
        close(parts);
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
