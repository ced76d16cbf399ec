package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoakTest {

    private static final Game HEALTHY = new Pebbles();

    /** Breaks as soon as seat 0 has won one of the greatest prizes: at the earliest after the first round. */
    private static final Game BROKEN = Altered.watched(HEALTHY, position -> {
        if (position.points(0) >= 5) {
            throw new Refusal("seat 0 is too lucky");
        }
    });

    private static final int ONE_ROUND = 2; // choices, with two seats

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void aHealthyGameHasNoFailure(int threads) {
        assertThat(soak(HEALTHY, List.of(2, 3), 0, 1).run(50, threads, done -> {}))
                .isEmpty();
    }

    @Test
    void playsEveryMatchOnceWithItsOwnSeedAndTheSeatsAndVariantsInTurn() {
        Set<String> starts = ConcurrentHashMap.newKeySet();
        Game watched = Altered.watched(HEALTHY, position -> {
            if (position.json().get("round") instanceof Integer round && round == 0 && position.decider() == 0) {
                starts.add(Json.compact(position.json()));
            }
        });
        assertThat(soak(watched, List.of(2, 3), 100, 1000).run(10, 2, done -> {}))
                .isEmpty();
        assertThat(starts)
                .containsAll(LongStream.range(0, 10)
                        .mapToObj(match -> HEALTHY.start(Setup.of(
                                HEALTHY,
                                2 + (int) (match % 2),
                                Map.of("prize", match / 2 % 2 == 0 ? "blind" : "shown"),
                                100 + match)))
                        .map(start -> Json.compact(start.json()))
                        .toList());
    }

    @Test
    void tellsItsProgressMatchByMatch() {
        Queue<Long> told = new ConcurrentLinkedQueue<>();
        assertThat(soak(HEALTHY, List.of(2), 0, 10).run(20, 3, told::add)).isEmpty();
        assertThat(told)
                .containsExactlyInAnyOrder(LongStream.rangeClosed(1, 20).boxed().toArray(Long[]::new));
    }

    @Test
    void aSeedAtTheEndOfItsRangeGoesOnAtZero() {
        assertThat(soak(HEALTHY, List.of(2), Setup.MAX_SEED, 1).run(3, 1, done -> {}))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aBrokenGameGivesTheShortestRecordFound(int threads) {
        long seed = aMatchThatBreaksLate();
        Trial.Failure failure =
                soak(BROKEN, List.of(2), seed, 1000).run(1, threads, done -> {}).orElseThrow();
        MatchRecord record = failure.record();
        assertThat(record.choices()).hasSize(ONE_ROUND);
        assertThat(record.result()).isEmpty();
        assertThat(record.replay().points(0)).isGreaterThanOrEqualTo(5);
        assertThat(failure).hasMessageContaining("after 2 choices").hasMessageContaining("seat 0 is too lucky");
    }

    @Test
    void aFailureEndsTheSoakEarly() {
        Queue<Long> told = new ConcurrentLinkedQueue<>();
        assertThat(soak(BROKEN, List.of(2), 0, 1000).run(1_000_000_000_000L, 2, told::add))
                .isPresent();
        assertThat(told).hasSizeLessThan(1000);
    }

    @Test
    void whatKeepsAMatchFromBeingPlayedIsNotTakenForSuccess() {
        Game unplayable = Altered.watched(HEALTHY, position -> {
            throw new LinkageError("half of the game is missing");
        });
        assertThatThrownBy(() -> soak(unplayable, List.of(2), 0, 1).run(1_000_000_000_000L, 2, done -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("half of the game is missing");
    }

    /** The seed of a match that breaks, but after more than one round. */
    private static long aMatchThatBreaksLate() {
        for (long seed = 0; seed < 1000; seed++) {
            try {
                new Trial(BROKEN, setup(2, seed), 1, seed).play();
            } catch (Trial.Failure failure) {
                if (failure.record().choices().size() > ONE_ROUND) {
                    return seed;
                }
            }
        }
        throw new AssertionError("no such match found");
    }

    private static Soak soak(Game game, List<Integer> seats, long seed, int every) {
        return new Soak(game, Tables.inTurn(game, seats, Map.of(), true, seed), every);
    }

    private static Setup setup(int seats, long seed) {
        return Setup.of(HEALTHY, seats, Map.of(), seed);
    }
}
