package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.kit.Pebbles;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationTest {

    private static final Game GAME = new Pebbles();

    /** Pebbles has the features 'always' and 'hand' and the knots 0 and 3. */
    private static Evaluation evaluation(float always0, float always3, float hand0, float hand3) {
        return new Evaluation(GAME.knowledge(), new Weights(new float[][] {{always0, always3}, {hand0, hand3}}));
    }

    private static Position position(int round, String deck) {
        return GAME.read(Json.parse("""
                {"game": "pebbles", "seats": 3, "round": %d, "decider": %d,
                 "pebbles": [[12, 1, 2, 3], [4, 11, 6, 5], [7, 8, 9, 10]], "deck": %s}""".formatted(round, round == 4 ? Position.OVER : 0, deck)));
    }

    private static double[] leads(Evaluation evaluation, Position position) {
        double[] leads = new double[16];
        evaluation.worth(position, leads);
        return Arrays.copyOf(leads, position.seats());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 1",
        "0, 3, 0.4",
        "0, 5, 0",
        "0, 6, 0",
        "1, 0, 0",
        "1, 3, 0.6",
        "1, 5, 1",
        "1, 6, 0",
        "2, 5, 0",
        "2, 6, 1",
        "2, 8, 0.5",
        "3, 8, 0.5",
        "3, 10, 1",
        "3, 6, 0"
    })
    void aMomentBelongsToTheKnotsOnBothSides(int knot, int moment, double share) {
        assertThat(Evaluation.share(new int[] {0, 5, 6, 10}, knot, moment)).isCloseTo(share, within(1e-12));
    }

    @Test
    void theWeightsAreInterpolatedBetweenTheKnots() {
        Evaluation evaluation = evaluation(0, 30, 0, 0);
        String deck = "[1, 2, 3, 4, 5, 6]";
        for (int round = 0; round < 4; round++) {
            Position position = position(round, deck);
            assertThat(evaluation.expected(position, 0) - position.points(0)).isCloseTo(10 * round, within(1e-5));
        }
    }

    @Test
    void theFeaturesAreWeighedAndAddedToThePointsSoFar() {
        Evaluation evaluation = evaluation(0.5f, 0.5f, 2, 2);
        Position position = position(1, "[6, 1, 2, 3, 4, 5]");
        assertThat(evaluation.expected(position, 0)).isEqualTo(6 + 0.5 + 2 * (1 + 2 + 3));
        assertThat(evaluation.expected(position, 1)).isEqualTo(0.5 + 2 * (11 + 6 + 5));
    }

    @Test
    void theLeadIsOverTheBestRival() {
        Evaluation evaluation = evaluation(0, 0, 0, 0);
        Position position = position(2, "[6, 2, 1, 3, 4, 5]");
        assertThat(leads(evaluation, position)).containsExactly(4, -4, -6);
    }

    @Test
    void whoSharesTheTopLeadsByNothing() {
        Evaluation evaluation = evaluation(0, 0, 0, 0);
        Position one = position(1, "[1, 2, 3, 4, 5, 6]");
        assertThat(leads(evaluation, one)).containsExactly(1, -1, -1);
        Position start = position(0, "[1, 2, 3, 4, 5, 6]");
        assertThat(leads(evaluation, start)).containsExactly(0, 0, 0);
        Position two = position(4, "[5, 6, 1, 4, 2, 3]"); // 5, 6, and 1 + 4 for the last seat
        assertThat(leads(evaluation, two)).containsExactly(-1, 1, -1);
        Position shared = position(4, "[5, 3, 1, 4, 2, 6]");
        assertThat(leads(evaluation, shared)).containsExactly(0, -2, 0);
    }

    @Test
    void onceTheMatchIsOverOnlyThePointsCount() {
        Evaluation evaluation = evaluation(100, 100, 100, 100);
        Position over = position(4, "[5, 6, 1, 4, 2, 3]");
        assertThat(evaluation.quiet(over)).isTrue();
        assertThat(evaluation.expected(over, 0)).isEqualTo(5);
        assertThat(evaluation.expected(over, 1)).isEqualTo(6);
        assertThat(evaluation.expected(over, 2)).isEqualTo(5);
    }

    @Test
    void theMiddleOfARoundIsNotQuiet() {
        Evaluation evaluation = evaluation(0, 0, 0, 0);
        Position position = position(0, "[1, 2, 3, 4, 5, 6]");
        assertThat(evaluation.quiet(position)).isTrue();
        position.choose(12, Journal.SILENT);
        assertThat(evaluation.quiet(position)).isFalse();
    }
}
