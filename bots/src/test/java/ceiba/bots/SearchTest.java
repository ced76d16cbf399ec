package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SearchTest {

    private static final Game GAME = new Pebbles();
    private static final int GLANCE = 32;
    private static final long SEED = 1;

    private static Search search(Position position) {
        return new Search(GAME, new Evaluation(GAME), Search.Settings.STANDARD, Memory.SHARED, position, SEED);
    }

    private static Position start() {
        return GAME.start(Setup.of(GAME, 2, Map.of("prize", "shown"), 1));
    }

    @Test
    void aRivalAnswersWithWhatLooksBestToIt() {
        Lookahead lookahead = new Lookahead(GAME, new Evaluation(GAME), GLANCE);
        Set<Integer> asked = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            Position position = GAME.start(Setup.of(GAME, 2, Map.of("prize", "shown"), seed));
            Sight sight = new Sight(GAME, position);
            Search search = search(position);
            Tree tree = search.tree();
            Rng worlds = new Rng(SEED); // the ones that the search draws
            for (int i = 0; i < 40; i++) {
                search.iterate(sight);
                Position world = sight.world(worlds);
                for (int choice : Choices.of(GAME, position)) {
                    int node = search.child(choice);
                    if (tree.visits(node) == 1 && asked.add((int) seed * 100 + choice)) {
                        world.choose(choice, Journal.SILENT);
                        int[] options = Choices.of(GAME, world);
                        double[] promises = new double[options.length];
                        lookahead.ask(world, world.decider(), options, options.length, promises);
                        int best = IntStream.range(0, options.length)
                                .boxed()
                                .max(Comparator.comparingDouble(option -> promises[option]))
                                .orElseThrow();
                        assertThat(tree.visits(tree.child(node, search.move(world.decider(), options[best]))))
                                .isEqualTo(1);
                    }
                }
            }
        }
        assertThat(asked).hasSizeGreaterThan(40);
    }

    /** Of every decision only the last choices are worth a thought: so many for each seat. */
    private static Game thoughtless(int worthAThought) {
        return Altered.game(new Pebbles(), Map.of("dispensable", (knowledge, args) -> {
            int[] choices = Choices.of(GAME, (Position) args[0]);
            return choices.length > worthAThought && (int) args[1] < choices[choices.length - worthAThought];
        }));
    }

    @Test
    void whatIsDispensableIsLeftOutOfTheOwnDecisions() {
        Game game = thoughtless(2);
        Position position = game.start(Setup.of(game, 2, Map.of("prize", "shown"), 1));
        Search search = new Search(game, new Evaluation(game), Search.Settings.STANDARD, Memory.SHARED, position, SEED);
        for (int i = 0; i < 200; i++) {
            search.iterate(new Sight(game, position));
        }
        int[] choices = Choices.of(game, position);
        assertThat(choices).hasSizeGreaterThan(2);
        Tree tree = search.tree();
        assertThat(tree.children(search.root())).isEqualTo(2);
        assertThat(search.child(choices[0])).isZero();
        int answered = search.child(choices[choices.length - 1]);
        assertThat(tree.children(answered)).as("a rival's").isGreaterThan(2);
    }

    @Test
    void whereAllButOneAreDispensableNobodyThinks() {
        Game game = thoughtless(1);
        Position position = game.start(Setup.of(game, 2, Map.of("prize", "shown"), 1));
        SearchBot bot = new SearchBot(game, Bots.ownWeights(game), Budget.iterations(50), 1, 0, SEED);
        int[] choices = Choices.of(game, position);
        assertThat(bot.choose(new Sight(game, position))).isEqualTo(choices[choices.length - 1]);
        assertThat(bot.iterations()).isZero();
    }

    @Test
    void anIterationAllocatesNothingOnceTheTreeHasRoom() {
        Position position = start();
        Sight sight = new Sight(GAME, position);
        Search search = search(position);
        for (int i = 0; i < 20_000; i++) {
            search.iterate(sight);
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < 3; attempt++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 1000; i++) {
                search.iterate(sight);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isLessThan(10_000);
    }
}
