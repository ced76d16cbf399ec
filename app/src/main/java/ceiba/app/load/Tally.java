package ceiba.app.load;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the clients saw while it was measured. Used by the thread of the connections alone. */
final class Tally {

    private static final int DIFFERENT_FAILURES = 20;

    private long[] nanos = new long[1 << 16];
    private int acknowledged;
    private long told;
    private int finished;
    private int failures;
    private final Map<String, Integer> kinds = new LinkedHashMap<>();

    void acknowledged(long took) {
        if (acknowledged == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * acknowledged);
        }
        nanos[acknowledged++] = took;
    }

    void told() {
        told++;
    }

    void finished() {
        finished++;
    }

    void failed(String what) {
        failures++;
        if (kinds.containsKey(what) || kinds.size() < DIFFERENT_FAILURES) {
            kinds.merge(what, 1, Integer::sum);
        }
    }

    /** Forgets all but the failures: what came before was not to be measured. */
    void startAgain() {
        acknowledged = 0;
        told = 0;
        finished = 0;
    }

    int choices() {
        return acknowledged;
    }

    Load.Report report(double seconds) {
        long[] sorted = Arrays.copyOf(nanos, acknowledged);
        Arrays.sort(sorted);
        return new Load.Report(
                seconds,
                acknowledged,
                acknowledged / seconds,
                told / seconds,
                finished,
                millis(sorted, 0.5),
                millis(sorted, 0.99),
                millis(sorted, 1),
                failures,
                Map.copyOf(kinds));
    }

    private static double millis(long[] sorted, double share) {
        if (sorted.length == 0) {
            return Double.NaN;
        }
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(share * sorted.length))] / 1e6;
    }
}
