package ceiba.server.bot;

import ceiba.bots.Level;
import ceiba.server.match.Live;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The matches that wait for a bot. First come those for which a person waits, then those that somebody watches, then the
 * rest; among these, whoever owns the table has had the least of the bots' time lately, what this bot will take included, so
 * that quick bots come before slow ones. Nobody's slow bots have more than half of the workers at once.
 */
final class Line {

    /** A bot that takes no longer for a turn is quick. */
    private static final long QUICK_MILLIS = 500;

    /** Bots' time counts half after so long. */
    private static final double HALF_LIFE_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final int MAX_OWNERS = 10_000;

    /** A match in the line, which is not to be taken before that time. */
    private record Place(Live live, long notBefore) {}

    private record Share(double nanos, long at) {

        double now(long now) {
            return nanos * Math.pow(0.5, (now - at) / HALF_LIFE_NANOS);
        }
    }

    private final int mostOfOne;
    private final List<Place> places = new ArrayList<>();
    /** Those at which a slow bot thinks. */
    private final Set<Live> slow = new HashSet<>();

    private final Cache<String, Share> shares = Caffeine.newBuilder()
            .maximumSize(MAX_OWNERS)
            .expireAfterWrite(Duration.ofMinutes(5))
            .build();
    private boolean closed;

    Line(int workers) {
        mostOfOne = (workers + 1) / 2;
    }

    synchronized void add(Live live, long millis) {
        places.add(new Place(live, System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis)));
        notifyAll();
    }

    synchronized int size() {
        return places.size();
    }

    /** The match that comes next, once there is one; null if the line is closed. */
    synchronized @Nullable Live take(boolean quickOnly) throws InterruptedException {
        while (!closed) {
            long now = System.nanoTime();
            Place next = best(quickOnly, now);
            if (next != null) {
                places.remove(next);
                if (!quick(next.live())) {
                    slow.add(next.live());
                }
                return next.live();
            }
            long wait = places.stream()
                    .mapToLong(place -> place.notBefore() - now)
                    .filter(nanos -> nanos > 0)
                    .min()
                    .orElse(Long.MAX_VALUE);
            TimeUnit.NANOSECONDS.timedWait(this, wait);
        }
        return null;
    }

    /** A worker has left a match. */
    synchronized void done(Live live) {
        slow.remove(live);
        notifyAll();
    }

    /** A bot has thought for so long at a match. */
    synchronized void thought(Live live, long nanos) {
        long now = System.nanoTime();
        shares.asMap().merge(owner(live), new Share(nanos, now), (old, more) -> new Share(old.now(now) + nanos, now));
    }

    /** Whether a worker had better leave a match for another that waits. */
    synchronized boolean betterThan(Live live, boolean quickOnly) {
        long now = System.nanoTime();
        Place next = best(quickOnly, now);
        return next != null && before(next.live(), live, now);
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    private @Nullable Place best(boolean quickOnly, long now) {
        Place best = null;
        for (Place place : places) {
            boolean free = place.notBefore() - now <= 0
                    && (quick(place.live()) || (!quickOnly && slowOf(owner(place.live())) < mostOfOne));
            if (free && (best == null || before(place.live(), best.live(), now))) {
                best = place;
            }
        }
        return best;
    }

    private long slowOf(String owner) {
        return slow.stream().filter(live -> owner(live).equals(owner)).count();
    }

    private boolean before(Live one, Live other, long now) {
        int ranks = Integer.compare(rank(one), rank(other));
        return ranks < 0 || (ranks == 0 && cost(one, now) < cost(other, now));
    }

    /** 0 if a person waits, 1 if somebody looks on, 2 if nobody does. */
    private static int rank(Live live) {
        return live.awaited() ? 0 : live.watched() ? 1 : 2;
    }

    private double cost(Live live, long now) {
        Share share = shares.getIfPresent(owner(live));
        return TimeUnit.MILLISECONDS.toNanos(millis(live)) + (share == null ? 0 : share.now(now));
    }

    static boolean quick(Live live) {
        return millis(live) <= QUICK_MILLIS;
    }

    private static long millis(Live live) {
        Level level = live.match().dueBot();
        return level == null ? 0 : level.millis();
    }

    private static String owner(Live live) {
        return live.match().terms().owner();
    }
}
