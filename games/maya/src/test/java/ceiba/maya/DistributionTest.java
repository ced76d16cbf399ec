package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Phase 1, the distribution of the cubes, with the examples of the rulebook. */
class DistributionTest {

    @Test
    void firstExampleTheThirdPlaceIsNotPaid() {
        int blue = 2;
        int red = 0;
        Scene scene = Scene.lastToStop(4, "", "", "", "", "2:4 0:6 2:7").choose("stop");
        assertThat(scene.p.cubes(blue)).isEqualTo(4);
        assertThat(scene.p.cubes(red)).isEqualTo(3);
        assertThat(scene.cubes()).containsExactly(3, 0, 4, 0);
        assertThat(scene.log()).contains("Blue takes the token Transport +2");
    }

    @Test
    void secondExampleAnEarlierCardBreaksTheTie() {
        // green 1, blue 2, purple 4
        Scene scene = Scene.lastToStop(5, "1:5 2:5 4:7 1:-3").choose("stop");
        assertThat(scene.choices()).containsExactly("lower 2", "lower 4");
        scene.choose("lower 4");
        assertThat(scene.log()).contains("Green lowers the total of Purple to 4");
        assertThat(scene.cubes()).containsExactly(0, 4, 2, 0, 0);
        assertThat(scene.log()).contains("Green takes the token Shield");
    }

    @Test
    void thirdExampleATotalBelowOneEarnsNothing() {
        // blue 2, red 0, yellow 3
        Scene scene = Scene.lastToStop(5, "2:5 0:4 2:-3 3:7 3:-3").choose("stop");
        assertThat(scene.p.decider()).isEqualTo(2);
        scene.choose("lower 0");
        assertThat(scene.p.decider()).isEqualTo(3);
        scene.choose("lower 0");
        assertThat(scene.log()).contains("Blue lowers the total of Red to 1", "Yellow lowers the total of Red to -2");
        assertThat(scene.cubes()).containsExactly(0, 0, 2, 4, 0);
        assertThat(scene.log()).contains("Yellow takes the token Shield");
    }

    @Test
    void aCardThatLowersIsWorthNothingToItsOwner() {
        Scene scene = Scene.lastToStop(5, "2:3 1:-3 1:4").choose("stop");
        assertThat(scene.log()).contains("Green lowers the total of Blue to 0");
        assertThat(scene.cubes()).containsExactly(0, 4, 0, 0, 0);
    }

    @Test
    void theFirstCardDecidesATieEvenIfItIsAMinusThree() {
        // purple 4 opens, green 1 lays a -3 before blue 2 lays anything, and both have 5
        Scene scene = Scene.lastToStop(5, "4:3 1:-3 2:5 1:5").choose("stop").choose("lower 4");
        assertThat(scene.cubes()).as("green first, then blue").containsExactly(0, 4, 2, 0, 0);
    }

    @Test
    void aCardThatLowersHasNoEffectWithoutATarget() {
        Scene scene = Scene.lastToStop(5, "1:5 1:-3").choose("stop");
        assertThat(scene.log()).contains("The -3 of Green has no effect");
        assertThat(scene.cubes()).containsExactly(0, 4, 0, 0, 0);
    }

    @Test
    void quarriesAreRevealedFromTheFirstOn() {
        Scene scene = Scene.lastToStop(4, "0:3", "1:3", "", "2:4").choose("stop");
        assertThat(scene.choices()).containsExactly("shield 2", "shield 4");
        assertThat(scene.p.revealed()).isEqualTo(1);
        scene.choose("shield 4");
        assertThat(scene.p.revealed()).isEqualTo(4);
        assertThat(scene.pending()).isEqualTo("name");
    }

    @Test
    void whoIsShieldedCannotBeLowered() {
        Scene scene = Scene.lastToStop(4, "0:3", "0:4 1:3 2:5 3:-3").choose("stop");
        assertThat(scene.p.shields(0)).as("the only other quarry").isEqualTo(0b10);
        assertThat(scene.choices()).containsExactly("lower 1", "lower 2");
        scene.choose("lower 2");
        assertThat(scene.cubes()).containsExactly(4 + 2, 1, 0, 0);
    }

    @Test
    void aShieldWithNoQuarryLeftIsLost() {
        Scene scene = Scene.lastToStop(4, "0:3").choose("stop");
        assertThat(scene.pending()).isEqualTo("turn");
        assertThat(scene.cubes()).containsExactly(4, 0, 0, 0);
        assertThat(scene.tokens(0)).isEmpty();
    }

    @Test
    void theStartPlayerIsNamedAtOnceAndStays() {
        Scene scene = Scene.lastToStop(4, "", "", "", "2:4 1:3").choose("stop");
        assertThat(scene.p.decider()).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("name 0", "name 1", "name 2", "name 3");
        scene.choose("name 1");
        assertThat(scene.p.start()).isEqualTo(1);
        assertThat(scene.p.decider()).as("builds first").isEqualTo(1);
        assertThat(scene.log()).contains("Blue names Green start player");
        scene.choose(
                "build copan", "end", "build copan", "end", "build copan", "end", "build copan", "end", "build copan");
        scene.choose("end");
        assertThat(scene.p.round()).isEqualTo(2);
        assertThat(scene.p.decider()).isEqualTo(1);
    }

    @Test
    void onlyWhatIsLeftInTheSupplyIsPaid() {
        String full =
                "'pyramids': {'tikal': [[9, 0, 0, 0], [7, 0, 0, 0], [5, 0, 0, 0], [4, 0, 0, 0]], 'copan': [[2, 0, 0, 0]]}";
        Scene scene = Scene.of(4, Scene.dug(4, "0:3 1:4") + ", " + full).choose("stop");
        assertThat(scene.cubes()).containsExactly(1, 4, 0, 0);
        Scene first = Scene.of(4, Scene.dug(4, "0:5 1:4") + ", " + full).choose("stop");
        assertThat(first.cubes()).containsExactly(1, 2, 0, 0);
    }

    @Test
    void aQuarryWithoutCardsPaysNothing() {
        Scene scene = Scene.lastToStop(4, "").choose("stop");
        assertThat(scene.p.round()).as("nothing to build with").isEqualTo(2);
    }
}
