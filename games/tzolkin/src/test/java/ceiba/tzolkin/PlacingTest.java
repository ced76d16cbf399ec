package ceiba.tzolkin;

import static ceiba.tzolkin.Terms.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Placing workers, with the rulebooks' examples. */
class PlacingTest {

    @Test
    void greenPlacesThreeWorkersForFiveCornAndCannotPayTheFourth() {
        Scene scene = Scene.of("""
                'first': 1, 'players': [{'gears': {'palenque': [1]}}, {'corn': 7, 'workers': 4}]""");
        scene.choose("place palenque", "place palenque", "place yaxchilan");
        assertThat(scene.stands(1, PALENQUE, 0)).isTrue();
        assertThat(scene.stands(1, PALENQUE, 2)).isTrue();
        assertThat(scene.stands(1, YAXCHILAN, 0)).isTrue();
        assertThat(scene.p.corn(1)).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("end");
    }
}
