package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Refusal;
import ceiba.kit.Pebbles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsTest {

    private static final Game GAME = new Pebbles();
    private static final Knowledge KNOWLEDGE = GAME.knowledge();
    private static final String GOOD =
            "{'made-by': 'me', 'method': 'by hand', 'knots': [0,3], 'weights': {'always': [1,2.5], 'hand': [-3,0.125]}}";

    private static Weights read(String text) {
        return Weights.read(KNOWLEDGE, Json.parse(text.replace('\'', '"')));
    }

    @Test
    void weightsAreByFeatureAndKnot() {
        Weights weights = read(GOOD);
        assertThat(weights.features()).isEqualTo(2);
        assertThat(weights.of(0, 0)).isEqualTo(1);
        assertThat(weights.of(0, 1)).isEqualTo(2.5f);
        assertThat(weights.of(1, 0)).isEqualTo(-3);
        assertThat(weights.of(1, 1)).isEqualTo(0.125f);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Map<String, Object> written = read(GOOD).json(KNOWLEDGE, "./ceiba tune pebbles", "a method");
        assertThat(written).containsEntry("made-by", "./ceiba tune pebbles").containsEntry("method", "a method");
        Weights again = read(Json.pretty(written));
        assertThat(again.json(KNOWLEDGE, "./ceiba tune pebbles", "a method")).isEqualTo(written);
        assertThat(again.of(1, 1)).isEqualTo(0.125f);
    }

    @Test
    void weightsAreWrittenToAThousandthOfAPoint() {
        Weights weights = new Weights(new float[][] {{1.23456f, 0}, {-0.0004f, -7.7777f}});
        Weights again = read(Json.pretty(weights.json(KNOWLEDGE, "", "")));
        assertThat(again.of(0, 0)).isEqualTo(1.235f);
        assertThat(again.of(1, 0)).isZero();
        assertThat(again.of(1, 1)).isEqualTo(-7.778f);
    }

    @Test
    void noWeightsAreAllNought() {
        Weights none = Weights.none(KNOWLEDGE);
        for (int feature = 0; feature < KNOWLEDGE.features().size(); feature++) {
            for (int knot = 0; knot < KNOWLEDGE.knots().length; knot++) {
                assertThat(none.of(feature, knot)).isZero();
            }
        }
    }

    @Test
    void theGamesOwnWeightsFit() {
        assertThat(Bots.ownWeights(GAME).features())
                .isEqualTo(KNOWLEDGE.features().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'hand'|'hands'|weights: unknown field 'hands'; expected one of: always, hand",
                "'hand': [-3,0.125]|'hand': [-3]|weights.hand: 2 items are expected, not 1",
                "'hand': [-3,0.125]|'hand': [-3,1,2]|weights.hand: 2 items are expected, not 3",
                "'hand': [-3,0.125]|'hand': 3|weights.hand: a list is expected",
                "0.125|'much'|weights.hand[1]: a number is expected",
                "0.125|null|weights.hand[1]: a number is expected",
                "[0,3]|[0,2]|knots: these weights are for other moments of the match",
                "[0,3]|[0,1,3]|knots: 2 items are expected, not 3",
                "[0,3]|[0,0.5]|knots[1]: a whole number is expected",
                "[0,3]|[-1,3]|knots[0]: a number from 0 to 4 is expected, not -1",
                "'knots': [0,3], ||the field 'knots' is missing",
                "'weights'|'waits'|unknown field 'waits'; expected one of: made-by, method, knots, weights, network",
                "'weights': {'always': [1,2.5], 'hand': [-3,0.125]}|'weights': []|weights: an object is expected",
            })
    void brokenWeightsAreRefused(String good, String broken, String why) {
        assertThat(GOOD).contains(good);
        String text = GOOD.replace(good, broken == null ? "" : broken);
        assertThatThrownBy(() -> read(text)).isInstanceOf(Refusal.class).hasMessage(why);
    }

    @Test
    void aFeatureThatOlderWeightsDoNotKnowWeighsNothing() {
        Weights older = read(GOOD.replace(", 'hand': [-3,0.125]", ""));
        assertThat(older.of(0, 1)).isEqualTo(2.5f);
        assertThat(older.of(1, 0)).isZero();
        assertThat(older.of(1, 1)).isZero();
    }

    @Test
    void aBrokenFileIsRefusedByItsName(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("w.json");
        assertThatThrownBy(() -> Bots.named(GAME, "greedy@" + file, 1))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("the weights in " + file + " cannot be read: ");
        Files.writeString(file, "{");
        assertThatThrownBy(() -> Bots.named(GAME, "search:5@" + file, 1))
                .isInstanceOf(Refusal.class)
                .hasMessageStartingWith("the weights in " + file + " are broken: not valid JSON");
        Files.writeString(file, GOOD.replace('\'', '"').replace("hand", "hands"));
        assertThatThrownBy(() -> Bots.named(GAME, "master@" + file, 1))
                .isInstanceOf(Refusal.class)
                .hasMessage("the weights in " + file
                        + " are broken: weights: unknown field 'hands'; expected one of: always, hand");
        Files.writeString(file, GOOD.replace('\'', '"'));
        assertThat(Bots.named(GAME, "greedy@" + file, 1).bot(1)).isInstanceOf(GreedyBot.class);
    }
}
