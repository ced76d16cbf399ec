package ceiba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class WriterTest {

    @TempDir
    private Path folder = Path.of("");

    /** Nobody waits for an answer that will not come, and somebody is told. */
    @Test
    void ifItDiesAllThatWaitsFails() throws InterruptedException {
        CompletableFuture<Throwable> mourned = new CompletableFuture<>();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch die = new CountDownLatch(1);
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node", (thread, cause) -> mourned.complete(cause))) {
            CompletableFuture<@Nullable Object> last = writer.run(handle -> {
                begun.countDown();
                try {
                    die.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                throw new OutOfMemoryError("as if");
            });
            begun.await();
            CompletableFuture<Integer> waiting = writer.run(handle -> 1);
            assertThat(writer.ready()).isTrue();
            die.countDown();

            assertThat(mourned.orTimeout(30, TimeUnit.SECONDS).join()).hasMessage("as if");
            assertThatThrownBy(last::join).hasCauseInstanceOf(Unavailable.class);
            assertThatThrownBy(waiting::join).hasCauseInstanceOf(Unavailable.class);
            assertThatThrownBy(writer.run(handle -> 1)::join).hasCauseInstanceOf(Unavailable.class);
            assertThat(writer.ready()).isFalse();
        }
    }

    /** Whatever is written, nobody is kept waiting by a database that hangs, and not too many wait. */
    @Test
    void nobodyWaitsForLongAndOnlySoManyDo() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node", (thread, cause) -> {}, Duration.ofMillis(50))) {
            CompletableFuture<Boolean> hanging = writer.run(handle -> {
                begun.countDown();
                try {
                    return end.await(30, TimeUnit.SECONDS);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            begun.await();
            CompletableFuture<Boolean> entry = writer.append(entry(1));
            assertThatThrownBy(hanging::join).hasCauseInstanceOf(TimeoutException.class);
            assertThatThrownBy(writer.inTime(entry)::join).hasCauseInstanceOf(TimeoutException.class);
            assertThatThrownBy(writer.seen(List.of(), 1)::join).hasCauseInstanceOf(TimeoutException.class);
            assertThat(entry).isNotDone(); // it is written all the same

            CompletableFuture<Boolean> last = entry;
            for (int seq = 2; seq <= 50_000 && !last.isDone(); seq++) {
                last = writer.append(entry(seq));
            }
            assertThatThrownBy(last::join).hasCauseInstanceOf(Unavailable.class);
            end.countDown();
            assertThat(entry.join()).isTrue();
        }
    }

    private static Write entry(long seq) {
        return new Write(new Entry("match", seq, Entry.Kind.CHAT, 0, 0, "", null, 1), null, List.of());
    }

    /** And the connection on which it was met is not used again. */
    @Test
    void aFullDiskIsTheDatabasesFault() {
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node")) {
            // this connection may add no page to those that there are
            writer.run(handle -> handle.execute("PRAGMA max_page_count = 1")).join();
            assertThatThrownBy(() -> put(writer, "x".repeat(1 << 20)))
                    .satisfies(e -> assertThat(Database.outOfOrder(e)).isTrue());
            assertThat(put(writer, "x".repeat(1 << 20))).isEqualTo(1);
        }
    }

    @Test
    void aWrongStatementIsOurs() {
        try (Database database = Database.inFolder(folder);
                Writer writer = new Writer(database, "node")) {
            assertThatThrownBy(writer.run(handle -> handle.execute("UPDATE nothing SET x = 1"))::join)
                    .satisfies(e -> assertThat(Database.outOfOrder(e)).isFalse());
            assertThat(put(writer, "x")).isEqualTo(1);
        }
    }

    private static int put(Writer writer, String text) {
        return writer.run(handle -> handle.execute("INSERT INTO secrets (name, value) VALUES ('big', ?)", text))
                .join();
    }
}
