package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How buildings and monuments are put up, and how the row is filled; with the rulebooks' examples. */
class BuildingTest {

    @Test
    void aBuildingOfOneStoneAndOneGoldCostsExactlyThose() {
        Scene scene = Scene.of("""
                'buildings': [14, 13, 4, 5, 10, 11],
                'players': [{'stone': 1, 'gold': 1, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 14");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.levels(0)).containsExactly(0, 0, 0, 1);
        assertThat(scene.steps(0)).containsExactly(1, 1, 2);
        assertThat(scene.p.buildingAt(0)).isZero();
    }

    @Test
    void otherResourcesDoNotReplaceTheOnesOfTheCost() {
        Scene scene = Scene.of("""
                'buildings': [14, 13, 4, 5, 10, 11],
                'players': [{'corn': 9, 'wood': 3, 'stone': 5, 'skulls': 5, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 10", "build 11");
    }

    @Test
    void aBuildingMayRaiseEachTempleAndGiveThreePoints() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [26, 24, 15, 16, 17, 18],
                'players': [{'wood': 1, 'stone': 2, 'gold': 2, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 26");
        assertThat(scene.steps(0)).containsExactly(2, 2, 2);
        assertThat(scene.p.points(0)).isEqualTo(3);
    }

    @Test
    void goodsFromTheFirstBuildingPayForTheSecond() {
        Scene scene = Scene.of("""
                'buildings': [7, 8, 4, 5, 10, 11], 'players': [{'wood': 4, 'gears': {'tikal': [4]}}]""");
        // 7 gives the stone that 8 needs.
        scene.choose("pick tikal 4", "use 4", "build 7", "build 8");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(7) | Tile.bit(8));
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
    }

    @Test
    void theActionOfTheFirstBuildingComesBeforeTheSecondBuilding() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [22, 15, 16, 24, 27, 32],
                'players': [{'corn': 4, 'stone': 3, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build 22");
        assertThat(scene.p.points(0)).isZero(); // the market comes before the points
        scene.choose("buy wood", "buy wood");
        assertThat(scene.p.points(0)).isEqualTo(6);
        scene.choose("build 15");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(15) | Tile.bit(22));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    void theEffectsOfATileComeInPrintedOrder() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [18, 15, 16, 24, 31, 32],
                'players': [{'wood': 3, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 18");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "advance agriculture", "advance extraction", "advance architecture", "advance theology");
        assertThat(scene.p.has(0, STONE)).isZero();
        scene.choose("advance theology");
        assertThat(scene.p.has(0, STONE)).isEqualTo(1);
    }

    // ---------------------------------------------------------------- building 12's extra building

    @Test
    void withTwelveComesOneMoreBuildingFromTheRowAsItIs() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 6, 5, 10, 13], 'monuments': [1, 2, 3, 4, 5, 6],
                'decks': {'age1': [2, 3, 4, 7, 8, 9, 11, 14]},
                'players': [{'corn': 9, 'wood': 4, 'stone': 3, 'gold': 4, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 12");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise brown", "raise yellow", "raise green");
        scene.choose("raise green");
        assertThat(scene.p.buildingAt(0)).isZero();
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("build 1", "build 6", "build 10", "build 13", "build none");
        scene.choose("build 6");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(6) | Tile.bit(12));
        assertThat(scene.goods(0)).containsExactly(9, 1, 3, 3, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void theExtraBuildingIsOptional() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 6, 5, 10, 13],
                'players': [{'wood': 4, 'gold': 1, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 12", "raise green", "build none");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(12));
        assertThat(scene.p.has(0, WOOD)).isEqualTo(3);
    }

    @Test
    void theExtraBuildingIsPaidInResourcesAlsoWhenTwelveWasPaidInCorn() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 6, 5, 10, 13],
                'players': [{'corn': 10, 'wood': 1, 'gears': {'uxmal': [4]}}]""");
        scene.choose("pick uxmal 4", "use 4", "build 12", "raise green");
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 1", "build none");
        scene.choose("build 1");
        assertThat(scene.goods(0)).containsExactly(6, 0, 0, 0, 0);
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(1) | Tile.bit(12));
    }

    @Test
    void withTikalFourTwelveMakesThreeBuildings() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 2, 3, 10, 13],
                'players': [{'wood': 9, 'gold': 1, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build 12", "raise brown", "build 1", "build 2");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(1) | Tile.bit(2) | Tile.bit(12));
        assertThat(scene.choices()).containsExactly("end");
    }

    // ---------------------------------------------------------------- tiles with an unusable part

    @Test
    void anImpossibleTempleStepOfATileIsLost() {
        Scene scene = Scene.of("""
                'buildings': [14, 13, 4, 5, 10, 11],
                'players': [
                    {'stone': 1, 'gold': 1, 'gears': {'tikal': [2]}, 'temples': {'green': 6}},
                    {'temples': {'green': 7}}]""");
        scene.choose("pick tikal 2", "use 2", "build 14");
        assertThat(scene.levels(0)).containsExactly(0, 0, 0, 1);
        assertThat(scene.steps(0)).containsExactly(1, 1, 6);
    }

    @Test
    void aSeventhWorkerIsLost() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [23, 24, 15, 16, 17, 18],
                'players': [{'workers': 6, 'wood': 3, 'stone': 1, 'gold': 1, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 23");
        assertThat(scene.p.workersInPlay(0)).isEqualTo(6);
        assertThat(scene.p.points(0)).isEqualTo(6);
    }

    @Test
    void anActionThatCannotBePaidIsLost() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [25, 24, 15, 16, 17, 18],
                'players': [{'corn': 0, 'wood': 2, 'stone': 1, 'gold': 1, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 25");
        assertThat(scene.p.points(0)).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("end");
    }

    // ---------------------------------------------------------------- the row

    @Test
    void theRowIsFilledAtTheEndOfTheTurnNotBetweenTwoWorkers() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 10, 11, 13, 14],
                'decks': {'age1': [3, 4, 5, 6, 7, 8, 9, 12]},
                'players': [{'wood': 9, 'gears': {'tikal': [2, 4]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 1");
        // Only 2 is left that wood alone can pay.
        scene.choose("pick tikal 4", "use 4");
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(1) | Tile.bit(2));
        assertThat(scene.p.buildingAt(0)).isZero();
        scene.choose("end");
        assertThat(scene.p.buildingAt(0)).isEqualTo(3);
        assertThat(scene.p.buildingAt(1)).isEqualTo(4);
        assertThat(scene.p.deckSize(1)).isEqualTo(6);
    }

    @Test
    void anEmptyDeckLeavesAGap() {
        Scene scene = Scene.of("""
                'buildings': [1, 2, 3, 4, 5, 6], 'decks': {'age1': [7]},
                'players': [
                    {'wood': 9, 'gears': {'tikal': [4]}}, {'wood': 9, 'gears': {'tikal': [2]}},
                    {'buildings': [8, 9, 10, 11, 12, 13, 14]}]""");
        scene.choose("pick tikal 4", "use 4", "build 1", "build 3", "end");
        assertThat(scene.p.buildingAt(0)).isEqualTo(7);
        assertThat(scene.p.buildingAt(2)).isZero();
        scene.choose("pick tikal 2", "use 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("build 2", "build 4", "build 5", "build 6", "build 7");
    }

    @Test
    void inTheSecondAgeTheRowIsFilledFromTheSecondDeck() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [15, 16, 17, 18, 19, 20],
                'decks': {'age2': [32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21]},
                'players': [{'wood': 2, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 17", "end");
        assertThat(scene.p.buildingAt(2)).isEqualTo(32);
    }

    // ---------------------------------------------------------------- monuments

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 5", "4, 6"})
    void thereAreTwoMonumentsMoreThanPlayers(int seats, int monuments) {
        Scene scene = Scene.start(seats, 8);
        int found = 0;
        for (int slot = 0; slot < 6; slot++) {
            found += scene.p.monumentAt(slot) == 0 ? 0 : 1;
        }
        assertThat(found).isEqualTo(monuments);
    }

    @Test
    void sixBuildingsOfTheFirstAgeLieInTheRowAtTheStart() {
        Scene scene = Scene.start(4, 8);
        for (int slot = 0; slot < 6; slot++) {
            assertThat(scene.p.buildingAt(slot)).isBetween(1, 14);
        }
        assertThat(scene.p.deckSize(1)).isEqualTo(8);
        assertThat(scene.p.deckSize(2)).isEqualTo(18);
    }

    @Test
    void theActionOfABuildingMayBuildAMonument() {
        Scene scene = Scene.of("""
                'round': 15, 'buildings': [25, 24, 15, 16, 17, 28], 'monuments': [1, 2, 3, 4, 5, 6],
                'players': [{'corn': 1, 'wood': 2, 'stone': 3, 'gold': 4, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 25", "action tikal 4", "build m3");
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(3));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    @Test
    void theSkullPaidForAMonumentReturnsToTheBank() {
        Scene scene = Scene.of("""
                'monuments': [13, 2, 3, 4, 5, 6], 'buildings': [13, 2, 3, 4, 5, 6],
                'players': [{'gold': 4, 'skulls': 1, 'gears': {'tikal': [4]}}]""");
        scene.choose("pick tikal 4", "use 4", "build m13");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.skullBank()).isEqualTo(13);
    }
}
