package ceiba.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Bots;
import ceiba.bots.Budget;
import ceiba.bots.Level;
import ceiba.bots.RandomBot;
import ceiba.bots.SearchBot;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Setup;
import ceiba.server.limit.Limits;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Matches;
import ceiba.server.match.Play;
import ceiba.server.match.Seat;
import ceiba.server.match.TableTerms;
import ceiba.server.match.Tables;
import ceiba.server.store.Database;
import ceiba.server.store.Log;
import ceiba.server.store.Writer;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Bots that fail. */
@Timeout(60)
class BotSeatsTest {

    private static final int FAILURES = 3;

    @TempDir
    private Path folder = Path.of("");

    /** The match is tried again, but not at once, and what went wrong is told, but not each time. */
    @Test
    void aMatchAtWhichABotFailsIsTriedAgainAfterLongerAndLongerPauses() throws InterruptedException {
        ListAppender<ILoggingEvent> told = new ListAppender<>();
        told.start();
        Logger logger = (Logger) LoggerFactory.getLogger(BotSeats.class);
        logger.addAppender(told);
        logger.setLevel(ch.qos.logback.classic.Level.ERROR); // in tests it is off
        logger.setAdditive(false);
        List<Long> attempts = Collections.synchronizedList(new ArrayList<>());
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node")) {
            Log log = new Log(database, writer, "node");
            Matches matches = new Matches(log, Clock.systemUTC(), 10);
            Play play = new Play(matches);
            Live live = twoBots(new Tables(matches, log, Limits.OFF));
            try (BotSeats bots = new BotSeats(
                    play,
                    1,
                    (game, level) -> seed -> sight -> {
                        attempts.add(System.nanoTime());
                        if (attempts.size() <= FAILURES) {
                            // whatever happens at the match meanwhile does not hurry it
                            play.say(live, "guest", "Zoe", "Well?", "key " + attempts.size());
                            throw new IllegalStateException("failure " + attempts.size());
                        }
                        return new RandomBot(seed).choose(sight);
                    },
                    (thread, cause) -> {})) {
                matches.whenBotDue(bots::due);
                CountDownLatch over = new CountDownLatch(1);
                live.watch(() -> {
                    if (live.match().status() == Match.Status.OVER) {
                        over.countDown();
                    }
                });
                bots.due(live);
                over.await();
            }
        } finally {
            logger.setAdditive(true);
            logger.setLevel(null);
            logger.detachAppender(told);
        }
        for (int failures = 1; failures <= FAILURES; failures++) {
            assertThat(TimeUnit.NANOSECONDS.toMillis(attempts.get(failures) - attempts.get(failures - 1)))
                    .isGreaterThanOrEqualTo(BotSeats.pauseAfter(failures));
        }
        assertThat(told.list.stream().map(event -> event.getThrowableProxy().getMessage()))
                .containsExactly("failure 1", "failure 2");
    }

    /** Bots with more iterations than fit their time: each choice is counted, and one warning is enough for a while. */
    @Test
    void choicesForWhichTheTimeWasTooShortAreCountedAndTold() throws InterruptedException {
        ListAppender<ILoggingEvent> told = new ListAppender<>();
        told.start();
        Logger logger = (Logger) LoggerFactory.getLogger(BotSeats.class);
        logger.addAppender(told);
        logger.setLevel(ch.qos.logback.classic.Level.WARN); // in tests it is off
        logger.setAdditive(false);
        long cuts;
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node")) {
            Log log = new Log(database, writer, "node");
            Matches matches = new Matches(log, Clock.systemUTC(), 10);
            Live live = twoBots(new Tables(matches, log, Limits.OFF));
            try (BotSeats bots = new BotSeats(
                    new Play(matches),
                    1,
                    (game, level) ->
                            seed -> new SearchBot(game, Bots.ownWeights(game), Budget.turn(900_000_000, 1), 1, 0, seed),
                    (thread, cause) -> {})) {
                matches.whenBotDue(bots::due);
                CountDownLatch over = new CountDownLatch(1);
                live.watch(() -> {
                    if (live.match().status() == Match.Status.OVER) {
                        over.countDown();
                    }
                });
                bots.due(live);
                over.await();
                cuts = bots.cuts();
            }
        } finally {
            logger.setAdditive(true);
            logger.setLevel(null);
            logger.detachAppender(told);
        }
        assertThat(cuts).isGreaterThan(1);
        assertThat(told.list.stream().map(ILoggingEvent::getFormattedMessage))
                .singleElement(InstanceOfAssertFactories.STRING)
                .startsWith("the machine is too busy or too slow for its bots: novice at match ");
    }

    @Test
    void pausesGrowToAMinuteAndNoFurther() {
        assertThat(List.of(1, 2, 3, 9, 10, Integer.MAX_VALUE))
                .map(BotSeats::pauseAfter)
                .containsExactly(250L, 500L, 1000L, 64_000L, 64_000L, 64_000L);
    }

    private static Live twoBots(Tables tables) {
        Game game = Games.named("pebbles");
        Seat bot = Seat.bot(Level.NOVICE);
        Setup setup = Setup.of(game, 2, Map.of(), 1);
        return tables.create(
                new TableTerms(game.id(), game.rules(), setup, "guest", false, true, true, null, List.of(), false),
                List.of(bot, bot));
    }
}
