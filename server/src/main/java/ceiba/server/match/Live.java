package ceiba.server.match;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/** A match that is held in memory: what it is now, who writes to it and who watches it. */
public final class Live {

    /** Is told that there is something new. */
    @FunctionalInterface
    public interface Watcher {
        void changed();
    }

    /** So many different states are kept: readers may ask for as many as there are numbers. */
    private static final int MAX_SHOWN = 16;

    private static final long JUST_NANOS = 60_000_000_000L;

    private record Shown(long seq, int seat, long since) {}

    /** Whoever writes holds it until the entry is on disk, so that each entry builds on the one before. */
    final ReentrantLock writing = new ReentrantLock();

    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private final Presence presence;
    /** What was made for one reader serves all who see the same; it is given up before memory runs out. */
    private volatile SoftReference<Map<Shown, String>> shown = new SoftReference<>(null);

    private volatile Match match;
    private volatile long heard = System.nanoTime() - JUST_NANOS;

    Live(Match match) {
        this.match = match;
        presence = new Presence(match.seats().size());
    }

    public Match match() {
        return match;
    }

    /** Who is looking. */
    public Presence presence() {
        return presence;
    }

    public void watch(Watcher watcher) {
        watchers.add(watcher);
    }

    public void unwatch(Watcher watcher) {
        watchers.remove(watcher);
    }

    /** Whether a person who plays here is looking, or has just done something: it waits for whoever decides. */
    public boolean awaited() {
        List<Seat> seats = match.seats();
        boolean played = false;
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean plays = seats.get(seat).isPerson() && seats.get(seat).bot() == null;
            if (plays && presence.here(seat)) {
                return true;
            }
            played |= plays;
        }
        return played && System.nanoTime() - heard < JUST_NANOS;
    }

    /** Whether anybody looks on. */
    public boolean watched() {
        return !watchers.isEmpty();
    }

    /** A person has written something. */
    void hear() {
        heard = System.nanoTime();
    }

    /** A state as text, made once for all readers at a seat who know the same. */
    public String shown(Match current, int seat, long since, Function<Match, String> make) {
        Shown key = new Shown(current.seq(), seat, since);
        Map<Shown, String> kept = kept();
        return kept.size() < MAX_SHOWN || kept.containsKey(key)
                ? kept.computeIfAbsent(key, unknown -> make.apply(current))
                : make.apply(current);
    }

    private Map<Shown, String> kept() {
        Map<Shown, String> kept = shown.get();
        if (kept == null) {
            kept = new ConcurrentHashMap<>();
            shown = new SoftReference<>(kept);
        }
        return kept;
    }

    void become(Match next) {
        match = next;
        shown.clear();
        watchers.forEach(Watcher::changed);
    }

    /** Lets the watchers look again although the match is the same: somebody came or went. */
    void nudge() {
        shown.clear();
        watchers.forEach(Watcher::changed);
    }
}
