package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** 2.5, 2.8: forts that natives enter. */
class ReconquestTest {

    /** So many Canarii walk from 1,1 into the fort on 1,0. */
    private static Scene entered(Scene scene, int conquistadors, int villagers, int nobles, int weapons) {
        return scene.fort("1,0", conquistadors)
                .natives(CANARII, "1,1", villagers, nobles)
                .natives(CANARII, "13,1", 1, 1)
                .weapons(CANARII, weapons)
                .explore(CANARII, "from 1,1", "take " + villagers + "+" + nobles, "land n", "stop");
    }

    @Test
    @DisplayName(
            "2.5: won with natives and weapons both at least the conquistadors: weapons spent, prisoners, fort gone")
    void won() {
        Scene scene = entered(Scene.dominion(2), 2, 1, 1, 3);
        assertThat(scene.building("1,0")).isEmpty();
        assertThat(scene.natives(CANARII, "1,0")).isEqualTo(2);
        assertThat(scene.weapons(CANARII)).isEqualTo(1);
        assertThat(scene.table().prisoners(CANARII)).isEqualTo(2);
        assertThat(scene.table().taken(CANARII)).isEqualTo(2);
        assertThat(scene.solidarity()).containsExactly(5, 7);
        assertThat(scene.acoran()).isZero();
    }

    @Test
    @DisplayName("2.5: no solidarity in Alliance")
    void wonInAlliance() {
        assertThat(entered(Scene.alliance(2), 2, 2, 0, 2).solidarity()).containsExactly(5, 5);
    }

    @Test
    @DisplayName("T-18: who has won may use options there")
    void optionsAfterwards() {
        Scene scene = entered(Scene.alliance(2).tokens("1,0", 3).trades(CANARII, "fishing"), 2, 2, 0, 2);
        assertThat(scene.choices()).contains("collect 1,0", "settle-new fishing 1,0");
    }

    @Test
    @DisplayName("2.5: too few weapons: lost, all natives there die; a hero is optional")
    void lost() {
        Scene scene = entered(Scene.dominion(2), 3, 3, 1, 2);
        assertThat(scene.choices()).containsExactlyInAnyOrder("hero 0", "hero 1", "hero 2");
        scene.choose("hero 0");
        assertThat(scene.natives(CANARII, "1,0")).isZero();
        assertThat(scene.natives(CANARII)).isEqualTo(2);
        assertThat(scene.inside("1,0")).isEqualTo(3);
        assertThat(scene.weapons(CANARII)).isEqualTo(2);
        assertThat(scene.table().idols(CANARII)).isZero();
        assertThat(scene.acoran()).isZero();
        assertThat(scene.solidarity()).containsExactly(5, 5);
    }

    @Test
    @DisplayName("2.5: hero: each weapon kills one, who is no prisoner; one idol in all and Acoran +1")
    void hero() {
        Scene scene = entered(Scene.dominion(2).idolDeck("warrior"), 3, 3, 0, 2).choose("hero 2");
        assertThat(scene.inside("1,0")).isEqualTo(1);
        assertThat(scene.table().prisoners(CANARII)).isZero();
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(17);
        assertThat(scene.weapons(CANARII)).isZero();
        assertThat(scene.idols(CANARII, "warrior")).isEqualTo(1);
        assertThat(scene.acoran()).isEqualTo(1);
        assertThat(scene.natives(CANARII, "1,0")).isZero();
    }

    @Test
    @DisplayName("2.5: weapons of a hero are at most the natives there")
    void heroWithFewNatives() {
        Scene scene = Scene.dominion(2)
                .fort("1,0", 3)
                .natives(CANARII, "1,1", 1, 0)
                .natives(CANARII, "13,1", 1, 1)
                .weapons(CANARII, 5)
                .explore(CANARII, "from 1,1", "land n", "stop");
        assertThat(scene.choices()).containsExactlyInAnyOrder("hero 0", "hero 1");
    }

    @Test
    @DisplayName("2.5: without weapons there is nothing to decide")
    void noWeapons() {
        Scene scene = entered(Scene.dominion(2), 2, 2, 0, 0);
        assertThat(scene.natives(CANARII, "1,0")).isZero();
        assertThat(scene.building("1,0")).isEqualTo("fort");
        assertThat(scene.choices()).contains("end");
    }

    @Test
    @DisplayName("T-18: battles come after all moves: groups may gather first")
    void gathering() {
        Scene scene = Scene.dominion(2)
                .fort("1,0", 2)
                .natives(CANARII, "1,1", 1, 0)
                .natives(CANARII, "2,1", 1, 0)
                .weapons(CANARII, 2)
                .explore(CANARII, "from 1,1", "land n", "from 2,1", "land nw");
        assertThat(scene.building("1,0")).isEmpty();
        assertThat(scene.natives(CANARII, "1,0")).isEqualTo(2);
    }

    @Test
    @DisplayName("T-18: two forts in hex order: the first takes the weapons")
    void twoForts() {
        Scene scene = Scene.dominion(2)
                .fort("1,0", 1)
                .fort("2,1", 1)
                .natives(CANARII, "1,1", 2, 0)
                .natives(CANARII, "13,1", 1, 1)
                .weapons(CANARII, 1)
                .explore(CANARII, "from 1,1", "take 1+0", "land ne", "from 1,1", "land n", "stop");
        assertThat(scene.building("1,0")).isEmpty();
        assertThat(scene.building("2,1")).isEqualTo("fort");
        assertThat(scene.natives(CANARII, "2,1")).isZero();
    }
}
