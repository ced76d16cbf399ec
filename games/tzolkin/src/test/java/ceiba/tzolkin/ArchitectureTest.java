package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the levels of architecture add, and which of two buildings they serve. */
class ArchitectureTest {

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "1, 1, 0", "2, 1, 2"})
    void aBuildingAtTikalBringsACornThenTwoPoints(int level, int corn, int points) {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6],
                'players': [{'wood': 1, 'technologies': {'architecture': %d}, 'gears': {'tikal': [2]}}]""".formatted(level));
        scene.choose("pick tikal 2", "use 2", "build 1");
        assertThat(scene.goods(0)).containsExactly(corn, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"0, 4, 0, 0", "1, 4, 1, 0", "2, 4, 1, 2", "3, 2, 1, 2"})
    void aBuildingAtUxmalBringsTheSameAndCostsTwoCornLessAtTheTop(int level, int price, int corn, int points) {
        String fields = """
                'buildings': [6, 14, 10, 11, 4, 5],
                'players': [{'corn': %d, 'technologies': {'architecture': %d}, 'gears': {'uxmal': [4]}}]""";
        assertThat(Scene.of(fields.formatted(price - 1, level))
                        .choose("pick uxmal 4")
                        .choices())
                .doesNotContain("use 4");
        Scene scene = Scene.of(fields.formatted(price, level)).choose("pick uxmal 4", "use 4", "build 6");
        assertThat(scene.goods(0)).containsExactly(corn, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(points);
    }

    @Test
    void aBuildingAtUxmalNeverCostsLessThanNothing() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 4, 5, 10, 11],
                'players': [{'corn': 0, 'technologies': {'architecture': 3}, 'gears': {'uxmal': [4]}}]""");
        scene.choose("pick uxmal 4", "use 4");
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 1", "build 2");
        scene.choose("build 1");
        assertThat(scene.p.corn(0)).isEqualTo(1);
    }

    @Test
    void aBuildingThatBringsArchitectureIsNotServedByIt() {
        Scene scene = Scene.of("""
                'buildings': [13, 14, 12, 4, 5, 6],
                'players': [{'wood': 1, 'gold': 1, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 13");
        assertThat(scene.p.level(0, ARCHITECTURE)).isEqualTo(1);
        assertThat(scene.p.corn(0)).isZero();
    }

    // ---------------------------------------------------------------- the resource saved at level 3

    @Test
    void theTopLevelSavesAResourceOfChoiceOrNone() {
        String fields = """
                'buildings': [10, 11, 12, 4, 5, 6],
                'players': [{'wood': 2, 'stone': 1, 'technologies': {'architecture': 3}, 'gears': {'tikal': [2]}}]""";
        Scene scene = Scene.of(fields).choose("pick tikal 2", "use 2", "build 10");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("architecture full", "architecture save wood", "architecture save stone");
        scene.choose("architecture save wood");
        assertThat(scene.goods(0)).containsExactly(1, 1, 0, 0, 0);
        Scene stone = Scene.of(fields).choose("pick tikal 2", "use 2", "build 10", "architecture save stone");
        assertThat(stone.goods(0)).containsExactly(1, 0, 1, 0, 0);
        Scene none = Scene.of(fields).choose("pick tikal 2", "use 2", "build 10", "architecture full");
        assertThat(none.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(none.p.points(0)).isEqualTo(2);
    }

    @Test
    void theTopLevelSavesOneResourceNotTwo() {
        Scene scene = Scene.of("""
                'buildings': [10, 11, 12, 4, 5, 6],
                'players': [{'wood': 1, 'stone': 1, 'technologies': {'architecture': 3}, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2");
        // 6 needs 2 wood, 10 and 11 three resources, 12 a wood and a gold; each lacks one. 4 and 5 lack three.
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 6", "build 10", "build 11", "build 12");
        scene.choose("build 10");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
    }

    @Test
    void levelTwoSavesNothing() {
        Scene scene = Scene.of("""
                'buildings': [10, 11, 12, 4, 5, 6],
                'players': [{'wood': 1, 'stone': 1, 'technologies': {'architecture': 2},
                    'gears': {'tikal': [2], 'uxmal': [0]}}]""");
        scene.choose("pick tikal 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick uxmal 0", "end");
    }

    @Test
    void aBuildingOfOneResourceIsFreeAtTheTopLevel() {
        Scene scene = Scene.of("""
                'buildings': [1, 13, 14, 4, 5, 6],
                'players': [{'technologies': {'architecture': 3}, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 1", "build 13");
        scene.choose("build 1");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    @Test
    void architectureServesNoMonument() {
        String fields = """
                'buildings': [13, 12, 1, 4, 5, 6], 'monuments': [3, 1, 2, 4, 5, 6],
                'players': [{'stone': 2, 'gold': %d, 'technologies': {'architecture': 3}, 'gears': {'tikal': [4]}}]""";
        assertThat(Scene.of(fields.formatted(2)).choose("pick tikal 4", "use 4").choices())
                .contains("build 13")
                .doesNotContain("build m3");
        Scene scene = Scene.of(fields.formatted(3)).choose("pick tikal 4", "use 4", "build m3");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isZero();
    }

    // ---------------------------------------------------------------- two buildings at Tikal 4

    private static final String TWO = """
            'buildings': [1, 2, 10, 13, 5, 6],
            'players': [{'wood': %d, 'stone': %d, 'gold': %d, 'technologies': {'architecture': %d},
                'gears': {'tikal': [4]}}]""";

    @Test
    void architectureMayServeTheFirstOfTwo() {
        Scene scene = Scene.of(TWO.formatted(3, 0, 0, 2)).choose("pick tikal 4", "use 4", "build 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("architecture full", "architecture none");
        scene.choose("architecture full");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        scene.choose("build 2");
        assertThat(scene.goods(0)).containsExactly(1, 1, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    @Test
    void architectureMayServeTheSecondOfTwo() {
        Scene scene = Scene.of(TWO.formatted(3, 0, 0, 2));
        scene.choose("pick tikal 4", "use 4", "build 1", "architecture none");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.p.points(0)).isZero();
        scene.choose("build 2");
        assertThat(scene.goods(0)).containsExactly(1, 1, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    @Test
    void theSavedResourceMayBeOneOfTheSecondBuilding() {
        Scene scene = Scene.of(TWO.formatted(2, 1, 0, 3));
        scene.choose("pick tikal 4", "use 4", "build 1", "architecture none");
        assertThat(scene.goods(0)).containsExactly(0, 1, 1, 0, 0);
        // 10 costs 2 wood and 1 stone.
        scene.choose("build 10");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(1) | Tile.bit(10));
    }

    @Test
    void whatServedTheFirstSavesNothingOfTheSecond() {
        Scene scene = Scene.of(TWO.formatted(2, 1, 0, 3));
        scene.choose("pick tikal 4", "use 4", "build 10", "architecture save stone");
        assertThat(scene.goods(0)).containsExactly(1, 0, 1, 0, 0);
        // A wood is missing for 1 and 2.
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void architectureGainedFromTheFirstServesTheSecond() {
        Scene scene = Scene.of(TWO.formatted(1, 0, 1, 0));
        scene.choose("pick tikal 4", "use 4", "build 13", "build 1");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(scene.p.level(0, ARCHITECTURE)).isEqualTo(1);
    }

    @Test
    void aTopLevelGainedFromTheFirstSavesAResourceOfTheSecond() {
        Scene scene = Scene.of(TWO.formatted(2, 0, 1, 2));
        scene.choose("pick tikal 4", "use 4", "build 13", "architecture none", "build 10");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(2);
        assertThat(scene.p.level(0, ARCHITECTURE)).isEqualTo(3);
    }

    @Test
    void architectureGainedFromTheFirstDoesNotServeTheSecondIfItServedTheFirst() {
        Scene scene = Scene.of(TWO.formatted(1, 0, 1, 1));
        scene.choose("pick tikal 4", "use 4", "build 13", "architecture full");
        assertThat(scene.p.level(0, ARCHITECTURE)).isEqualTo(2);
        assertThat(scene.p.corn(0)).isEqualTo(1);
        scene.choose("build 1");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void theBuildingThatComesWithTwelveHasItsOwnBenefit() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 2, 3, 4, 5],
                'players': [{'wood': 2, 'gold': 1, 'technologies': {'architecture': 1}, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 12", "raise brown", "build 1");
        assertThat(scene.goods(0)).containsExactly(2, 0, 0, 0, 0);
    }

    @Test
    void theBuildingThatComesWithTwelveLeavesTheChoiceBetweenTheTwoOfTikalFour() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 2, 3, 4, 5],
                'players': [{'wood': 3, 'gold': 1, 'technologies': {'architecture': 1}, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build 12", "architecture full", "raise brown", "build 1");
        assertThat(scene.p.corn(0)).isEqualTo(2);
        scene.choose("build 2");
        assertThat(scene.p.corn(0)).isEqualTo(2);
    }
}
