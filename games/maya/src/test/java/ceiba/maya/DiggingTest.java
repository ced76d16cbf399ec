package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Setup;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The preparation and phase 1: first cubes, then cards at the quarries. */
class DiggingTest {

    @Test
    void everybodySetsTwoCubesOnDifferentPyramids() {
        Scene scene = Scene.start(3, 0);
        assertThat(scene.choices())
                .containsExactlyInAnyOrder("start chichen-itza", "start copan", "start uxmal", "start palenque");
        scene.choose("start copan", "start copan", "start uxmal");
        assertThat(scene.p.decider()).isZero();
        assertThat(scene.choices()).containsExactlyInAnyOrder("start chichen-itza", "start uxmal", "start palenque");
        scene.choose("start uxmal", "start palenque", "start copan");
        assertThat(scene.on(Scene.COPAN, 1)).containsExactly(1, 1, 1);
        assertThat(scene.on(Scene.UXMAL, 1)).containsExactly(1, 0, 1);
        assertThat(scene.cubes()).containsExactly(0, 0, 0);
        assertThat(scene.p.supply(0)).isEqualTo(26);
        assertThat(scene.pending()).isEqualTo("dig");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theStartPlayerIsDrawnByLot(int seats) {
        Integer[] starts = new Integer[seats];
        Arrays.fill(starts, 0);
        for (int seed = 0; seed < 1000 * seats; seed++) {
            MayaPosition p = Start.position(Setup.of(Maya.GAME, seats, Map.of(), seed));
            assertThat(p.decider()).isEqualTo(p.start());
            starts[p.start()]++;
        }
        assertThat(starts).allSatisfy(times -> assertThat(times).isBetween(900, 1100));
    }

    @Test
    void thePyramidsDependOnTheNumberOfPlayers() {
        assertThat(Scene.start(4, 0).choices())
                .containsExactlyInAnyOrder("start tikal", "start copan", "start uxmal", "start palenque");
        assertThat(Scene.start(5, 0).choices())
                .containsExactlyInAnyOrder("start tikal", "start chichen-itza", "start copan", "start uxmal");
    }

    @Test
    void theFirstCardAtAQuarryIsLow() {
        Scene scene = Scene.of(3, "'pending': 'dig'").choose("dig 2");
        assertThat(scene.choices()).containsExactly("lay 3", "lay 4", "lay 5");
        scene.choose("lay 5", "dig 2");
        assertThat(scene.choices()).containsExactly("lay 3", "lay 4", "lay 5", "lay 6", "lay 7", "lay 8", "lay -3");
    }

    @Test
    void whoHasOnlyHighCardsOpensNoQuarry() {
        Scene scene = Scene.of(3, "'pending': 'dig', " + Scene.cards("1:3", "0:3 0:4 0:4 0:5"));
        assertThat(scene.choices()).containsExactly("dig 1", "stop");
    }

    @Test
    void aFullQuarryTakesNoMoreCards() {
        Scene scene = Scene.of(3, "'pending': 'dig', " + Scene.cards("1:3 1:4 2:3 2:6"));
        assertThat(scene.choices()).containsExactly("dig 2", "dig 3", "dig 4", "dig 5", "stop");
    }

    @Test
    void theTurnGoesRoundAndWhoStoppedIsOutUntilAllHave() {
        Scene scene = Scene.of(3, "'pending': 'dig', 'start': 1");
        assertThat(scene.p.decider()).isEqualTo(1);
        scene.choose("dig 1", "lay 3", "stop", "dig 1", "lay 8");
        assertThat(scene.p.decider()).isEqualTo(1);
        scene.choose("stop");
        assertThat(scene.p.decider()).isZero();
        scene.choose("dig 2", "lay 4");
        assertThat(scene.p.decider()).isZero();
        assertThat(scene.log()).contains("Blue lays no more cards");
    }

    @Test
    void whoCanLayNothingStopsWithoutBeingAsked() {
        String mine = "0:3 0:4 0:4 0:5";
        Scene scene =
                Scene.of(3, "'pending': 'dig', 'active': 2, 'stopped': [1], " + Scene.cards(mine, "1:3 1:6 1:7 2:3"));
        scene.choose("dig 3", "lay 4"); // seat 0 has high cards only, and may lay them there
        assertThat(scene.choices()).containsExactly("dig 3", "stop");
        Scene blocked = Scene.of(3, "'pending': 'dig', 'active': 2, 'stopped': [1], " + Scene.cards("", mine));
        blocked.choose("stop");
        assertThat(blocked.log()).contains("Red lays no more cards");
        assertThat(blocked.tokens(0)).containsExactly("extra-cube");
    }
}
