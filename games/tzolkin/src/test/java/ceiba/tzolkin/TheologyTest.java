package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the levels of theology add. */
class TheologyTest {

    private static final String RED = """
            'players': [{'corn': %d, 'skulls': 1, 'technologies': {'theology': %d}, 'gears': {'chichen-itza': [%d]}}]""";

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void levelOneReachesTheNextActionForNoCorn(int space) {
        Scene scene = Scene.of(RED.formatted(0, 1, space)).choose("pick chichen-itza " + space);
        assertThat(scene.choices()).containsExactlyInAnyOrder("use " + space, "use " + (space + 1), "use none");
    }

    @Test
    void levelOneReachesActionOneFromSpaceZero() {
        Scene scene = Scene.of(RED.formatted(0, 1, 0)).choose("pick chichen-itza 0");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 1", "use none");
        scene.choose("use 1");
        assertThat(scene.p.points(0)).isEqualTo(4);
    }

    @Test
    void levelOneReachesTheFreeChoiceFromSpaceNine() {
        Scene scene = Scene.of(RED.formatted(0, 1, 9)).choose("pick chichen-itza 9");
        assertThat(scene.choices())
                .containsExactlyInAnyOrder(
                        "use 1", "use 2", "use 3", "use 4", "use 5", "use 6", "use 7", "use 8", "use 9", "use none");
    }

    @Test
    void levelOneDoesNotMakeStepsDownCheaper() {
        Scene scene = Scene.of(RED.formatted(1, 1, 5)).choose("pick chichen-itza 5");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 6", "use 5", "use 4", "use none");
        scene.choose("use 4");
        assertThat(scene.p.corn(0)).isZero();
    }

    @Test
    void levelOneUsesTheNextActionInsteadOfTheOwn() {
        Scene scene = Scene.of("""
                'players': [{'skulls': 2, 'technologies': {'theology': 1}, 'gears': {'chichen-itza': [2]}}]""");
        scene.choose("pick chichen-itza 2", "use 3");
        assertThat(scene.p.points(0)).isEqualTo(6);
        assertThat(scene.p.has(0, SKULL)).isEqualTo(1);
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void levelOneReachesNoActionThatIsUsedUp() {
        Scene scene = Scene.of("""
                'placedSkulls': [3],
                'players': [{'skulls': 1, 'technologies': {'theology': 1}, 'gears': {'chichen-itza': [2]}}]""");
        scene.choose("pick chichen-itza 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 2", "use none");
    }

    @Test
    void withoutLevelOneSpaceNineIsNoFreeChoice() {
        Scene scene = Scene.of(RED.formatted(0, 0, 9)).choose("pick chichen-itza 9");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 9", "use none");
    }

    @Test
    void levelOneDoesNotApplyToOtherGears() {
        Scene scene = Scene.of("'players': [{'technologies': {'theology': 3}, 'gears': {'yaxchilan': [2]}}]");
        scene.choose("pick yaxchilan 2");
        assertThat(scene.choices()).containsExactlyInAnyOrder("use 2", "use none");
    }

    @Test
    void levelTwoOffersOneResourceForAnyTempleAfterAnAction() {
        Scene scene = Scene.of("""
                'players': [{'wood': 2, 'gold': 1, 'skulls': 1, 'technologies': {'theology': 2},
                    'gears': {'chichen-itza': [1]}}]""");
        scene.choose("pick chichen-itza 1", "use 1");
        assertThat(scene.choices()).containsExactlyInAnyOrder("offer wood", "offer gold", "offer none");
        scene.choose("offer wood");
        assertThat(scene.choices()).containsExactlyInAnyOrder("raise brown", "raise yellow", "raise green");
        scene.choose("raise yellow");
        assertThat(scene.steps(0)).containsExactly(2, 2, 1);
        assertThat(scene.goods(0)).containsExactly(0, 1, 0, 1, 0);
        assertThat(scene.choices()).containsExactly("end"); // once only
    }

    @Test
    void levelTwoIsOptional() {
        Scene scene = Scene.of("""
                'players': [{'wood': 2, 'skulls': 1, 'technologies': {'theology': 2},
                    'gears': {'chichen-itza': [1]}}]""");
        scene.choose("pick chichen-itza 1", "use 1", "offer none");
        assertThat(scene.steps(0)).containsExactly(2, 1, 1);
        assertThat(scene.p.has(0, WOOD)).isEqualTo(2);
    }

    @Test
    void levelTwoMaySpendTheResourceJustReceived() {
        Scene scene = Scene.of(RED.formatted(0, 2, 6));
        scene.choose("pick chichen-itza 6", "use 6", "take stone", "offer stone", "raise green");
        assertThat(scene.steps(0)).containsExactly(1, 1, 3);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    void levelTwoComesAfterEachAction() {
        Scene scene = Scene.of("""
                'players': [{'wood': 2, 'skulls': 2, 'technologies': {'theology': 2},
                    'gears': {'chichen-itza': [1, 4]}}]""");
        scene.choose("pick chichen-itza 1", "use 1", "offer wood", "raise brown");
        scene.choose("pick chichen-itza 4", "use 4", "offer wood", "raise brown");
        assertThat(scene.steps(0)).containsExactly(4, 1, 2);
        assertThat(scene.p.has(0, WOOD)).isZero();
    }

    @Test
    void levelTwoNeedsAnAction() {
        Scene scene = Scene.of("""
                'players': [{'wood': 2, 'skulls': 1, 'technologies': {'theology': 2},
                    'gears': {'chichen-itza': [1]}}]""");
        scene.choose("pick chichen-itza 1", "use none");
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void levelOneOffersNothingAfterAnAction() {
        Scene scene = Scene.of("""
                'players': [{'wood': 2, 'skulls': 1, 'technologies': {'theology': 1},
                    'gears': {'chichen-itza': [1]}}]""");
        scene.choose("pick chichen-itza 1", "use 1");
        assertThat(scene.choices()).containsExactly("end");
    }

    @Test
    void levelThreeTakesTwoSkullsAtYaxchilan() {
        Scene scene = Scene.of("'players': [{'technologies': {'theology': 3}, 'gears': {'yaxchilan': [4]}}]");
        scene.choose("pick yaxchilan 4", "use 4");
        assertThat(scene.p.has(0, SKULL)).isEqualTo(2);
        assertThat(scene.p.skullBank()).isEqualTo(11);
    }

    @Test
    void levelTwoTakesOneSkullAtYaxchilan() {
        Scene scene = Scene.of("'players': [{'technologies': {'theology': 2}, 'gears': {'yaxchilan': [4]}}]");
        scene.choose("pick yaxchilan 4", "use 4");
        assertThat(scene.p.has(0, SKULL)).isEqualTo(1);
    }

    @Test
    void levelThreeTakesTheOneSkullThatIsLeft() {
        Scene scene = Scene.of("""
                'players': [{'technologies': {'theology': 3}, 'gears': {'yaxchilan': [4]}}, {'skulls': 12}]""");
        scene.choose("pick yaxchilan 4", "use 4");
        assertThat(scene.p.has(0, SKULL)).isEqualTo(1);
        assertThat(scene.p.skullBank()).isZero();
    }

    @Test
    void levelThreeAddsNothingToTheSkullOfATemple() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 8,
                'players': [{'corn': 6, 'technologies': {'theology': 3}, 'temples': {'green': 5}}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.has(0, SKULL)).isEqualTo(1);
    }
}
