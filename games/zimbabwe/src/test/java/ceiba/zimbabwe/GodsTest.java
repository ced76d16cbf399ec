package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What each god does from the moment of choosing. Elegua and Shadipinyi are in {@link AuctionTest}, Dziva in {@link
 * TurnTest}, Obatala in {@link BuildTest}, Engai and the ties of Xango in {@link EndTest}.
 */
class GodsTest {

    @ParameterizedTest
    @CsvSource({
        "xango, -2",
        "qamata, 2",
        "dziva, 2",
        "tsui-goab, 3",
        "elegua, 4",
        "gu, 4",
        "shadipinyi, 4",
        "eshu, 4",
        "engai, 5",
        "anansi, 5",
        "atete, 5",
        "obatala, 7"
    })
    void requirementsOfGods(String god, int requirement) {
        Scene scene = Scene.of(2).god(god).choose("god " + god);
        assertThat(scene.requirement(0)).isEqualTo(20 + requirement);
        assertThat(scene.god(0)).isEqualTo(god);
        assertThat(scene.hands()).containsExactly(3, 3);
        assertThat(scene.choices("god")).isEmpty();
    }

    /** Seat 1's potter, at price 3 and one hub, a3, away from c1. */
    private static Scene potsOverAHub() {
        return Scene.of(2)
                .craftsman("potter b5 across", 1)
                .price("potter", 1, 3)
                .cattle(9);
    }

    @Test
    void withoutGodsHubsArePaidToTheStock() {
        Scene scene = potsOverAHub().raise("c1");
        assertThat(scene.price("cheapest")).isEqualTo(4);
        scene.choose("cheapest");
        assertThat(scene.hand(0)).isEqualTo(5);
        assertThat(scene.cattleOn("potter", 1)).isEqualTo(3);
        assertThat(scene.godCattle()).isZero();
    }

    @Test
    void qamataGetsEverybodysHubs() {
        Scene others = potsOverAHub().god(1, "qamata").raise("c1").choose("cheapest");
        assertThat(others.hand(0)).isEqualTo(5);
        assertThat(others.godCattle()).isEqualTo(1);
        Scene own = potsOverAHub().god(0, "qamata").raise("c1").choose("cheapest");
        assertThat(own.hand(0)).as("the worshipper pays too").isEqualTo(5);
        assertThat(own.godCattle()).isEqualTo(1);
    }

    @Test
    void qamataGetsThemFromTheMomentSheIsChosen() {
        Scene chosen =
                potsOverAHub().god("qamata").choose("god qamata").raise("c1").choose("cheapest");
        assertThat(chosen.godCattle()).isEqualTo(1);
        Scene later = potsOverAHub().god("qamata").raise("c1").choose("cheapest", "god qamata");
        assertThat(later.godCattle()).isZero();
    }

    @Test
    void ownHubsCountAsOwnCardsForQamatasWorshipper() {
        // A carving for 3, or a pot for 2 over a hub: of that, 1 comes back.
        Scene scene = Scene.of(2)
                .craftsman("wood-carver f2 across", 1)
                .price("wood-carver", 1, 3)
                .craftsman("potter b5 across", 1)
                .price("potter", 1, 2)
                .god(0, "qamata")
                .cattle(9)
                .raise("c1");
        assertThat(scene.price("cheapest")).isEqualTo(3);
        assertThat(scene.choose("cheapest").godCattle()).isEqualTo(1);
    }

    @Test
    void anansiPaysOneForAnyGood() {
        Scene scene = potsOverAHub().god(0, "anansi").raise("c1");
        assertThat(scene.price("cheapest")).as("one, and the hub").isEqualTo(2);
        scene.choose("cheapest");
        assertThat(scene.hand(0)).isEqualTo(7);
        assertThat(scene.cattleOn("potter", 1)).as("the owner gets that one").isEqualTo(1);
        assertThat(potsOverAHub().god(1, "anansi").raise("c1").price("cheapest"))
                .as("only the worshipper")
                .isEqualTo(4);
    }

    @Test
    void anansiPaysOneForEachPartOfASecondaryGood() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver g10 across", 1)
                .price("wood-carver", 1, 3)
                .craftsman("sculptor j10", 1)
                .price("sculptor", 1, 2)
                .resource("wood", "l12")
                .monument("i12", 0, 1)
                .god(0, "anansi")
                .cattle(9)
                .raise("i12")
                .choose("cheapest");
        assertThat(scene.hand(0)).isEqualTo(7);
        assertThat(scene.cattleOn("wood-carver", 1)).isEqualTo(1);
        assertThat(scene.cattleOn("sculptor", 1)).isEqualTo(1);
    }

    /** Seat 1's wood carver, in range of c1 and of the wood on d3 and on h2. */
    private static Scene carvings(int level) {
        return Scene.of(2)
                .craftsman("wood-carver f2 across", 1)
                .monument("c1", 0, level)
                .cattle(9);
    }

    @Test
    void withTsuiGoabGoodsNeedNotDiffer() {
        Scene scene = carvings(2).god(0, "tsui-goab").raise("c1");
        assertThat(scene.price("cheapest")).as("each has its own payment").isEqualTo(2);
        scene.choose("cheapest");
        assertThat(scene.level("c1")).isEqualTo(3);
        assertThat(scene.marks("d3")).as("and its own resource").isEqualTo(1);
        assertThat(scene.marks("h2")).isEqualTo(1);
        assertThat(carvings(3).god(0, "tsui-goab").choices()).doesNotContain("raise");
        assertThat(carvings(2).god(1, "tsui-goab").choices()).doesNotContain("raise");
    }

    @Test
    void withTsuiGoabGoodsAreChosenByHand() {
        Scene scene = carvings(2).god(0, "tsui-goab").raise("c1").choose("from wood-carver 1", "with h2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("cheapest", "from wood-carver 1");
        scene.choose("from wood-carver 1");
        assertThat(scene.level("c1")).isEqualTo(3);
    }

    @Test
    void tsuiGoabTakesNoPrimaryGoodThatIsRefused() {
        assertThat(carvings(1).god(0, "tsui-goab").craftsman("sculptor j10", 1).choices())
                .doesNotContain("raise");
    }

    @Test
    void withAteteAResourceServesTwice() {
        Scene scene = potsOverAHub().god(0, "atete").used("c4", 1).raise("c1").choose("cheapest");
        assertThat(scene.marks("c4")).isEqualTo(2);
        assertThat(potsOverAHub().god(0, "atete").used("c4", 2).choices())
                .as("whoever laid the marks")
                .doesNotContain("raise");
        assertThat(potsOverAHub().god(1, "atete").used("c4", 1).choices())
                .as("only the worshipper")
                .doesNotContain("raise");
    }

    @Test
    void withAteteBothPartsOfAGoodMayUseOneResource() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver g10 across", 1)
                .craftsman("sculptor j10", 1)
                .monument("i12", 0, 1)
                .god(0, "atete")
                .cattle(9)
                .raise("i12")
                .choose("cheapest");
        assertThat(scene.marks("i9")).isEqualTo(2);
        assertThat(scene.hand(0)).isEqualTo(7);
    }

    @Test
    void withAteteGoodsMustStillDiffer() {
        assertThat(carvings(2).god(0, "atete").choices()).doesNotContain("raise");
    }

    @Test
    void eshuReachesFurther() {
        assertThat(potsOverAHub().god(0, "eshu").raise("c1").price("cheapest"))
                .as("no hub is needed")
                .isEqualTo(3);
    }

    @Test
    void eshusCraftsmenReachFurtherToo() {
        // The potter on b1 is six steps from the clay on h4, and the other clay is used.
        Scene scene = Scene.of(2)
                .craftsman("potter a1 across", 1)
                .used("c4", 1)
                .resource("clay", "h4")
                .cattle(9);
        assertThat(scene.choices()).doesNotContain("raise");
        Scene eshu = Scene.of(2)
                .craftsman("potter a1 across", 1)
                .used("c4", 1)
                .resource("clay", "h4")
                .god(0, "eshu")
                .cattle(9)
                .raise("c1")
                .choose("cheapest");
        assertThat(eshu.marks("h4")).isEqualTo(1);
    }

    @Test
    void guCountsOneForEachCard() {
        Scene scene = Scene.of(2)
                .craftsman("potter j11 across", 1)
                .craftsman("potter b5 across", 0)
                .craftsman("ivory-carver c10", 0)
                .god("gu")
                .cattle(20);
        assertThat(scene.requirement(0)).as("the second potter's card asks 4").isEqualTo(20 + 4 + 2);
        scene.choose("god gu");
        assertThat(scene.requirement(0)).isEqualTo(20 + 1 + 1 + 4);
        scene.choose("craft", "place wood-carver", "site i5 across");
        assertThat(scene.requirement(0)).as("those to come, too").isEqualTo(20 + 1 + 1 + 1 + 4);
        assertThat(scene.requirement(1)).isEqualTo(23);
    }
}
