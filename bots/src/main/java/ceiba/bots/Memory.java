package ceiba.bots;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What the trees of many bots may take together: when it is used up, they stop growing. Every tree has a small first piece
 * of its own besides, so that nobody has to play without one. For many threads.
 */
final class Memory {

    /** For all bots of this process: a quarter of the heap. */
    static final Memory SHARED = new Memory(Runtime.getRuntime().maxMemory() / 4);

    private final AtomicLong left;

    Memory(long bytes) {
        left = new AtomicLong(bytes);
    }

    long left() {
        return left.get();
    }

    /** Takes so many bytes if there are as many left. */
    boolean take(long bytes) {
        long before;
        do {
            before = left.get();
            if (before < bytes) {
                return false;
            }
        } while (!left.compareAndSet(before, before - bytes));
        return true;
    }

    void giveBack(long bytes) {
        left.addAndGet(bytes);
    }
}
