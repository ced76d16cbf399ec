package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ceiba hostile}, each kind for some seconds. docs/serving.md tells how to do it for longer. */
@Tag("alone")
@Timeout(300)
class HostileCommandTest {

    private static final FutureTask<Node> TWO_SERVERS = new FutureTask<>(
            () -> attacked("hostile", "nodes", "--seconds", "1", "--database", Postgres.fresh(), "--json"));

    private static final FutureTask<Node> STANDING_STILL = new FutureTask<>(
            () -> attacked("hostile", "faults", "--seconds", "1", "--database", Postgres.fresh(), "--json"));

    /** They mostly wait for the database, so the others need not wait for them; but each for the other: they share it. */
    @BeforeAll
    static void begin() {
        Thread.ofPlatform().daemon().name("on one PostgreSQL").start(() -> {
            TWO_SERVERS.run();
            STANDING_STILL.run();
        });
    }

    private static Node attacked(String... args) {
        return Json.parse(Run.done(args));
    }

    private static int count(Node done, String name) {
        return done.get(name).integer(0, Integer.MAX_VALUE);
    }

    @Test
    void nothingAcknowledgedIsLostWhenTheServerIsKilled() {
        Node done = attacked("hostile", "durability", "--seconds", "3", "--json");
        assertThat(count(done, "kills")).isPositive();
        assertThat(count(done, "acknowledged")).isPositive();
    }

    @Test
    void noSecretIsOnTheWrongWire() {
        Node done = attacked("hostile", "secrecy", "--seconds", "1", "--json");
        assertThat(count(done, "wires")).isPositive();
    }

    @Test
    void nonsenseIsAnsweredAsDescribed() {
        Node done = attacked("hostile", "fuzz", "--seconds", "2", "--json");
        assertThat(done.get("answers").fields().size()).isGreaterThan(3);
    }

    @Test
    void oneGuestIsNotInTheOthersWay() {
        Node done = attacked("hostile", "abuse", "--seconds", "1", "--json");
        assertThat(count(done, "tables")).isPositive();
    }

    @Test
    void aFullDiskIsSurvived() {
        Node done = attacked("hostile", "faults", "--seconds", "1", "--json");
        assertThat(count(done, "refused")).isPositive();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rudeness | there is no 'rudeness'; the kinds are durability, nodes,",
                "fuzz --seconds 0 | --seconds takes at most",
                "durability --server http://127.0.0.1:1 | durability starts the servers that it attacks",
                "fuzz --server http://192.0.2.1:8080 | this is for this machine only, and 192.0.2.1 is another one",
                "fuzz --server http://127.0.0.1:1 --database x | --database is for servers that this command starts",
                "nodes | nodes takes the --database that they share",
                "secrecy --database x | secrecy writes into a SQLite"
            })
    void refusesWhatItCannotDo(String words, String sentence) {
        assertThat(Run.of(("hostile " + words).split(" ")).refusal()).startsWith(sentence);
    }

    /** What the others need not wait for. */
    @Nested
    class OnOnePostgres {

        @Test
        void twoServersAreOne() throws Exception {
            assertThat(count(TWO_SERVERS.get(), "races")).isPositive();
        }

        @Test
        void aDatabaseThatStandsStillIsSurvived() throws Exception {
            assertThat(count(STANDING_STILL.get(), "refused")).isPositive();
        }
    }
}
