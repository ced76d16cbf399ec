package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ceiba.bots.Network;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Rng;
import ceiba.kit.Pebbles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Pebbles has the features 'always' and 'hand'. */
class GradientTest {

    private static final Game GAME = new Pebbles();
    private static final Knowledge KNOWLEDGE = GAME.knowledge();
    private static final double[] SIZES = {1, 10};

    private static Gradient gradient() {
        Gradient gradient = new Gradient(GAME, 8, SIZES);
        gradient.begin(Weights.none(KNOWLEDGE), new Rng(1));
        return gradient;
    }

    /** A hand is worth nothing up to 10 and 3 for each beyond, with two seats; with three, nothing. */
    private static double worth(int hand, int seats) {
        return seats == 2 ? 3 * Math.max(0, hand - 10) : 0;
    }

    private static List<Experience> batch(Rng rng, int count) {
        return IntStream.range(0, count)
                .mapToObj(any -> {
                    int hand = rng.below(21);
                    int seats = 2 + rng.below(2);
                    return Experience.of(new float[] {1, hand}, SIZES, rng.below(4), seats, worth(hand, seats));
                })
                .toList();
    }

    private static double expected(Weights weights, int hand, int seats) {
        Network network = Objects.requireNonNull(weights.network());
        double sum = weights.of(0, 0) + hand * weights.of(1, 0);
        for (int unit = 0; unit < network.units(); unit++) {
            double seen = network.ofSeats(seats, unit)
                    + network.ofMoment(0, unit)
                    + network.ofFeature(0, unit)
                    + hand * network.ofFeature(1, unit);
            sum += Math.max(0, seen) * network.output(unit);
        }
        return sum;
    }

    @Test
    void aNewNetworkSaysNothing() {
        Weights weights = gradient().now();
        assertThat(expected(weights, 7, 2)).isZero();
        assertThat(weights.of(1, 1)).isZero();
    }

    @Test
    void learnsWhatNoWeightedSumCouldSay() {
        Gradient gradient = gradient();
        Rng rng = new Rng(2);
        for (int step = 0; step < 12_000; step++) {
            gradient.step(batch(rng, 64), 1);
        }
        for (int hand = 0; hand <= 20; hand += 5) {
            for (int seats = 2; seats <= 3; seats++) {
                assertThat(expected(gradient.average(), hand, seats))
                        .as("a hand of %d with %d seats", hand, seats)
                        .isCloseTo(worth(hand, seats), within(3.0));
            }
        }
    }

    @Test
    void goesOnFromWhatWasSavedAsIfItHadNeverStopped() throws IOException {
        Gradient one = gradient();
        Rng rng = new Rng(3);
        for (int step = 0; step < 50; step++) {
            one.step(batch(rng, 16), 1);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        one.write(new DataOutputStream(bytes));
        Gradient other = new Gradient(GAME, 8, SIZES);
        assertThat(other.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()))))
                .isTrue();
        assertThat(json(other.now())).isEqualTo(json(one.now()));
        List<Experience> more = batch(rng, 16);
        one.step(more, 0.5);
        other.step(more, 0.5);
        assertThat(json(other.now())).isEqualTo(json(one.now()));
    }

    @Test
    void beginsWithTheNetworkThatWeightsHave() {
        Gradient one = gradient();
        Rng rng = new Rng(3);
        for (int step = 0; step < 50; step++) {
            one.step(batch(rng, 16), 1);
        }
        Gradient other = new Gradient(GAME, 8, SIZES);
        other.begin(one.now(), new Rng(9));
        assertThat(json(other.now())).isEqualTo(json(one.now()));
        assertThat(json(other.average())).isEqualTo(json(one.now()));
    }

    @Test
    void whatIsOfAnotherSizeIsNotGoneOnWith() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        gradient().write(new DataOutputStream(bytes));
        Gradient other = new Gradient(GAME, 9, SIZES);
        assertThat(other.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()))))
                .isFalse();
        other.begin(gradient().now(), new Rng(1));
        assertThat(Objects.requireNonNull(other.now().network()).units()).isEqualTo(9);
    }

    private static String json(Weights weights) {
        return Json.compact(weights.json(KNOWLEDGE, "", ""));
    }
}
