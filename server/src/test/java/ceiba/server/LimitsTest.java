package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import ceiba.server.limit.Pace;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What a guest or an address may have or do only so much of; each limit is for that thing alone. */
@TestInstance(Lifecycle.PER_CLASS)
class LimitsTest {

    private static final List<String> JSON = List.of("Content-Type", "application/json");

    private final TestClock clock = new TestClock();
    private Server server;
    private Caller ana;
    private Caller ben;

    private static Pace.Rate anHour(int many) {
        return new Pace.Rate(many, many, Duration.ofHours(1));
    }

    @BeforeAll
    void start() {
        Limits limits = Limits.OFF
                .with(Pace.GUESTS, anHour(100))
                .with(Pace.WRONG_TOKENS, anHour(2))
                .with(Pace.TABLES, anHour(20))
                .with(Pace.IMPORTS, anHour(2))
                .with(Pace.HINTS, anHour(2))
                .with(Pace.LINES, anHour(3))
                .with(Most.LISTED, 2)
                .with(Most.SEATS, 2)
                .with(Most.STREAMS, 2);
        server = Server.start(Backend.SQLITE.fresh().with(limits).with(clock));
        ana = Caller.guest(server.port(), "Ana");
        ben = Caller.guest(server.port(), "Ben");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private Caller guest(String name) {
        return Caller.guest(server.port(), name);
    }

    private static Caller.Reply say(Caller who, String id, String text) {
        return who.post("/api/matches/" + id + "/chat", "text", text, "key", who.key());
    }

    @Test
    void hintsHaveAPaceOfTheirOwn() {
        Caller eva = guest("Eva");
        String id = eva.table("cairn", List.of("me", "bot:novice"));
        eva.post("/api/matches/" + id + "/hint").ok();
        eva.post("/api/matches/" + id + "/hint").ok();
        Caller.Reply third = eva.post("/api/matches/" + id + "/hint");
        third.refused(429, "slow-down");
        assertThat(third.response().headers().firstValueAsLong("Retry-After").orElseThrow())
                .isBetween(1000L, 1801L);
        eva.chooseFirst(id);
    }

    @Test
    void oneHintIsThoughtAboutForAGuestAtATime() {
        try (Server other = Server.start(Backend.SQLITE.fresh().with(Limits.OFF.with(Most.HINTS, 1)))) {
            Caller eva = Caller.guest(other.port(), "Eva");
            String id = eva.table("cairn", List.of("me", "bot:novice"));
            List<CompletableFuture<Caller.Reply>> replies = Stream.generate(() -> CompletableFuture.supplyAsync(
                            () -> eva.post("/api/matches/" + id + "/hint"),
                            task -> Thread.ofVirtual().start(task)))
                    .limit(8)
                    .toList();
            assertThat(replies)
                    .anySatisfy(reply -> reply.join().ok())
                    .anySatisfy(reply -> reply.join().refused(429, "slow-down"))
                    .allSatisfy(reply -> assertThat(reply.join().text()).doesNotContain("many ask"));
        }
    }

    @Test
    void soHasTheChat() {
        Caller eva = guest("Eva");
        String id = eva.table("pebbles", List.of("me", "open"));
        for (int i = 0; i < 3; i++) {
            say(eva, id, "So").ok();
        }
        say(eva, id, "And so").refused(429, "slow-down");
        say(guest("Ida"), id, "Peace at last").ok();
    }

    @Test
    void soHaveImports() {
        String record = Json.compact(Json.object("game", "pebbles", "seats", 2, "choices", List.of()));
        Caller eva = guest("Eva");
        for (int i = 0; i < 2; i++) {
            eva.send("POST", "/api/records", record, JSON).ok();
        }
        eva.send("POST", "/api/records", record, JSON).refused(429, "slow-down");
    }

    @Test
    void soHaveNewTables() {
        Caller eva = guest("Eva");
        for (int i = 0; i < 20; i++) {
            String id = eva.table("pebbles", List.of("me", "open"));
            eva.post("/api/tables/" + id + "/leave").ok();
        }
        eva.post("/api/tables", "game", "pebbles", "seats", List.of("me", "open"))
                .refused(429, "slow-down");
    }

    @Test
    void aGuestHasFewTablesInTheLobby() {
        Caller eva = guest("Eva");
        List<String> seats = List.of("me", "open");
        String id = eva.table("pebbles", seats, "public", true);
        eva.table("pebbles", seats, "public", true);
        eva.post("/api/tables", "game", "pebbles", "seats", seats, "public", true)
                .refused(429, "slow-down");
        eva.table("pebbles", seats); // not in the lobby
        eva.post("/api/tables/" + id + "/start", "fill", "novice").ok();
        eva.table("pebbles", seats, "public", true);
    }

    @Test
    void aTableDoesNotWaitForEver() {
        String listed = ana.table("pebbles", List.of("me", "open"), "public", true);
        String mine = ana.table("pebbles", List.of("me", "open"));
        clock.pass(Duration.ofHours(23));
        server.sweep();
        assertThat(status(listed)).isEqualTo("open");
        clock.pass(Duration.ofHours(1));
        server.sweep();
        assertThat(status(listed)).isEqualTo("closed");
        assertThat(status(mine)).isEqualTo("open");
        clock.pass(Duration.ofDays(29));
        server.sweep();
        assertThat(status(mine)).isEqualTo("closed");
    }

    private String status(String id) {
        return ana.get("/api/tables/" + id).ok().get("status").text();
    }

    @Test
    void aGuestTakesFewSeats() {
        Caller eva = guest("Eva");
        List<String> ids = List.of(
                ana.table("pebbles", List.of("me", "open"), "autostart", false),
                ana.table("pebbles", List.of("me", "open"), "autostart", false),
                ana.table("pebbles", List.of("me", "open"), "autostart", false));
        eva.post("/api/tables/" + ids.get(0) + "/join").ok();
        eva.post("/api/tables/" + ids.get(1) + "/join").ok();
        eva.post("/api/tables/" + ids.get(2) + "/join").refused(429, "slow-down");
        eva.post("/api/tables/" + ids.get(0) + "/leave").ok();
        eva.post("/api/tables/" + ids.get(2) + "/join").ok();
    }

    @Test
    void wrongTokensAreCountedAndRightOnesAreNot() {
        Caller stranger = Caller.stranger(server.port());
        List<String> wrong = List.of("Authorization", "Bearer nobody.signature", "X-Forwarded-For", "192.0.2.5");
        stranger.send("GET", "/api/games", null, wrong).refused(401, "unknown");
        stranger.send(
                        "POST",
                        "/api/recover",
                        "{\"token\": \"x.y\"}",
                        List.of("Content-Type", "application/json", "X-Forwarded-For", "192.0.2.5"))
                .refused(401, "unknown");
        stranger.send("GET", "/api/games", null, wrong).refused(429, "slow-down");
        ana.send("GET", "/api/me", null, List.of("X-Forwarded-For", "192.0.2.5"))
                .ok();
    }

    @Test
    void anAddressOfTheNewKindIsAHousehold() {
        Limits limits = Limits.OFF.with(Pace.GUESTS, anHour(2));
        try (Server strict = Server.start(Backend.SQLITE.fresh().with(limits))) {
            assertThat(newGuest(strict, "2001:db8:1:2::1")).isEqualTo(201);
            assertThat(newGuest(strict, "2001:db8:1:2:ffff::2")).isEqualTo(201);
            assertThat(newGuest(strict, "2001:db8:1:2:abcd::3")).isEqualTo(429);
            assertThat(newGuest(strict, "2001:db8:1:3::1")).isEqualTo(201);
            assertThat(newGuest(strict, "::ffff:192.0.2.1")).isEqualTo(201);
            assertThat(newGuest(strict, "192.0.2.1")).isEqualTo(201);
            assertThat(newGuest(strict, "192.0.2.1")).isEqualTo(429);
            assertThat(newGuest(strict, "192.0.2.2")).isEqualTo(201);
        }
    }

    private static int newGuest(Server at, String address) {
        return Caller.stranger(at.port())
                .send("POST", "/api/guests", null, List.of("X-Forwarded-For", address))
                .status();
    }

    @Test
    void whoComesBackQuicklyGetsAStreamInPlaceOfAnOlderOne() {
        Caller eva = guest("Eva");
        String id = eva.table("pebbles", List.of("me", "open"));
        try (Caller.Events one = eva.stream(id, "");
                Caller.Events two = eva.stream(id, "");
                Caller.Events three = eva.stream(id, "")) {
            three.next("state");
            assertThat(one.ended()).isTrue();
            say(eva, id, "Back again").ok();
            two.next("chat");
            three.next("chat");
        }
    }

    @Test
    void aLineOfChatSendsALine() {
        Caller eva = guest("Eva");
        String id = eva.table("pebbles", List.of("me", "open"));
        try (Caller.Events events = ben.stream(id, "");
                Caller.Events slim = ben.stream(id, "?slim=true")) {
            long before = events.next("state").get("seq").whole(0, 99);
            slim.next("state");
            long seq = say(eva, id, "Anybody?").ok().get("seq").whole(0, 99);
            Caller.Event news = events.next();
            assertThat(news.name()).isEqualTo("chat");
            new Description(eva.get("/api").ok()).fits("ChatNews", news.data());
            assertThat(news.data().get("seq").whole(0, 99)).isEqualTo(seq).isGreaterThan(before);
            Node line = news.data().get("chat").items().getFirst();
            assertThat(line.get("text").text()).isEqualTo("Anybody?");
            guest("Ida").post("/api/tables/" + id + "/join").ok();
            Node slimly = slim.next("state");
            assertThat(slimly.get("seq").whole(0, 99))
                    .as("a line is no news to a bot")
                    .isEqualTo(seq + 1);
        }
    }

    @Test
    void theOwnerTakesLinesAwayAndMutes() {
        Caller eva = guest("Eva");
        Caller rude = guest("Rude");
        String id = eva.table("pebbles", List.of("me", "open"));
        String match = "/api/matches/" + id;
        try (Caller.Events events = ben.stream(id, "")) {
            long line = say(rude, id, "Something rude").ok().get("seq").whole(0, 99);
            events.next("chat");
            rude.send("DELETE", match + "/chat/" + line, null, List.of()).refused(403, "forbidden");
            rude.post(match + "/mute", "speaker", 0, "muted", true, "key", "m").refused(403, "forbidden");
            eva.send("DELETE", match + "/chat/" + line, null, List.of()).ok();
            Node gone = events.next("chat").get("chat").items().getFirst();
            assertThat(gone.get("seq").whole(0, 99)).isEqualTo(line);
            assertThat(gone.get("text").text()).isEmpty();
            assertThat(ben.get(match).text()).doesNotContain("Something rude");
            eva.send("DELETE", match + "/chat/999", null, List.of()).refused(404, "missing");

            eva.post(match + "/mute", "speaker", 9, "muted", true, "key", "m").refused(404, "missing");
            eva.post(match + "/mute", "speaker", gone.get("speaker").integer(0, 9), "muted", true, "key", "m")
                    .ok();
            say(rude, id, "What now").refused(403, "forbidden");
            assertThat(events.next("chat").get("muted").value()).isEqualTo(List.of(0L));
            say(ben, id, "Peace at last").ok();
            eva.post(match + "/mute", "speaker", 0, "muted", false, "key", "n").ok();
            say(rude, id, "Sorry").ok();
        }
    }

    @Test
    void whomTheOwnerSendsAwayDoesNotComeBack() {
        Caller eva = guest("Eva");
        Caller rude = guest("Rude");
        String table = "/api/tables/" + eva.table("pebbles", List.of("me", "open"), "autostart", false);
        rude.post(table + "/join").ok();
        rude.post(table + "/leave").ok();
        rude.post(table + "/join").ok(); // of its own will it may come and go
        eva.put(table + "/seats/1", "who", "open").ok();
        rude.post(table + "/join").refused(403, "forbidden");
        ben.post(table + "/join").ok();
        eva.put(table + "/seats/0", "who", "open").ok();
        eva.post(table + "/join").ok();
    }
}
