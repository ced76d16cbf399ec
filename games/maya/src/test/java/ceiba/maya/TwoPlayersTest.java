package ceiba.maya;

import static ceiba.maya.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The designer's variant for two players, with a neutral colour. */
class TwoPlayersTest {

    @Test
    void eachSetsTwoOwnCubesAndANeutralOne() {
        Scene scene = Scene.start(2, 0);
        assertThat(scene.choices()).hasSize(8).contains("start copan", "start neutral copan");
        scene.choose("start copan", "start neutral copan", "start neutral uxmal");
        assertThat(scene.choices())
                .containsExactly("start chichen-itza", "start copan", "start uxmal", "start palenque");
        scene.choose("start copan", "start palenque", "start uxmal");
        assertThat(scene.on(COPAN, 1)).containsExactly(1, 1, 1);
        assertThat(scene.on(UXMAL, 1)).containsExactly(0, 1, 1);
        assertThat(scene.pending()).isEqualTo("dig");
    }

    @Test
    void neutralCardsOpenAQuarryAndCountFour() {
        Scene scene = Scene.of(2, "'pending': 'dig'").choose("dig 5");
        assertThat(scene.choices()).containsExactly("lay 3", "lay 4", "lay 5", "lay neutral");
        scene.choose("lay neutral", "dig 5", "lay 3", "stop", "stop");
        assertThat(scene.p.cubes(1, true))
                .as("for the neutral colour's first place")
                .isEqualTo(3);
        assertThat(scene.p.cubes(1, false)).isEqualTo(2);
        assertThat(scene.tokens(1)).containsExactly("free-double");
    }

    @Test
    void nobodyGetsTheNeutralCubesWhereNoPlayerIs() {
        Scene scene = Scene.lastToStop(2, "", "", "", "", "2:n").choose("stop");
        assertThat(scene.cubes()).containsExactly(0, 0);
        assertThat(scene.p.round()).isEqualTo(2);
    }

    @Test
    void theNeutralColourCanBeLowered() {
        Scene scene = Scene.lastToStop(2, "", "", "", "", "2:n 0:3 1:-3").choose("stop");
        assertThat(scene.choices()).containsExactly("lower 0", "lower 2");
        scene.choose("lower 2");
        assertThat(scene.p.cubes(0, false)).isEqualTo(3);
        assertThat(scene.p.cubes(0, true)).isEqualTo(2);
    }

    @Test
    void eachPointCarriesTwoCubesAndNeutralCardsNone() {
        String cards = Scene.dug(2, "0:3 0:6 0:7 0:8", "", "0:5", "0:4 0:4 2:n 2:n");
        Scene scene = Scene.of(2, cards).choose("stop");
        assertThat(scene.choices()).containsExactly("shield 3", "shield 4");
        scene.choose("shield 3", "name 0");
        assertThat(scene.pending())
                .as("12 own and 3 neutral cubes; the token carries 4")
                .isEqualTo("leave 0 11");
        assertThat(scene.choices()).containsExactly("leave own 8", "leave own 9", "leave own 10", "leave own 11");
    }

    @Test
    void whichCubesAreLeftBehindIsChosen() {
        String player = "'players': [{'cubes': 3, 'neutralCubes': 2}]";
        Scene scene = Scene.of(2, "'pending': 'leave 0 2', " + player);
        assertThat(scene.choices()).containsExactly("leave own 0", "leave own 1", "leave own 2");
        scene.choose("leave own 1");
        assertThat(scene.p.cubes(0, false)).isEqualTo(2);
        assertThat(scene.p.cubes(0, true)).isEqualTo(1);
        assertThat(scene.p.decider()).isZero();
        assertThat(scene.pending()).isEqualTo("turn");
    }

    @Test
    void aTurnSetsAnOwnOrANeutralCube() {
        Scene scene = Scene.of(2, "'players': [{'cubes': 1, 'neutralCubes': 3}]");
        assertThat(scene.choices()).contains("build copan", "build neutral copan", "double neutral", "pass");
        assertThat(scene.choices()).doesNotContain("double");
        scene.choose("double neutral", "place copan", "place copan");
        assertThat(scene.on(COPAN, 1)).containsExactly(0, 0, 2);
        assertThat(scene.p.cubes(0, true)).isZero();
    }

    @Test
    void passingCostsAnOwnCube() {
        assertThat(Scene.of(2, "'players': [{'neutralCubes': 3}]").choices()).doesNotContain("pass");
        Scene scene =
                Scene.of(2, "'players': [{'cubes': 1, 'neutralCubes': 3}]").choose("pass");
        assertThat(scene.p.cubes(0, false)).isZero();
        assertThat(scene.p.cubes(0, true)).isEqualTo(3);
    }

    @Test
    void whoIsBlockedWithNeutralCubesOnlyPaysOneOfThem() {
        Scene scene = Scene.of(2, """
                'pyramids': {
                  'chichen-itza': [[4, 4, 0]], 'copan': [[4, 4, 0]], 'uxmal': [[5, 4, 0]], 'palenque': [[4, 3, 0]]
                }, 'players': [{'neutralCubes': 2}]
                """).choose("pass");
        assertThat(scene.p.cubes(0, true)).isEqualTo(1);
        assertThat(scene.gold()).containsExactly(1, 0);
    }

    @Test
    void theNeutralColourTakesPlacesButNoGoldAndErodes() {
        Scene scene = Scene.of(2, "'idle': 1, 'pyramids': {'copan': [[1, 2, 3]], 'uxmal': [[2, 0, 1], [1, 0, 1]]}")
                .choose("end");
        assertThat(scene.gold()).containsExactly(3 + 4, 1);
        assertThat(scene.on(COPAN, 1)).containsExactly(1, 1, 2);
        assertThat(scene.on(UXMAL, 1)).containsExactly(1, 0, 0);
        assertThat(scene.on(UXMAL, 2)).containsExactly(0, 0, 0);
    }

    @Test
    void theNeutralColourGetsBonusCubes() {
        Scene scene = Scene.of(2, "'pyramids': {'palenque': [[2, 1, 3]]}, 'players': [{'neutralCubes': 1}]");
        scene.choose("build neutral palenque");
        assertThat(scene.on(PALENQUE, 2)).containsExactly(0, 0, 1);
    }
}
