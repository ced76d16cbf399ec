package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReasonsTest {

    private static final Game GAME = new Pebbles();

    /** Pebbles has the features 'always', which is nobody's reason, and 'hand'. */
    private static List<List<Phrase>> reasons(float hand, int... choices) {
        Evaluation evaluation = new Evaluation(GAME.knowledge(), new Weights(new float[][] {{9, 9}, {hand, hand}}));
        Position position = lastToLay();
        double[] shares = new double[choices.length];
        return new Reasons(GAME, evaluation).of(position, position.decider(), choices, shares);
    }

    /** The pebbles are turned over, and out of the hand, as soon as the last seat has laid its own. */
    private static Position lastToLay() {
        Position position = GAME.start(Setup.of(GAME, 2, Map.of(), 1));
        position.choose(Choices.of(GAME, position)[0], Journal.SILENT);
        return position;
    }

    private static int[] lowestAndHighest() {
        Position position = lastToLay();
        int[] choices = new int[GAME.maxOptions()];
        int count = position.choices(choices);
        return new int[] {choices[0], choices[count - 1]};
    }

    /** With how many it keeps, once the pebble is turned over. */
    private static Phrase keeps(int choice) {
        Position after = lastToLay();
        int seat = after.decider();
        after.choose(choice, Journal.SILENT);
        float[] features = new float[GAME.knowledge().features().size()];
        GAME.knowledge().describe(after, seat, features);
        return Phrase.of("reason.hand.more", (int) features[1]);
    }

    @Test
    void whatAChoiceHasMoreOfThanTheOthersSpeaksForItAndIsCounted() {
        int[] choices = lowestAndHighest();
        assertThat(reasons(2, choices)).containsExactly(List.of(keeps(choices[0])), List.of());
        assertThat((int) keeps(choices[0]).args().getFirst())
                .isGreaterThan((int) keeps(choices[1]).args().getFirst());
    }

    @Test
    void aFeatureThatWeighsNothingIsNoReason() {
        assertThat(reasons(0, lowestAndHighest())).containsExactly(List.of(), List.of());
    }

    @Test
    void aReasonWithoutATextIsNotNamed() {
        // less in hand would speak for the highest pebble, but nobody has written that down
        assertThat(reasons(-2, lowestAndHighest())).containsExactly(List.of(), List.of());
    }

    @Test
    void aSingleChoiceNeedsNoReason() {
        assertThat(reasons(2, lowestAndHighest()[0])).containsExactly(List.of());
    }

    @Test
    void aSearchTellsTheReasonsOfItsBestChoices() {
        Weights hand = new Weights(new float[][] {{0, 0}, {2, 2}});
        SearchBot bot = new SearchBot(GAME, hand, Budget.iterations(50), 1, 0, 1);
        assertThat(bot.explain(new Sight(GAME, lastToLay())))
                .allSatisfy(opinion -> assertThat(opinion.reasons()).hasSizeLessThanOrEqualTo(Reasons.MOST))
                .anySatisfy(opinion -> assertThat(opinion.reasons()).contains(keeps(lowestAndHighest()[0])));
    }
}
