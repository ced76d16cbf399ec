package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Yaxchilan: wood, stone, gold and skulls. */
class YaxchilanTest {

    @ParameterizedTest
    @CsvSource({"1, 0, 1, 0, 0, 0", "2, 1, 0, 1, 0, 0", "3, 2, 0, 0, 1, 0", "4, 0, 0, 0, 0, 1", "5, 2, 0, 1, 1, 0"})
    void eachActionGivesItsGoods(int action, int corn, int wood, int stone, int gold, int skulls) {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'yaxchilan': [%d]}}]".formatted(action));
        scene.choose("pick yaxchilan " + action, "use " + action);
        assertThat(scene.goods(0)).containsExactly(corn, wood, stone, gold, skulls);
    }

    @ParameterizedTest
    @CsvSource({"6, 4, 0, 0, 0, 0, 1", "6, 5, 2, 0, 1, 1, 0", "7, 3, 2, 0, 0, 1, 0"})
    void theLastSpacesGiveAnyAction(int space, int action, int corn, int wood, int stone, int gold, int skulls) {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'yaxchilan': [%d]}}]".formatted(space));
        scene.choose("pick yaxchilan " + space, "use " + action);
        assertThat(scene.goods(0)).containsExactly(corn, wood, stone, gold, skulls);
    }

    @Test
    void theThirteenthSkullIsTheLast() {
        Scene scene = Scene.of("""
                'placedSkulls': [1, 2],
                'players': [{'gears': {'yaxchilan': [4]}}, {'skulls': 10, 'gears': {'yaxchilan': [6]}}]""");
        scene.choose("pick yaxchilan 4", "use 4", "end");
        assertThat(scene.p.skullBank()).isZero();
        scene.choose("pick yaxchilan 6");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use 2", "use 3", "use 5", "use none");
    }
}
