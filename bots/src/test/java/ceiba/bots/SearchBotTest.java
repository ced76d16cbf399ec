package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import ceiba.kit.Pebbles;
import ceiba.kit.cistern.Cistern;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchBotTest {

    private static final Game GAME = new Pebbles();
    private static final Weights WEIGHTS = Bots.ownWeights(GAME);

    private static SearchBot bot(long iterations, int threads, double temperature, long seed) {
        return new SearchBot(GAME, WEIGHTS, Budget.iterations(iterations), threads, temperature, seed);
    }

    private static Position start(int seats, String prize, long seed) {
        return GAME.start(Setup.of(GAME, seats, Map.of("prize", prize), seed));
    }

    private static Position start(int seats, long seed) {
        return start(seats, seed % 4 < 2 ? "blind" : "shown", seed);
    }

    /** Positions of random matches with something to choose. */
    private static List<Position> positions(int matches) {
        List<Position> positions = new ArrayList<>();
        Rng rng = new Rng(1);
        for (long seed = 0; seed < matches; seed++) {
            Position position = start(2 + (int) (seed % 2), seed);
            while (position.decider() != Position.OVER) {
                int[] legal = Choices.of(GAME, position);
                if (legal.length > 1) {
                    positions.add(position.copy());
                }
                position.choose(legal[rng.below(legal.length)], Journal.SILENT);
            }
        }
        return positions;
    }

    private static List<Integer> match(long seed, double temperature) {
        Position position = start(3, 5);
        SearchBot[] bots = {
            bot(60, 1, temperature, seed), bot(60, 1, temperature, ~seed), bot(60, 1, temperature, -seed)
        };
        List<Integer> choices = new ArrayList<>();
        while (position.decider() != Position.OVER) {
            choices.add(bots[position.decider()].choose(new Sight(GAME, position)));
            position.choose(choices.getLast(), Journal.SILENT);
        }
        return choices;
    }

    @Test
    void saysWhatItExpectsWithoutChoosingOtherwise() {
        for (Position position : positions(6)) {
            int seat = position.decider();
            Thinker.Thought thought = bot(40, 1, 0, 7).think(new Sight(GAME, position));
            assertThat(thought.choice()).isEqualTo(bot(40, 1, 0, 7).choose(new Sight(GAME, position)));
            assertThat(thought.isFree()).isTrue();
            assertThat(thought.promise()).isEqualTo(thought.best());
            Position after = position.copy();
            after.choose(thought.choice(), Journal.SILENT);
            if (after.decider() == Position.OVER) {
                assertThat(thought.best()).isCloseTo(after.points(seat), within(1e-9));
            }
        }
    }

    @Test
    void whatItDidNotTakeForTheBestPromisesSomethingElse() {
        int others = 0;
        for (Position position : positions(6)) {
            Thinker.Thought thought = bot(60, 1, 3, 7).think(new Sight(GAME, position));
            others += thought.promise() == thought.best() ? 0 : 1;
        }
        assertThat(others).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void makesOnlyLegalChoicesAndLeavesThePositionAlone(int threads) {
        for (long seed = 0; seed < 20; seed++) {
            Position position = start(2 + (int) (seed % 2), seed);
            SearchBot bot = bot(30, threads, (int) seed % 3, seed);
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
    void playsTheSameMatchForTheSameSeed() {
        Set<List<Integer>> matches = new HashSet<>();
        for (long seed = 0; seed < 10; seed++) {
            assertThat(match(seed, 0)).isEqualTo(match(seed, 0));
            assertThat(match(seed, 1)).isEqualTo(match(seed, 1));
            matches.add(match(seed, 1));
        }
        assertThat(matches).hasSizeGreaterThan(1);
    }

    @Test
    void aForcedChoiceIsMadeAtOnce() {
        Position position = start(2, 1);
        SearchBot thinker = bot(50, 1, 0, 1);
        int thoughts = 0;
        while (position.decider() != Position.OVER) {
            int[] legal = Choices.of(GAME, position);
            thoughts += legal.length > 1 ? 1 : 0;
            int choice = thinker.choose(new Sight(GAME, position));
            assertThat(thinker.iterations()).isEqualTo(50L * thoughts);
            if (legal.length == 1) {
                SearchBot fresh = bot(50, 1, 0, 1);
                assertThat(fresh.choose(new Sight(GAME, position))).isEqualTo(legal[0]);
                assertThat(fresh.iterations()).isZero();
            }
            position.choose(choice, Journal.SILENT);
        }
        assertThat(thoughts).isEqualTo(6);
    }

    @Test
    void thinksOnSeveralThreadsAndCountsAllTrees() {
        Position position = start(3, 1);
        SearchBot bot = bot(50, 2, 0, 1);
        List<SearchBot.Opinion> opinions = bot.explain(new Sight(GAME, position));
        assertThat(bot.iterations()).isEqualTo(100);
        List<SearchBot.Opinion> first = bot(50, 1, 0, 1).explain(new Sight(GAME, position));
        assertThat(opinions.stream()
                        .mapToDouble(opinion -> 100 * opinion.share())
                        .sum())
                .isEqualTo(100);
        for (SearchBot.Opinion opinion : opinions) {
            double alone = first.stream()
                    .filter(other -> other.choice() == opinion.choice())
                    .mapToDouble(SearchBot.Opinion::share)
                    .sum();
            // the first tree is the one that a single thread grows
            assertThat(100 * opinion.share()).isGreaterThanOrEqualTo(50 * alone - 1e-9);
        }
    }

    @Test
    void theTreesOfThreadsDiffer() {
        Position position = start(3, 1);
        List<SearchBot.Opinion> two = bot(50, 2, 0, 1).explain(new Sight(GAME, position));
        List<SearchBot.Opinion> one = bot(50, 1, 0, 1).explain(new Sight(GAME, position));
        assertThat(two).isNotEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void stopsAtOnceWhenTold(int threads) throws InterruptedException {
        SearchBot bot = new SearchBot(GAME, WEIGHTS, Budget.turn(600_000), threads, 0, 1);
        Position position = start(3, 1);
        AtomicInteger choice = new AtomicInteger(-1);
        Thread thinking = Thread.ofPlatform().daemon().start(() -> choice.set(bot.choose(new Sight(GAME, position))));
        do {
            bot.stop(); // again and again: what is said before the thinking begins is not heard
        } while (!thinking.join(Duration.ofMillis(5)));
        assertThat(Choices.of(GAME, position)).contains(choice.get());
        assertThat(bot.iterations()).isPositive();
    }

    /** The game with somebody who watches whenever a position is judged. */
    private static Game watched(boolean heedsRivals, BiConsumer<Position, Worth.Expected> watcher) {
        Worth usual = GAME.knowledge().worth();
        return new OtherWorth(GAME, new Worth() {
            @Override
            public double reached(Position position, int seat) {
                return usual.reached(position, seat);
            }

            @Override
            public double glance(Position position, int seat, Expected expected) {
                return usual.glance(position, seat, expected);
            }

            @Override
            public void all(Position position, Expected expected, double[] worth) {
                watcher.accept(position, expected);
                usual.all(position, expected, worth);
            }

            @Override
            public double scale() {
                return usual.scale();
            }

            @Override
            public boolean heedsRivals() {
                return heedsRivals;
            }
        });
    }

    /** Fails when it is asked for the so-manieth time, once. */
    private static Game stumbling(int at) {
        AtomicInteger asked = new AtomicInteger();
        return watched(true, (position, expected) -> {
            if (asked.incrementAndGet() == at) {
                throw new IllegalArgumentException("stumbled");
            }
        });
    }

    /** The prospects of a rival that a search counts with before the end of the match. */
    private static Set<Double> prospectsOfTheRival(boolean heedsRivals) {
        Set<Double> prospects = new HashSet<>();
        Game game = watched(heedsRivals, (position, expected) -> {
            if (position.decider() != Position.OVER) {
                prospects.add(expected.of(position, 1));
            }
        });
        SearchBot bot = new SearchBot(game, WEIGHTS, Budget.iterations(200), 1, 0, 1);
        bot.choose(new Sight(game, start(2, 1)));
        return prospects;
    }

    @Test
    void whoDoesNotHeedRivalsTakesTheirProspectsAsTheyWere() {
        assertThat(prospectsOfTheRival(true)).hasSizeGreaterThan(1);
        assertThat(prospectsOfTheRival(false)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aFailureInAnyOfItsThreadsReachesTheCaller(int threads) {
        Game game = stumbling(100);
        SearchBot bot = new SearchBot(game, WEIGHTS, Budget.turn(600_000), threads, 0, 1);
        Position position = start(2, 1);
        assertThatThrownBy(() -> bot.choose(new Sight(game, position)))
                .isInstanceOf(RuntimeException.class)
                .hasStackTraceContaining("IllegalArgumentException: stumbled");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void afterAFailureItThinksAnew(int threads) {
        Game game = stumbling(50);
        SearchBot bot = new SearchBot(game, WEIGHTS, Budget.iterations(80), threads, 0, 1);
        Position position = start(2, 1);
        assertThatThrownBy(() -> bot.choose(new Sight(game, position))).hasStackTraceContaining("stumbled");
        assertThat(bot.explain(new Sight(game, position)).stream()
                        .mapToDouble(opinion -> 80 * threads * opinion.share())
                        .sum())
                .isCloseTo(80 * threads, within(1e-6));
    }

    @Test
    void onceClosedItAnswersButKeepsNothing() {
        Game game = new Cistern();
        Memory memory = new Memory(64 << 20);
        SearchBot bot = new SearchBot(
                game, Bots.ownWeights(game), Budget.iterations(20_000), 1, 0, Search.Settings.STANDARD, memory, 1);
        Position position = game.start(Setup.of(game, 1, Map.of(), 1)); // who plays alone decides again
        position.choose(bot.choose(new Sight(game, position)), Journal.SILENT);
        bot.close();
        assertThat(memory.left()).isEqualTo(64 << 20);
        assertThat(Choices.of(game, position)).contains(bot.choose(new Sight(game, position)));
        assertThat(memory.left()).isEqualTo(64 << 20);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aBudgetInTimeEndsByItself() {
        SearchBot bot = new SearchBot(GAME, WEIGHTS, Budget.turn(5), 1, 0, 1);
        Position position = start(2, 1);
        assertThat(Choices.of(GAME, position)).contains(bot.choose(new Sight(GAME, position)));
        assertThat(bot.iterations()).isGreaterThan(10);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theIterationsOfATurnAreSharedByItsChoicesAndThreads(int threads) {
        SearchBot bot = new SearchBot(GAME, WEIGHTS, Budget.turn(1000, 600_000), threads, 0, 1);
        bot.choose(new Sight(GAME, start(2, 1)));
        assertThat(bot.iterations()).isEqualTo(550);
        assertThat(bot.cuts()).isZero();
    }

    @Test
    void itSaysWhenTheTimeWasOverBeforeTheIterations() {
        SearchBot hurried = new SearchBot(GAME, WEIGHTS, Budget.turn(900_000_000, 5), 1, 0, 1);
        hurried.choose(new Sight(GAME, start(2, 1)));
        assertThat(hurried.cuts()).isEqualTo(1);
        SearchBot byTime = new SearchBot(GAME, WEIGHTS, Budget.turn(5), 1, 0, 1);
        byTime.choose(new Sight(GAME, start(2, 1)));
        assertThat(byTime.cuts()).isZero();
    }

    @Test
    void withAFrailtyItErrsButNeverTakesWhatItHasNotLookedAt() {
        Position position = start(2, 1);
        Set<Integer> taken = new HashSet<>();
        for (long seed = 0; seed < 60; seed++) {
            taken.add(new SearchBot(GAME, WEIGHTS, Budget.iterations(200), 1, new Frailty(100), seed)
                    .choose(new Sight(GAME, position)));
        }
        assertThat(taken).hasSizeGreaterThan(1);
        List<SearchBot.Opinion> opinions = bot(200, 1, 0, 1).explain(new Sight(GAME, position));
        assertThat(taken).contains(opinions.getFirst().choice());
    }

    @Test
    void explainsEveryLegalChoiceBestFirst() {
        for (Position position : positions(20)) {
            List<SearchBot.Opinion> opinions = bot(40, 1, 0, 3).explain(new Sight(GAME, position));
            assertThat(opinions.stream()
                            .mapToInt(SearchBot.Opinion::choice)
                            .sorted()
                            .toArray())
                    .isEqualTo(Choices.of(GAME, position));
            assertThat(opinions)
                    .isSortedAccordingTo(
                            Comparator.comparingDouble(SearchBot.Opinion::share).reversed());
            assertThat(opinions.stream().mapToDouble(SearchBot.Opinion::share).sum())
                    .isBetween(0.9, 1 + 1e-9);
            assertThat(opinions).allSatisfy(opinion -> {
                assertThat(opinion.share()).isBetween(0.0, 1.0);
                assertThat(opinion.worth()).isFinite().isBetween(-100.0, 100.0);
            });
            assertThat(bot(40, 1, 0, 3).choose(new Sight(GAME, position)))
                    .isEqualTo(opinions.getFirst().choice());
        }
    }

    @Test
    void forgetsEverythingWhenAnotherPositionIsToBeThoughtAbout() {
        SearchBot bot = bot(40, 1, 0, 3);
        for (Position position : positions(5)) {
            bot.choose(new Sight(GAME, position));
            for (SearchBot.Opinion opinion : bot.explain(new Sight(GAME, position))) {
                double visits = 40 * opinion.share();
                assertThat(visits).isEqualTo(Math.rint(visits));
            }
        }
    }

    @Test
    void withATemperatureItPicksAmongTheVisitedChoices() {
        Position position = start(2, 1);
        Set<Integer> picked = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) {
            picked.add(bot(40, 1, 2, seed).choose(new Sight(GAME, position)));
        }
        assertThat(picked).hasSizeGreaterThan(2);
    }

    @Test
    void beatsRandomPlay() {
        double lead = 0;
        int wins = 0;
        int matches = 400;
        for (int match = 0; match < matches; match++) {
            Position position = start(2, "shown", match / 2);
            int own = match % 2;
            Bot[] bots = {new RandomBot(match), new RandomBot(match)};
            bots[own] = bot(150, 1, 0, match);
            while (position.decider() != Position.OVER) {
                int choice = bots[position.decider()].choose(new Sight(GAME, position));
                position.choose(choice, Journal.SILENT);
            }
            lead += (position.points(own) - position.points(1 - own)) / matches;
            wins += position.points(own) > position.points(1 - own) ? 1 : 0;
        }
        assertThat(lead).isGreaterThan(1.5);
        assertThat(wins).isGreaterThan(220);
    }

    @Test
    void thinksTheSameInWorldsThatItsSeatCannotTellApart() {
        Rng rng = new Rng(8);
        int others = 0;
        for (Position position : positions(40)) {
            Position world = position.copy();
            world.redraw(position.decider(), rng);
            others += world.equals(position) ? 0 : 1;
            List<SearchBot.Opinion> here = bot(80, 1, 0, 3).explain(new Sight(GAME, position));
            List<SearchBot.Opinion> there = bot(80, 1, 0, 3).explain(new Sight(GAME, world));
            assertThat(there).isEqualTo(here);
        }
        assertThat(others).isGreaterThan(200);
    }
}
