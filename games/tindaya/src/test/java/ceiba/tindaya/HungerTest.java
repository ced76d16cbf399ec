package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Steps 2 and 4 of the end of an era: food and shelter. */
class HungerTest {

    private static Scene hungry(int mode) {
        return (mode == 0 ? Scene.alliance(2) : Scene.dominion(2))
                .natives(MAJOS, "1,1", 3, 1)
                .natives(MAJOS, "5,1", 0, 1);
    }

    @Test
    @DisplayName("T-22: simple goods first, in the order fish, milk, meat, barley")
    void simpleGoodsFirst() {
        Scene scene = hungry(0)
                .goods(MAJOS, "barley", 2)
                .goods(MAJOS, "meat", 2)
                .goods(MAJOS, "milk", 1)
                .goods(MAJOS, "fish", 1)
                .goods(MAJOS, "cheese", 1)
                .step(2);
        assertThat(scene.good(MAJOS, "fish")).isZero();
        assertThat(scene.good(MAJOS, "milk")).isZero();
        assertThat(scene.good(MAJOS, "meat")).isZero();
        assertThat(scene.good(MAJOS, "barley")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "cheese")).isEqualTo(1);
        assertThat(scene.natives(MAJOS)).isEqualTo(5);
        assertThat(scene.acoran()).isZero();
    }

    @Test
    @DisplayName("T-22: preserved food feeds two, the owner picks the kinds, the last is overpaid")
    void preservedFoodIsPicked() {
        Scene scene = hungry(0)
                .goods(MAJOS, "fish", 2)
                .goods(MAJOS, "cheese", 2)
                .goods(MAJOS, "gofio", 1)
                .step(2);
        assertThat(scene.choices()).containsExactly("eat gofio", "eat cheese");
        scene.choose("eat cheese", "eat gofio");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.good(MAJOS, "cheese")).isEqualTo(1);
        assertThat(scene.natives(MAJOS)).isEqualTo(5);
    }

    @Test
    @DisplayName("T-22: nobody may starve natives on purpose, and what is eaten in any case is not asked for")
    void allOfItIsEaten() {
        Scene scene = hungry(0)
                .goods(MAJOS, "fish", 2)
                .goods(MAJOS, "cheese", 1)
                .goods(MAJOS, "gofio", 1)
                .step(2);
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.table().preserved(MAJOS)).isZero();
        assertThat(scene.natives(MAJOS)).isEqualTo(5);
    }

    @Test
    @DisplayName("T-5: the owner chooses who dies; Acoran +1 per tribe, Dominion -1 per death")
    void theUnfedDie() {
        Scene scene = hungry(1).goods(MAJOS, "gofio", 1).goods(MAJOS, "fish", 1).step(2);
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.choices()).containsExactlyInAnyOrder("lose villager 1,1", "lose noble 1,1", "lose noble 5,1");
        scene.choose("lose noble 5,1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("lose villager 1,1", "lose noble 1,1");
        scene.choose("lose villager 1,1");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.natives(MAJOS)).isEqualTo(3);
        assertThat(scene.table().nobles(MAJOS)).isEqualTo(1);
        assertThat(scene.acoran()).as("once for the tribe").isEqualTo(1);
        assertThat(scene.moneiba()).isZero();
        assertThat(scene.solidarity()).containsExactly(3, 5);
        assertThat(scene.table().marks(MAJOS)).isEqualTo(TribeTable.MARK_DEATH);
    }

    @Test
    @DisplayName("Acoran +1 for each tribe with an unfed native")
    void eachTribeAngersAcoran() {
        Scene scene = Scene.alliance(2)
                .natives(MAJOS, "1,1", 1, 0)
                .natives(CANARII, "5,1", 2, 0)
                .step(2);
        assertThat(scene.acoran()).isEqualTo(2);
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.natives(CANARII)).isZero();
        assertThat(scene.solidarity()).as("no solidarity in Alliance").containsExactly(5, 5);
    }

    @Test
    @DisplayName("T-2: in order, least solidarity first")
    void inOrder() {
        Scene scene = Scene.dominion(3)
                .solidarity(5, 4, 4)
                .natives(MAJOS, "1,1", 1, 1)
                .natives(CANARII, "5,1", 1, 1)
                .natives(GUANCHES, "9,1", 1, 1)
                .goods(MAJOS, "fish", 1)
                .goods(CANARII, "fish", 1)
                .goods(GUANCHES, "fish", 1)
                .step(2);
        assertThat(scene.asked()).isEqualTo(CANARII);
        scene.choose("lose noble 5,1");
        assertThat(scene.asked()).isEqualTo(GUANCHES);
        scene.choose("lose noble 9,1");
        assertThat(scene.asked()).isEqualTo(MAJOS);
    }

    @Test
    @DisplayName("Shelter: natives above 4 die; Moneiba +1 per tribe, Dominion -1 per death")
    void shelter() {
        Scene scene = Scene.dominion(2)
                .natives(MAJOS, "1,1", 4, 2)
                .natives(CANARII, "5,1", 2, 2)
                .step(4);
        assertThat(scene.choices()).containsExactlyInAnyOrder("lose villager 1,1", "lose noble 1,1");
        scene.choose("lose villager 1,1", "lose villager 1,1");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.natives(MAJOS)).isEqualTo(4);
        assertThat(scene.moneiba()).isEqualTo(1);
        assertThat(scene.acoran()).isZero();
        assertThat(scene.solidarity()).containsExactly(3, 5);
        assertThat(scene.table().marks(MAJOS)).isEqualTo(TribeTable.MARK_DEATH);
        assertThat(scene.table().marks(CANARII)).isZero();
    }

    @Test
    @DisplayName("Shelter: the cave holds 3 more, cloaks 2")
    void caveAndCloaks() {
        Scene scene = Scene.alliance(2).natives(MAJOS, "1,1", 7, 2);
        scene.table().setCave(MAJOS, true);
        scene.table().setCloaks(MAJOS, true);
        scene.step(4);
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.natives(MAJOS)).isEqualTo(9);
        assertThat(scene.moneiba()).isZero();
        scene.table().setCloaks(MAJOS, false);
        scene.step(4).choose("lose villager 1,1", "lose villager 1,1");
        assertThat(scene.natives(MAJOS)).isEqualTo(7);
    }
}
