package ceiba.zimbabwe;

import static ceiba.zimbabwe.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The generosity of kings: gifts, plaques and the order of the turns. */
class AuctionTest {

    /** The rulebook's example. */
    @Test
    void kilwaZuluAndMutapaGive() {
        Scene scene = Scene.auction(3, KILWA, ZULU, MUTAPA)
                .specialist(KILWA, "shaman")
                .specialist(MUTAPA, "nomads")
                .specialist(ZULU, "rain")
                .pile(KILWA, ZULU, MUTAPA)
                .cattle(7, 1, 4);
        assertThat(List.of(scene.requirement(KILWA), scene.requirement(MUTAPA), scene.requirement(ZULU)))
                .containsExactly(23, 21, 21);

        scene.choose("give 2");
        assertThat(scene.plaques()).containsExactly(1, 1, 0);
        assertThat(scene.active()).isEqualTo(ZULU);
        scene.choose("give 3");
        assertThat(scene.plaques()).containsExactly(2, 2, 1);
        // Mutapa, with one cattle, cannot give 4 and has passed.
        assertThat(scene.active()).isEqualTo(KILWA);
        assertThat(scene.choices()).containsExactlyInAnyOrder("give 4", "give 5", "pass");
        scene.choose("give 5");

        // Zulu, with one cattle, has passed too; the cattle have been collected.
        assertThat(scene.order()).containsExactly(KILWA, ZULU, MUTAPA);
        assertThat(scene.hand(KILWA)).isEqualTo(4);
        assertThat(scene.hand(ZULU)).isEqualTo(1 + 3);
        assertThat(scene.hand(MUTAPA)).isEqualTo(1 + 3);
        assertThat(scene.active()).isEqualTo(KILWA);
        assertThat(scene.step()).isEqualTo("turn");
    }

    @Test
    void whoCouldGiveMoreMayPassToo() {
        Scene scene = Scene.auction(3, KILWA, ZULU, MUTAPA)
                .specialist(KILWA, "shaman")
                .specialist(MUTAPA, "nomads")
                .specialist(ZULU, "rain")
                .pile(KILWA, ZULU, MUTAPA)
                .cattle(7, 9, 12);
        scene.choose("give 2", "give 3", "pass", "give 5", "pass");
        assertThat(scene.order()).containsExactly(KILWA, ZULU, MUTAPA);
        assertThat(scene.hands()).containsExactly(4, 9 + 3, 12 - 3 + 3);
    }

    @Test
    void plaquesLieByRequirementAndThenByPlaceInThePile() {
        Scene scene = Scene.of(3)
                .specialist(ZULU, "builder")
                .pile(MUTAPA, ZULU, KILWA)
                .active(ZULU)
                .choose("end");
        assertThat(scene.step()).isEqualTo("gift");
        assertThat(scene.plaqueOwners()).containsExactly(ZULU, MUTAPA, KILWA);
        assertThat(scene.active()).isEqualTo(ZULU);
    }

    @Test
    void biddingGoesRoundAmongThoseStillIn() {
        Scene scene = Scene.auction(3, 0, 1, 2).cattle(20, 20, 20);
        scene.choose("give 1", "give 2", "give 3");
        assertThat(scene.active()).isZero();
        scene.choose("give 4", "pass");
        assertThat(scene.active()).isEqualTo(2);
        scene.choose("give 5");
        assertThat(scene.active()).isZero();
        assertThat(scene.json().get("auction").get("passed").items().stream()
                        .map(Node::value)
                        .toList())
                .hasToString("[1]");
    }

    @Test
    void theFirstGiftIsAtLeastOneAndEachLaterOneMore() {
        Scene scene = Scene.auction(2, 0, 1).cattle(3, 5);
        assertThat(scene.choices()).containsExactlyInAnyOrder("give 1", "give 2", "give 3", "pass");
        scene.choose("give 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("give 3", "give 4", "give 5", "pass");
    }

    @Test
    void eachGiftIsPaidWhole() {
        Scene scene = Scene.auction(2, 0, 1).cattle(9, 9);
        assertThat(scene.price("give 2")).isEqualTo(2);
        assertThat(scene.price("pass")).isZero();
        scene.choose("give 2", "give 3");
        assertThat(scene.hands()).containsExactly(7, 6);
        assertThat(scene.price("give 4")).isEqualTo(4);
        scene.choose("give 4");
        assertThat(scene.hands()).containsExactly(3, 6);
    }

    @Test
    void cattleOnAPlaqueCannotBeGiven() {
        Scene scene = Scene.auction(2, 0, 1).cattle(4, 9).choose("give 2", "give 3");
        // Two cattle in hand and three on the plaque: not enough for four.
        assertThat(scene.order()).containsExactly(1, 0);
        assertThat(scene.hands()).containsExactly(2 + 3, 6 + 2);
    }

    @Test
    void giftsGoOnBehindTheLastCattleAlsoToThoseWhoPassed() {
        Scene scene = Scene.auction(3, 0, 1, 2).cattle(30, 30, 30);
        scene.choose("give 1", "pass", "give 2");
        assertThat(scene.plaques()).containsExactly(1, 1, 1);
        scene.choose("give 5");
        assertThat(scene.plaques()).containsExactly(3, 3, 2);
        scene.choose("give 8");
        assertThat(scene.plaques()).containsExactly(6, 5, 5);
        scene.choose("pass");
        assertThat(scene.hands()).containsExactly(30 - 6 + 6, 30 + 5, 30 - 10 + 5);
    }

    @Test
    void eachRoundBeginsAtTheLeftAgain() {
        Scene scene = Scene.auction(2, 0, 1).cattle(9, 9).choose("give 1", "pass", "end", "end");
        assertThat(scene.round()).isEqualTo(3);
        scene.choose("give 1");
        assertThat(scene.plaques()).containsExactly(1, 0);
    }

    @Test
    void passingTakesTheLastFreePlace() {
        Scene scene = Scene.auction(4, 0, 1, 2, 3).cattle(9, 9, 9, 9);
        scene.choose("give 1", "pass", "give 2", "pass", "pass");
        assertThat(scene.order()).containsExactly(2, 0, 3, 1);
        assertThat(scene.active()).isEqualTo(2);
    }

    @Test
    void whoCannotAffordTheLeastGiftPassesWithoutBeingAsked() {
        Scene scene = Scene.auction(3, 0, 1, 2).cattle(5, 2, 5).choose("give 2");
        assertThat(scene.active()).isEqualTo(2);
        assertThat(scene.events("pass")).hasSize(1);
    }

    @Test
    void butOnlyWhenTheBiddingComesToHim() {
        Scene scene = Scene.auction(3, 0, 1, 2).cattle(5, 5, 0).choose("give 1");
        assertThat(scene.events("pass")).isEmpty();
        scene.choose("pass");
        assertThat(scene.order()).containsExactly(0, 2, 1);
    }

    @Test
    void theLastOneIsFirstAndGivesNothingMore() {
        Scene scene = Scene.auction(3, 0, 1, 2).cattle(5, 5, 5).choose("pass", "pass");
        assertThat(scene.order()).containsExactly(2, 1, 0);
        assertThat(scene.hands()).containsExactly(5, 5, 5);
        assertThat(scene.step()).isEqualTo("turn");
        assertThat(scene.active()).isEqualTo(2);
    }

    @Test
    void withoutCattleEverybodyPassesInTurn() {
        Scene scene = Scene.auction(3, 0, 1, 2).cattle(0, 0, 0);
        assertThat(scene.order()).containsExactly(2, 1, 0);
        assertThat(scene.active()).isEqualTo(2);
    }

    @Test
    void eleguaPaysThreeOfTheFirstGiftFromTheStock() {
        Scene scene = elegua().cattle(2, 9, 9);
        assertThat(scene.choices()).containsExactlyInAnyOrder("give 1", "give 2", "give 3", "give 4", "give 5", "pass");
        assertThat(scene.price("give 2")).isZero();
        assertThat(scene.price("give 5")).isEqualTo(2);
        scene.choose("give 4");
        assertThat(scene.hand(0)).isEqualTo(1);
        assertThat(scene.plaques()).containsExactly(2, 1, 1);
    }

    private static Scene elegua() {
        return Scene.auction(3, 0, 1, 2).god(0, "elegua");
    }

    @Test
    void eleguaPaysNoMoreThanTheGift() {
        Scene scene = elegua().cattle(6, 9, 9).choose("give 2");
        assertThat(scene.hand(0)).isEqualTo(6);
        scene.choose("give 3", "pass");
        // His second gift is his own.
        assertThat(scene.choices()).containsExactlyInAnyOrder("give 4", "give 5", "give 6", "pass");
        assertThat(scene.price("give 4")).isEqualTo(4);
        scene.choose("give 4");
        assertThat(scene.hand(0)).isEqualTo(2);
    }

    @Test
    void eleguaHelpsWhoHasNothing() {
        assertThat(elegua().cattle(0, 9, 9).choices()).containsExactlyInAnyOrder("give 1", "give 2", "give 3", "pass");
    }

    @Test
    void eleguaHelpsWithTheOwnFirstGiftAlsoLaterInTheBidding() {
        Scene scene = Scene.auction(3, 1, 0, 2)
                .god(0, "elegua")
                .god(1, "obatala")
                .cattle(1, 9, 9)
                .choose("give 3");
        assertThat(scene.choices()).containsExactlyInAnyOrder("give 4", "pass");
        assertThat(scene.price("give 4")).isEqualTo(1);
    }

    @Test
    void eleguaHelpsAgainInEveryRound() {
        Scene scene = elegua().cattle(0, 0, 0).choose("give 3");
        assertThat(scene.order()).containsExactly(0, 2, 1);
        scene.choose("end", "end", "end");
        assertThat(scene.round()).isEqualTo(3);
        assertThat(scene.price("give 3")).isZero();
    }

    @Test
    void shadipinyiHasAPlaqueInFrontOfAllOthers() {
        Scene scene = Scene.auction(3, -1, 1, 0, 2).god(1, "shadipinyi").cattle(9, 9, 9);
        assertThat(scene.active()).isEqualTo(1);
        scene.choose("give 3");
        assertThat(scene.plaques()).containsExactly(1, 1, 1, 0);
        scene.choose("give 4");
        assertThat(scene.plaques()).containsExactly(2, 2, 2, 1);
        scene.choose("pass", "pass");
        assertThat(scene.hands()).containsExactly(9 - 4 + 2, 9 - 3 + 2 + 2, 9 + 1);
    }

    @Test
    void shadipinyisPlaqueComesWithTheNextAuction() {
        Scene scene = Scene.of(2).god("shadipinyi").choose("end");
        assertThat(scene.plaqueOwnersAfter("end")).containsExactly(0, 1);
        Scene worshipped = Scene.of(2).god("shadipinyi").choose("god shadipinyi", "end");
        assertThat(worshipped.plaqueOwnersAfter("end")).containsExactly(-1, 0, 1);
    }

    @Test
    void whoTakesACardMovesToTheTopOfThePile() {
        Scene scene = Scene.of(3).god("dziva").pile(0, 1, 2).choose("god dziva");
        assertThat(scene.pile()).containsExactly(1, 2, 0);
        assertThat(Scene.of(3).pile(0, 1, 2).choose("hire nomads").pile()).containsExactly(1, 2, 0);
        assertThat(Scene.of(2)
                        .pile(0, 1)
                        .choose("craft", "place potter", "site b5 across")
                        .pile())
                .containsExactly(1, 0);
    }

    /** Xango takes two away, the ivory carver brings them back. */
    @Test
    void alsoWhenTheNumberEndsWhereItWas() {
        Scene scene = Scene.of(2).god("xango").pile(0, 1).choose("god xango", "craft", "place ivory-carver");
        scene.choose("area c10").finishWithPrice("ivory-carver");
        assertThat(scene.requirement(0)).isEqualTo(20);
        assertThat(scene.pile()).containsExactly(1, 0);
        assertThat(scene.choose("end").plaqueOwnersAfter("end")).containsExactly(1, 0);
    }

    /** Two cards for three are rebated by four, and Gu himself costs four. */
    @Test
    void alsoWithGu() {
        Scene scene = Scene.of(2)
                .craftsman("potter b5 across", 0)
                .craftsman("wood-carver c2 across", 0)
                .god("gu")
                .pile(0, 1);
        assertThat(scene.requirement(0)).isEqualTo(26);
        scene.choose("god gu");
        assertThat(scene.requirement(0)).isEqualTo(26);
        assertThat(scene.pile()).containsExactly(1, 0);
    }

    @Test
    void whoNeedsMoreBidsFirst() {
        Scene scene = Scene.of(2).god("obatala").active(1).choose("god obatala", "end");
        assertThat(scene.plaqueOwners()).containsExactly(1, 0);
    }

    @Test
    void cattleAreCollectedBeforeTheTurns() {
        Scene scene = Scene.auction(2, 0, 1).cattle(2, 0).choose("give 2");
        // One of the two is back at once: enough for nothing, but there.
        assertThat(scene.hands()).containsExactly(1, 1);
        assertThat(scene.step()).isEqualTo("turn");
        assertThat(scene.events("collect")).hasSize(2);
    }
}
