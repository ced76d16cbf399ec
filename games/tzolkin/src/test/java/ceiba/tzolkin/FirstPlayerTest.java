package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The first-player space: corn of the teeth, the marker, the double advance; with the rulebooks' example. */
class FirstPlayerTest {

    /** Green began the round and Red has the last turn of it. */
    private static final String RED_IS_LAST = "'first': 1, 'turns': 3, ";

    @Test
    void redLeavesHisWorkerOnSixSoThatGreenCannotHurryTheCalendar() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 3, 'claimant': 1, 'players': [{'corn': 0, 'gears': {'palenque': [6, 7]}}]""");
        scene.choose("pick palenque 7", "use 1", "end");
        assertThat(scene.p.round()).isEqualTo(4);
        assertThat(scene.choices()).doesNotContain("days 2");
        assertThat(scene.stands(0, PALENQUE, 7)).isTrue();
        assertThat(scene.p.corn(0)).isEqualTo(3);
        assertThat(scene.p.light(1)).isTrue();
    }

    @Test
    void hadRedTakenTheWorkerOnSixGreenCouldHurryAndPushTheOtherOff() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 3, 'claimant': 1, 'players': [{'gears': {'palenque': [6, 7]}}]""");
        scene.choose("pick palenque 6", "use none", "end");
        assertThat(scene.p.decider()).isEqualTo(1);
        assertThat(scene.choices()).containsExactlyInAnyOrder("days 1", "days 2");
        scene.choose("days 2");
        assertThat(scene.p.hand(0)).isEqualTo(3);
        assertThat(scene.p.workers(0)).isZero();
        assertThat(scene.p.round()).isEqualTo(5);
    }

    @Test
    void aRoundWithoutAClaimLaysOneCornOnTheWheel() {
        Scene scene = Scene.of(RED_IS_LAST + "'round': 4, 'teeth': [1, 2]").choose("place tikal", "end");
        assertThat(scene.p.teeth()).isEqualTo(0b1011);
        assertThat(scene.p.first()).isEqualTo(1);
        assertThat(scene.p.round()).isEqualTo(5);
    }

    @Test
    void aRoundWithAClaimLaysNoCornOnTheWheel() {
        Scene scene = Scene.of(RED_IS_LAST + "'round': 4").choose("place first-player", "end", "days 2");
        assertThat(scene.p.teeth()).isZero();
    }

    @Test
    void theCornOfTheTeethIsCollectedAfterTheClaimantsTurnAndNotForItsPlacing() {
        Scene scene = Scene.of("'round': 4, 'teeth': [1, 2, 3], 'players': [{'corn': 0}]");
        scene.choose("place first-player");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.choices()).containsExactly("end");
        scene.choose("end");
        assertThat(scene.p.decider()).isEqualTo(1);
        assertThat(scene.p.corn(0)).isEqualTo(3);
        assertThat(scene.p.teeth()).isZero();
    }

    @Test
    void theCornOfTheTeethFeedsWorkers() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 8, 'teeth': [1, 2, 3, 4, 5, 6, 7], 'players': [{'corn': 0, 'light': false}]""");
        scene.choose("place first-player", "end");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        assertThat(scene.p.points(0)).isZero();
        assertThat(scene.p.points(1)).isEqualTo(-9);
    }

    @Test
    void theCornOfTheTeethIsCollectedInTheLastRoundToo() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 27, 'teeth': [20, 21, 22, 23, 24, 25, 26], 'players': [{'corn': 0}]""");
        scene.choose("place first-player", "end");
        assertThat(scene.p.decider()).isEqualTo(Position.OVER);
        // Half of the three bonuses of the second age, and a quarter for the corn left after feeding.
        assertThat(scene.p.points(0)).isEqualTo(6.25);
        assertThat(scene.p.points(1)).isEqualTo(-3);
    }

    @Test
    void theMarkerGoesToTheClaimant() {
        Scene scene = Scene.of(RED_IS_LAST + "'players': [{'light': false}]").choose("place first-player", "end");
        assertThat(scene.p.first()).isEqualTo(0);
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.p.hand(0)).isEqualTo(3);
        assertThat(scene.choices()).contains("place first-player");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 3", "3, 0"})
    void theMarkerGoesToTheLeftIfItsHolderClaims(int first, int next) {
        Scene scene = Scene.of("""
                'first': %d,
                'players': [{'light': false}, {'light': false}, {'light': false}, {'light': false}]""".formatted(first));
        scene.choose("place first-player", "end", "place palenque", "end", "place tikal", "end", "place uxmal", "end");
        assertThat(scene.p.first()).isEqualTo(next);
        assertThat(scene.p.decider()).isEqualTo(next);
    }

    @Test
    void aDoubleAdvanceTurnsTheGearsTwiceAndTheOwnBoardDark() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 3, 'players': [{'gears': {'tikal': [0]}}, {'gears': {'palenque': [2]}}]""");
        scene.choose("place first-player", "end", "days 2");
        assertThat(scene.p.round()).isEqualTo(5);
        assertThat(scene.stands(0, TIKAL, 2)).isTrue();
        assertThat(scene.stands(1, PALENQUE, 4)).isTrue();
        assertThat(scene.p.light(0)).isFalse();
        assertThat(scene.p.light(1)).isTrue();
        assertThat(scene.p.first()).isEqualTo(0);
    }

    @Test
    void theClaimantMayAdvanceOneDayAndKeepTheBoardLight() {
        Scene scene = Scene.of(RED_IS_LAST + "'round': 3, 'players': [{}, {'gears': {'palenque': [2]}}]");
        scene.choose("place first-player", "end", "days 1");
        assertThat(scene.p.round()).isEqualTo(4);
        assertThat(scene.stands(1, PALENQUE, 3)).isTrue();
        assertThat(scene.p.light(0)).isTrue();
        assertThat(scene.p.first()).isEqualTo(0);
    }

    @Test
    void aDarkBoardAllowsNoDoubleAdvance() {
        Scene scene = Scene.of(RED_IS_LAST + "'round': 3, 'players': [{'light': false}]");
        scene.choose("place first-player", "end");
        assertThat(scene.p.round()).isEqualTo(4);
        assertThat(scene.choices()).contains("place palenque");
    }

    @Test
    void onlyTheClaimantsOwnBoardMatters() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 3, 'players': [{}, {'light': false}, {'light': false}, {'light': false}]""");
        scene.choose("place first-player", "end");
        assertThat(scene.choices()).containsExactlyInAnyOrder("days 1", "days 2");
    }

    @ParameterizedTest
    @CsvSource({"palenque, 6", "yaxchilan, 6", "tikal, 6", "uxmal, 6", "chichen-itza, 9"})
    void aWorkerThatOnlyTheSecondDayWouldPushOffPreventsADoubleAdvance(String gear, int space) {
        Scene scene =
                Scene.of(RED_IS_LAST + "'round': 3, 'players': [{}, {'gears': {'%s': [%d]}}]".formatted(gear, space));
        scene.choose("place first-player", "end");
        assertThat(scene.p.round()).isEqualTo(4);
        assertThat(scene.p.light(0)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"palenque, 6", "chichen-itza, 9"})
    void anOwnWorkerPreventsADoubleAdvanceToo(String gear, int space) {
        Scene scene = Scene.of(RED_IS_LAST + "'round': 3, 'players': [{'gears': {'%s': [%d]}}]".formatted(gear, space));
        scene.choose("place first-player", "end");
        assertThat(scene.p.round()).isEqualTo(4);
        assertThat(scene.p.light(0)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"palenque, 5", "palenque, 7", "chichen-itza, 6", "chichen-itza, 8", "chichen-itza, 10"})
    void workersOnOtherSpacesDoNotPreventADoubleAdvance(String gear, int space) {
        Scene scene =
                Scene.of(RED_IS_LAST + "'round': 3, 'players': [{}, {'gears': {'%s': [%d]}}]".formatted(gear, space));
        scene.choose("place first-player", "end");
        assertThat(scene.choices()).containsExactlyInAnyOrder("days 1", "days 2");
    }

    @Test
    void dummiesDoNotPreventADoubleAdvance() {
        Scene scene = Scene.of(3, """
                'first': 1, 'turns': 2, 'round': 3,
                'dummies': {'palenque': [1, 6], 'tikal': [6], 'uxmal': [1, 6], 'chichen-itza': [9]}""");
        scene.choose("place first-player", "end");
        assertThat(scene.choices()).containsExactlyInAnyOrder("days 1", "days 2");
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 20})
    void aFoodDayJumpedOverIsHeldInTheNextRound(int round) {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': %d, 'players': [{'corn': 6}, {'corn': 7}, {'corn': 6}, {'corn': 6}]""".formatted(round));
        int before = scene.p.foodDays();
        scene.choose("place first-player", "end", "days 2");
        assertThat(scene.p.round()).isEqualTo(round + 2);
        assertThat(scene.p.corn(1)).isEqualTo(7);
        assertThat(scene.p.foodDays()).isEqualTo(before);
        everybodyPlacesOne(scene);
        assertThat(scene.p.corn(1)).isEqualTo(1);
        assertThat(scene.p.foodDays()).isEqualTo(before + 1);
        assertThat(scene.p.round()).isEqualTo(round + 3);
        assertThat(scene.p.points(1)).isZero();
    }

    @Test
    void theChangeOfAgeJumpedOverComesInRoundFifteen() {
        Scene scene = Scene.of(RED_IS_LAST + "'round': 13").choose("place first-player", "end", "days 2");
        assertThat(scene.p.round()).isEqualTo(15);
        assertThat(scene.p.buildingAt(0)).isBetween(1, 14);
        everybodyPlacesOne(scene);
        assertThat(scene.p.round()).isEqualTo(16);
        for (int slot = 0; slot < 6; slot++) {
            assertThat(scene.p.buildingAt(slot)).isBetween(15, 32);
        }
        // Three hungry workers, and half of the three bonuses of the first age.
        assertThat(scene.p.points(2)).isEqualTo(-9 + 6);
    }

    @Test
    void fromTheLastButOneRoundTheLastFoodDayStillGetsItsRound() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 26, 'players': [{}, {'corn': 6, 'gears': {'palenque': [2]}}]""");
        scene.choose("place first-player", "end", "days 2");
        assertThat(scene.p.round()).isEqualTo(27);
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.p.foodDays()).isEqualTo(3);
        assertThat(scene.p.corn(1)).isEqualTo(6);
        assertThat(scene.stands(1, PALENQUE, 4)).isTrue();
        everybodyPlacesOne(scene);
        assertThat(scene.p.decider()).isEqualTo(Position.OVER);
        assertThat(scene.p.corn(1)).isZero();
    }

    @Test
    void aDoubleAdvanceOnAFoodDayComesAfterTheFeeding() {
        Scene scene = Scene.of(RED_IS_LAST + """
                'round': 8, 'players': [{'corn': 6}, {'corn': 12}, {'corn': 6}, {'corn': 6}]""");
        scene.choose("place first-player", "end");
        assertThat(scene.choices()).containsExactlyInAnyOrder("days 1", "days 2");
        assertThat(scene.p.corn(1)).isEqualTo(6);
        scene.choose("days 2");
        assertThat(scene.p.round()).isEqualTo(10);
        everybodyPlacesOne(scene);
        assertThat(scene.p.corn(1)).isEqualTo(6);
        assertThat(scene.p.foodDays()).isEqualTo(1);
    }

    /** A round in which each places one worker on a space 0 of their own. */
    private static void everybodyPlacesOne(Scene scene) {
        scene.choose("place palenque", "end", "place yaxchilan", "end");
        scene.choose("place tikal", "end", "place uxmal", "end");
    }
}
