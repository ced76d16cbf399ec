package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.kit.Pebbles;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pebbles has the features 'always' and 'hand', four moments and the knots 0 and 3. */
class NetworkTest {

    private static final Game GAME = new Pebbles();
    private static final Knowledge KNOWLEDGE = GAME.knowledge();

    private static final String GOOD = """
            {"made-by": "me", "method": "by hand", "knots": [0, 3],
             "weights": {"always": [1, 1], "hand": [0.5, 0.5]},
             "network": {"outputs": [2, -1],
                         "moments": [[0, 3], [6, 0]],
                         "seats": [[0, 0], [-10, 1], [-40, 2]],
                         "features": {"always": [4, 0], "hand": [1, 0.25]}}}""";

    private static Weights read(String text) {
        return Weights.read(KNOWLEDGE, Json.parse(text));
    }

    private static Network network(String text) {
        return Objects.requireNonNull(read(text).network());
    }

    private static Position position(int seats, int round) {
        String hands = seats == 2 ? "[[12, 1, 2, 3], [4, 11, 6, 5]]" : "[[12, 1, 2, 3], [4, 11, 6, 5], [7, 8, 9, 10]]";
        return GAME.read(Json.parse("""
                {"game": "pebbles", "seats": %d, "round": %d, "decider": 0, "pebbles": %s, "deck": [6, 1, 2, 3, 4, 5]}""".formatted(seats, round, hands)));
    }

    private static float[] described(Position position, int seat) {
        float[] features = new float[2];
        KNOWLEDGE.describe(position, seat, features);
        return features;
    }

    @Test
    void isCountedWithoutAllocating() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Evaluation evaluation = new Evaluation(KNOWLEDGE, read(GOOD));
        Position position = position(3, 1);
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 5; attempt++) { // the first ones load and compile
            long before = threads.getCurrentThreadAllocatedBytes();
            double sum = 0;
            for (int i = 0; i < 20_000; i++) {
                sum += evaluation.expected(position, i % 3);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
            assertThat(sum).isNotZero();
        }
        assertThat(least).as("bytes for 20,000 questions").isLessThan(20_000);
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "2, 1", "2, 2", "3, 0", "3, 2"})
    void unitsAboveZeroAreAddedToTheWeightedSum(int seats, int round) {
        Evaluation evaluation = new Evaluation(KNOWLEDGE, read(GOOD));
        for (int seat = 0; seat < seats; seat++) {
            Position position = position(seats, round);
            double hand = described(position, seat)[1];
            double late = round / 3.0;
            double one = (seats == 2 ? -10 : -40) + 6 * late + 4 + hand;
            double other = (seats == 2 ? 1 : 2) + 3 * (1 - late) + 0.25 * hand;
            double network = 2 * Math.max(one, 0) - Math.max(other, 0);
            assertThat(evaluation.expected(position, seat) - position.points(seat))
                    .isCloseTo(1 + 0.5 * hand + network, within(1e-4));
            assertThat(evaluation.besidesWeights(position, seat) - position.points(seat))
                    .isCloseTo(network, within(1e-4));
        }
    }

    @Test
    void oneUnitIsBelowZeroSomewhereAndAboveItElsewhere() {
        float[] start = network(GOOD).start(KNOWLEDGE.knots(), 0, 2);
        assertThat(start).containsExactly(-10, 4);
        assertThat(network(GOOD).new Sums().of(new float[] {1, 5}, new float[2], start))
                .isEqualTo(-5.25f);
        assertThat(network(GOOD).new Sums().of(new float[] {1, 8}, new float[] {3, 1}, start))
                .isEqualTo(3 + 8 - 2f);
    }

    /** Features are added four at a time, and those that are left one by one: each number of them is tried. */
    @Test
    void everyFeatureIsCountedOnceHoweverManyAreThere() {
        float[][] rows = new float[11][2];
        for (int feature = 0; feature < rows.length; feature++) {
            rows[feature] = new float[] {(float) (1 << feature), 1};
        }
        Network network = new Network(rows, new float[0][], new float[][] {{0, 0}}, new float[] {1, 10_000});
        for (int there = 0; there <= rows.length; there++) {
            float[] values = new float[rows.length];
            Arrays.fill(values, rows.length - there, rows.length, 2);
            int sum = (1 << 11) - (1 << (11 - there));
            assertThat(network.new Sums().of(values, new float[rows.length], new float[2]))
                    .isEqualTo((float) (2 * sum + 20_000 * there));
        }
    }

    @Test
    void aFeatureWeighsWhatItAddsNearby() {
        Evaluation evaluation = new Evaluation(KNOWLEDGE, read(GOOD));
        assertThat(evaluation.weights(0, 2, new float[] {1, 5})).containsExactly(1, 0.5f - 0.25f);
        assertThat(evaluation.weights(0, 2, new float[] {1, 8})).containsExactly(1 + 2 * 4, 0.5f + 2 - 0.25f);
    }

    @Test
    void moreSeatsThanItKnowsAreLikeTheMostThatItKnows() {
        Evaluation knows = new Evaluation(KNOWLEDGE, read(GOOD));
        Evaluation knowsTwo = new Evaluation(KNOWLEDGE, read(GOOD.replace(", [-40, 2]]", "]")));
        assertThat(knowsTwo.expected(position(2, 1), 0)).isEqualTo(knows.expected(position(2, 1), 0));
        assertThat(knowsTwo.expected(position(3, 1), 0)).isNotEqualTo(knows.expected(position(3, 1), 0));
        assertThat(knowsTwo.expected(position(3, 1), 0) - position(3, 1).points(0))
                .isEqualTo(knows.expected(position(2, 1), 0) - position(2, 1).points(0));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        String written = Json.pretty(read(GOOD).json(KNOWLEDGE, "a command", "a method"));
        assertThat(Json.pretty(read(written).json(KNOWLEDGE, "a command", "a method")))
                .isEqualTo(written);
        assertThat(new Evaluation(KNOWLEDGE, read(written)).expected(position(3, 1), 1))
                .isEqualTo(new Evaluation(KNOWLEDGE, read(GOOD)).expected(position(3, 1), 1));
    }

    @Test
    void aFeatureThatItDoesNotKnowSaysNothing() {
        Network network = network(GOOD.replace(", \"hand\": [1, 0.25]", ""));
        assertThat(network.ofFeature(0, 0)).isEqualTo(4);
        assertThat(network.ofFeature(1, 0)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"outputs\": [2, -1],||network: the field 'outputs' is missing",
                "\"outputs\": [2, -1]|\"outputs\": []|network.outputs: 1 to 256 items are expected, not 0",
                "[[0, 3], [6, 0]]|[[0, 3]]|network.moments: 2 items are expected, not 1",
                "[6, 0]|[6]|network.moments[1]: 2 items are expected, not 1",
                "[[0, 0], [-10, 1], [-40, 2]]|[]|network.seats: 1 to 16 items are expected, not 0",
                "[-40, 2]|[-40, true]|network.seats[2][1]: a number is expected",
                "\"hand\": [1, 0.25]|\"hands\": [1, 2]"
                        + "|network.features: unknown field 'hands'; expected one of: always, hand",
                "\"hand\": [1, 0.25]|\"hand\": [1]|network.features.hand: 2 items are expected, not 1",
            })
    void aBrokenNetworkIsRefused(String good, String broken, String why) {
        assertThat(GOOD).contains(good);
        String text = GOOD.replace(good, broken == null ? "" : broken);
        assertThatThrownBy(() -> read(text)).isInstanceOf(Refusal.class).hasMessage(why);
    }
}
