package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import ceiba.engine.Rng;
import org.junit.jupiter.api.Test;

/** What the bots know of a position. */
class KnowledgeTest {

    private final MayaKnowledge knowledge = new MayaKnowledge();

    private float feature(Scene scene, int seat, String name) {
        float[] features = new float[knowledge.features().size()];
        knowledge.describe(scene.p, seat, features);
        return features[knowledge.features().indexOf(name)];
    }

    @Test
    void everyFeatureHasItsWeights() {
        Node weights = knowledge.weights().get("weights");
        assertThat(weights.fields().stream().map(Node::name)).containsExactlyElementsOf(knowledge.features());
        weights.fields().forEach(feature -> feature.items(knowledge.knots().length, knowledge.knots().length));
    }

    @Test
    void goldInSightIsWhatScoringWouldPay() {
        Scene scene = Scene.of(4, """
                'round': 3, 'idle': 3, 'pyramids': {
                  'tikal': [[3, 2, 2, 1], [2, 2, 1, 0], [1, 0, 0, 0]], 'copan': [[1, 1, 0, 0]], 'uxmal': [[0, 1, 2, 0]]
                }
                """);
        float[] expected = new float[4];
        for (int seat = 0; seat < 4; seat++) {
            expected[seat] = feature(scene, seat, "gold if the round were scored now");
        }
        scene.choose("end");
        for (int seat = 0; seat < 4; seat++) {
            assertThat(expected[seat]).isEqualTo(scene.p.gold(seat));
        }
    }

    @Test
    void cubesInSightAreWhatTheQuarriesWouldPay() {
        Scene scene = Scene.lastToStop(4, "0:5 1:3", "", "1:4", "", "0:4 1:4 2:3");
        assertThat(feature(scene, 0, "cubes in sight at the quarries")).isEqualTo(4 + 4);
        assertThat(feature(scene, 1, "cubes in sight at the quarries")).isEqualTo(2 + 3 + 3);
        assertThat(feature(scene, 2, "cubes in sight at the quarries")).isEqualTo(1);
        assertThat(feature(scene, 1, "quarries led")).isEqualTo(1);
    }

    @Test
    void theLevelThatIsBeingBuiltCountsWithWhatIsFreeThere() {
        Scene scene = Scene.of(4, """
                'round': 2, 'players': [{'cubes': 3}, {'cubes': 1}, {}, {'cubes': 2}], 'pyramids': {
                  'tikal': [[3, 2, 2, 1], [2, 0, 1, 0]], 'copan': [[1, 1, 0, 0]], 'uxmal': [[0, 1, 2, 0]]
                }
                """);
        assertThat(feature(scene, 0, "level 1 is being built")).isEqualTo(1);
        assertThat(feature(scene, 0, "level 2 is being built")).isZero();
        int spaces = 0;
        for (int pyramid : scene.p.pyramids()) {
            spaces += scene.p.numbers().spaces(pyramid, 0) - scene.p.filled(pyramid, 0);
        }
        assertThat(feature(scene, 0, "spaces on the level being built")).isEqualTo(spaces);
        assertThat(feature(scene, 0, "of those on pyramids with own cubes up to there"))
                .isEqualTo(spaces);
        assertThat(feature(scene, 2, "cubes where uxmal is being built")).isEqualTo(2);
        assertThat(feature(scene, 2, "lead there on uxmal")).isEqualTo(1);
        assertThat(feature(scene, 0, "lead there on uxmal")).isEqualTo(-2);
        assertThat(feature(scene, 0, "cubes in all rivals' hands")).isEqualTo(3);
        assertThat(feature(scene, 0, "most cubes in a rival's hand")).isEqualTo(2);
        assertThat(feature(scene, 3, "most cubes in a rival's hand")).isEqualTo(3);
    }

    @Test
    void aGiftOfCubesIsForWhoMayBuildWithThem() {
        Scene building = Scene.of(4, "'round': 2, 'players': [{'cubes': 3}, {}, {}, {}]");
        assertThat(knowledge.give(building.p, 1, gift("2 cubes"))).isTrue();
        assertThat(building.p.cubes(1)).isEqualTo(2);
        Scene digging = Scene.lastToStop(4, "0:5 1:3", "", "1:4", "", "0:4 1:4 2:3");
        assertThat(knowledge.give(digging.p, 1, gift("2 cubes"))).isFalse();
        assertThat(digging.p.cubes(1)).isZero();
    }

    private int gift(String name) {
        return knowledge.gifts().indexOf(name);
    }

    @Test
    void theLeadAtAQuarryIsOverTheBestOfTheOthers() {
        Scene scene = Scene.lastToStop(4, "0:5 1:3", "", "1:4", "", "0:4 1:4 2:3");
        assertThat(feature(scene, 0, "lead at quarry 2")).isZero();
        assertThat(feature(scene, 0, "lead at quarry 3")).isEqualTo(-4);
        assertThat(feature(scene, 1, "lead at quarry 3")).isEqualTo(4);
        assertThat(feature(scene, 2, "lead at quarry 5")).isEqualTo(-1);
    }

    @Test
    void theMomentIsTheHalfOfTheRound() {
        assertThat(knowledge.moment(Scene.start(4, 0).p)).isZero();
        assertThat(knowledge.moment(Scene.of(4, "'round': 2, 'pending': 'dig'").p))
                .isEqualTo(2);
        assertThat(knowledge.moment(Scene.of(4, "'round': 3").p)).isEqualTo(5);
    }

    @Test
    void aStirredStartIsLegal() {
        Rng rng = new Rng(1);
        for (int i = 0; i < 50; i++) {
            Scene scene = Scene.startOfExperts(4, i);
            knowledge.stir(scene.p, rng);
            scene.p.check();
            assertThat(scene.gold()).allMatch(gold -> gold >= 10);
        }
    }
}
