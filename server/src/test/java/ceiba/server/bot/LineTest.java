package ceiba.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Level;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Setup;
import ceiba.server.limit.Limits;
import ceiba.server.match.Live;
import ceiba.server.match.Matches;
import ceiba.server.match.Play;
import ceiba.server.match.Seat;
import ceiba.server.match.TableTerms;
import ceiba.server.match.Tables;
import ceiba.server.store.Database;
import ceiba.server.store.Log;
import ceiba.server.store.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class LineTest {

    @TempDir
    private Path folder = Path.of("");

    private Database database;
    private Writer writer;
    private Matches matches;
    private Tables tables;
    private final Line line = new Line(2);

    @BeforeEach
    void open() {
        database = Database.inFolder(folder);
        writer = new Writer(database, "node");
        Log log = new Log(database, writer, "node");
        matches = new Matches(log, database.time(), 10);
        tables = new Tables(matches, log, Limits.OFF);
    }

    @AfterEach
    void close() {
        writer.close();
        database.close();
    }

    @Test
    void whereAPersonWaitsComesFirstThenWhereSomebodyLooksOn() throws InterruptedException {
        Live nobody = bots("ana", Level.NOVICE);
        Live watched = bots("ben", Level.EXPERT);
        watched.watch(() -> {});
        Live awaited = against("cem", Level.MASTER);
        matches.came(awaited, 1);
        queue(nobody, watched, awaited);
        assertThat(List.of(next(), next(), next())).containsExactly(awaited, watched, nobody);
    }

    @Test
    void aPersonWaitsWhoLooksOrHasJustDoneSomething() {
        Live live = against("ana", Level.NOVICE);
        assertThat(live.awaited()).isFalse();
        matches.came(live, 1);
        assertThat(live.awaited()).isTrue();
        matches.left(live, 1);
        assertThat(live.awaited()).isFalse();
        new Play(matches).say(live, "ana", "Ana", "Well?", "key");
        assertThat(live.awaited()).isTrue();
    }

    @Test
    void quickBotsComeFirst() throws InterruptedException {
        Live master = bots("ana", Level.MASTER);
        Live expert = bots("ana", Level.EXPERT);
        Live novice = bots("ana", Level.NOVICE);
        queue(master, expert, novice);
        assertThat(List.of(next(), next())).containsExactly(novice, expert);
    }

    @Test
    void whoseBotsHaveThoughtTheLeastComesFirst() throws InterruptedException {
        Live greedy = bots("ana", Level.NOVICE);
        Live modest = bots("ben", Level.MASTER);
        queue(greedy, modest);
        line.thought(greedy, TimeUnit.SECONDS.toNanos(30));
        assertThat(List.of(next(), next())).containsExactly(modest, greedy);
    }

    /** Of two workers one stays for others. */
    @Test
    void oneOwnersSlowBotsHaveHalfOfTheWorkers() throws InterruptedException {
        Live first = bots("ana", Level.MASTER);
        Live second = bots("ana", Level.MASTER);
        Live others = bots("ben", Level.MASTER);
        queue(first, second);
        assertThat(next()).isEqualTo(first);
        queue(others);
        line.thought(others, TimeUnit.SECONDS.toNanos(60));
        assertThat(next()).isEqualTo(others);
        line.done(first);
        assertThat(next()).isEqualTo(second);
    }

    @Test
    void oneWorkerIsKeptForQuickBots() throws InterruptedException {
        Live master = against("ana", Level.MASTER);
        matches.came(master, 1);
        Live novice = bots("ana", Level.NOVICE);
        queue(master, novice);
        assertThat(line.take(true)).isEqualTo(novice);
        assertThat(line.take(false)).isEqualTo(master);
    }

    private void queue(Live... lives) {
        for (Live live : lives) {
            line.add(live, 0);
        }
    }

    private Live next() throws InterruptedException {
        return Objects.requireNonNull(line.take(false));
    }

    private Live bots(String owner, Level level) {
        return table(owner, Seat.bot(level), Seat.bot(level));
    }

    private Live against(String owner, Level level) {
        return table(owner, Seat.bot(level), Seat.person(owner, owner));
    }

    private Live table(String owner, Seat... seats) {
        Game game = Games.named("pebbles");
        Setup setup = Setup.of(game, 2, Map.of(), 1);
        return tables.create(
                new TableTerms(game.id(), game.rules(), setup, owner, false, true, true, null, List.of(), false),
                List.of(seats));
    }
}
