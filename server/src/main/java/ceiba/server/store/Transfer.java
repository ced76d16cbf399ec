package ceiba.server.store;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Copies of a PostgreSQL: files as {@link Backup} makes them of a SQLite database, so that either can become the other. */
public final class Transfer {

    /** All that is kept. Not who serves at the moment, nor Flyway's notes, which each database has of itself. */
    private static final List<String> TABLES =
            List.of("secrets", "guests", "matches", "sittings", "entries", "sightings", "restraints");

    /** A server says every five seconds that it is there. */
    private static final String SERVERS =
            "SELECT count(*) FROM nodes WHERE seen > extract(epoch FROM clock_timestamp()) * 1000 - 15000";

    private static final String PEOPLE = "SELECT (SELECT count(*) FROM guests) + (SELECT count(*) FROM matches)";
    private static final int ROWS_AT_ONCE = 1000;

    private Transfer() {}

    /**
     * Writes all that is in a PostgreSQL at one moment into a file that only its owner may read. The file is complete or not
     * there.
     *
     * @return its size in bytes
     * @throws Refusal if no server has its data there, or the file exists and is not to be replaced
     */
    public static long make(String url, Path file, boolean replace) {
        Backup.checkTarget(file, replace);
        Path parent = file.toAbsolutePath().getParent();
        return within(parent == null ? Path.of("/") : parent, folder -> {
            try (Archive archive = Archive.at(url);
                    Database copy = Database.inFolder(folder);
                    Connection into = copy.connection()) {
                copy(archive.connection(), into);
            }
            return Backup.make(folder, file, replace);
        });
    }

    /**
     * Puts such a file into a PostgreSQL, all of it or nothing. What was there is gone then.
     *
     * @throws Refusal if a server runs on the database, the file is not sound, or there is something that is not to be
     *     replaced
     */
    public static void restore(Path file, String url, boolean replace) {
        String address = Database.address(url);
        within(
                Path.of(System.getProperty("java.io.tmpdir")),
                folder -> { // the file may lie where nothing can be written
                    Backup.restore(file, folder, false);
                    Database.at(url).close(); // which has the tables then
                    try (Database copy = Database.inFolder(folder); // of today's version, whatever the file's is
                            Connection from = copy.connection();
                            Connection into = DriverManager.getConnection(address);
                            Statement statement = into.createStatement()) {
                        into.setAutoCommit(false);
                        statement.execute("LOCK TABLE " + String.join(", ", TABLES) + " IN ACCESS EXCLUSIVE MODE");
                        if (count(statement, SERVERS) > 0) {
                            throw new Refusal("a server uses the database, or was killed less than 15 seconds ago");
                        }
                        if (count(statement, PEOPLE) > 0 && !replace) {
                            throw new Refusal(
                                    "there are guests or matches in the database already; --replace deletes them");
                        }
                        statement.execute("TRUNCATE " + String.join(", ", TABLES));
                        copy(from, into);
                    }
                    return 0L;
                });
    }

    private static long count(Statement statement, String query) throws SQLException {
        try (ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    /** Every row of every table, in one transaction on either side. */
    private static void copy(Connection from, Connection into) throws SQLException {
        from.setAutoCommit(false); // else PostgreSQL's driver would read a whole table into memory
        into.setAutoCommit(false);
        for (String table : TABLES) {
            try (Statement statement = from.createStatement()) {
                statement.setFetchSize(ROWS_AT_ONCE);
                try (ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
                    insert(table, rows, into);
                }
            }
        }
        into.commit();
    }

    private static void insert(String table, ResultSet rows, Connection into) throws SQLException {
        int columns = rows.getMetaData().getColumnCount();
        StringBuilder names = new StringBuilder();
        for (int column = 1; column <= columns; column++) {
            names.append(column == 1 ? "" : ", ").append(rows.getMetaData().getColumnName(column));
        }
        String values = String.join(", ", Collections.nCopies(columns, "?"));
        try (PreparedStatement insert =
                into.prepareStatement("INSERT INTO " + table + " (" + names + ") VALUES (" + values + ")")) {
            int waiting = 0;
            while (rows.next()) {
                for (int column = 1; column <= columns; column++) {
                    insert.setObject(column, rows.getObject(column));
                }
                insert.addBatch();
                if (++waiting == ROWS_AT_ONCE) {
                    insert.executeBatch();
                    waiting = 0;
                }
            }
            insert.executeBatch();
        }
    }

    /** Something done with a folder. */
    private interface Work {
        long in(Path folder) throws SQLException;
    }

    /** Works in a folder that only its owner may read and that is gone afterwards. */
    private static long within(Path parent, Work work) {
        try {
            Path folder = Files.createTempDirectory(parent, "ceiba");
            try {
                return work.in(folder);
            } finally {
                try (Stream<Path> files = Files.list(folder)) {
                    for (Path left : files.toList()) {
                        Files.delete(left);
                    }
                }
                Files.delete(folder);
            }
        } catch (SQLException e) {
            throw new Refusal("the database cannot be copied: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new Refusal("nothing can be written in " + parent + ": " + e, e);
        }
    }
}
