package ceiba.server.match;

import java.util.ArrayList;
import java.util.List;

/** Which persons have a stream of the match open, and since when the others have not. */
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

    /** Since when the person at a seat is away; {@link Long#MAX_VALUE} if it is not. */
    public synchronized long goneSince(int seat) {
        return streams[seat] > 0 ? Long.MAX_VALUE : gone[seat];
    }

    /** A stream opened; true if the person was away. */
    public synchronized boolean came(int seat) {
        return streams[seat]++ == 0;
    }

    /** A stream closed; true if it was the person's last. */
    public synchronized boolean left(int seat, long now) {
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
