package ceiba.server.match;

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

    private record Shown(long seq, int seat, boolean slim, long since) {}

    /** Whoever writes holds it until the entry is on disk, so that each entry builds on the one before. */
    final ReentrantLock writing = new ReentrantLock();

    private final Set<Watcher> watchers = ConcurrentHashMap.newKeySet();
    private final Presence presence;
    /** What was made for one reader serves all who see the same. */
    private final Map<Shown, String> shown = new ConcurrentHashMap<>();

    private volatile Match match;

    Live(Match match, long now) {
        this.match = match;
        presence = new Presence(match.seats().size(), now);
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

    /** A state as text, made once for all readers at a seat who know the same. */
    public String shown(Match current, int seat, boolean slim, long since, Function<Match, String> make) {
        return shown.computeIfAbsent(new Shown(current.seq(), seat, slim, since), key -> make.apply(current));
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
