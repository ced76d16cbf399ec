package ceiba.zimbabwe;

import static ceiba.zimbabwe.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Placing craftsmen: cards, sites, costs and prices. */
class CraftsmenTest {

    /** The rulebook's example: an ivory carver beside the water and a sculptor. */
    @Test
    void kilwaPlacesAnIvoryCarverAndASculptor() {
        Scene scene = Scene.of(3)
                .craftsman("ivory-carver h14", KILWA)
                .craftsman("wood-carver k8 across", ZULU)
                .cattle(9);
        assertThat(scene.points(KILWA)).isEqualTo(2);
        assertThat(scene.requirement(KILWA)).isEqualTo(22);

        scene.choose("craft", "place ivory-carver", "area k14");
        assertThat(scene.hand(KILWA)).isEqualTo(7);
        assertThat(scene.points(KILWA)).isEqualTo(3);
        assertThat(scene.requirement(KILWA)).isEqualTo(22);

        scene.choose("place sculptor", "area j10");
        assertThat(scene.hand(KILWA)).isEqualTo(3);
        assertThat(scene.points(KILWA)).isEqualTo(5);
        assertThat(scene.requirement(KILWA)).isEqualTo(25);

        scene.choose("place none", "price sculptor 2").finish();
        assertThat(scene.price("sculptor", KILWA)).isEqualTo(2);
        assertThat(scene.price("ivory-carver", KILWA)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "potter, , 3, 2, 1",
        "wood-carver, , 3, 2, 1",
        "ivory-carver, , 2, 2, 1",
        "diamond-cutter, , 1, 10, 3",
        "vessel-maker, potter j11 across, 3, 4, 2",
        "sculptor, wood-carver i5 across, 3, 4, 2",
        "throne-maker, ivory-carver c10, 3, 4, 2",
        "potter, potter j11 across, 4, 2, 1",
        "wood-carver, wood-carver i5 across, 4, 2, 1",
    })
    void everyCraftHasItsRequirementCostAndPoints(String craft, String others, int requirement, int cost, int points) {
        Scene scene = Scene.of(2).cattle(20);
        if (others != null) {
            scene.craftsman(others, 1);
        }
        scene.choose("craft", "place " + craft);
        scene.choose(scene.choices().getFirst());
        assertThat(scene.requirement(0)).isEqualTo(20 + requirement);
        assertThat(scene.hand(0)).isEqualTo(20 - cost);
        assertThat(scene.points(0)).isEqualTo(1 + points);
    }

    @ParameterizedTest
    @CsvSource({
        "diamond-cutter, diamond-cutter b9, 2",
        "vessel-maker, potter b6 down;vessel-maker d4, 4",
        "sculptor, wood-carver i5 across;sculptor k3, 4",
        "throne-maker, ivory-carver c10;throne-maker d1 across, 4",
    })
    void theSecondCardOfATypeAsksMore(String craft, String others, int requirement) {
        Scene scene = Scene.of(2).cattle(20);
        for (String other : others.split(";", -1)) {
            scene.craftsman(other, 1);
        }
        scene.choose("craft", "place " + craft);
        scene.choose(scene.choices().getFirst());
        assertThat(scene.requirement(0)).isEqualTo(20 + requirement);
    }

    @Test
    void theSecondIvoryCarverAsksThree() {
        Scene scene = Scene.of(2).craftsman("ivory-carver c10", 1).resource("ivory", "k11");
        scene.choose("craft", "place ivory-carver", "area i10");
        assertThat(scene.requirement(0)).isEqualTo(23);
    }

    @Test
    void aSecondPieceNeedsNoCard() {
        Scene scene = Scene.of(2)
                .craftsman("potter b5 across", 0)
                .cattle(9)
                .choose("craft", "place potter", "site j11 across");
        assertThat(scene.requirement(0)).isEqualTo(23);
        assertThat(scene.hand(0)).isEqualTo(7);
        assertThat(scene.points(0)).isEqualTo(3);
    }

    @Test
    void aTypeHasAtMostTwoOwners() {
        Scene scene = Scene.of(3)
                .craftsman("potter i11 across", 1)
                .craftsman("potter p9 across", 2)
                .cattle(20)
                .choose("craft");
        assertThat(scene.choices("place")).contains("wood-carver").doesNotContain("potter");
    }

    @Test
    void anyNumberOfCardsMayBeTakenInATurn() {
        Scene scene = Scene.of(2)
                .cattle(20)
                .choose("craft", "place potter", "site b5 across", "place wood-carver", "site i5 across")
                .choose("place ivory-carver", "area c10");
        assertThat(scene.requirement(0)).isEqualTo(20 + 3 + 3 + 2);
        assertThat(scene.hand(0)).isEqualTo(20 - 6);
        assertThat(scene.choices("place")).contains("none");
    }

    @Test
    void aPieceOfTwoSquaresLiesEitherWayOnEmptyLandAcrossTilesToo() {
        assertThat(sites(Scene.of(2), "potter"))
                .contains("b5 across", "b5 down", "c6 down")
                .as("a starting area, a resource, water, a monument, off the map")
                .doesNotContain("c6 across", "b4 across", "c7 across", "a3 down", "l12 down", "l10 across", "l10 down");
    }

    private static List<String> sites(Scene scene, String craft) {
        String verb = Reference.craft(craft).turns() ? "site" : "area";
        return scene.cattle(20).choose("craft", "place " + craft).choices(verb);
    }

    @Test
    void aPieceOfFourSquaresNeedsThemAllEmpty() {
        assertThat(sites(Scene.of(2).craftsman("potter b11 across", 1), "ivory-carver"))
                .contains("e10", "c9", "f9")
                .as("an own resource, water, others' pieces, diamonds")
                .doesNotContain("d9", "d8", "c10", "f10");
    }

    @Test
    void theResourceIsAtMostThreeStepsAway() {
        assertThat(sites(Scene.of(2), "potter"))
                .contains("h11 across", "h10 across", "i12 across")
                .doesNotContain("g12 across", "g10 across", "h10 down");
    }

    @Test
    void theResourceMustNotBeInRangeOfAnotherOfTheType() {
        assertThat(sites(Scene.of(2), "potter")).contains("e5 across");
        assertThat(sites(Scene.of(2).craftsman("potter a4 across", 1), "potter"))
                .contains("h11 across")
                .doesNotContain("e5 across");
        assertThat(sites(Scene.of(2).craftsman("potter a4 across", 0), "potter"))
                .as("an own one counts, too")
                .doesNotContain("e5 across");
    }

    @Test
    void oneJustPlacedCountsToo() {
        Scene scene = Scene.of(2).cattle(20).choose("craft", "place potter", "site b5 across", "place potter");
        assertThat(scene.choices("site")).contains("h11 across").doesNotContain("e5 across");
    }

    @Test
    void oneFreeResourceIsEnough() {
        // The clay on l11 is claimed, that on l7 is not: both are in range of a site between them.
        Scene scene = Scene.of(2).craftsman("potter j11 across", 1).resource("clay", "l7");
        assertThat(sites(scene, "potter")).contains("l8 down");
    }

    @Test
    void otherTypesDoNotCount() {
        assertThat(sites(Scene.of(2).craftsman("potter j11 across", 1).craftsman("vessel-maker a4", 1), "potter"))
                .contains("e5 across");
    }

    @Test
    void marksOnResourcesDoNotMatter() {
        assertThat(sites(Scene.of(2).used("c4", 1), "potter")).contains("e5 across");
    }

    @Test
    void hubsDoNotHelpToReachAResource() {
        assertThat(sites(Scene.of(2).monument("i11", 0, 1), "potter")).doesNotContain("e11 across");
    }

    @Test
    void waterCountsAsForAnyDistance() {
        assertThat(sites(Scene.of(2), "wood-carver")).contains("c9 down").doesNotContain("a11 across");
    }

    @Test
    void aSecondaryNeedsAPrimaryOfAnyOwnerInReach() {
        Scene scene = Scene.of(2).craftsman("wood-carver i5 across", 1);
        assertThat(sites(scene, "sculptor"))
                .as("near, over water, and too far")
                .contains("k3", "b7")
                .doesNotContain("a1");
    }

    @Test
    void hubsHelpToReachThePrimaryForNothing() {
        Scene scene = Scene.of(2).craftsman("wood-carver i5 across", 1).monument("f3", 1, 1);
        assertThat(sites(scene, "sculptor")).contains("a1");
        scene.choose("area a1");
        assertThat(scene.hand(0)).isEqualTo(20 - 4);
        assertThat(scene.hand(1)).isEqualTo(3);
    }

    @Test
    void aSecondaryNeedsAResourceOfItsOwnType() {
        Scene scene = Scene.of(2).craftsman("ivory-carver e10", 1);
        // A throne maker uses wood: i9 and, over the water, k5.
        assertThat(sites(scene, "throne-maker"))
                .contains("g9 across", "c9 down")
                .doesNotContain("a12 across");
    }

    @Test
    void whetherThePrimaryHasAnUnusedResourceDoesNotMatter() {
        Scene scene =
                Scene.of(2).craftsman("wood-carver i5 across", 1).used("k5", 1).used("h2", 1);
        assertThat(sites(scene, "sculptor")).contains("k3");
    }

    @Test
    void aFirstPrimaryAndItsSecondaryAreNotPlacedInOneTurn() {
        Scene scene = Scene.of(2).cattle(20, 20).choose("craft", "place wood-carver", "site i5 across");
        assertThat(scene.choices("place")).contains("potter").doesNotContain("sculptor");
        scene.finishWithPrice("wood-carver").choose("end", "craft");
        assertThat(scene.choices("place"))
                .as("the next player, in the same round")
                .contains("sculptor");
    }

    @Test
    void thePrimaryThatASecondaryReachesMayBeNew() {
        Scene scene = Scene.of(2).craftsman("wood-carver b2 across", 1).cattle(20);
        scene.choose("craft", "place sculptor");
        assertThat(scene.choices("area")).contains("d1").doesNotContain("k3");
        Scene later = Scene.of(2).craftsman("wood-carver b2 across", 1).cattle(20);
        later.choose("craft", "place wood-carver", "site i5 across", "place sculptor", "area k3");
        assertThat(later.points(0)).isEqualTo(1 + 1 + 2);
    }

    @Test
    void aNewPrimaryInAPositionFileIsStillNew() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver i5 across", 0)
                .newThisTurn("wood-carver")
                .cattle(20);
        assertThat(scene.choose("craft").choices("place")).doesNotContain("sculptor");
    }

    @Test
    void piecesArePaidOneByOneInCash() {
        Scene scene = Scene.of(2).cattle(4).choose("craft", "place potter", "site b5 across");
        assertThat(scene.choices("place")).contains("potter", "wood-carver", "none");
        scene.choose("place wood-carver", "site i5 across");
        assertThat(scene.hand(0)).isZero();
        assertThat(scene.step()).as("nothing more can be paid").isEqualTo("prices");
    }

    @Test
    void cattleOnCardsPayForNothing() {
        Scene scene = Scene.of(2)
                .craftsman("potter b5 across", 0)
                .price("potter", 0, 3)
                .cattleOn("potter", 0, 9)
                .specialist(0, "builder", 9)
                .cattle(1);
        assertThat(scene.choices()).doesNotContain("craft", "use builder");
    }

    @Test
    void aNewCardMustGetAPrice() {
        Scene scene = Scene.of(2).cattle(2).choose("craft", "place potter", "site b5 across");
        assertThat(scene.choices()).containsExactlyInAnyOrder("price potter 1", "price potter 2", "price potter 3");
        assertThat(scene.choose("price potter 3").price("potter", 0)).isEqualTo(3);
        assertThat(scene.step()).isEqualTo("turn");
    }

    @Test
    void otherPricesMayBeRaisedNeverLowered() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver i5 across", 0)
                .price("wood-carver", 0, 2)
                .craftsman("ivory-carver c10", 0)
                .price("ivory-carver", 0, 3)
                .craftsman("potter j11 across", 1)
                .cattle(2)
                .choose("craft", "place potter", "site b5 across");
        assertThat(scene.choices())
                .as("the new card comes first")
                .containsExactlyInAnyOrder("price potter 1", "price potter 2", "price potter 3");
        scene.choose("price potter 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("price wood-carver 3", "price done");
        scene.choose("price wood-carver 3");
        assertThat(scene.price("wood-carver", 0)).isEqualTo(3);
        assertThat(scene.price("potter", 0)).isEqualTo(2);
        assertThat(scene.price("potter", 1)).isEqualTo(1);
        assertThat(scene.step()).isEqualTo("turn");
    }

    @Test
    void theActionMayBeOnlyARaisedPrice() {
        Scene scene = Scene.of(2).craftsman("potter b5 across", 0).cattle(0).choose("craft");
        assertThat(scene.choices())
                .as("with neither piece nor change it is no action")
                .containsExactlyInAnyOrder("price potter 2", "price potter 3");
        scene.choose("price potter 2").finish();
        assertThat(scene.price("potter", 0)).isEqualTo(2);
        assertThat(scene.choices()).doesNotContain("build", "craft", "raise");
    }

    @Test
    void withNothingToPlaceOrRaiseThereIsNoSuchAction() {
        assertThat(Scene.of(2).cattle(0).choices()).doesNotContain("craft");
        assertThat(Scene.of(2)
                        .craftsman("potter b5 across", 0)
                        .price("potter", 0, 3)
                        .cattle(0)
                        .choices())
                .doesNotContain("craft");
    }

    @Test
    void twoOwnersOfATypeMayAskDifferentPrices() {
        Scene scene = Scene.of(2)
                .craftsman("potter j11 across", 1)
                .price("potter", 1, 3)
                .choose("craft", "place potter", "site b5 across");
        scene.choose("price potter 1").finish();
        assertThat(scene.price("potter", 0)).isEqualTo(1);
        assertThat(scene.price("potter", 1)).isEqualTo(3);
    }

    @Test
    void eshuPlacesFurtherFromAResource() {
        assertThat(sites(Scene.of(2), "potter")).doesNotContain("e11 across");
        assertThat(sites(Scene.of(2).god(0, "eshu"), "potter")).contains("e11 across");
        assertThat(sites(Scene.of(2).god(1, "eshu"), "potter"))
                .as("only in the worshipper's own turn")
                .doesNotContain("e11 across");
    }

    @Test
    void withEshuMoreOthersStandInTheWay() {
        Scene others = Scene.of(2).craftsman("potter j11 across", 1);
        assertThat(sites(others, "potter")).contains("b5 across");
        // Six steps lead from j11 over the water to the clay on c4 and on a9.
        Scene eshu = Scene.of(2).craftsman("potter j11 across", 1).god(0, "eshu");
        assertThat(sites(eshu, "potter")).contains("j4 across").doesNotContain("b5 across");
    }
}
