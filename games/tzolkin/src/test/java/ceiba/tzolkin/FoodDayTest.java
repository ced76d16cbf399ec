package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Feeding the workers, with the rulebooks' examples. The rewards of the temples have their own test. */
class FoodDayTest {

    @Test
    void fiveCornFeedTwoOfThreeWorkersAndTheThirdCostsThreePoints() {
        Scene scene = afterFoodDay(8, "{'corn': 5}");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        assertThat(scene.p.points(0)).isEqualTo(-3);
    }

    @Test
    void withTwoSmallFarmsAndALargeOneFiveWorkersNeedThreeCorn() {
        Scene scene = afterFoodDay(8, "{'corn': 10, 'workers': 5, 'buildings': [1, 2, 4]}");
        assertThat(scene.p.corn(0)).isEqualTo(7);
        assertThat(scene.p.points(0)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"3, 6", "4, 8", "5, 10", "6, 12"})
    void everyWorkerInPlayNeedsTwoCorn(int workers, int corn) {
        Scene scene = afterFoodDay(8, "{'corn': 20, 'workers': %d}".formatted(workers));
        assertThat(scene.p.corn(0)).isEqualTo(20 - corn);
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void workersOnTheGearsAreFedToo() {
        Scene scene = afterFoodDay(8, "{'corn': 8, 'workers': 4, 'gears': {'palenque': [1], 'uxmal': [7]}}");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void theWorkerOnTheFirstPlayerSpaceIsFedToo() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8, 'claimant': 0, 'players': [{'corn': 6, 'light': false}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void pointsMayBeNegative() {
        Scene scene = afterFoodDay(8, "{'corn': 1, 'workers': 6, 'points': 2}");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        assertThat(scene.p.points(0)).isEqualTo(2 - 18);
    }

    @Test
    void whoCanFeedMustFeed() {
        Scene scene = afterFoodDay(8, "{'corn': 4}");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.p.points(0)).isEqualTo(-3);
    }

    @Test
    void aSmallFarmFeedsOneWorker() {
        Scene scene = afterFoodDay(8, "{'corn': 6, 'buildings': [3]}");
        assertThat(scene.p.corn(0)).isEqualTo(2);
    }

    @Test
    void aFarmOfTheSecondAgeFeedsThreeWorkers() {
        Scene scene = afterFoodDay(21, "{'corn': 6, 'workers': 5, 'buildings': [15]}");
        assertThat(scene.p.corn(0)).isEqualTo(2);
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void aFarmThatMakesFoodCheaperSavesOneCornForEveryWorker() {
        Scene scene = afterFoodDay(8, "{'corn': 6, 'workers': 4, 'buildings': [5]}");
        assertThat(scene.p.corn(0)).isEqualTo(2);
    }

    @Test
    void withCheaperFoodFewerWorkersGoHungry() {
        Scene scene = afterFoodDay(8, "{'corn': 2, 'workers': 4, 'buildings': [5]}");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.p.points(0)).isEqualTo(-6);
    }

    @Test
    void twoOfThoseFarmsFeedEverybodyForNothing() {
        Scene scene = afterFoodDay(8, "{'corn': 1, 'workers': 6, 'buildings': [4, 5]}");
        assertThat(scene.p.corn(0)).isEqualTo(1);
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void moreFarmsThanWorkersGiveNothingBack() {
        Scene scene = afterFoodDay(21, "{'corn': 5, 'buildings': [15, 16]}");
        assertThat(scene.p.corn(0)).isEqualTo(5);
        assertThat(scene.p.points(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 21})
    void theWealthTileThatFeedsAWorkerDoesSoOnEveryFoodDay(int round) {
        Scene scene = afterFoodDay(round, "{'corn': 6, 'wealth': [4, 14]}");
        assertThat(scene.p.corn(0)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1, 6", "7, 6", "8, 0", "9, 6", "13, 6", "14, 0", "15, 6", "20, 6", "21, 0", "22, 6", "26, 6", "27, 0"})
    void onlyTheEndsOfRoundsEightFourteenTwentyOneAndTwentySevenAreFoodDays(int round, int left) {
        Scene scene = afterFoodDay(round, "{'corn': 6}");
        assertThat(scene.p.corn(0)).isEqualTo(left);
    }

    @Test
    void everybodyIsFedFromTheirOwnCorn() {
        Scene scene = afterFoodDay(8, "{'corn': 0}, {'corn': 6}, {'corn': 2}, {'corn': 9}");
        assertThat(scene.p.corn(1)).isZero();
        assertThat(scene.p.corn(2)).isZero();
        assertThat(scene.p.corn(3)).isEqualTo(3);
        assertThat(scene.p.points(0)).isEqualTo(-9);
        assertThat(scene.p.points(1)).isZero();
        assertThat(scene.p.points(2)).isEqualTo(-6);
        assertThat(scene.p.points(3)).isZero();
    }

    @Test
    void turnsComeBeforeFeeding() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8, 'players': [{}, {}, {}, {'corn': 0, 'gears': {'palenque': [5]}}]""");
        scene.choose("pick palenque 5", "use 5", "burn brown", "end");
        assertThat(scene.p.corn(3)).isEqualTo(9 - 6);
        assertThat(scene.p.points(3)).isZero();
    }

    @Test
    void inTheMiddleOfAnAgeFeedingComesFirstThenTheGoodsThenTheWheel() {
        Scene scene = Scene.of("'turns': 3, 'round': 8, 'players': [{'corn': 6, 'temples': {'brown': 2}}]");
        List<TzolkinEvent> happenings = happeningsOfTheEnd(scene.choose("place tikal"));
        assertThat(happenings)
                .containsSubsequence(TzolkinEvent.FEED, TzolkinEvent.HUNGER, TzolkinEvent.GAIN, TzolkinEvent.WHEEL)
                .endsWith(TzolkinEvent.WHEEL, TzolkinEvent.ROUND, TzolkinEvent.TURN);
        assertThat(happenings.lastIndexOf(TzolkinEvent.FEED)).isLessThan(happenings.indexOf(TzolkinEvent.GAIN));
    }

    @Test
    void atTheEndOfTheFirstAgeFeedingComesFirstThenTheNewRowThenThePointsThenTheWheel() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 14, 'players': [{'corn': 6}, {'corn': 6}, {'corn': 6}, {'corn': 6}]""");
        List<TzolkinEvent> happenings = happeningsOfTheEnd(scene.choose("place tikal"));
        assertThat(happenings.lastIndexOf(TzolkinEvent.FEED)).isLessThan(happenings.indexOf(TzolkinEvent.AGE));
        assertThat(happenings.lastIndexOf(TzolkinEvent.REFILL)).isLessThan(happenings.indexOf(TzolkinEvent.POINTS));
        assertThat(happenings)
                .containsSubsequence(
                        TzolkinEvent.FEED,
                        TzolkinEvent.AGE,
                        TzolkinEvent.REFILL,
                        TzolkinEvent.POINTS,
                        TzolkinEvent.WHEEL);
    }

    /** What happens when the player ends the turn. */
    private static List<TzolkinEvent> happeningsOfTheEnd(Scene scene) {
        List<TzolkinEvent> happenings = new ArrayList<>();
        int end = Tzolkin.GAME.codec().choice("end");
        scene.p.choose(end, (kind, seat, a, b, c) -> happenings.add(TzolkinEvent.numbered(kind)));
        return happenings;
    }

    /** The end of a round in which Yellow has the last turn and merely places a worker. */
    private static Scene afterFoodDay(int round, String players) {
        return Scene.of("'turns': 3, 'round': %d, 'players': [%s]".formatted(round, players))
                .choose("place tikal", "end");
    }
}
