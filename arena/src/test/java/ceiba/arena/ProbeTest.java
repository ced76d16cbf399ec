package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Setup;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProbeTest {

    private static final int MATCHES = 20;

    private static Probe.Result probe(Game game, int threads) {
        return probe(game, threads, false);
    }

    private static Probe.Result probe(Game game, int threads, boolean twice) {
        List<Setup> tables = List.of(Setup.of(game, 2, Map.of(), 1), Setup.of(game, 3, Map.of(), 1));
        return new Probe(game, "greedy", Bots.ownWeights(game), true, twice).run(tables, MATCHES, threads, match -> {});
    }

    /** Whoever plays on has the same seeds, so that there is no luck between a match and itself. */
    @Test
    void whatChangesNothingIsWorthNothingAndWhatCannotBeGivenIsNotTried() {
        Game game = Altered.game(
                new Pebbles(),
                Map.of(
                        "gifts", (knowledge, args) -> List.of("kind words", "the moon"),
                        "give", (knowledge, args) -> (int) args[2] == 0));
        Probe.Result result = probe(game, 1);
        assertThat(result.gifts())
                .extracting(Probe.Gift::name, Probe.Gift::given, Probe.Gift::real, Probe.Gift::said)
                .hasSize(game.knowledge().knots().length)
                .containsOnly(tuple("kind words", MATCHES, 0.0, 0.0));
        assertThat(result.right()).isEqualTo(result.gifts().size());
    }

    @Test
    void expectationsStandBesideWhatSeatsHaveInTheEnd() {
        Probe.Result result = probe(new Pebbles(), 1);
        assertThat(result.gifts()).isEmpty();
        List<Probe.Moment> moments = result.moments();
        assertThat(moments).extracting(Probe.Moment::moment).isSorted().contains(0);
        assertThat(moments.getFirst().seats()).isEqualTo(MATCHES / 2 * (2 + 3));
        assertThat(moments)
                .extracting(Probe.Moment::reached)
                .containsOnly(moments.getFirst().reached());
        assertThat(moments.getLast().correlation())
                .as("more is known towards the end")
                .isGreaterThan(moments.getFirst().correlation());
    }

    /** Pebbles hides nothing but who comes next by lot, so late in a match both ends are nearly the same. */
    @Test
    void endsOfTheSamePositionTellHowMuchCouldBeKnown() {
        Probe.Result once = probe(new Pebbles(), 1, false);
        assertThat(once.moments()).extracting(Probe.Moment::attainable).containsOnlyNulls();
        Probe.Result twice = probe(new Pebbles(), 1, true);
        assertThat(twice.moments())
                .extracting(Probe.Moment::attainable)
                .allSatisfy(attainable -> assertThat(attainable).isBetween(0.0, 1.0 + 1e-9));
        assertThat(twice.moments().getLast().attainable())
                .isGreaterThan(twice.moments().getFirst().attainable());
        assertThat(twice.moments())
                .as("playing on does not disturb the match itself")
                .extracting(Probe.Moment::correlation)
                .isEqualTo(
                        once.moments().stream().map(Probe.Moment::correlation).toList());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void threadsFindTheSame(int threads) {
        Probe.Result one = probe(new Pebbles(), 1);
        Probe.Result several = probe(new Pebbles(), threads);
        assertThat(several.moments())
                .extracting(Probe.Moment::seats)
                .isEqualTo(one.moments().stream().map(Probe.Moment::seats).toList());
        assertThat(several.moments().getFirst().expected())
                .isCloseTo(one.moments().getFirst().expected(), within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"5, true", "7.5, true", "9, true", "9.5, false", "0.5, false", "1.5, true"})
    void aGiftIsSaidRightlyWithinTheIntervalOrNearEnough(double said, boolean right) {
        assertThat(new Probe.Gift("corn", 0, 10, 5, new Interval(1, 9), said).isRight(3))
                .isEqualTo(right);
        assertThat(new Probe.Gift("corn", 0, 1, 5, null, said).isRight(3)).isEqualTo(Math.abs(said - 5) <= 3);
    }
}
