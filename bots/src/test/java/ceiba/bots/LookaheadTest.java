package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.cistern.Cistern;
import ceiba.kit.oases.Oases;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookaheadTest {

    private static final Game GAME = new Cistern();
    private static final int GLANCE = 32;

    private static double promise(Position position, String words) {
        Lookahead lookahead = new Lookahead(GAME, new Evaluation(GAME), GLANCE);
        double[] promises = new double[1];
        lookahead.ask(position, position.decider(), new int[] {GAME.codec().choice(words)}, 1, promises);
        return promises[0];
    }

    private static Position position(String aim, String gardens) {
        return GAME.read(Json.parse("""
                {"game": "cistern", "seats": 2, "variants": {"aim": "%s"}, "cistern": 32, "turn": 10,
                 "hands": [[1, 4], [2, 3]], "gardens": %s}""".formatted(aim, gardens)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"together", "rivals"})
    void anOfferIsWorthWhatComesAfterItIsAccepted(String aim) {
        Position position = position(aim, "[3, 3]");
        assertThat(promise(position, "offer 1")).isGreaterThan(promise(position, "keep 4"));
        assertThat(promise(position, "offer 1")).isGreaterThan(promise(position, "pour 4"));
        assertThat(new GreedyBot(GAME, new Evaluation(GAME), 0, 1).choose(new Sight(GAME, position)))
                .isEqualTo(GAME.codec().choice("offer 1"));
    }

    @Test
    void anOfferThatNobodyWouldAcceptIsWorthNoMoreThanWhatIsLeftToDo() {
        // for whom a measure is a burden nobody gets help
        Weights weights = new Weights(new float[][] {{0, 0}, {0, 0}, {-5, -5}});
        Lookahead lookahead = new Lookahead(GAME, new Evaluation(GAME.knowledge(), weights), GLANCE);
        Position position = position("together", "[3, 3]");
        int[] choices = {
            GAME.codec().choice("keep 4"),
            GAME.codec().choice("pour 4"),
            GAME.codec().choice("offer 1")
        };
        double[] promises = new double[3];
        lookahead.ask(position, 0, choices, 3, promises);
        assertThat(promises[2]).isEqualTo(Math.max(promises[0], promises[1]));
    }

    @Test
    void theLineEndsWhereAnotherSeatAnswers() {
        Position position = position("rivals", "[3, 3]");
        Lookahead lookahead = new Lookahead(GAME, new Evaluation(GAME), GLANCE);
        lookahead.ask(position, 0, new int[] {GAME.codec().choice("offer 1")}, 1, new double[1]);
        assertThat(lookahead.line(new int[Lookahead.MAX_DEPTH])).isZero();
    }

    @Test
    void everyOptionOfAWideDecisionGetsAPromise() {
        Game oases = new Oases();
        Position position = oases.start(Setup.of(oases, 2, Map.of(), 1));
        int[] choices = Choices.of(oases, position);
        double[] promises = new double[choices.length];
        new Lookahead(oases, new Evaluation(oases), GLANCE).ask(position, 0, choices, choices.length, promises);
        for (int i = 0; i < choices.length; i++) {
            double[] alone = new double[1];
            new Lookahead(oases, new Evaluation(oases), GLANCE).ask(position, 0, new int[] {choices[i]}, 1, alone);
            assertThat(promises[i]).isEqualTo(alone[0]);
        }
    }
}
