package ceiba.server;

import ceiba.server.limit.Limits;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/** Where a server under test keeps its data: the same tests run on all of them. */
public enum Backend {
    SQLITE,
    POSTGRES;

    private static final AtomicInteger NUMBER = new AtomicInteger();

    /** A real PostgreSQL, started by the first test that wants one; it ends with this process. */
    private static final class Postgres {
        static final EmbeddedPostgres DATABASE = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Settings with a fresh, empty database. */
    public Settings fresh() {
        try {
            Path folder = Files.createTempDirectory("ceiba-server");
            folder.toFile().deleteOnExit();
            Settings settings = Settings.in(folder).with(Limits.OFF);
            return this == SQLITE ? settings : settings.database(database());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As if somebody set the clock of the machine on which a PostgreSQL runs, for whoever connects from now on. */
    public static void setClock(Settings settings, Duration ahead) {
        String url = Objects.requireNonNull(settings.database());
        try (Connection connection = DriverManager.getConnection("jdbc:" + url);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE SCHEMA IF NOT EXISTS skewed");
            statement.execute("CREATE OR REPLACE FUNCTION skewed.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS"
                    + " $$ SELECT pg_catalog.clock_timestamp() + interval '" + ahead.toSeconds() + " seconds' $$");
            statement.execute(
                    "ALTER DATABASE " + connection.getCatalog() + " SET search_path = public, skewed, pg_catalog");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String database() {
        String name = "test" + NUMBER.incrementAndGet();
        try (Connection connection = Postgres.DATABASE.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return "postgresql://localhost:" + Postgres.DATABASE.getPort() + "/" + name + "?user=postgres";
    }
}
