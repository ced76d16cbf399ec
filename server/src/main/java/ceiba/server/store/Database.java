package ceiba.server.store;

import ceiba.engine.Refusal;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The database: a file of SQLite's in the data folder, or a PostgreSQL. Knows how to open it and bring it up to date. */
public final class Database implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Database.class);
    /** Of the tables: the number of the last V*.sql. */
    private static final int VERSION = 3;

    private static final String MIGRATIONS = "migrations";
    private static final int READERS = 4;
    private static final long PATIENCE = 5_000;

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final @Nullable FileChannel lock;

    private Database(HikariDataSource source, @Nullable FileChannel lock) {
        this.source = source;
        this.lock = lock;
        jdbi = Jdbi.create(source);
    }

    /**
     * SQLite in a folder, which is made if it is not there.
     *
     * @throws Refusal if it cannot be opened
     */
    public static Database inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new Refusal("the data folder " + folder + " cannot be made: " + e, e);
        }
        FileChannel lock = lock(folder);
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL); // an acknowledged choice survives a power cut
        config.setBusyTimeout((int) PATIENCE);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        SQLiteDataSource sqlite = new SQLiteDataSource(config);
        sqlite.setUrl("jdbc:sqlite:" + folder.resolve("ceiba.db"));
        HikariConfig pool = pool();
        pool.setDataSource(sqlite);
        try {
            return open(pool, lock, "the database in " + folder);
        } catch (Refusal e) {
            close(lock);
            throw e;
        }
    }

    /** With SQLite there is one server: what it has in memory is what is on disk. */
    private static FileChannel lock(Path folder) {
        try {
            FileChannel channel =
                    FileChannel.open(folder.resolve("ceiba.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            boolean ours = false;
            try {
                ours = channel.tryLock() != null;
            } catch (OverlappingFileLockException e) {
                LOGGER.debug("the folder is used by another server in this process", e);
            }
            if (!ours) {
                close(channel);
                throw new Refusal("another server uses the data folder " + folder);
            }
            return channel;
        } catch (IOException e) {
            throw new Refusal("the data folder " + folder + " is not writable: " + e, e);
        }
    }

    private static void close(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A PostgreSQL by its JDBC address.
     *
     * @throws Refusal if it cannot be reached
     */
    public static Database at(String url) {
        String address = url.startsWith("jdbc:") ? url : "jdbc:" + url.replaceFirst("^postgres:", "postgresql:");
        if (!address.startsWith("jdbc:postgresql:")) {
            throw new Refusal("--database takes the address of a PostgreSQL, such as"
                    + " postgresql://localhost/ceiba?user=ceiba, not '" + url + "'");
        }
        HikariConfig pool = pool();
        pool.setJdbcUrl(address);
        return open(pool, null, "the database at " + address.replaceFirst("\\?.*", ""));
    }

    private static HikariConfig pool() {
        HikariConfig pool = new HikariConfig();
        pool.setMaximumPoolSize(READERS + 2); // and the writer, and the one that listens
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(PATIENCE);
        return pool;
    }

    private static Database open(HikariConfig pool, @Nullable FileChannel lock, String name) {
        HikariDataSource source;
        try {
            source = new HikariDataSource(pool);
        } catch (RuntimeException e) {
            throw new Refusal(name + " cannot be opened: " + rootMessage(e), e);
        }
        try {
            migrate(source, lock == null, name);
        } catch (FlywayException e) {
            source.close();
            throw new Refusal(name + " cannot be brought up to date: " + rootMessage(e), e);
        } catch (Refusal e) {
            source.close();
            throw e;
        }
        return new Database(source, lock);
    }

    private static void migrate(HikariDataSource source, boolean postgres, String name) {
        int version = version(source);
        if (version > VERSION) {
            throw new Refusal(name + " was made by a newer version of ceiba (its tables have version " + version
                    + ", we know " + VERSION + ")");
        }
        if (version < VERSION) { // else we need not wait for Flyway, which takes as long as all the rest of the start
            Flyway.configure(Database.class.getClassLoader())
                    .dataSource(source)
                    .locations("classpath:ceiba/server/store")
                    .placeholders(Map.of("entries_options", postgres ? "" : "WITHOUT ROWID"))
                    .table(MIGRATIONS)
                    .load()
                    .migrate();
        }
    }

    /** The version of the tables as Flyway has noted it; 0 if there are none. */
    private static int version(HikariDataSource source) {
        try (Connection connection = source.getConnection();
                ResultSet tables = connection.getMetaData().getTables(null, null, MIGRATIONS, null)) {
            if (!tables.next()) {
                return 0;
            }
            try (Statement statement = connection.createStatement();
                    ResultSet versions = statement.executeQuery("SELECT version FROM " + MIGRATIONS)) {
                int newest = 0;
                while (versions.next()) {
                    newest = Math.max(newest, versions.getInt(1));
                }
                return newest;
            }
        } catch (SQLException e) {
            throw new Refusal("the database cannot be read: " + e.getMessage(), e);
        }
    }

    private static String rootMessage(Throwable thrown) {
        Throwable cause = thrown;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage());
    }

    /** For reading. */
    public Jdbi jdbi() {
        return jdbi;
    }

    public boolean postgres() {
        return lock == null;
    }

    Connection connection() throws SQLException {
        return source.getConnection();
    }

    @Override
    public void close() {
        source.close();
        if (lock != null) {
            close(lock);
        }
    }
}
