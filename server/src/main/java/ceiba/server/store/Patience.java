package ceiba.server.store;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Lets nobody wait for ever. Thousands a second wait for the disk, and all for equally long at the most: so one look now and
 * then at the oldest serves them all, where an alarm for each would cost as much as the waiting.
 */
final class Patience implements AutoCloseable {

    private static final long LOOK_MILLIS = 250;

    private record Waiting(CompletableFuture<?> answer, long since) {}

    private final long nanos;
    private final Queue<Waiting> waiting = new ConcurrentLinkedQueue<>();
    private final CountDownLatch end = new CountDownLatch(1);

    /** @param patience how long anybody waits, give or take a moment */
    Patience(Duration patience) {
        nanos = patience.toNanos();
        Thread.ofPlatform().daemon().name("patience").start(this::watch);
    }

    /** What comes of something, or a failure if that takes too long; what is waited for goes on all the same. */
    <T> CompletableFuture<T> bounded(CompletableFuture<T> work) {
        CompletableFuture<T> answer = work.copy();
        if (!answer.isDone()) {
            waiting.add(new Waiting(answer, System.nanoTime()));
        }
        return answer;
    }

    private void watch() {
        try {
            while (!end.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                long now = System.nanoTime();
                Waiting oldest = waiting.peek();
                while (oldest != null && (oldest.answer().isDone() || now - oldest.since() >= nanos)) {
                    oldest.answer().completeExceptionally(new TimeoutException("it takes too long"));
                    waiting.remove();
                    oldest = waiting.peek();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts it", e);
        }
    }

    /** Nobody is to wait for anything any more. */
    @Override
    public void close() {
        end.countDown();
        waiting.forEach(one -> one.answer().completeExceptionally(new TimeoutException("nobody waits any more")));
    }
}
