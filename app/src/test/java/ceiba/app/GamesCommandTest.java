package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

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
                .isEqualTo("unknown language 'tlh'; known are: en, it, pt");
    }
}
