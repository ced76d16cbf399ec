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
    void theAimIsToBeBeyondTheRequirement() {
        ZimbabwePosition p = after(4, 3, 200);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(knowledge.worth().reached(p, seat)).isEqualTo(p.points(seat) - p.requirement(seat));
        }
        ZimbabwePosition over = after(2, 3, Integer.MAX_VALUE);
        int winner = Integer.numberOfTrailingZeros(over.winners());
        assertThat(knowledge.worth().reached(over, winner))
                .isGreaterThan(knowledge.worth().reached(over, 1 - winner));
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
