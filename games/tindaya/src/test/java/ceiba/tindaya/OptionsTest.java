package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 2.5: what villagers who moved may do: collect, settle, round up; and who controls what they build (T-8). */
class OptionsTest {

    /** The Canarii have come to 1,0 from 1,1. */
    private static Scene arrived(Scene scene, int villagers, int nobles) {
        scene.natives(CANARII, "1,1", villagers, nobles).natives(CANARII, "13,1", 0, 1);
        scene.explore(CANARII, "from 1,1");
        if (!scene.choices("take").isEmpty()) {
            scene.choose("take " + villagers + "+" + nobles);
        }
        return scene.choose("land n", "stop");
    }

    // ---------------------------------------------------------------- collect

    @ParameterizedTest
    @CsvSource({"coast, clay", "forest, wood", "mountain, mineral", "lava, mineral"})
    @DisplayName("T-12: collect: 1 token of the hex and 1 unit; spending the unit keeps the token")
    void collect(String terrain, String raw) {
        Scene scene = arrived(Scene.alliance(2).terrain(terrain, "1,0").tokens("1,0", 2), 1, 0);
        scene.choose("collect 1,0");
        int number = List.of(RAWS).indexOf(raw);
        assertThat(scene.good(CANARII, raw)).isEqualTo(1);
        assertThat(scene.table().tokens(CANARII, number)).isEqualTo(1);
        assertThat(scene.tokens("1,0")).isEqualTo(1);
        scene.table().pay(CANARII, 1L << (4 * (RAW + number)));
        assertThat(scene.good(CANARII, raw)).isZero();
        assertThat(scene.table().tokens(CANARII, number)).isEqualTo(1);
    }

    @Test
    @DisplayName("2.5: a settlement does not hinder collecting, whoever controls it; nobles do not collect")
    void whoCollects() {
        Scene settled = arrived(
                Scene.alliance(2)
                        .tokens("1,0", 2)
                        .settlement("fishing", "1,0", MAJOS)
                        .natives(MAJOS, "1,0", 2, 0),
                1,
                0);
        assertThat(settled.choices()).contains("collect 1,0");
        assertThat(arrived(Scene.alliance(2).tokens("1,0", 2), 0, 1).choices("collect"))
                .isEmpty();
    }

    @Test
    @DisplayName("2.5: the last token of the island, not of the hex: forbidden in Alliance")
    void lastTokenInAlliance() {
        assertThat(arrived(Scene.alliance(2).tokens("1,0", 1), 1, 0).choices("collect"))
                .isEmpty();
        assertThat(arrived(Scene.alliance(2).tokens("1,0", 1).tokens("2,2", 1), 1, 0)
                        .choices("collect"))
                .containsExactly("collect 1,0");
    }

    @Test
    @DisplayName("2.5: and costs 2 solidarity in Dominion, each time")
    void lastTokenInDominion() {
        Scene scene = arrived(Scene.dominion(2).tokens("1,0", 1), 1, 0).choose("collect 1,0");
        assertThat(scene.solidarity()).containsExactly(5, 3);
        Scene twice = Scene.dominion(2)
                .tokens("1,0", 1)
                .tokens("5,0", 1)
                .natives(CANARII, "1,1", 1, 0)
                .natives(CANARII, "5,1", 1, 0)
                .explore(CANARII, "from 1,1", "land n", "from 5,1", "land n", "stop")
                .choose("collect 1,0", "collect 5,0");
        assertThat(twice.solidarity()).containsExactly(5, 1);
        Scene left = arrived(Scene.dominion(2).tokens("1,0", 2), 1, 0).choose("collect 1,0");
        assertThat(left.solidarity()).containsExactly(5, 5);
    }

    @Test
    @DisplayName("2.2: Benahoaritas: one villager per Explore collects up to 2 tokens")
    void benahoaritas() {
        Scene scene = Scene.alliance(4)
                .tokens("1,0", 5)
                .tokens("2,1", 5)
                .natives(BENAHOARITAS, "1,1", 2, 0)
                .natives(BENAHOARITAS, "13,1", 0, 1)
                .explore(BENAHOARITAS, "from 1,1", "take 1+0", "land n", "from 1,1", "land ne", "stop");
        scene.choose("collect 1,0", "collect 1,0");
        assertThat(scene.choices("collect")).as("only one villager").containsExactly("collect 2,1");
        scene.choose("collect 2,1");
        assertThat(scene.choices("collect")).isEmpty();
        assertThat(scene.good(BENAHOARITAS, "clay")).isEqualTo(2);
        assertThat(scene.good(BENAHOARITAS, "wood")).isEqualTo(1);
    }

    // ---------------------------------------------------------------- settle

    @ParameterizedTest
    @CsvSource({
        "coast, settle-new fishing 1;0 settle-new pigs 1;0", "forest, settle-new farming 1;0 settle-new pigs 1;0",
        "mountain, settle-new goats 1;0", "lava, settle-new farming 1;0 settle-new goats 1;0"
    })
    @DisplayName(
            "2.3: settlements fit: village coast, farm forest and lava, herd mountain and lava, pig farm coast and forest")
    void fitting(String terrain, String words) {
        Scene scene = arrived(
                Scene.alliance(2).terrain(terrain, "1,0").trades(CANARII, "fishing", "farming", "goats", "pigs"), 1, 0);
        assertThat(String.join(" ", scene.choices("settle-new"))).isEqualTo(words.replace(';', ','));
    }

    @Test
    @DisplayName("2.5: settle: a known trade, a villager, no settlement and no fort there; free of charge")
    void settle() {
        Scene scene =
                arrived(Scene.alliance(2).trades(CANARII, "fishing"), 1, 0).choose("settle-new fishing 1,0");
        assertThat(scene.building("1,0")).isEqualTo("fishing");
        assertThat(scene.controller("1,0")).isEqualTo(CANARII);
        assertThat(scene.table().tilesLeft(FISHING)).isEqualTo(5);
        assertThat(scene.inside("1,0")).isZero();
        assertThat(arrived(Scene.alliance(2), 1, 0).choices("settle-new"))
                .as("unknown")
                .isEmpty();
        assertThat(arrived(Scene.alliance(2).trades(CANARII, "fishing"), 0, 1).choices("settle-new"))
                .as("a noble")
                .isEmpty();
        assertThat(arrived(
                                Scene.alliance(2)
                                        .trades(CANARII, "fishing", "pigs")
                                        .settlement("fishing", "1,0", MAJOS),
                                1,
                                0)
                        .choices("settle-new"))
                .as("settled already")
                .isEmpty();
    }

    @Test
    @DisplayName("T-7: no tile left, no settlement; a volcano bears none")
    void noTile() {
        Scene scene = Scene.alliance(2).trades(CANARII, "fishing");
        scene.table().setTilesLeft(FISHING, 0);
        assertThat(arrived(scene, 1, 0).choices("settle-new")).isEmpty();
        Scene volcano = Scene.alliance(2)
                .trades(CANARII, "fishing", "farming", "goats", "pigs")
                .natives(CANARII, "1,0", 1, 0)
                .explore(CANARII, "land s", "stop");
        assertThat(volcano.choices("settle-new")).isEmpty();
    }

    @Test
    @DisplayName("T-8: control of a new settlement goes to the tribe with most natives; with a tie its builder has it")
    void controlOfANewSettlement() {
        Scene fewer = arrived(Scene.alliance(2).trades(CANARII, "fishing").natives(MAJOS, "1,0", 2, 0), 1, 0)
                .choose("settle-new fishing 1,0");
        assertThat(fewer.controller("1,0")).isEqualTo(MAJOS);
        Scene tie = arrived(Scene.alliance(2).trades(CANARII, "fishing").natives(MAJOS, "1,0", 1, 0), 1, 0)
                .choose("settle-new fishing 1,0");
        assertThat(tie.controller("1,0")).isEqualTo(CANARII);
    }

    // ---------------------------------------------------------------- T-8: control

    @Test
    @DisplayName("T-8: most natives control at once, nobles count, the trade need not be known")
    void control() {
        Scene scene = Scene.alliance(2).settlement("fishing", "1,0", MAJOS).natives(MAJOS, "1,0", 1, 0);
        scene.natives(CANARII, "1,0", 0, 1);
        assertThat(scene.controller("1,0")).as("a tie leaves it").isEqualTo(MAJOS);
        scene.natives(CANARII, "1,0", 1, 0);
        assertThat(scene.controller("1,0")).isEqualTo(CANARII);
        scene.table().addNatives(CANARII, Scene.hex("1,0"), -1, -1);
        assertThat(scene.controller("1,0")).as("Majos are more again").isEqualTo(MAJOS);
        scene.table().addNatives(MAJOS, Scene.hex("1,0"), -1, 0);
        assertThat(scene.controller("1,0")).as("nobody: the last").isEqualTo(MAJOS);
    }

    @Test
    @DisplayName("T-8: among three a tie of two leaves the last controller")
    void controlAmongThree() {
        Scene scene = Scene.alliance(3).settlement("fishing", "1,0", MAJOS).natives(MAJOS, "1,0", 1, 0);
        scene.natives(CANARII, "1,0", 2, 0).natives(GUANCHES, "1,0", 2, 0);
        assertThat(scene.controller("1,0")).as("the Canarii came first").isEqualTo(CANARII);
        scene.natives(GUANCHES, "1,0", 1, 0);
        assertThat(scene.controller("1,0")).isEqualTo(GUANCHES);
    }

    @Test
    @DisplayName("T-8: control follows a move")
    void controlFollowsMoves() {
        Scene scene = arrived(
                Scene.alliance(2)
                        .trades(CANARII, "fishing")
                        .settlement("fishing", "1,0", MAJOS)
                        .natives(MAJOS, "1,0", 1, 0),
                2,
                0);
        assertThat(scene.controller("1,0")).isEqualTo(CANARII);
    }

    // ---------------------------------------------------------------- round up

    private static Scene farm(Scene scene, int pigs) {
        return scene.trades(CANARII, "pigs").settlement("pigs", "1,0", CANARII).animals("1,0", pigs);
    }

    @Test
    @DisplayName("2.5: round up 1 or 2 from the Wild Lands onto an own herd or pig farm")
    void roundUp() {
        Scene scene = arrived(farm(Scene.alliance(2), 0).wild(3, 4), 1, 0);
        assertThat(scene.choices("gather")).containsExactlyInAnyOrder("gather 1 1,0", "gather 2 1,0");
        scene.choose("gather 2 1,0");
        assertThat(scene.inside("1,0")).isEqualTo(2);
        assertThat(scene.table().wild(1)).isEqualTo(2);
        assertThat(scene.table().wild(0)).isEqualTo(3);
        assertThat(scene.table().animalsLeft(1)).isEqualTo(6);
        assertThat(scene.choices("gather")).as("once each").isEmpty();
    }

    @Test
    @DisplayName("2.5: as far as there is room for 4")
    void room() {
        assertThat(arrived(farm(Scene.alliance(2), 3).wild(3, 4), 1, 0).choices("gather"))
                .containsExactly("gather 1 1,0");
        assertThat(arrived(farm(Scene.alliance(2), 4).wild(3, 4), 1, 0).choices("gather"))
                .isEmpty();
    }

    @Test
    @DisplayName("2.5: a villager, control and the known trade are needed")
    void whoRoundsUp() {
        assertThat(arrived(farm(Scene.alliance(2), 0).wild(3, 4), 0, 1).choices("gather"))
                .as("a noble")
                .isEmpty();
        assertThat(arrived(Scene.alliance(2).settlement("pigs", "1,0", CANARII).wild(3, 4), 1, 0)
                        .choices("gather"))
                .as("unknown trade")
                .isEmpty();
        assertThat(arrived(farm(Scene.alliance(2), 0).wild(3, 4).natives(MAJOS, "1,0", 2, 0), 1, 0)
                        .choices("gather"))
                .as("another controls it")
                .isEmpty();
    }

    @Test
    @DisplayName("2.5: the last of a species: forbidden in Alliance, -2 in Dominion")
    void lastOfASpecies() {
        assertThat(arrived(farm(Scene.alliance(2), 0).wild(3, 2), 1, 0).choices("gather"))
                .containsExactly("gather 1 1,0");
        assertThat(arrived(farm(Scene.alliance(2), 0).wild(3, 1), 1, 0).choices("gather"))
                .isEmpty();
        Scene dominion = arrived(farm(Scene.dominion(2), 0).wild(3, 2), 1, 0).choose("gather 2 1,0");
        assertThat(dominion.solidarity()).containsExactly(5, 3);
        assertThat(dominion.table().wild(1)).isZero();
    }

    @Test
    @DisplayName("T-18: one villager may use several options, in any order: settle, then round up there")
    void severalOptions() {
        Scene scene = arrived(
                Scene.alliance(2).trades(CANARII, "pigs").tokens("1,0", 2).wild(3, 3), 1, 0);
        scene.choose("settle-new pigs 1,0", "gather 2 1,0", "collect 1,0");
        assertThat(scene.inside("1,0")).isEqualTo(2);
        assertThat(scene.good(CANARII, "clay")).isEqualTo(1);
    }
}
