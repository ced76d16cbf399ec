package ceiba.server.admin;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Which guests have called this node of late and from where. Only in memory, and for a day: nobody else is to learn it. */
public final class Visitors {

    /** When a guest last called, and from which address. */
    public record Visit(String guest, String address, long at) {}

    private static final int KEPT = 5000;
    private static final int SHOWN = 100;
    private static final long EXACT = 10_000;

    private final InstantSource clock;

    private final Cache<String, Visit> visits = Caffeine.newBuilder()
            .maximumSize(KEPT)
            .expireAfterWrite(Duration.ofDays(1))
            .build();

    Visitors(InstantSource clock) {
        this.clock = clock;
    }

    /** A guest has called. */
    public void called(String guest, String address) {
        long now = clock.millis();
        Visit last = visits.getIfPresent(guest);
        if (last == null || !last.address().equals(address) || now - last.at() > EXACT) {
            visits.put(guest, new Visit(guest, address, now));
        }
    }

    /** The last ones, the newest first. */
    public List<Visit> recent() {
        return visits.asMap().values().stream()
                .sorted(Comparator.comparingLong(Visit::at).reversed())
                .limit(SHOWN)
                .toList();
    }

    /** A guest's last visit, if it is known. */
    public @Nullable Visit of(String guest) {
        return visits.getIfPresent(guest);
    }

    /** The guests who last called from one of these addresses. */
    public Set<String> at(Set<String> addresses) {
        return visits.asMap().values().stream()
                .filter(visit -> addresses.contains(visit.address()))
                .map(Visit::guest)
                .collect(Collectors.toSet());
    }

    public void forget(String guest) {
        visits.invalidate(guest);
    }
}
