package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Phrases become sentences of a language. */
class TextsTest {

    private static final Phrase.Seat RED = new Phrase.Seat(0);

    private final Texts english = texts("en");

    @ParameterizedTest
    @CsvSource({
        "en, Red gains 2 skulls",
        "it, Rosso ottiene 2 teschi",
        "pt, Vermelho ganha 2 caveiras",
    })
    void everyLanguageHasItsOwnCatalogue(String language, String sentence) {
        assertThat(texts(language).say("gain", RED, 2)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource({"1, skull", "-1, skull", "0, skulls", "2, skulls", "21, skulls"})
    void wordFollowsTheNumber(int number, String word) {
        assertThat(english.say("gain", RED, number)).isEqualTo("Red gains " + number + " " + word);
    }

    @ParameterizedTest
    @CsvSource({"en, 3.0, 3", "en, 3.25, 3.25", "it, 3.25, '3,25'", "pt, -0.5, '-0,5'", "it, -4.0, -4", "en, 0.0, 0"})
    void decimalsAreWrittenAsTheLanguageDoes(String language, double number, String written) {
        assertThat(texts(language).number(number)).isEqualTo(written);
        assertThat(texts(language).say("gain", RED, number)).contains(" " + written + " ");
    }

    @Test
    void fractionOfOneIsNotOne() {
        assertThat(english.say("gain", RED, 1.0)).isEqualTo("Red gains 1 skull");
        assertThat(english.say("gain", RED, 1.25)).isEqualTo("Red gains 1.25 skulls");
    }

    @Test
    void seatsAreNamedByColourOrByTheirPlayers() {
        assertThat(english.say("gain", new Phrase.Seat(1), 2)).isEqualTo("Green gains 2 skulls");
        Texts named = english.withSeats(seat -> seat == 0 ? "Ada" : "Bob");
        assertThat(named.say("gain", new Phrase.Seat(1), 2)).isEqualTo("Bob gains 2 skulls");
        assertThat(english.say("gain", RED, 2)).isEqualTo("Red gains 2 skulls");
    }

    @Test
    void playersNamesAreTakenAsTheyAre() {
        Texts named = english.withSeats(seat -> "$1 {0} \\");
        assertThat(named.say("gain", RED, 2)).isEqualTo("$1 {0} \\ gains 2 skulls");
    }

    @Test
    void stringsAreKeysOfTheSameCatalogue() {
        assertThat(texts("it").say("gain.thing", RED, 3, "thing.corn")).isEqualTo("Rosso ottiene 3 mais");
    }

    @Test
    void phrasesLieInsidePhrases() {
        Phrase inner = Phrase.of("gain.thing", RED, 3, "thing.corn");
        assertThat(english.say(Phrase.of("because", new Phrase.Seat(1), inner))).isEqualTo("Green: Red gains 3 corn!");
    }

    @Test
    void argumentsComeInTheOrderOfTheSentence() {
        assertThat(english.say("twice", 1, 2)).isEqualTo("2 and 1 and 2");
    }

    @Test
    void whatIsNoHoleStaysAsItIs() {
        assertThat(english.say("plain")).isEqualTo("costs $1 \\ and {braces}");
    }

    @Test
    void whatAPhrasePointsAtDoesNotChangeItsSentence() {
        Phrase phrase = Phrase.of("gain", RED, 1).at("temple/brown");
        assertThat(phrase.targets()).containsExactly("temple/brown");
        assertThat(english.say(phrase)).isEqualTo("Red gains 1 skull");
    }

    @Test
    void keysAreThoseOfTheFile() {
        assertThat(english.keys())
                .containsExactlyInAnyOrder(
                        "seat.0", "seat.1", "thing.corn", "gain", "gain.thing", "because", "twice", "plain");
    }

    @Test
    void missingKeyIsNamed() {
        assertThatThrownBy(() -> english.say("lose", RED))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no text for 'lose'");
        assertThatThrownBy(() -> english.say("gain", new Phrase.Seat(7), 1)).hasMessage("no text for 'seat.7'");
        assertThatThrownBy(() -> english.say("gain.thing", RED, 1, "thing.gold"))
                .hasMessage("no text for 'thing.gold'");
    }

    @Test
    void unknownLanguageIsRefused() {
        assertThatThrownBy(() -> texts("fr"))
                .isInstanceOf(Refusal.class)
                .hasMessage("unknown language 'fr'; expected one of: en, it, pt");
    }

    @Test
    void missingFileIsNamed() {
        assertThatThrownBy(() -> Texts.resource(TextsTest.class, "none.json"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no resource none.json beside ceiba.engine.TextsTest");
    }

    private static Texts texts(String language) {
        return Texts.of(TextsTest.class, language);
    }
}
