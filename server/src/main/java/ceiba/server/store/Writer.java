package ceiba.server.store;

import ceiba.engine.Refusal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
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
    /** PostgreSQL takes notes shorter than 8000 bytes. */
    private static final int MAX_NOTE_LENGTH = 7900;

    private static final String INSERT_ENTRY =
            "INSERT INTO entries (match_id, seq, kind, seat, step, body, client_key, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String PUT_ROW =
            "INSERT INTO matches (id, status, listed, owner, created, due, node, lease, result)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT (id) DO UPDATE SET status = excluded.status, due = excluded.due,"
                    + " node = excluded.node, lease = excluded.lease, result = excluded.result";
    private static final String INSERT_SITTING =
            "INSERT INTO sittings (guest, match_id, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";

    /** Something to write; completed with its answer once it is on disk. */
    private sealed interface Job {

        void fail(Throwable cause);

        /** An entry. */
        record Append(Write write, CompletableFuture<Boolean> done) implements Job {
            @Override
            public void fail(Throwable cause) {
                done.completeExceptionally(cause);
            }
        }

        /** Anything else. */
        record Task<T>(Function<Handle, T> work, CompletableFuture<T> done) implements Job {
            Runnable run(Handle handle) {
                T answer = work.apply(handle);
                return () -> done.complete(answer);
            }

            @Override
            public void fail(Throwable cause) {
                done.completeExceptionally(cause);
            }
        }
    }

    private final Database database;
    private final String node;
    private final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    public Writer(Database database, String node) {
        this.database = database;
        this.node = node;
        thread = Thread.ofPlatform().name("writer").start(this::work);
    }

    CompletableFuture<Boolean> append(Write write) {
        return add(new Job.Append(write, new CompletableFuture<>())).done();
    }

    /** Does some other writing in the same transaction as the rest. */
    public <T> CompletableFuture<T> run(Function<Handle, T> work) {
        return add(new Job.Task<>(work, new CompletableFuture<>())).done();
    }

    /** How many wait. */
    public int waiting() {
        return queue.size();
    }

    private <J extends Job> J add(J job) {
        if (closed) {
            job.fail(new IllegalStateException("the writer is closed"));
        } else {
            queue.add(job);
        }
        return job;
    }

    private void work() {
        @Nullable Connection connection = null;
        List<Job> jobs = new ArrayList<>();
        while (!closed || !queue.isEmpty()) {
            jobs.clear();
            try {
                jobs.add(queue.take());
            } catch (InterruptedException e) {
                continue; // closing: what still waits is written
            }
            queue.drainTo(jobs, MAX_AT_ONCE - 1);
            try {
                connection = connection == null ? database.connection() : connection;
                commit(connection, jobs);
            } catch (SQLException | RuntimeException e) {
                connection = discard(connection);
                connection = oneByOne(jobs, e);
            }
        }
        discard(connection);
        for (Job late = queue.poll(); late != null; late = queue.poll()) {
            late.fail(new IllegalStateException("the writer is closed"));
        }
    }

    /** One bad job must not spoil the others: each again, on its own. */
    private @Nullable Connection oneByOne(List<Job> jobs, Exception first) {
        LOGGER.warn("a group of {} writes failed", jobs.size(), first);
        @Nullable Connection connection = null;
        for (Job job : jobs) {
            try {
                connection = connection == null ? database.connection() : connection;
                commit(connection, List.of(job));
            } catch (SQLException | RuntimeException e) {
                connection = discard(connection);
                job.fail(e);
            }
        }
        return connection;
    }

    private static @Nullable Connection discard(@Nullable Connection connection) {
        if (connection != null) {
            try (connection) {
                connection.rollback();
            } catch (SQLException e) {
                LOGGER.debug("a broken connection was thrown away", e);
            }
        }
        return null;
    }

    private void commit(Connection connection, List<Job> jobs) throws SQLException {
        connection.setAutoCommit(false);
        List<Runnable> answers = new ArrayList<>(jobs.size());
        List<Job.Append> appends = new ArrayList<>(jobs.size());
        for (Job job : jobs) {
            if (job instanceof Job.Append append) {
                appends.add(append);
            }
        }
        List<Write> written = insertEntries(connection, appends, answers);
        putRows(connection, written);
        notifyOthers(connection, written);
        for (Job job : jobs) {
            if (job instanceof Job.Task<?> task) {
                answers.add(run(connection, task));
            }
        }
        connection.setAutoCommit(true); // commits; after a commit() SQLite's driver would begin anew and keep the lock
        answers.forEach(Runnable::run);
    }

    private static Runnable run(Connection connection, Job.Task<?> task) {
        Handle handle = Jdbi.open(connection);
        return task.run(handle);
    }

    private static List<Write> insertEntries(Connection connection, List<Job.Append> appends, List<Runnable> answers)
            throws SQLException {
        List<Write> written = new ArrayList<>(appends.size());
        if (appends.isEmpty()) {
            return written;
        }
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
            for (int i = 0; i < counts.length; i++) {
                Job.Append append = appends.get(i);
                boolean done = counts[i] > 0;
                answers.add(() -> append.done().complete(done));
                if (done) {
                    written.add(append.write());
                }
            }
        }
        return written;
    }

    private void putRows(Connection connection, List<Write> written) throws SQLException {
        if (written.stream().allMatch(write -> write.row() == null)) {
            return;
        }
        try (PreparedStatement put = connection.prepareStatement(PUT_ROW);
                PreparedStatement sit = connection.prepareStatement(INSERT_SITTING)) {
            boolean sitters = false;
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
                for (String guest : write.sitters()) {
                    sit.setString(1, guest);
                    sit.setString(2, row.id());
                    sit.setLong(3, write.entry().at());
                    sit.addBatch();
                    sitters = true;
                }
            }
            put.executeBatch();
            if (sitters) {
                sit.executeBatch();
            }
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

    /** Writes what waits and stops. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal("interrupted while writing", e);
        }
    }
}
