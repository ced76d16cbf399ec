package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Advancing in the technologies, and what agriculture and extraction add. See also the tests of the other two. */
class TechnologiesTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 2", "2, 3"})
    void theNextLevelCostsItsNumberInResources(int level, int price) {
        String fields = "'players': [{'wood': %d, 'technologies': {'agriculture': %d}, 'gears': {'tikal': [1]}}]";
        Scene poor = Scene.of(fields.formatted(price - 1, level)).choose("pick tikal 1");
        if (price > 1) {
            poor.choose("use 1");
        }
        assertThat(poor.choices()).doesNotContain("advance agriculture");
        Scene scene = Scene.of(fields.formatted(price, level)).choose("pick tikal 1", "use 1", "advance agriculture");
        assertThat(scene.p.level(0, AGRICULTURE)).isEqualTo(level + 1);
        assertThat(scene.p.has(0, WOOD)).isZero();
    }

    @Test
    void theResourcesMayBeOfAnyMix() {
        Scene scene = Scene.of("""
                'players': [
                    {'wood': 1, 'stone': 1, 'gold': 3, 'technologies': {'theology': 2}, 'gears': {'tikal': [1]}}]""");
        scene.choose("pick tikal 1", "use 1", "advance theology");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "pay wood stone gold", "pay wood gold gold", "pay stone gold gold", "pay gold gold gold");
        scene.choose("pay wood gold gold");
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 1, 0);
        assertThat(scene.p.level(0, THEOLOGY)).isEqualTo(3);
    }

    @Test
    void skullsAndCornPayForNoTechnology() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 9, 'skulls': 3, 'wood': 1, 'technologies': {'agriculture': 1, 'extraction': 1,
                    'architecture': 1}, 'gears': {'tikal': [3]}}]""");
        scene.choose("pick tikal 3", "use 3");
        // One resource affords one level 1, and then nothing more.
        assertThat(scene.levels(0)).containsExactly(1, 1, 1, 1);
        assertThat(scene.choices()).containsExactly("end");
    }

    // ---------------------------------------------------------------- beyond the top

    @Test
    void beyondTheTopAgricultureRaisesATempleForOneResource() {
        Scene scene = atTheTop("agriculture").choose("advance agriculture", "pay stone");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise brown", "raise yellow", "raise green");
        scene.choose("raise green");
        assertThat(scene.steps(0)).containsExactly(1, 1, 2);
        assertThat(scene.goods(0)).containsExactly(0, 1, 0, 0, 0);
        assertThat(scene.levels(0)).containsExactly(3, 0, 0, 0);
    }

    @Test
    void beyondTheTopExtractionGivesTwoResourcesForOne() {
        Scene scene = atTheTop("extraction").choose("advance extraction", "pay wood");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "take wood wood",
                        "take wood stone",
                        "take wood gold",
                        "take stone stone",
                        "take stone gold",
                        "take gold gold");
        scene.choose("take stone gold");
        assertThat(scene.goods(0)).containsExactly(0, 0, 2, 1, 0);
        assertThat(scene.levels(0)).containsExactly(0, 3, 0, 0);
    }

    @Test
    void beyondTheTopArchitectureGivesThreePointsForOneResource() {
        Scene scene = atTheTop("architecture").choose("advance architecture", "pay wood");
        assertThat(scene.p.points(0)).isEqualTo(3);
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 0, 0);
        assertThat(scene.levels(0)).containsExactly(0, 0, 3, 0);
    }

    @Test
    void beyondTheTopTheologyGivesOneSkullForOneResource() {
        Scene scene = atTheTop("theology").choose("advance theology", "pay wood");
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 0, 1);
        assertThat(scene.levels(0)).containsExactly(0, 0, 0, 3);
    }

    @Test
    void theBonusMayBeTakenTwiceWithTikalThree() {
        Scene scene = Scene.of("""
                'players': [{'wood': 2, 'technologies': {'architecture': 3}, 'gears': {'tikal': [3]}}]""");
        scene.choose("pick tikal 3", "use 3", "advance architecture", "advance architecture");
        assertThat(scene.p.points(0)).isEqualTo(6);
        assertThat(scene.p.has(0, WOOD)).isZero();
    }

    @Test
    void resourcesOfTheBonusMayPayTheSecondAdvance() {
        Scene scene = Scene.of("""
                'players': [{'wood': 1, 'technologies': {'extraction': 3, 'theology': 1}, 'gears': {'tikal': [3]}}]""");
        scene.choose("pick tikal 3", "use 3", "advance extraction", "take gold gold", "advance theology");
        assertThat(scene.levels(0)).containsExactly(0, 3, 0, 2);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    void aFreeAdvanceAtTheTopGivesTheBonusWithoutPay() {
        Scene scene = Scene.of("""
                'buildings': [6, 2, 3, 4, 5, 7],
                'players': [{'wood': 2, 'technologies': {'agriculture': 3}, 'gears': {'tikal': [2]}}]""");
        scene.choose("pick tikal 2", "use 2", "build 6", "raise yellow");
        assertThat(scene.steps(0)).containsExactly(1, 2, 1);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    void aSkullTheBankDoesNotHaveIsLost() {
        Scene scene = Scene.of("""
                'players': [
                    {'wood': 1, 'technologies': {'theology': 3}, 'gears': {'tikal': [1]}}, {'skulls': 13}]""");
        scene.choose("pick tikal 1", "use 1", "advance theology");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    // ---------------------------------------------------------------- agriculture

    @ParameterizedTest
    @CsvSource({
        "1, 2, 5",
        "1, 3, 6",
        "1, 4, 8",
        "1, 5, 10",
        "2, 2, 5",
        "2, 5, 10",
        "3, 2, 7",
        "3, 3, 8",
        "3, 4, 10",
        "3, 5, 12"
    })
    void agricultureAddsOneOneThreeCornToAHarvest(int level, int action, int corn) {
        Scene scene = Scene.of("""
                'jungle': {'wood': [0, 0, 0, 0]},
                'players': [{'technologies': {'agriculture': %d}, 'gears': {'palenque': [%d]}}]""".formatted(level, action));
        scene.choose("pick palenque " + action, "use " + action);
        assertThat(scene.p.corn(0)).isEqualTo(corn);
        assertThat(scene.p.cornTiles(0)).isEqualTo(1); // an open one must be taken
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "1, 3", "2, 4", "3, 4"})
    void agricultureAddsOneCornToFishingFromLevelTwo(int level, int corn) {
        Scene scene = Scene.of("""
                'players': [{'technologies': {'agriculture': %d}, 'gears': {'palenque': [1]}}]""".formatted(level));
        scene.choose("pick palenque 1", "use 1");
        assertThat(scene.p.corn(0)).isEqualTo(corn);
    }

    @Test
    void agricultureAddsToABurnedForestToo() {
        Scene scene = Scene.of("'players': [{'technologies': {'agriculture': 1}, 'gears': {'palenque': [4]}}]");
        scene.choose("pick palenque 4", "use 4", "burn brown");
        assertThat(scene.p.corn(0)).isEqualTo(8);
    }

    @Test
    void agricultureTwoHarvestsCornWithoutATileUnderTheWoodAndAngersNobody() {
        Scene scene = Scene.of("'players': [{'technologies': {'agriculture': 2}, 'gears': {'palenque': [4]}}]");
        scene.choose("pick palenque 4", "use 4");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("harvest corn", "harvest wood", "burn brown", "burn yellow", "burn green");
        scene.choose("harvest corn");
        assertThat(scene.p.corn(0)).isEqualTo(8);
        assertThat(scene.p.cornTiles(0)).isZero();
        assertThat(scene.p.jungleCorn(4)).isEqualTo(4);
        assertThat(scene.p.jungleWood(4)).isEqualTo(4);
        assertThat(scene.steps(0)).containsExactly(1, 1, 1);
    }

    @Test
    void agricultureTwoHarvestsCornWhereNoTileIsLeft() {
        Scene scene = Scene.of("""
                'jungle': {'corn': [0, 4, 4, 4]},
                'players': [{'technologies': {'agriculture': 2}, 'gears': {'palenque': [2]}}, {'cornTiles': 4}]""");
        scene.choose("pick palenque 2", "use 2");
        assertThat(scene.p.corn(0)).isEqualTo(5);
        assertThat(scene.p.cornTiles(0)).isZero();
    }

    @Test
    void agricultureOneNeedsATile() {
        Scene scene = Scene.of("""
                'jungle': {'corn': [0, 4, 4, 4]},
                'players': [
                    {'corn': 1, 'technologies': {'agriculture': 1}, 'gears': {'palenque': [2]}}, {'cornTiles': 4}]""");
        scene.choose("pick palenque 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use none");
    }

    @Test
    void agricultureAddsNothingToOtherCorn() {
        Scene scene = Scene.of("""
                'buildings': [8, 2, 3, 4, 5, 7],
                'players': [{'corn': 0, 'wood': 1, 'stone': 1, 'technologies': {'agriculture': 3},
                    'gears': {'yaxchilan': [2], 'uxmal': [2], 'tikal': [2]}}]""");
        scene.choose("pick yaxchilan 2", "use 2");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        scene.choose("pick uxmal 2", "use 2", "sell stone", "trade none");
        assertThat(scene.p.corn(0)).isEqualTo(4);
        scene.choose("pick tikal 2", "use 2", "build 8");
        assertThat(scene.p.corn(0)).isEqualTo(5);
    }

    // ---------------------------------------------------------------- extraction

    @ParameterizedTest
    @CsvSource({
        "1, 1, 0, 2, 0, 0", "1, 2, 1, 0, 1, 0", "1, 3, 2, 0, 0, 1", "1, 5, 2, 0, 1, 1",
        "2, 1, 0, 2, 0, 0", "2, 2, 1, 0, 2, 0", "2, 3, 2, 0, 0, 1", "2, 5, 2, 0, 2, 1",
        "3, 1, 0, 2, 0, 0", "3, 2, 1, 0, 2, 0", "3, 3, 2, 0, 0, 2", "3, 5, 2, 0, 2, 2"
    })
    void extractionAddsWoodThenStoneThenGoldAtYaxchilan(
            int level, int action, int corn, int wood, int stone, int gold) {
        Scene scene = Scene.of("""
                'players': [{'technologies': {'extraction': %d}, 'gears': {'yaxchilan': [%d]}}]""".formatted(level, action));
        scene.choose("pick yaxchilan " + action, "use " + action);
        assertThat(scene.goods(0)).containsExactly(corn, wood, stone, gold, 0);
    }

    @Test
    void extractionAddsNoSkull() {
        Scene scene = Scene.of("'players': [{'technologies': {'extraction': 3}, 'gears': {'yaxchilan': [4]}}]");
        scene.choose("pick yaxchilan 4", "use 4");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 1);
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 3", "1, 4, 4", "1, 5, 5", "3, 5, 5"})
    void extractionAddsOneWoodToWoodFromTheJungle(int level, int action, int wood) {
        Scene scene = Scene.of("""
                'players': [{'technologies': {'extraction': %d}, 'gears': {'palenque': [%d]}}]""".formatted(level, action));
        scene.choose("pick palenque " + action, "use " + action, "harvest wood");
        assertThat(scene.goods(0)).containsExactly(0, wood, 0, 0, 0);
    }

    @Test
    void extractionAddsNothingToCornFromTheJungle() {
        Scene scene = Scene.of("'players': [{'technologies': {'extraction': 3}, 'gears': {'palenque': [3]}}]");
        scene.choose("pick palenque 3", "use 3", "burn green");
        assertThat(scene.goods(0)).containsExactly(5, 0, 0, 0, 0);
    }

    @Test
    void extractionAddsNothingToMarketTilesAndChichenItza() {
        Scene scene = Scene.of("""
                'buildings': [7, 2, 3, 4, 5, 6],
                'players': [{'corn': 2, 'wood': 2, 'skulls': 1, 'technologies': {'extraction': 3},
                    'gears': {'uxmal': [2], 'tikal': [2], 'chichen-itza': [6]}}]""");
        scene.choose("pick uxmal 2", "use 2", "buy wood");
        assertThat(scene.goods(0)).containsExactly(0, 3, 0, 0, 1);
        scene.choose("pick tikal 2", "use 2", "build 7");
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 0, 1);
        scene.choose("pick chichen-itza 6", "use 6", "take gold");
        assertThat(scene.goods(0)).containsExactly(0, 0, 1, 1, 0);
    }

    @Test
    void extractionAddsNothingToTheGoodsOfTheTemples() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8,
                'players': [{'corn': 6, 'technologies': {'extraction': 3},
                    'temples': {'brown': 2, 'yellow': 3, 'green': 2}}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.goods(0)).containsExactly(0, 1, 1, 1, 0);
    }

    /** Red at level 3 of one technology, using Tikal 1 with a wood and a stone. */
    private static Scene atTheTop(String technology) {
        return Scene.of("""
                'players': [{'wood': 1, 'stone': 1, 'technologies': {'%s': 3}, 'gears': {'tikal': [1]}}]""".formatted(technology)).choose("pick tikal 1", "use 1");
    }
}
