package ceiba.maya;

import static ceiba.maya.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Phase 2, building, with the example of the rulebook. */
class BuildingTest {

    /** Red 0, green 1, blue 2, purple 3. Tikal takes no part: its first two levels are full. */
    private static final String EXAMPLE = """
            'pyramids': {
              'tikal': [[3, 2, 2, 2], [3, 2, 2, 2]],
              'copan': [[3, 1, 2, 2], [4, 0, 1, 1]],
              'uxmal': [[2, 4, 0, 3], [2, 2, 0, 1]],
              'palenque': [[1, 1, 2, 3], [0, 0, 2, 3], [0, 0, 0, 1]]
            }, 'active': 2, 'players': [{}, {'cubes': 3}, {'cubes': 1}, {}]
            """;

    /** All of level 1 is full; everybody has a cube everywhere. */
    private static final String LEVEL_2 = """
            'pyramids': {
              'tikal': [[3, 2, 2, 2]], 'copan': [[2, 2, 2, 2]], 'uxmal': [[3, 2, 2, 2]], 'palenque': [[2, 2, 2, 1]]
            }
            """;

    @Test
    void exampleBlueBuildsOnCopanAndRedGetsTheBonusCube() {
        Scene scene = Scene.of(4, EXAMPLE);
        assertThat(scene.choices()).as("not Uxmal, not Palenque").containsExactly("build copan", "pass");
        scene.choose("build copan");
        assertThat(scene.on(COPAN, 2)).containsExactly(4, 0, 2, 1);
        assertThat(scene.on(COPAN, 3)).containsExactly(1, 0, 0, 0);
        assertThat(scene.log())
                .containsExactly(
                        "Blue builds on Copan, level 2", "The level is full: bonus cube for Red on Copan, level 3");
    }

    @Test
    void exampleGreenFillsUxmalWithADoubleMove() {
        Scene scene = Scene.of(4, EXAMPLE).choose("build copan", "end");
        assertThat(scene.p.decider()).isEqualTo(1);
        scene.choose("double");
        assertThat(scene.on(UXMAL, 2)).as("no other place").containsExactly(2, 4, 0, 1);
        assertThat(scene.on(UXMAL, 3)).containsExactly(0, 1, 0, 0);
        assertThat(scene.p.cubes(1)).isZero();
    }

    @Test
    void examplePurpleHadTheMajorityOnPalenque() {
        String before = EXAMPLE.replace("[0, 0, 2, 3], [0, 0, 0, 1]]", "[0, 0, 2, 2]]")
                .replace("'active': 2", "'active': 3")
                .replace("{'cubes': 1}, {}", "{'cubes': 1}, {'cubes': 1}");
        Scene scene = Scene.of(4, before).choose("build palenque");
        assertThat(scene.on(PALENQUE, 2)).containsExactly(0, 0, 2, 3);
        assertThat(scene.on(PALENQUE, 3)).containsExactly(0, 0, 0, 1);
    }

    @Test
    void aHigherLevelNeedsAllLowerLevelsFull() {
        Scene scene = Scene.of(
                4,
                LEVEL_2.replace("'palenque': [[2, 2, 2, 1]]", "'palenque': [[2, 2, 1, 1]]")
                        + ", 'players': [{'cubes': 2}]");
        assertThat(scene.choices()).containsExactly("build palenque", "pass");
        scene.choose("build palenque");
        assertThat(scene.on(PALENQUE, 1)).containsExactly(3, 2, 1, 1);
        assertThat(scene.on(PALENQUE, 2))
                .as("bonus, although nobody else is there")
                .containsExactly(1, 0, 0, 0);
        scene.choose("end");
        assertThat(scene.choices())
                .containsExactly("build tikal", "build copan", "build uxmal", "build palenque", "pass");
    }

    @Test
    void aHigherLevelNeedsAnOwnCubeOnEachLowerOne() {
        Scene scene = Scene.of(
                4,
                LEVEL_2.replace("'uxmal': [[3, 2, 2, 2]]", "'uxmal': [[0, 5, 2, 2]]") + ", 'players': [{'cubes': 2}]");
        assertThat(scene.choices()).containsExactly("build tikal", "build copan", "build palenque", "pass");
    }

    @Test
    void aDoubleMoveCostsACubeAndNeedsThree() {
        assertThat(Scene.of(4, "'players': [{'cubes': 2}]").choices()).doesNotContain("double");
        Scene scene = Scene.of(4, "'players': [{'cubes': 4}]").choose("double", "place tikal", "place copan");
        assertThat(scene.p.cubes(0)).isEqualTo(1);
        assertThat(scene.p.supply(0)).isEqualTo(28 - 1 - 2);
        assertThat(scene.on(TIKAL, 1)).startsWith(1);
        assertThat(scene.on(COPAN, 1)).startsWith(1);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void aDoubleMoveEndsEarlyIfTheSecondCubeHasNoPlace() {
        Scene scene = Scene.of(
                4,
                LEVEL_2.replace("[[2, 2, 2, 1]]", "[[0, 2, 2, 2], [0, 2, 2, 1]]")
                                .replace("[[3, 2, 2, 2]]", "[[0, 5, 2, 2]]")
                                .replace("[[2, 2, 2, 2]]", "[[0, 4, 2, 2]]")
                        + ", 'players': [{'cubes': 3}]");
        scene.choose("double");
        assertThat(scene.on(PALENQUE, 1)).containsExactly(1, 2, 2, 2);
        assertThat(scene.choices()).containsExactly("end");
        assertThat(scene.p.cubes(0)).isEqualTo(1);
    }

    @Test
    void aVoluntaryPassCostsACube() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 2}]").choose("pass", "end");
        assertThat(scene.p.cubes(0)).isEqualTo(1);
        assertThat(scene.gold()).containsExactly(0, 0, 0, 0);
    }

    @Test
    void aForcedPassCostsACubeAndBringsGold() {
        Scene scene = Scene.of(
                4,
                LEVEL_2.replace("[3, 2, 2, 2]", "[0, 5, 2, 2]")
                                .replace("[2, 2, 2, 2]", "[0, 4, 2, 2]")
                                .replace("[2, 2, 2, 1]", "[0, 4, 2, 1]")
                        + ", 'players': [{'cubes': 2}]");
        assertThat(scene.choices()).containsExactly("pass");
        scene.choose("pass");
        assertThat(scene.p.cubes(0)).isEqualTo(1);
        assertThat(scene.gold()).containsExactly(1, 0, 0, 0);
    }

    @Test
    void noBonusForATiedMajority() {
        String nearlyFull = LEVEL_2.replace("'palenque': [[2, 2, 2, 1]]", "'palenque': [[1, 2, 2, 1]]");
        Scene scene = Scene.of(4, nearlyFull + ", 'players': [{'cubes': 1}]").choose("build palenque");
        assertThat(scene.on(PALENQUE, 1)).containsExactly(2, 2, 2, 1);
        assertThat(scene.on(PALENQUE, 2)).containsExactly(0, 0, 0, 0);
    }

    @Test
    void noBonusIfTheNextLevelHoldsCubes() {
        String nearlyFull = LEVEL_2.replace("'palenque': [[2, 2, 2, 1]]", "'palenque': [[3, 1, 1, 1], [0, 1, 0, 0]]");
        Scene scene = Scene.of(4, nearlyFull + ", 'players': [{'cubes': 1}]").choose("build palenque");
        assertThat(scene.on(PALENQUE, 1)).containsExactly(4, 1, 1, 1);
        assertThat(scene.on(PALENQUE, 2)).containsExactly(0, 1, 0, 0);
    }

    @Test
    void noBonusFromTheTop() {
        Scene scene = Scene.of(4, """
                'pyramids': {
                  'tikal': [[3, 2, 2, 2], [3, 2, 2, 2]], 'copan': [[2, 2, 2, 2], [3, 2, 1, 1]],
                  'uxmal': [[3, 2, 2, 2], [3, 2, 1, 1]], 'palenque': [[2, 2, 2, 1], [2, 1, 1, 1], [3, 0, 0, 0]]
                }, 'players': [{'cubes': 1}]
                """).choose("build palenque");
        assertThat(scene.on(PALENQUE, 3)).containsExactly(4, 0, 0, 0);
        assertThat(scene.log()).containsExactly("Red builds on Palenque, level 3");
    }

    @Test
    void noBonusWithoutACubeInTheSupply() {
        Scene scene = Scene.of(4, """
                'pyramids': {
                  'tikal': [[9, 0, 0, 0], [7, 0, 0, 0]], 'copan': [[5, 1, 1, 1]], 'uxmal': [[0, 6, 1, 1]],
                  'palenque': [[6, 0, 0, 0]]
                }, 'players': [{'cubes': 1}]
                """);
        assertThat(scene.p.supply(0)).isZero();
        scene.choose("build palenque");
        assertThat(scene.on(PALENQUE, 1)).containsExactly(7, 0, 0, 0);
        assertThat(scene.on(PALENQUE, 2)).containsExactly(0, 0, 0, 0);
    }

    @Test
    void theOthersPlayOnWhenSomebodyHasNoCubesLeft() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 1}, {'cubes': 2}]");
        scene.choose("build tikal", "end", "build tikal", "end");
        assertThat(scene.p.decider()).isEqualTo(1);
        scene.choose("build tikal", "end");
        assertThat(scene.p.round()).as("all cubes are built").isEqualTo(2);
    }
}
