package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chichen Itza: skulls for points, temple steps and resources, with the rulebooks' example. */
class ChichenItzaTest {

    @Test
    void redStepsDownToSixForEightPointsAGreenStepAndAGold() {
        Scene scene = Scene.of("'players': [{'corn': 1, 'skulls': 1, 'gears': {'chichen-itza': [7]}}]");
        scene.choose("pick chichen-itza 7", "use 6", "take gold");
        assertThat(scene.p.points(0)).isEqualTo(8);
        assertThat(scene.steps(0)).containsExactly(1, 1, 2);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 1, 0);
        assertThat(scene.p.placedSkulls()).isEqualTo(1 << 6);
        assertThat(scene.p.skullBank()).isEqualTo(12); // the placed one stays
    }

    @ParameterizedTest
    @CsvSource({"1, 4, 2, 1, 1", "2, 5, 2, 1, 1", "3, 6, 2, 1, 1", "4, 7, 1, 1, 2", "5, 8, 1, 1, 2", "7, 10, 1, 2, 1"})
    void anActionGivesPointsAndAStep(int action, int points, int brown, int yellow, int green) {
        Scene scene = Scene.of("'players': [{'skulls': 1, 'gears': {'chichen-itza': [%d]}}]".formatted(action));
        scene.choose("pick chichen-itza " + action, "use " + action);
        assertThat(scene.p.points(0)).isEqualTo(points);
        assertThat(scene.steps(0)).containsExactly(brown, yellow, green);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @ParameterizedTest
    @CsvSource({"6, 8, 1, 2", "8, 11, 2, 1", "9, 13, 2, 1"})
    void someActionsAlsoGiveAResourceOfChoice(int action, int points, int yellow, int green) {
        Scene scene = Scene.of("'players': [{'skulls': 1, 'gears': {'chichen-itza': [%d]}}]".formatted(action));
        scene.choose("pick chichen-itza " + action, "use " + action);
        assertThat(scene.choices()).containsExactlyInAnyOrder("take wood", "take stone", "take gold");
        scene.choose("take stone");
        assertThat(scene.p.points(0)).isEqualTo(points);
        assertThat(scene.steps(0)).containsExactly(1, yellow, green);
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 0, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void eachActionIsUsedOnceAGame() {
        Scene scene = Scene.of("""
                'placedSkulls': [2, 4], 'players': [{'corn': 9, 'skulls': 1, 'gears': {'chichen-itza': [4]}}]""");
        scene.choose("pick chichen-itza 4");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 3", "use 1", "use none");
    }

    @Test
    void anActionIsUsedUpForTheOthersToo() {
        Scene scene = Scene.of("""
                'players': [
                    {'skulls': 1, 'gears': {'chichen-itza': [3]}},
                    {'corn': 9, 'skulls': 1, 'gears': {'chichen-itza': [4]}}]""");
        scene.choose("pick chichen-itza 3", "use 3", "end", "pick chichen-itza 4");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 4", "use 2", "use 1", "use none");
    }

    @Test
    void theFreeChoiceLeavesOutUsedActions() {
        Scene scene = Scene.of("""
                'placedSkulls': [1, 3, 5, 7, 9], 'players': [{'skulls': 1, 'gears': {'chichen-itza': [10]}}]""");
        scene.choose("pick chichen-itza 10");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 2", "use 4", "use 6", "use 8", "use none");
    }

    @Test
    void withoutASkullThereIsNoAction() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'gold': 9, 'gears': {'chichen-itza': [5, 0]}}]");
        scene.choose("pick chichen-itza 5");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick chichen-itza 0", "end");
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void anImpossibleStepIsMerelyWasted() {
        Scene scene = Scene.of("""
                'players': [
                    {'skulls': 1, 'gears': {'chichen-itza': [6]}, 'temples': {'green': 6}},
                    {'temples': {'green': 7}}]""");
        scene.choose("pick chichen-itza 6", "use 6", "take wood");
        assertThat(scene.p.points(0)).isEqualTo(8);
        assertThat(scene.steps(0)).containsExactly(1, 1, 6);
        assertThat(scene.p.has(0, WOOD)).isEqualTo(1);
        assertThat(scene.p.has(0, SKULL)).isZero();
    }
}
