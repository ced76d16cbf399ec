package ceiba.arena;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads that share some work. When one fails, the others are stopped, and the failure reaches whoever waits for them. */
final class Workers {

    private Workers() {}

    /**
     * Does all tasks, one on each thread at a time, and returns when none is going on any more.
     *
     * @param tasks each of which ends soon after its thread is interrupted; see {@link #goOn}
     * @throws RuntimeException what a task threw, as it is; an {@link Error} as the cause of an {@link IllegalStateException}
     */
    static void run(int threads, List<Callable<Void>> tasks) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            ExecutorCompletionService<Void> running = new ExecutorCompletionService<>(pool);
            tasks.forEach(running::submit);
            try {
                for (int i = 0; i < tasks.size(); i++) {
                    running.take().get();
                }
            } catch (ExecutionException e) {
                pool.shutdownNow();
                Throwable cause = e.getCause();
                throw cause instanceof RuntimeException failure
                        ? failure
                        : new IllegalStateException(String.valueOf(cause), cause);
            } catch (InterruptedException e) {
                pool.shutdownNow();
                Thread.currentThread().interrupt();
                throw (CancellationException) new CancellationException("interrupted").initCause(e);
            }
        }
    }

    /** Asked by a task now and then: ends it if the work is to stop. */
    static void goOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }
}
