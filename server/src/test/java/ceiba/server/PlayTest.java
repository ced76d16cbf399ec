package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Everything people do at tables and matches, on each database. */
class PlayTest {

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

        private static final List<String> TWO = List.of("me", "open");

        private final TestClock clock = new TestClock();
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
            server = Server.start(backend.fresh().with(clock));
            ana = Caller.guest(server.port(), "Ana");
            ben = Caller.guest(server.port(), "Ben");
            zoe = Caller.guest(server.port(), "Zoe");
        }

        @AfterAll
        void stop() {
            server.close();
        }

        /** Ana at seat 0, Ben at seat 1, the match begun. */
        private String match(String game, Object... more) {
            String id = ana.table(game, TWO, more);
            ben.post("/api/tables/" + id + "/join").ok();
            ana.post("/api/tables/" + id + "/start").ok();
            return id;
        }

        private String finished() {
            String id = match("pebbles");
            for (int i = 0; i < 4; i++) {
                ana.chooseFirst(id);
                ben.chooseFirst(id);
            }
            assertThat(ana.state(id).get("status").text()).isEqualTo("over");
            return id;
        }

        private static long seq(Node node) {
            return node.get("seq").whole(0, Long.MAX_VALUE);
        }

        @Test
        void aTableIsJoinedFilledAndStarted() {
            String id = ana.table("pebbles", List.of("open", "me", "bot:adept"), "public", true, "autostart", false);
            assertThat(zoe.get("/api/tables").text()).contains(id);
            Node table = ben.post("/api/tables/" + id + "/join", "seat", 0).ok();
            assertThat(table.get("you").integer(-1, 9)).isZero();
            assertThat(table.get("owner").flag()).isFalse();
            ben.post("/api/tables/" + id + "/join").refused(409, "not-now");
            zoe.post("/api/tables/" + id + "/join").refused(409, "not-now");
            ben.put("/api/tables/" + id + "/seats/2", "who", "open").refused(403, "forbidden");
            ana.put("/api/tables/" + id + "/seats/2", "who", "open").ok();
            ana.post("/api/tables/" + id + "/start").refused(409, "not-now");
            ben.post("/api/tables/" + id + "/start").refused(403, "forbidden");
            Node started =
                    ana.post("/api/tables/" + id + "/start", "fill", "novice").ok();
            assertThat(started.get("status").text()).isEqualTo("running");
            assertThat(started.get("seats").items().get(2).get("level").text()).isEqualTo("novice");
            ben.post("/api/tables/" + id + "/leave").refused(409, "not-now");
        }

        @Test
        void theAnswerToAChoiceTellsWhatANamedStreamWouldHaveTold() {
            String id = match("pebbles");
            String path = "/api/matches/" + id + "/choices";
            int withAnswers = 0;
            try (Caller.Events stream = ana.stream(id, "?slim=true&name=mine")) {
                Node state = stream.next("state");
                while (state.get("status").text().equals("running")) {
                    String words = state.get("choices").items().getFirst().text();
                    ana.post(path, "seq", seq(state), "choice", "nonsense", "key", ana.key(), "stream", "mine")
                            .refused(400, "illegal");
                    Node answer = ana.post(path, "seq", seq(state), "choice", words, "key", ana.key(), "stream", "mine")
                            .ok();
                    if (answer.has("state")) {
                        withAnswers++;
                        assertThat(seq(answer.get("state"))).isEqualTo(seq(answer));
                        assertThat(answer.get("state").get("choices").items()).isEmpty();
                    } else { // it was just telling something
                        assertThat(seq(stream.next("state"))).isEqualTo(seq(answer));
                    }
                    long bens = seq(ben.chooseFirst(id));
                    state = stream.next("state"); // what the answer told is not told again
                    assertThat(seq(state)).isEqualTo(bens);
                }
            }
            assertThat(withAnswers).isPositive();
        }

        @Test
        void noStreamOfAnothersAnswersForIt() {
            String id = match("pebbles");
            try (Caller.Events stream = ben.stream(id, "?slim=true&name=bens")) {
                stream.next("state");
                Node answer = ana.post(
                                "/api/matches/" + id + "/choices",
                                "seq",
                                seq(ana.state(id)),
                                "choice",
                                Caller.firstChoice(ana.state(id)),
                                "key",
                                ana.key(),
                                "stream",
                                "bens")
                        .ok();
                assertThat(answer.has("state")).isFalse();
                assertThat(seq(stream.next("state"))).isEqualTo(seq(answer));
            }
            assertThat(ana.get("/api/matches/" + id + "/stream?name=" + "x".repeat(65))
                            .status())
                    .isEqualTo(400);
        }

        @Test
        void aFullTableStartsByItself() {
            String id = ana.table("pebbles", TWO);
            assertThat(ben.post("/api/tables/" + id + "/join")
                            .ok()
                            .get("status")
                            .text())
                    .isEqualTo("running");
            ana.post("/api/tables/" + id + "/start").ok(); // somebody who was too late to see it
            ben.post("/api/tables/" + id + "/start").refused(403, "forbidden");
            String filled = ana.table("pebbles", TWO);
            assertThat(ana.put("/api/tables/" + filled + "/seats/1", "who", "bot:novice")
                            .ok()
                            .get("status")
                            .text())
                    .isEqualTo("running");
        }

        @Test
        void unlessItsOwnerAskedOtherwise() {
            String id = ana.table("pebbles", TWO, "autostart", false);
            Node table = ben.post("/api/tables/" + id + "/join").ok();
            assertThat(table.get("status").text()).isEqualTo("open");
            assertThat(table.get("autostart").flag()).isFalse();
            ana.post("/api/tables/" + id + "/start").ok();
            ana.post("/api/tables/" + id + "/start").refused(409, "not-now");
        }

        @Test
        void leavingFreesTheSeatAndTheOwnersLeavingClosesTheTable() {
            String id = ana.table("pebbles", TWO, "autostart", false);
            ben.post("/api/tables/" + id + "/join").ok();
            ben.post("/api/tables/" + id + "/leave").ok();
            assertThat(zoe.post("/api/tables/" + id + "/join").ok().get("you").integer(-1, 9))
                    .isEqualTo(1);
            assertThat(ana.post("/api/tables/" + id + "/leave")
                            .ok()
                            .get("status")
                            .text())
                    .isEqualTo("closed");
            ben.post("/api/tables/" + id + "/join").refused(409, "not-now");
        }

        @Test
        void aChoiceSentTwiceIsMadeOnceAndAnsweredTheSame() {
            String id = match("pebbles");
            Node state = ana.state(id);
            String words = Caller.firstChoice(state);
            String first = ana.choose(id, seq(state), words, "k").text();
            ben.chooseFirst(id);
            assertThat(ana.choose(id, seq(state), words, "k").text()).isEqualTo(first);
            assertThat(ana.state(id).get("step").integer(0, 99)).isEqualTo(2);
        }

        @Test
        void anothersKeyIsNotInTheWay() {
            String id = match("pebbles");
            Node state = ana.state(id);
            ana.choose(id, seq(state), Caller.firstChoice(state), "same").ok();
            Node next = ben.state(id);
            ben.choose(id, seq(next), Caller.firstChoice(next), "same").ok();
            assertThat(ana.state(id).get("step").integer(0, 99)).isEqualTo(2);
        }

        @Test
        void aChoiceForAnOlderPositionIsStaleButChatMakesNoneStale() {
            String id = match("pebbles");
            Node state = ana.state(id);
            zoe.post("/api/matches/" + id + "/chat", "text", "Hello", "key", "c")
                    .ok();
            ana.choose(id, seq(state), Caller.firstChoice(state)).ok();
            ben.chooseFirst(id);
            Node now = ana.state(id);
            ana.choose(id, seq(state), Caller.firstChoice(now)).refused(409, "stale");
            ana.choose(id, seq(now), Caller.firstChoice(now)).ok();
            Node line = ben.state(id).get("chat").items().getFirst();
            assertThat(line.get("name").text()).isEqualTo("Zoe");
            assertThat(line.get("seat").integer(-1, 9)).isEqualTo(-1);
        }

        @Test
        void nobodyPlaysAnothersSeat() {
            String id = match("pebbles");
            Node state = ana.state(id);
            String words = Caller.firstChoice(state);
            zoe.choose(id, seq(state), words).refused(403, "forbidden");
            ben.choose(id, seq(state), words).refused(409, "stale");
            Caller.stranger(server.port()).choose(id, seq(state), words).refused(401, "guest");
            ana.choose(id, seq(state), "lay 99").refused(400, "illegal");
            ana.choose(id, seq(state) + 1, words).refused(400, "malformed");
            ana.choose(id, seq(state), words, "\u0000").refused(400, "malformed");
            ana.choose(id, seq(state), words, "").refused(400, "malformed");
            assertThat(ana.state(id).get("step").integer(0, 99)).isZero();
        }

        @Test
        void noSecretLeavesTheServer() {
            String id = match("pebbles");
            Node state = ana.state(id);
            String secret = Caller.firstChoice(state); // "lay 7": the pebble lies face down
            String hand = state.get("view").get("pebbles").items().getFirst().value() + "";
            ana.choose(id, seq(state), secret).ok();
            for (Caller other : List.of(ben, zoe)) {
                Node seen = other.state(id);
                assertThat(seen.get("log")
                                .items()
                                .getFirst()
                                .get("events")
                                .items()
                                .getFirst()
                                .get("phrase")
                                .get("key")
                                .text())
                        .isEqualTo("event.hidden");
                assertThat(seen.get("view").get("pebbles").items().getFirst().value() + "")
                        .isEqualTo("[0, 0, 0, 0]")
                        .isNotEqualTo(hand);
                other.get("/api/matches/" + id + "/steps/1?as=0").refused(403, "forbidden");
                other.get("/api/matches/" + id + "/record").refused(403, "forbidden");
                other.get("/api/matches/" + id + "/result").refused(409, "not-now");
                assertThat(other.get("/api/matches/" + id + "/steps/1")
                                        .ok()
                                        .get("view")
                                        .get("pebbles")
                                        .items()
                                        .getFirst()
                                        .value()
                                + "")
                        .isEqualTo("[0, 0, 0, 0]");
            }
            assertThat(zoe.get("/api/matches/" + id).text())
                    .doesNotContain("seed")
                    .doesNotContain("lay ");
            assertThat(zoe.get("/api/tables/" + id).text()).doesNotContain("seed");
        }

        @Test
        void undoTakesBackAChoiceOrTheTurn() {
            String id = withCornForTwoWorkers();
            try (Caller.Events events = ana.stream(id, "")) {
                Node state = ana.state(id);
                while (state.get("step").integer(0, 99) < 4
                        || state.get("choices").items().isEmpty()) {
                    state = events.next("state");
                }
                ana.post("/api/matches/" + id + "/undo", "seq", seq(state), "key", ana.key())
                        .refused(409, "not-now");
                String view = Json.compact(ana.state(id).get("view").tree());
                place(id);
                place(id);
                Node placed = ana.state(id);
                assertThat(placed.get("undo").integer(0, 9)).isEqualTo(2);
                ana.post("/api/matches/" + id + "/undo", "seq", seq(placed), "key", "u1")
                        .ok();
                Node once = ana.state(id);
                assertThat(once.get("undo").integer(0, 9)).isEqualTo(1);
                place(id);
                Node again = ana.state(id);
                ana.post("/api/matches/" + id + "/undo", "seq", seq(again), "key", "u2", "turn", true)
                        .ok();
                assertThat(Json.compact(ana.state(id).get("view").tree())).isEqualTo(view);
                assertThat(ana.state(id).get("step").integer(0, 99)).isEqualTo(4);
            }
        }

        /** The server draws the wealth tiles, and some have no corn: then another match will. */
        private String withCornForTwoWorkers() {
            while (true) {
                String id = ana.table("tzolkin", List.of("me", "bot:novice"));
                for (int i = 0; i < 2; i++) { // both wealth tiles
                    ana.chooseFirst(id);
                }
                Node me = ana.state(id).get("view").get("players").items().getFirst();
                if (me.get("corn").integer(0, 99) >= 3) {
                    return id;
                }
            }
        }

        private void place(String id) {
            Node state = ana.state(id);
            String words = state.get("choices").items().stream()
                    .map(choice -> choice.get("words").text())
                    .filter(choice -> choice.startsWith("place ") && !choice.contains("first"))
                    .findFirst()
                    .orElseThrow();
            ana.choose(id, seq(state), words).ok();
        }

        @Test
        void aStreamBringsEveryChangeAndCanBeTakenUpAgain() {
            String id = match("pebbles");
            long known;
            try (Caller.Events events = ben.stream(id, "")) {
                assertThat(events.next("state").get("log").items()).isEmpty();
                ana.chooseFirst(id);
                Node next = events.next("state");
                known = seq(next);
                assertThat(next.get("logFrom").integer(0, 99)).isEqualTo(1);
                assertThat(next.get("choices").items()).isNotEmpty();
            }
            ben.chooseFirst(id);
            ana.chooseFirst(id);
            try (Caller.Events events = ben.stream(id, "?since=" + known)) {
                Node next = events.next("state");
                assertThat(next.get("logFrom").integer(0, 99)).isEqualTo(2);
                assertThat(next.get("log").items()).hasSize(2);
            }
            try (Caller.Events events = ben.stream(id, "?slim=true")) {
                Node slim = events.next("state");
                slim.only("seq", "step", "status", "decider", "choices");
                assertThat(slim.get("choices").items().getFirst().text()).startsWith("lay ");
            }
        }

        @Test
        void presenceIsTold() {
            String id = match("pebbles");
            try (Caller.Events events = ana.stream(id, "")) {
                events.next("state");
                try (Caller.Events other = ben.stream(id, "")) {
                    other.next("state");
                    assertThat(events.next("presence").get("seats").value()).isEqualTo(List.of(true, true));
                }
            }
        }

        @Test
        void resigningEndsAMatchOfTwoAndComesLast() {
            String id = match("pebbles");
            ana.post("/api/matches/" + id + "/resign", "key", "r").ok();
            Node state = ben.state(id);
            assertThat(state.get("status").text()).isEqualTo("over");
            assertThat(state.get("ending").text()).isEqualTo("resigned");
            assertThat(state.get("seats").items().get(0).get("place").integer(1, 9))
                    .isEqualTo(2);
            assertThat(state.get("seats").items().get(1).get("place").integer(1, 9))
                    .isEqualTo(1);
            ana.post("/api/matches/" + id + "/resign", "key", "r").ok(); // the same call again
            ana.post("/api/matches/" + id + "/resign", "key", "r2").refused(409, "not-now");
        }

        @Test
        void aBotStandsInForAPersonWhoIsAwayUntilItReturns() {
            String id = match("pebbles", "clock", Json.object("minutes", 60));
            ana.chooseFirst(id);
            takeover(ana, id).refused(409, "not-now");
            clock.pass(Duration.ofMinutes(1));
            ben.get("/api/matches/" + id).ok(); // looks without a stream, as a simple bot does
            clock.pass(Duration.ofSeconds(119));
            takeover(ana, id).refused(409, "not-now");
            String wait = "/api/matches/" + id + "/takeover/1";
            zoe.get(wait).refused(403, "forbidden");
            assertThat(ana.get(wait).ok().get("wait").integer(0, 120_000)).isPositive();
            clock.pass(Duration.ofSeconds(1));
            assertThat(ana.get(wait).ok().get("wait").integer(0, 120_000)).isZero();
            zoe.post("/api/matches/" + id + "/takeover", "seat", 1, "key", "t1").refused(403, "forbidden");
            try (Caller.Events events = ana.stream(id, "")) {
                events.next("state");
                takeover(ana, id).ok();
                Node state = events.next("state");
                while (state.get("decider").integer(-1, 9) != 0) {
                    state = events.next("state");
                }
                assertThat(state.get("step").integer(0, 99)).isEqualTo(2);
                assertThat(state.get("seats").items().get(1).get("level").text())
                        .as("the table's level, not the rival's choice")
                        .isEqualTo("adept");
            }
            ben.post("/api/matches/" + id + "/return", "key", "b").ok();
            ana.chooseFirst(id);
            ben.chooseFirst(id);
            assertThat(ben.state(id).get("step").integer(0, 99)).isEqualTo(4);
        }

        private Caller.Reply takeover(Caller who, String id) {
            return who.post("/api/matches/" + id + "/takeover", "seat", 1, "key", who.key());
        }

        @Test
        void whoPlaysWithoutAClockIsAwayAfterADay() {
            String id = match("pebbles");
            ana.chooseFirst(id);
            clock.pass(Duration.ofHours(23));
            takeover(ana, id).refused(409, "not-now");
            ben.chooseFirst(id);
            clock.pass(Duration.ofHours(23));
            takeover(ana, id).refused(409, "not-now");
            clock.pass(Duration.ofHours(1));
            takeover(ana, id).ok();
        }

        /** A server may have started anew on a machine whose clock was set back. */
        @Test
        void timeNeverRunsBackwardsAtATable() {
            String id = match("pebbles", "clock", Json.object("minutes", 1, "increment", 5));
            String updated = ana.get("/api/tables/" + id).ok().get("updatedAt").text();
            clock.pass(Duration.ofHours(-1));
            ana.chooseFirst(id);
            assertThat(ana.get("/api/tables/" + id).ok().get("updatedAt").text())
                    .isEqualTo(updated);
            assertThat(ana.state(id).get("seats").items().getFirst().get("left").integer(0, 99_999))
                    .isEqualTo(65_000);
        }

        @Test
        void aClockThatRunsOutLetsABotPlayOn() {
            String id = match("pebbles", "clock", Json.object("minutes", 1, "increment", 5));
            clock.pass(Duration.ofSeconds(20));
            ana.chooseFirst(id);
            assertThat(ana.state(id).get("seats").items().getFirst().get("left").integer(0, 99_999))
                    .isEqualTo(45_000);
            clock.pass(Duration.ofSeconds(61));
            try (Caller.Events events = ana.stream(id, "")) {
                Node state = events.next("state");
                server.sweep();
                while (state.get("decider").integer(-1, 9) != 0) {
                    state = events.next("state");
                }
                assertThat(state.get("seats").items().get(1).get("left").integer(0, 99_999))
                        .isZero();
            }
            ben.post("/api/matches/" + id + "/return", "key", "b").ok();
            assertThat(ben.state(id).get("seats").items().get(1).has("level")).isFalse();
        }

        @Test
        void aFinishedMatchIsReplayedRecordedAndContinued() {
            String id = finished();
            Node past = zoe.get("/api/matches/" + id + "/steps/3?as=1").ok();
            assertThat(past.get("step").integer(0, 99)).isEqualTo(3);
            assertThat(past.get("log").items()).hasSize(1);
            zoe.get("/api/matches/" + id + "/steps/99").refused(404, "missing");
            Node result = zoe.get("/api/matches/" + id + "/result").ok();
            double points = 0;
            for (Node seat : result.get("seats").items()) {
                double sum = seat.get("sources").items().stream()
                        .mapToDouble(source -> source.get("points").number())
                        .sum();
                assertThat(sum).isEqualTo(seat.get("points").number());
                points += sum;
            }
            assertThat(points).isPositive();
            assertThat(result.get("course").items()).hasSizeGreaterThan(2);
            String record = zoe.get("/api/matches/" + id + "/record").text();
            assertThat(MatchRecord.read(Json.parse(record)).replay().decider()).isEqualTo(-1);
            Node imported = zoe.send("POST", "/api/records", record, List.of("Content-Type", "application/json"))
                    .ok();
            Node state = ben.state(imported.get("id").text());
            assertThat(state.get("ending").text()).isEqualTo("imported");
            assertThat(state.get("step").integer(0, 99)).isEqualTo(8);
            String next = zoe.post("/api/matches/" + id + "/continue", "step", 3, "seat", 1, "level", "novice")
                    .ok()
                    .get("id")
                    .text();
            assertThat(zoe.state(next).get("step").integer(0, 99)).isGreaterThanOrEqualTo(3);
            assertThat(zoe.state(next).get("you").integer(-1, 9)).isEqualTo(1);
        }

        @Test
        void nobodyLearnsTheSeedOfARunningMatch() {
            String id = ana.table("pebbles", List.of("me", "bot:novice"));
            ana.post("/api/matches/" + id + "/continue", "step", 0, "seat", 0, "level", "novice")
                    .refused(403, "forbidden"); // there one could give up and read the record
            ana.get("/api/matches/" + id + "/record").refused(403, "forbidden");
            ana.post("/api/matches/" + id + "/resign", "key", "r").ok();
            String seed =
                    ana.get("/api/matches/" + id + "/record").ok().get("seed").text();
            assertThat(seed).as("128 bits").matches("[0-9a-f]{32}");
            String other = ana.table("pebbles", List.of("me", "bot:novice"));
            ana.post("/api/matches/" + other + "/resign", "key", "r").ok();
            assertThat(ana.get("/api/matches/" + other + "/record").text()).doesNotContain(seed);
            ana.post("/api/matches/" + id + "/continue", "step", 0, "seat", 0, "level", "novice")
                    .ok();
        }

        @Test
        void rematchCallsAtOnceGiveOneTable() throws Exception {
            for (int round = 0; round < 5; round++) {
                String id = ana.table("pebbles", List.of("me", "bot:novice"));
                ana.post("/api/matches/" + id + "/resign", "key", "r").ok();
                try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                    List<Callable<String>> calls = Collections.nCopies(
                            8,
                            () -> ana.post("/api/matches/" + id + "/rematch")
                                    .ok()
                                    .get("id")
                                    .text());
                    Set<String> tables = new HashSet<>();
                    for (Future<String> call : threads.invokeAll(calls)) {
                        tables.add(call.get());
                    }
                    assertThat(tables).hasSize(1);
                }
            }
        }

        @Test
        void whoLooksLikeAnotherAtTheTableIsShownWithANumber() {
            String id = ana.table("pebbles", TWO);
            Caller other = Caller.guest(server.port(), "ANA");
            other.post("/api/tables/" + id + "/join").ok();
            assertThat(name(id, 1)).isEqualTo("ANA (2)");
            other.put("/api/me", "name", "Ben").ok();
            assertThat(name(id, 1)).isEqualTo("Ben");
            other.put("/api/me", "name", "Ana").ok();
            assertThat(name(id, 1)).isEqualTo("Ana (2)");
            Caller looker = Caller.guest(server.port(), "Ana");
            looker.post("/api/matches/" + id + "/chat", "text", "It is me", "key", "c")
                    .ok();
            assertThat(ana.state(id).get("chat").items().getFirst().get("name").text())
                    .isEqualTo("Ana (3)");
        }

        private String name(String id, int seat) {
            return ana.state(id).get("seats").items().get(seat).get("name").text();
        }

        @Test
        void aRematchIsOneTableForAll() {
            String id = finished();
            String next =
                    ana.post("/api/matches/" + id + "/rematch").ok().get("id").text();
            assertThat(ben.state(id).get("rematch").text()).isEqualTo(next);
            assertThat(ben.post("/api/matches/" + id + "/rematch")
                            .ok()
                            .get("id")
                            .text())
                    .isEqualTo(next);
            zoe.post("/api/matches/" + id + "/rematch").refused(403, "forbidden");
            ana.post("/api/tables/" + next + "/start").ok();
            assertThat(ben.state(next).get("you").integer(-1, 9)).isEqualTo(1);
        }

        @Test
        void hintsAreForTheDeciderAndForFinishedMatches() {
            String id = match("pebbles");
            Node hint = ana.post("/api/matches/" + id + "/hint", "count", 2).ok();
            assertThat(hint.get("choices").items()).hasSize(2);
            assertThat(hint.get("choices").items().getFirst().get("reasons").items())
                    .hasSizeLessThanOrEqualTo(2);
            assertThat(hint.has("cut")).isTrue();
            ben.post("/api/matches/" + id + "/hint").refused(403, "forbidden");
            String without = match("pebbles", "hints", false);
            ana.post("/api/matches/" + without + "/hint").refused(403, "forbidden");
            zoe.post("/api/matches/" + finished() + "/hint", "step", 2).ok();
        }

        @Test
        void aNewNameIsSeenAtTheTable() {
            Caller kim = Caller.guest(server.port(), "Kim");
            String id = kim.table("pebbles", TWO);
            kim.put("/api/me", "name", "  Kimberley ").ok();
            assertThat(zoe.get("/api/tables/" + id)
                            .ok()
                            .get("seats")
                            .items()
                            .getFirst()
                            .get("name")
                            .text())
                    .isEqualTo("Kimberley");
        }

        @Test
        void aMatchAgainstBotsIsPlayedToItsEnd() {
            assertThat(Games.named("pebbles").maxSeats()).isEqualTo(3);
            String id = ana.table("pebbles", List.of("bot:novice", "me", "bot:novice"));
            try (Caller.Events events = ana.stream(id, "")) {
                Node state = events.next("state");
                while (!state.get("status").text().equals("over")) {
                    if (!state.get("choices").items().isEmpty()) {
                        ana.choose(id, seq(state), Caller.firstChoice(state)).ok();
                    }
                    state = events.next("state");
                }
                assertThat(state.get("step").integer(0, 99)).isEqualTo(12);
                assertThat(state.get("ending").text()).isEqualTo("finished");
            }
        }
    }
}
