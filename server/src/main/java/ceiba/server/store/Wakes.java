package ceiba.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.ObjLongConsumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears from PostgreSQL which matches other nodes have written to. */
public final class Wakes implements AutoCloseable {

    static final String CHANNEL = "ceiba_entries";

    private static final Logger LOGGER = LoggerFactory.getLogger(Wakes.class);
    private static final int LISTEN_MILLIS = 500;
    private static final int RETRY_MILLIS = 1000;

    private final Database database;
    private final ObjLongConsumer<String> changed;
    private final Runnable missed;
    private volatile boolean closed;

    /**
     * @param changed is told the match and its new sequence number
     * @param missed is told when notes may have been lost
     */
    public Wakes(Database database, ObjLongConsumer<String> changed, Runnable missed) {
        this.database = database;
        this.changed = changed;
        this.missed = missed;
        Thread.ofPlatform().name("wakes").daemon().start(this::work);
    }

    private void work() {
        while (!closed) {
            try (Connection connection = database.connection()) {
                listen(connection);
            } catch (SQLException e) {
                if (!closed) {
                    LOGGER.warn("not listening to the database for a moment", e);
                    pause();
                }
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
            missed.run();
            PGConnection notes = connection.unwrap(PGConnection.class);
            while (!closed) {
                PGNotification[] received = notes.getNotifications(LISTEN_MILLIS);
                for (PGNotification note : received == null ? new PGNotification[0] : received) {
                    for (String part : note.getParameter().split(",", -1)) {
                        int space = part.indexOf(' ');
                        changed.accept(part.substring(0, space), Long.parseLong(part.substring(space + 1)));
                    }
                }
            }
            statement.execute("UNLISTEN " + CHANNEL);
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
