package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Phrase;
import ceiba.engine.Refusal;
import ceiba.server.admin.Administration;
import ceiba.server.guest.Guests;
import ceiba.server.limit.Pace;
import ceiba.server.limit.Rates;
import ceiba.server.limit.SlowDown;
import ceiba.server.match.Denied;
import ceiba.server.match.Denied.Code;
import ceiba.server.store.Database;
import ceiba.server.store.Trouble;
import io.jooby.Context;
import io.jooby.Jooby;
import io.jooby.MediaType;
import io.jooby.StatusCode;
import io.jooby.exception.StatusCodeException;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes every call in: checks who calls and how often, has it done, and puts whatever comes of it into an answer. */
final class Front {

    private static final Logger LOGGER = LoggerFactory.getLogger(Front.class);

    static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
                    + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin");

    private final Guests guests;
    private final Rates rates;
    private final Administration administration;
    private final Trouble trouble;
    private final MeterRegistry meters;
    private final List<Route> routes = new ArrayList<>();
    private final AtomicInteger calls = new AtomicInteger();
    private volatile boolean stopping;

    Front(Guests guests, Rates rates, Administration administration, Trouble trouble, MeterRegistry meters) {
        this.guests = guests;
        this.rates = rates;
        this.administration = administration;
        this.trouble = trouble;
        this.meters = meters;
    }

    /** Puts the routes up for a server. */
    void open(Jooby app, List<Route> offered) {
        routes.addAll(offered);
        for (Route route : routes) {
            Timer timer = Timer.builder("ceiba.calls")
                    .tag("call", route.method() + " " + route.path())
                    .register(meters);
            app.route(route.method(), route.path(), context -> {
                long start = System.nanoTime();
                answer(context, route);
                timer.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
                return context;
            });
        }
        app.error((context, cause, status) -> refuse(context, cause, status));
    }

    /** From now on every call is refused. */
    void stop() {
        stopping = true;
    }

    /** Whether any call is under way. */
    boolean busy() {
        return calls.get() > 0;
    }

    static void protect(Context context) {
        HEADERS.forEach(context::setResponseHeader);
    }

    /** Lets an address have a page, as often as it may call. */
    void page(Context context, Consumer<Context> send) {
        protect(context);
        rates.take(Pace.CALLS, Call.address(context));
        send.accept(context);
    }

    private void answer(Context context, Route route) {
        protect(context);
        calls.incrementAndGet();
        try {
            Answer answer = handle(context, route);
            if (answer.body() != null) {
                send(context, answer.status(), answer.body());
            }
        } catch (RuntimeException e) {
            refuse(
                    context,
                    e,
                    e instanceof StatusCodeException known ? known.getStatusCode() : StatusCode.SERVER_ERROR);
        } finally {
            calls.decrementAndGet();
        }
    }

    private Answer handle(Context context, Route route) {
        if (stopping) {
            throw new Denied(Code.STOPPING, "the server is going down; try again");
        }
        Call call = new Call(context, guests, rates, route);
        if (route.writes()) {
            call.checkOrigin();
        }
        administration.restraints().checkMayCall(call.guestId(), call.address());
        rates.take(Pace.CALLS, call.client());
        call.caller().ifPresent(guest -> administration.visitors().called(guest.id(), call.address()));
        if (route.forAdministrator()) {
            administration.check(call.header(Call.ADMINISTRATOR));
        }
        if (route.forGuests()) {
            call.guest();
        }
        if (route.pace() != null) {
            rates.take(route.pace(), call.client());
        }
        return route.handler().handle(call);
    }

    private static void send(Context context, int status, Object body) {
        context.setResponseCode(status);
        context.setResponseType(MediaType.json);
        if (context.getResponseHeader("Cache-Control") == null) {
            context.setResponseHeader("Cache-Control", "no-store");
        }
        context.send(Json.compact(body).getBytes(StandardCharsets.UTF_8));
    }

    private void refuse(Context context, Throwable cause, StatusCode status) {
        protect(context);
        switch (cause) {
            case Denied denied -> {
                switch (denied.code()) {
                    case SLOW_DOWN, UNAVAILABLE, STOPPING -> context.setResponseHeader("Retry-After", "1");
                    default -> {}
                }
                refuse(context, denied.code(), denied.sentence(), denied.reason());
            }
            case SlowDown slow -> {
                context.setResponseHeader("Retry-After", String.valueOf(slow.seconds()));
                refuse(context, Code.SLOW_DOWN, String.valueOf(slow.getMessage()));
            }
            case Refusal refusal
            when refusal.reason() != null -> refuse(context, Code.SETUP, refusal.sentence(), refusal.reason());
            case Refusal refusal -> refuse(context, Code.MALFORMED, refusal.sentence());
            default -> {
                if (Database.outOfOrder(cause)) {
                    trouble.failed(cause);
                    context.setResponseHeader("Retry-After", "1");
                    refuse(context, Code.UNAVAILABLE, "the database does not answer; try again");
                } else {
                    refuseByStatus(context, cause, status);
                }
            }
        }
    }

    /** What the layer below us refuses by itself. */
    private void refuseByStatus(Context context, Throwable cause, StatusCode status) {
        switch (status.value()) {
            case 404 -> refuse(context, Code.MISSING, "there is nothing at this address");
            case 405 -> {
                boolean known = routes.stream().anyMatch(route -> route.covers(context.getRequestPath()));
                if (known) {
                    refuse(context, Code.METHOD, "this address does not take " + context.getMethod());
                } else {
                    refuse(context, Code.MISSING, "there is nothing at this address");
                }
            }
            case 413 -> refuse(context, Code.TOO_LARGE, "the body is too large");
            case 415 -> refuse(context, Code.NOT_JSON, "the body must be JSON");
            case 400, 406 -> refuse(context, Code.MALFORMED, "this call cannot be understood");
            default -> {
                LOGGER.error("{} {} failed", context.getMethod(), context.getRequestPath(), cause);
                refuse(context, Code.MISTAKE, "a mistake in the server; it has been noted");
            }
        }
    }

    private static void refuse(Context context, Code code, String sentence) {
        refuse(context, code, sentence, null);
    }

    private static void refuse(Context context, Code code, String sentence, @Nullable Phrase reason) {
        if (!context.isResponseStarted()) {
            Map<String, Object> error = Json.object("code", code.word(), "message", sentence);
            if (reason != null) {
                error.put("reason", reason.json());
            }
            send(context, code.status(), Json.object("error", error));
        }
    }
}
