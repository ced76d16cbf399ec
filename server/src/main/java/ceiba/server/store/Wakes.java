package ceiba.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Hears from PostgreSQL which matches other nodes have written to, and what has become of guests there. */
public final class Wakes implements AutoCloseable {

    static final String CHANNEL = "ceiba_entries";
    private static final String GUESTS = "ceiba_guests";

    private static final int LISTEN_MILLIS = 500;
    private static final long CHECK_NANOS = 10_000_000_000L;
    private static final int RETRY_MILLIS = 1000;

    private final Database database;
    private final ObjLongConsumer<String> changed;
    private final Consumer<String> guests;
    private final Runnable missed;
    private volatile boolean closed;

    /**
     * @param changed is told the match and its new sequence number
     * @param guests is told what {@link #tellOfGuest} was
     * @param missed is told when notes may have been lost
     * @param mourner is told if we can listen no more
     */
    public Wakes(
            Database database,
            ObjLongConsumer<String> changed,
            Consumer<String> guests,
            Runnable missed,
            Thread.UncaughtExceptionHandler mourner) {
        this.database = database;
        this.changed = changed;
        this.guests = guests;
        this.missed = missed;
        Thread.ofPlatform()
                .name("wakes")
                .daemon()
                .uncaughtExceptionHandler(mourner)
                .start(this::work);
    }

    /** Lets all nodes know about a guest, this one as well, once what was written with it is on disk. */
    public static void tellOfGuest(Handle handle, String note) {
        handle.execute("SELECT pg_notify('" + GUESTS + "', ?)", note);
    }

    private void work() {
        while (!closed) {
            try (Connection connection = database.connection()) {
                listen(connection);
            } catch (SQLException | RuntimeException e) {
                if (!closed) {
                    database.trouble().failed(e);
                    pause();
                }
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
            statement.execute("LISTEN " + GUESTS);
            missed.run();
            PGConnection notes = connection.unwrap(PGConnection.class);
            long checked = System.nanoTime();
            while (!closed) {
                if (System.nanoTime() - checked > CHECK_NANOS) { // silence alone does not tell that anybody is there
                    statement.execute("SELECT 1");
                    database.compareTime();
                    checked = System.nanoTime();
                }
                PGNotification[] received = notes.getNotifications(LISTEN_MILLIS);
                for (PGNotification note : received == null ? new PGNotification[0] : received) {
                    hear(note);
                }
            }
            statement.execute("UNLISTEN *");
        }
    }

    private void hear(PGNotification note) {
        if (note.getName().equals(GUESTS)) {
            guests.accept(note.getParameter());
            return;
        }
        for (String part : note.getParameter().split(",", -1)) {
            int space = part.indexOf(' ');
            changed.accept(part.substring(0, space), Long.parseLong(part.substring(space + 1)));
        }
    }

    private static void pause() {
        try {
            Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
    }
}
