package ceiba.server.admin;

import ceiba.engine.Json;
import ceiba.server.store.Database;
import ceiba.server.store.Writer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** The servers that share the database: each says now and then that it is there and how it is. */
public final class Nodes {

    /** What is told of a node, and the metric it is. */
    private static final Map<String, String> FIGURES = Map.of(
            "matches", "ceiba.matches.in.memory",
            "setAside", "ceiba.matches.set.aside",
            "writes", "ceiba.writes.waiting",
            "bots", "ceiba.bots.waiting",
            "streams", "ceiba.streams");

    private static final long FORGOTTEN = Duration.ofHours(1).toMillis();

    /** A node as it last told of itself. */
    public record Node(String id, long started, long seen, String figures) {}

    private final Jdbi jdbi;
    private final Writer writer;
    private final String node;
    private final InstantSource clock;
    private final MeterRegistry meters;
    private final long started;

    Nodes(Database database, Writer writer, String node, InstantSource clock, MeterRegistry meters) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.node = node;
        this.clock = clock;
        this.meters = meters;
        started = clock.millis();
    }

    public String own() {
        return node;
    }

    /** Says that this one is there, and forgets those that have said nothing for an hour. */
    void tell() {
        long now = clock.millis();
        String figures = Json.compact(figures());
        writer.run(handle -> {
                    handle.execute("DELETE FROM nodes WHERE seen < ?", now - FORGOTTEN);
                    return handle.execute(
                            "INSERT INTO nodes (id, started, seen, figures) VALUES (?, ?, ?, ?)"
                                    + " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, figures = excluded.figures",
                            node,
                            started,
                            now,
                            figures);
                })
                .join();
    }

    /** This one is going: the others need not wonder. */
    void leave() {
        writer.run(handle -> handle.execute("DELETE FROM nodes WHERE id = ?", node))
                .completeOnTimeout(0, 1, TimeUnit.SECONDS) // a database that hangs does not hold us up
                .join();
    }

    private Map<String, Object> figures() {
        Map<String, Object> figures = Json.object();
        FIGURES.keySet().stream().sorted().forEach(name -> {
            @Nullable
            Gauge gauge = meters.find(String.valueOf(FIGURES.get(name))).gauge();
            figures.put(name, gauge == null ? 0 : (long) gauge.value());
        });
        Runtime runtime = Runtime.getRuntime();
        figures.put("memory", runtime.totalMemory() - runtime.freeMemory());
        figures.put("memoryMost", runtime.maxMemory());
        return figures;
    }

    /** All of them, the oldest first. */
    public List<Node> all() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT id, started, seen, figures FROM nodes ORDER BY started, id")
                .map((row, context) -> new Node(row.getString(1), row.getLong(2), row.getLong(3), row.getString(4)))
                .list());
    }
}
