package ceiba.bots;

import java.util.Arrays;

/**
 * A tree of moves in flat arrays. A node is a number; the children of a node lie side by side, in the order of their
 * moves. What a node has earned is counted for the seat that chose it. It grows as long as there is memory.
 */
final class Tree {

    static final int ROOT = 1;

    /** It stops growing here. */
    static final int MAX_NODES = 1 << 23;

    /** Marks the number of children of a node that has only some of its options. */
    private static final int PARTIAL = 1 << 30;

    static final int BYTES_A_NODE = 6 * Integer.BYTES;

    private final Memory memory;
    private final int firstSize;
    private int[] move;
    private int[] firstChild;
    private int[] children;
    private int[] visits;
    private float[] earned;
    private float[] prior;
    private int next;
    private boolean full;

    /** @param firstSize nodes that it has room for at first and whenever it is cleared; these are not taken from the memory */
    Tree(int firstSize, Memory memory) {
        this.firstSize = firstSize;
        this.memory = memory;
        move = new int[firstSize];
        firstChild = new int[firstSize];
        children = new int[firstSize];
        visits = new int[firstSize];
        earned = new float[firstSize];
        prior = new float[firstSize];
        clear();
    }

    /** Only a bare root is left, and the memory is given back. */
    void clear() {
        int grown = move.length - firstSize;
        if (grown > 0) {
            resize(firstSize);
            memory.giveBack((long) grown * BYTES_A_NODE);
        }
        next = ROOT;
        full = false;
        allocate(1);
        prior[ROOT] = 1;
    }

    int size() {
        return next;
    }

    /** Whether it would have grown, had there been memory. */
    boolean full() {
        return full;
    }

    boolean expanded(int node) {
        return firstChild[node] != 0;
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int children(int node) {
        return children[node] & ~PARTIAL;
    }

    /** Whether a node has been given only some of its options. */
    boolean partial(int node) {
        return (children[node] & PARTIAL) != 0;
    }

    void setPartial(int node) {
        children[node] |= PARTIAL;
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

    /** Gives a node these children, all equally likely; tells whether there was room for them. */
    boolean expand(int node, int[] moves, int count) {
        int first = allocate(count);
        if (first == 0) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            move[first + i] = moves[i];
            prior[first + i] = 1f / count;
        }
        firstChild[node] = first;
        children[node] = count;
        return true;
    }

    /** Whether the children are just these moves. */
    boolean matches(int node, int[] moves, int count) {
        if (children(node) != count) {
            return false;
        }
        for (int i = 0, child = firstChild[node]; i < count; i++, child++) {
            if (move[child] != moves[i]) {
                return false;
            }
        }
        return true;
    }

    /** How many of these moves are not among the children. */
    private int missing(int node, int[] moves, int count) {
        int found = 0;
        int child = firstChild[node];
        int end = child + children(node);
        for (int i = 0; i < count; i++) {
            while (child < end && move[child] < moves[i]) {
                child++;
            }
            found += child < end && move[child] == moves[i] ? 1 : 0;
        }
        return count - found;
    }

    /** Adds children for moves that are not among them; tells whether there were any, and room for them. */
    boolean merge(int node, int[] moves, int count) {
        int missing = missing(node, moves, count);
        if (missing == 0) {
            return false;
        }
        int oldFirst = firstChild[node];
        int oldCount = children(node);
        int first = allocate(oldCount + missing);
        if (first == 0) {
            return false;
        }
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
        children[node] = size | (children[node] & PARTIAL);
        return true;
    }

    /** The child of a node with that move, or 0. */
    int child(int node, int wanted) {
        for (int i = 0; i < children(node); i++) {
            if (move[firstChild[node] + i] == wanted) {
                return firstChild[node] + i;
            }
        }
        return 0;
    }

    /** The first of so many new nodes, or 0 if there is no room for them. */
    private int allocate(int count) {
        int first = next;
        if (first + count > move.length && !grow(first + count)) {
            full = true;
            return 0;
        }
        next += count;
        Arrays.fill(firstChild, first, next, 0);
        Arrays.fill(children, first, next, 0);
        Arrays.fill(visits, first, next, 0);
        Arrays.fill(earned, first, next, 0);
        Arrays.fill(prior, first, next, 0);
        return first;
    }

    private boolean grow(int least) {
        int size = Math.max(least, move.length * 2);
        if (size > MAX_NODES || !memory.take((long) (size - move.length) * BYTES_A_NODE)) {
            return false;
        }
        resize(size);
        return true;
    }

    private void resize(int size) {
        move = Arrays.copyOf(move, size);
        firstChild = Arrays.copyOf(firstChild, size);
        children = Arrays.copyOf(children, size);
        visits = Arrays.copyOf(visits, size);
        earned = Arrays.copyOf(earned, size);
        prior = Arrays.copyOf(prior, size);
    }
}
