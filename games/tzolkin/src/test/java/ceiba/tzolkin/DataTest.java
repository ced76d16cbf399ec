package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers in the box, typed by hand from the rules, against those the data files hold. */
class DataTest {

    // ---------------------------------------------------------------- tiles

    @ParameterizedTest(name = "age {0}: {2} of kind {1}")
    @CsvSource({
        "1, farm, 5",
        "1, civic, 4",
        "1, tomb, 3",
        "1, shrine, 2",
        "2, farm, 3",
        "2, civic, 4",
        "2, tomb, 5",
        "2, shrine, 6",
    })
    void buildingsByAgeAndKind(int age, String kind, int count) {
        assertThat(IntStream.rangeClosed(1, 32).mapToObj(Tile::building))
                .filteredOn(tile -> tile.age == age && KINDS[tile.kind].equals(kind))
                .hasSize(count);
    }

    @Test
    void fourteenBuildingsOfTheFirstAgeAndEighteenOfTheSecond() {
        assertThat(AGE_1_BUILDINGS).isEqualTo(14);
        assertThat(AGE_2_BUILDINGS).isEqualTo(18);
        assertThat(IntStream.rangeClosed(1, 14).map(i -> Tile.building(i).age)).containsOnly(1);
        assertThat(IntStream.rangeClosed(15, 32).map(i -> Tile.building(i).age)).containsOnly(2);
    }

    @ParameterizedTest
    @CsvSource({"tomb, 5", "civic, 4", "shrine, 4", "farm, 0"})
    void monumentsByKind(String kind, int count) {
        assertThat(IntStream.rangeClosed(1, 13).mapToObj(Tile::monument))
                .filteredOn(tile -> KINDS[tile.kind].equals(kind))
                .hasSize(count);
    }

    @ParameterizedTest(name = "{0} seats: {1} monuments, {2} dummies")
    @CsvSource({"2, 4, 12", "3, 5, 6", "4, 6, 0"})
    void whatLiesOnTheTableByNumberOfSeats(int seats, int monuments, int dummies) {
        TzolkinPosition p = Scene.start(seats, 5).p;
        assertThat(IntStream.range(0, 6).filter(slot -> p.monumentAt(slot) != 0))
                .hasSize(monuments);
        assertThat(Long.bitCount(p.dummies())).isEqualTo(dummies);
        assertThat(IntStream.range(0, 6).map(p::buildingAt)).hasSize(6).allMatch(i -> i >= 1 && i <= 14);
        assertThat(p.deckSize(1)).isEqualTo(8);
        assertThat(p.deckSize(2)).isEqualTo(18);
        assertThat(p.skullBank()).isEqualTo(13);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(p.workersInPlay(seat)).isEqualTo(3);
            assertThat(Integer.bitCount(p.dealt(seat))).isEqualTo(4);
        }
    }

    @ParameterizedTest(name = "{0} seats")
    @CsvSource({"2", "3", "4"})
    void theJungleHasAsManyStacksAsSeatsAndNoWoodAtPalenque2(int seats) {
        TzolkinPosition p = Scene.start(seats, 5).p;
        assertThat(IntStream.rangeClosed(2, 5).map(p::jungleCorn)).containsExactly(seats, seats, seats, seats);
        assertThat(IntStream.rangeClosed(2, 5).map(p::jungleWood)).containsExactly(0, seats, seats, seats);
    }

    // ---------------------------------------------------------------- temples

    @ParameterizedTest
    @CsvSource({"brown, -1 0 2 4 6 7 8", "yellow, -2 0 1 2 4 6 9 12 13", "green, -3 0 1 3 5 7 9 10"})
    void pointsOfTheTemplesSteps(String temple, String points) {
        assertThat(Board.TEMPLE_POINTS[temple(temple)]).containsExactly(numbers(points));
    }

    /** A good by its first letter, K for a skull. */
    @ParameterizedTest
    @CsvSource({"brown, - - S - S - -", "yellow, - - - G - G - - -", "green, - - W - W K - -"})
    void goodsOfTheTemplesSteps(String temple, String goods) {
        String[] expected = goods.split(" ");
        String[] found = Arrays.stream(Board.TEMPLE_GOODS[temple(temple)])
                .mapToObj(good -> good < 0 ? "-" : good == SKULL ? "K" : GOODS[good].substring(0, 1))
                .map(letter -> letter.toUpperCase(Locale.ROOT))
                .toArray(String[]::new);
        assertThat(found).containsExactly(expected);
    }

    @ParameterizedTest
    @CsvSource({"brown, 6 2", "yellow, 2 6", "green, 4 4"})
    void bonusForTheHighestInEachAge(String temple, String bonus) {
        assertThat(Board.TEMPLE_BONUS[temple(temple)]).containsExactly(numbers(bonus));
    }

    @Test
    void everybodyStartsOnTheStepWorthNothing() {
        Scene scene = Scene.start(4, 5);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(scene.steps(seat)).containsExactly(1, 1, 1);
        }
    }

    // ---------------------------------------------------------------- gears

    @ParameterizedTest(name = "Chichen Itza {0}")
    @CsvSource({
        "1, 4, brown, 0",
        "2, 5, brown, 0",
        "3, 6, brown, 0",
        "4, 7, green, 0",
        "5, 8, green, 0",
        "6, 8, green, 1",
        "7, 10, yellow, 0",
        "8, 11, yellow, 1",
        "9, 13, yellow, 1",
    })
    void chichenItza(int action, int points, String temple, int resources) {
        assertThat(Board.CHICHEN_POINTS[action]).isEqualTo(points);
        assertThat(TEMPLES[Board.CHICHEN_TEMPLE[action]]).isEqualTo(temple);
        assertThat(Board.CHICHEN_RESOURCE[action]).isEqualTo(resources);
    }

    @Test
    void palenque() {
        assertThat(Board.FISHING).isEqualTo(3);
        assertThat(Board.HARVEST_CORN).containsExactly(0, 0, 4, 5, 7, 9);
        assertThat(Board.HARVEST_WOOD).containsExactly(0, 0, 0, 2, 3, 4);
    }

    @Test
    void yaxchilan() {
        assertThat(Board.YAXCHILAN_GOODS[CORN]).containsExactly(0, 0, 1, 2, 0, 2);
        assertThat(Board.YAXCHILAN_GOODS[WOOD]).containsExactly(0, 1, 0, 0, 0, 0);
        assertThat(Board.YAXCHILAN_GOODS[STONE]).containsExactly(0, 0, 1, 0, 0, 1);
        assertThat(Board.YAXCHILAN_GOODS[GOLD]).containsExactly(0, 0, 0, 1, 0, 1);
        assertThat(Board.YAXCHILAN_GOODS[SKULL]).containsExactly(0, 0, 0, 0, 1, 0);
    }

    @Test
    void uxmal() {
        assertThat(Board.CORN_FOR_TEMPLE).isEqualTo(3);
        assertThat(Board.CORN_FOR_ANY_ACTION).isEqualTo(1);
        assertThat(Board.CORN_PER_RESOURCE).isEqualTo(2);
    }

    @Test
    void fourGearsOfTenTeethAndOneOfThirteen() {
        assertThat(Gears.TEETH).containsExactly(10, 10, 10, 10, 13);
        assertThat(Gears.LAST_SPACE).containsExactly(7, 7, 7, 7, 10);
        assertThat(Gears.LAST_ACTION).containsExactly(5, 5, 5, 5, 9);
    }

    // ---------------------------------------------------------------- prices and calendar

    @Test
    void theMarketTakesTwoThreeAndFourCornForWoodStoneAndGold() {
        assertThat(Board.MARKET[WOOD]).isEqualTo(2);
        assertThat(Board.MARKET[STONE]).isEqualTo(3);
        assertThat(Board.MARKET[GOLD]).isEqualTo(4);
    }

    @Test
    void technologiesCostOneTwoAndThreeResourcesAndTheBonusOne() {
        assertThat(Board.TECHNOLOGY_PRICE).containsExactly(1, 2, 3, 1);
    }

    @Test
    void foodDaysEndTheRounds8And14And21And27() {
        assertThat(Board.FOOD_DAYS).containsExactly(8, 14, 21, 27);
        assertThat(Board.LAST_ROUND).isEqualTo(27);
        assertThat(Board.TEETH).isEqualTo(26);
    }

    private static int temple(String word) {
        return Arrays.asList(TEMPLES).indexOf(word);
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
