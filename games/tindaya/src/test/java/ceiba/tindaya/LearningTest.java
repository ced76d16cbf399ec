package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 7 of the end of an era. */
class LearningTest {

    private static Scene scene() {
        Scene scene = Scene.alliance(3).settlement("fishing", "1,0", MAJOS);
        scene.table().learn(MAJOS, FISHING);
        return scene;
    }

    @Test
    @DisplayName(
            "A noble on a settlement of an unknown trade with a native who knows it: trade known, cube to the store")
    void learned() {
        Scene scene = scene().natives(MAJOS, "1,0", 1, 0).natives(CANARII, "1,0", 0, 1);
        scene.step(7);
        assertThat(scene.table().knows(CANARII, FISHING)).isTrue();
        assertThat(scene.table().cubes(CANARII)).isEqualTo(1);
        assertThat(scene.table().cubes(MAJOS)).isZero();
        scene.step(7);
        assertThat(scene.table().cubes(CANARII)).as("once").isEqualTo(1);
    }

    @Test
    @DisplayName("Only nobles learn, and only in company of who knows the trade")
    void notLearned() {
        Scene villager = scene().natives(MAJOS, "1,0", 1, 0).natives(CANARII, "1,0", 2, 0);
        assertThat(villager.step(7).table().knows(CANARII, FISHING)).isFalse();
        Scene alone = scene().natives(CANARII, "1,0", 0, 1);
        assertThat(alone.step(7).table().knows(CANARII, FISHING)).isFalse();
        Scene ignorant = scene().natives(CANARII, "1,0", 0, 1).natives(GUANCHES, "1,0", 1, 0);
        assertThat(ignorant.step(7).table().knows(CANARII, FISHING)).isFalse();
    }

    @Test
    @DisplayName("All at once: what is learned now is not yet taught")
    void allAtOnce() {
        Scene scene = scene().settlement("fishing", "5,0", CANARII)
                .natives(MAJOS, "1,0", 1, 0)
                .natives(CANARII, "1,0", 0, 1)
                .natives(CANARII, "5,0", 1, 0)
                .natives(GUANCHES, "5,0", 0, 1)
                .step(7);
        assertThat(scene.table().knows(CANARII, FISHING)).isTrue();
        assertThat(scene.table().knows(GUANCHES, FISHING)).isFalse();
        assertThat(scene.step(7).table().knows(GUANCHES, FISHING)).isTrue();
    }
}
