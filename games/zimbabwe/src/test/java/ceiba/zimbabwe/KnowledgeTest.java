package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Journal;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the bots know of a position. */
class KnowledgeTest {

    private static final Zimbabwe GAME = new Zimbabwe();

    private final ZimbabweKnowledge knowledge = new ZimbabweKnowledge();

    private static ZimbabwePosition start(int seats, long seed) {
        return (ZimbabwePosition) GAME.start(Setup.of(GAME, seats, Map.of(), seed));
    }

    /** Random play for so many choices. */
    private static ZimbabwePosition after(int seats, long seed, int choices) {
        ZimbabwePosition p = start(seats, seed);
        int[] buffer = new int[GAME.maxOptions()];
        Rng rng = new Rng(seed);
        for (int i = 0; i < choices && p.decider() != Position.OVER; i++) {
            p.choose(buffer[rng.below(p.choices(buffer))], Journal.SILENT);
        }
        return p;
    }

    @Test
    void everyFeatureHasItsWeights() {
        Node weights = knowledge.weights().get("weights");
        assertThat(weights.fields().stream().map(Node::name)).containsExactlyElementsOf(knowledge.features());
        weights.fields().forEach(feature -> feature.items(knowledge.knots().length, knowledge.knots().length));
    }

    @Test
    void theAimIsToBeAheadOfTheBestOfTheOthers() {
        ZimbabwePosition p = start(3, 3);
        p.setRequirement(0, 22);
        p.setRequirement(1, 25);
        p.setRequirement(2, 21);
        assertThat(IntStream.range(0, 3).mapToDouble(seat -> knowledge.worth().reached(p, seat)))
                .containsExactly(-1.0, -4.0, 1.0);
    }

    /** A long match leaves nobody better off, and winning counts more than by how much. */
    @Test
    void inTheEndALeadCountsUpToEightAndAWinFourMore() {
        ZimbabwePosition p = after(2, 3, Integer.MAX_VALUE);
        int winner = Integer.numberOfTrailingZeros(p.winners());
        int lead = p.margin(winner) - p.margin(1 - winner);
        assertThat(knowledge.worth().reached(p, winner)).isEqualTo(Math.min(8, lead) + 4);
        assertThat(knowledge.worth().reached(p, 1 - winner)).isEqualTo(Math.max(-8, -lead));
    }

    /** Cattle on a card come back, so a specialist is not to be bought for them. */
    @Test
    void cattleOnCardsCountAsMuchAsInHand() {
        ZimbabwePosition p = start(2, 0);
        p.setCattle(0, 10);
        float[] before = new float[knowledge.features().size()];
        knowledge.describe(p, 0, before);
        p.setSpecialistOwner(Glossary.BUILDER, 0);
        p.setSpecialistCattle(Glossary.BUILDER, 4);
        p.setCattle(0, 6);
        float[] after = new float[before.length];
        knowledge.describe(p, 0, after);
        for (String name : List.of("cattle in hand and on cards up to 6", "cattle from 7 to 16")) {
            int feature = knowledge.features().indexOf(name);
            assertThat(after[feature]).as(name).isEqualTo(before[feature]).isPositive();
        }
    }

    @Test
    void theMomentIsHowFarTheLeaderIs() {
        assertThat(knowledge.moment(start(3, 0))).isZero();
        ZimbabwePosition over = after(3, 5, Integer.MAX_VALUE);
        assertThat(knowledge.moment(over)).isEqualTo(knowledge.moments() - 1);
    }

    /** Where all resources are free and cattle plenty, what bots reckon with is what the rules allow. */
    @Test
    void whatCanBeRaisedIsInReach() {
        int compared = 0;
        for (long seed = 0; seed < 60; seed++) {
            ZimbabwePosition p = after(3, seed, 120);
            int seat = p.active();
            if (p.decider() == Position.OVER || p.usedOnce() != 0 || p.mayStop()) {
                continue;
            }
            boolean possible = Raising.isPossible(p, seat);
            p.prospects.find(seat);
            if (possible) {
                assertThat(p.prospects.next).as("seed " + seed).isPositive();
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(5);
    }

    /** What these gods and specialists bring over some rounds is seen before it is there. */
    @Test
    void cardsThatHelpForManyRoundsAreForeseenToHelp() {
        int alone = foreseen((p, seat) -> {});
        for (int god :
                new int[] {Glossary.TSUI_GOAB, Glossary.ESHU, Glossary.ENGAI, Glossary.ANANSI, Glossary.OBATALA}) {
            assertThat(foreseen((p, seat) -> p.setGod(seat, god)))
                    .as(Glossary.GODS[god])
                    .isGreaterThan(alone);
        }
        for (int specialist : new int[] {Glossary.BUILDER, Glossary.HERD}) {
            assertThat(foreseen((p, seat) -> p.setSpecialistOwner(specialist, seat)))
                    .as(Glossary.SPECIALISTS[specialist])
                    .isGreaterThan(alone);
        }
    }

    @FunctionalInterface
    private interface Gift {
        void give(ZimbabwePosition position, int seat);
    }

    /** The points that are foreseen in six turns, over some positions of random play with ten cattle and a gift. */
    private static int foreseen(Gift gift) {
        int sum = 0;
        for (long seed = 0; seed < 100; seed++) {
            ZimbabwePosition p = after(3, seed, 150);
            for (int seat = 0; seat < 3; seat++) {
                p.setGod(seat, Glossary.NOBODY);
                p.setCattle(seat, 10);
                gift.give(p, seat);
                p.prospects.find(seat);
                p.prospects.lookAhead(seat, true, RoundEnd.ofGod(p, seat));
                sum += p.prospects.ahead[Prospects.ROUNDS - 1];
            }
        }
        return sum;
    }

    @Test
    void whatIsForeseenGrowsAndTellsWhenTheGoalIsReached() {
        ZimbabwePosition p = after(3, 4, 150);
        p.prospects.find(0);
        p.prospects.lookAhead(0, true, 0);
        int[] ahead = p.prospects.ahead;
        assertThat(ahead).isSorted();
        assertThat(ahead[0]).isPositive();
        assertThat(p.prospects.turnsFor(0)).isZero();
        assertThat(p.prospects.turnsFor(ahead[2])).isBetween(2f, 3f);
        assertThat(p.prospects.turnsFor(ahead[Prospects.ROUNDS - 1] + 1)).isGreaterThan(Prospects.ROUNDS);
    }

    private List<String> indispensable(Position p) {
        return IntStream.of(Choices.of(GAME, p))
                .filter(choice -> !knowledge.dispensable(p, choice))
                .mapToObj(GAME.codec()::words)
                .toList();
    }

    /** Cards, then the action, the highest monument first and each in the cheapest way. */
    @Test
    void aTurnIsThoughtThroughInOneOrder() {
        Scene scene = Scene.of(2)
                .monument("e2", 0, 2)
                .craftsman("potter b3 across", 1)
                .price("potter", 1, 2)
                .craftsman("wood-carver f2 across", 1)
                .cattle(9);
        assertThat(indispensable(scene.position())).contains("god xango", "build", "raise", "end");
        assertThat(indispensable(scene.choose("raise").position())).containsExactlyInAnyOrder("raise c1", "raise e2");
        assertThat(indispensable(scene.choose("raise c1").position())).containsExactly("cheapest");
        scene.choose("cheapest");
        assertThat(scene.position().allows(GAME.codec().choice("raise e2"))).isTrue();
        assertThat(indispensable(scene.position())).containsExactly("raise done");
        assertThat(indispensable(scene.choose("raise done").position())).containsExactly("end");
    }

    @Test
    void aStirredStartIsLegal() {
        Rng rng = new Rng(1);
        for (int seed = 0; seed < 50; seed++) {
            ZimbabwePosition p = start(5, seed);
            knowledge.stir(p, rng);
            p.check();
        }
    }

    @Test
    void squaresWithMuchAroundThemAreMoreInteresting() {
        int choices = 0;
        ZimbabwePosition p = start(2, 1);
        while (Step.kind(p.top()) != ZimbabweStep.MONUMENT) {
            p = after(2, 1, ++choices);
        }
        double near = Double.NEGATIVE_INFINITY;
        double far = Double.POSITIVE_INFINITY;
        for (int choice : Choices.of(GAME, p)) {
            near = Math.max(near, knowledge.interest(p, choice));
            far = Math.min(far, knowledge.interest(p, choice));
        }
        assertThat(near).isGreaterThan(far);
    }
}
