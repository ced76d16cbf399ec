package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-19: one unit for one unit on the same hex. */
class BarterTest {

    /** The Canarii have come to the Majos on 1,0; both have something. */
    private static Scene met(Scene scene) {
        return scene.natives(MAJOS, "1,0", 1, 0)
                .natives(CANARII, "1,1", 1, 0)
                .natives(CANARII, "13,1", 0, 1)
                .goods(CANARII, "fish", 3)
                .goods(CANARII, "wood", 2)
                .goods(MAJOS, "salt", 5)
                .goods(MAJOS, "clay", 1)
                .explore(CANARII, "from 1,1", "land n", "stop");
    }

    private static Scene proposed() {
        return met(Scene.dominion(2)).choose("barter 1,0", "offer-unit fish", "ask-unit salt");
    }

    @Test
    @DisplayName("T-19: one unit given, one asked for; the other tribe accepts")
    void accepted() {
        Scene scene = met(Scene.dominion(2)).choose("barter 1,0");
        assertThat(scene.choices()).containsExactlyInAnyOrder("offer-unit fish", "offer-unit wood");
        scene.choose("offer-unit fish");
        assertThat(scene.choices()).containsExactlyInAnyOrder("ask-unit salt", "ask-unit clay");
        scene.choose("ask-unit salt");
        assertThat(scene.asked()).isEqualTo(MAJOS);
        assertThat(scene.good(CANARII, "fish"))
                .as("nothing changes hands before")
                .isEqualTo(3);
        assertThat(scene.choices()).containsExactlyInAnyOrder("accept", "refuse", "counter");
        scene.choose("accept");
        assertThat(scene.good(CANARII, "fish")).isEqualTo(2);
        assertThat(scene.good(CANARII, "salt")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "salt")).isEqualTo(4);
        assertThat(scene.asked()).isEqualTo(CANARII);
    }

    @Test
    @DisplayName("T-19: or refuses; up to 3 proposals per native")
    void threeProposals() {
        Scene scene = proposed().choose("refuse");
        assertThat(scene.good(CANARII, "fish")).isEqualTo(3);
        assertThat(scene.choices()).containsExactlyInAnyOrder("barter 1,0", "done");
        scene.choose("barter 1,0", "offer-unit fish", "ask-unit salt", "refuse");
        scene.choose("barter 1,0", "offer-unit fish", "ask-unit salt", "accept");
        assertThat(scene.choices("barter")).as("three are made").isEmpty();
    }

    @Test
    @DisplayName("T-19: a proposal in return is accepted or refused by who proposed first")
    void counter() {
        Scene scene = proposed().choose("counter");
        assertThat(scene.choices()).containsExactlyInAnyOrder("return-unit salt", "return-unit clay");
        scene.choose("return-unit clay");
        assertThat(scene.choices()).containsExactlyInAnyOrder("want-unit fish", "want-unit wood");
        scene.choose("want-unit wood");
        assertThat(scene.asked()).isEqualTo(CANARII);
        assertThat(scene.choices()).containsExactlyInAnyOrder("accept", "refuse");
        scene.choose("accept");
        assertThat(scene.good(CANARII, "wood")).isEqualTo(1);
        assertThat(scene.good(CANARII, "clay")).isEqualTo(1);
        assertThat(scene.good(CANARII, "fish")).isEqualTo(3);
        assertThat(scene.good(MAJOS, "wood")).isEqualTo(1);
        assertThat(scene.asked()).isEqualTo(CANARII);
        Scene refused = proposed().choose("counter", "return-unit clay", "want-unit wood", "refuse");
        assertThat(refused.good(CANARII, "clay")).isZero();
        assertThat(refused.choices()).contains("barter 1,0");
    }

    @Test
    @DisplayName("T-19: two tribes of one seat agree at once")
    void alone() {
        Scene scene = met(Scene.alliance(1)).choose("barter 1,0", "offer-unit fish", "ask-unit clay");
        assertThat(scene.good(CANARII, "clay")).isEqualTo(1);
        assertThat(scene.good(MAJOS, "fish")).isEqualTo(1);
        assertThat(scene.asked()).isEqualTo(CANARII);
    }

    @Test
    @DisplayName("T-19: weapons and prisoners are units; idols and tokens are not")
    void units() {
        Scene scene = Scene.dominion(2)
                .natives(MAJOS, "1,0", 1, 0)
                .natives(CANARII, "1,1", 1, 0)
                .natives(CANARII, "13,1", 0, 1)
                .weapons(CANARII, 1)
                .idols(CANARII, "calm", 1)
                .prisoners(MAJOS, 1)
                .goods(MAJOS, "fish", 1)
                .explore(CANARII, "from 1,1", "land n", "stop", "barter 1,0");
        scene.table().addTokens(CANARII, 0, 2);
        assertThat(scene.choices())
                .as("nothing but the weapon to give")
                .containsExactlyInAnyOrder("ask-unit prisoner", "ask-unit fish");
        scene.choose("ask-unit prisoner", "accept");
        assertThat(scene.table().prisoners(CANARII)).isEqualTo(1);
        assertThat(scene.table().taken(CANARII)).as("not taken by them").isZero();
        assertThat(scene.weapons(MAJOS)).isEqualTo(1);
    }

    @Test
    @DisplayName("2.5: nobles barter too; a tribe without a native on the hex does not")
    void who() {
        Scene noble = Scene.dominion(3)
                .natives(MAJOS, "1,0", 1, 0)
                .natives(GUANCHES, "1,1", 1, 1)
                .natives(CANARII, "1,1", 0, 1)
                .natives(CANARII, "13,1", 1, 0)
                .goods(CANARII, "fish", 1)
                .goods(GUANCHES, "wood", 1)
                .goods(MAJOS, "clay", 1)
                .goods(MAJOS, "salt", 1)
                .explore(CANARII, "from 1,1", "land n", "stop", "barter 1,0");
        assertThat(noble.choices())
                .as("with the Majos alone")
                .containsExactlyInAnyOrder("ask-unit clay", "ask-unit salt");
    }

    @Test
    @DisplayName("T-19: among several the partner is chosen")
    void partner() {
        Scene scene = met(Scene.dominion(3).natives(GUANCHES, "1,0", 0, 1).goods(GUANCHES, "hide", 1))
                .choose("barter 1,0");
        assertThat(scene.choices()).containsExactlyInAnyOrder("with majos", "with guanches");
        scene.choose("with guanches", "offer-unit wood");
        assertThat(scene.asked()).as("nothing but a hide to ask for").isEqualTo(GUANCHES);
        scene.choose("accept");
        assertThat(scene.good(CANARII, "hide")).isEqualTo(1);
    }

    @Test
    @DisplayName("T-18: who stood still cannot barter")
    void stoodStill() {
        Scene scene = Scene.dominion(2)
                .natives(MAJOS, "1,0", 1, 0)
                .natives(CANARII, "1,0", 1, 0)
                .natives(CANARII, "13,1", 0, 1)
                .goods(CANARII, "fish", 1)
                .goods(MAJOS, "salt", 1)
                .explore(CANARII, "from 13,1", "land n", "stop");
        assertThat(scene.choices("barter")).isEmpty();
    }
}
