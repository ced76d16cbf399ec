package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two servers on one PostgreSQL are one, and either is enough. */
class NodesTest {

    /** Not by that of the machine on which a server runs: two of them may differ. */
    @Test
    void theyGoByTheClockOfTheDatabase() {
        Settings settings = Backend.POSTGRES.fresh();
        Backend.setClock(settings, Duration.ofDays(1));
        try (Server server = Server.start(settings)) {
            Caller ana = Caller.guest(server.port(), "Ana");
            String id = ana.table("pebbles", List.of("me", "open"));
            Instant created = Instant.parse(
                    ana.get("/api/tables/" + id).ok().get("createdAt").text());
            assertThat(Duration.between(Instant.now(), created)).isBetween(Duration.ofHours(23), Duration.ofHours(25));
        }
    }

    /** What one writes the other shows, and neither plays on what is past. */
    @Test
    void aMatchIsPlayedOnBoth() {
        Settings settings = Backend.POSTGRES.fresh();
        try (Server one = Server.start(settings);
                Server two = Server.start(settings)) {
            Caller ana = Caller.guest(one.port(), "Ana");
            Caller ben = Caller.guest(two.port(), "Ben");
            String id = match(ana, ben);
            try (Caller.Events there = ben.stream(id, "")) {
                Node state = there.next("state");
                for (int round = 0; round < 4; round++) {
                    Node mine = ana.state(id);
                    while (mine.get("choices").items().isEmpty()) {
                        mine = ana.state(id); // the note is on its way
                    }
                    ana.choose(id, seq(mine), Caller.firstChoice(mine)).ok();
                    while (state.get("choices").items().isEmpty()) {
                        state = there.next("state");
                    }
                    long answered = seq(state);
                    String words = Caller.firstChoice(state);
                    // the same person posts to both nodes at once: only one of them counts
                    ben.at(one.port()).choose(id, answered, words, "a" + round).ok();
                    ben.choose(id, answered, words, "b" + round).refused(409, round == 3 ? "not-now" : "stale");
                    ben.choose(id, answered, words, "a" + round).ok();
                    state = Json.parse("{\"choices\": []}");
                }
                assertThat(ana.state(id).get("status").text()).isEqualTo("over");
            }
        }
    }

    @Test
    void whoLooksOnTheOtherNodeIsNotAway() {
        TestClock clock = new TestClock();
        Settings settings = Backend.POSTGRES.fresh().with(clock);
        try (Server one = Server.start(settings)) {
            Caller ana = Caller.guest(one.port(), "Ana");
            String id;
            try (Server two = Server.start(settings)) {
                Caller ben = Caller.guest(two.port(), "Ben");
                id = match(ana, ben, "clock", Json.object("minutes", 60));
                try (Caller.Events there = ben.stream(id, "")) {
                    there.next("state");
                    clock.pass(Duration.ofMinutes(10));
                    two.sweep();
                    takeover(ana, id, "t1").refused(409, "not-now");
                }
            }
            clock.pass(Duration.ofMinutes(1));
            takeover(ana, id, "t2").refused(409, "not-now");
            clock.pass(Duration.ofMinutes(1));
            takeover(ana, id, "t3").ok();
        }
    }

    /** And whoever was deleted, at once as well. */
    @Test
    @Timeout(120)
    void whoSignsOutOnOneNodeIsNobodyOnTheOther() {
        Settings settings = Backend.POSTGRES.fresh();
        try (Server one = Server.start(settings);
                Server two = Server.start(settings)) {
            Caller thief = Caller.guest(one.port(), "Ana");
            String id = thief.table("pebbles", List.of("me", "open"));
            try (Caller.Events watched = thief.stream(id, "")) {
                watched.next("state");
                Caller ana = thief.at(two.port());
                String token = ana.delete("/api/me/tokens").ok().get("token").text();
                awaitRefused(thief);
                assertThat(watched.ended()).isTrue();
                Caller still = Caller.known(one.port(), token);
                still.get("/api/me").ok();
                still.at(two.port()).delete("/api/me").ok();
                awaitRefused(still);
            }
        }
    }

    /** Soon, and not when a minute is over. */
    private static void awaitRefused(Caller caller) {
        long start = System.nanoTime();
        while (caller.get("/api/me").status() != 401) {
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
        }
    }

    private static Caller.Reply takeover(Caller who, String id, String key) {
        return who.post("/api/matches/" + id + "/takeover", "seat", 1, "key", key);
    }

    /** A node that dies keeps what it has taken on only until its lease ends. */
    @Test
    void aBotsTurnThatAKilledNodeHeldIsPlayedOnByAnother() throws IOException {
        TestClock clock = new TestClock(Instant.now());
        Settings settings = Backend.POSTGRES.fresh();
        try (Server heir = Server.start(settings.with(clock))) {
            Caller ana;
            String id;
            Process victim = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            NodesTest.class.getName(),
                            String.valueOf(settings.database()))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (BufferedReader out = victim.inputReader(StandardCharsets.UTF_8)) {
                int port = Integer.parseInt(String.valueOf(out.readLine()));
                ana = Caller.guest(port, "Ana");
                id = ana.table("tzolkin", List.of("me", "bot:master"));
                ana.chooseFirst(id);
                ana.chooseFirst(id);
                ana.post("/api/matches/" + id + "/pins", "at", "gear/palenque", "what", "go", "key", "p")
                        .ok();
            } finally {
                victim.destroyForcibly().onExit().join();
            }
            ana = ana.at(heir.port());
            try (Caller.Events events = ana.stream(id, "")) {
                Node state = events.next("state");
                assertThat(state.get("step").integer(0, 99)).isGreaterThanOrEqualTo(2);
                assertThat(state.get("decider").integer(-1, 9)).isEqualTo(1);
                assertThat(state.get("pins").items()).hasSize(1);
                clock.pass(Duration.ofMinutes(1));
                heir.sweep();
                while (state.get("decider").integer(-1, 9) == 1) {
                    state = events.next("state");
                }
                assertThat(state.get("choices").items()).isNotEmpty();
                assertThat(state.get("step").integer(0, 99)).isEqualTo(4);
            }
        }
    }

    /** A node in a process of its own, which lives until it is killed. */
    public static void main(String[] database) throws IOException {
        try (Server server = Server.start(Backend.SQLITE.fresh().database(database[0]))) {
            System.out.println(server.port());
            System.in.readAllBytes(); // until whoever started us ends as well
        }
    }

    /** Ana at seat 0, Ben at seat 1, the match begun. */
    private static String match(Caller ana, Caller ben, Object... more) {
        String id = ana.table("pebbles", List.of("me", "open"), more);
        ben.post("/api/tables/" + id + "/join").ok();
        ana.post("/api/tables/" + id + "/start").ok();
        return id;
    }

    private static long seq(Node node) {
        return node.get("seq").whole(0, Long.MAX_VALUE);
    }
}
