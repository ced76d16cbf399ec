package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Uxmal: offerings, workers, building in corn, any action; the market has its own test. */
class UxmalTest {

    @ParameterizedTest
    @ValueSource(ints = {6, 14})
    void aBuildingOfTwoResourcesCostsFourCorn(int building) {
        Scene scene = Scene.of("""
                'buildings': [6, 14, 10, 11, 4, 5],
                'players': [{'corn': 4, 'gears': {'uxmal': [4]}}]""");
        scene.choose("pick uxmal 4", "use 4");
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 6", "build 14");
        scene.choose("build " + building);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(building));
    }

    @Test
    void fourTakesNoResourcesAndBuildsNoMonument() {
        Scene scene = Scene.of("""
                'buildings': [4, 5, 6, 10, 11, 12], 'monuments': [1, 2, 3, 4, 5, 6],
                'players': [{'corn': 7, 'wood': 9, 'stone': 9, 'gold': 9, 'gears': {'uxmal': [4]}}]""");
        scene.choose("pick uxmal 4", "use 4");
        // 4 and 5 need 8 corn.
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 6", "build 10", "build 11", "build 12");
        scene.choose("build 11");
        assertThat(scene.goods(0)).containsExactly(1, 9, 9, 9, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void oneCostsThreeCornAndRaisesOneTemple() {
        Scene scene = Scene.of("'players': [{'corn': 4, 'gears': {'uxmal': [1]}}]");
        scene.choose("pick uxmal 1", "use 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise brown", "raise yellow", "raise green");
        scene.choose("raise brown");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(scene.steps(0)).containsExactly(2, 1, 1);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void theCornOfAStepDownComesOnTopOfTheActionsOwnPrice() {
        String fields = "'players': [{'corn': %d, 'gears': {'uxmal': [3]}}]";
        assertThat(Scene.of(fields.formatted(4)).choose("pick uxmal 3").choices())
                .containsExactlyInAnyOrder("use 3", "use 2", "use none");
        Scene scene = Scene.of(fields.formatted(5)).choose("pick uxmal 3", "use 1", "raise green");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.steps(0)).containsExactly(1, 1, 2);
    }

    @Test
    void threeBringsAWorker() {
        Scene scene = Scene.of("'players': [{'gears': {'uxmal': [3]}}]");
        scene.choose("pick uxmal 3", "use 3");
        assertThat(scene.p.workersInPlay(0)).isEqualTo(4);
        assertThat(scene.p.hand(0)).isEqualTo(4);
        assertThat(scene.p.bank(0)).isEqualTo(2);
    }

    @Test
    void nobodyHasMoreThanSixWorkers() {
        Scene scene = Scene.of("'players': [{'corn': 9, 'workers': 6, 'gears': {'uxmal': [3]}}]");
        scene.choose("pick uxmal 3");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 2", "use 1", "use none");
    }

    @Test
    void fiveOffersTheFiveActionsOfTheSmallGearsExceptItself() {
        Scene scene = Scene.of("""
                'players': [{'corn': 20, 'wood': 9, 'stone': 9, 'gold': 9, 'skulls': 1, 'gears': {'uxmal': [5]}}]""");
        scene.choose("pick uxmal 5", "use 5");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "action palenque 1",
                        "action palenque 2",
                        "action palenque 3",
                        "action palenque 4",
                        "action palenque 5",
                        "action yaxchilan 1",
                        "action yaxchilan 2",
                        "action yaxchilan 3",
                        "action yaxchilan 4",
                        "action yaxchilan 5",
                        "action tikal 1",
                        "action tikal 2",
                        "action tikal 3",
                        "action tikal 4",
                        "action tikal 5",
                        "action uxmal 1",
                        "action uxmal 2",
                        "action uxmal 3",
                        "action uxmal 4");
    }

    @Test
    void fiveCostsOneCorn() {
        Scene scene = Scene.of("'players': [{'corn': 1, 'gears': {'uxmal': [5]}}]");
        scene.choose("pick uxmal 5", "use 5", "action yaxchilan 3");
        assertThat(scene.goods(0)).containsExactly(2, 0, 0, 1, 0);
    }

    @Test
    void fiveAlsoCostsWhatTheChosenActionCosts() {
        String fields = "'players': [{'corn': %d, 'gears': {'uxmal': [5]}}]";
        assertThat(Scene.of(fields.formatted(3)).choose("pick uxmal 5", "use 5").choices())
                .contains("action uxmal 2")
                .doesNotContain("action uxmal 1");
        Scene scene = Scene.of(fields.formatted(4)).choose("pick uxmal 5", "use 5", "action uxmal 1", "raise yellow");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.steps(0)).containsExactly(1, 2, 1);
    }

    @Test
    void fiveIsNotPossibleWithoutCorn() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'uxmal': [5], 'tikal': [0]}}]");
        scene.choose("pick uxmal 5");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick tikal 0", "end");
    }

    @Test
    void fiveReachesTikalFourWithAMonument() {
        Scene scene = Scene.of("""
                'monuments': [1, 2, 3, 4, 5, 6], 'buildings': [1, 2, 3, 12, 13, 14],
                'players': [{'corn': 1, 'stone': 2, 'gold': 3, 'gears': {'uxmal': [5]}}]""");
        scene.choose("pick uxmal 5", "use 5", "action tikal 4", "build m3");
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(3));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"palenque 1, 4, 0, 0", "yaxchilan 1, 0, 2, 0", "yaxchilan 2, 1, 0, 2"})
    void technologiesApplyToTheChosenAction(String action, int corn, int wood, int stone) {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 1, 'technologies': {'agriculture': 2, 'extraction': 2}, 'gears': {'uxmal': [5]}}]""");
        scene.choose("pick uxmal 5", "use 5", "action " + action);
        assertThat(scene.goods(0)).containsExactly(corn, wood, stone, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void theLastSpacesGiveAnyActionForNoMoreThanItsOwnPrice(int space) {
        String fields = "'players': [{'corn': %d, 'wood': 1, 'gears': {'uxmal': [%d]}}]";
        Scene poor = Scene.of(fields.formatted(0, space)).choose("pick uxmal " + space);
        // An offering needs 3 corn, and action 5 its 1 corn even here.
        assertThat(poor.choices()).contains("use 2", "use 3").doesNotContain("use 1", "use 5");
        Scene scene = Scene.of(fields.formatted(1, space)).choose("pick uxmal " + space, "use 5", "action yaxchilan 1");
        assertThat(scene.goods(0)).containsExactly(0, 2, 0, 0, 0);
    }
}
