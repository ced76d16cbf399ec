package ceiba.server.store;

import ceiba.engine.Refusal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only one that writes. It takes whatever waits, commits it in one transaction and only then says so: waiting for the
 * disk costs the same for one entry and for a thousand.
 */
public final class Writer implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Writer.class);
    private static final int MAX_AT_ONCE = 2000;
    private static final int MAX_WAITING = 20_000;
    private static final long BEAT_MILLIS = 1000;
    private static final long LATELY_NANOS = 5_000_000_000L;
    private static final long STOPPING_MILLIS = 3000;

    /** All nodes write in this order, so that two never wait for each other. */
    private static final Comparator<Job.Append> IN_ORDER = Comparator.<Job.Append, String>comparing(
                    append -> append.write().entry().match())
            .thenComparingLong(append -> append.write().entry().seq());

    /** PostgreSQL takes notes shorter than 8000 bytes. */
    private static final int MAX_NOTE_LENGTH = 7900;

    private static final String INSERT_ENTRY =
            "INSERT INTO entries (match_id, seq, kind, seat, step, body, client_key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    /** The same for all that wait, as columns: a statement for each would cost PostgreSQL more than the entries. */
    private static final String INSERT_ENTRIES =
            "INSERT INTO entries (match_id, seq, kind, seat, step, body, client_key, at)"
                    + " SELECT * FROM unnest(?::text[], ?::bigint[], ?::text[], ?::int[], ?::int[], ?::text[],"
                    + " ?::text[], ?::bigint[]) ON CONFLICT DO NOTHING RETURNING match_id, seq";

    private static final String PUT_ROW =
            "INSERT INTO matches (id, status, listed, owner, created, due, node, lease, result)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT (id) DO UPDATE SET status = excluded.status, due = excluded.due,"
                    + " node = excluded.node, lease = excluded.lease, result = excluded.result";
    private static final String PUT_SIGHTING = "INSERT INTO sightings (match_id, seat, at) VALUES (?, ?, ?)"
            + " ON CONFLICT (match_id, seat) DO UPDATE SET at = excluded.at WHERE excluded.at > sightings.at";
    private static final String PUT_BEAT = "INSERT INTO secrets (name, value) VALUES ('beat', ?)"
            + " ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    private static final String INSERT_SITTING =
            "INSERT INTO sittings (guest, match_id, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";

    /** Something to write; completed with its answer once it is on disk. */
    private sealed interface Job {

        CompletableFuture<?> done();

        default void fail(Throwable cause) {
            done().completeExceptionally(cause);
        }

        /** An entry. */
        record Append(Write write, CompletableFuture<Boolean> done) implements Job {}

        /** Who was seen when. */
        record Seen(List<Log.Sighting> sightings, long at, CompletableFuture<Void> done) implements Job {}

        /** Anything else, in a transaction of its own. */
        record Task<T>(Function<Handle, T> work, CompletableFuture<T> done) implements Job {
            Runnable run(Handle handle) {
                T answer = work.apply(handle);
                return () -> done.complete(answer);
            }
        }
    }

    private final Database database;
    private final String node;
    private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final List<Job> inHand = new ArrayList<>();
    private final Patience patience;
    private final Thread thread;
    private @Nullable Connection connection;
    /** For those jobs that want it; to make one takes longer than most of them. */
    private final Jdbi tasks = Jdbi.create(() -> Objects.requireNonNull(connection));

    private boolean ailing;
    private volatile long worked = System.nanoTime();
    private volatile boolean closed;
    private volatile boolean ended;

    public Writer(Database database, String node) {
        this(database, node, (thread, cause) -> LOGGER.error("the writer has died", cause));
    }

    /** @param mourner is told if the writer dies */
    public Writer(Database database, String node, Thread.UncaughtExceptionHandler mourner) {
        this(database, node, mourner, Duration.ofMillis(Database.PATIENCE_MILLIS));
    }

    /** @param longest for so long anybody waits for an answer */
    Writer(Database database, String node, Thread.UncaughtExceptionHandler mourner, Duration longest) {
        this.database = database;
        this.node = node;
        patience = new Patience(longest);
        thread = Thread.ofPlatform()
                .name("writer")
                .uncaughtExceptionHandler(mourner)
                .start(this::work);
    }

    CompletableFuture<Boolean> append(Write write) {
        return add(new Job.Append(write, new CompletableFuture<>())).done();
    }

    /** What comes of an entry, or a failure if that takes too long; it may be written all the same. */
    CompletableFuture<Boolean> inTime(CompletableFuture<Boolean> appended) {
        return patience.bounded(appended);
    }

    CompletableFuture<Void> seen(List<Log.Sighting> sightings, long at) {
        return patience.bounded(
                add(new Job.Seen(sightings, at, new CompletableFuture<>())).done());
    }

    /** Does some other writing, which fails if it takes too long. */
    public <T> CompletableFuture<T> run(Function<Handle, T> work) {
        return patience.bounded(
                add(new Job.Task<>(work, new CompletableFuture<>())).done());
    }

    /** How many wait. */
    public int waiting() {
        return queue.size();
    }

    /** Whether what is given to it now will be written, as far as that can be told. */
    public boolean ready() {
        return !ended && !closed && System.nanoTime() - worked < LATELY_NANOS;
    }

    private <J extends Job> J add(J job) {
        if (closed || ended) {
            job.fail(new Unavailable("the writer has stopped", null));
        } else if (queue.size() >= MAX_WAITING) {
            job.fail(new Unavailable("too much waits to be written", null));
        } else {
            queue.add(job);
            if (ended) {
                failAll(queue, new Unavailable("the writer has stopped", null));
            }
        }
        return job;
    }

    private void work() {
        try {
            while (!closed || !queue.isEmpty()) {
                take();
                write(inHand.stream()
                        .filter(job -> !(job instanceof Job.Task<?>))
                        .toList());
                for (Job job : inHand) {
                    if (job instanceof Job.Task<?>) {
                        write(List.of(job));
                    }
                }
                inHand.clear();
            }
            discard();
        } finally {
            ended = true;
            Unavailable end = new Unavailable("the writer has stopped", null);
            failAll(inHand, end);
            failAll(queue, end);
        }
    }

    private static void failAll(Collection<Job> jobs, Throwable cause) {
        jobs.removeIf(job -> {
            job.fail(cause);
            return true;
        });
    }

    /** What waits; if nothing does, a sign of life. */
    private void take() {
        try {
            Job first = queue.poll(BEAT_MILLIS, TimeUnit.MILLISECONDS);
            inHand.add(first == null ? beat() : first);
        } catch (InterruptedException e) {
            // closing: what still waits is written
        }
        queue.drainTo(inHand, MAX_AT_ONCE - inHand.size());
    }

    /** Asks the database for something; if it could not write the last time, it is to write something new. */
    private Job beat() {
        return new Job.Task<>(
                handle -> ailing
                        ? handle.execute(PUT_BEAT, String.valueOf(System.nanoTime()))
                        : handle.execute("SELECT 1"),
                new CompletableFuture<>());
    }

    /**
     * Commits jobs in one transaction. If it is the database that fails, they are tried again on a fresh connection: what was
     * written, although we were not told, is recognised by its number. If it is one of the jobs, each is tried on its own, for
     * it must not spoil the others.
     */
    private void write(List<Job> jobs) {
        if (jobs.isEmpty()) {
            return;
        }
        Exception failure = attempt(jobs);
        if (failure != null && Database.outOfOrder(failure) && !ailing && !(jobs.getFirst() instanceof Job.Task<?>)) {
            failure = attempt(jobs);
        }
        if (failure == null || !Database.outOfOrder(failure)) {
            ailing = false;
            worked = System.nanoTime();
            database.trouble().worked();
        }
        if (failure == null) {
            return;
        }
        if (Database.outOfOrder(failure)) {
            ailing = true;
            database.trouble().failed(failure);
        } else if (jobs.size() > 1) {
            jobs.forEach(job -> write(List.of(job)));
            return;
        }
        for (Job job : jobs) {
            job.fail(failure);
        }
        if (ailing && closed) {
            failAll(queue, failure); // it is not going to be better soon
        }
    }

    private @Nullable Exception attempt(List<Job> jobs) {
        try {
            connection = connection == null ? database.connection() : connection;
            commit(connection, jobs);
            return null;
        } catch (SQLException | RuntimeException e) {
            discard();
            return e;
        }
    }

    private void discard() {
        if (connection != null) {
            database.discard(connection);
            connection = null;
        }
    }

    private void commit(Connection connection, List<Job> jobs) throws SQLException {
        connection.setAutoCommit(false);
        List<Runnable> answers = new ArrayList<>(jobs.size());
        List<Job.Append> appends = new ArrayList<>(jobs.size());
        List<Job.Seen> seen = new ArrayList<>();
        for (Job job : jobs) {
            switch (job) {
                case Job.Append append -> appends.add(append);
                case Job.Seen sight -> {
                    seen.add(sight);
                    answers.add(() -> sight.done().complete(null));
                }
                case Job.Task<?> task -> answers.add(task.run(tasks.open()));
            }
        }
        List<Write> written = insertEntries(connection, appends, answers);
        putRows(connection, written);
        putSitters(connection, written);
        putSightings(connection, seen);
        notifyOthers(connection, written);
        connection.setAutoCommit(true); // commits; after a commit() SQLite's driver would begin anew and keep the lock
        answers.forEach(Runnable::run);
    }

    private List<Write> insertEntries(Connection connection, List<Job.Append> appends, List<Runnable> answers)
            throws SQLException {
        List<Write> written = new ArrayList<>(appends.size());
        if (appends.isEmpty()) {
            return written;
        }
        appends.sort(IN_ORDER);
        boolean[] done = database.postgres() ? insertColumns(connection, appends) : insertRows(connection, appends);
        for (int i = 0; i < done.length; i++) {
            Job.Append append = appends.get(i);
            boolean inserted = done[i];
            answers.add(() -> append.done().complete(inserted));
            if (inserted) {
                written.add(append.write());
            }
        }
        return written;
    }

    /** One by one; tells which of them were new. */
    private static boolean[] insertRows(Connection connection, List<Job.Append> appends) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(INSERT_ENTRY)) {
            for (Job.Append append : appends) {
                Entry entry = append.write().entry();
                insert.setString(1, entry.match());
                insert.setLong(2, entry.seq());
                insert.setString(3, entry.kind().name());
                insert.setInt(4, entry.seat());
                insert.setInt(5, entry.step());
                insert.setString(6, entry.body());
                insert.setString(7, entry.key());
                insert.setLong(8, entry.at());
                insert.addBatch();
            }
            int[] counts = insert.executeBatch();
            boolean[] done = new boolean[counts.length];
            for (int i = 0; i < counts.length; i++) {
                done[i] = counts[i] > 0;
            }
            return done;
        }
    }

    /** All at once, for PostgreSQL; tells which of them were new. */
    private static boolean[] insertColumns(Connection connection, List<Job.Append> appends) throws SQLException {
        List<Entry> entries =
                appends.stream().map(append -> append.write().entry()).toList();
        Map<Place, Integer> places = new HashMap<>();
        for (int i = 0; i < entries.size(); i++) { // of two with one number the first is inserted
            places.putIfAbsent(new Place(entries.get(i).match(), entries.get(i).seq()), i);
        }
        try (PreparedStatement insert = connection.prepareStatement(INSERT_ENTRIES)) {
            setColumn(insert, 1, "text", entries, Entry::match);
            setColumn(insert, 2, "bigint", entries, Entry::seq);
            setColumn(insert, 3, "text", entries, entry -> entry.kind().name());
            setColumn(insert, 4, "int", entries, Entry::seat);
            setColumn(insert, 5, "int", entries, Entry::step);
            setColumn(insert, 6, "text", entries, Entry::body);
            setColumn(insert, 7, "text", entries, Entry::key);
            setColumn(insert, 8, "bigint", entries, Entry::at);
            boolean[] done = new boolean[entries.size()];
            try (ResultSet inserted = insert.executeQuery()) {
                while (inserted.next()) {
                    Integer index = places.get(new Place(inserted.getString(1), inserted.getLong(2)));
                    done[Objects.requireNonNull(index)] = true;
                }
            }
            return done;
        }
    }

    /** Where an entry is in the log. */
    private record Place(String match, long seq) {}

    private static void setColumn(
            PreparedStatement insert, int index, String type, List<Entry> entries, Function<Entry, @Nullable Object> of)
            throws SQLException {
        Object[] values = new Object[entries.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = of.apply(entries.get(i));
        }
        insert.setArray(index, insert.getConnection().createArrayOf(type, values));
    }

    private void putRows(Connection connection, List<Write> written) throws SQLException {
        if (written.stream().allMatch(write -> write.row() == null)) {
            return;
        }
        try (PreparedStatement put = connection.prepareStatement(PUT_ROW)) {
            for (Write write : written) {
                Write.Row row = write.row();
                if (row == null) {
                    continue;
                }
                put.setString(1, row.id());
                put.setString(2, row.status());
                put.setInt(3, row.listed() ? 1 : 0);
                put.setString(4, row.owner());
                put.setLong(5, row.created());
                if (row.due() == null) {
                    put.setNull(6, Types.BIGINT);
                } else {
                    put.setLong(6, row.due());
                }
                put.setString(7, node);
                put.setLong(8, row.lease());
                put.setString(9, row.result());
                put.addBatch();
            }
            put.executeBatch();
        }
    }

    private static void putSitters(Connection connection, List<Write> written) throws SQLException {
        if (written.stream().allMatch(write -> write.sitters().isEmpty())) {
            return;
        }
        try (PreparedStatement sit = connection.prepareStatement(INSERT_SITTING)) {
            for (Write write : written) {
                for (String guest : write.sitters()) {
                    sit.setString(1, guest);
                    sit.setString(2, write.entry().match());
                    sit.setLong(3, write.entry().at());
                    sit.addBatch();
                }
            }
            sit.executeBatch();
        }
    }

    private static void putSightings(Connection connection, List<Job.Seen> seen) throws SQLException {
        if (seen.isEmpty()) {
            return;
        }
        Map<Log.Sighting, Long> latest = new TreeMap<>();
        seen.forEach(job -> job.sightings().forEach(sighting -> latest.merge(sighting, job.at(), Math::max)));
        try (PreparedStatement put = connection.prepareStatement(PUT_SIGHTING)) {
            for (Map.Entry<Log.Sighting, Long> one : latest.entrySet()) {
                put.setString(1, one.getKey().match());
                put.setInt(2, one.getKey().seat());
                put.setLong(3, one.getValue());
                put.addBatch();
            }
            put.executeBatch();
        }
    }

    /** Tells the other nodes which matches changed. */
    private void notifyOthers(Connection connection, List<Write> written) throws SQLException {
        if (!database.postgres() || written.isEmpty()) {
            return;
        }
        try (PreparedStatement send = connection.prepareStatement("SELECT pg_notify('" + Wakes.CHANNEL + "', ?)")) {
            StringBuilder note = new StringBuilder();
            for (Write write : written) {
                String part = write.entry().match() + " " + write.entry().seq();
                if (note.length() + part.length() + 1 > MAX_NOTE_LENGTH) {
                    send(send, note);
                }
                note.append(note.isEmpty() ? "" : ",").append(part);
            }
            send(send, note);
        }
    }

    private static void send(PreparedStatement send, StringBuilder note) throws SQLException {
        send.setString(1, note.toString());
        send.execute();
        note.setLength(0);
    }

    /** Writes what waits and stops; a database that does not answer is not waited for. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            if (!thread.join(Duration.ofMillis(STOPPING_MILLIS))) {
                LOGGER.error("the writer did not stop; {} writes were not made", queue.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal("interrupted while writing", e);
        } finally {
            patience.close();
        }
    }
}
