package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rules change and matches live. The server is stopped, the matches are made to be of other versions of the rules (or
 * broken), and the next server finds them: cairn is played by version 2 and still by 1, but not by 0 and not yet by 3.
 */
class RulesTest {

    private final Settings settings = Backend.SQLITE.fresh().with(Limits.OFF.with(Most.TABLES, 1));
    private Server server = Server.start(settings);
    private Caller ana;
    private Caller ben;

    @BeforeEach
    void start() {
        ana = Caller.guest(server.port(), "Ana");
        ben = Caller.guest(server.port(), "Ben");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Changes the database while no server runs. */
    private void meanwhile(String sql, String... arguments) {
        server.close();
        String database = "jdbc:sqlite:" + settings.data().resolve("ceiba.db");
        try (Connection connection = DriverManager.getConnection(database);
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < arguments.length; i++) {
                statement.setString(i + 1, arguments[i]);
            }
            assertThat(statement.executeUpdate()).isPositive();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        server = Server.start(settings);
        ana = ana.at(server.port());
        ben = ben.at(server.port());
    }

    private void playedBy(String rules, String id) {
        meanwhile(
                "UPDATE entries SET body = replace(body, '\"rules\":\"2\"', ?) WHERE match_id = ? AND kind = 'CREATE'",
                "\"rules\":\"" + rules + "\"",
                id);
    }

    /** Ana at seat 0, Ben at seat 1, two layings made. */
    private String running() {
        String id = ana.table("cairn", List.of("me", "open"));
        ben.post("/api/tables/" + id + "/join").ok();
        ana.post("/api/tables/" + id + "/start").ok();
        lay(ana, id, 3);
        ben.post("/api/matches/" + id + "/chat", "text", "Well laid", "key", "c")
                .ok();
        lay(ben, id, 1);
        return id;
    }

    private String finished() {
        String id = running();
        lay(ana, id, 2);
        lay(ben, id, 1);
        return id;
    }

    private static void lay(Caller who, String id, int stones) {
        long seq = who.state(id).get("seq").whole(0, Long.MAX_VALUE);
        who.choose(id, seq, "lay " + stones, "lay-" + seq).ok();
    }

    private Node get(String address) {
        Caller.Reply reply = ana.get(address);
        new Description(ana.get("/api").ok()).covers("GET", address, reply);
        return reply.ok();
    }

    private static List<Double> points(Node seats) {
        return seats.items().stream().map(seat -> seat.get("points").number()).toList();
    }

    @Test
    void aMatchGoesOnByTheEarlierRulesItWasBegunWith() {
        String id = running();
        playedBy("1", id);
        assertThat(points(get("/api/matches/" + id).get("seats"))).containsExactly(6.0, 2.0);
        lay(ana, id, 3);
        lay(ben, id, 3);
        assertThat(points(get("/api/matches/" + id + "/result").get("seats"))).containsExactly(12.0, 8.0);
        Node record = get("/api/matches/" + id + "/record");
        assertThat(record.get("rules").text()).isEqualTo("1");
        assertThat(MatchRecord.read(record).replay().points(0)).isEqualTo(12);

        String imported = ana.send(
                        "POST",
                        "/api/records",
                        Json.compact(record.tree()),
                        List.of("Content-Type", "application/json"))
                .ok()
                .get("id")
                .text();
        assertThat(points(get("/api/matches/" + imported).get("seats"))).containsExactly(12.0, 8.0);
        assertThat(names(get("/api/matches/" + imported)))
                .as("who sat there")
                .isEqualTo(names(get("/api/matches/" + id)));
        String again =
                ben.post("/api/matches/" + id + "/rematch").ok().get("id").text();
        ana.post("/api/matches/" + id + "/rematch").ok();
        ben.post("/api/tables/" + again + "/start").ok();
        lay(ana, again, 3);
        assertThat(points(get("/api/matches/" + again).get("seats")))
                .as("a new table has the newest rules")
                .containsExactly(3.0, 0.0);
    }

    @Test
    void aBotPlaysOnByTheEarlierRules() {
        String id = ana.table("cairn", List.of("me", "bot:novice"));
        playedBy("1", id);
        try (Caller.Events events = ana.stream(id, "")) {
            lay(ana, id, 3);
            Node state = events.next("state");
            while (state.get("step").integer(0, 9) < 2) {
                state = events.next("state");
            }
            assertThat(points(state.get("seats")).get(1)).isGreaterThanOrEqualTo(2);
        }
    }

    @Test
    void aRunningMatchWhoseRulesAreGoneIsClosedAndStaysReadable() {
        String id = running();
        playedBy("0", id);
        server.sweep();
        Node state = get("/api/matches/" + id);
        assertThat(state.get("status").text()).isEqualTo("closed");
        assertThat(state.get("ending").text()).isEqualTo("rules");
        assertThat(state.get("view").isNull()).isTrue();
        assertThat(state.get("step").integer(0, 9)).isEqualTo(2);
        assertThat(state.get("seats").items())
                .extracting(seat -> seat.get("name").text())
                .containsExactly("Ana", "Ben");
        assertThat(state.get("chat").items().getFirst().get("text").text()).isEqualTo("Well laid");
        assertThat(get("/api/tables/" + id).get("status").text()).isEqualTo("closed");
        Node record = get("/api/matches/" + id + "/record");
        assertThat(record.get("rules").text()).isEqualTo("0");
        assertThat(record.get("choices").value()).isEqualTo(List.of("lay 3", "lay 1"));
        assertThat(record.has("winners")).isFalse();
        ana.choose(id, state.get("seq").whole(0, 99), "lay 1").refused(409, "not-now");
        ana.post("/api/matches/" + id + "/hint").refused(409, "not-now");
        ana.get("/api/matches/" + id + "/steps/1").refused(409, "not-now");
        ana.get("/api/matches/" + id + "/result").refused(409, "not-now");
        ana.post("/api/matches/" + id + "/continue", "step", 1, "seat", 0, "level", "novice")
                .refused(403, "forbidden");
        try (Caller.Events events = ana.stream(id, "")) {
            assertThat(events.next("state").get("status").text()).isEqualTo("closed");
        }
    }

    @Test
    void itCountsAgainstNobodysTables() {
        String id = running();
        ana.post("/api/tables", "game", "cairn", "seats", List.of("me", "open")).refused(429, "slow-down");
        playedBy("0", id);
        String next = ana.table("cairn", List.of("me", "open"));
        Node lobby = get("/api/tables");
        assertThat(lobby.get("mine").items())
                .extracting(table -> table.get("id").text())
                .containsExactly(next);
    }

    @Test
    void afterItThePeopleMeetAgainByTheNewestRules() {
        String id = running();
        playedBy("0", id);
        String next = ana.post("/api/matches/" + id + "/rematch").ok().get("id").text();
        ben.post("/api/matches/" + id + "/rematch").ok();
        ana.post("/api/tables/" + next + "/start").ok();
        lay(ana, next, 1);
    }

    @Test
    void aFinishedMatchWhoseRulesAreGoneKeepsItsResult() {
        String id = finished();
        Node before = get("/api/matches/" + id);
        Node record = get("/api/matches/" + id + "/record");
        playedBy("0", id);
        Node state = get("/api/matches/" + id);
        for (String field : List.of("status", "ending", "outcome", "step", "chat")) {
            assertThat(state.get(field)).isEqualTo(before.get(field));
        }
        assertThat(state.get("view").isNull()).isTrue();
        Node result = get("/api/matches/" + id + "/result");
        assertThat(points(result.get("seats")))
                .isEqualTo(points(before.get("seats")))
                .containsExactly(5.0, 2.0);
        assertThat(result.get("seats").items().getFirst().get("won").flag()).isTrue();
        assertThat(result.get("seats").items().get(1).get("place").integer(1, 9))
                .isEqualTo(2);
        assertThat(result.get("course").items()).isEmpty();
        assertThat(Json.compact(get("/api/matches/" + id + "/record").tree()))
                .isEqualTo(Json.compact(record.tree()).replace("\"rules\":\"2\"", "\"rules\":\"0\""));
        ana.get("/api/matches/" + id + "/steps/1").refused(409, "not-now");
        assertThat(get("/api/tables").get("mine").items())
                .extracting(table -> table.get("status").text())
                .containsExactly("over");
    }

    @Test
    void theResultOfAMatchFromBeforeResultsWereKeptIsKeptWhenItIsOpened() {
        String id = finished();
        meanwhile("UPDATE matches SET result = NULL WHERE id = ?", id);
        get("/api/matches/" + id);
        playedBy("0", id);
        assertThat(points(get("/api/matches/" + id + "/result").get("seats"))).containsExactly(5.0, 2.0);
        meanwhile("UPDATE matches SET result = NULL WHERE id = ?", id);
        Node lost = get("/api/matches/" + id);
        assertThat(lost.get("status").text()).isEqualTo("over");
        assertThat(lost.get("ending").text()).isEqualTo("rules");
        assertThat(lost.has("outcome")).isFalse();
        ana.get("/api/matches/" + id + "/result").refused(409, "not-now");
    }

    @Test
    void anImportedRecordWhoseRulesAreGoneKeepsItsResult() {
        Node record = get("/api/matches/" + finished() + "/record");
        String id = ben.send(
                        "POST",
                        "/api/records",
                        Json.compact(record.tree()),
                        List.of("Content-Type", "application/json"))
                .ok()
                .get("id")
                .text();
        playedBy("0", id);
        assertThat(get("/api/matches/" + id).get("ending").text()).isEqualTo("imported");
        assertThat(points(get("/api/matches/" + id + "/result").get("seats"))).containsExactly(5.0, 2.0);
        assertThat(get("/api/matches/" + id + "/record").get("choices").value())
                .isEqualTo(record.get("choices").value());
    }

    /** As in a rolling upgrade: another node writes what this one cannot read while it has the match in memory. */
    @Test
    void aMatchThatCanNoLongerBeReadIsInNobodysWay() throws SQLException {
        String id = running();
        long seq = ana.state(id).get("seq").whole(0, 99);
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + settings.data().resolve("ceiba.db"));
                PreparedStatement insert = connection.prepareStatement(
                        "INSERT INTO entries (match_id, seq, kind, seat, step, body, at) VALUES (?, ?, 'DANCE', 0, 2, '', 0)")) {
            insert.setString(1, id);
            insert.setLong(2, seq + 1);
            insert.executeUpdate();
        }
        ana.choose(id, seq, "lay 1").refused(409, "not-now");
        ana.get("/api/matches/" + id).refused(409, "not-now");
        assertThat(get("/api/tables").get("mine").items()).isEmpty();
        ana.table("cairn", List.of("me", "open"));
    }

    /** As in a rolling upgrade: whoever has the newer rules plays it on. */
    @Test
    void aMatchOfNewerRulesIsLeftAlone() {
        String id = running();
        playedBy("3", id);
        ana.get("/api/matches/" + id).refused(409, "not-now");
        ana.get("/api/tables").ok();
        meanwhile(
                "UPDATE entries SET body = replace(body, '\"rules\":\"3\"', '\"rules\":\"2\"') WHERE match_id = ?"
                        + " AND kind = 'CREATE'",
                id);
        lay(ana, id, 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE entries SET kind = 'DANCE' WHERE match_id = ? AND kind = 'CHAT'",
                "UPDATE entries SET body = '{' WHERE match_id = ? AND kind = 'CREATE'",
                "UPDATE entries SET body = 'lay 99' WHERE match_id = ? AND kind = 'CHOICE'",
                "UPDATE entries SET seat = 7 WHERE match_id = ? AND kind = 'JOIN'",
                "UPDATE entries SET body = replace(body, 'cairn', 'chess') WHERE match_id = ? AND kind = 'CREATE'"
            })
    void aMatchThatCannotBeReadIsInNobodysWay(String damage) {
        String broken = running();
        String bots = ben.table("cairn", List.of("me", "bot:novice"), "public", true);
        lay(ben, bots, 2);
        meanwhile(damage, broken);
        meanwhile("UPDATE matches SET listed = 1, due = 0, lease = 0 WHERE id IN (?, ?)", broken, bots);
        server.sweep();
        ana.get("/api/matches/" + broken).refused(409, "not-now");
        ana.get("/api/matches/" + broken + "/stream").refused(409, "not-now");
        assertThat(get("/api/tables").get("running").items())
                .extracting(table -> table.get("id").text())
                .containsExactly(bots);
        ana.table("cairn", List.of("me", "open"));
        ana.put("/api/me", "name", "Anna").ok();
        try (Caller.Events events = ben.stream(bots, "")) {
            while (events.next("state").get("step").integer(0, 9) < 2) {
                // the bot has its turn
            }
        }
        assertThat(ana.get("/metrics").text()).contains("ceiba_matches_set_aside 1.0");
    }

    private static List<String> names(Node match) {
        return match.get("seats").items().stream()
                .map(seat -> seat.get("kind").text() + " " + seat.get("name").text())
                .toList();
    }
}
