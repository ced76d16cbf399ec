package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Placing workers, with the rulebooks' examples. */
class PlacingTest {

    @Test
    void greenPlacesThreeWorkersForFiveCornAndCannotPayTheFourth() {
        Scene scene = Scene.of("""
                'first': 1, 'players': [{'gears': {'palenque': [1]}}, {'corn': 7, 'workers': 4}]""");
        scene.choose("place palenque", "place palenque", "place yaxchilan");
        assertThat(scene.stands(1, PALENQUE, 0)).isTrue();
        assertThat(scene.stands(1, PALENQUE, 2)).isTrue();
        assertThat(scene.stands(1, YAXCHILAN, 0)).isTrue();
        assertThat(scene.p.corn(1)).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void redPlacesHisLastTwoWorkersOnPalenqueThreeAndFourForEightCorn() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 20, 'gears': {'palenque': [2]}},
                    {'gears': {'palenque': [0]}},
                    {'gears': {'palenque': [1]}}]""");
        scene.choose("place palenque");
        assertThat(scene.p.corn(0)).isEqualTo(17);
        scene.choose("place palenque");
        assertThat(scene.p.corn(0)).isEqualTo(12);
        assertThat(scene.stands(0, PALENQUE, 3)).isTrue();
        assertThat(scene.stands(0, PALENQUE, 4)).isTrue();
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void oneToSixWorkersCostNothingOneThreeSixTenFifteenInAll() {
        Scene scene = Scene.of("'players': [{'corn': 20, 'workers': 6}]");
        scene.choose("place palenque");
        assertThat(scene.p.corn(0)).isEqualTo(20);
        scene.choose("place yaxchilan");
        assertThat(scene.p.corn(0)).isEqualTo(19);
        scene.choose("place tikal");
        assertThat(scene.p.corn(0)).isEqualTo(17);
        scene.choose("place uxmal");
        assertThat(scene.p.corn(0)).isEqualTo(14);
        scene.choose("place chichen-itza");
        assertThat(scene.p.corn(0)).isEqualTo(10);
        scene.choose("place first-player");
        assertThat(scene.p.corn(0)).isEqualTo(5);
    }

    @Test
    void theOrderOfPlacingDoesNotChangeTheTotal() {
        String fields = "'players': [{'corn': 9}, {'gears': {'palenque': [0, 1], 'tikal': [0]}}]";
        Scene dearestFirst = Scene.of(fields).choose("place palenque", "place tikal", "place uxmal");
        Scene cheapestFirst = Scene.of(fields).choose("place uxmal", "place tikal", "place palenque");
        // Spaces 2, 1 and 0, and 3 for three workers.
        assertThat(dearestFirst.p.corn(0)).isEqualTo(3);
        assertThat(cheapestFirst.p.corn(0)).isEqualTo(3);
    }

    @Test
    void aWorkerTakesTheLowestGapBetweenOthers() {
        Scene scene = Scene.of("""
                'players': [{'corn': 2}, {'gears': {'uxmal': [0, 1, 3]}}, {'gears': {'uxmal': [5]}}]""");
        scene.choose("place uxmal");
        assertThat(scene.stands(0, UXMAL, 2)).isTrue();
        assertThat(scene.p.corn(0)).isZero();
    }

    @Test
    void theLastSpaceOfASmallGearIsSevenAndCostsSeven() {
        String fields = """
                'players': [
                    {'corn': %d},
                    {'workers': 6, 'gears': {'tikal': [0, 1, 2, 3, 4, 5]}},
                    {'gears': {'tikal': [6]}}]""";
        assertThat(Scene.of(fields.formatted(6)).choices()).doesNotContain("place tikal");
        Scene scene = Scene.of(fields.formatted(7)).choose("place tikal");
        assertThat(scene.stands(0, TIKAL, 7)).isTrue();
        assertThat(scene.p.corn(0)).isZero();
    }

    @Test
    void aFullSmallGearTakesNobody() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 50},
                    {'workers': 6, 'gears': {'palenque': [0, 1, 2, 3, 4, 5]}},
                    {'gears': {'palenque': [6, 7]}}]""");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place yaxchilan", "place tikal", "place uxmal", "place chichen-itza", "place first-player");
    }

    @Test
    void theLastSpaceOfChichenItzaIsTenAndCostsTen() {
        String fields = """
                'players': [
                    {'corn': %d},
                    {'workers': 6, 'gears': {'chichen-itza': [0, 1, 2, 3, 4, 5]}},
                    {'workers': 4, 'gears': {'chichen-itza': [6, 7, 8, 9]}}]""";
        assertThat(Scene.of(fields.formatted(9)).choices()).doesNotContain("place chichen-itza");
        Scene scene = Scene.of(fields.formatted(10)).choose("place chichen-itza");
        assertThat(scene.stands(0, CHICHEN_ITZA, 10)).isTrue();
        assertThat(scene.p.corn(0)).isZero();
    }

    @Test
    void aFullChichenItzaTakesNobody() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 50},
                    {'workers': 6, 'gears': {'chichen-itza': [0, 1, 2, 3, 4, 5]}},
                    {'workers': 5, 'gears': {'chichen-itza': [6, 7, 8, 9, 10]}}]""");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place palenque", "place yaxchilan", "place tikal", "place uxmal", "place first-player");
    }

    @Test
    void aDummyOccupiesItsSpaceForPlacing() {
        Scene scene = Scene.of(3, """
                'dummies': {'palenque': [0, 1, 5], 'tikal': [7, 8, 9]}, 'players': [{'corn': 2}]""");
        scene.choose("place palenque");
        assertThat(scene.stands(0, PALENQUE, 2)).isTrue();
        assertThat(scene.p.corn(0)).isZero();
    }

    @Test
    void theFirstPlayerSpaceCostsNothingButCountsAsAWorker() {
        Scene scene = Scene.of("'players': [{'corn': 3}]");
        scene.choose("place first-player");
        assertThat(scene.p.corn(0)).isEqualTo(3);
        scene.choose("place palenque");
        assertThat(scene.p.corn(0)).isEqualTo(2);
        scene.choose("place tikal");
        assertThat(scene.p.corn(0)).isZero();
    }

    @Test
    void theFirstPlayerSpaceAsSecondWorkerCostsOne() {
        Scene scene = Scene.of("'players': [{'corn': 3}]").choose("place palenque", "place first-player");
        assertThat(scene.p.corn(0)).isEqualTo(2);
    }

    @Test
    void theFirstPlayerSpaceHoldsOneWorkerARound() {
        Scene scene = Scene.of("'players': [{'corn': 9}, {'corn': 9}]").choose("place first-player");
        assertThat(scene.choices()).doesNotContain("place first-player");
        scene.choose("end");
        assertThat(scene.p.decider()).isEqualTo(1);
        assertThat(scene.choices()).contains("place palenque").doesNotContain("place first-player");
    }

    @Test
    void nobodyMayPass() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'gears': {'palenque': [1]}}]");
        assertThat(scene.choices()).contains("place tikal", "pick palenque 1").doesNotContain("end");
    }

    @Test
    void whoPlacesCannotPickUpInTheSameTurn() {
        Scene scene =
                Scene.of("'players': [{'corn': 9, 'gears': {'palenque': [1]}}]").choose("place tikal");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place palenque",
                        "place yaxchilan",
                        "place tikal",
                        "place uxmal",
                        "place chichen-itza",
                        "place first-player",
                        "end");
    }

    @Test
    void whoHasAllWorkersOnTheGearsMustPickUp() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'gears': {'palenque': [1, 2], 'uxmal': [3]}}]");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick palenque 1", "pick palenque 2", "pick uxmal 3");
    }

    @Test
    void nobodyPlacesMoreThanTheirCornAllows() {
        Scene scene = Scene.of("'players': [{'corn': 0}]").choose("place palenque");
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void turnsGoRoundToTheLeftFromTheFirstPlayer() {
        Scene scene = Scene.of("'first': 2").choose("place palenque", "end");
        assertThat(scene.p.decider()).isEqualTo(3);
        scene.choose("place yaxchilan", "end");
        assertThat(scene.p.decider()).isEqualTo(0);
        scene.choose("place tikal", "end");
        assertThat(scene.p.decider()).isEqualTo(1);
    }
}
