package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Event;
import ceiba.engine.Setup;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which habits of its players the game names, for reports. */
class HabitsTest {

    private static List<String> habits(Map<String, ?> variants) {
        return Zimbabwe.GAME.habits(Zimbabwe.GAME.start(Setup.of(Zimbabwe.GAME, 4, variants, 3)));
    }

    private static @Nullable String habit(ZimbabweEvent kind, int a) {
        return Zimbabwe.GAME.codec().habit(new Event(kind.ordinal(), 1, a, 1, 1));
    }

    @Test
    void theGodsInPlayTheSpecialistsAndTheCraftsMayBeTaken() {
        List<String> gods = List.of("xango", "qamata", "dziva", "gu", "eshu", "engai", "atete", "obatala");
        assertThat(habits(Map.of(Zimbabwe.SETUP, Map.of("gods", gods))))
                .hasSize(8 + SPECIALISTS.length + CRAFTS.length)
                .containsAll(gods.stream().map(god -> "god." + god).toList())
                .contains("specialist.nomads", "specialist.herd", "craft.potter", "craft.throne-maker")
                .doesNotContain("god.anansi");
    }

    @Test
    void theFirstGameHasSixGodsAndNoSpecialists() {
        assertThat(habits(Map.of(Zimbabwe.GAME_VARIANT, Zimbabwe.FIRST)))
                .hasSize(6 + CRAFTS.length)
                .noneMatch(habit -> habit.startsWith("specialist."));
    }

    @Test
    void takingACardIsAHabit() {
        assertThat(habit(ZimbabweEvent.GOD, ENGAI)).isEqualTo("god.engai");
        assertThat(habit(ZimbabweEvent.HIRE, RAIN)).isEqualTo("specialist.rain");
        assertThat(habit(ZimbabweEvent.TECHNOLOGY, SCULPTOR)).isEqualTo("craft.sculptor");
        assertThat(habit(ZimbabweEvent.USE, RAIN)).isNull();
        assertThat(habit(ZimbabweEvent.CRAFTSMAN, SCULPTOR)).isNull();
    }
}
