package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What the administrator can do, and nobody else; and what everybody can do with the own data. */
@TestInstance(Lifecycle.PER_CLASS)
class AdministrationTest {

    private final TestClock clock = new TestClock(Instant.now());
    private final Settings settings = Backend.SQLITE.fresh().with(clock);
    private Server server;
    private Caller administrator;

    @BeforeAll
    void start() {
        server = Server.start(settings);
        administrator = Caller.administrator(server);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private Caller guest(String name) {
        return Caller.guest(server.port(), name);
    }

    private static String id(Caller guest) {
        return guest.get("/api/me").ok().get("id").text();
    }

    private String restrain(Object... fields) {
        return administrator
                .post("/api/admin/restraints", fields)
                .ok()
                .get("id")
                .text();
    }

    @Test
    void nobodyElseGetsIn() {
        for (Caller other : List.of(Caller.stranger(server.port()), guest("Ana"))) {
            other.get("/api/admin").refused(401, "unknown");
            other.get("/api/admin/guests").refused(401, "unknown");
            other.send("GET", "/api/admin", null, List.of("X-Ceiba-Administrator", "guessed"))
                    .refused(401, "unknown");
        }
        administrator.get("/api/admin").ok();
    }

    @Test
    void theTokenIsAnotherAtEveryStartUnlessItIsGiven() {
        try (Server fresh = Server.start(Backend.SQLITE.fresh());
                Server given = Server.start(Backend.SQLITE.fresh().administrator("a token of my own, quite long"))) {
            assertThat(fresh.administrator()).hasSizeGreaterThanOrEqualTo(20).isNotEqualTo(server.administrator());
            assertThat(given.administrator()).isEqualTo("a token of my own, quite long");
            Caller.administrator(given).get("/api/admin").ok();
        }
    }

    @Test
    void theNodeTellsHowItIs() {
        Node overview = administrator.get("/api/admin").ok();
        while (overview.get("nodes").items().isEmpty()) {
            overview = administrator.get("/api/admin").ok(); // it is about to tell
        }
        Node node = overview.get("nodes").items().getFirst();
        assertThat(node.get("own").flag()).isTrue();
        assertThat(node.get("figures").get("bots").integer(0, 1000)).isZero();
        assertThat(node.get("figures").get("memory").whole(1, Long.MAX_VALUE)).isPositive();
    }

    @Test
    void whoIsMutedPlaysButSaysNothing() {
        Caller ana = guest("Ana");
        String table = ana.table("pebbles", List.of("me", "bot:novice"));
        String mute = restrain("kind", "mute", "guest", id(ana));
        say(ana, table, "m1").refused(403, "forbidden");
        ana.chooseFirst(table);
        administrator.delete("/api/admin/restraints/" + mute).ok();
        say(ana, table, "m2").ok();
    }

    private static Caller.Reply say(Caller who, String table, String key) {
        return who.post("/api/matches/" + table + "/chat", "text", "Hello " + key, "key", key);
    }

    @Test
    void whoIsBannedIsOutUntilTheBanEnds() {
        Caller ana = guest("Ana");
        String table = ana.table("pebbles", List.of("me", "open"));
        try (Caller.Events events = ana.stream(table, "")) {
            events.next("state");
            restrain("kind", "ban", "guest", id(ana), "days", 1, "note", "was rude");
            assertThat(events.ended()).isTrue();
        }
        ana.get("/api/me").refused(403, "forbidden");
        ana.get("/api/matches/" + table).refused(403, "forbidden");
        clock.pass(Duration.ofDays(2));
        restrain("kind", "mute", "guest", "somebody"); // looks at the clock
        ana.get("/api/me").ok();
    }

    @Test
    void anAddressIsBannedWithAllThatShareIt() {
        String ban = restrain("kind", "ban", "address", "2001:db8:1:2::7");
        assertThat(from("2001:db8:1:2:ffff::1")).isEqualTo(403);
        assertThat(from("2001:db8:1:3::7")).isEqualTo(200);
        administrator.delete("/api/admin/restraints/" + ban).ok();
        assertThat(from("2001:db8:1:2:ffff::1")).isEqualTo(200);
        restrain("kind", "ban", "address", "192.0.2.7");
        assertThat(from("192.0.2.7")).isEqualTo(403);
        assertThat(from("192.0.2.8")).isEqualTo(200);
        administrator
                .post("/api/admin/restraints", "kind", "ban", "address", "example.org")
                .refused(400, "malformed");
    }

    @Test
    void theStreamsOfABannedAddressEnd() {
        Caller ana = guest("Ana");
        String table = ana.table("pebbles", List.of("me", "open"));
        try (Caller.Events events = ana.stream(table, "")) {
            events.next("state");
            ana.send("GET", "/api/me", null, List.of("X-Forwarded-For", "192.0.2.17"));
            restrain("kind", "ban", "address", "192.0.2.17");
            assertThat(events.ended()).isTrue();
        }
    }

    /** The status of a call that a proxy on this machine passes on. */
    private int from(String address) {
        return Caller.stranger(server.port())
                .send("GET", "/api/games", null, List.of("X-Forwarded-For", address))
                .status();
    }

    @Test
    void theAddressesOfGuestsAreShown() {
        Caller ana = guest("Anastasia");
        ana.send("GET", "/api/me", null, List.of("X-Forwarded-For", "192.0.2.99"));
        Node found = administrator
                .get("/api/admin/guests?find=nastas")
                .ok()
                .get("guests")
                .items()
                .getFirst();
        assertThat(found.get("name").text()).isEqualTo("Anastasia");
        assertThat(found.get("address").text()).isEqualTo("192.0.2.99");
        assertThat(administrator.get("/api/admin/guests").text()).contains(id(ana));
        assertThat(administrator
                        .get("/api/admin/guests?find=%25")
                        .ok()
                        .get("guests")
                        .items())
                .isEmpty();
    }

    @Test
    void aRemovedMatchIsNoLongerThere() {
        Caller ana = guest("Ana");
        String table = ana.table("pebbles", List.of("me", "open"), "public", true);
        assertThat(administrator.get("/api/admin/matches?status=open").text()).contains(table);
        administrator.delete("/api/admin/matches/" + table).ok();
        ana.get("/api/matches/" + table).refused(404, "missing");
        assertThat(Caller.stranger(server.port()).get("/api/tables").text()).doesNotContain(table);
        assertThat(administrator.get("/api/admin/matches?status=open").text()).doesNotContain(table);
    }

    @Test
    void aGuestTakesAllOfItsDataAlong() {
        Caller ana = guest("Ana Secunda");
        String table = ana.table("pebbles", List.of("me", "bot:novice"));
        say(ana, table, "d1").ok();
        String words = Caller.firstChoice(ana.state(table));
        ana.chooseFirst(table);
        String data = ana.get("/api/me/data").text();
        assertThat(data).contains("Ana Secunda", "Hello d1", words, table);
        assertThat(data).doesNotContain("seed");
        Caller.stranger(server.port()).get("/api/me/data").refused(401, "guest");
    }

    @Test
    void whoGoesForGoodLeavesNeitherNameNorWords() {
        Caller ana = guest("Zacharias");
        Caller ben = guest("Ben");
        String running = ana.table("pebbles", List.of("me", "open"));
        ben.post("/api/tables/" + running + "/join").ok();
        ana.post("/api/tables/" + running + "/start").ok();
        say(ana, running, "a").ok();
        say(ben, running, "b").ok();
        ana.put("/api/me", "name", "Zacharias the Great").ok();
        String open = ana.table("pebbles", List.of("me", "open"), "public", true);
        String watched = ben.table("pebbles", List.of("me", "bot:novice"));
        say(ana, watched, "as a spectator").ok();
        String over = ben.table("pebbles", List.of("me", "open"));
        ana.post("/api/tables/" + over + "/join").ok();
        ben.post("/api/tables/" + over + "/start").ok();
        ben.post("/api/matches/" + over + "/resign", "key", "r").ok();

        ana.delete("/api/me").ok();

        ana.get("/api/me").refused(401, "unknown");
        Node state = ben.state(running);
        assertThat(state.get("seats").items().getFirst().get("name").text()).isEqualTo("deleted guest");
        assertThat(state.get("seats").items().getFirst().get("resigned").flag()).isTrue();
        assertThat(Json.compact(state.get("chat").tree())).contains("Hello b").doesNotContain("Hello a", "Zacharias");
        assertThat(ben.get("/api/matches/" + watched).text()).doesNotContain("spectator", "Zacharias");
        assertThat(ben.state(over).get("status").text()).isEqualTo("over");
        assertThat(ben.get("/api/matches/" + over).text()).doesNotContain("Zacharias");
        assertThat(ben.get("/api/matches/" + over + "/record").ok().get("game").text())
                .isEqualTo("pebbles");
        assertThat(ben.state(open).get("status").text()).isEqualTo("closed");
        assertThat(inTheDatabase("Zacharias")).isZero();
        assertThat(inTheDatabase("Hello b")).isPositive();
    }

    /** In how many entries and guests a text stands. */
    private int inTheDatabase(String text) {
        return Jdbi.create("jdbc:sqlite:" + settings.data().resolve("ceiba.db"))
                .withHandle(handle -> handle.createQuery("SELECT (SELECT count(*) FROM entries WHERE body LIKE :text)"
                                + " + (SELECT count(*) FROM guests WHERE name LIKE :text)")
                        .bind("text", "%" + text + "%")
                        .mapTo(Integer.class)
                        .one());
    }

    @Test
    void aDeletedGuestIsForgottenOnTheOtherNodeToo() {
        Settings shared = Backend.POSTGRES.fresh();
        try (Server one = Server.start(shared);
                Server two = Server.start(shared)) {
            Caller ana = Caller.guest(one.port(), "Ana");
            Caller ben = Caller.guest(two.port(), "Ben");
            String table = ana.table("pebbles", List.of("me", "open"));
            ben.post("/api/tables/" + table + "/join").ok();
            ana.post("/api/tables/" + table + "/start").ok();
            say(ana, table, "x").ok();
            try (Caller.Events there = ben.stream(table, "")) {
                while (!ben.get("/api/matches/" + table).text().contains("Hello x")) {
                    there.next("state"); // the note is on its way
                }
                Caller.administrator(one).delete("/api/admin/guests/" + id(ana)).ok();
                String state = ben.get("/api/matches/" + table).text();
                while (!state.contains("deleted guest")) {
                    there.next("state");
                    state = ben.get("/api/matches/" + table).text();
                }
                assertThat(state).doesNotContain("Hello x", "\"Ana\"");
            }
        }
    }
}
