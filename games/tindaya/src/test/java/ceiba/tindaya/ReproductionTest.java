package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 1 of the end of an era. */
class ReproductionTest {

    @Test
    @DisplayName("+1 villager per tribe and settlement with two of its natives, whoever controls it")
    void twoNativesOnASettlement() {
        Scene scene = Scene.alliance(2)
                .settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 2, 1)
                .natives(CANARII, "1,0", 1, 1)
                .step(1);
        assertThat(scene.natives(MAJOS, "1,0")).isEqualTo(4);
        assertThat(scene.natives(CANARII, "1,0")).isEqualTo(3);
        assertThat(scene.table().controller(Scene.hex("1,0"))).isEqualTo(MAJOS);
    }

    @Test
    void nobodyIsBornElsewhereOrOfOne() {
        Scene scene = Scene.alliance(2)
                .settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 1, 0)
                .natives(MAJOS, "1,1", 2, 0)
                .step(1);
        assertThat(scene.natives(MAJOS)).isEqualTo(3);
    }

    @Test
    @DisplayName("T-7: with too few figures the owner picks the places")
    void tooFewFigures() {
        Scene scene = Scene.alliance(2)
                .settlement("fishing", "1,0", MAJOS)
                .settlement("farming", "2,1", MAJOS)
                .settlement("pigs", "5,0", MAJOS)
                .natives(MAJOS, "1,0", 2, 0)
                .natives(MAJOS, "2,1", 2, 0)
                .natives(MAJOS, "5,0", 1, 1)
                .step(1);
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.choices()).containsExactly("born 1,0", "born 2,1", "born 5,0");
        scene.choose("born 2,1");
        assertThat(scene.choices()).containsExactly("born 1,0", "born 5,0");
        scene.choose("born 5,0");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.natives(MAJOS, "1,0")).isEqualTo(2);
        assertThat(scene.natives(MAJOS, "2,1")).isEqualTo(3);
        assertThat(scene.natives(MAJOS, "5,0")).isEqualTo(3);
        assertThat(scene.table().villagers(MAJOS)).isEqualTo(7);
        assertThat(scene.table().counted(MAJOS)).isZero();
    }

    @Test
    @DisplayName("Forts with two: +1, at most 4, while figures last")
    void forts() {
        Scene scene = Scene.alliance(2)
                .fort("1,0", 1)
                .fort("2,1", 2)
                .fort("5,0", 4)
                .fort("6,1", 3)
                .fort("6,2", 2);
        scene.table().setConquistadorsLeft(2);
        scene.step(1);
        assertThat(scene.inside("1,0")).isEqualTo(1);
        assertThat(scene.inside("2,1")).isEqualTo(3);
        assertThat(scene.inside("5,0")).isEqualTo(4);
        assertThat(scene.inside("6,1")).isEqualTo(4);
        assertThat(scene.inside("6,2")).as("none left in hex order").isEqualTo(2);
        assertThat(scene.table().conquistadorsLeft()).isZero();
    }

    @Test
    @DisplayName("Herds and pig farms with two: +1, at most 4; then the Wild Lands")
    void animals() {
        Scene scene = Scene.alliance(2)
                .settlement("goats", "2,2", MAJOS)
                .settlement("goats", "6,2", MAJOS)
                .settlement("pigs", "1,0", CANARII)
                .settlement("pigs", "5,0", CANARII)
                .animals("2,2", 2)
                .animals("6,2", 4)
                .animals("1,0", 1)
                .animals("5,0", 3);
        scene.table().setWild(0, 1);
        scene.table().setWild(1, 2);
        scene.step(1);
        assertThat(scene.inside("2,2")).isEqualTo(3);
        assertThat(scene.inside("6,2")).isEqualTo(4);
        assertThat(scene.inside("1,0")).isEqualTo(1);
        assertThat(scene.inside("5,0")).isEqualTo(4);
        assertThat(scene.table().wild(0)).isEqualTo(1);
        assertThat(scene.table().wild(1)).isEqualTo(3);
    }

    @Test
    @DisplayName("The supply goes to herds before the Wild Lands")
    void herdsBeforeWildLands() {
        Scene scene = Scene.alliance(2).settlement("goats", "2,2", MAJOS).animals("2,2", 2);
        scene.table().setWild(0, 3);
        scene.table().setAnimalsLeft(0, 1);
        scene.step(1);
        assertThat(scene.inside("2,2")).isEqualTo(3);
        assertThat(scene.table().wild(0)).isEqualTo(3);
    }
}
