package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.server.admin.Administration;
import ceiba.server.bot.Hints;
import ceiba.server.guest.Guests;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Rates;
import ceiba.server.match.Denied;
import ceiba.server.match.Farewell;
import ceiba.server.match.Matches;
import ceiba.server.match.Play;
import ceiba.server.match.Tables;
import ceiba.server.store.Guestbook;
import ceiba.server.store.Log;
import ceiba.server.store.Trouble;
import ceiba.server.store.Writer;
import io.jooby.ExecutionMode;
import io.jooby.Jooby;
import io.jooby.ServerOptions;
import io.jooby.netty.NettyServer;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/** The server's door: opens a port and leads every call to where it is done. */
public final class Http implements AutoCloseable {

    static {
        System.setProperty("jooby.useShutdownHook", "false"); // we stop in an order of our own
        Intake.enable();
    }

    private static final long PATIENCE_NANOS = 1_000_000_000;
    private static final long LAST_WORDS_NANOS = 50_000_000;

    private final NettyServer netty;
    private final Front front;
    private final Streams streams;
    private final int port;

    /**
     * Opens the port.
     *
     * @throws Refusal if it is taken
     */
    public Http(
            String host,
            int wanted,
            Limits limits,
            Guests guests,
            Matches matches,
            Tables tables,
            Play play,
            Hints hints,
            Administration administration,
            Guestbook book,
            Farewell farewell,
            Log log,
            Writer writer,
            Trouble trouble,
            PrometheusMeterRegistry meters) {
        Rates rates = new Rates(limits);
        streams = new Streams(matches, limits);
        front = new Front(guests, rates, administration, trouble, meters);
        administration.restraints().whenBanned(whom -> {
            streams.end(whom);
            streams.end(administration.visitors().at(whom));
        });
        guests.whenEnded(streams::end);
        meters.gauge("ceiba.streams", streams, Streams::size);
        List<Route> routes = new ArrayList<>();
        routes.addAll(new GuestCalls(guests, tables, rates, farewell).routes());
        routes.addAll(new GameCalls().routes());
        routes.addAll(new TableCalls(matches, tables).routes());
        routes.addAll(
                new MatchCalls(matches, tables, play, hints, streams, limits, administration.restraints()).routes());
        routes.addAll(new AdminCalls(administration, book, guests, farewell, matches, tables, log).routes());
        routes.add(Route.get(
                "/health",
                "Whether the server lives. If it does not answer, it is to be started anew.",
                "Health",
                call -> Answer.ok(Json.object("status", "up"))));
        routes.add(Route.get(
                "/ready",
                "Whether the server can do its work, with its database. If it cannot, calls are better sent to"
                        + " another.",
                "Health",
                call -> {
                    if (!writer.ready()) {
                        throw new Denied(Denied.Code.UNAVAILABLE, "the database does not answer");
                    }
                    return Answer.ok(Json.object("status", "up"));
                }));
        routes.add(Route.get("/metrics", "Figures for Prometheus.", "Figures", call -> {
            call.context().setResponseHeader("Content-Type", "text/plain; version=0.0.4");
            call.context().send(meters.scrape());
            return Answer.SENT;
        }));
        routes.add(Route.get(
                "/api", "These calls, in the OpenAPI format.", "Description", call -> Answer.ok(OpenApi.of(routes))));

        Jooby app = new Jooby();
        app.setExecutionMode(ExecutionMode.WORKER);
        front.open(app, routes);
        Pages pages = new Pages();
        app.get("/*", context -> {
            front.page(context, pages::send);
            return context;
        });
        ServerOptions options = new ServerOptions()
                .setPort(wanted)
                .setMaxRequestSize(Limits.RECORD)
                .setIoThreads(Runtime.getRuntime().availableProcessors()) // more would only wake each other
                .setDefaultHeaders(false);
        options.setHost(host);
        port = options.getPort();
        checkFree(host);
        Intake.count(port, limits);
        netty = new NettyServer(Executors.newVirtualThreadPerTaskExecutor());
        netty.setOptions(options);
        try {
            netty.start(app);
        } catch (RuntimeException e) {
            streams.close();
            netty.stop();
            throw e;
        } catch (Throwable e) { // thrown by stealth, for it is checked
            streams.close();
            netty.stop();
            throw new Refusal("port " + port + " on " + host + " cannot be opened: " + e.getMessage(), e);
        }
    }

    /** Netty shares a port with whoever has it, if that one shares as well; two servers at one door help nobody. */
    private void checkFree(String host) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException e) {
            streams.close();
            throw new Refusal("port " + port + " on " + host + " is taken or not ours: " + e.getMessage(), e);
        }
    }

    public int port() {
        return port;
    }

    /** Refuses further calls, ends the streams and closes the port. */
    @Override
    public void close() {
        front.stop();
        streams.close();
        // Netty drops connections the moment it stops; first the last words must be out
        long until = System.nanoTime() + PATIENCE_NANOS;
        do {
            LockSupport.parkNanos(LAST_WORDS_NANOS);
        } while (front.busy() && System.nanoTime() < until);
        netty.stop();
    }
}
