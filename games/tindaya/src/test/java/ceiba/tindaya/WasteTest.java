package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 3 of the end of an era (T-23). */
class WasteTest {

    @Test
    @DisplayName("T-23: all simple goods and all units above capacity go to waste; weapons never do (T-11)")
    void whatGoesToWaste() {
        Scene scene = Scene.alliance(4)
                .goods(MAJOS, "fish", 1)
                .goods(MAJOS, "salt", 4)
                .goods(MAJOS, "cheese", 3)
                .goods(MAJOS, "wood", 5)
                .weapons(MAJOS, 7)
                .step(3);
        assertThat(scene.good(MAJOS, "fish")).isZero();
        assertThat(scene.good(MAJOS, "salt")).isEqualTo(3);
        assertThat(scene.good(MAJOS, "cheese")).isEqualTo(3);
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(3);
        assertThat(scene.table().weapons(MAJOS)).isEqualTo(7);
        assertThat(scene.table().waste(MAJOS)).isEqualTo(4);
        assertThat(scene.acoran()).as("four tribes, four units").isZero();
    }

    @Test
    @DisplayName("Great jars: one good of choice holds 6")
    void jars() {
        Scene scene = Scene.alliance(2).goods(MAJOS, "wood", 7);
        scene.table().setJars(MAJOS, 1 << WOOD);
        scene.step(3);
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(6);
        assertThat(scene.table().waste(MAJOS)).isEqualTo(1);
    }

    @Test
    @DisplayName("T-23: more than one unit per tribe: both gods +1, most waste -1, every tribe with units removes 1")
    void overflow() {
        Scene scene = Scene.dominion(3)
                .goods(MAJOS, "fish", 2)
                .goods(CANARII, "barley", 2)
                .goods(CANARII, "meat", 1)
                .step(3);
        assertThat(scene.acoran()).isEqualTo(1);
        assertThat(scene.moneiba()).isEqualTo(1);
        assertThat(scene.solidarity()).containsExactly(5, 4, 5);
        assertThat(scene.table().waste(MAJOS)).isEqualTo(1);
        assertThat(scene.table().waste(CANARII)).isEqualTo(2);
        assertThat(scene.table().waste(GUANCHES)).isZero();
    }

    @Test
    @DisplayName("T-23: waste stays over eras, and all tribes with most lose solidarity")
    void wasteStays() {
        Scene scene = Scene.dominion(2).goods(MAJOS, "fish", 1);
        scene.table().addWaste(MAJOS, 1);
        scene.table().addWaste(CANARII, 2);
        scene.step(3);
        assertThat(scene.solidarity()).containsExactly(4, 4);
        assertThat(scene.table().totalWaste()).isEqualTo(2);
    }

    @Test
    @DisplayName("Granaries: 3 simple units of choice escape each waste step")
    void granary() {
        Scene scene = Scene.alliance(2).goods(MAJOS, "fish", 2).goods(MAJOS, "barley", 3);
        scene.table().setGranaries(MAJOS, 1);
        scene.step(3);
        assertThat(scene.choices()).containsExactly("save fish", "save barley", "enough-saved");
        scene.choose("save fish", "save barley", "save barley");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "barley")).isEqualTo(2);
        assertThat(scene.table().waste(MAJOS)).isEqualTo(2);
        assertThat(scene.table().counted(MAJOS)).isZero();
    }

    @Test
    void granariesNeedNotBeUsed() {
        Scene scene = Scene.alliance(2).goods(MAJOS, "fish", 2);
        scene.table().setGranaries(MAJOS, 1);
        scene.step(3).choose("save fish", "enough-saved");
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(1);
        assertThat(scene.table().waste(MAJOS)).isEqualTo(1);
    }
}
