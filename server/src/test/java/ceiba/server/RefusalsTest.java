package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import ceiba.server.limit.Limits;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Guests, limits, headers, and what the server does not take. */
@TestInstance(Lifecycle.PER_CLASS)
class RefusalsTest {

    private static final List<String> JSON = List.of("Content-Type", "application/json");

    private final TestClock clock = new TestClock();
    private Server server;
    private Caller ana;
    private Caller stranger;

    @BeforeAll
    void start() {
        Limits limits = new Limits(1_000_000, 1_000_000, 1000, 3, 2, 100);
        server = Server.start(Backend.SQLITE.fresh().with(limits).with(clock));
        ana = Caller.guest(server.port(), "Ana");
        stranger = Caller.stranger(server.port());
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void aGuestStaysTheSame() {
        Caller.Reply first = stranger.post("/api/guests", "name", "Eva");
        assertThat(first.status()).isEqualTo(201);
        String cookie = first.response().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax").doesNotContain("Secure");
        List<String> headers = List.of("Cookie", cookie.substring(0, cookie.indexOf(';')));
        Caller.Reply again = stranger.send("POST", "/api/guests", null, headers);
        assertThat(again.status()).isEqualTo(200);
        assertThat(again.body().get("id")).isEqualTo(first.body().get("id"));
        String secure = stranger.send("POST", "/api/guests", null, List.of("X-Forwarded-Proto", "https"))
                .response()
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();
        assertThat(secure).contains("Secure");
    }

    @Test
    void aRecoveryLinkMovesAGuestForSomeDays() {
        String link = ana.post("/api/me/recovery").ok().get("link").text();
        String token = link.substring("/recover/".length());
        Node same = stranger.post("/api/recover", "token", token).ok();
        assertThat(same.get("id")).isEqualTo(ana.get("/api/me").ok().get("id"));
        stranger.post("/api/recover", "token", token + "x").refused(401, "unknown");
        stranger.post("/api/recover", "token", same.get("token").text()).refused(401, "unknown");
        clock.pass(java.time.Duration.ofDays(8));
        stranger.post("/api/recover", "token", token).refused(401, "unknown");
    }

    @Test
    void aForgedTokenIsNobodys() {
        stranger.send("GET", "/api/me", null, List.of("Authorization", "Bearer nobody.signature"))
                .refused(401, "unknown");
        stranger.send("GET", "/api/me", null, List.of("Authorization", "Basic abc"))
                .refused(401, "unknown");
        stranger.get("/api/me").refused(401, "guest");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "a\\u0000b", "a\\nb", "\\u202Eevil", "aaaaaaaaaaaaaaaaaaaaaaaaa"})
    void aNameIsShortAndVisible(String name) {
        ana.send("PUT", "/api/me", "{\"name\": \"" + name + "\"}", JSON).refused(400, "malformed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{}",
                "null",
                "{\"game\": \"pebbles\"}",
                "{\"game\": \"chess\", \"seats\": [\"me\", \"open\"]}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\"]}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\", \"me\"]}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\", \"bot:godlike\"]}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\", 7]}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\", \"open\"], \"colour\": 1}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\", \"open\"], \"variants\": {\"prize\": \"none\"}}",
                "{\"game\": \"pebbles\", \"seats\": [\"me\", \"open\"], \"clock\": {\"minutes\": 0}}"
            })
    void aMalformedTableIsRefused(String body) {
        ana.send("POST", "/api/tables", body, JSON).refused(400, "malformed");
    }

    @Test
    void onlyJsonOfAReasonableSizeIsRead() {
        ana.send("POST", "/api/tables", "a=b", List.of("Content-Type", "application/x-www-form-urlencoded"))
                .refused(415, "not-json");
        ana.send("POST", "/api/tables", "{}", List.of()).refused(415, "not-json");
        ana.send("POST", "/api/tables", " ".repeat(Limits.BODY + 1), JSON).refused(413, "too-large");
        ana.send("POST", "/api/records", " ".repeat(Limits.RECORD + 1), JSON).refused(413, "too-large");
    }

    @Test
    void unknownAddressesAndMethodsAreRefused() {
        ana.get("/api/nothing").refused(404, "missing");
        ana.post("/api/nothing").refused(404, "missing");
        ana.get("/api/matches/nothing").refused(404, "missing");
        ana.get("/api/games/chess/texts/en").refused(404, "missing");
        ana.get("/api/games/pebbles/texts/xx").refused(404, "missing");
        ana.put("/api/tables").refused(405, "method");
        ana.get("/../secret.txt").refused(404, "missing");
        ana.get("/api/matches/%00").refused(404, "missing");
    }

    @Test
    void aPageOfAnotherSiteCannotAct() {
        stranger.send("POST", "/api/guests", null, List.of("Origin", "https://evil.example"))
                .refused(403, "forbidden");
        assertThat(stranger.send("POST", "/api/guests", null, List.of("Origin", "http://127.0.0.1:" + server.port()))
                        .status())
                .isEqualTo(201);
    }

    @Test
    void tablesAndStreamsOfAGuestAreCounted() {
        Caller greedy = Caller.guest(server.port(), "Greedy");
        String id = greedy.table("pebbles", List.of("me", "open"));
        greedy.table("pebbles", List.of("me", "open"));
        greedy.table("pebbles", List.of("me", "open"));
        greedy.post("/api/tables", "game", "pebbles", "seats", List.of("me", "open"))
                .refused(429, "slow-down");
        greedy.post("/api/tables/" + id + "/leave").ok();
        greedy.table("pebbles", List.of("me", "open"));
        try (Caller.Events one = greedy.stream(id, "");
                Caller.Events two = greedy.stream(id, "")) {
            one.next("state");
            two.next("state");
            greedy.get("/api/matches/" + id + "/stream").refused(429, "slow-down");
        }
    }

    @Test
    void whoCallsTooOftenWaits() {
        Limits limits = new Limits(1, 20, 1, 9, 9, 9);
        try (Server strict = Server.start(Backend.SQLITE.fresh().with(limits))) {
            Caller busy = Caller.stranger(strict.port());
            busy.post("/api/guests").ok();
            Caller.Reply second = busy.post("/api/guests");
            second.refused(429, "slow-down");
            assertThat(second.response().headers().firstValue("Retry-After")).isPresent();
            int refused = 0;
            for (int i = 0; i < 40; i++) {
                refused += busy.get("/api/games").status() == 429 ? 1 : 0;
            }
            assertThat(refused).isPositive();
        }
    }

    @Test
    void everyAnswerIsProtected() {
        for (String path : List.of("/api/games", "/api/nothing", "/", "/health")) {
            var headers = stranger.get(path).response().headers();
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .contains("default-src 'self'")
                    .contains("frame-ancestors 'none'");
            assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        }
    }

    @Test
    void figuresAreThereForPrometheus() {
        stranger.get("/api/games").ok();
        assertThat(stranger.get("/metrics").text())
                .contains("ceiba_calls_seconds_count")
                .contains("ceiba_streams");
    }
}
