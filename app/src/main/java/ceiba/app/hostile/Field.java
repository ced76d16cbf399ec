package ceiba.app.hostile;

import ceiba.app.process.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Where an attack takes place.
 *
 * @param server the address of a server to attack; null to start some
 * @param database the PostgreSQL of servers that are started; null for SQLite
 * @param data a folder for their data
 * @param seconds how long to attack
 */
public record Field(@Nullable String server, @Nullable String database, Path data, double seconds, long seed) {

    private static final Duration HEALTHY = Duration.ofSeconds(5);
    private static final int TOO_OFTEN = 429;
    private static final int TRIES = 20;

    Random random() {
        return new Random(seed);
    }

    /** Until when to attack, as {@link System#nanoTime} has it. */
    long end() {
        return System.nanoTime() + (long) (seconds * 1e9);
    }

    /** Starts a server on the data of this field. */
    ServerProcess start(String... options) {
        return start(List.of(), options);
    }

    ServerProcess start(List<String> before, String... options) {
        List<String> all = new ArrayList<>(List.of(options));
        if (database != null) {
            all.addAll(List.of("--database", database));
        }
        return ServerProcess.start(before, data, all.toArray(String[]::new));
    }

    /** Whatever else happens: a server that lives says so at once, or that we have called too often. */
    static void checkHealth(String server) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server + "/health"))
                .timeout(HEALTHY)
                .build();
        try {
            int status = TOO_OFTEN;
            for (int i = 0; i < TRIES && status == TOO_OFTEN; i++) {
                status = ApiGuest.HTTP
                        .send(request, HttpResponse.BodyHandlers.discarding())
                        .statusCode();
                TimeUnit.MILLISECONDS.sleep(status == TOO_OFTEN ? 500 : 0);
            }
            Broken.unless(status == 200, "/health answers " + status);
        } catch (IOException e) {
            throw new Broken("/health does not answer within " + HEALTHY.toSeconds() + " s", e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
