package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The 21 tiles of starting wealth. */
class WealthTilesTest {

    /** Tile 15 gives a worker and nothing else; kept beside it, a tile shows its own gifts. */
    private static final int ONLY_A_WORKER = 15;

    @ParameterizedTest(name = "tile {0}")
    @CsvSource({
        // goods: corn wood stone gold skulls; temples: brown yellow green; levels: Agr Ext Arc The
        "1,  3 0 0 0 0,  1 2 1,  1 0 0 0",
        "2,  5 0 0 1 0,  1 2 1,  0 0 0 0",
        "3,  0 0 1 1 0,  1 1 1,  1 0 0 0",
        "4,  9 0 1 0 0,  1 1 1,  0 0 0 0",
        "5,  0 1 0 0 0,  1 1 2,  0 1 0 0",
        "6,  2 2 0 0 0,  1 1 2,  0 0 0 0",
        "7,  4 1 0 0 0,  1 1 1,  0 1 0 0",
        "8,  3 2 1 0 0,  1 1 1,  0 0 0 0",
        "9,  2 0 0 0 0,  2 1 1,  0 0 1 0",
        "10, 6 0 2 0 0,  1 1 1,  0 0 0 0",
        "11, 3 0 0 1 0,  1 1 1,  0 0 1 0",
        "12, 6 1 1 0 0,  1 1 1,  0 0 0 0",
        "13, 5 0 1 0 0,  2 1 1,  0 0 0 0",
        "14, 3 1 0 0 0,  1 1 1,  0 0 0 0",
        "16, 8 0 0 1 0,  1 1 1,  0 0 0 0",
        "17, 4 1 0 0 1,  1 1 1,  0 0 0 0",
        "18, 5 0 1 0 0,  1 1 1,  0 0 0 1",
        "19, 4 3 0 0 0,  1 1 1,  0 0 0 0",
        "20, 2 2 0 0 0,  1 1 1,  0 0 0 1",
        "21, 7 2 0 0 0,  1 1 1,  0 0 0 0",
    })
    void gifts(int tile, String goods, String temples, String levels) {
        Scene scene = lastToKeep(tile, ONLY_A_WORKER).choose("keep " + tile);
        assertThat(scene.goods(3)).isEqualTo(numbers(goods));
        assertThat(scene.steps(3)).isEqualTo(numbers(temples));
        assertThat(scene.levels(3)).isEqualTo(numbers(levels));
        assertThat(scene.p.workersInPlay(3)).as("3 and the other tile's").isEqualTo(4);
        assertThat(Wealth.fedFree(scene.p, 3)).isEqualTo(tile == 14 ? 1 : 0);
    }

    @Test
    void tile15GivesAWorkerReadyToBePlaced() {
        Scene scene = lastToKeep(15, 4).choose("keep 15");
        assertThat(scene.goods(3)).as("those of tile 4").containsExactly(9, 0, 1, 0, 0);
        assertThat(scene.p.workersInPlay(3)).isEqualTo(4);
        assertThat(scene.p.hand(3)).isEqualTo(4);
    }

    @Test
    void tile17sSkullComesFromTheBank() {
        Scene scene = lastToKeep(17, ONLY_A_WORKER);
        assertThat(scene.p.skullBank()).isEqualTo(13);
        assertThat(scene.choose("keep 17").p.skullBank()).isEqualTo(12);
    }

    @ParameterizedTest(name = "in round {0}")
    @CsvSource({"8, 6", "14, 6", "21, 6"})
    void tile14FeedsAWorkerOnEveryFoodDay(int round, int cornLeft) {
        Scene scene = Scene.of("""
                'round': %d, 'turns': 3, 'phase': 'picking-up',
                'players': [{}, {}, {}, {'corn': 10, 'wealth': [14, 4]}]""".formatted(round));
        assertThat(scene.choose("end").p.corn(3)).isEqualTo(cornLeft);
    }

    @Test
    void tile14IsNoBuilding() {
        Scene scene = Scene.of("'players': [{'wealth': [14], 'monuments': [4]}]");
        assertThat(FinalScore.monument(scene.p, 0, 4)).isEqualTo(2);
    }

    @Test
    void nothingIsGivenBeforeAllHaveChosen() {
        Scene scene = Scene.start(4, 3);
        for (int seat = 0; seat < 3; seat++) {
            scene.choose(scene.choices().getFirst()).choose(scene.choices().getFirst());
        }
        assertThat(scene.p.decider()).isEqualTo(3);
        scene.choose(scene.choices().getFirst());
        for (int seat = 0; seat < 4; seat++) {
            assertThat(scene.goods(seat)).containsExactly(0, 0, 0, 0, 0);
        }
        scene.choose(scene.choices().getFirst());
        assertThat(scene.p.decider()).as("the first turn").isZero();
        assertThat(scene.choices()).contains("place palenque");
        assertThat(scene.p.wealth(0)).isNotZero();
    }

    @Test
    void aSeatChoosesTwoOfItsFourTiles() {
        Scene scene = lastToKeep(1, ONLY_A_WORKER);
        assertThat(scene.p.decider()).isEqualTo(3);
        assertThat(scene.choices()).hasSize(3).contains("keep 1").doesNotContain("keep 15");
    }

    @ParameterizedTest(name = "tile {0} marks {1} {2}")
    @CsvSource({
        "1, palenque, 1, 6",
        "2, palenque, 3, 8",
        "3, palenque, 5, 0",
        "4, palenque, 7, 2",
        "5, yaxchilan, 1, 6",
        "6, yaxchilan, 3, 8",
        "7, yaxchilan, 5, 0",
        "8, yaxchilan, 7, 2",
        "9, tikal, 1, 6",
        "10, tikal, 3, 8",
        "11, tikal, 5, 0",
        "12, tikal, 7, 2",
        "13, uxmal, 1, 6",
        "14, uxmal, 3, 8",
        "15, uxmal, 5, 0",
        "16, uxmal, 7, 2",
        "17, chichen-itza, 0, ",
        "18, chichen-itza, 3, ",
        "19, chichen-itza, 5, ",
        "20, chichen-itza, 7, ",
        "21, chichen-itza, 10, ",
    })
    void itsMarkPutsADummyThereAndTheFirstOfASmallGearOneOpposite(
            int tile, String gear, int space, @Nullable Integer opposite) {
        TzolkinPosition p = Scene.start(3, 1).p;
        p.setDummies(0);
        p.setDummyTiles(0);
        Start.placeDummies(p, new int[] {tile});
        int number = List.of(Glossary.GEARS).indexOf(gear);
        long expected = Gears.bit(number, space) | (opposite == null ? 0 : Gears.bit(number, opposite));
        assertThat(p.dummies()).isEqualTo(expected);
    }

    /** Seat 3 has kept a tile and is the last to choose another: one of four. */
    private static Scene lastToKeep(int tile, int kept) {
        List<Integer> others =
                new ArrayList<>(IntStream.rangeClosed(1, 21).boxed().toList());
        others.removeAll(List.of(tile, kept));
        List<String> players = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            List<Integer> dealt = others.subList(4 * seat, 4 * seat + 4);
            players.add("{'dealt': %s, 'wealth': %s}".formatted(dealt, dealt.subList(1, 3)));
        }
        players.add(
                "{'dealt': %s, 'wealth': [%d]}".formatted(List.of(tile, kept, others.get(12), others.get(13)), kept));
        return Scene.of("'pending': ['keep'], 'active': 3, 'players': " + players);
    }

    private static List<Integer> numbers(String text) {
        return List.of(text.split(" ")).stream().map(Integer::valueOf).toList();
    }
}
