package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-20: a noble who has come to a volcano offers. Era 1: Acoran asks for barley, meat, barley; Moneiba for fish, milk, fish. */
class OfferingTest {

    private static Scene era(int era) {
        return Scene.dominion(2).era(era).offerings(1, 1);
    }

    /** A noble of the Canarii has come to the volcano 1,1. */
    private static Scene arrived(Scene scene) {
        return scene.natives(CANARII, "1,0", 0, 1)
                .natives(CANARII, "13,1", 2, 0)
                .explore(CANARII, "from 1,0", "land s", "stop");
    }

    private static int open(Scene scene, int god) {
        return scene.table().openSlots(god);
    }

    @Test
    @DisplayName("T-20: any number of units, one by one, onto free slots of either card; they stay")
    void units() {
        Scene scene = arrived(era(1).goods(CANARII, "barley", 3).goods(CANARII, "fish", 1))
                .choose("offer 1,1");
        assertThat(scene.choices()).contains("give acoran barley", "give moneiba fish", "enough-given");
        assertThat(scene.choices()).doesNotContain("give acoran meat", "give moneiba milk");
        scene.choose("give acoran barley", "give moneiba fish", "give acoran barley");
        assertThat(scene.good(CANARII, "barley")).isEqualTo(1);
        assertThat(scene.good(CANARII, "fish")).isZero();
        assertThat(scene.choices()).as("both slots of barley are full").doesNotContain("give acoran barley");
        assertThat(open(scene, ACORAN)).isEqualTo(1);
        assertThat(open(scene, MONEIBA)).isEqualTo(2);
        assertThat(scene.table().given(CANARII, ACORAN)).isEqualTo(2);
        assertThat(scene.table().given(CANARII, MONEIBA)).isEqualTo(1);
        scene.choose("enough-given");
        assertThat(open(scene, ACORAN)).isEqualTo(1);
    }

    @Test
    @DisplayName("T-20: the preserved form of a simple good; not the other way round")
    void preserved() {
        Scene scene = arrived(era(1).goods(CANARII, "gofio", 1).goods(CANARII, "cured-meat", 1))
                .choose("offer 1,1");
        scene.choose("give acoran barley preserved", "give acoran meat preserved");
        assertThat(scene.good(CANARII, "gofio")).isZero();
        assertThat(scene.good(CANARII, "cured-meat")).isZero();
        Scene simple = arrived(era(2).goods(CANARII, "barley", 2)).choose("offer 1,1");
        assertThat(simple.choices()).as("gofio is asked for").noneMatch(words -> words.equals("give acoran gofio"));
    }

    @Test
    @DisplayName("T-20: a prisoner instead of any good; the figure lies on the card")
    void prisoner() {
        Scene scene = arrived(era(1).prisoners(CANARII, 1)).choose("offer 1,1", "give moneiba milk prisoner");
        assertThat(scene.table().prisoners(CANARII)).isZero();
        assertThat(scene.table().conquistadorsLeft()).isEqualTo(17);
        assertThat(open(scene, MONEIBA)).isEqualTo(2);
    }

    @Test
    @DisplayName("T-20: an own native from anywhere; he returns to the owner's supply (T-5)")
    void villager() {
        Scene scene = arrived(era(1)).choose("offer 1,1", "give acoran meat villager");
        assertThat(scene.natives(CANARII, "13,1")).isEqualTo(1);
        assertThat(scene.table().unborn(CANARII)).isEqualTo(6);
        assertThat(scene.table().given(CANARII, ACORAN)).isEqualTo(1);
        Scene choice = arrived(era(1).natives(CANARII, "9,1", 1, 0)).choose("offer 1,1", "give acoran meat villager");
        assertThat(choice.choices()).containsExactlyInAnyOrder("sacrifice 9,1", "sacrifice 13,1");
        choice.choose("sacrifice 9,1");
        assertThat(choice.natives(CANARII, "9,1")).isZero();
    }

    @Test
    @DisplayName("T-20: also the noble himself, which ends it")
    void himself() {
        Scene scene = arrived(era(1)).choose("offer 1,1", "give acoran meat noble");
        assertThat(scene.table().nobles(CANARII)).isZero();
        assertThat(open(scene, ACORAN)).isEqualTo(2);
        assertThat(scene.choices()).as("nobody is there to give more").containsExactly("end");
    }

    @Test
    @DisplayName("T-20: a blood slot takes only prisoners and natives")
    void blood() {
        Scene scene = arrived(era(3).goods(CANARII, "gofio", 3)
                        .goods(CANARII, "meat", 3)
                        .prisoners(CANARII, 1))
                .choose("offer 1,1");
        assertThat(scene.choices().stream().filter(words -> words.startsWith("give acoran blood")))
                .containsExactlyInAnyOrder(
                        "give acoran blood prisoner", "give acoran blood villager", "give acoran blood noble");
        scene.choose("give acoran blood prisoner");
        assertThat(open(scene, ACORAN)).isEqualTo(3);
    }

    @Test
    @DisplayName("T-20: the first to lay on a card in the era gets 1 idol, for each card")
    void firstIdol() {
        Scene scene = arrived(era(1).goods(CANARII, "barley", 2).goods(CANARII, "fish", 1));
        scene.table().setIdolCard(0, WARRIOR);
        scene.table().setIdolCard(1, CALM);
        scene.table().setIdolsLeft(2);
        scene.choose("offer 1,1", "give acoran barley");
        assertThat(scene.idols(CANARII, "calm")).isEqualTo(1);
        scene.choose("give acoran barley");
        assertThat(scene.table().idols(CANARII)).isEqualTo(1);
        scene.choose("give moneiba fish");
        assertThat(scene.idols(CANARII, "warrior")).isEqualTo(1);
    }

    @Test
    @DisplayName("T-20: not who comes second; T-7: none when there are no idols")
    void secondToLay() {
        Scene second = era(1).goods(CANARII, "barley", 1).idolDeck("calm");
        second.table().setFilled(ACORAN, 0, 1 + MAJOS);
        arrived(second).choose("offer 1,1", "give acoran barley");
        assertThat(second.table().idols(CANARII)).isZero();
        Scene none = arrived(era(1).goods(CANARII, "barley", 1)).choose("offer 1,1", "give acoran barley");
        assertThat(none.table().idols(CANARII)).isZero();
    }

    @Test
    @DisplayName("2.10: when the deck ends, the discards are shuffled")
    void reshuffle() {
        Scene scene = era(1).goods(CANARII, "barley", 1);
        scene.table().setDiscardedIdols(BOUNTY, 1);
        arrived(scene).choose("offer 1,1", "give acoran barley");
        assertThat(scene.idols(CANARII, "bounty")).isEqualTo(1);
        assertThat(scene.table().discardedIdols(BOUNTY)).isZero();
    }

    @Test
    @DisplayName("2.5: only a noble, only on a volcano, only if he moved")
    void who() {
        Scene villager = era(1).natives(CANARII, "1,0", 1, 0)
                .natives(CANARII, "1,1", 0, 1)
                .explore(CANARII, "from 1,0", "land s", "stop");
        assertThat(villager.choices("offer")).as("the noble stood still").isEmpty();
        Scene coast = era(1).natives(CANARII, "1,1", 0, 1).explore(CANARII, "land n", "stop");
        assertThat(coast.choices("offer")).isEmpty();
    }

    @Test
    @DisplayName("T-18: each noble may offer once in an Explore")
    void once() {
        Scene scene = arrived(era(1).goods(CANARII, "barley", 2)).choose("offer 1,1", "give acoran barley");
        scene.choose("enough-given");
        assertThat(scene.choices("offer")).isEmpty();
    }

    @Test
    @DisplayName("T-8: a sacrifice may cost control of a settlement at once")
    void sacrificeAndControl() {
        Scene scene = arrived(era(1).settlement("fishing", "13,0", CANARII)
                        .natives(MAJOS, "13,0", 1, 0)
                        .natives(CANARII, "13,0", 1, 1))
                .choose("offer 1,1", "give acoran meat villager", "sacrifice 13,0");
        assertThat(scene.controller("13,0")).as("a tie").isEqualTo(CANARII);
        scene.choose("give acoran barley noble", "sacrifice 13,0");
        assertThat(scene.controller("13,0")).isEqualTo(MAJOS);
    }
}
