package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Event;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which habits of its players the game names, for reports. */
class HabitsTest {

    private static @Nullable String habit(TzolkinEvent kind, int a, int b) {
        return Tzolkin.GAME.codec().habit(new Event(kind.ordinal(), 1, a, b, 0));
    }

    private static List<String> habits() {
        return Tzolkin.GAME.habits(Tzolkin.GAME.start(Setup.of(Tzolkin.GAME, 4, Map.of(), 3)));
    }

    @Test
    void actionsTechnologiesAndTilesAreHabits() {
        assertThat(habit(TzolkinEvent.USE, TIKAL, 5)).isEqualTo("use.tikal.5");
        assertThat(habit(TzolkinEvent.USE, CHICHEN_ITZA, 9)).isEqualTo("use.chichen-itza.9");
        assertThat(habit(TzolkinEvent.ADVANCE, THEOLOGY, 3)).isEqualTo("advance.theology.3");
        assertThat(habit(TzolkinEvent.MONUMENT, 4, 0)).isEqualTo("habit.monument");
        for (int building = 1; building <= BUILDINGS; building++) {
            assertThat(habit(TzolkinEvent.BUILD, building, 0))
                    .isEqualTo("built." + KINDS[Tile.building(building).kind]);
        }
    }

    @Test
    void whatIsDoneInNeedIsAHabitAndWhatHappensIsNot() {
        assertThat(habit(TzolkinEvent.BEG, 0, 0)).isEqualTo("habit.beg");
        assertThat(habit(TzolkinEvent.HUNGER, 2, 0)).isEqualTo("habit.hunger");
        assertThat(habit(TzolkinEvent.WORKER, 0, 0)).isEqualTo("habit.worker");
        assertThat(habit(TzolkinEvent.FEED, 3, 6)).isNull();
        assertThat(habit(TzolkinEvent.ROUND, 3, 0)).isNull();
    }

    @Test
    void everyHabitHasAName() {
        assertThat(habits()).hasSize(4 * 5 + 9 + 4 * 3 + 4 + 8).doesNotHaveDuplicates();
        for (String language : List.of("en", "it", "pt")) {
            Texts texts = Tzolkin.GAME.texts(language);
            assertThat(habits())
                    .allSatisfy(habit -> assertThat(texts.say(habit)).isNotEqualTo(habit));
        }
    }
}
