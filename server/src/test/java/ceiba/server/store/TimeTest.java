package ceiba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TimeTest {

    private static final long START = 1_800_000_000_000L;
    private static final long HOUR = 3_600_000;

    private final AtomicLong nanos = new AtomicLong(-17);
    private final Time time = new Time(START, nanos::get);

    @Test
    void goesAsTheMachineCounts() {
        assertThat(time.millis()).isEqualTo(START);
        pass(1500);
        assertThat(time.millis()).isEqualTo(START + 1500);
        assertThat(time.instant().toEpochMilli()).isEqualTo(START + 1500);
    }

    /** Nobody's clock runs out because somebody has set the database's. */
    @Test
    void aJumpIsNotFelt() {
        for (int i = 1; i <= 6; i++) {
            pass(10_000);
            time.follow(START + i * 10_000L + HOUR);
        }
        assertThat(time.millis()).isEqualTo(START + 60_600);
    }

    @Test
    void neverGoesBack() {
        pass(10_000);
        long before = time.millis();
        time.follow(START - HOUR);
        pass(101);
        assertThat(time.millis()).isGreaterThan(before);
    }

    @Test
    void driftsTowardsTheSharedClock() {
        pass(10_000);
        time.follow(START + 10_030);
        assertThat(time.millis()).isEqualTo(START + 10_030);
    }

    @Test
    void followsAsFastIfItIsComparedOften() {
        for (int i = 1; i <= 1000; i++) {
            pass(7);
            time.follow(START + HOUR);
        }
        assertThat(time.millis()).isEqualTo(START + 7_070);
    }

    private void pass(long millis) {
        nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }
}
