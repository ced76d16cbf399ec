package ceiba.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Level;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Setup;
import ceiba.server.store.Entry;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LiveTest {

    private final Live live = new Live(open());
    private final AtomicInteger made = new AtomicInteger();

    @Test
    void aStateIsMadeOnceForAllWhoKnowTheSame() {
        show(7);
        show(7);
        assertThat(made.get()).isEqualTo(1);
    }

    /** A reader can say that it knows all up to any number, and each gives another state of some kilobytes. */
    @Test
    void onlySomeStatesAreKept() {
        int different = 10_000;
        for (long since = 0; since < different; since++) {
            show(since);
        }
        made.set(0);
        for (long since = 0; since < different; since++) {
            show(since);
        }
        assertThat(different - made.get()).as("kept").isBetween(1, 16);
    }

    private void show(long since) {
        live.shown(live.match(), 0, since, match -> "state " + made.incrementAndGet());
    }

    private static Match open() {
        TableTerms terms = terms();
        Seat bot = Seat.bot(Level.NOVICE);
        return Match.of(
                List.of(new Entry("match", 1, Entry.Kind.CREATE, -1, 0, terms.json(List.of(bot, bot)), null, 0)));
    }

    /** Of a table of two. */
    static TableTerms terms() {
        Game game = Games.named("pebbles");
        return new TableTerms(
                game.id(),
                game.rules(),
                Setup.of(game, 2, Map.of(), 1),
                "guest",
                false,
                true,
                true,
                null,
                List.of(),
                false);
    }
}
