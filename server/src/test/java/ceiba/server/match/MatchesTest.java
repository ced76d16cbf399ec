package ceiba.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Level;
import ceiba.server.store.Database;
import ceiba.server.store.Entry;
import ceiba.server.store.Log;
import ceiba.server.store.Writer;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchesTest {

    private final AtomicLong now = new AtomicLong(1_800_000_000_000L);

    /** Whatever is wrong with a match is wrong with this match alone. */
    @Test
    void aMatchThatCannotBeAttendedToIsPassedOverForAWhile(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node")) {
            Matches matches = new Matches(
                    new Log(database, writer, "node"), () -> Instant.ofEpochMilli(now.getAndIncrement()), 10);
            String broken = running(matches);
            String sound = running(matches);
            List<String> attended = new ArrayList<>();
            matches.whenBotDue(live -> {
                attended.add(live.match().id());
                if (live.match().id().equals(broken)) {
                    throw new IllegalStateException("as if");
                }
            });
            for (int i = 0; i < 2; i++) {
                now.addAndGet(2 * Matches.LEASE);
                matches.sweep();
            }
            assertThat(attended).containsExactly(broken, sound, sound);
        }
    }

    private static String running(Matches matches) {
        TableTerms terms = LiveTest.terms();
        Seat bot = Seat.bot(Level.NOVICE);
        Live live = matches.create(Identifiers.fresh(), terms, List.of(bot, bot));
        matches.write(live, null, (match, at) -> new Matches.Draft(Entry.Kind.START, -1, "{}"));
        return live.match().id();
    }
}
