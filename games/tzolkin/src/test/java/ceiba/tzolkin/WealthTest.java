package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Starting wealth, and the dummies it places; with the rulebooks' example. */
class WealthTest {

    private static final String DEALT = """
            'pending': ['keep'],
            'players': [
                {'dealt': [1, 2, 10, 16]}, {'dealt': [3, 4, 5, 6]}, {'dealt': [7, 8, 9, 11]},
                {'dealt': [12, 13, 14, 15]}]""";

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everybodyStartsWithThreeWorkersAndFourTilesToChooseFrom(int seats) {
        Scene scene = Scene.start(seats, 21);
        int dealt = 0;
        for (int seat = 0; seat < seats; seat++) {
            assertThat(scene.goods(seat)).containsExactly(0, 0, 0, 0, 0);
            assertThat(scene.levels(seat)).containsExactly(0, 0, 0, 0);
            assertThat(scene.p.points(seat)).isZero();
            assertThat(scene.p.hand(seat)).isEqualTo(3);
            assertThat(scene.p.bank(seat)).isEqualTo(3);
            assertThat(scene.p.light(seat)).isTrue();
            assertThat(Integer.bitCount(scene.p.dealt(seat))).isEqualTo(4);
            dealt |= scene.p.dealt(seat);
        }
        assertThat(Integer.bitCount(dealt)).isEqualTo(4 * seats);
        assertThat(scene.p.skullBank()).isEqualTo(13);
        assertThat(dealt & scene.p.dummyTiles()).isZero();
    }

    @Test
    void oneKeepsTwoOfTheFourTilesDealt() {
        Scene scene = Scene.of(DEALT);
        assertThat(scene.choices()).containsExactlyInAnyOrder("keep 1", "keep 2", "keep 10", "keep 16");
        scene.choose("keep 10");
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.choices()).containsExactlyInAnyOrder("keep 1", "keep 2", "keep 16");
        scene.choose("keep 1");
        assertThat(scene.p.decider()).isEqualTo(1);
        assertThat(scene.choices()).containsExactlyInAnyOrder("keep 3", "keep 4", "keep 5", "keep 6");
    }

    @Test
    void theTilesAreShownTogetherAndGiveWhatTheyShow() {
        Scene scene = Scene.of(DEALT);
        scene.choose("keep 10", "keep 1", "keep 3", "keep 4", "keep 7", "keep 8", "keep 12");
        for (int seat = 0; seat < 4; seat++) {
            assertThat(scene.goods(seat)).containsExactly(0, 0, 0, 0, 0);
            assertThat(scene.p.workersInPlay(seat)).isEqualTo(3);
        }
        scene.choose("keep 15");
        assertThat(scene.goods(0)).containsExactly(9, 0, 2, 0, 0);
        assertThat(scene.steps(0)).containsExactly(1, 2, 1);
        assertThat(scene.levels(0)).containsExactly(1, 0, 0, 0);
        assertThat(scene.goods(1)).containsExactly(9, 0, 2, 1, 0);
        assertThat(scene.levels(1)).containsExactly(1, 0, 0, 0);
        assertThat(scene.goods(2)).containsExactly(7, 3, 1, 0, 0);
        assertThat(scene.levels(2)).containsExactly(0, 1, 0, 0);
        assertThat(scene.goods(3)).containsExactly(6, 1, 1, 0, 0);
        assertThat(scene.p.hand(3)).isEqualTo(4);
    }

    /** Only a position made by hand has such a seat; in a match nobody is at the top then. */
    @Test
    void whoIsAtTheTopOfATechnologyGetsNoBonusForAnotherLevel() {
        Scene scene = Scene.of("""
            'pending': ['keep'],
            'players': [
                {'dealt': [1, 2, 10, 16], 'technologies': {'agriculture': 3}},
                {'dealt': [3, 4, 5, 6], 'technologies': {'extraction': 3}},
                {'dealt': [7, 8, 9, 11]}, {'dealt': [12, 13, 14, 15]}]""");
        scene.choose("keep 10", "keep 1", "keep 5", "keep 4", "keep 7", "keep 8", "keep 12", "keep 15");
        assertThat(scene.levels(0)).containsExactly(3, 0, 0, 0);
        assertThat(scene.levels(1)).containsExactly(0, 3, 0, 0);
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.p.round()).isEqualTo(1);
        assertThat(scene.p.depth()).as("nothing but the turn is pending").isEqualTo(1);
    }

    @Test
    void theFirstRoundFollowsWithTheFirstPlayerAndOnlyPlacing() {
        Scene scene = Scene.of(DEALT);
        scene.choose("keep 10", "keep 1", "keep 3", "keep 4", "keep 7", "keep 8", "keep 12", "keep 15");
        assertThat(scene.p.decider()).isEqualTo(0);
        assertThat(scene.p.round()).isEqualTo(1);
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
    void tilesAreSecretUntilAllHaveChosen() {
        Scene scene = Scene.of(DEALT).choose("keep 10", "keep 1", "keep 3");
        assertThat(player(scene, 1, 0, "dealt")).isEqualTo(4);
        assertThat(player(scene, 1, 0, "wealth")).isEqualTo(2);
        assertThat(player(scene, 1, 2, "dealt")).isEqualTo(4);
        assertThat(player(scene, 1, 1, "dealt")).isEqualTo(List.of(3, 4, 5, 6));
        assertThat(player(scene, 1, 1, "wealth")).isEqualTo(List.of(3));
        scene.choose("keep 4", "keep 7", "keep 8", "keep 12", "keep 15");
        assertThat(player(scene, 1, 0, "wealth")).isEqualTo(List.of(1, 10));
    }

    @Test
    void theOrderOfTheDecksIsSecret() {
        Scene scene = Scene.of("'buildings': [1, 2, 3, 4, 5, 6]");
        Node decks = new Node("view", scene.p.view(0)).get("decks");
        assertThat(decks.get("age1").value()).isEqualTo(8);
        assertThat(decks.get("age2").value()).isEqualTo(18);
    }

    // ---------------------------------------------------------------- dummies

    @Test
    void aTileThatMarksPalenqueFivePutsDummiesOnFiveAndZero() {
        assertThat(dummies(3, 3, 17, 18, 19, 20) & 0x3ff).isEqualTo(1L << 5 | 1L << 0);
    }

    @Test
    void aPairIsCutWhenNoDummyIsLeft() {
        // Palenque 5 and 0, four on Chichen Itza: nothing is left for Yaxchilan.
        assertThat(dummies(3, 3, 17, 18, 19, 20, 5))
                .isEqualTo(Gears.bit(PALENQUE, 5)
                        | Gears.bit(PALENQUE, 0)
                        | Gears.bit(CHICHEN_ITZA, 0)
                        | Gears.bit(CHICHEN_ITZA, 3)
                        | Gears.bit(CHICHEN_ITZA, 5)
                        | Gears.bit(CHICHEN_ITZA, 7));
        // One is left for Yaxchilan 1, none for its opposite space.
        assertThat(dummies(3, 3, 17, 18, 19, 5, 6))
                .isEqualTo(Gears.bit(PALENQUE, 5)
                        | Gears.bit(PALENQUE, 0)
                        | Gears.bit(CHICHEN_ITZA, 0)
                        | Gears.bit(CHICHEN_ITZA, 3)
                        | Gears.bit(CHICHEN_ITZA, 5)
                        | Gears.bit(YAXCHILAN, 1));
    }

    @Test
    void theOppositeSpaceMayBeUnnumberedOrLower() {
        assertThat(dummies(3, 10, 16, 17, 18))
                .isEqualTo(Gears.bit(TIKAL, 3)
                        | Gears.bit(TIKAL, 8)
                        | Gears.bit(UXMAL, 7)
                        | Gears.bit(UXMAL, 2)
                        | Gears.bit(CHICHEN_ITZA, 0)
                        | Gears.bit(CHICHEN_ITZA, 3));
    }

    @Test
    void onlyTheFirstDummyOfAGearBringsAnother() {
        assertThat(dummies(3, 1, 2, 3, 4, 21))
                .isEqualTo(Gears.bit(PALENQUE, 1)
                        | Gears.bit(PALENQUE, 6)
                        | Gears.bit(PALENQUE, 3)
                        | Gears.bit(PALENQUE, 5)
                        | Gears.bit(PALENQUE, 7)
                        | Gears.bit(CHICHEN_ITZA, 10));
    }

    @ParameterizedTest
    @CsvSource({"2, 12", "3, 6", "4, 0"})
    void thereAreTwelveDummiesWithTwoPlayersAndSixWithThree(int seats, int number) {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(Long.bitCount(Scene.start(seats, seed).p.dummies())).isEqualTo(number);
        }
    }

    @Test
    void dummiesAreNeitherFedNorScored() {
        Scene scene = Scene.of(2, """
                'turns': 1, 'round': 14,
                'dummies': {'palenque': [0, 1, 2, 3, 4, 5], 'yaxchilan': [0, 1, 2, 3, 4, 5]},
                'players': [{'corn': 6}, {'corn': 6}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.corn(0)).isZero();
        assertThat(scene.p.points(0)).isEqualTo(3 + 1 + 2);
        assertThat(scene.p.points(1)).isEqualTo(3 + 1 + 2);
    }

    private static long dummies(int seats, int... tiles) {
        TzolkinPosition p = new TzolkinPosition(seats);
        Start.placeDummies(p, tiles);
        return p.dummies();
    }

    /** A field of a player as somebody else sees it. */
    private static Object player(Scene scene, int observer, int seat, String field) {
        Object value = new Node("view", scene.p.view(observer))
                .get("players")
                .items()
                .get(seat)
                .get(field)
                .value();
        return value == null ? "nothing" : value;
    }
}
