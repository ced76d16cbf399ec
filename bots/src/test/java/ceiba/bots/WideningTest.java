package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.kit.oases.Oases;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WideningTest {

    private static final Game GAME = new Oases();
    private static final Position START = GAME.start(Setup.of(GAME, 2, Map.of(), 1));

    private final Widening widening = new Widening(GAME);

    private static double interest(int choice) {
        return GAME.knowledge().interest(START, choice);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 16, 32, 100, 299, 300})
    void keepsTheMostInterestingInTheirOrder(int most) {
        int[] options = Choices.of(GAME, START);
        int kept = widening.keep(START, options, options.length, most);
        assertThat(kept).isEqualTo(most);
        assertThat(Arrays.copyOf(options, kept)).isSorted().doesNotHaveDuplicates();
        List<Double> best = IntStream.of(Choices.of(GAME, START))
                .mapToObj(WideningTest::interest)
                .sorted(Comparator.reverseOrder())
                .limit(most)
                .toList();
        assertThat(IntStream.of(options)
                        .limit(kept)
                        .mapToObj(WideningTest::interest)
                        .sorted(Comparator.reverseOrder()))
                .isEqualTo(best);
    }

    @Test
    void fewOptionsAreAllKept() {
        int[] options = {3, 5, 9};
        assertThat(widening.keep(START, options, 3, 3)).isEqualTo(3);
        assertThat(options).containsExactly(3, 5, 9);
    }

    @Test
    void someAreKeptWhateverTheyPromise() {
        int[] dull = IntStream.of(Choices.of(GAME, START))
                .filter(choice -> interest(choice) == 0)
                .limit(4)
                .toArray();
        int[] options = Choices.of(GAME, START);
        int kept = widening.keep(START, options, options.length, 10, dull, dull.length);
        assertThat(kept).isEqualTo(10);
        assertThat(Arrays.copyOf(options, kept)).isSorted().contains(dull);
    }

    @Test
    void ofEqualOnesSomeAreKeptFromEverywhere() {
        Rng rng = new Rng(1);
        int[] dull = IntStream.of(Choices.of(GAME, START))
                .filter(choice -> interest(choice) == 0)
                .toArray();
        for (int most = 2; most < dull.length; most += 1 + rng.below(4)) {
            int[] options = dull.clone();
            assertThat(widening.keep(START, options, dull.length, most)).isEqualTo(most);
            assertThat(options[most - 1]).isGreaterThanOrEqualTo(dull[dull.length / 2]);
        }
    }
}
