package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Eruption at 1,1 and tsunami from 15,4. */
class DisastersTest {

    @Test
    @DisplayName("T-25: natives, settlements, forts, animals, walls, tokens and canoes in the area go")
    void eruptionDestroys() {
        Scene scene = Scene.alliance(2)
                .settlement("pigs", "1,0", MAJOS)
                .animals("1,0", 3)
                .natives(MAJOS, "1,0", 2, 1)
                .natives(CANARII, "1,1", 1, 1)
                .tokens("2,1", 2)
                .wall("2,1")
                .fort("2,2", 3)
                .canoes("1,2", 2)
                .strike("eruption");
        assertThat(scene.building("1,0")).isEmpty();
        assertThat(scene.building("2,2")).isEmpty();
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.natives(CANARII)).as("also on volcanoes").isZero();
        assertThat(scene.table().hasWall(Scene.hex("2,1"))).isFalse();
        assertThat(scene.table().animalsLeft(1))
                .as("T-6: to the general supply")
                .isEqualTo(10);
        assertThat(scene.table().wild(1)).isZero();
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(18);
        assertThat(scene.table().canoesLeft()).isEqualTo(10);
        assertThat(scene.table().wallsLeft()).isEqualTo(2);
        assertThat(scene.table().tilesLeft(PIGS)).isEqualTo(6);
        assertThat(scene.table().tokensLeft(WOOD - RAW)).isEqualTo(24);
    }

    @Test
    @DisplayName("T-25: lava with one mineral token on land and sea of the area, not on the volcano")
    void lava() {
        Scene scene = Scene.alliance(2).strike("eruption");
        for (String hex : new String[] {"1,0", "2,1", "2,2", "1,2", "0,2", "0,1"}) {
            assertThat(scene.terrain(hex)).as(hex).isEqualTo("lava");
            assertThat(scene.tokens(hex)).as(hex).isEqualTo(1);
        }
        assertThat(scene.terrain("1,1")).isEqualTo("volcano");
        assertThat(scene.terrain("2,3")).as("ring 2").isEqualTo("sea");
        assertThat(scene.table().lavaLeft()).isEqualTo(6);
        assertThat(scene.table().tokensLeft(MINERAL - RAW)).isEqualTo(18);
    }

    @Test
    @DisplayName("T-25: land first, clockwise from straight north; land without a tile stays, empty")
    void fewTiles() {
        Scene four = Scene.alliance(2);
        four.table().setLavaLeft(4);
        four.strike("eruption");
        assertThat(four.terrain("2,2")).isEqualTo("lava");
        assertThat(four.terrain("1,2")).isEqualTo("lava");
        assertThat(four.terrain("0,2")).isEqualTo("sea");
        Scene two = Scene.alliance(2).tokens("2,2", 2);
        two.table().setLavaLeft(2);
        two.strike("eruption");
        assertThat(two.terrain("2,1")).isEqualTo("lava");
        assertThat(two.terrain("2,2")).isEqualTo("mountain");
        assertThat(two.tokens("2,2")).isZero();
        assertThat(two.terrain("1,2")).isEqualTo("sea");
    }

    @Test
    @DisplayName("T-25: lava already there stays and gets its token; T-7: while there are tokens")
    void lavaStays() {
        Scene scene = Scene.alliance(2).terrain("lava", "1,0", "2,1");
        scene.table().setTokensLeft(MINERAL - RAW, 1);
        scene.table().setLavaLeft(0);
        scene.strike("eruption");
        assertThat(scene.terrain("1,0")).isEqualTo("lava");
        assertThat(scene.tokens("1,0")).isEqualTo(1);
        assertThat(scene.tokens("2,1")).isZero();
        assertThat(scene.table().lavaLeft()).isZero();
    }

    @Test
    @DisplayName("T-24, T-25: orange reaches two rings; abysses are not covered, ships stay, canoes there go")
    void orangeEruption() {
        Scene scene = Scene.alliance(2)
                .wrath(3, 0)
                .ship(0, 1)
                .canoes("3,2", 1)
                .natives(MAJOS, "6,1", 1, 0)
                .strike("eruption");
        assertThat(scene.terrain("3,2")).isEqualTo("abyss");
        assertThat(scene.table().ship(0)).isZero();
        assertThat(scene.table().canoesLeft()).isEqualTo(10);
        assertThat(scene.terrain("3,1")).isEqualTo("lava");
        assertThat(scene.table().lavaLeft()).isZero();
        assertThat(scene.natives(MAJOS)).isEqualTo(1);
    }

    @Test
    @DisplayName("T-4: islands that lava joins are one island")
    void merged() {
        Scene scene = Scene.alliance(2).wrath(3, 0).terrain("coast", "4,1");
        TindayaPosition table = scene.table();
        assertThat(table.island(Scene.hex("5,1"))).isNotEqualTo(table.island(Scene.hex("1,1")));
        scene.strike("eruption");
        assertThat(table.island(Scene.hex("5,1"))).isEqualTo(table.island(Scene.hex("1,1")));
    }

    @Test
    @DisplayName("T-26: terrain becomes sea, all on it and canoes go; lava tiles go back to the reserve")
    void tsunami() {
        Scene scene = Scene.alliance(2)
                .terrain("lava", "14,5")
                .tokens("14,5", 1)
                .settlement("goats", "14,5", MAJOS)
                .animals("14,5", 2)
                .natives(MAJOS, "14,5", 1, 1)
                .natives(MAJOS, "13,5", 1, 1)
                .canoes("15,5", 1)
                .canoes("15,4", 1)
                .canoes("13,6", 1);
        scene.table().setLavaLeft(11);
        scene.strike("tsunami");
        assertThat(scene.terrain("14,5")).isEqualTo("sea");
        assertThat(scene.building("14,5")).isEmpty();
        assertThat(scene.tokens("14,5")).isZero();
        assertThat(scene.natives(MAJOS)).as("those on the volcano, in ring 2").isEqualTo(2);
        assertThat(scene.table().lavaLeft()).isEqualTo(12);
        assertThat(scene.table().canoesLeft()).isEqualTo(9);
        assertThat(scene.table().tokensLeft(MINERAL - RAW)).isEqualTo(24);
        assertThat(scene.terrain("15,4")).isEqualTo("abyss");
        assertThat(scene.terrain("13,4")).isEqualTo("coast");
    }

    @Test
    @DisplayName("T-26: volcanoes stay, natives on them die; Moneiba's wrath counts")
    void orangeTsunami() {
        Scene scene = Scene.alliance(2)
                .wrath(0, 3)
                .natives(MAJOS, "13,5", 1, 1)
                .natives(CANARII, "14,2", 1, 1)
                .strike("tsunami");
        assertThat(scene.terrain("13,5")).isEqualTo("volcano");
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.natives(CANARII)).isEqualTo(2);
        assertThat(scene.terrain("14,6")).isEqualTo("sea");
        assertThat(scene.terrain("13,4")).isEqualTo("sea");
        assertThat(scene.table().lavaLeft()).as("no lava in the area").isEqualTo(12);
    }

    @Test
    @DisplayName("T-28: neither walls nor idols help")
    void nothingHelps() {
        Scene scene = Scene.alliance(2)
                .natives(MAJOS, "14,5", 1, 0)
                .wall("14,5")
                .idols(MAJOS, "protection", 1)
                .strike("tsunami");
        assertThat(scene.choices()).isEmpty();
        assertThat(scene.natives(MAJOS)).isZero();
        assertThat(scene.table().wallsLeft()).isEqualTo(2);
        assertThat(scene.table().idols(MAJOS)).isEqualTo(1);
    }
}
