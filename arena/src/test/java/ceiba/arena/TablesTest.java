package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Game;
import ceiba.engine.Phrase;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TablesTest {

    private static final Game GAME = new Pebbles();

    /** Objects to three seats if the prize is shown. */
    private static final Game PICKY = Altered.game(GAME, Map.of("objection", (game, args) -> {
        boolean shown = "shown".equals(((Map<?, ?>) args[1]).get("prize"));
        return shown && (int) args[0] == 3 ? Phrase.of("prompt.over") : null;
    }));

    private static Setup setup(int seats, String prize) {
        return Setup.of(GAME, seats, Map.of("prize", prize), 5);
    }

    @Test
    void playsSeatsInTurnAndVariantsIfAllAreAskedFor() {
        assertThat(Tables.inTurn(GAME, List.of(2, 3), Map.of(), false, 5))
                .containsExactly(setup(2, "blind"), setup(3, "blind"));
        assertThat(Tables.inTurn(GAME, List.of(2, 3), Map.of(), true, 5))
                .containsExactly(setup(2, "blind"), setup(3, "blind"), setup(2, "shown"), setup(3, "shown"));
        assertThat(Tables.inTurn(GAME, List.of(2), Map.of("prize", "shown"), true, 5))
                .containsExactly(setup(2, "shown"));
    }

    @Test
    void leavesOutWhatTheGameObjectsTo() {
        assertThat(Tables.inTurn(PICKY, List.of(2, 3), Map.of(), true, 5))
                .containsExactly(setup(2, "blind"), setup(3, "blind"), setup(2, "shown"));
    }

    @Test
    void refusesWithTheGamesReasonIfNothingIsLeft() {
        assertThatThrownBy(() -> Tables.inTurn(PICKY, List.of(3), Map.of("prize", "shown"), true, 5))
                .isInstanceOf(Refusal.class)
                .hasMessage("pebbles: The match is over");
    }

    @Test
    void refusesWhatDoesNotFitEvenIfTheRestDoes() {
        assertThatThrownBy(() -> Tables.inTurn(PICKY, List.of(2, 9), Map.of(), true, 5))
                .isInstanceOf(Refusal.class)
                .hasMessage("pebbles takes 2 to 3 seats, not 9");
    }
}
