package ceiba.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.app.hostile.ApiGuest;
import ceiba.app.process.ServerProcess;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The server is asked to stop. */
@Tag("alone")
@Timeout(120)
class StopTest {

    private static final int ENDED_BY_SIGTERM = 128 + 15;
    private static final Duration PROMISED = Duration.ofSeconds(10);

    @TempDir
    private Path data = Path.of("");

    @Test
    void stopsInTimeAndEndsItsStreams() throws Exception {
        try (ServerProcess server = ServerProcess.start(data, "--limits", "off")) {
            ApiGuest guest = ApiGuest.named("Ana", server::address);
            String table = Json.compact(Json.object("game", "tzolkin", "seats", List.of("bot:master", "me")));
            String match = guest.post("/api/tables", table).expectOk().get("id").text();
            try (Stream<Node> states = guest.states(match, 0)) {
                Iterator<Node> next = states.iterator();
                assertThat(next.next().get("status").text()).isEqualTo("running"); // and a bot thinks
                long start = System.nanoTime();
                int code = server.stop();
                assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(PROMISED);
                assertThat(code).isIn(0, ENDED_BY_SIGTERM);
                while (next.hasNext()) { // to its end, not to a broken connection
                    assertThat(next.next().get("status").text()).isEqualTo("running");
                }
            }
        }
    }
}
