package ceiba.maya;

import static ceiba.maya.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The green tokens in the building phase, and the blue ones when they are used. */
class TokensTest {

    @Test
    void relocateMovesAnOwnCubeToTheBottomOfAnyPyramid() {
        Scene scene = Scene.of(4, """
                'pyramids': {'tikal': [[2, 0, 0, 0], [1, 0, 0, 0]], 'copan': [[1, 1, 0, 0]]},
                'players': [{'cubes': 1, 'tokens': ['relocate']}]
                """).choose("relocate");
        assertThat(scene.choices()).containsExactly("from tikal 1", "from tikal 2", "from copan 1");
        scene.choose("from tikal 2");
        assertThat(scene.choices()).containsExactly("to tikal", "to copan", "to uxmal", "to palenque");
        scene.choose("to uxmal");
        assertThat(scene.on(TIKAL, 2)).startsWith(0);
        assertThat(scene.on(UXMAL, 1)).startsWith(1);
        assertThat(scene.tokens(0)).isEmpty();
        assertThat(scene.choices()).as("the move is still to come").contains("build tikal");
    }

    @Test
    void relocateMayNotLeaveOwnCubesWithoutSupport() {
        Scene scene = Scene.of(4, """
                'pyramids': {'tikal': [[1, 0, 0, 0], [1, 0, 0, 0]], 'copan': [[1, 1, 0, 0]]},
                'players': [{'cubes': 1, 'tokens': ['relocate']}]
                """).choose("relocate");
        assertThat(scene.choices()).containsExactly("from tikal 2", "from copan 1");
    }

    @Test
    void relocateMustLeadElsewhere() {
        Scene scene = Scene.of(4, """
                'pyramids': {'tikal': [[1, 0, 0, 0]]}, 'players': [{'cubes': 1, 'tokens': ['relocate']}]
                """).choose("relocate");
        assertThat(scene.choices())
                .as("the only cube, taken without asking, and not back to where it was")
                .containsExactly("to copan", "to uxmal", "to palenque");
    }

    @Test
    void noTokenIsUsedBetweenTheTwoCubesOfADoubleMove() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 3, 'tokens': ['relocate', 'extra-cube']}]")
                .choose("double", "place tikal");
        assertThat(scene.choices()).allMatch(words -> words.startsWith("place "));
    }

    @Test
    void extraCubeComesFromTheSupplyAndNeedsNoTransport() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 1, 'tokens': ['extra-cube']}]")
                .choose("extra-cube", "to copan");
        assertThat(scene.on(COPAN, 1)).startsWith(1);
        assertThat(scene.p.cubes(0)).isEqualTo(1);
        assertThat(scene.p.supply(0)).isEqualTo(26);
    }

    @Test
    void extraCubeMayFillALevelAndBringTheBonus() {
        Scene scene = Scene.of(4, """
                'pyramids': {'palenque': [[3, 1, 1, 1]]}, 'players': [{'cubes': 1, 'tokens': ['extra-cube']}]
                """).choose("extra-cube", "to palenque");
        assertThat(scene.on(PALENQUE, 2)).containsExactly(1, 0, 0, 0);
    }

    @Test
    void tokensAreUsedBeforeOrAfterTheMoveAlsoADoubleOne() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 3, 'tokens': ['relocate', 'extra-cube']}]");
        assertThat(scene.choices()).as("no cube yet to relocate").doesNotContain("relocate");
        scene.choose("extra-cube", "to tikal", "double", "place tikal", "place copan");
        assertThat(scene.choices()).containsExactly("relocate", "end");
        scene.choose("relocate", "from copan 1", "to uxmal");
        assertThat(scene.on(UXMAL, 1)).startsWith(1);
    }

    @Test
    void tokensAreUsedAlsoWithoutCubes() {
        Scene scene = Scene.of(4, "'active': 1, 'players': [{'tokens': ['extra-cube']}, {'cubes': 1}]");
        scene.choose("build tikal", "end");
        assertThat(scene.p.decider()).as("a last turn").isZero();
        assertThat(scene.choices()).containsExactly("extra-cube", "end");
        scene.choose("extra-cube", "to tikal", "end");
        assertThat(scene.gold()).containsExactly(3, 3, 0, 0);
    }

    @Test
    void aTokenNotUsedInTheLastTurnIsLost() {
        Scene scene = Scene.of(4, "'active': 1, 'players': [{'tokens': ['extra-cube']}, {'cubes': 1}]");
        scene.choose("build tikal", "end", "end");
        assertThat(scene.p.round()).isEqualTo(2);
        assertThat(scene.gold()).containsExactly(0, 3, 0, 0);
    }

    @Test
    void freeDoubleMoveNeedsTwoCubesOnly() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 2, 'tokens': ['free-double']}]");
        assertThat(scene.choices()).contains("free-double").doesNotContain("double");
        scene.choose("free-double", "place tikal", "place tikal");
        assertThat(scene.p.cubes(0)).isZero();
        assertThat(scene.p.supply(0)).isEqualTo(26);
        assertThat(scene.tokens(0)).isEmpty();
    }

    @Test
    void freePassCostsNothing() {
        Scene scene = Scene.of(5, "'players': [{'cubes': 2, 'tokens': ['free-pass']}]")
                .choose("free-pass", "end");
        assertThat(scene.p.cubes(0)).isEqualTo(2);
        assertThat(scene.gold().getFirst()).isZero();
    }

    @Test
    void freePassWhileBlockedBringsNoGold() {
        String blocked = """
                'pyramids': {
                  'tikal': [[0, 5, 4, 0, 0]], 'chichen-itza': [[0, 4, 4, 0, 0]], 'copan': [[0, 4, 4, 0, 0]],
                  'uxmal': [[0, 5, 4, 0, 0]]
                }, 'players': [{'cubes': 2, 'tokens': ['free-pass']}]
                """;
        Scene scene = Scene.of(5, blocked);
        assertThat(scene.choices()).containsExactly("pass", "free-pass");
        scene.choose("free-pass");
        assertThat(scene.p.cubes(0)).isEqualTo(2);
        assertThat(scene.gold().getFirst()).isZero();
        assertThat(Scene.of(5, blocked).choose("pass").gold().getFirst()).isEqualTo(1);
    }

    // ---------------------------------------------------------------- blue ones

    private static String offered(String... tokens) {
        String list = "['" + String.join("', '", tokens) + "']";
        return "'offered': [" + list + ", " + list + ", " + list + "], ";
    }

    private static final String THREE = offered("joker", "two-workers", "big-transport");

    @Test
    void bigTransportCarriesFourMore() {
        String cards = Scene.dug(4, "2:3 2:5 2:6 2:8", "", "2:4 2:4", "0:5 2:7");
        Scene scene = Scene.ofExperts(4, THREE + cards + ", 'players': [{}, {}, {'tokens': ['big-transport']}]");
        scene.choose("stop", "shield 3", "name 0");
        assertThat(scene.log()).contains("Blue leaves 6 cubes behind", "Blue has 4 cubes to build with");
    }

    @Test
    void freeCubeNeedsNoTransport() {
        String cards = Scene.dug(4, "2:3 2:5 2:6 2:8", "", "2:4 2:4 2:7");
        Scene scene = Scene.ofExperts(
                4,
                offered("joker", "free-cube", "big-transport") + cards
                        + ", 'players': [{}, {}, {'tokens': ['free-cube']}]");
        scene.choose("stop");
        assertThat(scene.p.cubes(2)).isEqualTo(1);
    }

    @Test
    void twoWorkersCountAtAnyQuarryAlsoWithoutACard() {
        String cards = Scene.dug(4, "", "", "1:3");
        Scene scene = Scene.ofExperts(4, THREE + cards + ", 'players': [{'tokens': ['two-workers']}]")
                .choose("stop");
        assertThat(scene.p.decider()).isZero();
        assertThat(scene.choices())
                .containsExactly(
                        "workers 1", "workers 2", "workers 3", "workers 4", "workers 5", "workers 6", "workers none");
        scene.choose("workers 3");
        assertThat(scene.cubes()).containsExactly(1, 3, 0, 0);
    }

    @Test
    void twoWorkersAddToOwnCardsAndTiesGoToTheEarlierCard() {
        String cards = Scene.dug(4, "", "", "1:5 0:3");
        Scene scene = Scene.ofExperts(4, THREE + cards + ", 'players': [{'tokens': ['two-workers']}]");
        scene.choose("stop", "workers 3");
        assertThat(scene.cubes()).containsExactly(1, 3, 0, 0);
    }

    @Test
    void whoHasOnlyTheTwoWorkersComesLastInATie() {
        String cards = Scene.dug(4, "", "", "1:5 2:-3");
        Scene scene = Scene.ofExperts(4, THREE + cards + ", 'players': [{'tokens': ['two-workers']}]");
        scene.choose("stop", "workers 3", "lower 1");
        assertThat(scene.cubes()).as("both have 2").containsExactly(1, 3, 0, 0);
    }

    @Test
    void jokerServesAsShieldBeforeAnythingIsRevealed() {
        String cards = Scene.dug(4, "", "", "0:5 1:4 2:-3");
        Scene scene = Scene.ofExperts(4, THREE + cards + ", 'players': [{'tokens': ['joker']}]")
                .choose("stop");
        assertThat(scene.choices()).containsExactly("joker shield 3", "joker shield none");
        scene.choose("joker shield 3");
        assertThat(scene.log()).contains("Blue lowers the total of Green to 1");
        assertThat(scene.tokens(0)).containsExactly("extra-cube");
    }

    @Test
    void jokerServesAsSled() {
        String cards = Scene.dug(4, "2:3 2:5 2:6 2:8", "", "2:4 2:4 2:7");
        Scene scene = Scene.ofExperts(4, THREE + cards + ", 'players': [{}, {}, {'tokens': ['joker']}]");
        scene.choose("stop", "joker shield none");
        assertThat(scene.choices()).containsExactly("joker transport", "joker transport none");
        scene.choose("joker transport");
        assertThat(scene.p.cubes(2)).isEqualTo(2);
        assertThat(scene.tokens(2)).containsExactly("extra-cube");
    }

    @Test
    void jokerServesAsAnyTokenOfTheBuildingPhase() {
        String joker = THREE + "'pyramids': {'tikal': [[1, 0, 0, 0]]}, 'players': [{'cubes': 3, 'tokens': ['joker']}]";
        assertThat(Scene.ofExperts(4, joker).choices())
                .contains("joker double", "joker pass", "joker relocate", "joker extra-cube");
        Scene pass = Scene.ofExperts(4, joker).choose("joker pass");
        assertThat(pass.p.cubes(0)).isEqualTo(3);
        assertThat(pass.tokens(0)).isEmpty();
        Scene both = Scene.ofExperts(4, joker).choose("joker double", "place tikal", "place copan");
        assertThat(both.p.cubes(0)).isEqualTo(1);
        Scene more = Scene.ofExperts(4, joker).choose("joker extra-cube", "to copan");
        assertThat(more.choices()).doesNotContain("joker relocate");
    }
}
