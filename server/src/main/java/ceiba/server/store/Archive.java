package ceiba.server.store;

import ceiba.engine.Refusal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** A server's database, read by somebody who is not the server and does not disturb it: it may run meanwhile. */
public final class Archive implements AutoCloseable {

    private static final int PATIENCE = 10_000;

    /** What is kept of one match. */
    public record Held(String id, List<Entry> entries, Log.@Nullable Kept kept) {}

    private final Connection connection;
    private final boolean postgres;

    private Archive(Connection connection, boolean postgres) {
        this.connection = connection;
        this.postgres = postgres;
    }

    /**
     * That of a server with its data in a folder.
     *
     * @throws Refusal if there is none, or it is not of our version
     */
    public static Archive inFolder(Path folder) {
        Path file = folder.resolve(Database.FILE);
        if (!Files.isRegularFile(file)) {
            throw new Refusal("there is no database in " + folder);
        }
        return ofFile(file, Database.VERSION);
    }

    /** That in a file of SQLite's, of this version or a later one that we know. */
    static Archive ofFile(Path file, int oldest) {
        return opened("jdbc:sqlite:" + file + "?busy_timeout=" + PATIENCE, file.toString(), false, oldest);
    }

    /** That in a PostgreSQL. */
    public static Archive at(String url) {
        String address = Database.address(url);
        return opened(address, "the database at " + Database.withoutSecrets(address), true, Database.VERSION);
    }

    private static Archive opened(String address, String name, boolean postgres, int oldest) {
        try {
            Connection connection = DriverManager.getConnection(address);
            try {
                checkVersion(Database.version(connection), oldest, name);
                connection.setAutoCommit(false);
                if (postgres) {
                    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
                }
                return new Archive(connection, postgres);
            } catch (SQLException | RuntimeException e) {
                connection.close();
                throw e;
            }
        } catch (SQLException e) {
            throw new Refusal(name + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static void checkVersion(int version, int oldest, String name) {
        if (version == 0) {
            throw new Refusal(name + " is no database of a server");
        }
        if (version > Database.VERSION) {
            throw new Refusal(name + " was made by a newer version of ceiba");
        }
        if (version < oldest) {
            throw new Refusal(name + " was made by an older version of ceiba; start the server once");
        }
    }

    /** What the database itself finds wrong with its file; nothing for a PostgreSQL, which has tools of its own for that. */
    public List<String> damage() {
        if (postgres) {
            return List.of();
        }
        return reading(handle -> handle.createQuery("PRAGMA integrity_check(20)").mapTo(String.class).stream()
                .filter(line -> !line.equals("ok"))
                .toList());
    }

    /** How many guests it knows. */
    public int guests() {
        return reading(handle -> handle.createQuery("SELECT count(*) FROM guests")
                .mapTo(Integer.class)
                .one());
    }

    /** The ids of all matches, of those as well that have no entries or no row. */
    public List<String> matches() {
        return reading(
                handle -> handle.createQuery("SELECT id FROM matches UNION SELECT match_id FROM entries ORDER BY 1")
                        .mapTo(String.class)
                        .list());
    }

    /** All that is kept of a match, as it was at one moment. */
    public Held match(String id) {
        return reading(handle -> {
            List<Entry> entries = handle.createQuery("SELECT * FROM entries WHERE match_id = ? ORDER BY seq")
                    .bind(0, id)
                    .map(Log.ENTRY)
                    .list();
            Optional<Log.Kept> kept = handle.createQuery("SELECT status, result FROM matches WHERE id = ?")
                    .bind(0, id)
                    .map((row, context) -> new Log.Kept(row.getString(1), row.getString(2)))
                    .findOne();
            return new Held(id, entries, kept.orElse(null));
        });
    }

    /** For reading all of it at one moment. */
    Connection connection() {
        return connection;
    }

    private <T> T reading(Function<Handle, T> read) {
        try {
            T found = read.apply(Jdbi.open(connection));
            connection.rollback(); // nothing was written: the next reading sees what has come meanwhile
            return found;
        } catch (SQLException e) {
            throw new Refusal("the database cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
