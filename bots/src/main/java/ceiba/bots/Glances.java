package ceiba.bots;

import java.util.HashMap;
import java.util.Map;

/** What a search came to after each choice at hand, in what the seat can expect by itself: for learning. */
final class Glances {

    private static final class Sum {
        private double sum;
        private int count;
    }

    private final Map<Integer, Sum> sums = new HashMap<>();

    void clear() {
        sums.clear();
    }

    void count(int choice, double glance) {
        Sum sum = sums.computeIfAbsent(choice, any -> new Sum());
        sum.sum += glance;
        sum.count++;
    }

    /** NaN if nothing was counted. */
    double mean(int choice) {
        Sum sum = sums.get(choice);
        return sum == null ? Double.NaN : sum.sum / sum.count;
    }
}
