package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The ships of the conquistadors (T-29, T-30): from abyss 1, next to island 1 (1,0 1,1 2,1 2,2). */
class ShipsTest {

    private static Scene scene() {
        return Scene.dominion(2).ship(0, 1);
    }

    /** Island 2 reaches as near to abyss 1 as island 1 does. */
    private static Scene between() {
        return scene().terrain("coast", "4,2");
    }

    @Test
    @DisplayName(
            "T-29: the nearest island, whatever is on the others; every settlement there, by 2 each; the ship leaves")
    void nearest() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .settlement("goats", "2,2", CANARII)
                .settlement("fishing", "5,0", MAJOS)
                .settlement("farming", "6,1", MAJOS)
                .settlement("goats", "6,2", MAJOS)
                .attack(1);
        assertThat(scene.building("1,0")).isEqualTo("fort");
        assertThat(scene.inside("1,0")).isEqualTo(2);
        assertThat(scene.building("2,2")).isEqualTo("fort");
        assertThat(scene.inside("2,2")).isEqualTo(2);
        assertThat(scene.building("2,1")).as("no settlement").isEmpty();
        assertThat(scene.building("5,0")).isEqualTo("fishing");
        assertThat(scene.table().ship(0)).isEqualTo(NOBODY);
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(14);
        assertThat(scene.table().tilesLeft(FISHING)).isEqualTo(5);
    }

    @Test
    @DisplayName("T-29: ties: more settlements, more natives")
    void ties() {
        Scene settled = between()
                .settlement("fishing", "5,0", MAJOS)
                .natives(MAJOS, "1,1", 5, 0)
                .attack(1);
        assertThat(settled.building("5,0")).isEqualTo("fort");
        Scene peopled = between().natives(MAJOS, "1,1", 1, 0).attack(1);
        assertThat(peopled.building("1,0")).isEqualTo("fort");
    }

    @Test
    @DisplayName("T-29: then the first in priority decides")
    void priorityDecides() {
        Scene scene = between().solidarity(6, 4).attack(1);
        assertThat(scene.asked()).isEqualTo(CANARII);
        assertThat(scene.choices()).containsExactlyInAnyOrder("target 1,0", "target 4,2");
        scene.choose("target 4,2");
        assertThat(scene.building("4,2")).isEqualTo("fort");
        assertThat(scene.building("1,0")).isEmpty();
    }

    @Test
    @DisplayName("T-29: an island without a terrain is no target")
    void volcanoAlone() {
        Scene scene = scene().terrain("sea", "1,0", "2,1", "2,2")
                .terrain("volcano", "2,2")
                .attack(1);
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(16);
        assertThat(scene.building("2,2")).isEmpty();
    }

    @Test
    @DisplayName(
            "T-29: no settlement: a terrain without natives first, then coast, forest, mountain, lava; no fort, no wall")
    void terrains() {
        assertThat(scene().attack(1).building("1,0")).isEqualTo("fort");
        Scene peopled = scene().natives(MAJOS, "1,0", 1, 0).attack(1);
        assertThat(peopled.building("2,1")).isEqualTo("fort");
        assertThat(peopled.natives(MAJOS)).isEqualTo(1);
        Scene walled = scene().fort("1,0", 2).wall("2,1").attack(1);
        assertThat(walled.building("2,1")).isEmpty();
        assertThat(walled.building("2,2")).isEqualTo("fort");
        Scene lava = scene().terrain("lava", "1,0").fort("2,1", 1).attack(1);
        assertThat(lava.building("2,2")).as("mountain before lava").isEqualTo("fort");
        Scene all = scene().natives(MAJOS, "1,0", 1, 0)
                .natives(MAJOS, "2,1", 1, 0)
                .natives(MAJOS, "2,2", 1, 0)
                .attack(1);
        assertThat(all.building("1,0")).as("natives everywhere: the coast").isEqualTo("fort");
        assertThat(all.natives(MAJOS)).isEqualTo(2);
    }

    @Test
    @DisplayName("T-29: nothing left: no attack")
    void nothingLeft() {
        Scene scene = scene().fort("1,0", 2).fort("2,1", 2).fort("2,2", 2).attack(1);
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(12);
        assertThat(scene.table().ship(0)).isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("T-29: by 2 each, or what the supply has; 0: nothing")
    void supply() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .settlement("farming", "2,1", MAJOS)
                .settlement("goats", "2,2", MAJOS);
        scene.table().setConquistadorsLeft(3);
        scene.attack(1);
        assertThat(scene.inside("1,0")).isEqualTo(2);
        assertThat(scene.inside("2,1")).isEqualTo(1);
        assertThat(scene.building("2,2")).isEqualTo("goats");
        assertThat(scene.table().conquistadorsLeft()).isZero();
    }

    @Test
    @DisplayName(
            "T-30: weapons >= attackers: safe, weapons spent, a prisoner per weapon, Dominion +2 to each who spent")
    void defended() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 2, 0)
                .natives(CANARII, "1,0", 1, 0)
                .weapons(MAJOS, 3)
                .weapons(CANARII, 2)
                .attack(1);
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.choices()).containsExactly("arms 0", "arms 1", "arms 2");
        scene.choose("arms 1");
        assertThat(scene.asked()).isEqualTo(CANARII);
        assertThat(scene.choices()).as("own natives, attackers still open").containsExactly("arms 0", "arms 1");
        scene.choose("arms 1");
        assertThat(scene.building("1,0")).isEqualTo("fishing");
        assertThat(scene.natives(MAJOS)).isEqualTo(2);
        assertThat(scene.table().weapons(MAJOS)).isEqualTo(2);
        assertThat(scene.table().prisoners(MAJOS)).isEqualTo(1);
        assertThat(scene.table().taken(CANARII)).isEqualTo(1);
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(16);
        assertThat(scene.solidarity()).containsExactly(7, 7);
        assertThat(scene.table().marks(MAJOS)).isEqualTo(TribeTable.MARK_WON_BATTLE);
        assertThat(scene.table().counted(MAJOS)).isZero();
    }

    @Test
    @DisplayName("T-30: only who spent weapons gains by a battle won")
    void onlyWhoSpent() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 2, 0)
                .natives(CANARII, "1,0", 1, 0)
                .weapons(MAJOS, 2)
                .attack(1)
                .choose("arms 2");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.solidarity()).containsExactly(7, 5);
        assertThat(scene.table().prisoners(MAJOS)).isEqualTo(2);
        assertThat(scene.table().marks(CANARII)).isZero();
    }

    @Test
    @DisplayName("T-30: fewer, none: all there die, fort with the attackers, settlement lost")
    void fallen() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 1, 1)
                .natives(CANARII, "1,0", 2, 0)
                .weapons(MAJOS, 2)
                .attack(1)
                .choose("arms 0");
        assertThat(scene.building("1,0")).isEqualTo("fort");
        assertThat(scene.inside("1,0")).isEqualTo(2);
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.natives(CANARII)).isZero();
        assertThat(scene.table().weapons(MAJOS)).isEqualTo(2);
        assertThat(scene.acoran()).isZero();
    }

    @Test
    @DisplayName("T-30: fewer, but 1 (hero): fort with 1, weapon spent, 1 idol to its tribe, Acoran +1")
    void hero() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 2, 0)
                .weapons(MAJOS, 1)
                .idolDeck("solidarity")
                .attack(1)
                .choose("arms 1");
        assertThat(scene.building("1,0")).isEqualTo("fort");
        assertThat(scene.inside("1,0")).isEqualTo(1);
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.table().weapons(MAJOS)).isZero();
        assertThat(scene.table().idols(MAJOS, SOLIDARITY)).isEqualTo(1);
        assertThat(scene.acoran()).isEqualTo(1);
        assertThat(scene.table().prisoners(MAJOS)).isZero();
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(17);
        assertThat(scene.solidarity()).containsExactly(5, 5);
    }

    @Test
    @DisplayName("T-28: a wall: no effect, on that hex alone")
    void wall() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .settlement("farming", "2,1", MAJOS)
                .natives(MAJOS, "1,0", 1, 0)
                .wall("1,0")
                .attack(1);
        assertThat(scene.building("1,0")).isEqualTo("fishing");
        assertThat(scene.natives(MAJOS)).isEqualTo(1);
        assertThat(scene.building("2,1")).isEqualTo("fort");
    }

    @Test
    @DisplayName("T-28: before each attack on a hex, in order, a tribe may show an idol for it")
    void idol() {
        Scene scene = scene().settlement("fishing", "1,0", MAJOS)
                .settlement("farming", "2,1", MAJOS)
                .natives(CANARII, "2,1", 1, 0)
                .idols(MAJOS, "protection", 2)
                .idols(CANARII, "protection", 1)
                .attack(1);
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.choices()).containsExactly("guard 1,0", "guard no");
        scene.choose("guard 1,0");
        assertThat(scene.choices())
                .as("the Canarii have taken control, and alone")
                .containsExactly("guard 2,1", "guard no");
        assertThat(scene.asked()).isEqualTo(CANARII);
        scene.choose("guard 2,1");
        assertThat(scene.building("1,0")).isEqualTo("fishing");
        assertThat(scene.building("2,1")).isEqualTo("farming");
        assertThat(scene.natives(CANARII)).isEqualTo(1);
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(18);
        assertThat(scene.table().idols(MAJOS)).isEqualTo(1);
    }
}
