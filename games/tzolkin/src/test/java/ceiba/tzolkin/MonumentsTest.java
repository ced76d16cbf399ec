package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Position;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The 13 monuments: what they cost at Tikal 4 and what they score for seat 0 at the end. */
class MonumentsTest {

    // ---------------------------------------------------------------- kind and cost

    @ParameterizedTest(name = "M{0}: a {1} for {2} wood, {3} stone, {4} gold, {5} skulls")
    @CsvSource({
        "1, tomb, 3, 2, 1, 0",
        "2, civic, 2, 3, 1, 0",
        "3, shrine, 0, 2, 3, 0",
        "4, tomb, 1, 3, 2, 0",
        "5, tomb, 2, 2, 2, 0",
        "6, tomb, 1, 1, 4, 0",
        "7, tomb, 1, 0, 4, 0",
        "8, civic, 3, 0, 3, 0",
        "9, civic, 1, 1, 3, 0",
        "10, civic, 2, 1, 3, 0",
        "11, shrine, 0, 3, 3, 0",
        "12, shrine, 0, 4, 3, 0",
        "13, shrine, 0, 0, 4, 1",
    })
    void kindAndCost(int monument, String kind, int wood, int stone, int gold, int skulls) {
        assertThat(KINDS[Tile.monument(monument).kind]).isEqualTo(kind);

        Scene scene = before(monument, wood, stone, gold, skulls).choose("pick tikal 4", "use 4");
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(monument));
        assertThat(scene.p.monumentAt(0)).as("the row has a gap").isZero();
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.choices()).as("a monument is the whole action").containsExactly("end");
        scene.choose("end");
        assertThat(scene.p.monumentAt(0)).as("monuments are never refilled").isZero();

        assertCannotBuild(wood, before(monument, Math.max(0, wood - 1), stone, gold, skulls));
        assertCannotBuild(stone, before(monument, wood, Math.max(0, stone - 1), gold, skulls));
        assertCannotBuild(gold, before(monument, wood, stone, Math.max(0, gold - 1), skulls));
        assertCannotBuild(skulls, before(monument, wood, stone, gold, Math.max(0, skulls - 1)));
    }

    /** The monument alone in the row, the other five built by seat 1, no building to be had. */
    private static Scene before(int monument, int wood, int stone, int gold, int skulls) {
        String others = IntStream.rangeClosed(1, 13)
                .filter(other -> other != monument)
                .limit(5)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", "));
        return Scene.of("""
                'buildings': [0, 0, 0, 0, 0, 0], 'monuments': [%d, 0, 0, 0, 0, 0], 'players': [
                {'gears': {'tikal': [4]}, 'wood': %d, 'stone': %d, 'gold': %d, 'skulls': %d}, {'monuments': [%s]}]""".formatted(monument, wood, stone, gold, skulls, others));
    }

    private static void assertCannotBuild(int price, Scene oneLess) {
        if (price > 0) {
            oneLess.choose("pick tikal 4");
            assertThat(oneLess.choices()).doesNotContain("use 4");
        }
    }

    @Test
    void theSkullPaidForM13ReturnsToTheBank() {
        Scene scene = before(13, 0, 0, 4, 1);
        assertThat(scene.p.skullBank()).isEqualTo(12);
        scene.choose("pick tikal 4", "use 4");
        assertThat(scene.p.skullBank()).isEqualTo(13);
    }

    @Test
    void architectureIsOfNoUseForMonuments() {
        Scene scene = Scene.of("""
                'buildings': [0, 0, 0, 0, 0, 0], 'monuments': [3, 1, 2, 4, 5, 6], 'players': [
                {'gears': {'tikal': [4]}, 'stone': 2, 'gold': 3, 'technologies': {'architecture': 3}}]""");
        scene.choose("pick tikal 4", "use 4");
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void oneOfSeveralPayableMonumentsIsChosen() {
        Scene scene = Scene.of("""
                'buildings': [0, 0, 0, 0, 0, 0], 'monuments': [7, 9, 1, 2, 4, 5],
                'players': [{'gears': {'tikal': [4]}, 'wood': 1, 'stone': 1, 'gold': 4}]""");
        scene.choose("pick tikal 4", "use 4");
        assertThat(scene.choices()).containsExactly("build m7", "build m9");
        scene.choose("build m9");
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(9));
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 1, 0);
    }

    // ---------------------------------------------------------------- scoring

    /** Points of a monument of seat 0, which has these fields. */
    private static int points(int monument, String player) {
        return points(4, monument, "'players': [{" + player + "}]");
    }

    private static String tiles(String monuments, String buildings) {
        return "'monuments': [" + monuments + "], 'buildings': [" + buildings + "]";
    }

    private static int points(int seats, int monument, String fields) {
        return FinalScore.monument(Scene.of(seats, "'round': 20, " + fields).p, 0, monument);
    }

    @ParameterizedTest
    @CsvSource({"'1', '', 4", "'1, 2, 3', '1, 6, 13', 4", "'1, 4, 5', '10, 22, 26', 24"})
    void m1ScoresFourPerOwnTombBuildingOrMonument(String monuments, String buildings, int points) {
        assertThat(points(1, tiles(monuments, buildings))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"'2', '', 4", "'1, 2, 3', '1, 10, 13', 4", "'2, 8, 10', '6, 9, 18, 21', 28"})
    void m2ScoresFourPerOwnCivicBuildingOrMonument(String monuments, String buildings, int points) {
        assertThat(points(2, tiles(monuments, buildings))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"'3', '', 4", "'1, 2, 3', '1, 6, 10', 4", "'3, 11, 13', '13, 32', 20"})
    void m3ScoresFourPerOwnShrineBuildingOrMonument(String monuments, String buildings, int points) {
        assertThat(points(3, tiles(monuments, buildings))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"'4', '', 2", "'4', '1, 15', 6", "'4, 12', '5, 6, 14, 24, 31', 14"})
    void m4ScoresTwoPerOwnBuildingAndMonumentWithFarms(String monuments, String buildings, int points) {
        assertThat(points(4, tiles(monuments, buildings))).isEqualTo(points);
    }

    @Test
    void othersTilesDoNotCountForM1ToM4() {
        String others = "{'monuments': [4, 2, 3], 'buildings': [10, 6, 13, 1]}";
        assertThat(points(4, 1, "'players': [{'monuments': [1]}, " + others + "]"))
                .isEqualTo(4);
        assertThat(points(4, 4, "'players': [{'monuments': [4]}, {'monuments': [2], 'buildings': [6, 1]}]"))
                .isEqualTo(2);
    }

    @ParameterizedTest(name = "{0} players, {1} monuments: {2}")
    @CsvSource({"2, 1, 6", "2, 3, 18", "3, 1, 5", "3, 4, 20", "4, 1, 4", "4, 6, 24"})
    void m5ScoresPerMonumentOfAnyoneByNumberOfPlayers(int seats, int built, int points) {
        String others =
                IntStream.rangeClosed(6, 4 + built).mapToObj(String::valueOf).collect(Collectors.joining(", "));
        assertThat(points(seats, 5, "'players': [{'monuments': [5]}, {'monuments': [" + others + "]}]"))
                .isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 4", "4, 16"})
    void m6ScoresFourPerCornTile(int tiles, int points) {
        // as many are missing at Palenque 2
        assertThat(points(4, 6, """
                'jungle': {'corn': [%d, 4, 4, 4]}, 'players': [{'monuments': [6], 'cornTiles': %d}]""".formatted(4 - tiles, tiles))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "2, 8", "3, 12"})
    void m7ScoresFourPerWoodTileButNotForBurnedOnes(int tiles, int points) {
        // two more were burned at Palenque 5, which gave two corn tiles
        assertThat(points(4, 7, """
                'jungle': {'corn': [4, 4, 4, 2], 'wood': [0, 4, %d, 2]},
                'players': [{'monuments': [7], 'cornTiles': 2, 'woodTiles': %d}]""".formatted(4 - tiles, tiles))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"3, 0", "4, 6", "5, 12", "6, 18"})
    void m8ScoresWorkersInPlay(int workers, int points) {
        String player = "'monuments': [8], 'gears': {'palenque': [0, 1]}, 'workers': " + workers;
        assertThat(points(8, player)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"2 2 2 2, 0", "3 2 1 0, 9", "0 3 3 0, 20", "3 0 3 3, 33", "3 3 3 3, 33"})
    void m9ScoresTracksAtTheTop(String levels, int points) {
        assertThat(points(9, "'monuments': [9], " + technologies(levels))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"0 0 0 0, 0", "1 0 2 0, 9", "3 3 3 3, 36"})
    void m10ScoresThreePerTechnologyLevel(String levels, int points) {
        assertThat(points(10, "'monuments': [10], " + technologies(levels))).isEqualTo(points);
    }

    private static String technologies(String levels) {
        String[] level = levels.split(" ");
        return "'technologies': {'agriculture': %s, 'extraction': %s, 'architecture': %s, 'theology': %s}"
                .formatted((Object[]) level);
    }

    @ParameterizedTest
    @CsvSource({"1 1 1, 0", "0 0 0, 0", "0 1 0, 0", "2 0 0, 3", "3 5 4, 12", "6 1 1, 15", "1 8 1, 21", "1 1 7, 18"})
    void m11ScoresThreePerStepAboveTheStartInTheBestTempleAndNeverLessThanNothing(String steps, int points) {
        assertThat(points(11, "'monuments': [11], " + temples(steps))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"1 1 1, 0", "0 0 0, -6", "0 4 1, 3", "2 3 4, 9", "6 8 7, 31", "5 6 0, 13"})
    void m12ScoresThePrintedPointsOfAllThreeStepsNegativeOnesToo(String steps, int points) {
        assertThat(points(12, "'monuments': [12], " + temples(steps))).isEqualTo(points);
    }

    private static String temples(String steps) {
        String[] step = steps.split(" ");
        return "'temples': {'brown': %s, 'yellow': %s, 'green': %s}".formatted((Object[]) step);
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "'1', 3", "'2, 5, 9', 9", "'1, 2, 3, 4, 5, 6, 7, 8, 9', 27"})
    void m13ScoresThreePerSkullOnChichenItzaAndNoneInHand(String placed, int points) {
        assertThat(points(4, 13, """
                'placedSkulls': [%s], 'players': [{'monuments': [13], 'skulls': 2}]""".formatted(placed))).isEqualTo(points);
    }

    // ---------------------------------------------------------------- the very last round

    @Test
    void theLastTurnOfTheLastRoundScoresMonumentsSkullsAndGoods() {
        Scene scene = Scene.of("""
                'round': 27, 'turns': 3, 'placedSkulls': [1, 4], 'players': [
                {'corn': 9, 'wood': 1, 'skulls': 1, 'points': 10, 'monuments': [10, 13],
                 'technologies': {'agriculture': 2, 'theology': 1}},
                {'corn': 6, 'monuments': [8], 'workers': 3},
                {'corn': 6},
                {'corn': 6}]""");
        scene.choose("place palenque", "end");
        assertThat(scene.p.decider()).isEqualTo(Position.OVER);
        // All four share the three temples: half of 2, 6 and 4. All have fed three workers for six corn.
        assertThat(scene.p.points(0)).isEqualTo(10 + 6 + 3 * 3 + 2 * 3 + 3 + (3 + 2) / 4.0);
        assertThat(scene.p.points(1)).isEqualTo(6);
        assertThat(scene.p.points(2)).isEqualTo(6);
        assertThat(scene.p.points(3)).isEqualTo(6);
        assertThat(scene.p.place(0)).isEqualTo(1);
        assertThat(scene.p.place(3))
                .as("its worker on the gears breaks the tie")
                .isEqualTo(2);
        assertThat(scene.p.place(1)).isEqualTo(3);
        assertThat(scene.p.place(2)).isEqualTo(3);
    }

    @Test
    void m12TakesPointsAtTheEndFromWhoAngeredTheGods() {
        Scene scene = Scene.of("""
                'round': 27, 'turns': 3, 'players': [
                {'corn': 6, 'monuments': [12], 'temples': {'brown': 0, 'yellow': 0, 'green': 0}},
                {'corn': 6}, {'corn': 6}, {'corn': 6}]""");
        scene.choose("place palenque", "end");
        assertThat(scene.p.points(0)).as("-6 from the temples and -6 once more").isEqualTo(-12);
    }
}
