package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BenchTest {

    private static final double SECONDS = 0.05;

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void countsTheChoicesOfAMatch(int seats) {
        Bench.Result result = bench(seats).run(SECONDS, done -> {});
        assertThat(result.meanChoices()).isEqualTo(4 * seats); // every match has four rounds
        assertThat(result.maxChoices()).isEqualTo(4 * seats);
    }

    @Test
    void measuresEverythingItPromises() {
        Bench.Result result = bench(2).run(SECONDS, done -> {});
        assertThat(result.matchesPerSecond()).isPositive();
        assertThat(result.choicesPerSecond()).isGreaterThan(result.matchesPerSecond());
        assertThat(result.copiesPerSecond()).isPositive();
        assertThat(result.bytesPerChoice()).isNotNegative();
        assertThat(result.bytesPerPosition())
                .as("twelve pebbles and six prizes")
                .isBetween((12 + 6) * 4L, 1000L);
    }

    @Test
    void itsJsonHasAFieldForEachMeasure() {
        assertThat(new Bench.Result(1, 2, 3, 4, 5, 6, 7).json())
                .containsExactly(
                        Map.entry("matchesPerSecond", 1.0),
                        Map.entry("choicesPerSecond", 2.0),
                        Map.entry("copiesPerSecond", 3.0),
                        Map.entry("bytesPerChoice", 4.0),
                        Map.entry("bytesPerPosition", 5L),
                        Map.entry("meanChoices", 6.0),
                        Map.entry("maxChoices", 7));
    }

    @Test
    void tellsItsProgressFromNothingToAll() {
        List<Double> told = new ArrayList<>();
        assertThat(bench(2).run(SECONDS, told::add)).isNotNull();
        assertThat(told).isSorted().startsWith(0.0).endsWith(1.0);
    }

    private static Bench bench(int seats) {
        Pebbles game = new Pebbles();
        return new Bench(game, Setup.of(game, seats, Map.of(), 0));
    }
}
