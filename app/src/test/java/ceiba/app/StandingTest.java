package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.app.gauged.Gauged;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of games that have other outcomes than one winner, and gauges. */
class StandingTest {

    /** Pebbles, over at once, with these winners as bits; all partners or all rivals. */
    private static Game over(int winners, boolean partners) {
        Map<String, Altered.Answer> answers = new HashMap<>();
        answers.put("decider", (position, args) -> Position.OVER);
        answers.put("winners", (position, args) -> winners);
        answers.put("side", (position, args) -> partners ? 7 : (int) args[0]);
        return Altered.game(new Pebbles(), answers);
    }

    private static String text(Game game, String language) {
        Position position = game.start(Setup.of(game, 3, Map.of(), 0));
        return new Standing(game, 3).text(position, game.texts(language));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | false | en | Nobody has won.",
                "0 | true  | it | Nessuno ha vinto.",
                "2 | false | en | Green has won.",
                "5 | false | en | Red and Blue have won.",
                "7 | false | en | Red, Green and Blue have won.",
                "7 | false | pt | Vermelho, Verde e Azul venceram.",
                "7 | true  | en | Everybody has won.",
                "7 | true  | it | Hanno vinto tutti.",
            })
    void theFirstLineSaysWhoHasWon(int winners, boolean partners, String language, String sentence) {
        assertThat(text(over(winners, partners), language).lines()).startsWith(sentence);
    }

    @Test
    void gaugesOfSeatsAreRowsAndThoseOfTheTableLines() {
        Game gauged = Gauged.game();
        Position position = gauged.start(Setup.of(gauged, 2, Map.of(), 0));
        assertThat(new Standing(gauged, 2).text(position, gauged.texts("en")).lines())
                .containsExactly(
                        "             Red     Green",
                        "place          1         1",
                        "points         0         0",
                        "need        10.5      11.5",
                        "wrath: 0.5");
        assertThat(Json.compact(new GamePosition(gauged, position).standing()))
                .isEqualTo("{\"points\":[0.0,0.0],\"places\":[1,1],\"sides\":[0,1],"
                        + "\"gauges\":{\"wrath\":0.5,\"need\":[10.5,11.5]}}");
    }
}
