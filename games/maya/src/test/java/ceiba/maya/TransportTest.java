package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Phase 1, the transport: unplayed cards carry the cubes. */
class TransportTest {

    /** Blue, seat 2, digs 4 + 2 + 3 cubes and keeps 7 and -3. */
    private static final String[] NINE_CUBES = {"2:3 2:5 2:6 2:8", "2:4", "", "", "0:5 2:4"};

    @Test
    void exampleBlueCarriesSevenOfNineCubes() {
        Scene scene = Scene.lastToStop(4, NINE_CUBES).choose("stop", "shield 2");
        assertThat(scene.log()).contains("Blue leaves 2 cubes behind", "Blue has 7 cubes to build with");
        assertThat(scene.p.cubes(2)).isEqualTo(7);
        assertThat(scene.p.supply(2)).isEqualTo(21);
    }

    @Test
    void exampleTheTransportTokenCarriesAllNine() {
        Scene scene = Scene.lastToStop(4, "2:3", "", "", "", "2:4 2:5 2:6 2:8", "0:5 2:4");
        scene.choose("stop", "shield 5");
        assertThat(scene.log()).contains("Blue has 9 cubes to build with").noneMatch(line -> line.contains("leaves"));
        assertThat(scene.p.cubes(2)).isEqualTo(9);
        assertThat(scene.tokens(2)).as("used").isEmpty();
    }

    @Test
    void moreCarryingPointsThanCubesHaveNoEffect() {
        Scene scene = Scene.lastToStop(4, "2:3").choose("stop");
        assertThat(scene.p.cubes(2)).isEqualTo(4);
    }

    @Test
    void whoKeepsOnlyTheCardThatLowersCarriesNothing() {
        Scene scene =
                Scene.lastToStop(4, "2:3 2:5 2:6 2:8", "0:3", "2:4 2:4 2:7").choose("stop", "shield 3");
        assertThat(scene.p.cubes(2)).isZero();
        assertThat(scene.log()).contains("Blue leaves 7 cubes behind");
    }

    @Test
    void thenAllCardsAreTakenBack() {
        Scene scene = Scene.lastToStop(4, NINE_CUBES).choose("stop", "shield 2");
        assertThat(scene.pending()).isEqualTo("turn");
        for (int seat = 0; seat < 4; seat++) {
            assertThat(scene.p.hand(seat)).isEqualTo(Card.FULL_HAND);
        }
        for (int quarry = 0; quarry < scene.p.quarries(); quarry++) {
            assertThat(scene.p.cardsAt(quarry)).isZero();
        }
    }
}
