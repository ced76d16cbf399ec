package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.Altered;
import ceiba.kit.oases.Oases;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Three hundred options at every decision. */
class WideTest {

    private static final Game GAME = new Oases();
    private static final Weights WEIGHTS = Bots.ownWeights(GAME);
    private static final int STONES = 20;
    private static final int FEW = GAME.knowledge().narrow() / 4;

    private static Position start(long seed) {
        return GAME.start(Setup.of(GAME, 2, Map.of(), seed));
    }

    private static Bot greedy(long seed) {
        return new GreedyBot(GAME, new Evaluation(GAME), 0, seed);
    }

    private static SearchBot search(long iterations, Memory memory, long seed) {
        return new SearchBot(
                GAME, WEIGHTS, Budget.iterations(iterations), 1, 0, Search.Settings.STANDARD, memory, seed);
    }

    /** Matches won by the first, as many from either seat; a draw counts half. */
    private static double wins(LongFunction<Bot> first, LongFunction<Bot> second, int matches) {
        double wins = 0;
        for (int match = 0; match < matches; match++) {
            Position position = start(match / 2);
            int own = match % 2;
            Bot[] bots = new Bot[2];
            bots[own] = first.apply(match);
            bots[1 - own] = second.apply(match);
            while (position.decider() != Position.OVER) {
                position.choose(bots[position.decider()].choose(new Sight(GAME, position)), Journal.SILENT);
            }
            wins += 0.5 + 0.5 * Double.compare(position.points(own), position.points(1 - own));
        }
        return wins;
    }

    private static Tree searched(Game game, Position start) {
        Search search =
                new Search(game, new Evaluation(GAME), Search.Settings.STANDARD, Memory.SHARED, start, start.seats());
        Position position = start.copy();
        for (int choice = 0; choice < 3; choice++) {
            for (int i = 0; i < 1500; i++) {
                search.iterate(new Sight(GAME, position));
            }
            int best = Choices.of(GAME, position)[0];
            for (int option : Choices.of(GAME, position)) {
                boolean more = search.tree().visits(search.child(option))
                        > search.tree().visits(search.child(best));
                best = more ? option : best;
            }
            int seat = position.decider();
            position.choose(best, Journal.SILENT);
            if (position.decider() == seat) {
                search.advance(best);
            } else {
                return search.tree();
            }
        }
        return search.tree();
    }

    @Test
    void whoKnowsThatNothingIsHiddenFindsTheSame() {
        Game wary = Altered.game(GAME, Map.of("isOpen", (game, args) -> false));
        for (int seats = 2; seats <= 3; seats++) {
            Position start = GAME.start(Setup.of(GAME, seats, Map.of(), 7));
            Tree one = searched(GAME, start);
            Tree another = searched(wary, start);
            assertThat(one.size()).isEqualTo(another.size()).isGreaterThan(1000);
            for (int node = Tree.ROOT; node < one.size(); node++) {
                assertThat(one.move(node)).isEqualTo(another.move(node));
                assertThat(one.visits(node)).isEqualTo(another.visits(node));
                assertThat(one.mean(node)).isEqualTo(another.mean(node));
            }
        }
    }

    @Test
    void searchBeatsGreedyAndGreedyBeatsRandom() {
        assertThat(wins(WideTest::greedy, RandomBot::new, 60)).isGreaterThan(55);
        assertThat(wins(seed -> search(1000, Memory.SHARED, seed), WideTest::greedy, 60))
                .isGreaterThan(39);
    }

    @Test
    void theRootHasEveryOptionAndTheTreeBelowItSome() {
        Position position = start(1);
        Search search = new Search(GAME, new Evaluation(GAME), Search.Settings.STANDARD, Memory.SHARED, position, 1);
        for (int i = 0; i < 500; i++) {
            search.iterate(new Sight(GAME, position));
        }
        Tree tree = search.tree();
        assertThat(tree.children(search.root())).isEqualTo(300);
        int below = 0;
        for (int child = tree.firstChild(search.root()); child < tree.firstChild(search.root()) + 300; child++) {
            assertThat(tree.children(child)).isLessThanOrEqualTo(2 * FEW);
            below += tree.children(child);
        }
        assertThat(below).isPositive();
        assertThat(tree.size()).isLessThan(500 * 50);
    }

    @Test
    void moreVisitsLookAtMoreOptions() {
        Position position = start(1);
        Search search = new Search(GAME, new Evaluation(GAME), Search.Settings.STANDARD, Memory.SHARED, position, 1);
        int most = 0;
        for (int i = 0; i < 6000; i++) {
            search.iterate(new Sight(GAME, position));
        }
        Tree tree = search.tree();
        for (int node = Tree.ROOT; node < tree.size(); node++) {
            if (tree.expanded(node) && node != search.root() && tree.visits(node) > 300) {
                int child = tree.firstChild(node);
                most = tree.move(child) % 2 == 0 ? Math.max(most, tree.children(node)) : most; // the own decisions
            }
        }
        assertThat(most).isGreaterThan(FEW);
    }

    @Test
    void withoutMemoryItStillPlaysAndBeatsRandom() {
        Memory none = new Memory(0);
        assertThat(wins(seed -> search(3000, none, seed), RandomBot::new, 2)).isEqualTo(2);
        assertThat(none.left()).isZero();
    }

    @Test
    void whatAllBotsTakeTogetherHasABound() {
        long bytes = 4 << 20;
        Memory memory = new Memory(bytes);
        SearchBot one = search(20_000, memory, 1);
        SearchBot other = search(20_000, memory, 2);
        Position position = start(1);
        for (int stone = 0; stone < 4; stone++) {
            SearchBot bot = stone % 2 == 0 ? one : other;
            int choice = bot.choose(new Sight(GAME, position));
            assertThat(Choices.of(GAME, position)).contains(choice);
            assertThat(memory.left()).as("given back when the turn is over").isEqualTo(bytes);
            position.choose(choice, Journal.SILENT);
        }
    }

    @Test
    void aTurnTakesNoLongerThanItsBudget() {
        SearchBot bot = new SearchBot(GAME, WEIGHTS, Budget.turn(200), 1, 0, 1);
        Position position = start(1);
        long shortest = Long.MAX_VALUE; // of many: the machine may be busy with other things
        for (int stone = 0; stone < STONES; stone++) {
            long before = System.nanoTime();
            int choice = bot.choose(new Sight(GAME, position));
            shortest = Math.min(shortest, System.nanoTime() - before);
            position.choose(choice, Journal.SILENT);
        }
        assertThat(TimeUnit.NANOSECONDS.toMillis(shortest)).isBetween(50L, 200L);
    }

    @Test
    void anIterationAllocatesNothingOnceTheTreeHasRoom() {
        Position position = start(1);
        Sight sight = new Sight(GAME, position);
        Search search = new Search(GAME, new Evaluation(GAME), Search.Settings.STANDARD, new Memory(0), position, 1);
        for (int i = 0; i < 3000; i++) {
            search.iterate(sight);
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 3; attempt++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 500; i++) {
                search.iterate(sight);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isLessThan(10_000);
    }
}
