package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The end of a match: goods, skulls, monuments and ties. */
class FinalScoreTest {

    /** Everybody on the start step of all temples gets half of the three bonuses of the second age. */
    private static final double TEMPLES = 1 + 3 + 2;

    @ParameterizedTest
    @CsvSource({
        "1, 0, 0, 0, 0.25",
        "4, 0, 0, 0, 1",
        "0, 1, 0, 0, 0.5",
        "0, 0, 1, 0, 0.75",
        "0, 0, 0, 1, 1",
        "3, 2, 3, 1, 5"
    })
    void goodsAreWorthAQuarterOfTheirCornWithoutRounding(int corn, int wood, int stone, int gold, double points) {
        // 6 corn feed three workers first.
        Scene scene = end("{'corn': %d, 'wood': %d, 'stone': %d, 'gold': %d}".formatted(corn + 6, wood, stone, gold));
        assertThat(scene.p.points(0)).isEqualTo(TEMPLES + points);
    }

    @Test
    void aSkullInHandIsWorthThreePoints() {
        Scene scene = end("{'corn': 6, 'skulls': 2}");
        assertThat(scene.p.points(0)).isEqualTo(TEMPLES + 6);
    }

    @Test
    void aPlacedSkullIsWorthNothingToItsFormerOwner() {
        Scene scene = Scene.of("'turns': 3, 'round': 27, 'placedSkulls': [1, 2], 'players': [{'corn': 6}]");
        scene.choose("place tikal", "end");
        assertThat(scene.p.points(0)).isEqualTo(TEMPLES);
    }

    @Test
    void aMonumentIsWorthItsPointsToItsOwnerOnly() {
        // Monument 4: 2 points for each own building and monument.
        Scene scene = end("{'corn': 6, 'buildings': [8, 9], 'monuments': [4]}, {'corn': 6, 'buildings': [2]}");
        assertThat(scene.p.points(0)).isEqualTo(TEMPLES + 6);
        assertThat(scene.p.points(1)).isEqualTo(TEMPLES + 0.5); // the farm saved 2 corn
    }

    @Test
    void pointsOfTheMatchAreKept() {
        Scene scene = end("{'corn': 7, 'points': 40}");
        assertThat(scene.p.points(0)).isEqualTo(40 + TEMPLES + 0.25);
    }

    @Test
    void mostPointsWin() {
        Scene scene = end("{'corn': 6, 'points': 3}, {'corn': 7, 'points': 3}, {'corn': 6, 'points': 9}, {'corn': 6}");
        assertThat(scene.p.place(2)).isEqualTo(1);
        assertThat(scene.p.place(1)).isEqualTo(2);
        assertThat(scene.p.place(0)).isEqualTo(3);
        assertThat(scene.p.place(3)).isEqualTo(4);
    }

    @Test
    void aTieGoesToWhoHasMoreWorkersOnTheGears() {
        Scene scene = end("""
                {'corn': 6, 'points': 9, 'gears': {'palenque': [2]}},
                {'corn': 6, 'points': 9, 'gears': {'palenque': [3, 4]}}""");
        assertThat(scene.p.points(0)).isEqualTo(scene.p.points(1));
        assertThat(scene.p.place(1)).isEqualTo(1);
        assertThat(scene.p.place(0)).isEqualTo(2);
    }

    @Test
    void theWheelTurnsOnceMoreBeforeATieIsBroken() {
        Scene scene = end("""
                {'corn': 6, 'points': 9, 'gears': {'palenque': [6]}},
                {'corn': 6, 'points': 9, 'gears': {'palenque': [7], 'chichen-itza': [10]}}""");
        assertThat(scene.stands(0, PALENQUE, 7)).isTrue();
        assertThat(scene.p.workers(1)).isZero();
        assertThat(scene.p.place(0)).isEqualTo(1);
        assertThat(scene.p.place(1)).isEqualTo(2);
    }

    @Test
    void aWorkerOnTheFirstPlayerSpaceDoesNotBreakATie() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 27, 'claimant': 0,
                'players': [
                    {'corn': 6, 'points': 9, 'gears': {'palenque': [2]}},
                    {'corn': 6, 'points': 9, 'gears': {'palenque': [3]}}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.place(0)).isEqualTo(1);
        assertThat(scene.p.place(1)).isEqualTo(1);
    }

    @Test
    void whoIsStillTiedSharesTheWin() {
        Scene scene = end("""
                {'corn': 6, 'points': 9, 'gears': {'palenque': [2]}},
                {'corn': 6, 'points': 9, 'gears': {'chichen-itza': [4]}},
                {'corn': 6, 'points': 9}""");
        assertThat(scene.p.place(0)).isEqualTo(1);
        assertThat(scene.p.place(1)).isEqualTo(1);
        assertThat(scene.p.place(2)).isEqualTo(3);
    }

    @Test
    void aQuarterPointDecides() {
        Scene scene = end("""
                {'corn': 6, 'points': 9, 'gears': {'palenque': [1, 2, 3]}}, {'corn': 7, 'points': 9}""");
        assertThat(scene.p.place(1)).isEqualTo(1);
        assertThat(scene.p.place(0)).isEqualTo(2);
    }

    /** The end of a match in which Yellow has the last turn and merely places a worker. */
    private static Scene end(String players) {
        return Scene.of("'turns': 3, 'round': 27, 'players': [%s]".formatted(players))
                .choose("place tikal", "end");
    }
}
