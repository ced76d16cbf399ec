package ceiba.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that goes on only when it is told to. */
final class TestClock implements InstantSource {

    private final AtomicLong millis;

    TestClock() {
        this(Instant.ofEpochMilli(1_800_000_000_000L));
    }

    TestClock(Instant start) {
        millis = new AtomicLong(start.toEpochMilli());
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis.get());
    }

    void pass(Duration time) {
        millis.addAndGet(time.toMillis());
    }
}
