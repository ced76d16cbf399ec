package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.limit.Limits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table with data of the players' own: it is played with it for ever, and goes along to records and new tables. */
class DocumentTest {

    private static final String PRIZES = "{\"prizes\":[10,20,30,40,50,60]}";

    private final Settings settings = Backend.SQLITE.fresh();
    private Server server = Server.start(settings);
    private Caller ana = Caller.stranger(server.port());

    @BeforeEach
    void begin() {
        ana = Caller.guest(server.port(), "Ana");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static Object deck(String json) {
        return Map.of("deck", Json.parse(json).tree());
    }

    private static String deckOf(Node json) {
        return Json.compact(json.get("variants").get("deck").tree());
    }

    /** A match of Ana and Ben in which so many choices are made. */
    private String match(int choices) {
        Caller ben = Caller.guest(server.port(), "Ben");
        String id = ana.table("pebbles", List.of("me", "open"), "variants", deck(PRIZES));
        ben.post("/api/tables/" + id + "/join").ok();
        ana.post("/api/tables/" + id + "/start").ok();
        for (int i = 0; i < choices; i++) {
            (i % 2 == 0 ? ana : ben).chooseFirst(id);
        }
        return id;
    }

    @Test
    void theGamesSayWhichVariantTakesADocument() {
        Node pebbles = ana.get("/api/games").ok().items().stream()
                .filter(game -> game.get("id").text().equals("pebbles"))
                .findFirst()
                .orElseThrow();
        Node variants = pebbles.get("variants");
        assertThat(Json.compact(variants.tree()))
                .isEqualTo("[{\"name\":\"prize\",\"values\":[\"blind\",\"shown\"]},{\"name\":\"deck\",\"values\":[]}]");
    }

    @Test
    void theTableAndTheViewTellItAsTheGameReadsIt() {
        String id = ana.table("pebbles", List.of("me", "bot:novice"), "variants", deck(PRIZES));
        assertThat(deckOf(ana.get("/api/tables/" + id).ok())).isEqualTo(PRIZES);
        assertThat(deckOf(ana.state(id).get("view"))).isEqualTo(PRIZES);
        String plain =
                ana.table("pebbles", List.of("me", "bot:novice"), "variants", deck("{\"prizes\":[1,2,3,4,5,6]}"));
        assertThat(ana.get("/api/tables/" + plain).ok().get("variants").has("deck"))
                .isFalse();
    }

    @Test
    void whatTheGameCannotBePlayedWithIsRefusedWithThePlace() {
        Caller.Reply reply = ana.post(
                "/api/tables",
                "game",
                "pebbles",
                "seats",
                List.of("me", "open"),
                "variants",
                deck("{\"prizes\":[1,2,3,4,5,100]}"));
        reply.refused(400, "malformed");
        assertThat(reply.text()).contains("variants.deck.prizes[5]: a number from 1 to 99 is expected, not 100");
        String tooLong = "x".repeat(Limits.BODY);
        ana.post(
                        "/api/tables",
                        "game",
                        "pebbles",
                        "seats",
                        List.of("me", "open"),
                        "variants",
                        Map.of("deck", Map.of("prizes", tooLong)))
                .refused(413, "too-large");
    }

    @Test
    void itIsPlayedWithAndGoesAlongToRecordsRematchesAndNewMatches() {
        String id = match(8);
        Node record = ana.get("/api/matches/" + id + "/record").ok();
        assertThat(deckOf(record)).isEqualTo(PRIZES);
        for (Node points : record.get("result").items()) {
            assertThat(points.number() % 10).isZero();
        }
        String imported = ana.send(
                        "POST",
                        "/api/records",
                        Json.compact(record.tree()),
                        List.of("Content-Type", "application/json"))
                .ok()
                .get("id")
                .text();
        assertThat(deckOf(ana.state(imported).get("view"))).isEqualTo(PRIZES);
        assertThat(Json.compact(ana.get("/api/matches/" + imported + "/record")
                        .ok()
                        .get("choices")
                        .tree()))
                .isEqualTo(Json.compact(record.get("choices").tree()));
        String again =
                ana.post("/api/matches/" + id + "/rematch").ok().get("id").text();
        assertThat(deckOf(ana.get("/api/tables/" + again).ok())).isEqualTo(PRIZES);
        String on = ana.post("/api/matches/" + id + "/continue", "step", 2, "seat", 0, "level", "novice")
                .ok()
                .get("id")
                .text();
        assertThat(deckOf(ana.state(on).get("view"))).isEqualTo(PRIZES);
    }

    @Test
    void anotherServerOnTheSameDataPlaysOnWithIt() {
        String id = match(2);
        server.close();
        server = Server.start(settings);
        Node state = ana.at(server.port()).state(id);
        assertThat(deckOf(state.get("view"))).isEqualTo(PRIZES);
        int prize = state.get("view").get("deck").items().getFirst().integer(0, 99);
        assertThat(prize).isPositive();
        assertThat(prize % 10).isZero();
    }
}
