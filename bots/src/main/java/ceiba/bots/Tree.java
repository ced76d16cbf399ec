package ceiba.bots;

import java.util.Arrays;

/**
 * A tree of moves in flat arrays. A node is a number; the children of a node lie side by side, in the order of their
 * moves. What a node has earned is counted for the seat that chose it.
 */
final class Tree {

    static final int ROOT = 1;

    private int[] move;
    private int[] firstChild;
    private int[] children;
    private int[] visits;
    private float[] earned;
    private float[] prior;
    private int next;

    Tree(int size) {
        move = new int[size];
        firstChild = new int[size];
        children = new int[size];
        visits = new int[size];
        earned = new float[size];
        prior = new float[size];
        clear();
    }

    /** Only a bare root is left. */
    void clear() {
        next = ROOT;
        allocate(1);
        prior[ROOT] = 1;
    }

    int size() {
        return next;
    }

    boolean expanded(int node) {
        return firstChild[node] != 0;
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int children(int node) {
        return children[node];
    }

    int move(int node) {
        return move[node];
    }

    int visits(int node) {
        return visits[node];
    }

    float prior(int node) {
        return prior[node];
    }

    void setPrior(int node, float share) {
        prior[node] = share;
    }

    /** Mean reward of the seat that chose the node. */
    float mean(int node) {
        return visits[node] == 0 ? 0 : earned[node] / visits[node];
    }

    void count(int node, float reward) {
        visits[node]++;
        earned[node] += reward;
    }

    /** Gives a node these children, all equally likely. */
    void expand(int node, int[] moves, int count) {
        int first = allocate(count);
        for (int i = 0; i < count; i++) {
            move[first + i] = moves[i];
            prior[first + i] = 1f / count;
        }
        firstChild[node] = first;
        children[node] = count;
    }

    /** Whether the children are just these moves. */
    boolean matches(int node, int[] moves, int count) {
        if (children[node] != count) {
            return false;
        }
        for (int i = 0, child = firstChild[node]; i < count; i++, child++) {
            if (move[child] != moves[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether all these moves are among the children. */
    private boolean holds(int node, int[] moves, int count) {
        int found = 0;
        for (int i = 0; i < children[node] && found < count; i++) {
            found += move[firstChild[node] + i] == moves[found] ? 1 : 0;
        }
        return found == count;
    }

    /** Adds children for moves that no world had before; tells whether there were any. */
    boolean merge(int node, int[] moves, int count) {
        if (holds(node, moves, count)) {
            return false;
        }
        int oldFirst = firstChild[node];
        int oldCount = children[node];
        int first = allocate(oldCount + count);
        int size = 0;
        int old = 0;
        int added = 0;
        while (old < oldCount || added < count) {
            int child = first + size++;
            boolean takeOld = added == count || (old < oldCount && move[oldFirst + old] <= moves[added]);
            if (takeOld) {
                int from = oldFirst + old++;
                if (added < count && move[from] == moves[added]) {
                    added++;
                }
                move[child] = move[from];
                firstChild[child] = firstChild[from];
                children[child] = children[from];
                visits[child] = visits[from];
                earned[child] = earned[from];
                prior[child] = prior[from];
            } else {
                move[child] = moves[added++];
                prior[child] = 1f / count;
            }
        }
        firstChild[node] = first;
        children[node] = size;
        return true;
    }

    /** The child of a node with that move, or 0. */
    int child(int node, int wanted) {
        for (int i = 0; i < children[node]; i++) {
            if (move[firstChild[node] + i] == wanted) {
                return firstChild[node] + i;
            }
        }
        return 0;
    }

    private int allocate(int count) {
        int first = next;
        next += count;
        if (next > move.length) {
            int size = Math.max(next, move.length * 2);
            move = Arrays.copyOf(move, size);
            firstChild = Arrays.copyOf(firstChild, size);
            children = Arrays.copyOf(children, size);
            visits = Arrays.copyOf(visits, size);
            earned = Arrays.copyOf(earned, size);
            prior = Arrays.copyOf(prior, size);
        }
        Arrays.fill(firstChild, first, next, 0);
        Arrays.fill(children, first, next, 0);
        Arrays.fill(visits, first, next, 0);
        Arrays.fill(earned, first, next, 0);
        Arrays.fill(prior, first, next, 0);
        return first;
    }
}
