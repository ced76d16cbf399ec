package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import ceiba.kit.cistern.Cistern;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In a game with partners bots win if they strive for what the game says, and lose if each strives for its own. */
class PartnersTest {

    private static final Game SHARING = new Cistern();
    private static final Worth POINTS = Worth.ofPoints(20);

    /** What a seat wants that thinks of nobody else: its own points. */
    private static final Game SELFISH = new OtherWorth(SHARING, new Worth() {
        @Override
        public double reached(Position position, int seat) {
            return POINTS.reached(position, seat);
        }

        @Override
        public double glance(Position position, int seat, Expected expected) {
            return expected.of(position, seat);
        }

        @Override
        public void all(Position position, Expected expected, double[] worth) {
            for (int seat = 0; seat < position.seats(); seat++) {
                worth[seat] = expected.of(position, seat);
            }
        }

        @Override
        public double scale() {
            return POINTS.scale();
        }
    });

    /** Partners share their points, but have no fear of the end. */
    private static final Game FEARLESS = new OtherWorth(SHARING, POINTS);

    private static LongFunction<Bot> greedy(Game game) {
        return seed -> new GreedyBot(game, new Evaluation(game), 0, seed);
    }

    private static LongFunction<Bot> search(Game game) {
        return seed -> new SearchBot(game, Bots.ownWeights(game), Budget.iterations(40), 1, 0, seed);
    }

    /** The share of matches that somebody won. */
    private static double won(LongFunction<Bot> maker, int seats, String aim, int matches) {
        double won = 0;
        for (int match = 0; match < matches; match++) {
            Position position = SHARING.start(Setup.of(SHARING, seats, Map.of("aim", aim), match));
            Bot[] bots = new Bot[seats];
            for (int seat = 0; seat < seats; seat++) {
                bots[seat] = maker.apply(10L * match + seat);
            }
            while (position.decider() != Position.OVER) {
                position.choose(bots[position.decider()].choose(new Sight(SHARING, position)), Journal.SILENT);
            }
            won += Outcome.of(position).nobody() ? 0 : 1.0 / matches;
        }
        return won;
    }

    @ParameterizedTest
    @CsvSource({"2, together", "3, together", "4, together", "2, rivals", "3, rivals", "4, rivals"})
    void whoStrivesForWhatTheGameSaysWins(int seats, String aim) {
        assertThat(won(greedy(SHARING), seats, aim, 200)).isGreaterThan(0.8);
        assertThat(won(search(SHARING), seats, aim, 100)).isGreaterThan(0.8);
    }

    @ParameterizedTest
    @CsvSource({"2, together", "3, together", "4, together", "2, rivals", "3, rivals", "4, rivals"})
    void whoStrivesForItsOwnPointsLosesWithAllOthers(int seats, String aim) {
        assertThat(won(greedy(SELFISH), seats, aim, 200)).isLessThan(0.1);
        assertThat(won(search(SELFISH), seats, aim, 100)).isLessThan(0.1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theUsualWorthIsEnoughForPartners(int seats) {
        assertThat(won(greedy(FEARLESS), seats, "together", 200)).isGreaterThan(0.8);
    }

    @Test
    void oneSeatAloneWinsToo() {
        assertThat(won(greedy(SHARING), 1, "together", 200)).isGreaterThan(0.5);
    }

    /** The share of the other seat's decisions in a tree whose options have priors, as the own ones do, and no promises. */
    private static double weighed(String aim) {
        Position position = SHARING.start(Setup.of(SHARING, 2, Map.of("aim", aim), 3));
        Search search =
                new Search(SHARING, new Evaluation(SHARING), Search.Settings.STANDARD, Memory.SHARED, position, 1);
        for (int i = 0; i < 400; i++) {
            search.iterate(new Sight(SHARING, position));
        }
        Tree tree = search.tree();
        return IntStream.range(Tree.ROOT, tree.size())
                .filter(tree::expanded)
                .filter(node -> tree.visits(node) > 8)
                .filter(node -> tree.move(tree.firstChild(node)) % 2 != position.decider())
                .mapToDouble(node -> IntStream.range(tree.firstChild(node), tree.firstChild(node) + tree.children(node))
                                .allMatch(child -> tree.prior(child) >= 0 && tree.prior(child) <= 1)
                        ? 1
                        : 0)
                .average()
                .orElseThrow();
    }

    @Test
    void aSearchWeighsThePartnersChoicesAsItsOwn() {
        assertThat(weighed("together")).isGreaterThan(0.8);
        assertThat(weighed("rivals")).isLessThan(0.2);
    }
}
