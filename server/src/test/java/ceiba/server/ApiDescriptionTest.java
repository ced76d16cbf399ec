package ceiba.server;

import static ceiba.server.Description.list;
import static ceiba.server.Description.object;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Level;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.match.Denied;
import ceiba.server.match.Match;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** The description at /api holds together, and the server answers as it says. */
@TestInstance(Lifecycle.PER_CLASS)
class ApiDescriptionTest {

    private static final List<String> JSON = List.of("Content-Type", "application/json");

    private Server server;
    private Description api;
    private Caller ana;
    private Caller ben;
    private Caller stranger;

    @BeforeAll
    void start() {
        server = Server.start(Backend.SQLITE.fresh());
        stranger = Caller.stranger(server.port());
        api = new Description(stranger.get("/api").ok());
        ana = Caller.guest(server.port(), "Ana");
        ben = Caller.guest(server.port(), "Ben");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void everyReferenceLeadsSomewhereAndEverythingIsReferredTo() {
        Set<String> references = Description.references(api.document()).collect(Collectors.toSet());
        assertThat(references).isNotEmpty();
        for (String reference : references) {
            assertThat(api.resolved(Map.of("$ref", reference))).isNotEmpty();
        }
        for (String kind : List.of("schemas", "parameters")) {
            assertThat(references)
                    .containsAll(api.components(kind).keySet().stream()
                            .map(name -> "#/components/" + kind + "/" + name)
                            .toList());
        }
    }

    @Test
    void everySchemaSaysWhatItIs() {
        assertThat(api.schemas()).allSatisfy(schema -> {
            assertThat(Stream.of("type", "$ref", "oneOf").filter(schema::containsKey))
                    .as("%s", schema)
                    .hasSize(1);
            if (schema.containsKey("required")) {
                assertThat(object(schema.get("properties")).keySet())
                        .containsAll(list(schema.get("required")).stream()
                                .map(String::valueOf)
                                .toList());
            }
            if ("array".equals(schema.get("type"))) {
                assertThat(schema).containsKey("items");
            }
        });
    }

    @Test
    void everyCallIsDescribedWhole() {
        assertThat(api.operations().stream().map(call -> call.said().get("operationId")))
                .doesNotHaveDuplicates()
                .doesNotContainNull();
        assertThat(api.operations()).allSatisfy(call -> {
            assertThat(String.valueOf(call.said().get("summary"))).isNotBlank().doesNotContain(".");
            assertThat(String.valueOf(call.said().get("description"))).endsWith(".");
            assertThat(call.said().containsKey("requestBody"))
                    .isEqualTo(!call.method().equals("GET"));
            assertThat(object(call.said().get("responses")).keySet())
                    .anyMatch(status -> status.startsWith("2"))
                    .contains("401", "429", "500", "503");
            List<String> parts = list(call.said().get("parameters")).stream()
                    .map(api::resolved)
                    .filter(parameter -> "path".equals(parameter.get("in")))
                    .map(parameter -> "{" + parameter.get("name") + "}")
                    .toList();
            assertThat(Arrays.stream(call.path().split("/", -1)).filter(part -> part.startsWith("{")))
                    .isEqualTo(parts);
        });
    }

    @Test
    void wordsAreThoseOfTheCode() {
        assertThat(words(api.schema("Level")))
                .isEqualTo(Arrays.stream(Level.values()).map(Level::word).toList());
        assertThat(words(api.schema("Status")))
                .isEqualTo(Arrays.stream(Match.Status.values())
                        .map(Match.Status::word)
                        .toList());
        Map<String, Object> error =
                object(object(api.schema("Error").get("properties")).get("error"));
        assertThat(words(object(object(error.get("properties")).get("code"))))
                .isEqualTo(Arrays.stream(Denied.Code.values())
                        .map(Denied.Code::word)
                        .toList());
    }

    @Test
    void whatIsNotAsDescribedIsNoticed() {
        Map<String, Object> made = api.schema("Made");
        assertThat(api.complaints(made, Map.of("seq", 1L, "step", 0L), "")).isEmpty();
        assertThat(api.complaints(made, Map.of("seq", 1L), "")).containsExactly(": step is missing");
        assertThat(api.complaints(made, Map.of("seq", "1", "step", -1L, "seed", 7L), ""))
                .hasSize(3);
        assertThat(api.complaints(api.schema("Level"), "godlike", "")).hasSize(1);
        assertThat(api.complaints(api.schema("Argument"), Map.of("seat", 0L, "key", "name"), ""))
                .hasSize(1);
    }

    private static List<String> words(Map<String, Object> schema) {
        return list(schema.get("enum")).stream().map(String::valueOf).toList();
    }

    @Test
    void callsForGuestsRefuseStrangersAndNoCallTakesUnknownFields() {
        String id = ana.table("pebbles", List.of("me", "open"));
        for (Description.Operation call : api.operations()) {
            String address = call.path()
                    .replace("{id}", id)
                    .replace("{seat}", "1")
                    .replace("{step}", "0")
                    .replace("{pin}", "1")
                    .replace("{line}", "1")
                    .replace("{guest}", id)
                    .replace("{restraint}", id)
                    .replace("{game}", "pebbles")
                    .replace("{language}", "en");
            if (address.endsWith("/stream")) {
                continue; // never ends
            }
            boolean writes = call.said().containsKey("requestBody");
            String nonsense = writes ? "{\"nonsense\": 1}" : null;
            boolean forGuests = call.said().containsKey("security");
            Caller.Reply refused = stranger.send(call.method(), address, nonsense, writes ? JSON : List.of());
            api.covers(call.method(), address, refused);
            assertThat(refused.status() == 401).as("%s", call.path()).isEqualTo(forGuests);
            if (writes) {
                Caller knownThere = address.startsWith("/api/admin") ? Caller.administrator(server) : ana;
                Caller.Reply unknown = knownThere.send(call.method(), address, nonsense, JSON);
                unknown.refused(400, "malformed");
                assertThat(unknown.text()).contains("unknown field 'nonsense'");
            }
        }
    }

    /** Calls, and compares the answer with what is described. */
    private Caller.Reply call(Caller who, String method, String address, Object... fields) {
        @Nullable String body = method.equals("GET") ? null : Json.compact(Json.object(fields));
        Caller.Reply reply = who.send(method, address, body, body == null ? List.of() : JSON);
        api.covers(method, address, reply);
        return reply;
    }

    @Test
    void aWholeMatchIsAnsweredAsDescribed() {
        call(stranger, "POST", "/api/guests", "name", "Eva").ok();
        call(ana, "POST", "/api/guests").ok();
        call(ana, "GET", "/api/me").ok();
        call(ana, "PUT", "/api/me", "name", "Anna").ok();
        String link = call(ana, "POST", "/api/me/recovery").ok().get("link").text();
        call(stranger, "POST", "/api/recover", "token", link.substring(link.lastIndexOf('/') + 1))
                .ok();
        call(ana, "DELETE", "/api/me/recovery").ok();
        Caller eve = Caller.guest(server.port(), "Eve");
        call(eve, "DELETE", "/api/me/tokens").ok();
        call(eve, "GET", "/api/me").refused(401, "unknown");
        call(ana, "GET", "/api/games").ok();
        call(ana, "GET", "/api/games/tzolkin/texts/en").ok();
        call(ana, "GET", "/api/texts/pt").ok();
        call(ana, "GET", "/health").ok();
        call(ana, "GET", "/ready").ok();
        api.covers("GET", "/metrics", ana.get("/metrics"));
        call(ana, "GET", "/api").ok();

        String id = call(
                        ana,
                        "POST",
                        "/api/tables",
                        "game",
                        "pebbles",
                        "seats",
                        List.of("me", "open"),
                        "public",
                        true,
                        "autostart",
                        false,
                        "clock",
                        Json.object("minutes", 5))
                .ok()
                .get("id")
                .text();
        String table = "/api/tables/" + id;
        String match = "/api/matches/" + id;
        call(ben, "GET", match).ok();
        call(ben, "GET", "/api/tables").ok();
        call(ben, "POST", table + "/join", "seat", 1).ok();
        call(ben, "POST", table + "/leave").ok();
        call(ana, "PUT", table + "/seats/1", "who", "bot:adept").ok();
        call(ana, "PUT", table + "/seats/1", "who", "open").ok();
        call(ben, "POST", table + "/join").ok();
        call(ana, "POST", table + "/start").ok();
        call(ben, "POST", table + "/join").refused(409, "not-now");
        call(ben, "GET", table).ok();
        call(ben, "GET", match + "/takeover/0").ok();
        call(ben, "POST", match + "/chat", "text", "Hello", "key", "c").ok();
        long line = ana.state(id).get("chat").items().getFirst().get("seq").whole(0, 99);
        call(ana, "POST", match + "/mute", "speaker", 0, "muted", true, "key", "m")
                .ok();
        call(ana, "DELETE", match + "/chat/" + line).ok();
        Node pin = call(ben, "POST", match + "/pins", "at", "pebble/3", "what", "go", "for", 0, "key", "p")
                .ok();
        call(ana, "GET", match).ok();
        call(ana, "DELETE", match + "/pins/" + pin.get("seq").whole(0, 99)).refused(403, "forbidden");
        call(ben, "DELETE", match + "/pins/" + pin.get("seq").whole(0, 99)).ok();
        call(ana, "POST", match + "/hint").ok();
        call(ben, "POST", match + "/hint").refused(403, "forbidden");
        call(ana, "GET", match + "/result").refused(409, "not-now");
        call(ana, "GET", match + "/record").refused(403, "forbidden");
        try (Caller.Events events = ana.stream(id, "?since=1");
                Caller.Events slim = ana.stream(id, "?slim=true")) {
            api.fits("State", events.next("state"));
            api.fits("SlimState", slim.next("state"));
            try (Caller.Events other = ben.stream(id, "")) {
                api.fits("State", other.next("state"));
                api.fits("Presence", events.next("presence"));
            }
        }
        for (int i = 0; i < 4; i++) {
            choose(ana, match);
            choose(ben, match);
        }
        call(ana, "POST", match + "/choices", "seq", 1, "choice", "lay 1", "key", "z")
                .refused(409, "not-now");
        call(stranger, "GET", match).ok();
        call(stranger, "GET", match + "/steps/3?as=1").ok();
        call(stranger, "GET", match + "/steps/99").refused(404, "missing");
        call(stranger, "GET", match + "/result").ok();
        call(ben, "POST", match + "/hint", "step", 2, "count", 1).ok();
        Node record = call(stranger, "GET", match + "/record").ok();
        Caller.Reply imported = ben.send("POST", "/api/records", Json.compact(record.tree()), JSON);
        api.covers("POST", "/api/records", imported);
        call(ben, "GET", "/api/matches/" + imported.ok().get("id").text()).ok();
        call(ana, "POST", match + "/rematch").ok();
        call(ana, "GET", match).ok();
        String next = call(ben, "POST", match + "/continue", "step", 2, "seat", 0, "level", "novice")
                .ok()
                .get("id")
                .text();
        call(ben, "POST", "/api/matches/" + next + "/takeover", "seat", 1, "key", "t")
                .refused(409, "not-now");
        call(ben, "POST", "/api/matches/" + next + "/return", "key", "b").refused(409, "not-now");
        call(ben, "POST", "/api/matches/" + next + "/resign", "key", "r").ok();
        call(ben, "GET", "/api/matches/" + next).ok();
        call(ben, "GET", "/api/tables").ok();
    }

    @Test
    void theAdministratorsCallsAreAnsweredAsDescribed() {
        Caller administrator = Caller.administrator(server);
        Caller dan = Caller.guest(server.port(), "Dan");
        String dansId = call(dan, "GET", "/api/me").ok().get("id").text();
        String id = dan.table("pebbles", List.of("me", "open"), "public", true);
        call(dan, "POST", "/api/matches/" + id + "/chat", "text", "Hello", "key", "c");
        call(stranger, "GET", "/api/admin").refused(401, "unknown");
        call(dan, "GET", "/api/me/data").ok();
        call(administrator, "GET", "/api/admin/matches?status=open").ok();
        call(administrator, "GET", "/api/admin/guests?find=da").ok();
        String mute = call(administrator, "POST", "/api/admin/restraints", "kind", "mute", "guest", dansId, "days", 1)
                .ok()
                .get("id")
                .text();
        call(administrator, "POST", "/api/admin/restraints", "kind", "mute", "address", "192.0.2.1")
                .refused(400, "malformed");
        call(administrator, "GET", "/api/admin/guests").ok();
        call(administrator, "GET", "/api/admin").ok();
        call(administrator, "DELETE", "/api/admin/restraints/" + mute).ok();
        call(administrator, "DELETE", "/api/admin/restraints/" + mute).refused(404, "missing");
        call(administrator, "DELETE", "/api/admin/matches/" + id).ok();
        call(administrator, "DELETE", "/api/admin/guests/" + dansId).ok();
        call(administrator, "DELETE", "/api/admin/guests/" + dansId).refused(404, "missing");
        Caller eva = Caller.guest(server.port(), "Eva");
        call(eva, "DELETE", "/api/me").ok();
    }

    private void choose(Caller who, String match) {
        Node state = call(who, "GET", match).ok();
        long seq = state.get("seq").whole(0, Long.MAX_VALUE);
        String words = Caller.firstChoice(state);
        call(who, "POST", match + "/choices", "seq", seq, "choice", words, "key", who.key())
                .ok();
    }

    @Test
    void aTurnOfAGreaterGameIsAnsweredAsDescribed() {
        String match = "/api/matches/" + ana.table("tzolkin", List.of("me", "open"));
        ben.post(match.replace("matches", "tables") + "/join").ok();
        ana.post(match.replace("matches", "tables") + "/start").ok();
        for (int i = 0; i < 6; i++) {
            Caller decider = ana.get(match).ok().get("decider").integer(0, 1) == 0 ? ana : ben;
            choose(decider, match);
            Node state = call(decider, "GET", match).ok();
            if (state.get("undo").integer(0, 9) > 0) {
                long seq = state.get("seq").whole(0, Long.MAX_VALUE);
                call(decider, "POST", match + "/undo", "seq", seq, "key", decider.key())
                        .ok();
                choose(decider, match);
            }
        }
        assertThat(ana.get(match).ok().get("step").integer(0, 99)).isEqualTo(6);
    }
}
