package ceiba.server.match;

import java.util.ArrayList;
import java.util.List;

/** Which persons have a stream of the match open on this node, and since when the others have not. */
public final class Presence {

    private final int[] streams;
    private final long[] gone;

    Presence(int seats, long now) {
        streams = new int[seats];
        gone = new long[seats];
        java.util.Arrays.fill(gone, now);
    }

    public synchronized boolean here(int seat) {
        return streams[seat] > 0;
    }

    /** When the person at a seat was last here: now, if it is. */
    synchronized long lastSeen(int seat, long now) {
        return streams[seat] > 0 ? now : gone[seat];
    }

    /** A stream opened; true if the person was away. */
    synchronized boolean came(int seat) {
        return streams[seat]++ == 0;
    }

    /** A stream closed; true if it was the person's last. */
    synchronized boolean left(int seat, long now) {
        gone[seat] = now;
        return --streams[seat] == 0;
    }

    public synchronized List<Boolean> all() {
        List<Boolean> all = new ArrayList<>();
        for (int open : streams) {
            all.add(open > 0);
        }
        return all;
    }
}
