package ceiba.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.server.Server;
import ceiba.server.Settings;
import ceiba.server.limit.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What comes over a connection is hardly HTTP: an answer or an end, soon, and others do not notice. */
@Timeout(120)
class BrokenRequestsTest {

    private static final String HEALTH = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    private static final String GUEST =
            "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    private static final String LONG = "h".repeat(200_000);

    @TempDir
    private Path folder = Path.of("");

    /** What a connection is used for. */
    @FunctionalInterface
    private interface Use {
        void of(RawConnection wire) throws IOException;
    }

    /** Uses a connection to a server, and looks whether the server still answers others meanwhile and afterwards. */
    private void use(Use use) throws IOException {
        try (Server server = Server.start(Settings.in(folder).with(Limits.OFF))) {
            try (RawConnection wire = new RawConnection(server.port())) {
                use.of(wire);
                checkHealth(server);
            }
            checkHealth(server);
        }
    }

    private static void checkHealth(Server server) throws IOException {
        try (RawConnection wire = new RawConnection(server.port())) {
            wire.send(HEALTH);
            checkHealthy(wire.answer());
        }
    }

    private static void checkHealthy(RawConnection.Answer answer) {
        assertThat(answer.text()).isEqualTo("{\"status\":\"up\"}");
    }

    private static void checkRefused(RawConnection.Answer answer, int status) {
        assertThat(answer.fault()).isNull();
        assertThat(answer.status()).isEqualTo(status);
    }

    @Test
    void whatIsNotHttpIsRefusedAndTheConnectionEnds() throws IOException {
        List<String> broken = new ArrayList<>(List.of(
                "hello\r\n\r\n",
                "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n",
                "GET /health HTTP/9.9\r\n\r\n",
                "GET  HTTP/1.1\r\n\r\n",
                "GET /health\r\n\r\n",
                "GET /health HTTP/1.1\r\nno colon\r\n\r\n",
                "GET /health HTTP/1.1\r\n: no name\r\n\r\n",
                "GET /health HTTP/1.1\r\nNul: a\u0000b\r\n\r\n",
                "GET /" + LONG + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET /health HTTP/1.1\r\nX-Long: " + LONG + "\r\n\r\n",
                "GET /health HTTP/1.1\r\n" + "X-Many: 1\r\n".repeat(20_000) + "\r\n",
                GUEST + "Content-Length: -1\r\n\r\n{}",
                GUEST + "Content-Length: two\r\n\r\n{}",
                GUEST + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
                GUEST + "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
                GUEST + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                GUEST + "Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}",
                GUEST + "Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                GUEST + "Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                "GET /health HTTP/1.1\r\n\r\n",
                "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere\r\n\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"));
        use(first -> {
            for (String request : broken) {
                try (RawConnection wire = first.another()) {
                    RawConnection.Answer answer = wire.sendAndRead(request);
                    if (answer != null) { // null: it has heard enough
                        checkRefused(answer, 400);
                        assertThat(wire.sendAndRead("")).isNull();
                    }
                }
            }
        });
    }

    @Test
    void halfARequestHoldsNobodyUp() throws IOException {
        use(wire -> wire.send("POST /api/guests HT"));
        use(wire -> wire.send(GUEST + "Content-Length: 100\r\n\r\n{\"name\":"));
        use(wire -> {
            wire.send(GUEST + "Content-Length: 100\r\n\r\n{\"name\":");
            wire.sendNoMore();
            assertThat(wire.read()).as("the connection ends").isNull();
        });
    }

    @Test
    void aBodyMayComeByteByByte() throws IOException {
        use(wire -> {
            wire.send(GUEST + "Content-Length: 14\r\n\r\n");
            for (char c : "{\"name\":\"Slow\"}".substring(0, 14).toCharArray()) {
                wire.send(String.valueOf(c));
            }
            checkRefused(wire.answer(), 400); // the last byte is missing
            wire.send(GUEST + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n");
            assertThat(wire.answer().status()).isEqualTo(201);
        });
    }

    @Test
    void aBodyThatIsTooLargeIsRefusedBeforeItHasCome() throws IOException {
        use(wire -> {
            wire.send(GUEST + "Content-Length: 2000000000\r\n\r\n");
            wire.send("x".repeat(600_000));
            checkRefused(wire.answer(), 413);
        });
        use(wire -> {
            wire.send(GUEST + "Content-Length: 600000\r\n\r\n");
            wire.send("x".repeat(600_000));
            checkRefused(wire.answer(), 413);
            wire.send(HEALTH);
            checkHealthy(wire.answer());
        });
    }

    @Test
    void requestsInARowAreAnsweredInOrder() throws IOException {
        use(wire -> {
            wire.send(HEALTH + "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" + HEALTH);
            checkHealthy(wire.answer());
            assertThat(wire.answer().text()).startsWith("[{\"id\":");
            checkHealthy(wire.answer());
        });
    }

    @Test
    void aConnectionEndsWhenTheClientSaysSo() throws IOException {
        use(wire -> {
            wire.send("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            checkHealthy(wire.answer());
            assertThat(wire.read()).isNull();
        });
        use(wire -> {
            wire.send("GET / HTTP/1.0\r\n\r\n");
            assertThat(wire.answer().status()).isIn(200, 404); // the client is not on every class path
            assertThat(wire.read()).isNull();
        });
    }
}
