package ceiba.server.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The time by which matches are timed. It starts with the wall clock and from then on goes as the machine counts, so that
 * nobody's clock runs out because somebody set the machine's. Servers that share a database follow the clock of that one, but
 * so slowly that a jump of it is not felt.
 */
final class Time implements InstantSource {

    /** At most one part in so many is the time made to go faster or slower. */
    private static final long SLOWLY = 100;

    private final LongSupplier nanos;
    private final long start;
    private long offset;
    private long corrected;

    /**
     * @param now milliseconds since 1970
     * @param nanos goes on evenly, from wherever
     */
    Time(long now, LongSupplier nanos) {
        this.nanos = nanos;
        start = nanos.getAsLong();
        offset = now;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public synchronized long millis() {
        return offset + elapsed();
    }

    private long elapsed() {
        return TimeUnit.NANOSECONDS.toMillis(nanos.getAsLong() - start);
    }

    /** What the clock that all share shows at this moment. */
    synchronized void follow(long millis) {
        long elapsed = elapsed();
        long most = (elapsed - corrected) / SLOWLY;
        offset += Math.clamp(millis - (offset + elapsed), -most, most);
        corrected = elapsed - (elapsed - corrected) % SLOWLY; // what is left counts the next time, however soon that is
    }
}
