package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Begging for corn, of one's own will or not, and the mercy of the gods. */
class BeggingTest {

    /** Red is last, the space 0 of every gear is taken and so is the first-player space. */
    private static final String NOTHING_IS_FREE = """
            'first': 1, 'turns': 3, 'claimant': 3,
            'players': [
                %s,
                {'gears': {'palenque': [0], 'yaxchilan': [0]}},
                {'gears': {'tikal': [0], 'uxmal': [0]}},
                {'gears': {'chichen-itza': [0], 'palenque': [1]}}]""";

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void whoHasTwoCornOrLessMayBegForThreeInAll(int corn) {
        Scene scene = Scene.of("'players': [{'corn': %d}]".formatted(corn));
        assertThat(scene.choices()).contains("place palenque", "beg brown", "beg yellow", "beg green");
        scene.choose("beg yellow");
        assertThat(scene.p.corn(0)).isEqualTo(3);
        assertThat(scene.steps(0)).containsExactly(1, 0, 1);
    }

    @Test
    void whoHasThreeCornCannotBeg() {
        Scene scene = Scene.of("'players': [{'corn': 3}]");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place palenque",
                        "place yaxchilan",
                        "place tikal",
                        "place uxmal",
                        "place chichen-itza",
                        "place first-player");
    }

    @Test
    void whoBeggedTakesTheTurnAndDoesNotBegAgain() {
        Scene scene =
                Scene.of("'players': [{'corn': 0, 'gears': {'tikal': [0]}}]").choose("beg green");
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place palenque",
                        "place yaxchilan",
                        "place tikal",
                        "place uxmal",
                        "place chichen-itza",
                        "place first-player",
                        "pick tikal 0");
    }

    @Test
    void nobodyBegsAfterPlacing() {
        Scene scene = Scene.of("'players': [{'corn': 1}]").choose("place palenque", "place tikal");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void nobodyBegsAfterPickingUp() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'gears': {'yaxchilan': [1, 4]}}]");
        assertThat(scene.choices()).contains("beg brown");
        scene.choose("pick yaxchilan 1", "use 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("pick yaxchilan 4", "end");
    }

    @Test
    void beggedCornMayPayForALowerAction() {
        Scene scene = Scene.of("'players': [{'corn': 2, 'gears': {'yaxchilan': [4]}}]");
        scene.choose("beg brown", "pick yaxchilan 4", "use 1");
        assertThat(scene.goods(0)).containsExactly(0, 1, 0, 0, 0);
    }

    @Test
    void onlyAGodWhoseTempleHasAStepBelowCanBeAngered() {
        Scene scene = Scene.of("'players': [{'corn': 0, 'temples': {'brown': 0, 'yellow': 3, 'green': 0}}]");
        assertThat(scene.choices()).contains("beg yellow").doesNotContain("beg brown", "beg green");
    }

    @Test
    void atTheBottomOfAllTemplesNobodyBegs() {
        Scene scene = Scene.of("""
                'players': [{'corn': 0, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}}]""");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place palenque",
                        "place yaxchilan",
                        "place tikal",
                        "place uxmal",
                        "place chichen-itza",
                        "place first-player");
    }

    @Test
    void beggingIsCompulsoryWithNothingToPickUpAndNothingAffordable() {
        Scene scene = Scene.of(NOTHING_IS_FREE.formatted("{'corn': 0}"));
        assertThat(scene.choices()).containsExactlyInAnyOrder("beg brown", "beg yellow", "beg green");
        scene.choose("beg brown", "place tikal");
        assertThat(scene.stands(0, TIKAL, 1)).isTrue();
        assertThat(scene.p.corn(0)).isEqualTo(2);
    }

    @Test
    void beggingIsNotCompulsoryWithAWorkerToPickUp() {
        Scene scene = Scene.of(NOTHING_IS_FREE.formatted("{'corn': 0, 'gears': {'tikal': [5]}}"));
        assertThat(scene.choices()).containsExactlyInAnyOrder("beg brown", "beg yellow", "beg green", "pick tikal 5");
    }

    @Test
    void beggingIsNotCompulsoryWithAnAffordableSpace() {
        Scene scene = Scene.of(NOTHING_IS_FREE.formatted("{'corn': 1}"));
        // Palenque's lowest free space is 2.
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "beg brown",
                        "beg yellow",
                        "beg green",
                        "place yaxchilan",
                        "place tikal",
                        "place uxmal",
                        "place chichen-itza");
    }

    @Test
    void theGodsHaveMercyOnWhoCanNeitherPayNorBegNorPickUp() {
        Scene scene =
                Scene.of(NOTHING_IS_FREE.formatted("{'corn': 0, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}}"));
        // One of the cheapest spaces: not Palenque, where it would be 2.
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("place yaxchilan", "place tikal", "place uxmal", "place chichen-itza");
        scene.choose("place uxmal");
        assertThat(scene.stands(0, UXMAL, 1)).isTrue();
        assertThat(scene.p.hand(0)).isEqualTo(2);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void mercyTakesAllCorn() {
        Scene scene = Scene.of("""
                'first': 1, 'turns': 3, 'claimant': 3,
                'players': [
                    {'corn': 1, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}},
                    {'workers': 4, 'gears': {'palenque': [0, 1], 'yaxchilan': [0, 1]}},
                    {'workers': 4, 'gears': {'tikal': [0, 1], 'uxmal': [0, 1]}},
                    {'gears': {'chichen-itza': [0, 1]}}]""");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen-itza");
        scene.choose("place palenque");
        assertThat(scene.stands(0, PALENQUE, 2)).isTrue();
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void thereIsNoMercyForWhoHasAWorkerToPickUp() {
        Scene scene = Scene.of(NOTHING_IS_FREE.formatted(
                "{'corn': 0, 'gears': {'tikal': [5]}, 'temples': {'brown': 0, 'yellow': 0, 'green': 0}}"));
        assertThat(scene.choices()).containsExactly("pick tikal 5");
    }
}
