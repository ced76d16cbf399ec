package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomBotTest {

    private static final Game GAME = new Pebbles();

    @Test
    void makesOnlyLegalChoicesFromTheStartToTheEnd() {
        for (long seed = 0; seed < 200; seed++) {
            Position position = start(2 + (int) (seed % 2), seed);
            Bot bot = new RandomBot(seed);
            while (position.decider() != Position.OVER) {
                int choice = bot.choose(new Sight(GAME, position));
                assertThat(Choices.of(GAME, position)).contains(choice);
                position.choose(choice, Journal.SILENT);
            }
        }
    }

    @Test
    void playsTheSameForTheSameSeed() {
        assertThat(match(7)).isEqualTo(match(7));
    }

    @Test
    void playsOtherwiseForAnotherSeed() {
        Set<List<Integer>> matches = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            matches.add(match(seed));
        }
        assertThat(matches).hasSizeGreaterThan(10);
    }

    @Test
    void reachesEveryChoice() {
        Position position = start(3, 1);
        Bot bot = new RandomBot(1);
        Set<Integer> made = new HashSet<>();
        for (int i = 0; i < 400; i++) {
            made.add(bot.choose(new Sight(GAME, position)));
        }
        assertThat(made).hasSize(4).containsOnly(boxed(Choices.of(GAME, position)));
    }

    @Test
    void leavesThePositionAlone() {
        Position position = start(2, 1);
        Position before = position.copy();
        assertThat(position.allows(new RandomBot(3).choose(new Sight(GAME, position))))
                .isTrue();
        assertThat(position).isEqualTo(before);
    }

    /** The choices of a match of which only the bot's seed differs. */
    private static List<Integer> match(long seed) {
        Position position = start(2, 5);
        Bot bot = new RandomBot(seed);
        List<Integer> choices = new ArrayList<>();
        while (position.decider() != Position.OVER) {
            choices.add(bot.choose(new Sight(GAME, position)));
            position.choose(choices.getLast(), Journal.SILENT);
        }
        return choices;
    }

    private static Position start(int seats, long seed) {
        return GAME.start(Setup.of(GAME, seats, Map.of(), seed));
    }

    private static Integer[] boxed(int[] numbers) {
        Integer[] boxed = new Integer[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            boxed[i] = numbers[i];
        }
        return boxed;
    }
}
