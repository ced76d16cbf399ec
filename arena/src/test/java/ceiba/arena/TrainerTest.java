package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Network;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainerTest {

    private static final Game GAME = new Pebbles();

    @TempDir
    Path folder;

    private static Learner.Round round(int after, Style style, int matches) {
        Trainer trainer = new Trainer(
                GAME,
                List.of(Setup.of(GAME, 2, Map.of(), 5)),
                new Tuning.Training(4, after, style),
                (weights, freedom, seed) ->
                        new GreedyBot(GAME, new Evaluation(GAME.knowledge(), weights), 0.2 * freedom, seed),
                false,
                Shard.WHOLE,
                Exchange.none());
        return trainer.improve(Weights.none(GAME.knowledge()), List.of(), matches, 0, 1, 5, 1, more -> {});
    }

    /** How much a network of four units says that was learned in one round. */
    private static double learned(int after, int matches) {
        Weights weights = round(after, Style.PLAIN, matches).weights();
        Network network = Objects.requireNonNull(weights.network());
        return IntStream.range(0, 4)
                .mapToDouble(unit -> Math.abs(network.output(unit)))
                .sum();
    }

    @Test
    void afterManyRoundsStepsAreShort() {
        double first = learned(0, 20_000);
        double late = learned(40, 20_000);
        assertThat(first).isPositive();
        assertThat(late).isPositive().isLessThan(first / 2);
    }

    @Test
    void whoGoesOnForgetsNothingForAFewMatches() {
        assertThat(learned(0, 1_000)).isPositive();
        assertThat(learned(1, 1_000)).isZero();
    }

    /** So few matches teach nothing yet, so that all play alike. */
    @Test
    void pointsCountAsOftenAsTheStyleSays() {
        double plain = round(0, Style.PLAIN, 100).meanReached();
        assertThat(plain).isPositive();
        assertThat(round(0, prizes(2), 100).meanReached()).isEqualTo(2 * plain);
        assertThat(round(0, prizes(0), 100).meanReached()).isZero();
    }

    /** Where prizes are a loss, every position is expected to bring one. */
    @Test
    void whatIsExpectedIsWhatTheStyleCounts() {
        Position start = GAME.start(Setup.of(GAME, 2, Map.of(), 1));
        Weights liked = round(0, prizes(1), 4_000).weights();
        Weights feared = round(0, prizes(-1), 4_000).weights();
        assertThat(new Evaluation(GAME.knowledge(), liked).expected(start, 0)).isPositive();
        assertThat(new Evaluation(GAME.knowledge(), feared).expected(start, 0)).isNegative();
    }

    @Test
    void aStyleNamesSourcesOfTheGame() {
        assertThatThrownBy(() -> Style.of(GAME, Map.of("luck", 2.0)))
                .isInstanceOf(Refusal.class)
                .hasMessage("no points of pebbles come from 'luck'; expected one of: prize");
        assertThatThrownBy(() -> Style.of(GAME, Map.of("prize", Double.NaN)))
                .isInstanceOf(Refusal.class)
                .hasMessage("points from 'prize' cannot count NaN times");
    }

    private static Style prizes(double times) {
        return Style.of(GAME, Map.of("prize", times));
    }
}
