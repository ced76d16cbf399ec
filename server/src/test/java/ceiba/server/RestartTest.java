package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Memory is a cache: another server on the same data knows all that was acknowledged. */
class RestartTest {

    @ParameterizedTest
    @EnumSource
    void aMatchGoesOnAfterARestart(Backend backend) {
        Settings settings = backend.fresh();
        Caller ana;
        String id;
        Node before;
        String answer;
        String words;
        try (Server server = Server.start(settings)) {
            ana = Caller.guest(server.port(), "Ana");
            Caller ben = Caller.guest(server.port(), "Ben");
            id = ana.table("pebbles", List.of("me", "open", "bot:novice"));
            ben.post("/api/tables/" + id + "/join").ok();
            ana.post("/api/tables/" + id + "/start").ok();
            before = ana.state(id);
            words = Caller.firstChoice(before);
            answer = ana.choose(id, seq(before), words, "k").text();
            ben.post("/api/matches/" + id + "/chat", "text", "well", "key", "c").ok();
            before = ben.state(id);
            ben.chooseFirst(id);
        }
        try (Server server = Server.start(settings)) {
            ana = ana.at(server.port());
            assertThat(ana.choose(id, seq(before), words, "k").text()).isEqualTo(answer);
            try (Caller.Events events = ana.stream(id, "?since=0")) {
                Node state = events.next("state");
                while (state.get("decider").integer(-1, 9) != 0) { // the bot has its turn, before the end or after
                    state = events.next("state");
                }
                assertThat(state.get("step").integer(0, 99)).isEqualTo(3);
                assertThat(ana.state(id).get("chat").items()).hasSize(1);
                assertThat(ana.get("/api/me").ok().get("name").text()).isEqualTo("Ana");
            }
        }
    }

    @Test
    void twoServersDoNotShareAFolder() {
        Settings settings = Backend.SQLITE.fresh();
        try (Server first = Server.start(settings)) {
            assertThat(first.port()).isPositive();
            Assertions.assertThatThrownBy(() -> Server.start(settings))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("another server");
        }
        Server.start(settings).close();
    }

    @Test
    void theDatabaseOfANewerVersionIsLeftAlone() throws SQLException {
        Settings settings = Backend.SQLITE.fresh();
        Server.start(settings).close();
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:sqlite:" + settings.data().resolve("ceiba.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE migrations SET version = '999'");
        }
        Assertions.assertThatThrownBy(() -> Server.start(settings))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("newer version");
    }

    @Test
    void aTakenPortIsAClearRefusal() {
        try (Server first = Server.start(Backend.SQLITE.fresh())) {
            Settings same = Backend.SQLITE.fresh().at("127.0.0.1", first.port());
            Assertions.assertThatThrownBy(() -> Server.start(same))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("port " + first.port());
            Server.start(same.at("127.0.0.1", 0)).close(); // nothing was left open
        }
    }

    @Test
    void anUnreachableDatabaseIsAClearRefusal() {
        Settings settings = Backend.SQLITE.fresh();
        Assertions.assertThatThrownBy(() -> Server.start(settings.database("postgresql://127.0.0.1:1/none")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("cannot be opened");
        Assertions.assertThatThrownBy(() -> Server.start(settings.database("mysql://nowhere")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("PostgreSQL");
    }

    @Test
    void streamsEndWhenTheServerStops() {
        Server server = Server.start(Backend.SQLITE.fresh());
        Caller ana = Caller.guest(server.port(), "Ana");
        String id = ana.table("pebbles", List.of("me", "open"));
        try (Caller.Events events = ana.stream(id, "")) {
            assertThat(events.next("state").get("status").text()).isEqualTo("open");
            server.close();
            assertThat(events.ended()).isTrue();
        }
    }

    private static long seq(Node node) {
        return node.get("seq").whole(0, Long.MAX_VALUE);
    }
}
