package ceiba.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How many of something each client has at this moment. */
public final class Tally {

    private final int most;
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    public Tally(int most) {
        this.most = most;
    }

    /** Counts one more, unless the client has as many as it may. */
    public boolean take(String client) {
        boolean[] taken = new boolean[1];
        counts.compute(client, (same, count) -> {
            int before = count == null ? 0 : count;
            taken[0] = before < most;
            return taken[0] ? Integer.valueOf(before + 1) : count;
        });
        return taken[0];
    }

    /** The client has given one back. */
    public void release(String client) {
        counts.computeIfPresent(client, (same, count) -> count == 1 ? null : count - 1);
    }
}
