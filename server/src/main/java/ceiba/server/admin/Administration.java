package ceiba.server.admin;

import ceiba.server.match.Denied;
import ceiba.server.store.Database;
import ceiba.server.store.Writer;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets the administrator in, and keeps what it needs to know up to date. */
public final class Administration implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Administration.class);
    private static final long PAUSE_SECONDS = 5;

    private final byte[] token;
    private final Restraints restraints;
    private final Nodes nodes;
    private final Visitors visitors;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("administration").factory());
    private final Future<?> looking;
    private boolean failing;

    /** @param token whoever has it is the administrator */
    public Administration(
            Database database, Writer writer, String node, InstantSource clock, MeterRegistry meters, String token) {
        this.token = token.getBytes(StandardCharsets.UTF_8);
        restraints = new Restraints(database, writer, clock);
        nodes = new Nodes(database, writer, node, clock, meters);
        visitors = new Visitors(clock);
        restraints.look(); // before the first call comes in
        looking = timer.scheduleWithFixedDelay(this::look, 0, PAUSE_SECONDS, TimeUnit.SECONDS);
    }

    private void look() {
        try {
            restraints.look();
            nodes.tell();
            failing = false;
        } catch (RuntimeException e) {
            if (!failing) { // once is enough until it works again
                LOGGER.warn("the nodes and restraints cannot be read", e);
            }
            failing = true;
        }
    }

    /** Refuses everybody but the administrator; how long that takes tells nothing about the token. */
    public void check(@Nullable String given) {
        if (given == null || !MessageDigest.isEqual(token, given.getBytes(StandardCharsets.UTF_8))) {
            throw new Denied(Denied.Code.UNKNOWN, "this is for the administrator, who has a token");
        }
    }

    public Restraints restraints() {
        return restraints;
    }

    public Nodes nodes() {
        return nodes;
    }

    public Visitors visitors() {
        return visitors;
    }

    @Override
    public void close() {
        looking.cancel(false);
        timer.shutdownNow();
        nodes.leave();
    }
}
