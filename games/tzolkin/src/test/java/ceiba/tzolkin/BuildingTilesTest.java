package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The 32 buildings: seat 0 picks up a worker from Tikal 2 and pays exactly what the tile costs. */
class BuildingTilesTest {

    private static final String ONE_CORN_NO_MORE = "'corn': 1, ";

    /** The tile alone in the row, its price in hand. */
    private static Scene before(int building, int wood, int stone, int gold, String more) {
        String round = building <= 14 ? "'round': 2" : "'round': 16";
        return Scene.of("""
                %s, 'buildings': [0, 0, %d, 0, 0, 0],
                'players': [{%s'gears': {'tikal': [2]}, 'wood': %d, 'stone': %d, 'gold': %d}]""".formatted(round, building, more, wood, stone, gold));
    }

    private static Scene built(int building, int wood, int stone, int gold, String more) {
        return before(building, wood, stone, gold, more).choose("pick tikal 2", "use 2");
    }

    @ParameterizedTest(name = "building {0}: a {2} of age {1} for {3} wood, {4} stone, {5} gold")
    @CsvSource({
        "1, 1, farm, 1, 0, 0",
        "2, 1, farm, 1, 0, 0",
        "3, 1, farm, 1, 0, 0",
        "4, 1, farm, 4, 0, 0",
        "5, 1, farm, 4, 0, 0",
        "6, 1, civic, 2, 0, 0",
        "7, 1, civic, 3, 0, 0",
        "8, 1, civic, 1, 1, 0",
        "9, 1, civic, 2, 1, 0",
        "10, 1, tomb, 2, 1, 0",
        "11, 1, tomb, 1, 2, 0",
        "12, 1, tomb, 1, 0, 1",
        "13, 1, shrine, 0, 0, 1",
        "14, 1, shrine, 0, 1, 1",
        "15, 2, farm, 2, 0, 0",
        "16, 2, farm, 2, 0, 0",
        "17, 2, farm, 2, 0, 0",
        "18, 2, civic, 3, 0, 0",
        "19, 2, civic, 2, 1, 0",
        "20, 2, civic, 3, 1, 0",
        "21, 2, civic, 2, 2, 0",
        "22, 2, tomb, 0, 3, 0",
        "23, 2, tomb, 1, 1, 1",
        "24, 2, tomb, 1, 0, 2",
        "25, 2, tomb, 2, 1, 1",
        "26, 2, tomb, 1, 2, 1",
        "27, 2, shrine, 0, 2, 0",
        "28, 2, shrine, 0, 0, 2",
        "29, 2, shrine, 0, 0, 3",
        "30, 2, shrine, 0, 2, 1",
        "31, 2, shrine, 0, 1, 2",
        "32, 2, shrine, 0, 1, 1",
    })
    void kindAgeAndCost(int building, int age, String kind, int wood, int stone, int gold) {
        assertThat(KINDS[Tile.building(building).kind]).isEqualTo(kind);
        assertThat(Tile.building(building).age).isEqualTo(age);

        assertThat(Tile.in(built(building, wood, stone, gold, "").p.buildings(0), building))
                .as("its price is enough")
                .isTrue();
        if (wood > 0) {
            assertCannotBuild(before(building, wood - 1, stone, gold, ""));
        }
        if (stone > 0) {
            assertCannotBuild(before(building, wood, stone - 1, gold, ""));
        }
        if (gold > 0) {
            assertCannotBuild(before(building, wood, stone, gold - 1, ""));
        }
    }

    private static void assertCannotBuild(Scene scene) {
        // with nothing to use the worker is merely picked up
        scene.choose("pick tikal 2");
        assertThat(scene.choices()).doesNotContain("use 2");
        assertThat(scene.p.buildings(0)).isZero();
    }

    @ParameterizedTest(name = "building {0}")
    @CsvSource({
        // building, price; goods: corn wood stone gold skulls; temples: brown yellow green; levels: Agr Ext Arc The
        "1,  1 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "2,  1 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "3,  1 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "4,  4 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "5,  4 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "6,  2 0 0,  0 0 0 0 0,  1 1 1,  1 0 0 0,  0",
        "7,  3 0 0,  0 0 1 0 0,  1 1 1,  1 0 0 0,  0",
        "8,  1 1 0,  1 0 0 0 0,  1 1 1,  0 1 0 0,  0",
        "9,  2 1 0,  0 0 0 1 0,  1 1 1,  0 1 0 0,  0",
        "10, 2 1 0,  0 0 0 0 0,  2 2 1,  0 0 0 0,  0",
        "11, 1 2 0,  0 0 0 0 0,  2 1 2,  0 0 0 0,  0",
        "13, 0 0 1,  0 0 0 0 0,  1 1 1,  0 0 1 0,  0",
        "14, 0 1 1,  0 0 0 0 0,  1 1 2,  0 0 0 1,  0",
        "15, 2 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "16, 2 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "17, 2 0 0,  0 0 0 0 0,  1 1 1,  0 0 0 0,  0",
        "23, 1 1 1,  0 0 0 0 0,  1 1 1,  0 0 0 0,  6",
        "24, 1 0 2,  0 0 0 0 0,  1 1 1,  0 0 0 0,  8",
        "26, 1 2 1,  0 0 0 0 0,  2 2 2,  0 0 0 0,  3",
        "27, 0 2 0,  0 0 0 0 0,  3 1 1,  0 0 0 0,  2",
        "28, 0 0 2,  0 0 0 0 0,  1 1 3,  0 0 0 0,  3",
        "29, 0 0 3,  0 0 0 0 0,  1 3 1,  0 0 0 0,  4",
        "30, 0 2 1,  0 0 0 0 0,  2 1 2,  0 0 0 1,  0",
        "32, 0 1 1,  0 0 0 0 0,  1 1 1,  0 0 1 0,  3",
    })
    void whatItGivesAtOnce(int building, String price, String goods, String temples, String levels, double points) {
        List<Integer> paid = numbers(price);
        Scene scene = built(building, paid.get(0), paid.get(1), paid.get(2), "");
        assertThat(scene.goods(0)).isEqualTo(numbers(goods));
        assertThat(scene.steps(0)).isEqualTo(numbers(temples));
        assertThat(scene.levels(0)).isEqualTo(numbers(levels));
        assertThat(scene.p.points(0)).isEqualTo(points);
        assertThat(scene.p.workersInPlay(0)).isEqualTo(building == 23 ? 4 : 3);
        assertThat(scene.choices()).as("nothing is left to decide").containsExactly("end");
    }

    private static List<Integer> numbers(String text) {
        return List.of(text.split(" ")).stream().map(Integer::valueOf).toList();
    }

    @ParameterizedTest(name = "building {0}: {2}")
    @CsvSource({
        "7,  3 0 0, agriculture stone",
        "8,  1 1 0, extraction corn",
        "9,  2 1 0, extraction gold",
        "10, 2 1 0, brown yellow",
        "11, 1 2 0, brown green",
        "14, 0 1 1, theology green",
        "23, 1 1 1, worker points",
        "26, 1 2 1, brown yellow green points",
        "27, 0 2 0, brown brown points",
        "28, 0 0 2, green green points",
        "29, 0 0 3, yellow yellow points",
        "30, 0 2 1, theology brown green",
        "32, 0 1 1, architecture points",
    })
    void severalEffectsComeInThePrintedOrder(int building, String price, String effects) {
        List<Integer> paid = numbers(price);
        TzolkinPosition p =
                before(building, paid.get(0), paid.get(1), paid.get(2), "").choose("pick tikal 2").p;
        List<String> happened = new ArrayList<>();
        p.choose(Tzolkin.GAME.codec().choice("use 2"), (kind, seat, a, b, c) -> {
            switch (TzolkinEvent.numbered(kind)) {
                case GAIN -> happened.add(GOODS[a]);
                case STEP_UP -> happened.add(TEMPLES[a]);
                case ADVANCE -> happened.add(TECHNOLOGIES[a]);
                case WORKER -> happened.add("worker");
                case POINTS -> happened.add("points");
                default -> {} // the way to the building
            }
        });
        assertThat(happened).containsExactly(effects.split(" "));
    }

    // ---------------------------------------------------------------- farms

    @ParameterizedTest(name = "farms {0}: {1} workers are fed for {2} corn")
    @CsvSource({
        "'', 3, 6",
        "'1', 3, 4",
        "'2', 3, 4",
        "'3', 3, 4",
        "'1, 3', 3, 2",
        "'1, 2, 3', 3, 0",
        "'4', 3, 3",
        "'5', 3, 3",
        "'4, 5', 3, 0",
        "'1, 4', 3, 2",
        "'1, 2, 3', 4, 2",
    })
    void farmsOfTheFirstAgeMakeFeedingCheaper(String farms, int workers, int corn) {
        Scene scene = foodDay(8, farms, workers);
        assertThat(scene.p.corn(3)).isEqualTo(10 - corn);
        assertThat(scene.p.points(3)).isZero();
    }

    @ParameterizedTest(name = "farms {0}: {1} workers are fed for {2} corn")
    @CsvSource({
        "'15', 3, 0",
        "'16', 4, 2",
        "'17', 5, 4",
        "'15, 16', 6, 0",
        "'1, 16', 6, 4",
        "'4, 17', 6, 3",
    })
    void farmsOfTheSecondAgeFeedThreeWorkersEach(String farms, int workers, int corn) {
        Scene scene = foodDay(21, farms, workers);
        assertThat(scene.p.corn(3)).isEqualTo(10 - corn);
    }

    /** Seat 3 has the last turn of a Food Day and ends it. */
    private static Scene foodDay(int round, String farms, int workers) {
        return Scene.of("""
                'round': %d, 'turns': 3, 'phase': 'picking-up',
                'players': [{}, {}, {}, {'corn': 10, 'workers': %d, 'buildings': [%s]}]""".formatted(round, workers, farms)).choose("end");
    }

    // ---------------------------------------------------------------- tiles with a decision

    @ParameterizedTest
    @CsvSource({"brown, 2 1 1", "yellow, 1 2 1", "green, 1 1 2"})
    void building12RaisesInAnyTemple(String temple, String steps) {
        Scene scene = built(12, 1, 0, 1, "");
        assertThat(scene.choices()).containsExactly("raise brown", "raise yellow", "raise green");
        scene.choose("raise " + temple);
        assertThat(scene.steps(0)).isEqualTo(numbers(steps));
        assertThat(scene.choices()).as("nothing else to build").containsExactly("end");
    }

    @Test
    void building12ThenAllowsOneMoreBuilding() {
        Scene scene = withBuilding12AndMore();
        assertThat(scene.choices()).containsExactly("build 1", "build 8", "build none");
        scene.choose("build 8");
        assertThat(scene.goods(0)).containsExactly(1, 0, 0, 0, 0);
        assertThat(scene.levels(0)).containsExactly(0, 1, 0, 0);
        assertThat(scene.choices()).as("only one more").containsExactly("end");
    }

    @Test
    void building12sMoreBuildingMayBeDeclined() {
        Scene scene = withBuilding12AndMore().choose("build none");
        assertThat(scene.goods(0)).containsExactly(0, 1, 1, 0, 0);
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(12));
        assertThat(scene.choices()).containsExactly("end");
    }

    private static Scene withBuilding12AndMore() {
        return Scene.of("""
                'buildings': [12, 1, 8, 4, 0, 0],
                'players': [{'gears': {'tikal': [2]}, 'wood': 2, 'stone': 1, 'gold': 1}]""").choose("pick tikal 2", "use 2", "build 12", "raise brown");
    }

    @ParameterizedTest(name = "building {0}, then {5}")
    @CsvSource({
        "18, 3 0 0, agriculture,  1 0 0 0, 0 0 1 0 0",
        "18, 3 0 0, theology,     0 0 0 1, 0 0 1 0 0",
        "19, 2 1 0, extraction,   0 1 0 0, 0 0 0 1 0",
        "20, 3 1 0, architecture, 0 0 1 0, 6 0 0 0 0",
        "21, 2 2 0, theology,     0 0 0 1, 0 0 0 0 1",
    })
    void anyTechnologyThenGoods(int building, String price, String technology, String levels, String goods) {
        List<Integer> paid = numbers(price);
        Scene scene = built(building, paid.get(0), paid.get(1), paid.get(2), "");
        assertThat(scene.choices())
                .containsExactly(
                        "advance agriculture", "advance extraction", "advance architecture", "advance theology");
        assertThat(scene.goods(0)).as("the goods come after the level").containsExactly(0, 0, 0, 0, 0);
        scene.choose("advance " + technology);
        assertThat(scene.levels(0)).isEqualTo(numbers(levels));
        assertThat(scene.goods(0)).isEqualTo(numbers(goods));
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void building21sSkullComesFromTheBank() {
        Scene scene = built(21, 2, 2, 0, "");
        assertThat(scene.p.skullBank()).isEqualTo(13);
        scene.choose("advance theology");
        assertThat(scene.p.skullBank()).isEqualTo(12);
    }

    @Test
    void aFreeTechnologyAtTheTopGivesItsBonusForNothing() {
        Scene scene = built(18, 3, 0, 0, "'technologies': {'extraction': 3}, ");
        scene.choose("advance extraction", "take gold gold");
        assertThat(scene.goods(0)).as("the bonus and the tile's stone").containsExactly(0, 0, 1, 2, 0);
        assertThat(scene.levels(0)).containsExactly(0, 3, 0, 0);
    }

    @ParameterizedTest
    @CsvSource({"agriculture, agriculture, 2 0 0 0", "extraction, theology, 0 1 0 1"})
    void building31GivesTwoLevelsOnTheSameTrackOrOnTwo(String one, String two, String levels) {
        Scene scene = built(31, 0, 1, 2, "").choose("advance " + one, "advance " + two);
        assertThat(scene.levels(0)).isEqualTo(numbers(levels));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void building22OpensTheMarketBeforeItScores() {
        Scene scene = built(22, 0, 3, 0, "'corn': 5, ");
        assertThat(scene.choices()).containsExactly("buy wood", "buy stone", "buy gold", "trade none");
        scene.choose("buy wood", "buy stone");
        assertThat(scene.goods(0)).containsExactly(0, 1, 1, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(6);
        assertThat(scene.choices()).as("nothing left that could be traded").containsExactly("end");
    }

    @Test
    void building22sMarketMayBeLeftAtOnce() {
        Scene scene = built(22, 0, 3, 0, "'corn': 5, ");
        assertThat(scene.p.points(0)).isZero();
        scene.choose("trade none");
        assertThat(scene.goods(0)).containsExactly(5, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(6);
    }

    @Test
    void building23BringsNoSeventhWorkerButItsPoints() {
        Scene scene = built(23, 1, 1, 1, "'workers': 6, ");
        assertThat(scene.p.workersInPlay(0)).isEqualTo(6);
        assertThat(scene.p.points(0)).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"palenque 1", "yaxchilan 1", "yaxchilan 5", "uxmal 3"})
    void building25SellsAnActionForOneCornBeforeItScores(String action) {
        Scene scene = built(25, 2, 1, 1, ONE_CORN_NO_MORE);
        assertThat(scene.choices())
                .contains("action palenque 2", "action palenque 5", "action yaxchilan 4", "action none")
                .doesNotContain("action tikal 1", "action uxmal 1", "action uxmal 2");
        assertThat(scene.p.points(0)).isZero();
        scene.choose("action " + action);
        assertThat(scene.goods(0))
                .isEqualTo(
                        switch (action) {
                            case "palenque 1" -> List.of(3, 0, 0, 0, 0);
                            case "yaxchilan 1" -> List.of(0, 1, 0, 0, 0);
                            case "yaxchilan 5" -> List.of(2, 0, 1, 1, 0);
                            default -> List.of(0, 0, 0, 0, 0);
                        });
        assertThat(scene.p.workersInPlay(0)).isEqualTo(action.equals("uxmal 3") ? 4 : 3);
        assertThat(scene.p.points(0)).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void building25sActionMayBeDeclined() {
        Scene scene = built(25, 2, 1, 1, ONE_CORN_NO_MORE).choose("action none");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    @Test
    void building25WithoutCornGivesOnlyItsPoints() {
        Scene scene = built(25, 2, 1, 1, "");
        assertThat(scene.p.points(0)).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void building25sActionReachesAMonumentThroughTikal4() {
        Scene scene = Scene.of("""
                'round': 16, 'buildings': [25, 0, 0, 0, 0, 0], 'monuments': [7, 1, 2, 3, 4, 5],
                'players': [{'corn': 1, 'gears': {'tikal': [2]}, 'wood': 3, 'stone': 1, 'gold': 5}]""");
        // what pays the monument could also pay other things; only one building and one monument can be paid
        scene.choose("pick tikal 2", "use 2", "action tikal 4");
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(7));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    // ---------------------------------------------------------------- parts that cannot be used

    @Test
    void aStepIntoAnOccupiedTopStepIsLostAndTheTileMayStillBeBuilt() {
        Scene scene = Scene.of("""
                'round': 16, 'buildings': [27, 0, 0, 0, 0, 0],
                'players': [{'gears': {'tikal': [2]}, 'stone': 2, 'temples': {'brown': 4}}, {'temples': {'brown': 6}}]""");
        scene.choose("pick tikal 2", "use 2");
        assertThat(scene.steps(0)).as("one step of two").containsExactly(5, 1, 1);
        assertThat(scene.p.points(0)).isEqualTo(2);
    }

    @Test
    void building12WithoutAFreeStepGoesOnWithItsBuilding() {
        Scene scene = Scene.of("""
                'buildings': [12, 1, 2, 0, 0, 0],
                'players': [{'gears': {'tikal': [2]}, 'wood': 2, 'gold': 1,
                             'temples': {'brown': 6, 'yellow': 8, 'green': 7}}]""");
        scene.choose("pick tikal 2", "use 2", "build 12");
        assertThat(scene.choices()).containsExactly("build 1", "build 2", "build none");
    }
}
