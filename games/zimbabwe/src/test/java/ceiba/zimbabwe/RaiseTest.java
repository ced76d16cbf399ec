package ceiba.zimbabwe;

import static ceiba.zimbabwe.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Raising monuments with ritual goods. */
class RaiseTest {

    /**
     * The rulebook's example, on tiles that have its ways: ivory to the higher monument directly, to the lower one over the
     * water; and a sculpture over the hub at the top left, twice.
     *
     * <pre>
     *     abcdefghijklmnopqr
     *   1             ......
     *   2             .C..W.
     *   3             OO....
     *   4             OO....
     *   5             OOOO..
     *   6             .OOO.C
     *   7       ..S..SOOOO..
     *   8       ......OOOO..
     *   9       S..C.....O..
     *  10       ..W..S..CO..
     *  11       .......ICO..
     *  12       S..S.....O..
     *  13 OO.......OOO......
     *  14 OOI......OOO....W.
     *  15 OO......IOOO....OO
     *  16 ........DOOO....OO
     *  17 .............W..C.
     *  18 D.C........W......
     * </pre>
     */
    private static Scene zulu() {
        return Scene.of(3)
                .tiles("9/0 0/2 7/2 2/3 10/1 1/1")
                .withoutMonument("i7")
                .withoutMonument("g9")
                .monument("l7", KILWA, 1)
                .monument("l10", MUTAPA, 1)
                .monument("j12", ZULU, 1)
                .monument("q11", ZULU, 2)
                .craftsman("ivory-carver n14", KILWA)
                .craftsman("sculptor h11", KILWA)
                .price("sculptor", KILWA, 2)
                .craftsman("wood-carver m1 down", ZULU)
                .cattle(0, 0, 7)
                .order(ZULU, KILWA, MUTAPA)
                .active(ZULU);
    }

    @Test
    void zuluRaisesTwoMonuments() {
        Scene scene = zulu().raise("q11");
        assertThat(scene.price("cheapest")).isEqualTo(6);
        scene.choose("cheapest");
        assertThat(scene.hand(ZULU)).isEqualTo(1);
        assertThat(scene.cattleOn("ivory-carver", KILWA)).isEqualTo(1);
        assertThat(scene.cattleOn("sculptor", KILWA)).isEqualTo(2);
        assertThat(scene.cattleOn("wood-carver", ZULU)).isEqualTo(1);
        assertThat(scene.level("q11")).isEqualTo(3);
        scene.raise("j12");
        assertThat(scene.price("cheapest")).isEqualTo(1);
        scene.choose("cheapest").finish();
        assertThat(scene.hand(ZULU)).isZero();
        assertThat(scene.cattleOn("ivory-carver", KILWA)).isEqualTo(2);
        assertThat(scene.level("j12")).isEqualTo(2);
        assertThat(scene.points(ZULU)).isEqualTo(1 + 3 + 1 + 6);
        assertThat(scene.marks("i15") + scene.marks("n11")).as("ivory used").isEqualTo(2);
        assertThat(scene.marks("q14")).as("the wood carver's wood").isEqualTo(1);
        assertThat(scene.marks("i10") + scene.marks("n17") + scene.marks("l18"))
                .as("the sculptor's wood")
                .isEqualTo(1);
        assertThat(scene.hand(MUTAPA)).as("hubs are not paid to their owners").isZero();
    }

    @Test
    void zuluChoosesTheSculptureByHand() {
        Scene scene = zulu().raise("q11");
        assertThat(scene.choices()).containsExactlyInAnyOrder("cheapest", "from ivory-carver 1", "from sculptor 1");
        assertThat(scene.price("from sculptor 1")).as("a hub and the price").isEqualTo(3);
        scene.choose("from sculptor 1");
        assertThat(scene.choices("with")).containsExactlyInAnyOrder("i10", "n17", "l18");
        scene.choose("with l18");
        // The only wood carver and his only wood go without saying.
        assertThat(scene.hand(ZULU)).isEqualTo(7 - 5);
        assertThat(scene.marks("l18")).isEqualTo(1);
        assertThat(scene.marks("q14")).isEqualTo(1);
        assertThat(scene.choices()).containsExactlyInAnyOrder("cheapest", "from ivory-carver 1");
        scene.choose("from ivory-carver 1", "with n11");
        assertThat(scene.level("q11")).isEqualTo(3);
        assertThat(scene.hand(ZULU)).isEqualTo(1);
    }

    @Test
    void aSculptureThatCannotBePaidIsNotOffered() {
        assertThat(zulu().cattle(0, 0, 5).choose("raise").pending())
                .as("only j12, with ivory")
                .startsWith("plan j12 ");
    }

    /** Seat 1's potter beside c1: 2 cattle for a pot, the only clay is on c4. */
    private static Scene pots() {
        return Scene.of(2)
                .craftsman("potter b3 across", 1)
                .price("potter", 1, 2)
                .cattle(9);
    }

    /** Seat 1's wood carver, in range of c1 and of the wood on d3 and on h2. */
    private static Scene carvings() {
        return Scene.of(2).craftsman("wood-carver f2 across", 1).cattle(9);
    }

    @Test
    void aGoodCostsItsPriceAndAResource() {
        Scene scene = pots().raise("c1");
        assertThat(scene.price("cheapest")).isEqualTo(2);
        scene.choose("cheapest");
        assertThat(scene.hand(0)).isEqualTo(7);
        assertThat(scene.cattleOn("potter", 1)).isEqualTo(2);
        assertThat(scene.hand(1)).as("what lies on a card is not in hand").isEqualTo(3);
        assertThat(scene.marks("c4")).isEqualTo(1);
        assertThat(scene.level("c1")).isEqualTo(2);
        assertThat(scene.points(0)).isEqualTo(3);
        assertThat(scene.step()).isEqualTo("turn");
        assertThat(scene.choices()).doesNotContain("build", "craft", "raise");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 3", "3, 7", "4, 13", "5, 21"})
    void pointsOfAMonument(int level, int points) {
        assertThat(Scene.of(2).monument("c1", 0, level).points(0)).isEqualTo(points);
    }

    @Test
    void ownCraftsmenArePaidToo() {
        Scene scene = Scene.of(2)
                .craftsman("potter b3 across", 0)
                .price("potter", 0, 3)
                .cattle(3)
                .raise("c1")
                .choose("cheapest");
        assertThat(scene.hand(0)).isZero();
        assertThat(scene.cattleOn("potter", 0)).isEqualTo(3);
    }

    @Test
    void onlyCattleInHandPay() {
        Scene scene = Scene.of(2)
                .craftsman("potter b3 across", 0)
                .price("potter", 0, 3)
                .cattleOn("potter", 0, 9)
                .cattle(2);
        assertThat(scene.choices()).doesNotContain("raise");
    }

    @Test
    void aMonumentIsRaisedOnceInATurn() {
        Scene scene = carvings().monument("e5", 0, 1).choose("raise");
        assertThat(scene.choices("raise")).contains("c1", "e5");
        scene.choose("raise c1", "cheapest");
        assertThat(scene.step()).isEqualTo("raise");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise e5", "raise done");
        scene.choose("raise e5", "cheapest");
        assertThat(scene.points(0)).isEqualTo(6);
        assertThat(scene.step()).isEqualTo("turn");
    }

    @Test
    void raisingMayStopAfterAnyMonument() {
        Scene scene = carvings().monument("e5", 0, 1).raise("c1").choose("cheapest", "raise done");
        assertThat(scene.level("e5")).isEqualTo(1);
        assertThat(scene.choices()).doesNotContain("build", "craft", "raise");
    }

    @Test
    void aMonumentRaisedInThisActionHasItsTurn() {
        // Level 2 would need two goods, and there is only one family.
        Scene scene = carvings().raise("c1").choose("cheapest");
        assertThat(scene.level("c1")).isEqualTo(2);
        assertThat(scene.step()).isEqualTo("turn");
    }

    @Test
    void othersMonumentsAreNotRaised() {
        Scene scene = pots().active(1).cattle(0, 9).choose("raise");
        assertThat(scene.pending()).startsWith("plan a3 ");
    }

    @Test
    void goodsAreOfDifferentFamilies() {
        assertThat(carvings().monument("c1", 0, 2).choices()).doesNotContain("raise");
        Scene scene =
                carvings().craftsman("potter b3 across", 1).monument("c1", 0, 2).raise("c1");
        assertThat(scene.price("cheapest")).isEqualTo(2);
        scene.choose("from wood-carver 1", "with d3");
        assertThat(scene.choices()).containsExactlyInAnyOrder("cheapest", "from potter 1");
        scene.choose("from potter 1");
        assertThat(scene.level("c1")).isEqualTo(3);
    }

    private static Scene allFamilies() {
        return carvings()
                .craftsman("potter b3 across", 1)
                .resource("ivory", "g4")
                .craftsman("ivory-carver d4", 1)
                .resource("diamonds", "d2")
                .craftsman("diamond-cutter a1", 1)
                .price("diamond-cutter", 1, 3);
    }

    @Test
    void asManyGoodsAsTheLevel() {
        for (int level = 1; level <= 4; level++) {
            Scene scene = allFamilies().monument("c1", 0, level).raise("c1");
            assertThat(scene.price("cheapest")).isEqualTo(level < 4 ? level : 6);
            scene.choose("cheapest");
            assertThat(scene.level("c1")).isEqualTo(level + 1);
        }
    }

    @Test
    void levelFourNeedsAllFour() {
        assertThat(allFamilies().monument("c1", 0, 4).used("c4", 1).choices()).doesNotContain("raise");
        assertThat(allFamilies().monument("c1", 0, 3).used("c4", 1).raise("c1").price("cheapest"))
                .isEqualTo(5);
    }

    @Test
    void levelFiveIsNotRaised() {
        assertThat(allFamilies().monument("c1", 0, 5).choices()).doesNotContain("raise");
    }

    @Test
    void onceThereIsASecondaryItsPrimaryGoodIsRefusedEverywhere() {
        assertThat(carvings().choices()).contains("raise");
        // The sculptor is far away, and nobody reaches him.
        Scene scene = carvings().craftsman("sculptor j10", 0);
        assertThat(scene.choices()).doesNotContain("raise");
        assertThat(scene.choose("end").choices()).doesNotContain("raise");
    }

    @Test
    void otherFamiliesAreNotTouchedByThat() {
        assertThat(pots().craftsman("wood-carver g9 across", 1)
                        .craftsman("sculptor j10", 1)
                        .choices())
                .contains("raise");
    }

    @Test
    void aUsedResourceIsUsedUpForEverybody() {
        assertThat(pots().used("c4", 1).choices()).doesNotContain("raise");
        Scene scene = pots().raise("c1").choose("cheapest", "end");
        assertThat(scene.choices()).doesNotContain("raise");
    }

    @Test
    void marksGoWithTheRound() {
        Scene scene = pots().raise("c1").choose("cheapest", "end", "end");
        assertThat(scene.round()).isEqualTo(3);
        assertThat(scene.marks("c4")).isZero();
    }

    @Test
    void aCraftsmanMayWorkAnyNumberOfTimes() {
        Scene scene = carvings().monument("e5", 0, 1).raise("c1").choose("cheapest");
        scene.raise("e5").choose("cheapest");
        assertThat(scene.cattleOn("wood-carver", 1)).isEqualTo(2);
        assertThat(scene.marks("d3")).isEqualTo(1);
        assertThat(scene.marks("h2")).isEqualTo(1);
    }

    @Test
    void theResourceIsChosenByHand() {
        Scene scene = carvings().raise("c1").choose("from wood-carver 1");
        assertThat(scene.pending()).isEqualTo("supply wood-carver 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("with d3", "with h2");
        scene.choose("with h2");
        assertThat(scene.marks("h2")).isEqualTo(1);
        assertThat(scene.marks("d3")).isZero();
        assertThat(scene.level("c1")).isEqualTo(2);
    }

    @Test
    void aResourceThatAnotherGoodNeedsIsNotOffered() {
        // The wood carver could use d3 or h2, the throne maker only d3.
        Scene scene = carvings()
                .resource("ivory", "a5")
                .craftsman("ivory-carver a1", 1)
                .craftsman("throne-maker b3 down", 1)
                .monument("c1", 0, 2);
        scene.raise("c1").choose("from wood-carver 1");
        // Only h2 leaves the throne its wood, so it is taken without asking.
        assertThat(scene.marks("h2")).isEqualTo(1);
        assertThat(scene.marks("d3")).isZero();
    }

    /** A wood carver and a sculptor beside the only wood, on i9. */
    private static Scene oneWoodForTwo() {
        return Scene.of(2)
                .craftsman("wood-carver g10 across", 1)
                .craftsman("sculptor j10", 1)
                .monument("i12", 0, 1)
                .cattle(9);
    }

    @Test
    void aSecondaryGoodUsesTwoResources() {
        assertThat(oneWoodForTwo().choices()).doesNotContain("raise");
        Scene scene = oneWoodForTwo().resource("wood", "l12").raise("i12");
        assertThat(scene.price("cheapest")).isEqualTo(2);
        scene.choose("cheapest");
        assertThat(scene.marks("i9")).isEqualTo(1);
        assertThat(scene.marks("l12")).isEqualTo(1);
        assertThat(scene.cattleOn("sculptor", 1)).isEqualTo(1);
        assertThat(scene.cattleOn("wood-carver", 1)).isEqualTo(1);
    }

    @Test
    void thePrimaryCraftsmanOfASecondaryGoodIsChosenByHand() {
        Scene scene = oneWoodForTwo()
                .resource("wood", "l12", "f11")
                .craftsman("wood-carver e12 across", 0)
                .raise("i12")
                .choose("from sculptor 1", "with l12");
        assertThat(scene.pending()).isEqualTo("primary sculptor 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("using wood-carver 1", "using wood-carver 2");
        assertThat(scene.price("using wood-carver 2"))
                .as("over the monument i12")
                .isEqualTo(2);
        scene.choose("using wood-carver 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("with i9", "with f11");
        scene.choose("with f11");
        assertThat(scene.level("i12")).isEqualTo(2);
        assertThat(scene.hand(0)).isEqualTo(9 - 2);
    }

    @Test
    void aNewPrimaryCraftsmanServesASecondaryOneAtOnce() {
        Scene scene = oneWoodForTwo()
                .resource("wood", "l12", "f11")
                .monument("k8", 0, 1)
                .cattle(9, 9)
                .raise("i12")
                .choose("cheapest")
                .finish();
        scene.choose("end", "craft", "place wood-carver", "site j12 across")
                .finish()
                .choose("end");
        while (!scene.step().equals("turn") || scene.active() != 0) {
            scene.choose(scene.step().equals("gift") ? "pass" : "end");
        }
        scene.raise("k8").choose("from sculptor 1", "with i9");
        assertThat(scene.choices()).containsExactlyInAnyOrder("using wood-carver 1", "using wood-carver 2");
    }

    @Test
    void theCheapestPlanIsOffered() {
        Scene scene =
                pots().craftsman("potter d2 across", 0).price("potter", 0, 3).resource("clay", "e4");
        assertThat(scene.raise("c1").price("cheapest")).isEqualTo(2);
        assertThat(scene.choose("cheapest").cattleOn("potter", 1)).isEqualTo(2);
    }

    @Test
    void amongEqualsTheMostGoesOntoOwnCards() {
        Scene scene =
                pots().craftsman("potter d2 across", 0).price("potter", 0, 2).resource("clay", "e4");
        scene.raise("c1").choose("cheapest");
        assertThat(scene.cattleOn("potter", 0)).isEqualTo(2);
        assertThat(scene.cattleOn("potter", 1)).isZero();
    }

    @Test
    void theViewTellsTheCheapestPlan() {
        Scene scene = zulu().raise("q11");
        assertThat(scene.view().get("raise").get("square").text()).isEqualTo("q11");
        assertThat(scene.view().get("raise").get("goods").integer(0, 9)).isEqualTo(2);
        assertThat(scene.view().get("raise").get("cheapest").get("cost").integer(0, 99))
                .isEqualTo(6);
        List<String> hubs = scene.view().get("raise").get("cheapest").get("legs").items().stream()
                .filter(leg -> leg.get("piece").text().equals("sculptor 1"))
                .flatMap(leg -> leg.get("hubs").items().stream())
                .map(hub -> hub.text())
                .toList();
        assertThat(hubs).containsExactly("l10");
    }
}
