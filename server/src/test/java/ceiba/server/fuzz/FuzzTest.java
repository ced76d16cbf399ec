package ceiba.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.Server;
import ceiba.server.Settings;
import ceiba.server.limit.Limits;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Thousands of requests that nobody should send: each is answered, none with a mistake of ours, and nothing is harmed. */
@Timeout(300)
class FuzzTest {

    private static final int REQUESTS = 2000;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void nothingUpsetsAServerOnSqlite() throws Exception {
        check(Settings.in(folder).with(Limits.OFF), REQUESTS);
    }

    @Test
    void nothingUpsetsAServerOnPostgres() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String url = "postgresql://localhost:" + postgres.getPort() + "/postgres?user=postgres";
            check(Settings.in(folder).with(Limits.OFF).database(url), REQUESTS);
        }
    }

    private static void check(Settings settings, int requests) throws IOException {
        long seed = System.nanoTime();
        System.out.println("FuzzTest: seed " + seed);
        try (Server server = Server.start(settings)) {
            int port = server.port();
            String ours = guest(port);
            String theirs = guest(port);
            String untouched = table(port, theirs, "me", "bot:novice");
            Node before = awaitDecision(port, theirs, untouched);
            Nonsense nonsense = new Nonsense(routes(port), sense(port, ours, untouched), seed);
            Map<Integer, Integer> statuses = new TreeMap<>();
            for (int i = 0; i < requests; i++) {
                byte[] request = nonsense.request();
                RawConnection.Answer answer = exchange(port, request);
                assertThat(answer.fault())
                        .as("seed %d, request %d\n%s\n-> %s", seed, i, Nonsense.shown(request), answer.text())
                        .isNull();
                statuses.merge(answer.status(), 1, Integer::sum);
            }
            System.out.println("FuzzTest: " + statuses);
            assertThat(statuses.keySet()).contains(200, 400, 401, 404, 405, 409);
            assertThat(call(port, null, "GET", "/health", "").get("status").text())
                    .isEqualTo("up");
            checkUnharmed(port, theirs, untouched, before);
        }
    }

    /** The match of others is where it was, and goes on. */
    private static void checkUnharmed(int port, String token, String match, Node before) throws IOException {
        Node after = state(port, token, match);
        for (String field : List.of("step", "status", "decider", "view", "choices", "undo", "seats")) {
            assertThat(Json.compact(after.get(field).tree()))
                    .isEqualTo(Json.compact(before.get(field).tree()));
        }
        String choice = after.get("choices").items().getFirst().get("words").text();
        long seq = after.get("seq").whole(0, Long.MAX_VALUE);
        String body = Json.compact(Json.object("seq", seq, "choice", choice, "key", "after all that"));
        Node made = call(port, token, "POST", "/api/matches/" + match + "/choices", body);
        assertThat(made.get("step").integer(0, 1000))
                .isEqualTo(before.get("step").integer(0, 1000) + 1);
    }

    private static RawConnection.Answer exchange(int port, byte[] request) throws IOException {
        try (RawConnection wire = new RawConnection(port)) {
            wire.send(request);
            return wire.answer();
        } catch (SocketTimeoutException e) {
            throw new AssertionError("hangs: " + Nonsense.shown(request), e);
        }
    }

    private static List<Nonsense.Route> routes(int port) throws IOException {
        List<Nonsense.Route> routes = new ArrayList<>();
        Node api = call(port, null, "GET", "/api", "");
        for (Node path : api.get("paths").fields()) {
            for (Node method : path.fields()) {
                List<String> fields = new ArrayList<>();
                if (method.has("requestBody")) {
                    String schema = method.get("requestBody")
                            .get("content")
                            .get("application/json")
                            .get("schema")
                            .get("$ref")
                            .text();
                    api.get("components")
                            .get("schemas")
                            .get(schema.substring(schema.lastIndexOf('/') + 1))
                            .get("properties")
                            .fields()
                            .forEach(field -> fields.add(field.name()));
                }
                String name = path.path().substring("paths.".length());
                boolean farewell = method.name().equals("delete") && name.startsWith("/api/me");
                if (!farewell && !name.endsWith("/hint")) { // each hint thinks for seconds
                    routes.add(new Nonsense.Route(method.name().toUpperCase(java.util.Locale.ROOT), name, fields));
                }
            }
        }
        assertThat(routes).hasSizeGreaterThan(25);
        return routes;
    }

    /** What makes sense to the server: our own running match, an open table, an imported one, and the match of others. */
    private static Nonsense.Sense sense(int port, String ours, String untouched) throws IOException {
        String running = table(port, ours, "me", "bot:novice");
        String open = table(port, ours, "me", "open");
        Node state = awaitDecision(port, ours, running);
        List<Object> seqs = new ArrayList<>(List.of(state.get("seq").whole(0, Long.MAX_VALUE), 1, 5, 100));
        Random random = new Random(1);
        List<Object> words = new ArrayList<>();
        state.get("choices")
                .items()
                .forEach(choice -> words.add(choice.get("words").text()));
        return new Nonsense.Sense(
                Map.ofEntries(
                        Map.entry("id", List.of(running, open, untouched, "x" + random.nextInt())),
                        Map.entry("seq", seqs),
                        Map.entry("choice", words),
                        Map.entry("step", List.of(0, 1, 3, 200)),
                        Map.entry("seat", List.of(0, 1, 2, 7)),
                        Map.entry("level", List.of("novice", "emperor")),
                        Map.entry("fill", List.of("novice")),
                        Map.entry("game", List.of("tzolkin", "chess")),
                        Map.entry("language", List.of("en", "it", "pt", "xx")),
                        Map.entry("rules", List.of(1, 2, "1")),
                        Map.entry("seats", List.of(List.of("me", "open"), List.of("me", "bot:novice"), 2, 3)),
                        Map.entry("variants", List.of(Map.of())),
                        Map.entry("public", List.of(true, false)),
                        Map.entry("hints", List.of(true, false)),
                        Map.entry("clock", List.of(Map.of("minutes", 5, "increment", 2), Map.of("minutes", 0))),
                        Map.entry("pin", List.of(1, 7, 99)),
                        Map.entry("at", List.of("gear/palenque/3", "gear//3", "x".repeat(65))),
                        Map.entry("what", List.of("bring", "Bring", "")),
                        Map.entry("for", List.of(0, 1, 7)),
                        Map.entry("turn", List.of(true, false)),
                        Map.entry("text", List.of("hello", "ciao")),
                        Map.entry("name", List.of("Ana", "Ben")),
                        Map.entry("who", List.of("open", "bot:novice")),
                        Map.entry("token", List.of(ours)),
                        Map.entry("seed", List.of(1, 2, 3)),
                        Map.entry("choices", List.of(words, List.of())),
                        Map.entry("result", List.of(List.of(1, 2)))),
                List.of(ours, guest(port)));
    }

    private static String guest(int port) throws IOException {
        return call(port, null, "POST", "/api/guests", "{}").get("token").text();
    }

    private static String table(int port, String token, String... seats) throws IOException {
        String body = Json.compact(Json.object("game", "tzolkin", "seats", List.of(seats)));
        return call(port, token, "POST", "/api/tables", body).get("id").text();
    }

    private static Node state(int port, String token, String match) throws IOException {
        return call(port, token, "GET", "/api/matches/" + match, "");
    }

    private static Node awaitDecision(int port, String token, String match) throws IOException {
        Node state = state(port, token, match);
        while (state.get("choices").items().isEmpty()) {
            state = state(port, token, match);
        }
        return state;
    }

    private static Node call(
            int port, @org.jspecify.annotations.Nullable String token, String method, String path, String body)
            throws IOException {
        String head = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + (token == null ? "" : "Authorization: Bearer " + token + "\r\n")
                + "Content-Length: " + body.length() + "\r\n\r\n";
        RawConnection.Answer answer = exchange(port, (head + body).getBytes(StandardCharsets.UTF_8));
        assertThat(answer.status()).as(answer.text()).isBetween(200, 299);
        return Json.parse(answer.text());
    }
}
