package ceiba.server.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;

/** Counts how often each client calls. */
public final class Rates {

    private final Limits limits;
    private final Cache<String, Bucket> calls = buckets(Duration.ofMinutes(5));
    private final Cache<String, Bucket> guests = buckets(Duration.ofHours(2));

    public Rates(Limits limits) {
        this.limits = limits;
    }

    /** Takes note of a call; the seconds to wait if it is one too many, else 0. */
    public long call(String client) {
        if (limits.callsPerSecond() == Integer.MAX_VALUE) {
            return 0;
        }
        return take(
                calls,
                client,
                () -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(limits.callsAtOnce())
                                .refillGreedy(limits.callsPerSecond(), Duration.ofSeconds(1)))
                        .build());
    }

    /** The same for a new guest from an address. */
    public long guest(String address) {
        if (limits.guestsPerHour() == Integer.MAX_VALUE) {
            return 0;
        }
        return take(
                guests,
                address,
                () -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(limits.guestsPerHour())
                                .refillGreedy(limits.guestsPerHour(), Duration.ofHours(1)))
                        .build());
    }

    private static long take(Cache<String, Bucket> buckets, String client, java.util.function.Supplier<Bucket> fresh) {
        Bucket bucket = buckets.get(client, unknown -> fresh.get());
        ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
        return probe.isConsumed()
                ? 0
                : 1 + Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds();
    }

    private static Cache<String, Bucket> buckets(Duration idle) {
        return Caffeine.newBuilder()
                .maximumSize(100_000)
                .expireAfterAccess(idle)
                .build();
    }
}
