package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Network;
import ceiba.bots.Weights;
import ceiba.engine.Game;
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

    /** How much a network of four units says that was learned in one round. */
    private double learned(int after, int matches) {
        Trainer trainer = new Trainer(
                GAME,
                List.of(Setup.of(GAME, 2, Map.of(), 5)),
                4,
                (weights, freedom, seed) ->
                        new GreedyBot(GAME, new Evaluation(GAME.knowledge(), weights), 0.2 * freedom, seed),
                false,
                after,
                Shard.WHOLE,
                Exchange.none());
        Weights weights = trainer.improve(Weights.none(GAME.knowledge()), List.of(), matches, 0, 1, 5, 1, more -> {})
                .weights();
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
}
