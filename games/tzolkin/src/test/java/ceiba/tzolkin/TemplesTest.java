package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Steps in the temples and the rewards of the gods, with the rulebooks' examples. */
class TemplesTest {

    /** Red 2, 0, 9; Blue 6, 0, 5; Yellow 6, 0, -3; Green at the bottom. Everybody can feed three workers. */
    private static final String EXAMPLE = """
            'first': 0, 'turns': 3, 'round': %d,
            'players': [
                {'corn': 6, 'temples': {'brown': 2, 'yellow': 1, 'green': 6}},
                {'corn': 6, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}},
                {'corn': 6, 'temples': {'brown': 4, 'yellow': 1, 'green': 4}},
                {'corn': 6, 'temples': {'brown': 4, 'yellow': 1, 'green': 0}}]""";

    @ParameterizedTest
    @ValueSource(ints = {8, 21})
    void inTheMiddleOfAnAgeTheGodsGiveTheGoodsOfTheStepAndThoseBelow(int round) {
        Scene scene = Scene.of(EXAMPLE.formatted(round)).choose("place tikal", "end");
        assertThat(scene.goods(0)).containsExactly(0, 2, 1, 0, 1);
        assertThat(scene.goods(1)).containsExactly(0, 0, 0, 0, 0);
        assertThat(scene.goods(2)).containsExactly(0, 2, 2, 0, 0);
        assertThat(scene.goods(3)).containsExactly(0, 0, 2, 0, 0);
        assertThat(scene.p.points(0)).isZero();
    }

    @Test
    void atTheEndOfTheFirstAgeTheGodsGiveSixteenFifteenAndSevenPoints() {
        Scene scene = Scene.of(EXAMPLE.formatted(14)).choose("place tikal", "end");
        assertThat(scene.p.points(0)).isEqualTo(16);
        assertThat(scene.p.points(2)).isEqualTo(15);
        assertThat(scene.p.points(3)).isEqualTo(7);
        assertThat(scene.p.points(1)).isEqualTo(-1 - 2 - 3);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    void atTheEndOfTheSecondAgeTheGodsGiveEighteenFifteenAndSevenPoints() {
        Scene scene = Scene.of(EXAMPLE.formatted(27)).choose("place tikal", "end");
        assertThat(scene.p.points(0)).isEqualTo(18);
        assertThat(scene.p.points(2)).isEqualTo(15);
        assertThat(scene.p.points(3)).isEqualTo(7);
    }

    @Test
    void everybodyStartsOnTheStepWorthNothing() {
        Scene scene = Scene.start(4, 3);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(scene.steps(seat)).containsExactly(1, 1, 1);
        }
    }

    /** Yellow, the rival, stands one step below the top of each temple. */
    @ParameterizedTest
    @CsvSource({
        "brown, 0, -1",
        "brown, 1, 0",
        "brown, 2, 2",
        "brown, 3, 4",
        "brown, 4, 6",
        "brown, 5, 10",
        "brown, 6, 14",
        "yellow, 0, -2",
        "yellow, 1, 0",
        "yellow, 2, 1",
        "yellow, 3, 2",
        "yellow, 4, 4",
        "yellow, 5, 6",
        "yellow, 6, 9",
        "yellow, 7, 13",
        "yellow, 8, 15",
        "green, 0, -3",
        "green, 1, 0",
        "green, 2, 1",
        "green, 3, 3",
        "green, 4, 5",
        "green, 5, 7",
        "green, 6, 11",
        "green, 7, 14"
    })
    void eachStepIsWorthItsPointsAndTheHighestAreRewarded(String temple, int step, int points) {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 14,
                'players': [
                    {'corn': 6, 'temples': {'%s': %d}}, {}, {},
                    {'temples': {'brown': 5, 'yellow': 7, 'green': 6}}]""".formatted(temple, step));
        scene.choose("place tikal", "end");
        assertThat(scene.p.points(0)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "brown, 1, 0, 0, 0, 0",
        "brown, 2, 0, 1, 0, 0",
        "brown, 3, 0, 1, 0, 0",
        "brown, 4, 0, 2, 0, 0",
        "brown, 6, 0, 2, 0, 0",
        "yellow, 2, 0, 0, 0, 0",
        "yellow, 3, 0, 0, 1, 0",
        "yellow, 4, 0, 0, 1, 0",
        "yellow, 5, 0, 0, 2, 0",
        "yellow, 8, 0, 0, 2, 0",
        "green, 1, 0, 0, 0, 0",
        "green, 2, 1, 0, 0, 0",
        "green, 3, 1, 0, 0, 0",
        "green, 4, 2, 0, 0, 0",
        "green, 5, 2, 0, 0, 1",
        "green, 7, 2, 0, 0, 1"
    })
    void eachTempleGivesItsGoods(String temple, int step, int wood, int stone, int gold, int skulls) {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8, 'players': [{'corn': 6, 'temples': {'%s': %d}}]""".formatted(temple, step));
        scene.choose("place tikal", "end");
        assertThat(scene.goods(0)).containsExactly(0, wood, stone, gold, skulls);
    }

    @ParameterizedTest
    @CsvSource({"14, 6", "27, 6"})
    void allFourTiedForHighestGetHalfEachEvenOnTheStartStep(int round, int points) {
        Scene scene = Scene.of("""
                'turns': 3, 'round': %d,
                'players': [{'corn': 6}, {'corn': 6}, {'corn': 6}, {'corn': 6}]""".formatted(round));
        scene.choose("place tikal", "end");
        for (int seat = 0; seat < 4; seat++) {
            // 3 + 1 + 2 in the first age, 1 + 3 + 2 in the second
            assertThat(scene.p.points(seat)).isEqualTo(points);
        }
    }

    @Test
    void threeTiedForHighestGetHalfEach() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 14,
                'players': [
                    {'corn': 6, 'temples': {'brown': 3}}, {'corn': 6, 'temples': {'brown': 3}},
                    {'corn': 6, 'temples': {'brown': 3}},
                    {'corn': 6, 'temples': {'brown': 2, 'yellow': 3, 'green': 3}}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.points(0)).isEqualTo(4 + 3);
        assertThat(scene.p.points(1)).isEqualTo(4 + 3);
        assertThat(scene.p.points(2)).isEqualTo(4 + 3);
        assertThat(scene.p.points(3)).isEqualTo(2 + 2 + 2 + 3 + 4);
    }

    @Test
    void ifThereAreNotEnoughSkullsForAllNobodyGetsOne() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8,
                'players': [
                    {'corn': 6, 'temples': {'green': 5}}, {'corn': 6, 'temples': {'green': 6}}, {'skulls': 12}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.goods(0)).containsExactly(0, 2, 0, 0, 0);
        assertThat(scene.goods(1)).containsExactly(0, 2, 0, 0, 0);
        assertThat(scene.p.skullBank()).isEqualTo(1);
    }

    @Test
    void ifThereAreJustEnoughSkullsAllEntitledGetOne() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8,
                'players': [
                    {'corn': 6, 'temples': {'green': 5}}, {'corn': 6, 'temples': {'green': 6}}, {'skulls': 11}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.has(0, SKULL)).isEqualTo(1);
        assertThat(scene.p.has(1, SKULL)).isEqualTo(1);
        assertThat(scene.p.skullBank()).isZero();
    }

    @Test
    void theTopStepHoldsOnePlayerOnly() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 3, 'gears': {'uxmal': [1]}, 'temples': {'brown': 5}}, {'temples': {'brown': 6}}]""");
        scene.choose("pick uxmal 1", "use 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise yellow", "raise green");
    }

    @Test
    void otherStepsAreShared() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 3, 'gears': {'uxmal': [1]}, 'temples': {'brown': 4}}, {'temples': {'brown': 5}}]""");
        scene.choose("pick uxmal 1", "use 1", "raise brown");
        assertThat(scene.p.step(0, BROWN)).isEqualTo(5);
        assertThat(scene.p.step(1, BROWN)).isEqualTo(5);
    }

    @Test
    void whoAngersTheGodFromTheTopStepLeavesItToOthers() {
        Scene scene = Scene.of("""
                'players': [
                    {'corn': 0, 'temples': {'brown': 6}},
                    {'corn': 3, 'gears': {'uxmal': [1]}, 'temples': {'brown': 5}}]""");
        scene.choose("beg brown", "place palenque", "end", "pick uxmal 1", "use 1", "raise brown");
        assertThat(scene.p.step(0, BROWN)).isEqualTo(5);
        assertThat(scene.p.step(1, BROWN)).isEqualTo(6);
    }

    @Test
    void thereIsNoStepAboveTheTop() {
        Scene scene = Scene.of("'players': [{'corn': 3, 'gears': {'uxmal': [1]}, 'temples': {'yellow': 8}}]");
        scene.choose("pick uxmal 1", "use 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise brown", "raise green");
    }

    @ParameterizedTest
    @CsvSource({"brown, 5", "yellow, 7", "green, 6"})
    void arrivingOnATopStepTurnsTheOwnBoardLight(String temple, int below) {
        Scene scene = Scene.of("""
                'players': [{'corn': 3, 'light': false, 'gears': {'uxmal': [1]}, 'temples': {'%s': %d}}]""".formatted(temple, below));
        scene.choose("pick uxmal 1", "use 1", "raise " + temple);
        assertThat(scene.p.light(0)).isTrue();
    }

    @Test
    void arrivingBelowTheTopStepTurnsNothing() {
        Scene scene = Scene.of("""
                'players': [{'corn': 3, 'light': false, 'gears': {'uxmal': [1]}, 'temples': {'brown': 4}}]""");
        scene.choose("pick uxmal 1", "use 1", "raise brown");
        assertThat(scene.p.light(0)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"5, 6", "6, 1"})
    void aWastedStepTurnsNothing(int own, int rival) {
        Scene scene = Scene.of("""
                'players': [
                    {'skulls': 1, 'light': false, 'gears': {'chichen-itza': [1]}, 'temples': {'brown': %d}},
                    {'temples': {'brown': %d}}]""".formatted(own, rival));
        scene.choose("pick chichen-itza 1", "use 1");
        assertThat(scene.p.step(0, BROWN)).isEqualTo(own);
        assertThat(scene.p.light(0)).isFalse();
        assertThat(scene.p.points(0)).isEqualTo(4);
    }

    @Test
    void aLightBoardStaysLightOnTheTopStep() {
        Scene scene = Scene.of("""
                'players': [{'corn': 3, 'light': true, 'gears': {'uxmal': [1]}, 'temples': {'brown': 5}}]""");
        scene.choose("pick uxmal 1", "use 1", "raise brown");
        assertThat(scene.p.light(0)).isTrue();
    }
}
