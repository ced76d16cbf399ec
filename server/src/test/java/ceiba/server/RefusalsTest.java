package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import ceiba.server.limit.Pace;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
        Limits limits = Limits.OFF.with(Most.TABLES, 3);
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
    }

    @Test
    void behindHttpsTheCookieCannotBeSetByANeighbour() {
        Caller.Reply first = stranger.send("POST", "/api/guests", null, List.of("X-Forwarded-Proto", "https"));
        String cookie = first.response().headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).startsWith("__Host-ceiba=").contains("Secure").containsIgnoringCase("Path=/;");
        assertThat(cookie).doesNotContainIgnoringCase("Domain");
        String ours = cookie.substring(0, cookie.indexOf(';'));
        stranger.send("GET", "/api/me", null, List.of("X-Forwarded-Proto", "https", "Cookie", ours))
                .ok();
        String weaker = ours.replace("__Host-", "");
        stranger.send("GET", "/api/me", null, List.of("X-Forwarded-Proto", "https", "Cookie", weaker))
                .refused(401, "guest");
    }

    @Test
    void aRecoveryLinkMovesAGuestOnceWithinSomeDays() {
        String token = recovery(ana);
        stranger.post("/api/recover", "token", token + "x").refused(401, "unknown");
        Node same = stranger.post("/api/recover", "token", token).ok();
        assertThat(same.get("id")).isEqualTo(ana.get("/api/me").ok().get("id"));
        stranger.post("/api/recover", "token", same.get("token").text()).refused(401, "unknown");
        stranger.post("/api/recover", "token", token).refused(401, "unknown");
        String late = recovery(ana);
        clock.pass(Duration.ofDays(8));
        stranger.post("/api/recover", "token", late).refused(401, "unknown");
    }

    private static String recovery(Caller who) {
        return who.post("/api/me/recovery").ok().get("link").text().substring("/recover/".length());
    }

    @Test
    void aRecoveryLinkEndsWithTheNextOrWhenItsGuestSaysSo() {
        String first = recovery(ana);
        String second = recovery(ana);
        stranger.post("/api/recover", "token", first).refused(401, "unknown");
        ana.send("DELETE", "/api/me/recovery", null, List.of()).ok();
        stranger.post("/api/recover", "token", second).refused(401, "unknown");
        stranger.post("/api/recover", "token", recovery(ana)).ok();
    }

    @Test
    void whoSignsOutEverywhereIsSomebodyOnlyHere() {
        Caller eva = Caller.guest(server.port(), "Eva");
        String link = recovery(eva);
        String id = eva.table("pebbles", List.of("me", "open"));
        try (Caller.Events elsewhere = eva.stream(id, "")) {
            elsewhere.next("state");
            Node here = eva.send("DELETE", "/api/me/tokens", null, List.of()).ok();
            assertThat(elsewhere.ended()).isTrue();
            eva.get("/api/me").refused(401, "unknown");
            stranger.post("/api/recover", "token", link).refused(401, "unknown");
            List<String> token =
                    List.of("Authorization", "Bearer " + here.get("token").text());
            assertThat(stranger.send("GET", "/api/me", null, token)
                            .ok()
                            .get("name")
                            .text())
                    .isEqualTo("Eva");
            stranger.send("DELETE", "/api/me/tokens", null, token).ok();
            stranger.send("GET", "/api/me", null, token).refused(401, "unknown");
        }
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
    void tablesOfAGuestAreCounted() {
        Caller greedy = Caller.guest(server.port(), "Greedy");
        String id = greedy.table("pebbles", List.of("me", "open"));
        greedy.table("pebbles", List.of("me", "open"));
        greedy.table("pebbles", List.of("me", "open"));
        greedy.post("/api/tables", "game", "pebbles", "seats", List.of("me", "open"))
                .refused(429, "slow-down");
        greedy.post("/api/tables/" + id + "/leave").ok();
        greedy.table("pebbles", List.of("me", "open"));
    }

    /** Broken or not: nothing here takes a form. */
    @ParameterizedTest
    @CsvSource({
        "multipart/form-data, 400, malformed",
        "multipart/form-data; boundary=, 400, malformed",
        "Multipart/Form-Data; boundary=x, 400, malformed",
        "application/x-www-form-urlencoded, 415, not-json"
    })
    void aFormIsRefused(String type, int status, String code) {
        String part = "--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"f\"\r\n"
                + "Content-Transfer-Encoding: nonsense\r\n\r\nv";
        for (String body : List.of("garbage", part, part + "\r\n--x--", "a=%zz&b")) {
            stranger.send("POST", "/api/guests", body, List.of("Content-Type", type))
                    .refused(status, code);
        }
    }

    @Test
    void whoCallsTooOftenWaits() {
        Limits limits = Limits.OFF
                .with(Pace.CALLS, new Pace.Rate(20, 1, Duration.ofSeconds(1)))
                .with(Pace.GUESTS, new Pace.Rate(1, 1, Duration.ofHours(1)));
        try (Server strict = Server.start(Backend.SQLITE.fresh().with(limits))) {
            Caller busy = Caller.stranger(strict.port());
            busy.post("/api/guests").ok();
            Caller.Reply second = busy.post("/api/guests");
            second.refused(429, "slow-down");
            assertThat(second.response().headers().firstValue("Retry-After")).isPresent();
            for (String path : List.of("/api/games", "/missing.js")) {
                int refused = 0;
                for (int i = 0; i < 40; i++) {
                    refused += busy.get(path).status() == 429 ? 1 : 0;
                }
                assertThat(refused).as(path).isPositive();
            }
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
