package ceiba.server.store;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells the log that the database does not work: at once, then after longer and longer pauses, and when it works again. */
public final class Trouble {

    private static final Logger LOGGER = LoggerFactory.getLogger(Trouble.class);
    private static final long FIRST_PAUSE = TimeUnit.MINUTES.toNanos(1);
    private static final long LONGEST_PAUSE = TimeUnit.HOURS.toNanos(1);
    /** So long without a failure, and the trouble is over. */
    private static final long CALM = TimeUnit.SECONDS.toNanos(10);

    private final LongSupplier nanos;
    private int failures;
    private int told;
    private long last;
    private long next;
    private long pause = FIRST_PAUSE;

    Trouble() {
        this(System::nanoTime);
    }

    Trouble(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Something failed. */
    public synchronized void failed(Throwable cause) {
        last = nanos.getAsLong();
        failures++;
        if (told == 0 || last - next >= 0) {
            LOGGER.error("the database does not work, failure {} in a row", failures, cause);
            pause = told == 0 ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
            next = last + pause;
            told++;
        }
    }

    /** Something was written. */
    synchronized void worked() {
        if (told > 0 && nanos.getAsLong() - last >= CALM) {
            LOGGER.warn("the database works again, after {} failures", failures);
            failures = 0;
            told = 0;
        }
    }
}
