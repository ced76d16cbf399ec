package ceiba.maya;

import static ceiba.maya.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Position;
import org.junit.jupiter.api.Test;

/** Phase 3, gold and erosion, with the examples of the rulebook; and the end of the match. */
class ScoringTest {

    /** The last turn of a round: nobody has cubes. */
    private static Scene scored(int seats, int round, String pyramids, String more) {
        String last = "'round': " + round + ", 'idle': " + (seats - 1) + ", 'pyramids': {" + pyramids + "}" + more;
        return Scene.of(seats, last).choose("end");
    }

    @Test
    void firstExampleAllFourTieForMost() {
        assertThat(scored(4, 3, "'tikal': [[2, 2, 2, 2]]", "").gold()).containsExactly(3, 3, 3, 3);
    }

    @Test
    void secondExampleALonelyMajorityOnAnIncompleteLevel() {
        Scene scene = scored(4, 3, "'palenque': [[2, 0, 0, 0], [2, 0, 0, 0]]", "");
        assertThat(scene.log())
                .contains("Red receives 3 gold for Palenque, level 1", "Red receives 4 gold for Palenque, level 2");
        assertThat(scene.gold()).as("nothing for second place").containsExactly(7, 0, 0, 0);
    }

    @Test
    void thirdExampleTwoShareTheSecondPlace() {
        assertThat(scored(4, 3, "'tikal': [[2, 3, 2, 0]]", "").gold()).containsExactly(1, 3, 1, 0);
    }

    @Test
    void fourthExampleTwoShareTheFirstAndThreeTheSecondPlace() {
        // red 0, green 1, blue 2, yellow 3, purple 4
        assertThat(scored(5, 3, "'tikal': [[1, 1, 2, 2, 1]]", "").gold()).containsExactly(1, 1, 3, 3, 1);
    }

    @Test
    void theThirdMostGetNothing() {
        assertThat(scored(4, 3, "'tikal': [[4, 2, 1, 0]]", "").gold()).containsExactly(3, 1, 0, 0);
    }

    @Test
    void extremeErosion() {
        // red 0, blue 1, yellow 2, purple 3
        Scene scene = scored(4, 1, "'uxmal': [[1, 2, 2, 2], [2, 1, 0, 0], [1, 0, 0, 0]]", "");
        assertThat(scene.gold()).containsExactly(1 + 4 + 4, 3 + 2, 3, 3);
        assertThat(scene.on(UXMAL, 1)).containsExactly(0, 1, 1, 1);
        assertThat(scene.on(UXMAL, 2)).as("all of red's are gone").containsExactly(0, 0, 0, 0);
        assertThat(scene.on(UXMAL, 3)).containsExactly(0, 0, 0, 0);
        assertThat(scene.p.supply(0)).isEqualTo(28);
        assertThat(scene.log())
                .contains("Erosion: a cube of Red on Uxmal, level 1", "A cube of Red falls from Uxmal, level 3");
        assertThat(scene.p.round()).isEqualTo(2);
        assertThat(scene.pending()).isEqualTo("dig");
    }

    @Test
    void erosionComesAfterAllLevelsAreScored() {
        Scene scene = scored(4, 2, "'uxmal': [[1, 0, 0, 0], [1, 0, 0, 0]]", "");
        assertThat(scene.gold()).as("level 2 was paid before its support went").containsExactly(3 + 4, 0, 0, 0);
        assertThat(scene.on(UXMAL, 2)).containsExactly(0, 0, 0, 0);
    }

    @Test
    void whoEarnedNothingLosesNothing() {
        Scene scene = scored(4, 1, "'tikal': [[4, 2, 1, 0]]", "");
        assertThat(scene.on(TIKAL, 1)).containsExactly(3, 1, 1, 0);
    }

    @Test
    void afterTheThirdRoundNothingErodesAndTheMatchIsOver() {
        Scene scene = scored(4, 3, "'tikal': [[4, 2, 1, 0]]", "");
        assertThat(scene.on(TIKAL, 1)).containsExactly(4, 2, 1, 0);
        assertThat(scene.p.decider()).isEqualTo(Position.OVER);
        assertThat(scene.log()).endsWith("The match is over");
        assertThat(scene.p.place(0)).isEqualTo(1);
        assertThat(scene.p.place(1)).isEqualTo(2);
    }

    @Test
    void fewerCubesInTheSupplyBreakATie() {
        Scene scene = scored(
                4, 3, "'tikal': [[2, 2, 1, 0]], 'copan': [[0, 0, 1, 1]]", ", 'players': [{'gold': 1}, {'gold': 1}]");
        assertThat(scene.gold()).containsExactly(4, 4, 3, 2);
        assertThat(scene.p.place(0)).as("as many cubes: a shared place").isEqualTo(1);
        assertThat(scene.p.place(1)).isEqualTo(1);
        Scene broken =
                scored(4, 3, "'tikal': [[3, 2, 0, 0]], 'copan': [[0, 3, 1, 4]]", ", 'players': [{}, {'gold': 1}]");
        assertThat(broken.gold()).containsExactly(3, 3, 0, 2);
        assertThat(broken.p.place(1)).isEqualTo(1);
        assertThat(broken.p.place(0)).isEqualTo(2);
    }

    @Test
    void tokensGoBackAtTheEndOfARound() {
        Scene scene = scored(4, 1, "'tikal': [[1, 0, 0, 0]]", ", 'players': [{'tokens': ['free-double']}]");
        assertThat(scene.tokens(0)).isEmpty();
    }
}
