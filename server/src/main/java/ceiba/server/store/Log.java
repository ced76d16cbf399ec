package ceiba.server.store;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** The entries of all matches, and the rows by which matches are found. */
public final class Log {

    /** When the first entry with a key was made: its sequence number and step. */
    public record Made(long seq, int step) {}

    /** A person who is looking at a match. */
    public record Sighting(String match, int seat) implements Comparable<Sighting> {

        private static final Comparator<Sighting> ORDER =
                Comparator.comparing(Sighting::match).thenComparingInt(Sighting::seat);

        @Override
        public int compareTo(Sighting other) {
            return ORDER.compare(this, other);
        }
    }

    /** What is known of a match without its entries. */
    public record Kept(String status, @Nullable String result) {}

    static final RowMapper<Entry> ENTRY = (row, context) -> new Entry(
            row.getString("match_id"),
            row.getLong("seq"),
            Entry.Kind.of(row.getString("kind")),
            row.getInt("seat"),
            row.getInt("step"),
            row.getString("body"),
            row.getString("client_key"),
            row.getLong("at"));

    private final Jdbi jdbi;
    private final Writer writer;
    private final String node;
    private final boolean postgres;

    public Log(Database database, Writer writer, String node) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.node = node;
        postgres = database.postgres();
    }

    /** Appends an entry; true once it is on disk, false if its number or key is taken and nothing was written. */
    public CompletableFuture<Boolean> append(Write write) {
        return writer.append(write);
    }

    /** The same, or a failure if that takes too long; it may be written all the same. */
    public CompletableFuture<Boolean> inTime(CompletableFuture<Boolean> appended) {
        return writer.inTime(appended);
    }

    /** A match's entries after a sequence number, in order. */
    public List<Entry> entries(String match, long after) {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT * FROM entries WHERE match_id = ? AND seq > ? ORDER BY seq")
                        .bind(0, match)
                        .bind(1, after)
                        .map(ENTRY)
                        .list());
    }

    /** What came of the entry with this key, if there is one. */
    public Optional<Made> made(String match, String key) {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT seq, step FROM entries WHERE match_id = ? AND client_key = ?")
                        .bind(0, match)
                        .bind(1, key)
                        .map((row, context) -> new Made(row.getLong(1), row.getInt(2)))
                        .findOne());
    }

    /** What is kept of a match beside its entries. */
    public Optional<Kept> kept(String match) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT status, result FROM matches WHERE id = ?")
                .bind(0, match)
                .map((row, context) -> new Kept(row.getString(1), row.getString(2)))
                .findOne());
    }

    /** Keeps how the seats of a match stand at its end, if nobody has. */
    public CompletableFuture<Integer> keep(String match, String result) {
        return writer.run(handle ->
                handle.execute("UPDATE matches SET result = ? WHERE id = ? AND result IS NULL", result, match));
    }

    /** The newest listed matches of a status. */
    public List<String> listed(String status, int most) {
        return ids(
                "SELECT id FROM matches WHERE listed = 1 AND status = ? ORDER BY created DESC LIMIT " + most, status);
    }

    /** The newest matches of a status, listed or not. */
    public List<String> newest(String status, int most) {
        return ids("SELECT id FROM matches WHERE status = ? ORDER BY created DESC LIMIT " + most, status);
    }

    /** How many matches there are of each status. */
    public Map<String, Integer> statuses() {
        return jdbi.withHandle(handle -> {
            Map<String, Integer> counts = new TreeMap<>();
            handle.createQuery("SELECT status, count(*) FROM matches GROUP BY status")
                    .map((row, context) -> Map.entry(row.getString(1), row.getInt(2)))
                    .forEach(count -> counts.put(count.getKey(), count.getValue()));
            return counts;
        });
    }

    /** The newest matches a guest sits at or has made. */
    public List<String> of(String guest, int most) {
        return ids("SELECT match_id FROM sittings WHERE guest = ? ORDER BY created DESC LIMIT " + most, guest);
    }

    /** Those of them that are open or running. */
    public List<String> unfinished(String guest) {
        return ids(
                "SELECT s.match_id FROM sittings s JOIN matches m ON m.id = s.match_id"
                        + " WHERE s.guest = ? AND m.status IN ('open', 'running')",
                guest);
    }

    /** Those that a guest has made and that are open or running. */
    public List<String> unfinishedOwned(String guest) {
        return ids("SELECT id FROM matches WHERE owner = ? AND status IN ('open', 'running')", guest);
    }

    /** Takes on matches in which the server has to act and nobody is about to; they are ours until the lease ends. */
    public List<String> claim(long now, long lease, int most) {
        String free = "SELECT id FROM matches WHERE due <= ? AND lease <= ? ORDER BY due LIMIT " + most
                + (postgres ? " FOR UPDATE SKIP LOCKED" : "");
        if (jdbi.<Integer, RuntimeException>withHandle(
                        handle -> handle.createQuery("SELECT count(*) FROM matches WHERE due <= ? AND lease <= ?")
                                .bind(0, now)
                                .bind(1, now)
                                .mapTo(Integer.class)
                                .one())
                == 0) {
            return List.of();
        }
        return writer.run(handle -> handle.createQuery(
                                "UPDATE matches SET node = ?, lease = ? WHERE id IN (" + free + ") RETURNING id")
                        .bind(0, node)
                        .bind(1, lease)
                        .bind(2, now)
                        .bind(3, now)
                        .mapTo(String.class)
                        .list())
                .join();
    }

    /** Leaves a match that this node has taken on alone until then. */
    public CompletableFuture<Integer> postpone(String match, long until) {
        return writer.run(
                handle -> handle.execute("UPDATE matches SET lease = ? WHERE id = ? AND node = ?", until, match, node));
    }

    /** Notes who is looking now. */
    public CompletableFuture<Void> seen(List<Sighting> sightings, long at) {
        return writer.seen(sightings, at);
    }

    /** When a person was last noted as looking at a match; 0 if never. */
    public long lastSeen(Sighting sighting) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT at FROM sightings WHERE match_id = ? AND seat = ?")
                .bind(0, sighting.match())
                .bind(1, sighting.seat())
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
    }

    /** Gives back all that this node has taken on, so that the next one need not wait until the leases end. */
    public CompletableFuture<Integer> release() {
        // with SQLite there is one server: what another has left behind is free as well
        String ours = postgres
                ? "id IN (SELECT id FROM matches WHERE due IS NOT NULL AND node = ? FOR UPDATE SKIP LOCKED)"
                : "due IS NOT NULL AND ? IS NOT NULL";
        return writer.run(handle -> handle.execute("UPDATE matches SET lease = 0 WHERE " + ours, node));
    }

    private List<String> ids(String sql, String argument) {
        return jdbi.withHandle(handle ->
                handle.createQuery(sql).bind(0, argument).mapTo(String.class).list());
    }
}
