package ceiba.server;

import ceiba.server.limit.Limits;
import java.nio.file.Path;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run.
 *
 * @param port 0 for any that is free
 * @param data the folder of the SQLite database
 * @param database the address of a PostgreSQL to use instead
 * @param administrator the token of the administrator; null for a fresh one
 * @param clock what time it is, for entries, clocks and tokens; null for the database's own time
 */
public record Settings(
        String host,
        int port,
        Path data,
        @Nullable String database,
        Limits limits,
        @Nullable String administrator,
        @Nullable InstantSource clock) {

    /** A server for this machine with its data in a folder. */
    public static Settings in(Path data) {
        return new Settings("127.0.0.1", 0, data, null, Limits.STANDARD, null, null);
    }

    public Settings at(String host, int port) {
        return new Settings(host, port, data, database, limits, administrator, clock);
    }

    public Settings with(Limits other) {
        return new Settings(host, port, data, database, other, administrator, clock);
    }

    public Settings with(InstantSource other) {
        return new Settings(host, port, data, database, limits, administrator, other);
    }

    public Settings database(@Nullable String url) {
        return new Settings(host, port, data, url, limits, administrator, clock);
    }

    public Settings administrator(@Nullable String token) {
        return new Settings(host, port, data, database, limits, token, clock);
    }
}
