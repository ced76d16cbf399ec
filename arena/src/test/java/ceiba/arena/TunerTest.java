package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.bots.Bot;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.RandomBot;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import ceiba.kit.oases.Oases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TunerTest {

    private static final Game GAME = new Pebbles();
    private static final Weights NONE = Weights.none(GAME.knowledge());

    private static Tuner tuner(int seats) {
        return tuner(GAME, seats);
    }

    private static Tuner tuner(Game game, int seats) {
        return new Tuner(
                game, List.of(Setup.of(game, seats, Map.of(), 0)), (weights, seed) -> greedy(game, weights, seed), 1);
    }

    private static Bot greedy(Game game, Weights weights, long seed) {
        return new GreedyBot(game, new Evaluation(game.knowledge(), weights), 1, seed);
    }

    /** The weights after two rounds that begin with none. */
    private static Weights learned(long seed, int threads) {
        Tuner tuner = tuner(2);
        Weights first = tuner.improve(NONE, List.of(), 200, 0.1, 1, seed, threads, more -> {})
                .weights();
        return tuner.improve(first, List.of(), 200, 0.1, 1, seed + 1000, threads, more -> {})
                .weights();
    }

    private static String text(Weights weights) {
        return Json.pretty(weights.json(GAME.knowledge(), "", ""));
    }

    @Test
    void learnsThatHighPebblesAreWorthKeeping() {
        Weights weights = learned(0, 1);
        int hand = GAME.knowledge().features().indexOf("hand");
        assertThat(weights.of(hand, 0)).isBetween(0.05f, 1f);
        assertThat(weights.of(hand, 1)).isPositive();
    }

    /** In Oases a stone that leads an oasis alone is worth much of that oasis: comparing tells so whatever was believed before. */
    @Test
    void learnsFromChoicesThatAreCompared() {
        Game oases = new Oases();
        Weights averse = new Weights(new float[][] {{0, 0}, {-1, -1}, {0, 0}});
        Weights weights = new Tuner(
                        oases,
                        List.of(Setup.of(oases, 2, Map.of(), 0)),
                        (its, seed) -> greedy(oases, its, seed),
                        new Comparison(6, 2),
                        1,
                        Shard.WHOLE,
                        Exchange.none())
                .improve(averse, List.of(), 60, 0.1, 1, 0, 1, more -> {})
                .weights();
        assertThat(weights.of(1, 0)).isGreaterThan(-0.5f);
        assertThat(weights.of(0, 0)).as("what all choices have in common").isCloseTo(0, within(1e-3f));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "0x4", "1x4", "6x0", "x", "6x-1", "giftsx0", "gifts"})
    void comparisonsTakeChoicesAndTimes(String text) {
        assertThatThrownBy(() -> Comparison.of(text)).isInstanceOf(Refusal.class);
        assertThat(Comparison.of("6x4")).isEqualTo(new Comparison(6, 4)).hasToString("6x4");
        assertThat(Comparison.of("giftsx4")).hasToString("giftsx4");
    }

    @Test
    void theSameSeedGivesTheSameWeightsOnOneThread() {
        assertThat(text(learned(7, 1))).isEqualTo(text(learned(7, 1)));
        assertThat(text(learned(7, 1))).isNotEqualTo(text(learned(8, 1)));
    }

    @Test
    void severalThreadsLearnTheSameButForRounding() {
        Weights one = learned(7, 1);
        Weights two = learned(7, 2);
        for (int feature = 0; feature < one.features(); feature++) {
            for (int knot = 0; knot < 2; knot++) {
                assertThat(two.of(feature, knot)).isCloseTo(one.of(feature, knot), within(0.05f));
            }
        }
    }

    @Test
    void aShorterStepGoesOnlySoFar() {
        Weights whole =
                tuner(2).improve(NONE, List.of(), 50, 0.1, 1, 0, 1, more -> {}).weights();
        Weights half = tuner(2).improve(NONE, List.of(), 50, 0.1, 0.5, 0, 1, more -> {})
                .weights();
        for (int feature = 0; feature < whole.features(); feature++) {
            assertThat(half.of(feature, 0)).isCloseTo(whole.of(feature, 0) / 2, within(1e-4f));
        }
        assertThat(whole.of(0, 0)).isNotZero();
    }

    @Test
    void itsForecastIsBetterThanNoneOnSeedsItHasNotLearnedFrom() {
        Tuner tuner = tuner(3);
        Learner.Round first = tuner.improve(NONE, List.of(), 300, 0.1, 1, 0, 1, more -> {});
        // the error is that of the weights before the round, on the matches of the round
        Learner.Round second = tuner.improve(first.weights(), List.of(), 300, 0.1, 1, 1000, 1, more -> {});
        assertThat(second.error()).isPositive().isLessThan(first.error());
        assertThat(first.meanReached()).isBetween(4.0, 5.4); // of prizes of 14 on average among three
    }

    @Test
    void goesOnFromWhatItSaved(@TempDir Path folder) throws IOException {
        Path memory = folder.resolve("memory");
        Tuner tuner = tuner(2);
        Weights first =
                tuner.improve(NONE, List.of(), 100, 0.1, 1, 0, 1, more -> {}).weights();
        tuner.save(memory);
        Tuner later = tuner(2);
        later.load(memory);
        String forgetful = text(tuner(2).improve(first, List.of(), 100, 0.1, 1, 500, 1, more -> {})
                .weights());
        String whole = text(
                tuner.improve(first, List.of(), 100, 0.1, 1, 500, 1, more -> {}).weights());
        assertThat(text(later.improve(first, List.of(), 100, 0.1, 1, 500, 1, more -> {})
                        .weights()))
                .isEqualTo(whole);
        assertThat(forgetful).isNotEqualTo(whole);
    }

    @Test
    void refusesAMemoryOfOtherFeatures(@TempDir Path folder) throws IOException {
        Path memory = folder.resolve("memory");
        Files.write(memory, new byte[] {0, 0, 0, 9});
        assertThatThrownBy(() -> tuner(2).load(memory))
                .isInstanceOf(Refusal.class)
                .hasMessage("the file " + memory + " was made for other features");
    }

    /** What bots strive for here is ten times their points, which nobody can see. */
    @Test
    void fitsWhatBotsStriveForNotPoints() {
        Worth points = GAME.knowledge().worth();
        Worth tenfold = new Worth() {
            @Override
            public double reached(Position position, int seat) {
                return 10 * points.reached(position, seat);
            }

            @Override
            public double glance(Position position, int seat, Expected expected) {
                return points.glance(position, seat, expected);
            }

            @Override
            public void all(Position position, Expected expected, double[] worth) {
                points.all(position, expected, worth);
            }

            @Override
            public double scale() {
                return 10 * points.scale();
            }
        };
        Game other = Altered.game(GAME, Map.of("worth", (knowledge, args) -> tenfold));
        Tuner.Player random = (weights, seed) -> new RandomBot(seed);
        List<Setup> tables = List.of(Setup.of(GAME, 2, Map.of(), 0));
        Learner.Round one = new Tuner(GAME, tables, random, 1).improve(NONE, List.of(), 100, 0, 1, 0, 1, more -> {});
        Learner.Round ten = new Tuner(other, tables, random, 1).improve(NONE, List.of(), 100, 0, 1, 0, 1, more -> {});
        assertThat(ten.meanReached()).isCloseTo(10 * one.meanReached(), within(1e-6));
        for (int feature = 0; feature < NONE.features(); feature++) {
            assertThat(ten.weights().of(feature, 0))
                    .isCloseTo(10 * one.weights().of(feature, 0), within(1e-3f));
        }
    }

    /** Random bots judge nothing, so that only the tuner asks for features: of the seats that it learns from. */
    @Test
    void learnsFromOneSeatAtLeastAndNeverFromOlderPlayers() {
        Weights old = Weights.none(GAME.knowledge());
        Set<Integer> sizes = new TreeSet<>();
        for (long seed = 0; seed < 40; seed++) {
            List<Weights> players = new ArrayList<>();
            Set<Integer> described = new TreeSet<>();
            Game watched = Altered.game(GAME, Map.of("describe", (knowledge, args) -> {
                described.add((Integer) args[1]);
                ((Knowledge) knowledge).describe((Position) args[0], (Integer) args[1], (float[]) args[2]);
                return null;
            }));
            Tuner.Player player = (weights, lot) -> {
                players.add(weights);
                return new RandomBot(lot);
            };
            new Tuner(watched, List.of(Setup.of(GAME, 3, Map.of(), 0)), player, 1)
                    .improve(NONE, List.of(old), 1, 0, 1, seed, 1, more -> {});
            assertThat(described).isNotEmpty();
            for (int seat = 0; seat < 3; seat++) {
                assertThat(described.contains(seat)).isEqualTo(players.get(seat) != old);
            }
            sizes.add(described.size());
        }
        assertThat(sizes).containsExactly(1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aFailureOnAnyThreadEndsTheRoundAndReachesTheCaller(int threads) {
        AtomicInteger asked = new AtomicInteger();
        Game broken = Altered.game(GAME, Map.of("quiet", (knowledge, args) -> {
            if (asked.incrementAndGet() > 2_000) { // beyond the matches that tell the usual size of features
                throw new StackOverflowError("too deep");
            }
            return ((Knowledge) knowledge).quiet((Position) args[0]);
        }));
        assertThatThrownBy(() -> tuner(broken, 2).improve(NONE, List.of(), 1_000_000, 0.1, 1, 40, threads, more -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("the match of seed \\d+ failed: .*too deep")
                .hasCauseInstanceOf(StackOverflowError.class);
        assertThat(asked.get()).isLessThan(10_000);
    }
}
