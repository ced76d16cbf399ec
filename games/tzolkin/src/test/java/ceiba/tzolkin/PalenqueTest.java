package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Palenque: fishing, harvesting and burning, with the rulebooks' example. */
class PalenqueTest {

    @Test
    void redHarvestsWoodAndBurnsTheForestForSevenCorn() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [1, 3, 4]}}]");
        scene.choose("pick palenque 3", "use 3", "harvest wood");
        assertThat(scene.goods(0)).containsExactly(0, 2, 0, 0, 0);
        scene.choose("pick palenque 4", "use 4", "burn yellow");
        assertThat(scene.goods(0)).containsExactly(7, 2, 0, 0, 0);
        assertThat(scene.steps(0)).containsExactly(1, 0, 1);
        assertThat(scene.stands(0, PALENQUE, 1)).isTrue();
        assertThat(scene.p.woodTiles(0)).isEqualTo(1); // the burned one is nobody's
        assertThat(scene.p.cornTiles(0)).isEqualTo(1);
        assertThat(scene.p.jungleWood(4)).isEqualTo(3);
        assertThat(scene.p.jungleCorn(4)).isEqualTo(3);
    }

    @Test
    void redHarvestsTheCornHeUncoveredForOneCornWithoutAnger() {
        Scene scene = Scene.of("'players': [{'corn': 1, 'gears': {'palenque': [1, 3, 4]}}]");
        scene.choose("pick palenque 3", "use 3", "harvest wood", "pick palenque 4", "use 3", "harvest corn");
        assertThat(scene.goods(0)).containsExactly(5, 2, 0, 0, 0);
        assertThat(scene.steps(0)).containsExactly(1, 1, 1);
        assertThat(scene.p.cornTiles(0)).isEqualTo(1);
        assertThat(scene.p.woodTiles(0)).isEqualTo(1);
        assertThat(scene.p.jungleCorn(3)).isEqualTo(3);
        assertThat(scene.p.jungleWood(3)).isEqualTo(3);
    }

    @Test
    void withoutTheOneCornRedCannotStepDown() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [1, 3, 4]}}]");
        scene.choose("pick palenque 3", "use 3", "harvest wood", "pick palenque 4");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 4", "use none");
    }

    @Test
    void fishingGivesThreeCornAndNoTile() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [1]}}]");
        scene.choose("pick palenque 1", "use 1");
        assertThat(scene.goods(0)).containsExactly(3, 0, 0, 0, 0);
        assertThat(scene.p.cornTiles(0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 5", "4, 7", "5, 9"})
    void aCornTileGivesTheCornOfItsAction(int action, int corn) {
        Scene scene = Scene.of("""
                'jungle': {'corn': [4, 4, 4, 4], 'wood': [0, 0, 0, 0]},
                'players': [{'corn': 0, 'gears': {'palenque': [%d]}}]""".formatted(action));
        scene.choose("pick palenque " + action, "use " + action);
        assertThat(scene.goods(0)).containsExactly(corn, 0, 0, 0, 0);
        assertThat(scene.p.cornTiles(0)).isEqualTo(1);
        assertThat(scene.p.jungleCorn(action)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"3, 2", "4, 3", "5, 4"})
    void aWoodTileGivesTheWoodOfItsAction(int action, int wood) {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [%d]}}]".formatted(action));
        scene.choose("pick palenque " + action, "use " + action, "harvest wood");
        assertThat(scene.goods(0)).containsExactly(0, wood, 0, 0, 0);
        assertThat(scene.p.woodTiles(0)).isEqualTo(1);
        assertThat(scene.p.jungleWood(action)).isEqualTo(3);
        assertThat(scene.p.jungleCorn(action)).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"3, 5", "4, 7", "5, 9"})
    void burningGivesTheCornOfTheActionAndItsTile(int action, int corn) {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [%d]}}]".formatted(action));
        scene.choose("pick palenque " + action, "use " + action, "burn green");
        assertThat(scene.goods(0)).containsExactly(corn, 0, 0, 0, 0);
        assertThat(scene.steps(0)).containsExactly(1, 1, 0);
        assertThat(scene.p.cornTiles(0)).isEqualTo(1);
        assertThat(scene.p.woodTiles(0)).isZero();
    }

    @Test
    void coveredCornIsNotAvailable() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [5]}}]");
        scene.choose("pick palenque 5", "use 5");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("harvest wood", "burn brown", "burn yellow", "burn green");
    }

    @Test
    void whereCornAndWoodLieOpenThePlayerChooses() {
        Scene scene = Scene.of("""
                'jungle': {'corn': [4, 4, 4, 4], 'wood': [0, 4, 4, 3]},
                'players': [{'corn': 0, 'gears': {'palenque': [5]}}]""");
        scene.choose("pick palenque 5", "use 5");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("harvest corn", "harvest wood", "burn brown", "burn yellow", "burn green");
    }

    @Test
    void anEmptyHarvestHasNoAction() {
        Scene scene = Scene.of("""
                'jungle': {'corn': [0, 4, 0, 4], 'wood': [0, 4, 0, 4]},
                'players': [{'corn': 9, 'gears': {'palenque': [4]}}, {'cornTiles': 8}]""");
        scene.choose("pick palenque 4");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use 3", "use none");
    }

    @Test
    void nobodyBurnsAtTheBottomOfAllTemples() {
        Scene scene = Scene.of("""
                'jungle': {'corn': [4, 4, 4, 4], 'wood': [0, 4, 4, 3]},
                'players': [{'gears': {'palenque': [5]}, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}}]""");
        scene.choose("pick palenque 5", "use 5");
        assertThat(scene.choices()).containsExactlyInAnyOrder("harvest corn", "harvest wood");
    }

    @Test
    void burningAngersOnlyAGodWhoseTempleHasAStepBelow() {
        Scene scene = Scene.of("""
                'players': [{'gears': {'palenque': [3]}, 'temples': {'brown': 0, 'yellow': 4, 'green': 0}}]""");
        scene.choose("pick palenque 3", "use 3");
        assertThat(scene.choices()).containsExactlyInAnyOrder("harvest wood", "burn yellow");
        scene.choose("burn yellow");
        assertThat(scene.steps(0)).containsExactly(0, 3, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void theLastSpacesGiveAnyHarvestForNoCorn(int space) {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'palenque': [%d]}}]".formatted(space));
        scene.choose("pick palenque " + space);
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use 2", "use 3", "use 4", "use 5", "use none");
        scene.choose("use 5", "harvest wood");
        assertThat(scene.goods(0)).containsExactly(0, 4, 0, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theJungleHasAsManyStacksAsPlayersAndWoodOnlyFromThree(int seats) {
        Scene scene = Scene.start(seats, 5);
        for (int action = 2; action <= 5; action++) {
            assertThat(scene.p.jungleCorn(action)).isEqualTo(seats);
            assertThat(scene.p.jungleWood(action)).isEqualTo(action == 2 ? 0 : seats);
        }
    }
}
