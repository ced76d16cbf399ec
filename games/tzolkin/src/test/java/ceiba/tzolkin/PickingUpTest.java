package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Picking up workers and choosing their actions, with the rulebooks' example. */
class PickingUpTest {

    @Test
    void redEndsWithTwoStonesAndOneCornAndLeavesTheThirdWorker() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'yaxchilan': [1, 2, 3]}}]");
        scene.choose("pick yaxchilan 2", "use 2");
        assertThat(scene.goods(0)).containsExactly(1, 0, 1, 0, 0);
        scene.choose("pick yaxchilan 3", "use 2");
        assertThat(scene.goods(0)).containsExactly(1, 0, 2, 0, 0);
        assertThat(scene.p.hand(0)).isEqualTo(2);
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick yaxchilan 1", "end");
    }

    @Test
    void withoutCornAWorkerHasOnlyItsOwnActionOrNone() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'yaxchilan': [1, 2, 3]}}]");
        scene.choose("pick yaxchilan 3");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 3", "use none");
    }

    @Test
    void aLowerActionCostsOneCornForEachStep() {
        String fields = "'players': [{'corn': %d, 'gears': {'yaxchilan': [5]}}]";
        Scene poor = Scene.of(fields.formatted(2)).choose("pick yaxchilan 5");
        assertThat(poor.choices()).containsExactlyInAnyOrder("use 5", "use 4", "use 3", "use none");
        Scene scene = Scene.of(fields.formatted(3)).choose("pick yaxchilan 5", "use 2");
        assertThat(scene.goods(0)).containsExactly(1, 0, 1, 0, 0);
    }

    @Test
    void aLowerSpaceMayBeOccupied() {
        Scene scene = Scene.of("""
                'players': [{'corn': 1, 'gears': {'yaxchilan': [2]}}, {'gears': {'yaxchilan': [1]}}]""");
        scene.choose("pick yaxchilan 2", "use 1");
        assertThat(scene.goods(0)).containsExactly(0, 1, 0, 0, 0);
        assertThat(scene.stands(1, YAXCHILAN, 1)).isTrue();
    }

    @Test
    void noWorkerUsesAHigherAction() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'gears': {'yaxchilan': [2]}}]");
        scene.choose("pick yaxchilan 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 2", "use 1", "use none");
    }

    @Test
    void aWorkerMayComeBackWithoutDoingAnything() {
        Scene scene = Scene.of("'players': [{'corn': 4, 'gears': {'yaxchilan': [5]}}]");
        scene.choose("pick yaxchilan 5", "use none");
        assertThat(scene.goods(0)).containsExactly(4, 0, 0, 0, 0);
        assertThat(scene.p.hand(0)).isEqualTo(3);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void aWorkerOnSpaceZeroMerelyComesBack() {
        Scene scene = Scene.of("'players': [{'corn': 4, 'gears': {'palenque': [0], 'tikal': [2]}}]");
        scene.choose("pick palenque 0");
        assertThat(scene.goods(0)).containsExactly(4, 0, 0, 0, 0);
        assertThat(scene.p.hand(0)).isEqualTo(2);
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick tikal 2", "end");
    }

    @Test
    void whoPicksUpCannotPlaceInTheSameTurn() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'gears': {'yaxchilan': [1, 5]}}]");
        scene.choose("pick yaxchilan 1", "use 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick yaxchilan 5", "end");
    }

    @Test
    void allWorkersMayBePickedUpInAnyOrder() {
        Scene scene = Scene.of("""
                'players': [{'corn': 0, 'gears': {'palenque': [1], 'yaxchilan': [4], 'chichen-itza': [1]}}]""");
        scene.choose("pick yaxchilan 4", "use 4", "pick chichen-itza 1", "use 1", "pick palenque 1", "use 1");
        assertThat(scene.goods(0)).containsExactly(3, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(4);
        assertThat(scene.p.hand(0)).isEqualTo(3);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void onlyOwnWorkersArePickedUp() {
        Scene scene = Scene.of(3, """
                'dummies': {'palenque': [1, 2, 3, 4, 5, 6]},
                'players': [{'corn': 9, 'gears': {'yaxchilan': [1, 2, 3]}}, {'gears': {'tikal': [4]}}]""");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("pick yaxchilan 1", "pick yaxchilan 2", "pick yaxchilan 3");
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void theLastSpacesOfASmallGearGiveAnyOneActionForNoCorn(int space) {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'yaxchilan': [%d]}}]".formatted(space));
        scene.choose("pick yaxchilan " + space);
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use 2", "use 3", "use 4", "use 5", "use none");
        scene.choose("use 1");
        assertThat(scene.goods(0)).containsExactly(0, 1, 0, 0, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void theLastSpaceOfChichenItzaGivesAnyOneActionForNoCorn() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'skulls': 1, 'gears': {'chichen-itza': [10]}}]");
        scene.choose("pick chichen-itza 10");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "use 1", "use 2", "use 3", "use 4", "use 5", "use 6", "use 7", "use 8", "use 9", "use none");
        scene.choose("use 2");
        assertThat(scene.p.points(0)).isEqualTo(5);
    }

    @Test
    void theWorkerOfTheFirstPlayerSpaceCannotBePickedUpAndIsBackForTheNextTurn() {
        Scene scene = Scene.of("'players': [{'light': false, 'gears': {'palenque': [1]}}]");
        scene.choose("place first-player", "end", "place palenque", "end", "place tikal", "end", "place uxmal", "end");
        // Green is first now, and Red comes last.
        scene.choose("place palenque", "end", "place tikal", "end", "place uxmal", "end");
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.p.hand(0)).isEqualTo(2);
        assertThat(scene.choices().stream().filter(choice -> choice.startsWith("pick")))
                .containsExactly("pick palenque 2");
    }
}
