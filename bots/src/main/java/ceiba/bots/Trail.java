package ceiba.bots;

import ceiba.engine.Journal;
import ceiba.engine.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The positions that the lines of a tree lead to, in a game where the same choices always lead to the same position: a line
 * is followed by its nodes alone, and played only where the position is wanted, from the nearest one that was kept. One
 * thread's own.
 */
final class Trail {

    /** A power of two. */
    private static final int KEPT = 128;

    /** From so many choices on, the position before the last one is kept: others will come by. */
    private static final int LONG = 3;

    private final int[] nodes = new int[KEPT];
    private final @Nullable Position[] positions = new Position[KEPT];

    /** Nothing is kept. */
    void clear() {
        Arrays.fill(nodes, 0);
        Arrays.fill(positions, null);
    }

    /**
     * Brings the world to the nearest position on a line that was kept.
     *
     * @param path the nodes after each choice
     * @param seen how many choices the world has seen already
     * @return how many it has seen then; as many as before if none was kept
     */
    int nearest(Position world, int[] path, int seen, int length) {
        for (int at = length; at > seen && at > 0; at--) {
            int slot = slot(path[at - 1]);
            Position kept = positions[slot];
            if (nodes[slot] == path[at - 1] && kept != null) {
                world.copyFrom(kept);
                return at;
            }
        }
        return seen;
    }

    /** Plays the rest of a line. */
    void play(Position world, int[] path, int[] choices, int seen, int length) {
        for (int at = seen; at < length; at++) {
            if (at == length - 1 && length - seen >= LONG) {
                keep(world, path[at - 1]);
            }
            world.choose(choices[at], Journal.SILENT);
        }
    }

    /** Keeps the position of a node, perhaps in place of another. */
    private void keep(Position world, int node) {
        int slot = slot(node);
        Position kept = positions[slot];
        if (kept == null) {
            positions[slot] = world.copy();
        } else {
            kept.copyFrom(world);
        }
        nodes[slot] = node;
    }

    private static int slot(int node) {
        return (node * 0x9E3779B1) >>> (Integer.SIZE - Integer.numberOfTrailingZeros(KEPT));
    }
}
