package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Pace;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What programs read beside the phrases: choices lean and rich, events, gauges, and the setups that a game refuses. */
@TestInstance(Lifecycle.PER_CLASS)
class AnswersTest {

    private static final List<String> TWO = List.of("me", "open");

    private Server server;
    private Description api;
    private Caller ana;
    private Caller ben;

    @BeforeAll
    void start() {
        server = Server.start(Backend.SQLITE.fresh());
        api = new Description(Caller.stranger(server.port()).get("/api").ok());
        ana = Caller.guest(server.port(), "Ana");
        ben = Caller.guest(server.port(), "Ben");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String match(String stones) {
        String id = ana.table("cairn", TWO, "variants", Map.of("stones", stones));
        ben.post("/api/tables/" + id + "/join").ok();
        ana.post("/api/tables/" + id + "/start").ok();
        return id;
    }

    private Caller.Reply get(Caller who, String address) {
        Caller.Reply reply = who.get(address);
        api.covers("GET", address, reply);
        return reply;
    }

    private static String json(Node node) {
        return Json.compact(node.tree());
    }

    @Test
    void aChoiceSaysWhatItPointsAtWhatItCostsAndWhatItDoes() {
        List<Node> choices =
                get(ana, "/api/matches/" + match("few")).ok().get("choices").items();
        assertThat(json(choices.getFirst()))
                .isEqualTo("{\"words\":\"lay 1\","
                        + "\"phrase\":{\"key\":\"choice.lay\",\"args\":[1],\"targets\":[\"cairn\",\"heap/0\"]},"
                        + "\"preview\":[{\"kind\":\"laid\",\"seat\":0,\"stones\":1,"
                        + "\"phrase\":{\"key\":\"event.laid\",\"args\":[{\"seat\":0},1]}},"
                        + "{\"kind\":\"grew\",\"height\":1,\"phrase\":{\"key\":\"event.grew\",\"args\":[1]}}]}");
        assertThat(json(choices.get(2).get("price"))).isEqualTo("{\"stone\":2}");
    }

    @Test
    void ofManyChoicesTheDeciderAsksWhatOneDoes() {
        String id = match("many");
        String preview = "/api/matches/" + id + "/preview?step=0&words=lay%2042";
        List<Node> choices = get(ana, "/api/matches/" + id).ok().get("choices").items();
        assertThat(choices).hasSize(60).noneMatch(choice -> choice.has("preview"));
        Node asked = get(ana, preview).ok();
        assertThat(asked.get("step").integer(0, 9)).isZero();
        assertThat(asked.get("preview").items().getFirst().get("stones").integer(0, 99))
                .isEqualTo(42);
        get(ana, "/api/matches/" + id + "/preview").refused(400, "malformed");
        get(ana, "/api/matches/" + id + "/preview?step=0&words=lay%2061").refused(400, "illegal");
        get(ana, "/api/matches/" + id + "/preview?step=0&words=dance").refused(400, "illegal");
        get(ana, "/api/matches/" + id + "/preview?step=1&words=lay%201").refused(409, "stale");
        get(ben, preview).refused(403, "forbidden");
        get(Caller.stranger(server.port()), preview).refused(401, "guest");
        assertThat(ana.state(id).get("step").integer(0, 9))
                .as("nothing was chosen")
                .isZero();
        ana.chooseFirst(id);
        get(ana, preview).refused(409, "stale");
    }

    @Test
    void theDeciderIsToldWhyAChoiceIsNotLegal() {
        String id = match("few");
        String most = "{\"key\":\"objection.most\",\"args\":[3],\"targets\":[\"cairn\"]}";
        String why = "/api/matches/" + id + "/why?step=0&words=";
        assertThat(json(get(ana, why + "lay%204").ok())).isEqualTo("{\"step\":0,\"why\":" + most + "}");
        assertThat(json(get(ana, why + "lay%203").ok())).as("it is legal").isEqualTo("{\"step\":0}");
        assertThat(json(get(ana, why + "lay%200").ok()))
                .as("the game does not say")
                .isEqualTo("{\"step\":0}");
        get(ana, "/api/matches/" + id + "/why").refused(400, "malformed");
        get(ana, why + "dance").refused(400, "illegal");
        get(ana, "/api/matches/" + id + "/why?step=1&words=lay%204").refused(409, "stale");
        get(ben, why + "lay%204").refused(403, "forbidden");
        get(Caller.stranger(server.port()), why + "lay%204").refused(401, "guest");
        Caller.Reply refused = ana.choose(id, ana.state(id).get("seq").whole(0, 99), "lay 4");
        api.covers("POST", "/api/matches/" + id + "/choices", refused);
        refused.refused(400, "illegal");
        Node error = refused.body().get("error");
        assertThat(error.get("message").text())
                .isEqualTo(
                        "'lay 4' is not legal here: At most 3 stones are laid at once; seat 0 is asked 'Lay stones on the"
                                + " cairn'; expected one of: lay 1, lay 2, lay 3");
        assertThat(json(error.get("reason"))).isEqualTo(most);
        ana.chooseFirst(id);
        get(ana, why + "lay%204").refused(409, "stale");
    }

    @Test
    void previewsAreReadsLikeOthersAndCounted() {
        Limits limits = Limits.OFF.with(Pace.CALLS, new Pace.Rate(20, 1, Duration.ofSeconds(1)));
        try (Server strict = Server.start(Backend.SQLITE.fresh().with(limits))) {
            Caller busy = Caller.guest(strict.port(), "Busy");
            String id = busy.table("cairn", List.of("me", "bot:novice"));
            int refused = 0;
            for (int i = 0; i < 30; i++) {
                refused += busy.get("/api/matches/" + id + "/preview?step=0&words=lay%201")
                                        .status()
                                == 429
                        ? 1
                        : 0;
            }
            assertThat(refused).isBetween(8, 12);
        }
    }

    @Test
    void aPreviewEndsBeforeWhatIsHiddenComesToLight() {
        String id = ana.table("pebbles", TWO);
        ben.post("/api/tables/" + id + "/join").ok();
        ana.post("/api/tables/" + id + "/start").ok();
        ana.chooseFirst(id);
        Node choice = get(ben, "/api/matches/" + id).ok().get("choices").items().getFirst();
        assertThat(choice.get("preview").items())
                .extracting(event -> event.get("kind").text())
                .containsExactly("laid");
        Node log = get(ben, "/api/matches/" + id).ok().get("log").items().getFirst();
        Node hidden = log.get("events").items().getFirst();
        assertThat(hidden.fields()).extracting(Node::name).containsExactly("kind", "seat", "phrase");
    }

    @Test
    void gaugesAreShownAndCounted() {
        String id = match("few");
        Node state = get(ana, "/api/matches/" + id).ok();
        assertThat(json(state.get("gauges"))).isEqualTo("{\"height\":0}");
        for (int stones : List.of(2, 3, 2, 1)) {
            Caller decider = ana.state(id).get("decider").integer(0, 1) == 0 ? ana : ben;
            decider.choose(id, decider.state(id).get("seq").whole(0, 99), "lay " + stones)
                    .ok();
        }
        state = get(ana, "/api/matches/" + id).ok();
        assertThat(json(state.get("gauges"))).isEqualTo("{\"height\":8}");
        assertThat(json(state.get("seats").items().get(1).get("gauges"))).isEqualTo("{\"last\":1}");
        Node past = get(ana, "/api/matches/" + id + "/steps/1").ok();
        assertThat(json(past.get("gauges"))).isEqualTo("{\"height\":2}");
        assertThat(past.has("outcome")).as("it tells how it was").isFalse();
        Node course = get(ana, "/api/matches/" + id + "/result").ok().get("course");
        assertThat(course.items()).hasSize(5);
        assertThat(json(course.items().get(3)))
                .isEqualTo("{\"step\":3,\"points\":[4,3],\"gauges\":{\"last\":[2,3],\"height\":7}}");
    }

    @Test
    void theSetupsThatAGameRefusesAreListedAndRefusedWithItsReason() {
        Node cairn = get(ana, "/api/games").ok().items().stream()
                .filter(game -> game.get("id").text().equals("cairn"))
                .findFirst()
                .orElseThrow();
        assertThat(json(cairn.get("gauges")))
                .isEqualTo("[{\"name\":\"last\",\"ofSeat\":true},{\"name\":\"height\",\"ofSeat\":false}]");
        assertThat(cairn.get("refused").items())
                .as("alone two ways of play, pairs of 2 and 3, each twice")
                .hasSize(8);
        assertThat(json(cairn.get("refused").items().getFirst()))
                .isEqualTo("{\"seats\":1,\"variants\":{\"play\":\"rivals\",\"stones\":\"few\"},"
                        + "\"reason\":{\"key\":\"objection.alone\",\"args\":[]}}");
        Caller.Reply refused =
                ana.post("/api/tables", "game", "cairn", "seats", TWO, "variants", Map.of("play", "pairs"));
        api.covers("POST", "/api/tables", refused);
        refused.refused(409, "setup");
        assertThat(refused.body().get("error").get("message").text())
                .isEqualTo("cairn: Pairs need four players, not 2.");
        assertThat(json(refused.body().get("error").get("reason")))
                .isEqualTo("{\"key\":\"objection.pairs\",\"args\":[2]}");
    }
}
