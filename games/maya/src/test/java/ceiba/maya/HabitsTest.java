package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Event;
import ceiba.engine.Setup;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HabitsTest {

    private static List<String> habits(String expert) {
        return Maya.GAME.habits(Maya.GAME.start(Setup.of(Maya.GAME, 4, Map.of(Maya.EXPERT, expert), 3)));
    }

    private static String shown(MayaEvent kind, int a) {
        return String.valueOf(Maya.GAME.codec().habit(new Event(kind.ordinal(), 1, a, 0, 0)));
    }

    @Test
    void blueTokensCanBeWonOnlyWhereTheyAreAuctioned() {
        assertThat(habits(Maya.NO)).contains("token.relocate", "pyramid.tikal", "habit.double");
        assertThat(habits(Maya.NO))
                .doesNotContain("token.joker", "token.big-transport", "token.free-cube", "token.two-workers");
        assertThat(habits(Maya.YES))
                .containsAll(habits(Maya.NO))
                .hasSizeGreaterThan(habits(Maya.NO).size());
    }

    @Test
    void eventsShowThem() {
        assertThat(shown(MayaEvent.TOKEN, Glossary.JOKER)).isEqualTo("token.joker");
        assertThat(shown(MayaEvent.BUILD, 4)).isEqualTo("pyramid.palenque");
        assertThat(shown(MayaEvent.FORCED_PASS, 5)).isEqualTo("habit.forced-pass");
        assertThat(shown(MayaEvent.GOLD, 5)).isEqualTo("null");
    }
}
