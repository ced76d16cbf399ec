package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** 2.5, 2.10: idols shown and sold. */
class IdolsTest {

    private static Scene holding(Scene scene, String idol) {
        return scene.natives(CANARII, "1,1", 1, 1).idols(CANARII, idol, 1);
    }

    private static Scene turn(String idol) {
        return holding(Scene.alliance(2).wrath(2, 2), idol)
                .trades(CANARII, "fishing", "pigs")
                .turn(CANARII);
    }

    @ParameterizedTest
    @ValueSource(strings = {"protection", "solidarity"})
    @DisplayName("2.5: only idols with the action symbol are shown")
    void notShown(String idol) {
        assertThat(turn(idol).choices()).doesNotContain("idol").contains("sell");
    }

    @Test
    @DisplayName("2.10: fertility: +1 villager on a settlement you control")
    void fertility() {
        Scene scene = holding(Scene.alliance(2), "fertility")
                .settlement("fishing", "1,0", CANARII)
                .settlement("farming", "6,1", CANARII)
                .settlement("farming", "2,1", MAJOS)
                .turn(CANARII)
                .choose("idol");
        assertThat(scene.choices()).containsExactlyInAnyOrder("idol fertility 1,0", "idol fertility 6,1");
        scene.choose("idol fertility 6,1");
        assertThat(scene.villagers(CANARII, "6,1")).isEqualTo(1);
        assertThat(scene.table().villagers(CANARII)).isEqualTo(2);
        assertThat(scene.table().idols(CANARII)).isZero();
        assertThat(scene.table().discardedIdols(FERTILITY)).isEqualTo(1);
    }

    @Test
    @DisplayName("T-7, T-14: no fertility without a figure or a settlement")
    void noFertility() {
        assertThat(holding(Scene.alliance(2), "fertility").turn(CANARII).choices())
                .doesNotContain("idol");
        assertThat(holding(Scene.alliance(2), "fertility")
                        .settlement("fishing", "1,0", CANARII)
                        .natives(CANARII, "5,1", 6, 0)
                        .turn(CANARII)
                        .choices())
                .doesNotContain("idol");
    }

    @Test
    @DisplayName("2.10: harvest: +2 of one simple good of a known trade")
    void harvest() {
        Scene scene = turn("harvest").choose("idol");
        assertThat(scene.choices()).containsExactlyInAnyOrder("idol harvest fish", "idol harvest meat");
        scene.choose("idol harvest meat");
        assertThat(scene.good(CANARII, "meat")).isEqualTo(2);
    }

    @Test
    @DisplayName("2.10: bounty: +2 raw, alike or not, and no tokens")
    void bounty() {
        Scene scene = turn("bounty").choose("idol");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "idol bounty wood wood",
                        "idol bounty wood clay",
                        "idol bounty wood mineral",
                        "idol bounty clay clay",
                        "idol bounty clay mineral",
                        "idol bounty mineral mineral");
        scene.choose("idol bounty wood mineral");
        assertThat(scene.good(CANARII, "wood")).isEqualTo(1);
        assertThat(scene.good(CANARII, "mineral")).isEqualTo(1);
        assertThat(scene.table().tokens(CANARII, 0)).isZero();
    }

    @Test
    @DisplayName("2.10: calm: one god -1")
    void calm() {
        Scene scene = turn("calm").choose("idol");
        assertThat(scene.choices()).containsExactlyInAnyOrder("idol calm acoran", "idol calm moneiba");
        scene.choose("idol calm moneiba");
        assertThat(scene.acoran()).isEqualTo(2);
        assertThat(scene.moneiba()).isEqualTo(1);
    }

    @Test
    @DisplayName("T-14: calm does nothing to a god who is calm")
    void calmGods() {
        assertThat(holding(Scene.alliance(2).wrath(0, 0), "calm").turn(CANARII).choices())
                .doesNotContain("idol");
        Scene one = holding(Scene.alliance(2).wrath(0, 1), "calm").turn(CANARII).choose("idol");
        assertThat(one.choices()).containsExactly("idol calm moneiba");
    }

    @Test
    @DisplayName("2.10: warrior: +2 weapons")
    void warrior() {
        assertThat(turn("warrior").choose("idol", "idol warrior").weapons(CANARII))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"protection", "solidarity", "fertility", "harvest", "bounty", "calm", "warrior"})
    @DisplayName("2.5: any idol is sold for 1 raw unit of choice, without a token, and discarded openly")
    void sell(String idol) {
        Scene scene = turn(idol).choose("sell");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "sell " + idol + " wood", "sell " + idol + " clay", "sell " + idol + " mineral");
        scene.choose("sell " + idol + " clay");
        assertThat(scene.good(CANARII, "clay")).isEqualTo(1);
        assertThat(scene.table().tokens(CANARII, 1)).isZero();
        assertThat(scene.table().idols(CANARII)).isZero();
        assertThat(scene.choices()).as("one of the two places").contains("end");
    }
}
