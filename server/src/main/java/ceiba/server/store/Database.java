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
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteException;

/** The database: a file of SQLite's in the data folder, or a PostgreSQL. Knows how to open it and bring it up to date. */
public final class Database implements AutoCloseable {

    private static final Logger LOGGER = LoggerFactory.getLogger(Database.class);
    /** Of the tables: the number of the last V*.sql. */
    static final int VERSION = 5;

    /** SQLite's file in the data folder. */
    static final String FILE = "ceiba.db";

    private static final String MIGRATIONS = "migrations";
    private static final int READERS = 4;
    /** For so long a call waits for the database at most. */
    public static final long PATIENCE_MILLIS = 10_000;

    private static final long CONNECTING_MILLIS = 3_000;
    private static final long CHECKING_MILLIS = 1_500;
    private static final int BUSY_MILLIS = 5_000;
    /** The pages that a thousand running matches write to stay in memory. */
    private static final int CACHE_KIB = 16_384;
    /** A page that is written to again and again is moved from SQLite's log to its place once in so many pages: 32 MB. */
    private static final int LOG_PAGES = 8_192;

    private static final String ANSWER_SECONDS = "5";
    /** PostgreSQL is not to go on with what we have given up, nor to hold for a server that hangs what others wait for. */
    private static final String LET_GO =
            "SET statement_timeout = '4s'; SET idle_in_transaction_session_timeout = '10s'";

    /** What SQLite says if a statement of ours is at fault: error, too big, constraint, mismatch, misuse, range. */
    private static final Set<Integer> OUR_MISTAKES = Set.of(1, 18, 19, 20, 21, 25);

    /** The same for PostgreSQL, and two transactions in each other's way. */
    private static final Pattern OUR_STATES = Pattern.compile("0A|21|22|23|40|42");

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private final Trouble trouble = new Trouble();
    private final Time time;
    private final @Nullable FileChannel lock;

    private Database(HikariDataSource source, @Nullable FileChannel lock) {
        this.source = source;
        this.lock = lock;
        jdbi = Jdbi.create(source);
        time = new Time(lock == null ? clock() : System.currentTimeMillis(), System::nanoTime);
    }

    /**
     * SQLite in a folder, which is made if it is not there.
     *
     * @throws Refusal if it cannot be opened
     */
    public static Database inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
            Privacy.keep(folder, List.of("ceiba.lock", "ceiba.db"), List.of("ceiba.db-wal", "ceiba.db-shm"));
        } catch (IOException e) {
            throw new Refusal("the data folder " + folder + " cannot be made: " + e, e);
        }
        FileChannel lock = lock(folder);
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL); // an acknowledged choice survives a power cut
        config.setBusyTimeout(BUSY_MILLIS);
        config.setCacheSize(-CACHE_KIB);
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, String.valueOf(LOG_PAGES));
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        SQLiteDataSource sqlite = new SQLiteDataSource(config);
        sqlite.setUrl("jdbc:sqlite:" + folder.resolve(FILE));
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
    static FileChannel lock(Path folder) {
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
        String address = address(url);
        HikariConfig pool = pool();
        pool.setJdbcUrl(address);
        pool.addDataSourceProperty("connectTimeout", ANSWER_SECONDS);
        pool.addDataSourceProperty("loginTimeout", ANSWER_SECONDS);
        pool.addDataSourceProperty("socketTimeout", ANSWER_SECONDS);
        pool.addDataSourceProperty("tcpKeepAlive", "true");
        pool.setConnectionInitSql(LET_GO);
        return open(pool, null, "the database at " + withoutSecrets(address));
    }

    /** As the driver wants it. */
    static String address(String url) {
        String address = url.startsWith("jdbc:") ? url : "jdbc:" + url.replaceFirst("^postgres:", "postgresql:");
        if (!address.startsWith("jdbc:postgresql:")) {
            throw new Refusal("--database takes the address of a PostgreSQL, such as"
                    + " postgresql://localhost/ceiba?user=ceiba, not '" + url + "'");
        }
        return address;
    }

    static String withoutSecrets(String address) {
        return address.replaceFirst("\\?.*", "");
    }

    private static HikariConfig pool() {
        HikariConfig pool = new HikariConfig();
        pool.setMaximumPoolSize(READERS + 2); // and the writer, and the one that listens
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(CONNECTING_MILLIS);
        pool.setValidationTimeout(CHECKING_MILLIS);
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
            HikariConfig patient = new HikariConfig();
            source.copyStateTo(patient);
            patient.addDataSourceProperty("socketTimeout", "0"); // it may take long to change large tables
            patient.setConnectionInitSql(null);
            try (HikariDataSource unhurried = postgres ? new HikariDataSource(patient) : null) {
                Flyway.configure(Database.class.getClassLoader())
                        .dataSource(unhurried == null ? source : unhurried)
                        .locations("classpath:ceiba/server/store")
                        .placeholders(Map.of("entries_options", postgres ? "" : "WITHOUT ROWID"))
                        .table(MIGRATIONS)
                        .load()
                        .migrate();
            }
        }
    }

    /** The version of the tables as Flyway has noted it; 0 if there are none. */
    private static int version(HikariDataSource source) {
        try (Connection connection = source.getConnection()) {
            return version(connection);
        } catch (SQLException e) {
            throw new Refusal("the database cannot be read: " + e.getMessage(), e);
        }
    }

    static int version(Connection connection) throws SQLException {
        try (ResultSet tables = connection.getMetaData().getTables(null, null, MIGRATIONS, null)) {
            if (!tables.next()) {
                return 0;
            }
        }
        try (Statement statement = connection.createStatement();
                ResultSet versions = statement.executeQuery("SELECT version FROM " + MIGRATIONS)) {
            int newest = 0;
            while (versions.next()) {
                newest = Math.max(newest, versions.getInt(1));
            }
            return newest;
        }
    }

    /** What went wrong at the start, as a refusal if it is the database's fault: it is damaged, say. */
    public static RuntimeException atTheStart(RuntimeException failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException && !(failure instanceof Refusal)) {
                return new Refusal("the database cannot be used: " + cause.getMessage(), failure);
            }
        }
        return failure;
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

    /** Whom to tell that the database does not work. */
    public Trouble trouble() {
        return trouble;
    }

    /** The time that all servers on this database share; nobody can set it while they run. */
    public InstantSource time() {
        return time;
    }

    /** Compares the time with the clock of a PostgreSQL. */
    void compareTime() {
        time.follow(clock());
    }

    private long clock() {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
                        .mapTo(Long.class)
                        .one());
    }

    /** Whether something failed because of the database, and not because of what we asked it to do. */
    public static boolean outOfOrder(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            switch (cause) {
                case Unavailable _, TimeoutException _ -> {
                    return true;
                }
                case SQLiteException lite -> {
                    return !OUR_MISTAKES.contains(lite.getErrorCode() & 0xff);
                }
                case SQLException sql -> {
                    String state = sql.getSQLState();
                    return state == null || !OUR_STATES.matcher(state).lookingAt();
                }
                default -> {}
            }
        }
        return false;
    }

    public boolean postgres() {
        return lock == null;
    }

    Connection connection() throws SQLException {
        return source.getConnection();
    }

    /** Gives back a connection on which something failed: nobody knows in what state it is. */
    void discard(Connection broken) {
        source.evictConnection(broken);
    }

    @Override
    public void close() {
        source.close();
        if (lock != null) {
            close(lock);
        }
    }
}
