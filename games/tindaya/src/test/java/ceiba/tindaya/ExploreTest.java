package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-16 to T-18: moves over land and sea. */
class ExploreTest {

    private static Scene at(String hex, int villagers, int nobles) {
        return Scene.alliance(2).natives(CANARII, hex, villagers, nobles);
    }

    // ---------------------------------------------------------------- T-16: land

    @Test
    @DisplayName("T-16: any number of natives of one hex to one adjacent land hex, volcanoes included")
    void land() {
        Scene scene = at("2,1", 2, 1).explore(CANARII);
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("take 1+0", "take 2+0", "take 0+1", "take 1+1", "take 2+1");
        scene.choose("take 1+1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("land nw", "land sw", "land s");
        scene.choose("land sw");
        assertThat(scene.villagers(CANARII, "1,1")).isEqualTo(1);
        assertThat(scene.natives(CANARII, "1,1")).isEqualTo(2);
        assertThat(scene.natives(CANARII, "2,1")).isEqualTo(1);
    }

    @Test
    @DisplayName("T-18: at least one move, at most three; the same native may move several times")
    void threeMoves() {
        Scene scene = at("1,0", 0, 1).explore(CANARII);
        assertThat(scene.choices()).as("no stop before the first move").containsExactlyInAnyOrder("land se", "land s");
        scene.choose("land se");
        assertThat(scene.choices()).containsExactlyInAnyOrder("from 2,1", "stop");
        scene.choose("from 2,1", "land s", "from 2,2", "land nw");
        assertThat(scene.natives(CANARII, "1,1")).isEqualTo(1);
        assertThat(scene.choices()).as("no fourth").noneMatch(words -> words.startsWith("from"));
    }

    @Test
    @DisplayName("2.2: Guanches: Explore has 4 moves")
    void guanches() {
        Scene scene = Scene.alliance(3).natives(GUANCHES, "1,0", 0, 1).explore(GUANCHES);
        scene.choose("land se", "from 2,1", "land s", "from 2,2", "land nw");
        assertThat(scene.choices()).containsExactlyInAnyOrder("from 1,1", "stop");
    }

    @Test
    @DisplayName("T-8: another tribe's settlement may be entered")
    void others() {
        Scene scene = at("1,1", 0, 1)
                .settlement("fishing", "1,0", MAJOS)
                .natives(MAJOS, "1,0", 2, 0)
                .explore(CANARII, "land n");
        assertThat(scene.natives(CANARII, "1,0")).isEqualTo(1);
        assertThat(scene.natives(MAJOS, "1,0")).isEqualTo(2);
    }

    @Test
    @DisplayName("T-16: natives in a fort move no more in this Explore")
    void fort() {
        Scene scene = at("1,1", 3, 0).fort("1,0", 2).weapons(CANARII, 2).explore(CANARII, "take 2+0", "land n");
        assertThat(scene.choices()).containsExactlyInAnyOrder("from 1,1", "stop");
    }

    // ---------------------------------------------------------------- T-17: sea

    @Test
    @DisplayName("T-17: at least one villager rows; nobles alone stay on land")
    void rower() {
        Scene nobles = at("2,1", 0, 2).goods(CANARII, "wood", 2).explore(CANARII, "take 0+1");
        assertThat(nobles.choices("embark")).isEmpty();
        Scene villager = at("2,1", 1, 2).goods(CANARII, "wood", 2).explore(CANARII, "take 1+2");
        assertThat(villager.choices("embark")).containsExactlyInAnyOrder("embark n", "embark ne", "embark se");
    }

    @Test
    @DisplayName("T-17: up to 5 natives")
    void five() {
        Scene six = at("2,1", 6, 0).goods(CANARII, "wood", 1).explore(CANARII, "take 6+0");
        assertThat(six.choices("embark")).isEmpty();
        Scene five = at("2,1", 6, 0).goods(CANARII, "wood", 1).explore(CANARII, "take 5+0");
        assertThat(five.choices("embark")).isNotEmpty();
        Scene withNobles = at("2,1", 4, 2).goods(CANARII, "wood", 1).explore(CANARII, "take 4+2");
        assertThat(withNobles.choices("embark")).isEmpty();
    }

    @Test
    @DisplayName("T-17: 1 wood builds a canoe on the adjacent sea hex; one that is there costs nothing and is used")
    void canoe() {
        Scene built = at("2,1", 1, 0).goods(CANARII, "wood", 2).explore(CANARII, "embark se", "sail 4,1", "ashore se");
        assertThat(built.good(CANARII, "wood")).isEqualTo(1);
        assertThat(built.canoes("4,1")).as("stays where they went ashore").isEqualTo(1);
        assertThat(built.canoes("3,1")).isZero();
        assertThat(built.table().canoesLeft()).isEqualTo(9);
        assertThat(built.natives(CANARII, "5,1")).isEqualTo(1);
        Scene there = at("2,1", 1, 0)
                .canoes("3,1", 2)
                .goods(CANARII, "wood", 2)
                .explore(CANARII, "embark se", "sail 4,1", "ashore ne");
        assertThat(there.good(CANARII, "wood")).isEqualTo(2);
        assertThat(there.canoes("3,1")).isEqualTo(1);
        assertThat(there.canoes("4,1")).isEqualTo(1);
        assertThat(there.natives(CANARII, "5,0")).isEqualTo(1);
    }

    @Test
    @DisplayName("T-17: without wood only where a canoe lies, whoever built it; no canoe left, none is built")
    void noWood() {
        Scene none = at("2,1", 1, 0).explore(CANARII);
        assertThat(none.choices("embark")).isEmpty();
        Scene one = at("2,1", 1, 0).canoes("3,0", 1).explore(CANARII);
        assertThat(one.choices("embark")).containsExactly("embark ne");
        Scene out = at("2,1", 1, 0).canoes("15,0", 10).goods(CANARII, "wood", 3).explore(CANARII);
        assertThat(out.choices("embark")).isEmpty();
    }

    @Test
    @DisplayName("2.10: with the outrigger canoes cost nothing")
    void outrigger() {
        Scene scene = at("2,1", 1, 0);
        scene.table().setOutrigger(CANARII, true);
        scene.explore(CANARII, "embark se", "sail 4,1", "ashore se");
        assertThat(scene.table().canoesLeft()).isEqualTo(9);
        assertThat(scene.good(CANARII, "wood")).isZero();
    }

    @Test
    @DisplayName("T-17: 0 or more sea hexes straight on; land and the edge stop, canoes, ships and abysses do not")
    void straight() {
        Scene scene = at("2,1", 1, 0)
                .goods(CANARII, "wood", 1)
                .canoes("3,3", 3)
                .ship(0, 1)
                .explore(CANARII, "embark se");
        // from 3,1: north 3,0 has land only where they come from, ne stops before 5,0, s goes over the abyss and the
        // ship
        // on 3,2 and the canoes on 3,3 to the edge, se ends before 9,4
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "sail 3,1",
                        "sail 4,1",
                        "sail 4,2",
                        "sail 5,2",
                        "sail 6,3",
                        "sail 8,4",
                        "sail 3,2",
                        "sail 3,4",
                        "sail 3,5",
                        "sail 3,6");
    }

    @Test
    @DisplayName("T-17: ashore on any land next to the last sea hex but the one left")
    void ashore() {
        Scene scene = at("2,1", 1, 0).goods(CANARII, "wood", 1).explore(CANARII, "embark se", "sail 3,1");
        assertThat(scene.natives(CANARII, "2,2"))
                .as("2,1 is where they came from")
                .isEqualTo(1);
        assertThat(scene.canoes("3,1")).isEqualTo(1);
        Scene choice = at("2,1", 1, 0).goods(CANARII, "wood", 1).explore(CANARII, "embark se", "sail 5,2");
        assertThat(choice.choices()).containsExactlyInAnyOrder("ashore n", "ashore ne");
    }

    @Test
    @DisplayName("T-17: an abyss is sea: one may embark there")
    void abyss() {
        Scene scene = at("2,2", 1, 0).goods(CANARII, "wood", 1).explore(CANARII);
        assertThat(scene.choices("embark")).contains("embark se");
        assertThat(scene.choose("embark se").choices()).contains("sail 3,4");
    }

    @Test
    @DisplayName("T-17: a fort may be reached by sea")
    void fortBySea() {
        Scene scene = at("2,1", 2, 0)
                .fort("5,0", 2)
                .weapons(CANARII, 2)
                .goods(CANARII, "wood", 1)
                .explore(CANARII, "take 2+0", "embark se", "sail 4,1", "ashore ne");
        assertThat(scene.building("5,0")).isEmpty();
        assertThat(scene.table().prisoners(CANARII)).isEqualTo(2);
    }

    // ---------------------------------------------------------------- T-18: who moved

    @Test
    @DisplayName("T-18: natives that stood still may use no option")
    void stoodStill() {
        Scene scene = at("2,1", 1, 0)
                .natives(CANARII, "2,2", 1, 0)
                .tokens("2,2", 2)
                .tokens("1,0", 2)
                .explore(CANARII, "from 2,1", "land nw", "stop");
        assertThat(scene.choices("collect")).containsExactly("collect 1,0");
    }

    @Test
    @DisplayName("T-18: of those alike, who has not moved leaves first: two moved natives stay two")
    void whoLeavesFirst() {
        Scene scene =
                at("2,1", 1, 0).natives(CANARII, "1,0", 1, 0).tokens("1,0", 3).tokens("2,2", 3);
        scene.explore(CANARII, "from 2,1", "land nw", "from 1,0", "take 1+0", "land s", "stop");
        assertThat(scene.villagers(CANARII, "1,0")).isEqualTo(1);
        assertThat(scene.choices("collect"))
                .as("the one who came is still there")
                .containsExactly("collect 1,0");
    }

    @Test
    @DisplayName("T-18: each may use each option once: two villagers collect twice")
    void onceEach() {
        Scene scene = at("1,1", 3, 0).tokens("1,0", 5).explore(CANARII, "take 2+0", "land n", "stop");
        scene.choose("collect 1,0", "collect 1,0");
        assertThat(scene.choices("collect")).isEmpty();
        assertThat(scene.good(CANARII, "clay")).isEqualTo(2);
    }

    @Test
    @DisplayName("T-14: with a cylinder who moved is counted anew")
    void secondExplore() {
        Scene scene = at("1,1", 1, 0)
                .tokens("1,0", 5)
                .tokens("2,1", 5)
                .markers(CANARII, 0, 1)
                .turns(CANARII)
                .choose("explore cylinder", "land n", "stop", "collect 1,0", "again");
        assertThat(scene.choices()).containsExactlyInAnyOrderElementsOf(List.of("land se", "land s"));
        scene.choose("land se", "stop", "collect 2,1");
        assertThat(scene.good(CANARII, "wood")).isEqualTo(1);
        assertThat(scene.choices()).containsExactly("end");
    }
}
