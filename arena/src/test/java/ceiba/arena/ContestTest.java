package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who sits where on which deal. */
class ContestTest {

    static Contest contest(String bots, int seats, int matches, long seed) {
        return new Contest(new Pebbles(), List.of(bots.split(",")), seats, Map.of(), matches, seed);
    }

    @Test
    void everyDealIsPlayedFromEverySeat() {
        Contest contest = contest("greedy,random,search:5", 3, 6, 100);
        assertThat(IntStream.range(0, 6).mapToObj(contest::lineUp))
                .containsExactly(
                        List.of("greedy", "random", "search:5"),
                        List.of("random", "search:5", "greedy"),
                        List.of("search:5", "greedy", "random"),
                        List.of("greedy", "random", "search:5"),
                        List.of("random", "search:5", "greedy"),
                        List.of("search:5", "greedy", "random"));
        assertThat(IntStream.range(0, 6).mapToLong(contest::seed)).containsExactly(100L, 100L, 100L, 101L, 101L, 101L);
        assertThat(contest.deals()).isEqualTo(2);
    }

    @Test
    void aLineUpThatIsTheSameAfterRotatingIsNotPlayedAgainOnTheSameDeal() {
        Contest contest = contest("greedy", 3, 3, 7);
        assertThat(IntStream.range(0, 3).mapToLong(contest::seed)).containsExactly(7L, 8L, 9L);
        assertThat(contest.entries()).containsExactly("greedy");
    }

    @Test
    void theLastBotTakesTheSeatsThatAreLeft() {
        Contest contest = contest("greedy,random", 3, 1, 0);
        assertThat(contest.lineUp(0)).containsExactly("greedy", "random", "random");
        assertThat(contest.entries()).containsExactly("greedy", "random");
        assertThat(contest.rotations()).isEqualTo(3);
    }

    @Test
    void botsHaveSeedsOfTheirOwnThatFollowFromTheDealAndTheSeat() {
        Contest contest = contest("greedy,random,search:5", 3, 30, 0);
        Set<Long> seeds = new HashSet<>();
        for (int match = 0; match < 30; match += 3) {
            for (int seat = 0; seat < 3; seat++) {
                assertThat(seeds.add(contest.botSeed(match, seat))).isTrue();
                assertThat(contest.botSeed(match + 1, seat)).isEqualTo(contest.botSeed(match, seat));
            }
        }
    }

    @Test
    void everyMatchIsPlayedWithTheSameVariants() {
        Game game = new Pebbles();
        Map<String, String> shown = Map.of("prize", "shown");
        Contest contest = new Contest(game, List.of("greedy"), 2, shown, 3, 5);
        assertThat(contest.setup(2)).isEqualTo(Setup.of(game, 2, shown, 7));
        assertThat(contest.size()).isEqualTo("3 matches with 2 seats, prize shown");
        assertThat(contest("greedy", 2, 3, 5).size()).isEqualTo("3 matches with 2 seats");
        assertThat(contest.hash()).isNotEqualTo(contest("greedy", 2, 3, 5).hash());
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> contest("greedy", 3, 0, 0))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("0");
        assertThatThrownBy(() -> contest("greedy", 4, 1, 0))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("2 to 3");
        assertThatThrownBy(() -> contest("clever", 3, 1, 0))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("clever");
        assertThatThrownBy(() -> contest("greedy", 3, 1, -1))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("seed");
        assertThatThrownBy(() -> contest("greedy", 3, 2, Setup.MAX_SEED))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("seed");
        assertThatThrownBy(() -> contest("greedy,random,greedy", 2, 1, 0))
                .isInstanceOf(Refusal.class)
                .hasMessage("3 bots do not fit on 2 seats");
    }

    @Test
    void otherParametersAndOtherWeightsHaveAnotherHash(@TempDir Path folder) throws IOException {
        Path weights = folder.resolve("weights.json");
        String text = """
                {"made-by": "", "method": "", "knots": [0,3], "weights": {"always": [0,0], "hand": [%d,1]}}""";
        Files.writeString(weights, text.formatted(1));
        String first = contest("greedy@" + weights, 2, 4, 0).hash();
        assertThat(contest("greedy@" + weights, 2, 4, 0).hash()).isEqualTo(first);
        assertThat(contest("greedy@" + weights, 2, 4, 1).hash()).isNotEqualTo(first);
        assertThat(contest("greedy@" + weights, 2, 5, 0).hash()).isNotEqualTo(first);
        assertThat(contest("greedy@" + weights, 3, 4, 0).hash()).isNotEqualTo(first);
        Files.writeString(weights, text.formatted(2));
        assertThat(contest("greedy@" + weights, 2, 4, 0).hash()).isNotEqualTo(first);
    }
}
