package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Phrase;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GamesCommandTest {

    @Test
    void listsTheGamesWithTheirSeatsAndVariants() {
        assertThat(Run.done("games").lines())
                .anyMatch(line -> line.matches("tzolkin +Tzolk'in"))
                .contains("           seats: 2 to 4", "           variants: none")
                .anyMatch(line -> line.matches("maya +Maya"))
                .contains("           seats: 2 to 5", "           variant expert: no, yes");
    }

    @Test
    void speaksTheLanguageAskedFor() {
        String english = Run.done("games", "--language", "en");
        String italian = Run.done("games", "--language", "it");
        String portuguese = Run.done("games", "--language", "pt");
        assertThat(Run.done("games")).isEqualTo(english);
        assertThat(italian).isNotEqualTo(english).isNotEqualTo(portuguese).contains("calendario");
        assertThat(portuguese).isNotEqualTo(english).contains("calendário");
    }

    @Test
    void refusesAnUnknownLanguage() {
        assertThat(Run.of("games", "--language", "tlh").refusal())
                .startsWith("unknown language 'tlh'; ")
                .endsWith("en, it, pt");
    }

    @Test
    void listsTheSetupsThatAGameRefusesWithItsReason() {
        Game picky = Altered.game(new Pebbles(), Map.of("objection", (game, args) -> {
            boolean refused = (int) args[0] == 3 && "shown".equals(((Map<?, ?>) args[1]).get("prize"));
            return refused ? Phrase.of("prompt.over") : null;
        }));
        StringWriter out = new StringWriter();
        GamesCommand.list(picky, picky.texts("en"), new PrintWriter(out, true));
        assertThat(out.toString().lines().filter(line -> line.contains("not with")))
                .containsExactly("           not with 3 seats, prize shown: The match is over");
    }
}
