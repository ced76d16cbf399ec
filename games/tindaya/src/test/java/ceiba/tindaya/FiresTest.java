package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 9 of the end of an era. */
class FiresTest {

    @Test
    @DisplayName("Fire is 1 wood + 1 dung, or 2 wood; the payer soothes one god of choice, Dominion +2")
    void fire() {
        Scene scene = Scene.dominion(2)
                .wrath(2, 2)
                .goods(MAJOS, "wood", 2)
                .goods(MAJOS, "dung", 1)
                .step(9);
        assertThat(scene.choices()).containsExactly("fire dung", "fire wood", "fire no");
        scene.choose("fire dung");
        assertThat(scene.choices()).containsExactly("calm acoran", "calm moneiba");
        scene.choose("calm moneiba");
        assertThat(scene.choices()).as("one wood makes no second fire").isEmpty();
        assertThat(scene.acoran()).isEqualTo(2);
        assertThat(scene.moneiba()).isEqualTo(1);
        assertThat(scene.solidarity()).containsExactly(7, 5);
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "dung")).isZero();
        assertThat(scene.table().payer(0)).isEqualTo(MAJOS);
        assertThat(scene.table().payer(1)).isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("The first payer ends the round; the second has its own order (T-2)")
    void rounds() {
        Scene scene = Scene.dominion(2)
                .goods(MAJOS, "wood", 4)
                .goods(CANARII, "wood", 2)
                .step(9);
        assertThat(scene.asked()).isEqualTo(MAJOS);
        scene.choose("fire wood", "calm acoran");
        assertThat(scene.asked()).as("less solidarity now").isEqualTo(CANARII);
        scene.choose("fire wood", "calm acoran");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.table().payer(1)).isEqualTo(CANARII);
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(2);
    }

    @Test
    @DisplayName("Both rounds may be the same tribe's; nobody in round 1 does not cancel round 2")
    void sameTribe() {
        Scene both = Scene.alliance(2)
                .goods(MAJOS, "wood", 4)
                .step(9)
                .choose("fire wood", "calm acoran", "fire wood", "calm acoran");
        assertThat(both.table().payer(0)).isEqualTo(MAJOS);
        assertThat(both.table().payer(1)).isEqualTo(MAJOS);
        Scene later = Scene.alliance(2).goods(MAJOS, "wood", 2).step(9).choose("fire no", "fire wood", "calm acoran");
        assertThat(later.table().payer(0)).isEqualTo(NOBODY);
        assertThat(later.table().payer(1)).isEqualTo(MAJOS);
        assertThat(later.choices()).isEmpty();
    }
}
