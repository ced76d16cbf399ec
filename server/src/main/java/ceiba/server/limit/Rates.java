package ceiba.server.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** Counts how often each client does what has a pace. */
public final class Rates {

    private static final int MAX_CLIENTS = 100_000;

    private final Limits limits;
    private final Map<Pace, Cache<String, Bucket>> buckets = new EnumMap<>(Pace.class);

    public Rates(Limits limits) {
        this.limits = limits;
        for (Pace pace : Pace.values()) {
            Pace.Rate rate = limits.rate(pace);
            if (rate != null) {
                buckets.put(pace, buckets(rate));
            }
        }
    }

    /** Buckets that are forgotten when they would be full again. */
    private static Cache<String, Bucket> buckets(Pace.Rate rate) {
        Duration full = rate.each().multipliedBy(1 + rate.atOnce() / rate.many());
        return Caffeine.newBuilder()
                .maximumSize(MAX_CLIENTS)
                .expireAfterAccess(full)
                .build();
    }

    /**
     * Takes note that a client does something.
     *
     * @throws SlowDown if it is once too often
     */
    public void take(Pace pace, String client) {
        Cache<String, Bucket> own = buckets.get(pace);
        Pace.Rate rate = limits.rate(pace);
        if (own == null || rate == null) {
            return;
        }
        ConsumptionProbe probe = own.get(
                        client,
                        unknown -> Bucket.builder()
                                .addLimit(limit -> limit.capacity(rate.atOnce()).refillGreedy(rate.many(), rate.each()))
                                .build())
                .tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            long seconds = 1 + Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds();
            throw new SlowDown(seconds, pace.complaint());
        }
    }
}
