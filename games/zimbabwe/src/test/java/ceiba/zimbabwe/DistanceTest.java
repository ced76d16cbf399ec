package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps over land and water, and hubs. Seat 1's wood carver on g10 and h10 is what a monument of seat 0 has to reach. */
class DistanceTest {

    private static final int UNREACHABLE = 0;

    private static Scene carver(String monument) {
        return Scene.of(2)
                .craftsman("wood-carver g10 across", 1)
                .monument(monument, 0, 1)
                .cattle(20);
    }

    /** What the only good costs that the monument can get: its price 1 and 1 for each hub; 0 if it gets none. */
    private static int cost(Scene scene, String monument) {
        return scene.choices().contains("raise") ? scene.raise(monument).price("cheapest") : UNREACHABLE;
    }

    @ParameterizedTest
    @CsvSource({
        "d10, 1", "c10, 0", // along a row
        "d12, 1", "c12, 0", // diagonally
        "k10, 1", "l10, 0", // from the other square of the piece
        "k12, 1", "l12, 0",
    })
    void threeStepsInEightDirections(String monument, int cost) {
        assertThat(cost(carver(monument), monument)).isEqualTo(cost);
    }

    @ParameterizedTest
    @CsvSource({"a10, 1", "a12, 1"})
    void sixStepsWithEshu(String monument, int cost) {
        assertThat(cost(carver(monument).god(1, "eshu"), monument)).isEqualTo(UNREACHABLE);
        assertThat(cost(carver(monument).god(0, "eshu"), monument)).isEqualTo(cost);
    }

    @Test
    void piecesAndResourcesAreStepsLikeAnyOther() {
        Scene scene = carver("d12")
                .craftsman("ivory-carver e10", 1)
                .resource("clay", "d11", "e12")
                .resource("wood", "d10");
        assertThat(scene.raise("d12").price("from wood-carver 1")).isEqualTo(1);
    }

    /** The only way of three steps from d2 to g5 leads over the starting area f4. */
    @Test
    void aStartingAreaIsAStepLikeAnyOther() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver g5 across", 1)
                .monument("d2", 0, 1)
                .cattle(20);
        assertThat(cost(scene, "d2")).isEqualTo(1);
    }

    /** The map for three has nothing above the starting tile. */
    @Test
    void whereThereIsNoMapNobodyCanCross() {
        assertThat(cost(potterBehindTheCorner("m4 across"), "k7")).isEqualTo(UNREACHABLE);
        assertThat(cost(potterBehindTheCorner("m5 across"), "k7")).isEqualTo(1);
    }

    private static Scene potterBehindTheCorner(String place) {
        return Scene.of(3)
                .tiles("2/0 0/0 1/0 4/0 5/0 3/0")
                .withoutMonument("i7")
                .withoutMonument("l7")
                .monument("k7", 0, 1)
                .monument("g12", 1, 1)
                .craftsman("potter " + place, 1)
                .cattle(20);
    }

    /** The only way of three steps from g12 to d15 leads over such a corner, and beside it there is no map. */
    @Test
    void aDiagonalStepWhereTwoTilesMeetAtACornerIsFine() {
        Scene scene = Scene.of(3)
                .withoutMonument("i7")
                .withoutMonument("g9")
                .monument("g12", 0, 1)
                .monument("l10", 2, 1)
                .craftsman("wood-carver d15 down", 1)
                .cattle(20);
        assertThat(cost(scene, "g12")).isEqualTo(1);
    }

    @Test
    void aBodyOfWaterIsOneStepHoweverBig() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver k6 across", 1)
                .monument("c9", 0, 1)
                .cattle(20);
        assertThat(cost(scene, "c9")).isEqualTo(1);
        // From b9 it takes one step more, from a10 two.
        assertThat(cost(Scene.of(2).craftsman("wood-carver k6 across", 1).monument("b9", 0, 1), "b9"))
                .isEqualTo(1);
        assertThat(cost(Scene.of(2).craftsman("wood-carver k6 across", 1).monument("a10", 0, 1), "a10"))
                .isEqualTo(UNREACHABLE);
    }

    @Test
    void rainJoinsWaterAtOnce() {
        assertThat(cost(overTheWater(), "c9")).isEqualTo(UNREACHABLE);
        assertThat(cost(overTheWater().water("j5 j6"), "c9")).isEqualTo(1);
        Scene rain = overTheWater().specialist(0, "rain").choose("use rain", "rain j5 down");
        assertThat(cost(rain, "c9")).isEqualTo(1);
    }

    private static Scene overTheWater() {
        return Scene.of(2)
                .craftsman("wood-carver k3 across", 1)
                .monument("c9", 0, 1)
                .cattle(20);
    }

    @Test
    void waterThatTouchesAtACornerIsAnotherBody() {
        assertThat(cost(clayBehindTheWater().water("k9 l9"), "c9")).isEqualTo(UNREACHABLE);
        assertThat(cost(clayBehindTheWater().water("k8 k9"), "c9")).isEqualTo(1);
    }

    private static Scene clayBehindTheWater() {
        return Scene.of(2)
                .craftsman("potter j11 across", 1)
                .monument("c9", 0, 1)
                .cattle(20);
    }

    /** Over the big water, over the corner into the small one and out of it. */
    @Test
    void aDiagonalStepFromWaterToWaterIsOneStep() {
        assertThat(cost(clayBehindTheWater().water("k9 k10"), "c9")).isEqualTo(1);
    }

    @Test
    void whatStandsStays() {
        // Both potters have only the clay on c4: rain may have brought them together.
        Scene scene = Scene.of(2).craftsman("potter a4 across", 0).craftsman("potter e5 across", 1);
        assertThat(scene.json().get("craftsmen").items()).hasSize(2);
    }

    /** The only way of three steps from d12 to g9 leads over e11 and f10. */
    private static Scene diagonal() {
        return Scene.of(2)
                .craftsman("wood-carver g9 across", 1)
                .monument("d12", 0, 1)
                .cattle(20);
    }

    @Test
    void aMonumentOnTheWayMustBeAHub() {
        assertThat(cost(diagonal(), "d12")).isEqualTo(1);
        assertThat(cost(diagonal().monument("f10", 1, 3), "d12")).isEqualTo(2);
        assertThat(cost(diagonal().monument("e11", 1, 1), "d12")).isEqualTo(2);
        assertThat(cost(diagonal().monument("f11", 1, 1), "d12")).isEqualTo(1);
    }

    @Test
    void betweenCraftsmanAndResourceMonumentsDoNotMatter() {
        // The only way of three steps from f12 to the wood on i9 leads over h10.
        Scene scene = Scene.of(2)
                .craftsman("wood-carver e12 across", 1)
                .monument("d10", 0, 1)
                .monument("h10", 1, 1)
                .cattle(20);
        assertThat(cost(scene, "d10")).isEqualTo(1);
    }

    @Test
    void eachHubBeginsANewCount() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver k12 across", 1)
                .monument("b12", 0, 1)
                .monument("e12", 1, 4)
                .monument("h12", 0, 5)
                .cattle(20);
        assertThat(scene.raise("b12").price("cheapest")).isEqualTo(3);
        scene.choose("cheapest");
        assertThat(scene.hand(0)).isEqualTo(17);
        assertThat(scene.hand(1)).as("the hub's owner gets nothing").isEqualTo(3);
        assertThat(scene.cattleOn("wood-carver", 1)).isEqualTo(1);
    }

    @Test
    void alwaysTheFewestHubs() {
        Scene scene = diagonal().monument("e10", 1, 1).monument("f12", 0, 1);
        assertThat(cost(scene, "d12")).as("none is needed").isEqualTo(1);
    }

    @Test
    void hubsDoNotHelpACraftsmanToAResource() {
        // From e12 to the wood on i9 it is four steps.
        Scene scene = Scene.of(2)
                .craftsman("wood-carver d12 across", 1)
                .monument("c10", 0, 1)
                .monument("g10", 0, 1)
                .cattle(20);
        assertThat(scene.choices()).doesNotContain("raise");
    }

    @Test
    void theRaisedMonumentIsAHubOfTheSecondLegThatPays() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver c10 across", 1)
                .craftsman("sculptor j10", 1)
                .resource("wood", "l12")
                .monument("g10", 0, 1)
                .cattle(20);
        assertThat(cost(scene, "g10")).as("two goods' prices and one hub").isEqualTo(3);
    }

    @Test
    void otherMonumentsServeTheSecondLegToo() {
        Scene scene = Scene.of(2)
                .craftsman("wood-carver c10 across", 1)
                .craftsman("sculptor j10", 1)
                .resource("wood", "l12")
                .monument("l9", 0, 1)
                .monument("g10", 1, 1)
                .cattle(20);
        assertThat(cost(scene, "l9")).isEqualTo(3);
    }
}
