package ceiba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PatienceTest {

    @Test
    void whoWaitsIsToldWhatCameOfIt() {
        try (Patience patience = new Patience(Duration.ofDays(1))) {
            CompletableFuture<Boolean> work = new CompletableFuture<>();
            CompletableFuture<Boolean> answer = patience.bounded(work);
            work.complete(true);
            assertThat(answer.join()).isTrue();
        }
    }

    @Test
    void nobodyWaitsForEverAndTheWorkGoesOn() {
        try (Patience patience = new Patience(Duration.ZERO)) {
            CompletableFuture<Boolean> work = new CompletableFuture<>();
            assertThatThrownBy(patience.bounded(work)::join)
                    .isInstanceOf(CompletionException.class)
                    .hasCauseInstanceOf(TimeoutException.class);
            assertThat(work).isNotDone();
        }
    }

    @Test
    void nobodyWaitsForSomebodyWhoHasStopped() {
        Patience patience = new Patience(Duration.ofDays(1));
        CompletableFuture<Boolean> answer = patience.bounded(new CompletableFuture<>());
        patience.close();
        assertThat(answer).isCompletedExceptionally();
    }
}
