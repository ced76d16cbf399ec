package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tikal: technologies, buildings, monuments and temples, with the rulebooks' example. */
class TikalTest {

    @Test
    void yellowAdvancesTwiceBuildsTwiceAndTheRowIsFilledAfterwards() {
        Scene scene = Scene.of("""
                'first': 3,
                'buildings': [1, 6, 10, 11, 13, 14],
                'decks': {'age1': [8, 9, 2, 3, 4, 5, 7, 12]},
                'players': [{}, {}, {}, {'corn': 0, 'wood': 5, 'gears': {'tikal': [3, 4]}}]""");
        scene.choose("pick tikal 3", "use 3", "advance extraction", "advance theology");
        assertThat(scene.levels(3)).containsExactly(0, 1, 0, 1);
        assertThat(scene.goods(3)).containsExactly(0, 3, 0, 0, 0);
        scene.choose("pick tikal 4", "use 4", "build 6", "build 1");
        assertThat(scene.goods(3)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.levels(3)).containsExactly(1, 1, 0, 1);
        assertThat(scene.p.buildings(3)).isEqualTo(Tile.bit(1) | Tile.bit(6));
        assertThat(scene.p.buildingAt(0)).isZero();
        assertThat(scene.p.buildingAt(1)).isZero();
        scene.choose("end");
        assertThat(scene.p.buildingAt(0)).isEqualTo(8);
        assertThat(scene.p.buildingAt(1)).isEqualTo(9);
    }

    @Test
    void twoLevelsOfOneTechnologyWouldLeaveYellowTooLittleForBothBuildings() {
        Scene scene = Scene.of("""
                'first': 3,
                'buildings': [1, 6, 10, 11, 13, 14],
                'players': [{}, {}, {}, {'wood': 5, 'gears': {'tikal': [3, 4]}}]""");
        scene.choose("pick tikal 3", "use 3", "advance extraction", "advance extraction");
        assertThat(scene.levels(3)).containsExactly(0, 2, 0, 0);
        assertThat(scene.goods(3)).containsExactly(0, 2, 0, 0, 0);
        scene.choose("pick tikal 4", "use 4", "build 6");
        assertThat(scene.goods(3)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void oneAdvancesOneTechnologyAndNoMore() {
        Scene scene = Scene.of("'players': [{'wood': 9, 'gears': {'tikal': [1]}}]");
        scene.choose("pick tikal 1", "use 1");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "advance agriculture", "advance extraction", "advance architecture", "advance theology");
        scene.choose("advance architecture");
        assertThat(scene.levels(0)).containsExactly(0, 0, 1, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void theResourcesForATechnologyAreChosen() {
        Scene scene = Scene.of("'players': [{'wood': 1, 'stone': 1, 'gold': 1, 'gears': {'tikal': [1]}}]");
        scene.choose("pick tikal 1", "use 1", "advance theology");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pay wood", "pay stone", "pay gold");
        scene.choose("pay gold");
        assertThat(scene.goods(0)).containsExactly(0, 1, 1, 0, 0);
        assertThat(scene.levels(0)).containsExactly(0, 0, 0, 1);
    }

    @Test
    void withoutAResourceThereIsNoTechnology() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'skulls': 2, 'gears': {'tikal': [3], 'yaxchilan': [1]}}]");
        // Nothing can be paid, so the worker merely comes back.
        scene.choose("pick tikal 3");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick yaxchilan 1", "end");
    }

    @Test
    void twoBuildsOneBuildingAndNoMonument() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6], 'monuments': [1, 2, 3, 4, 5, 6],
                'players': [{'wood': 9, 'stone': 9, 'gold': 9, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("build 1", "build 2", "build 3", "build 4", "build 5", "build 6");
        scene.choose("build 3");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(3));
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void threeAdvancesOneOrTwoTechnologies() {
        Scene scene = Scene.of("'players': [{'wood': 9, 'gears': {'tikal': [3]}}]");
        scene.choose("pick tikal 3", "use 3");
        assertThat(scene.choices()).doesNotContain("advance none");
        scene.choose("advance agriculture");
        assertThat(scene.choices()).contains("advance none", "advance agriculture", "advance theology");
        scene.choose("advance none");
        assertThat(scene.levels(0)).containsExactly(1, 0, 0, 0);
        assertThat(scene.p.has(0, Glossary.WOOD)).isEqualTo(8);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void threeAdvancesNotMoreThanTwice() {
        Scene scene = Scene.of("'players': [{'wood': 9, 'gears': {'tikal': [3]}}]");
        scene.choose("pick tikal 3", "use 3", "advance agriculture", "advance extraction");
        assertThat(scene.levels(0)).containsExactly(1, 1, 0, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void fourMayBuildOneBuildingOnly() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6], 'players': [{'wood': 9, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build 1", "build none");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(1));
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void fourBuildsNotMoreThanTwoBuildings() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6], 'players': [{'wood': 9, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build 1", "build 2");
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void fourBuildsOneMonumentAndThenNothingElse() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6], 'monuments': [1, 2, 3, 4, 5, 6],
                'players': [{'wood': 9, 'stone': 9, 'gold': 9, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build m4");
        assertThat(scene.goods(0)).containsExactly(0, 8, 6, 7, 0);
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(4));
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void afterABuildingFourDoesNotBuildAMonument() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6], 'monuments': [1, 2, 3, 4, 5, 6],
                'players': [{'wood': 9, 'stone': 9, 'gold': 9, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build 1");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("build 2", "build 3", "build 4", "build 5", "build 6", "build none");
    }

    @Test
    void aMonumentIsNotReplacedAndSeveralMayBeBuilt() {
        Scene scene = Scene.of("""
                'monuments': [1, 2, 3, 4, 5, 6],
                'players': [{'wood': 4, 'stone': 5, 'gold': 3, 'gears': {'tikal': [4, 6]}}]""");
        scene.choose("pick tikal 4", "use 4", "build m1", "pick tikal 6", "use 4", "build m4", "end");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(1) | Tile.bit(4));
        assertThat(scene.p.monumentAt(0)).isZero();
        assertThat(scene.p.monumentAt(3)).isZero();
    }

    @Test
    void fiveCostsOneResourceAndRaisesTwoDifferentTemples() {
        Scene scene = Scene.of("'players': [{'stone': 2, 'gold': 1, 'gears': {'tikal': [5]}}]");
        scene.choose("pick tikal 5", "use 5");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pay stone", "pay gold");
        scene.choose("pay stone");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("raise brown yellow", "raise brown green", "raise yellow green");
        scene.choose("raise yellow green");
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 1, 0);
        assertThat(scene.steps(0)).containsExactly(1, 2, 2);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void anImpossibleStepOfFiveIsWasted() {
        Scene scene = Scene.of("""
                'players': [
                    {'wood': 1, 'gears': {'tikal': [5]}, 'temples': {'brown': 5}},
                    {'temples': {'brown': 6}}]""");
        scene.choose("pick tikal 5", "use 5", "raise brown green");
        assertThat(scene.steps(0)).containsExactly(5, 1, 2);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    void fiveIsNotPossibleWithoutAResource() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'skulls': 1, 'gears': {'tikal': [5], 'uxmal': [0]}}]");
        scene.choose("pick tikal 5");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick uxmal 0", "end");
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void theLastSpacesGiveAnyActionForNoCorn(int space) {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6],
                'players': [{'corn': 0, 'wood': 1, 'gears': {'tikal': [%d]}}]""".formatted(space));
        scene.choose("pick tikal " + space);
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use 2", "use 3", "use 4", "use 5", "use none");
        scene.choose("use 2", "build 1");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(1));
    }

    @Test
    void aMonumentIsOnlyBuiltByActionFourAlsoFromTheLastSpaces() {
        String fields = """
                'monuments': [1, 2, 3, 4, 5, 6], 'buildings': [13, 14, 12, 8, 9, 10],
                'players': [{'corn': 9, 'wood': 3, 'stone': 2, 'gold': 1, 'gears': {'tikal': [7]}}]""";
        Scene two = Scene.of(fields).choose("pick tikal 7", "use 2");
        assertThat(two.choices()).contains("build 13").doesNotContain("build m1");
        Scene four = Scene.of(fields).choose("pick tikal 7", "use 4");
        assertThat(four.choices()).contains("build 13", "build m1").doesNotContain("build m2");
    }
}
