package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The shared plan: pins that seats put on the board for all to see, and that change nothing else. */
class PinsTest {

    /** Ana at seat 0, Ben at seat 1, the match begun. */
    private static String match(Caller ana, Caller ben) {
        String id = ana.table("pebbles", List.of("me", "open"));
        ben.post("/api/tables/" + id + "/join").ok();
        ana.post("/api/tables/" + id + "/start").ok();
        return id;
    }

    private static Caller.Reply pin(Caller who, String id, String at, String what) {
        return who.post("/api/matches/" + id + "/pins", "at", at, "what", what, "key", who.key());
    }

    /** Puts a pin on the board; its id. */
    private static long pinned(Caller who, String id, String at, String what) {
        return seq(pin(who, id, at, what).ok());
    }

    private static Caller.Reply unpin(Caller who, String id, long pin) {
        return who.send("DELETE", "/api/matches/" + id + "/pins/" + pin, null, List.of());
    }

    /** What is on the board, as anybody sees it. */
    private static String pins(Caller who, String id) {
        return pins(who.state(id));
    }

    private static String pins(Node state) {
        return Json.compact(state.get("pins").tree());
    }

    private static long seq(Node node) {
        return node.get("seq").whole(0, Long.MAX_VALUE);
    }

    @Nested
    class OnSqlite extends Contract {
        OnSqlite() {
            super(Backend.SQLITE);
        }
    }

    @Nested
    class OnPostgres extends Contract {
        OnPostgres() {
            super(Backend.POSTGRES);
        }
    }

    @TestInstance(Lifecycle.PER_CLASS)
    abstract static class Contract {

        private final Backend backend;
        private Server server;
        private Caller ana;
        private Caller ben;
        private Caller zoe;

        Contract(Backend backend) {
            this.backend = backend;
        }

        @BeforeAll
        void start() {
            server = Server.start(backend.fresh());
            ana = Caller.guest(server.port(), "Ana");
            ben = Caller.guest(server.port(), "Ben");
            zoe = Caller.guest(server.port(), "Zoe");
        }

        @AfterAll
        void stop() {
            server.close();
        }

        @Test
        void everybodySeesWhoMeansToDoWhatWhere() {
            String id = match(ana, ben);
            try (Caller.Events events = zoe.stream(id, "")) {
                assertThat(pins(events.next("state"))).isEqualTo("[]");
                long first = seq(ana.post(
                                "/api/matches/" + id + "/pins", "at", "pebble/3", "what", "bring", "for", 1, "key", "p")
                        .ok());
                String bring = "{\"id\":" + first + ",\"seat\":0,\"at\":\"pebble/3\",\"what\":\"bring\",\"for\":1}";
                assertThat(pins(events.next("state"))).isEqualTo("[" + bring + "]");
                long second = pinned(ben, id, "pebble/3", "guard");
                String guard = "{\"id\":" + second + ",\"seat\":1,\"at\":\"pebble/3\",\"what\":\"guard\"}";
                assertThat(pins(events.next("state"))).isEqualTo("[" + bring + "," + guard + "]");
                unpin(ana, id, first).ok();
                assertThat(pins(events.next("state"))).isEqualTo("[" + guard + "]");
            }
        }

        @Test
        void aPinSentTwiceIsPutThereOnceAndTakenBackOnce() {
            String id = match(ana, ben);
            String pins = "/api/matches/" + id + "/pins";
            String first =
                    ana.post(pins, "at", "pebble/3", "what", "go", "key", "p").text();
            assertThat(ana.post(pins, "at", "pebble/3", "what", "go", "key", "p")
                            .text())
                    .isEqualTo(first);
            assertThat(ana.state(id).get("pins").items()).hasSize(1);
            long pin = seq(Json.parse(first));
            String gone = unpin(ana, id, pin).text();
            pinned(ana, id, "pebble/4", "go");
            assertThat(unpin(ana, id, pin).text()).isEqualTo(gone);
            assertThat(ana.state(id).get("pins").items()).hasSize(1);
        }

        @Test
        void aPinChangesNothingElse() {
            String id = match(ana, ben);
            ana.chooseFirst(id);
            Node before = ben.state(id);
            pinned(ana, id, "pebble/3", "go");
            long pin = pinned(ben, id, "pebble/4", "feed");
            Node after = ben.state(id);
            for (String field : List.of("step", "decider", "view", "choices", "undo", "seats", "log", "chat")) {
                assertThat(after.get(field)).isEqualTo(before.get(field));
            }
            assertThat(ben.get("/api/matches/" + id + "/steps/1")
                            .ok()
                            .get("pins")
                            .items())
                    .isEmpty();
            ben.choose(id, seq(before), Caller.firstChoice(before)).ok(); // what was seen before it is not stale
            unpin(ben, id, pin).ok();
            assertThat(ben.state(id).get("step").integer(0, 99)).isEqualTo(2);
        }

        @Test
        void undoLeavesPinsAlone() {
            String id = ana.table("tzolkin", List.of("me", "open"));
            ben.post("/api/tables/" + id + "/join").ok();
            ana.post("/api/tables/" + id + "/start").ok();
            Node state = ana.state(id);
            while (state.get("undo").integer(0, 99) == 0) {
                Caller decider = state.get("decider").integer(0, 1) == 0 ? ana : ben;
                decider.chooseFirst(id);
                state = ana.state(id);
            }
            pinned(ana, id, "gear/palenque/3", "go");
            String before = pins(ana, id);
            ana.post("/api/matches/" + id + "/undo", "seq", seq(ana.state(id)), "key", ana.key())
                    .ok();
            assertThat(pins(ana, id)).isEqualTo(before);
        }

        @Test
        void aSeatHasTwentyFourAtMost() {
            String id = match(ana, ben);
            long last = 0;
            for (int i = 0; i < 24; i++) {
                last = pinned(ana, id, "pebble/" + i, "build");
            }
            pin(ana, id, "pebble/24", "build").refused(409, "too-many");
            pinned(ben, id, "pebble/24", "build");
            unpin(ana, id, last).ok();
            pinned(ana, id, "pebble/24", "build");
            assertThat(ana.state(id).get("pins").items()).hasSize(25);
        }

        @Test
        void nobodyTakesBackAnothers() {
            String id = match(ana, ben);
            long pin = pinned(ana, id, "pebble/3", "go");
            String before = pins(ana, id);
            unpin(ben, id, pin).refused(403, "forbidden");
            unpin(zoe, id, pin).refused(403, "forbidden");
            unpin(Caller.stranger(server.port()), id, pin).refused(401, "guest");
            unpin(ana, id, pin + 1).refused(404, "missing");
            assertThat(pins(ana, id)).isEqualTo(before);
        }

        @Test
        void onlySeatsOfARunningMatchPlan() {
            String id = ana.table("pebbles", List.of("me", "open"));
            pin(ana, id, "pebble/3", "go").refused(409, "not-now");
            ben.post("/api/tables/" + id + "/join").ok();
            ana.post("/api/tables/" + id + "/start").ok();
            pin(zoe, id, "pebble/3", "go").refused(403, "forbidden");
            pin(Caller.stranger(server.port()), id, "pebble/3", "go").refused(401, "guest");
            assertThat(pins(ana, id)).isEqualTo("[]");
        }

        @Test
        void theyAreGoneWithTheEndAndInNoRecord() {
            String id = match(ana, ben);
            long pin = pinned(ana, id, "pebble/3", "go");
            String gone = unpin(ana, id, pin).text();
            long other = pinned(ana, id, "pebble/3", "go");
            for (int i = 0; i < 4; i++) {
                ana.chooseFirst(id);
                ben.chooseFirst(id);
            }
            assertThat(pins(ana, id)).isEqualTo("[]");
            pin(ana, id, "pebble/3", "go").refused(409, "not-now");
            unpin(ana, id, other).refused(409, "not-now");
            assertThat(unpin(ana, id, pin).text()).isEqualTo(gone); // the same call again
            assertThat(ana.get("/api/matches/" + id + "/record").text()).doesNotContain("pebble/3");
        }

        @Test
        void whoGivesUpPlansNoMore() {
            String id = ana.table("pebbles", List.of("me", "open", "open"));
            ben.post("/api/tables/" + id + "/join").ok();
            zoe.post("/api/tables/" + id + "/join").ok();
            ana.post("/api/tables/" + id + "/start").ok();
            pinned(ana, id, "pebble/3", "go");
            pinned(ben, id, "pebble/4", "go");
            ana.post("/api/matches/" + id + "/resign", "key", "r").ok();
            assertThat(pins(zoe, id)).contains("pebble/4").doesNotContain("pebble/3");
            pin(ana, id, "pebble/3", "go").refused(409, "not-now");
        }

        @Test
        void nonsenseIsNoPin() {
            String id = match(ana, ben);
            String pins = "/api/matches/" + id + "/pins";
            for (String at : List.of("", "/", "pebble/", "/3", "pebble//3", "pebble 3", "pebble/<b>", "p".repeat(65))) {
                pin(ana, id, at, "go").refused(400, "malformed");
            }
            for (String what : List.of("", "Go", "go now", "-go", "g".repeat(17))) {
                pin(ana, id, "pebble/3", what).refused(400, "malformed");
            }
            for (int whom : List.of(-1, 2)) {
                ana.post(pins, "at", "pebble/3", "what", "go", "for", whom, "key", ana.key())
                        .refused(400, "malformed");
            }
            ana.post(pins, "at", "pebble/3", "what", "go").refused(400, "malformed");
            ana.post(pins, "what", "go", "key", "k").refused(400, "malformed");
            ana.post(pins, "at", 3, "what", "go", "key", "k").refused(400, "malformed");
            ana.send("DELETE", pins + "/first", null, List.of()).refused(400, "malformed");
            assertThat(pins(ana, id)).isEqualTo("[]");
            pin(ana, id, "p".repeat(64), "g".repeat(16)).ok();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRestartKeepsThem(Backend backend) {
        Settings settings = backend.fresh();
        Caller ana;
        String id;
        String before;
        try (Server server = Server.start(settings)) {
            ana = Caller.guest(server.port(), "Ana");
            id = match(ana, Caller.guest(server.port(), "Ben"));
            unpin(ana, id, pinned(ana, id, "pebble/3", "go")).ok();
            pinned(ana, id, "pebble/4", "go");
            before = pins(ana, id);
        }
        try (Server server = Server.start(settings)) {
            assertThat(pins(ana.at(server.port()), id)).isEqualTo(before).contains("pebble/4");
        }
    }

    @Test
    void anotherNodeShowsThemAndTakesThemBack() {
        Settings settings = Backend.POSTGRES.fresh();
        try (Server one = Server.start(settings);
                Server two = Server.start(settings)) {
            Caller ana = Caller.guest(one.port(), "Ana");
            Caller ben = Caller.guest(two.port(), "Ben");
            String id = match(ana, ben);
            try (Caller.Events there = ben.stream(id, "")) {
                Node state = there.next("state");
                long pin = pinned(ana, id, "pebble/3", "go");
                while (seq(state) < pin) {
                    state = there.next("state");
                }
                assertThat(pins(state)).contains("pebble/3");
                unpin(ana.at(two.port()), id, pin).ok();
                assertThat(pins(there.next("state"))).isEqualTo("[]");
                unpin(ana, id, pin).ok(); // the same call, to the other node
            }
        }
    }
}
