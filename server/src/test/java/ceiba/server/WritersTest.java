package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.server.store.Database;
import ceiba.server.store.Entry;
import ceiba.server.store.Log;
import ceiba.server.store.Write;
import ceiba.server.store.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two nodes write to the same matches at once. */
@Timeout(60)
class WritersTest {

    private static final int ROUNDS = 20;
    private static final int MATCHES = 50;

    /** Whatever comes first to each of them, they write in one order, so that neither ever waits for the other in a circle. */
    @Test
    void theyNeverWaitForEachOther() throws InterruptedException {
        String url = Objects.requireNonNull(Backend.POSTGRES.fresh().database());
        List<String> ids = new ArrayList<>(
                IntStream.range(0, MATCHES).mapToObj(i -> "match-" + i).toList());
        try (Database one = Database.at(url);
                Database two = Database.at(url)) {
            try (Writer first = new Writer(one, "one");
                    Writer second = new Writer(two, "two")) {
                for (long seq = 1; seq <= ROUNDS; seq++) {
                    List<CompletableFuture<Boolean>> wrote = together(new Log(one, first, "one"), first, ids, seq);
                    Collections.reverse(ids);
                    wrote.addAll(together(new Log(two, second, "two"), second, ids, seq));
                    go.countDown();
                    go = new CountDownLatch(1);
                    assertThat(wrote.stream().filter(CompletableFuture::join)).hasSize(MATCHES);
                }
            }
            long deadlocks = one.jdbi()
                    .withHandle(handle -> handle.createQuery(
                                    "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
                            .mapTo(Long.class)
                            .one());
            assertThat(deadlocks).isZero();
        }
    }

    private volatile CountDownLatch go = new CountDownLatch(1);

    /** Gives a writer an entry for each match, which it takes all at once as soon as it may. */
    private List<CompletableFuture<Boolean>> together(Log log, Writer writer, List<String> ids, long seq)
            throws InterruptedException {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch until = go;
        var _ = writer.run(handle -> {
            held.countDown();
            try {
                until.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return true;
        });
        held.await();
        List<CompletableFuture<Boolean>> done = new ArrayList<>();
        for (String id : ids) {
            Entry entry = new Entry(id, seq, Entry.Kind.CHAT, -1, 0, "{}", null, 0);
            done.add(log.append(new Write(entry, null, List.of())));
        }
        return done;
    }
}
