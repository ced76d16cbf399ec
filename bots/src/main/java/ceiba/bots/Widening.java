package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;

/**
 * Begins with the options that promise most where there are very many, in the order that the game's knowledge gives; see
 * docs/decisions/0010-wide-decisions-are-widened.md. One thread's own.
 */
final class Widening {

    private final Knowledge knowledge;
    private final int narrow;
    private final double[] interest;
    private final double[] order;

    Widening(Game game) {
        knowledge = game.knowledge();
        narrow = knowledge.narrow();
        interest = new double[game.maxOptions()];
        order = new double[game.maxOptions()];
    }

    /** Whether there are too many options to look at them all. */
    boolean isWide(int count) {
        return count > narrow;
    }

    /** Leaves out the options that a search may do without. */
    int indispensable(Position position, int[] options, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!knowledge.dispensable(position, options[i])) {
                options[kept++] = options[i];
            }
        }
        return kept;
    }

    /** Keeps the most interesting of a position's options, in ascending order as they came. */
    int keep(Position position, int[] options, int count, int most) {
        return keep(position, options, count, most, options, 0);
    }

    /**
     * The same, with some that are kept whatever they promise.
     *
     * @param sure some of the options, in ascending order
     * @return how many were kept: as many as wanted, unless there were fewer
     */
    int keep(Position position, int[] options, int count, int most, int[] sure, int sures) {
        if (count <= most) {
            return count;
        }
        int next = 0;
        for (int i = 0; i < count; i++) {
            boolean isSure = next < sures && sure[next] == options[i];
            next += isSure ? 1 : 0;
            interest[i] = isSure ? Double.POSITIVE_INFINITY : knowledge.interest(position, options[i]);
        }
        double least = smallest(count - most, count);
        int better = 0;
        int equal = 0;
        for (int i = 0; i < count; i++) {
            better += interest[i] > least ? 1 : 0;
            equal += interest[i] == least ? 1 : 0;
        }
        // of those that are just good enough, some from everywhere: neighbours are often much the same
        int wanted = most - better;
        int kept = 0;
        int seen = 0;
        for (int i = 0; i < count; i++) {
            boolean taken = interest[i] > least;
            if (interest[i] == least) {
                taken = (seen + 1) * wanted / equal > seen * wanted / equal;
                seen++;
            }
            if (taken) {
                options[kept++] = options[i];
            }
        }
        return kept;
    }

    /** The interest that so many options fall short of: quickselect, since this is done for every new place in a tree. */
    private double smallest(int rank, int count) {
        System.arraycopy(interest, 0, order, 0, count);
        int low = 0;
        int high = count - 1;
        while (low < high) {
            double pivot = order[(low + high) >>> 1];
            int i = low;
            int j = high;
            while (i <= j) {
                while (order[i] < pivot) {
                    i++;
                }
                while (order[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    double held = order[i];
                    order[i++] = order[j];
                    order[j--] = held;
                }
            }
            if (rank <= j) {
                high = j;
            } else if (rank >= i) {
                low = i;
            } else {
                return order[rank];
            }
        }
        return order[rank];
    }
}
