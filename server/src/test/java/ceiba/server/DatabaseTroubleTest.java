package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The database hangs, or dies at the worst moment; or we do. */
@Timeout(90)
class DatabaseTroubleTest {

    /** Every call is answered in time, and all goes on where it was when the database is back. */
    @Test
    void aHangingDatabaseKeepsNobodyWaiting() {
        Settings direct = Backend.POSTGRES.fresh();
        try (Wire wire = new Wire(port(direct));
                Server server = Server.start(over(wire, direct))) {
            Caller ana = Caller.guest(server.port(), "Ana");
            String id = ana.table("pebbles", List.of("me", "open"));
            ana.post("/api/tables/" + id + "/start", "fill", "novice").ok();
            Node state = ana.state(id);
            long seq = seq(state);
            ana.get("/ready").ok();
            wire.hang(true);

            List<CompletableFuture<Caller.Reply>> replies = new ArrayList<>();
            long start = System.nanoTime();
            for (int i = 0; i < 3; i++) {
                String key = "k" + i;
                replies.add(async(() -> ana.choose(id, seq, Caller.firstChoice(state), key)));
                replies.add(async(() -> ana.get("/api/tables")));
                replies.add(async(() -> Caller.stranger(server.port()).post("/api/guests")));
            }
            ana.get("/health").ok();
            for (CompletableFuture<Caller.Reply> reply : replies) {
                reply.join().refused(503, "unavailable");
                assertThat(reply.join().response().headers().firstValue("Retry-After"))
                        .isPresent();
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
            ana.get("/health").ok();
            ana.get("/ready").refused(503, "unavailable");

            wire.hang(false);
            await(() -> ana.get("/ready").status() == 200);
            ana.choose(id, seq, Caller.firstChoice(state), "k0").ok();
            assertThat(ana.state(id).get("step").integer(0, 99)).isPositive();
        }
    }

    @Test
    void aServerStopsAlthoughItsDatabaseHangs() {
        Settings direct = Backend.POSTGRES.fresh();
        try (Wire wire = new Wire(port(direct))) {
            Server server = Server.start(over(wire, direct));
            Caller ana = Caller.guest(server.port(), "Ana");
            String id = ana.table("pebbles", List.of("me", "bot:novice"));
            Node state = ana.state(id);
            wire.hang(true);
            var unused = async(() -> ana.choose(id, seq(state), Caller.firstChoice(state), "k"));
            long start = System.nanoTime();
            server.close();
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
            assertThat(unused).isNotNull();
        }
    }

    /** What is acknowledged is seen, and the bot goes on, although nobody told us that it was written. */
    @Test
    void aChoiceIsSeenAlthoughTheAnswerToItsCommitWasLost() {
        Settings direct = Backend.POSTGRES.fresh();
        try (Wire wire = new Wire(port(direct));
                Server server = Server.start(over(wire, direct))) {
            Caller ana = Caller.guest(server.port(), "Ana");
            String id = ana.table("pebbles", List.of("me", "bot:novice"));
            Node state = ana.state(id);
            wire.deafen(); // or the note would tell
            wire.loseNextAnswerToCommit();

            long made =
                    seq(ana.choose(id, seq(state), Caller.firstChoice(state)).ok());
            assertThat(wire.hasLostIt()).isTrue();
            assertThat(seq(ana.state(id))).isGreaterThanOrEqualTo(made);
            long start = System.nanoTime();
            await(() -> ana.state(id).get("step").integer(0, 99) >= 2);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
        }
    }

    /** Whoever has started the server gets to know it and can end it. */
    @Test
    void ifTheSweepDiesSomebodyIsTold() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        Settings settings = Backend.SQLITE.fresh().with(() -> {
            if (Thread.currentThread().getName().equals("sweep")) {
                throw new OutOfMemoryError("as if");
            }
            return Instant.now();
        });
        try (Server server = Server.start(settings, told::countDown)) {
            told.await();
            assertThat(server.port()).isPositive();
        }
    }

    private static CompletableFuture<Caller.Reply> async(Supplier<Caller.Reply> call) {
        CompletableFuture<Caller.Reply> reply = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try {
                reply.complete(call.get());
            } catch (RuntimeException e) {
                reply.completeExceptionally(e);
            }
        });
        return reply;
    }

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static int port(Settings settings) {
        return URI.create(Objects.requireNonNull(settings.database())).getPort();
    }

    private static Settings over(Wire wire, Settings direct) {
        String url =
                Objects.requireNonNull(direct.database()).replace(":" + port(direct) + "/", ":" + wire.port() + "/");
        return direct.database(url + "&prepareThreshold=0"); // else a commit has no text that the wire could read
    }

    private static long seq(Node node) {
        return node.get("seq").whole(0, Long.MAX_VALUE);
    }
}
