package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 5 of the end of an era. */
class AppeasementTest {

    private static final int LAID = 1 + 4 * WOOD; // by the Majos, it does not matter what

    private static void fill(Scene scene, int god, int slots) {
        for (int slot = 0; slot < slots; slot++) {
            scene.table().setFilled(god, slot, LAID);
        }
    }

    @Test
    @DisplayName("All slots full: -1; else +2")
    void fullOrNot() {
        Scene scene = Scene.alliance(2).wrath(3, 3);
        fill(scene, ACORAN, 3);
        fill(scene, MONEIBA, 2);
        scene.step(5);
        assertThat(scene.acoran()).isEqualTo(2);
        assertThat(scene.moneiba()).isEqualTo(5);
    }

    @Test
    @DisplayName("Slots: tribes + 1 in eras 1 and 2, tribes + 2 in era 3")
    void slotsOfEraThree() {
        Scene scene = Scene.alliance(2).era(3).wrath(3, 3);
        fill(scene, ACORAN, 3);
        fill(scene, MONEIBA, 4);
        scene.step(5);
        assertThat(scene.acoran()).isEqualTo(5);
        assertThat(scene.moneiba()).isEqualTo(2);
    }

    private static Scene given(int seats, int... toAcoran) {
        Scene scene = Scene.dominion(seats);
        for (int tribe = 0; tribe < toAcoran.length; tribe++) {
            scene.table().setGiven(tribe, ACORAN, toAcoran[tribe]);
        }
        return scene.step(5);
    }

    @Test
    @DisplayName("Dominion: most units +3, second most +2, other givers +1, full or not")
    void offerers() {
        assertThat(given(4, 1, 3, 2, 0).solidarity()).containsExactly(6, 8, 7, 5);
    }

    @Test
    @DisplayName("Ties get the higher, two best still leave a second")
    void ties() {
        assertThat(given(4, 2, 1, 2, 1).solidarity()).containsExactly(8, 7, 8, 7);
        assertThat(given(2, 2, 2).solidarity()).containsExactly(8, 8);
        assertThat(given(2, 0, 0).solidarity()).containsExactly(5, 5);
    }

    @Test
    @DisplayName("Each god praises for itself; who gave to both is remembered")
    void bothGods() {
        Scene scene = Scene.dominion(2).era(2);
        scene.table().setGiven(MAJOS, ACORAN, 1);
        scene.table().setGiven(MAJOS, MONEIBA, 1);
        scene.table().setGiven(CANARII, MONEIBA, 2);
        scene.step(5);
        assertThat(scene.solidarity()).containsExactly(10, 8);
        assertThat(scene.table().marks(MAJOS)).isEqualTo(TribeTable.MARK_DEVOUT << 1);
        assertThat(scene.table().marks(CANARII)).isZero();
    }
}
