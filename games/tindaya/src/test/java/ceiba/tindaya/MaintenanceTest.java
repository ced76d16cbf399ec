package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Step;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Step 10 of the end of an era. */
class MaintenanceTest {

    private static List<Integer> order(Scene scene) {
        return IntStream.range(0, scene.table().tribes())
                .map(scene.table()::order)
                .boxed()
                .toList();
    }

    @Test
    @DisplayName("Used cylinders out of the game, used cubes back, unused markers stay; the next era begins")
    void markers() {
        Scene scene = Scene.alliance(2);
        TindayaPosition table = scene.table();
        table.addCubes(MAJOS, 1);
        table.setUsedCubes(MAJOS, 3);
        table.addCylinders(MAJOS, 1);
        table.setUsedCylinders(MAJOS, 2);
        table.setPassed(MAJOS, true);
        scene.step(10);
        assertThat(table.cubes(MAJOS)).isEqualTo(4);
        assertThat(table.usedCubes(MAJOS)).isZero();
        assertThat(table.cylinders(MAJOS)).isEqualTo(1);
        assertThat(table.usedCylinders(MAJOS)).isZero();
        assertThat(table.hasPassed(MAJOS)).isFalse();
        assertThat(table.era()).isEqualTo(2);
        assertThat(table.endStep()).isZero();
        assertThat(table.top()).isEqualTo(Step.of(TindayaStep.STRATEGY, 0));
    }

    @Test
    @DisplayName("Cards out, goods on them to the supply, prisoners too; figures and ships off")
    void cards() {
        Scene scene = Scene.alliance(2).card("fever").ship(0, 1);
        TindayaPosition table = scene.table();
        table.setConquistadorsLeft(10);
        table.setFilled(ACORAN, 0, 1 + CANARII + 4 * PRISONER);
        table.setFilled(MONEIBA, 1, 1 + MAJOS + 4 * WOOD);
        table.setGiven(CANARII, ACORAN, 1);
        table.setResolved(2);
        scene.step(10);
        assertThat(table.conquistadorsLeft()).isEqualTo(11);
        assertThat(table.filled(ACORAN, 0)).isZero();
        assertThat(table.filled(MONEIBA, 1)).isZero();
        assertThat(table.given(CANARII, ACORAN)).isZero();
        assertThat(table.shown(ACORAN)).isEqualTo(NOBODY);
        assertThat(table.foreseen()).isZero();
        assertThat(table.resolved()).isZero();
        assertThat(table.ship(0)).isEqualTo(NOBODY);
    }

    @Test
    @DisplayName("Alliance: turn tokens pass to the left")
    void alliance() {
        Scene scene = Scene.alliance(3);
        scene.table().setOrder(0, GUANCHES);
        scene.table().setOrder(1, MAJOS);
        scene.table().setOrder(2, CANARII);
        assertThat(order(scene.step(10))).containsExactly(MAJOS, CANARII, GUANCHES);
    }

    @Test
    @DisplayName("Alliance: tokens pass from seat to seat, not along the turn order")
    void notAlongTheOrder() {
        Scene scene = Scene.alliance(3);
        scene.table().setOrder(0, CANARII);
        scene.table().setOrder(1, MAJOS);
        scene.table().setOrder(2, GUANCHES);
        assertThat(order(scene.step(10))).containsExactly(GUANCHES, CANARII, MAJOS);
    }

    @Test
    @DisplayName("T-1: alone, the two tribes change places")
    void alone() {
        assertThat(order(Scene.alliance(1).step(10))).containsExactly(CANARII, MAJOS);
    }

    @Test
    @DisplayName("Dominion: turn tokens by priority, a tie by the lower token (T-2)")
    void dominion() {
        Scene scene = Scene.dominion(3).solidarity(7, 5, 5);
        scene.table().setOrder(0, MAJOS);
        scene.table().setOrder(1, GUANCHES);
        scene.table().setOrder(2, CANARII);
        assertThat(order(scene.step(10))).containsExactly(GUANCHES, CANARII, MAJOS);
    }
}
