package ceiba.server.match;

import java.util.ArrayList;
import java.util.List;

/** Which persons have a stream of the match open on this node, and when the others were last heard of. */
public final class Presence {

    private final int[] streams;
    private final long[] heard;

    Presence(int seats) {
        streams = new int[seats];
        heard = new long[seats];
    }

    public synchronized boolean here(int seat) {
        return streams[seat] > 0;
    }

    /** When the person at a seat was last here or called: now, if it is here; 0 if never on this node. */
    synchronized long lastSeen(int seat, long now) {
        return streams[seat] > 0 ? now : heard[seat];
    }

    /** The person has called. */
    synchronized void called(int seat, long now) {
        heard[seat] = now;
    }

    /** A stream opened; true if the person was away. */
    synchronized boolean came(int seat) {
        return streams[seat]++ == 0;
    }

    /** A stream closed; true if it was the person's last. */
    synchronized boolean left(int seat, long now) {
        heard[seat] = now;
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
