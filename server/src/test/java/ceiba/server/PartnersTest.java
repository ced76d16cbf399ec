package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Who wins and what giving up means, for rivals, pairs and all together. */
@TestInstance(Lifecycle.PER_CLASS)
class PartnersTest {

    private Server server;
    private Description api;
    private Caller ana;
    private Caller ben;
    private Caller eva;
    private Caller kim;

    @BeforeAll
    void start() {
        server = Server.start(Backend.SQLITE.fresh());
        api = new Description(Caller.stranger(server.port()).get("/api").ok());
        ana = Caller.guest(server.port(), "Ana");
        ben = Caller.guest(server.port(), "Ben");
        eva = Caller.guest(server.port(), "Eva");
        kim = Caller.guest(server.port(), "Kim");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    /** A match with Ana at the first seat and the others at the open ones, in order. */
    private String match(String play, List<String> seats, Caller... others) {
        String id = ana.table("cairn", seats, "variants", Map.of("play", play));
        for (Caller other : others) {
            other.post("/api/tables/" + id + "/join").ok();
        }
        if (others.length > 0) {
            ana.post("/api/tables/" + id + "/start").ok();
        }
        return id;
    }

    private static void lay(Caller who, String id, int stones) {
        long seq = who.state(id).get("seq").whole(0, Long.MAX_VALUE);
        who.choose(id, seq, "lay " + stones).ok();
    }

    private static void resign(Caller who, String id) {
        who.post("/api/matches/" + id + "/resign", "key", who.key()).ok();
    }

    private Node state(String id) {
        Caller.Reply reply = ana.get("/api/matches/" + id);
        api.covers("GET", "/api/matches/" + id, reply);
        return reply.ok();
    }

    private Node result(String id) {
        Caller.Reply reply = ana.get("/api/matches/" + id + "/result");
        api.covers("GET", "/api/matches/" + id + "/result", reply);
        return reply.ok();
    }

    /** Looks at the stream until the match is over: bots may still have to decide. */
    private Node over(String id) {
        try (Caller.Events events = ana.stream(id, "")) {
            Node state = events.next("state");
            while (state.get("status").text().equals("running")) {
                state = events.next("state");
            }
        }
        return state(id);
    }

    /** The winners, told alike by the state, its seats and the result. */
    private List<Object> winners(String id) {
        Node state = state(id);
        assertThat(state.get("status").text()).isEqualTo("over");
        Node result = result(id);
        assertThat(result.get("outcome"))
                .isEqualTo(new Node("outcome", state.get("outcome").value()));
        List<Object> winners = list(state.get("outcome").get("winners"));
        for (int seat = 0; seat < state.get("seats").items().size(); seat++) {
            boolean won = winners.contains((long) seat);
            assertThat(state.get("seats").items().get(seat).get("won").flag()).isEqualTo(won);
            assertThat(result.get("seats").items().get(seat).get("won").flag()).isEqualTo(won);
        }
        return winners;
    }

    private static List<Object> list(Node node) {
        return node.items().stream().<Object>map(item -> item.whole(0, 99)).toList();
    }

    private static List<Integer> each(Node state, String field) {
        return state.get("seats").items().stream()
                .map(seat -> seat.get(field).integer(0, 99))
                .toList();
    }

    @Test
    void whileAMatchRunsNobodyHasWon() {
        String id = match("pairs", List.of("me", "open", "open", "open"), ben, eva, kim);
        Node state = state(id);
        assertThat(each(state, "side")).containsExactly(0, 1, 0, 1);
        assertThat(state.has("outcome")).isFalse();
        assertThat(state.get("seats").items()).noneMatch(seat -> seat.has("won"));
    }

    @Test
    void partnersWinTogether() {
        String id = match("pairs", List.of("me", "open", "open", "open"), ben, eva, kim);
        for (int round = 0; round < 2; round++) {
            lay(ana, id, 1);
            lay(ben, id, 2);
            lay(eva, id, 3);
            lay(kim, id, 1);
        }
        assertThat(winners(id)).containsExactly(0L, 2L);
        Node state = state(id);
        assertThat(each(state, "place")).containsExactly(1, 3, 1, 3);
        assertThat(state.get("outcome").get("together").flag()).isFalse();
        Node record = ana.get("/api/matches/" + id + "/record").ok();
        assertThat(list(record.get("winners"))).containsExactly(0L, 2L);
    }

    @Test
    void allWinOrNobodyDoes() {
        String high = match("together", List.of("me", "open"), ben);
        String low = match("together", List.of("me", "open"), ben);
        for (int round = 0; round < 2; round++) {
            lay(ana, high, 1);
            lay(ben, high, 3);
            lay(ana, low, 1);
            lay(ben, low, 2);
        }
        assertThat(winners(high)).containsExactly(0L, 1L);
        assertThat(state(high).get("outcome").get("together").flag()).isTrue();
        assertThat(winners(low)).isEmpty();
        Node record = ana.get("/api/matches/" + low + "/record").ok();
        assertThat(record.get("winners").items()).isEmpty();
        String imported = ana.send(
                        "POST",
                        "/api/records",
                        Json.compact(record.tree()),
                        List.of("Content-Type", "application/json"))
                .ok()
                .get("id")
                .text();
        assertThat(winners(imported)).isEmpty();
        ana.send(
                        "POST",
                        "/api/records",
                        Json.compact(record.tree()).replace("\"winners\":[]", "\"winners\":[0]"),
                        List.of("Content-Type", "application/json"))
                .refused(400, "malformed");
    }

    @Test
    void whoLeavesPartnersHandsTheSeatToABotOfTheTablesLevelAndSharesNoWin() {
        String id = match("together", List.of("me", "open", "bot:novice"), ben);
        lay(ana, id, 3);
        resign(ben, id);
        Node state = state(id);
        assertThat(state.get("status").text()).isEqualTo("running");
        assertThat(state.get("seats").items().get(1).get("level").text()).isEqualTo("novice");
        try (Caller.Events events = ana.stream(id, "")) {
            while (state.get("choices").items().isEmpty()) {
                state = events.next("state");
            }
        }
        lay(ana, id, 3);
        state = over(id);
        assertThat(state.get("ending").text()).isEqualTo("finished");
        assertThat(winners(id)).containsExactly(0L, 2L);
        assertThat(each(state, "place")).containsExactly(1, 3, 1);
    }

    @Test
    void aSideWhoseLastPersonLeavesHasLost() {
        String id = match("pairs", List.of("me", "open", "open", "bot:novice"), ben, eva);
        resign(ana, id);
        assertThat(state(id).get("status").text()).isEqualTo("running");
        resign(ben, id);
        Node state = state(id);
        assertThat(state.get("ending").text()).isEqualTo("resigned");
        assertThat(winners(id)).as("Eva; Ana has left her").containsExactly(2L);
        assertThat(each(state, "place").get(2)).isEqualTo(1);
        assertThat(each(state, "place")).containsOnlyOnce(1);
    }

    @Test
    void whenTheOnlyPersonLeavesASideOfAllNobodyHasWon() {
        String id = match("together", List.of("me", "bot:novice", "bot:novice"));
        resign(ana, id);
        assertThat(state(id).get("ending").text()).isEqualTo("resigned");
        assertThat(winners(id)).isEmpty();
    }

    @Test
    void partnersOfNobodyElseEndWithTheirLastPerson() {
        String id = match("together", List.of("me", "open", "bot:novice"), ben);
        resign(ana, id);
        assertThat(state(id).get("status").text()).isEqualTo("running");
        resign(ben, id);
        assertThat(winners(id)).isEmpty();
    }

    @Test
    void betweenRivalsTheBestOfTheOthersWins() {
        String two = match("rivals", List.of("me", "open"), ben);
        lay(ana, two, 3);
        resign(ana, two);
        assertThat(winners(two)).containsExactly(1L);
        assertThat(each(state(two), "place")).containsExactly(2, 1);

        String three = match("rivals", List.of("me", "open", "open"), ben, eva);
        lay(ana, three, 3);
        resign(ana, three);
        assertThat(state(three).get("status").text()).isEqualTo("running");
        lay(ben, three, 1);
        lay(eva, three, 2);
        try (Caller.Events events = ben.stream(three, "")) {
            while (events.next("state").get("choices").items().isEmpty()) {
                // the bot lays for Ana
            }
        }
        lay(ben, three, 1);
        lay(eva, three, 1);
        assertThat(result(three).get("seats").items().getFirst().get("points").number())
                .isGreaterThan(3);
        assertThat(winners(three)).containsExactly(2L);
    }
}
