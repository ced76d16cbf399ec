package ceiba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.server.Backend;
import ceiba.server.Settings;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The time of servers that share a PostgreSQL, whose clock somebody may set. */
class SharedTimeTest {

    private static final Duration DAY = Duration.ofDays(1);
    private static final long PATIENCE = Duration.ofSeconds(20).toNanos();
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();

    private final Settings settings = Backend.POSTGRES.fresh();

    @Test
    void beginsWithTheClockOfTheDatabase() {
        Backend.setClock(settings, DAY);
        try (Database database = open()) {
            assertThat(database.time().millis() - System.currentTimeMillis())
                    .isBetween(DAY.toMillis() - MINUTE, DAY.toMillis() + MINUTE);
        }
    }

    @Test
    void goesAfterItButNeverJumps() {
        Backend.setClock(settings, Duration.ZERO);
        try (Database database = open()) {
            long start = System.nanoTime();
            long began = database.time().millis();
            Backend.setClock(settings, DAY);
            long ahead = 0;
            while (ahead < 5 && System.nanoTime() - start < PATIENCE) { // it gains one part in a hundred
                database.compareTime();
                ahead = database.time().millis() - began - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
            }
            assertThat(ahead).isBetween(5L, MINUTE);
        }
    }

    private Database open() {
        return Database.at(Objects.requireNonNull(settings.database()));
    }
}
