package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {

    private static final Game GAME = new Pebbles();

    @Test
    void randomMakesRandomBotsOfTheirOwnSeed() {
        Bots.Maker maker = Bots.named(GAME, "random", 1);
        Position position = GAME.start(Setup.of(GAME, 2, Map.of(), 1));
        for (long seed = 0; seed < 20; seed++) {
            assertThat(maker.bot(seed)).isInstanceOf(RandomBot.class);
            assertThat(maker.bot(seed).choose(new Sight(GAME, position)))
                    .isEqualTo(new RandomBot(seed).choose(new Sight(GAME, position)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "grandmaster",
                "grandmaster@missing.json",
                "Random",
                "random ",
                "search:",
                "search:soon",
                "search:1h",
                "greedy~",
                "search:-1",
                "greedy@"
            })
    void anUnknownNameIsRefusedWithTheKnownOnes(String name) {
        assertThatThrownBy(() -> Bots.named(GAME, name, 1))
                .isInstanceOf(Refusal.class)
                .hasMessage("unknown bot '" + name + "'; expected one of: " + Bots.NAMES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random:5", "greedy:5", "master:1s"})
    void onlySearchTakesABudget(String name) {
        assertThatThrownBy(() -> Bots.named(GAME, name, 1))
                .isInstanceOf(Refusal.class)
                .hasMessage("only 'search' takes a budget, not '" + name + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random~5", "novice~5", "master~0"})
    void onlyGreedyAndSearchAreToldHowMuchToErr(String name) {
        assertThatThrownBy(() -> Bots.named(GAME, name, 1))
                .isInstanceOf(Refusal.class)
                .hasMessage("only 'greedy' and 'search' are told how much to err, not '" + name + "'");
    }

    @Test
    void botsErrByAtMostThreeHundredPercent() {
        assertThat(Bots.named(GAME, "greedy~300", 1).bot(1)).isInstanceOf(GreedyBot.class);
        assertThat(Bots.named(GAME, "search:20t~30", 1).bot(1)).isInstanceOf(SearchBot.class);
        assertThatThrownBy(() -> Bots.named(GAME, "greedy~301", 1))
                .isInstanceOf(Refusal.class)
                .hasMessage("a bot errs by 0 to 300 percent");
    }

    @Test
    void theKnownNamesAreTold() {
        assertThat(Bots.NAMES).contains("random", "greedy", "search:");
        assertThat(Level.values()).allSatisfy(level -> assertThat(Bots.NAMES).contains(level.word()));
    }
}
