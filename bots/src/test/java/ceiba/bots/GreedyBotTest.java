package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GreedyBotTest {

    private static final Game GAME = new Pebbles();

    /** A bot for which a point in hand is worth so much. */
    private static GreedyBot bot(float hand, double temperature, long seed) {
        Weights weights = new Weights(new float[][] {{0, 0}, {hand, hand}});
        return new GreedyBot(GAME, new Evaluation(GAME.knowledge(), weights), temperature, seed);
    }

    private static Position start(int seats, long seed) {
        return GAME.start(Setup.of(GAME, seats, Map.of(), seed));
    }

    /** The last seat of a round, whose choice settles it. */
    private static Position lastToLay(long seed) {
        Position position = start(2, seed);
        position.choose(Choices.of(GAME, position)[2], Journal.SILENT);
        return position;
    }

    @Test
    void keepsItsHighPebblesIfTheyAreWorthMoreThanAnyPrize() {
        for (long seed = 0; seed < 20; seed++) {
            Position position = lastToLay(seed);
            assertThat(bot(100, 0, seed).choose(new Sight(GAME, position))).isEqualTo(Choices.of(GAME, position)[0]);
        }
    }

    @Test
    void laysItsHighestPebbleIfTheyAreABurden() {
        for (long seed = 0; seed < 20; seed++) {
            Position position = lastToLay(seed);
            assertThat(bot(-100, 0, seed).choose(new Sight(GAME, position))).isEqualTo(Choices.of(GAME, position)[3]);
        }
    }

    @Test
    void takesThePrizeIfItCan() {
        Position position = GAME.read(Json.parse("""
                {"game": "pebbles", "seats": 2, "round": 2, "decider": 1,
                 "pebbles": [[1, 2, 3, 4], [5, 6, 11, 12]]}"""));
        Sight sight = new Sight(GAME, position);
        // Both of its pebbles win against nearly all the other may have laid; only the hand tells them apart.
        assertThat(bot(0.01f, 0, 1).choose(sight)).isEqualTo(11);
        assertThat(bot(-0.01f, 0, 1).choose(sight)).isEqualTo(12);
    }

    @Test
    void playsTheSameForTheSameSeed() {
        for (long seed = 0; seed < 10; seed++) {
            assertThat(match(seed, 0)).isEqualTo(match(seed, 0));
            assertThat(match(seed, 2)).isEqualTo(match(seed, 2));
        }
    }

    @Test
    void withATemperatureItSometimesTakesAnotherChoice() {
        Position position = lastToLay(1);
        Set<Integer> warm = new HashSet<>();
        int[] legal = Choices.of(GAME, position);
        int best = 0;
        for (long seed = 0; seed < 400; seed++) {
            int choice = bot(1, 3, seed).choose(new Sight(GAME, position));
            best += choice == legal[0] ? 1 : 0;
            warm.add(choice);
        }
        assertThat(warm).hasSize(4);
        Set<Integer> cold = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            cold.add(bot(100, 0, seed).choose(new Sight(GAME, position)));
        }
        assertThat(cold).containsExactly(legal[0]);
        assertThat(best).isGreaterThan(100);
    }

    @Test
    void makesOnlyLegalChoicesAndLeavesThePositionAlone() {
        for (long seed = 0; seed < 50; seed++) {
            Position position = start(2 + (int) (seed % 2), seed);
            Bot bot = bot(0.4f, (int) seed % 3, seed);
            while (position.decider() != Position.OVER) {
                Position before = position.copy();
                int choice = bot.choose(new Sight(GAME, position));
                assertThat(position).isEqualTo(before);
                assertThat(Choices.of(GAME, position)).contains(choice);
                position.choose(choice, Journal.SILENT);
            }
        }
    }

    @Test
    void choosesTheSameInWorldsThatItsSeatCannotTellApart() {
        int others = 0;
        for (long seed = 0; seed < 30; seed++) {
            Position position = start(2 + (int) (seed % 2), seed);
            Rng rng = new Rng(seed);
            while (position.decider() != Position.OVER) {
                Position world = position.copy();
                world.redraw(position.decider(), rng);
                others += world.equals(position) ? 0 : 1;
                assertThat(bot(0.4f, 1, seed).choose(new Sight(GAME, world)))
                        .isEqualTo(bot(0.4f, 1, seed).choose(new Sight(GAME, position)));
                int[] legal = Choices.of(GAME, position);
                position.choose(legal[rng.below(legal.length)], Journal.SILENT);
            }
        }
        assertThat(others).isGreaterThan(200);
    }

    private static List<Integer> match(long seed, double temperature) {
        Position position = start(3, seed);
        Bot bot = bot(0.4f, temperature, seed);
        List<Integer> choices = new ArrayList<>();
        while (position.decider() != Position.OVER) {
            choices.add(bot.choose(new Sight(GAME, position)));
            position.choose(choices.getLast(), Journal.SILENT);
        }
        return choices;
    }
}
