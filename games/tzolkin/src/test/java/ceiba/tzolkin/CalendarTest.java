package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The wheel: what turning it does to workers and dummies, the change of age, the rounds of a match. */
class CalendarTest {

    @Test
    void aDayMovesEveryWorkerOneSpaceOn() {
        Scene scene = Scene.of("""
                'turns': 3,
                'players': [
                    {'gears': {'palenque': [0, 6], 'chichen-itza': [9]}},
                    {'gears': {'yaxchilan': [3], 'uxmal': [5]}}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.round()).isEqualTo(2);
        assertThat(scene.p.workers(0))
                .isEqualTo(Gears.bit(PALENQUE, 1) | Gears.bit(PALENQUE, 7) | Gears.bit(CHICHEN_ITZA, 10));
        assertThat(scene.p.workers(1)).isEqualTo(Gears.bit(YAXCHILAN, 4) | Gears.bit(UXMAL, 6));
        assertThat(scene.p.workers(3)).isEqualTo(Gears.bit(TIKAL, 1));
    }

    @Test
    void workersBeyondTheLastNumberedSpaceReturnWithoutAnAction() {
        Scene scene = Scene.of("""
                'turns': 3,
                'players': [{'gears': {'palenque': [7], 'yaxchilan': [7], 'chichen-itza': [10]}, 'skulls': 1},
                    {'gears': {'tikal': [7], 'uxmal': [7]}}]""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.workers(0)).isZero();
        assertThat(scene.p.hand(0)).isEqualTo(3);
        assertThat(scene.goods(0)).containsExactly(0, 0, 0, 0, 1);
        assertThat(scene.p.workers(1)).isZero();
        assertThat(scene.p.hand(1)).isEqualTo(3);
        assertThat(scene.p.decider()).isEqualTo(0);
    }

    @Test
    void dummiesGoRoundThroughTheUnnumberedSpaces() {
        Scene scene = Scene.of(3, """
                'turns': 2, 'dummies': {'palenque': [7, 8, 9], 'chichen-itza': [10, 11, 12]}""");
        scene.choose("place tikal", "end");
        assertThat(scene.p.dummies())
                .isEqualTo(Gears.bit(PALENQUE, 8)
                        | Gears.bit(PALENQUE, 9)
                        | Gears.bit(PALENQUE, 0)
                        | Gears.bit(CHICHEN_ITZA, 11)
                        | Gears.bit(CHICHEN_ITZA, 12)
                        | Gears.bit(CHICHEN_ITZA, 0));
    }

    @Test
    void dummiesOfEverySmallGearGoRoundOnTheirOwnGear() {
        Scene scene = Scene.of(3, """
                'turns': 2,
                'dummies': {'palenque': [9], 'yaxchilan': [9], 'tikal': [9], 'uxmal': [4, 9], 'chichen-itza': [3]}""");
        scene.choose("place chichen-itza", "end");
        assertThat(scene.p.dummies())
                .isEqualTo(Gears.bit(PALENQUE, 0)
                        | Gears.bit(YAXCHILAN, 0)
                        | Gears.bit(TIKAL, 0)
                        | Gears.bit(UXMAL, 0)
                        | Gears.bit(UXMAL, 5)
                        | Gears.bit(CHICHEN_ITZA, 4));
    }

    @Test
    void dummiesAreMovedTwiceByADoubleAdvance() {
        Scene scene = Scene.of(3, """
                'first': 1, 'turns': 2, 'dummies': {'palenque': [6, 8, 9], 'chichen-itza': [9, 11, 12]}""");
        scene.choose("place first-player", "end", "days 2");
        assertThat(scene.p.dummies())
                .isEqualTo(Gears.bit(PALENQUE, 8)
                        | Gears.bit(PALENQUE, 0)
                        | Gears.bit(PALENQUE, 1)
                        | Gears.bit(CHICHEN_ITZA, 11)
                        | Gears.bit(CHICHEN_ITZA, 0)
                        | Gears.bit(CHICHEN_ITZA, 1));
    }

    @Test
    void onRoundFourteenTheBuildingsOfTheFirstAgeMakeWayForThoseOfTheSecond() {
        Scene scene = Scene.of("""
                'turns': 3, 'round': 14, 'buildings': [1, 2, 3, 4, 5, 6], 'monuments': [1, 2, 3, 4, 5, 0],
                'decks': {'age2': [15, 18, 21, 24, 27, 30, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32]},
                'players': [{'buildings': [7, 8], 'monuments': [6]}]""");
        scene.choose("place tikal", "end");
        assertThat(IntStream.range(0, 6).map(scene.p::buildingAt)).containsExactly(15, 18, 21, 24, 27, 30);
        assertThat(IntStream.range(0, 6).map(scene.p::monumentAt)).containsExactly(1, 2, 3, 4, 5, 0);
        assertThat(scene.p.deckSize(1)).isZero();
        assertThat(scene.p.deckSize(2)).isEqualTo(12);
        assertThat(scene.p.buildings(0)).isEqualTo(Tile.bit(7) | Tile.bit(8));
        assertThat(scene.p.monuments(0)).isEqualTo(Tile.bit(6));
    }

    @Test
    void farmsOfTheFirstAgeStillFeedOnRoundFourteen() {
        Scene scene = Scene.of("'turns': 3, 'round': 14, 'players': [{'corn': 6, 'buildings': [1, 4]}]");
        scene.choose("place tikal", "end");
        assertThat(scene.p.corn(0)).isEqualTo(4);
    }

    @Test
    void theOtherFoodDaysDoNotChangeTheRow() {
        Scene scene = Scene.of("'turns': 3, 'round': 8, 'buildings': [1, 2, 3, 4, 5, 6]");
        scene.choose("place tikal", "end");
        assertThat(IntStream.range(0, 6).map(scene.p::buildingAt)).containsExactly(1, 2, 3, 4, 5, 6);
        Scene later = Scene.of("'turns': 3, 'round': 21, 'buildings': [15, 16, 17, 18, 19, 20]");
        later.choose("place tikal", "end");
        assertThat(IntStream.range(0, 6).map(later.p::buildingAt)).containsExactly(15, 16, 17, 18, 19, 20);
    }

    @Test
    void theMatchEndsAfterRoundTwentySevenAndNotBefore() {
        Scene before = Scene.of("'turns': 3, 'round': 26").choose("place tikal", "end");
        assertThat(before.p.round()).isEqualTo(27);
        assertThat(before.p.decider()).isEqualTo(0);
        Scene last = Scene.of("'turns': 3, 'round': 27").choose("place tikal", "end");
        assertThat(last.p.decider()).isEqualTo(Position.OVER);
        assertThat(last.choices()).isEmpty();
    }

    @Test
    void withoutDoubleAdvancesAMatchHasTwentySevenRounds() {
        Scene scene = Scene.start(4, 11);
        List<Integer> rounds = new ArrayList<>();
        while (scene.p.decider() != Position.OVER) {
            if (!rounds.contains(scene.p.round())) {
                rounds.add(scene.p.round());
            }
            scene.choose(laziest(scene.choices()));
        }
        assertThat(rounds).isEqualTo(IntStream.rangeClosed(1, 27).boxed().toList());
    }

    /** As little as possible, and never the first-player space. */
    private static String laziest(List<String> choices) {
        return choices.stream()
                .filter(choice -> choice.equals("end") || choice.endsWith("none"))
                .findFirst()
                .orElse(choices.getFirst());
    }
}
