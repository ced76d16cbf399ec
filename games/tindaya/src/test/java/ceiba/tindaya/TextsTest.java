package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.kit.CatalogueTest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TextsTest extends CatalogueTest {

    private static final Pattern TARGET = Pattern.compile("hex/(1[0-5]|\\d),[0-6]|(store|trade)/[a-z]+/[a-z-]+"
            + "|(slot|market|cave|idol|god|seer|tribe|secret)/[a-z-]+|fire");

    /** The game's own keys, those of its variants and of the board as text, and what only the board in the browser explains. */
    private static final Pattern NOT_IN_A_MATCH =
            Pattern.compile("name|summary|seat|variant\\..*|board\\..*|objection\\..*"
                    + "|.*\\.letter\\..*|seat\\.\\d|tribe\\..*\\.does|idol\\..*\\.does|catastrophe\\..*\\.does|mission\\..*|common\\..*"
                    + "|terrain\\..*|settlement\\.[a-z]+|disaster\\..*|seer\\..*|species\\..*|goods\\..*");

    private static final Codec CODEC = Tindaya.GAME.codec();

    @Override
    protected Game game() {
        return Tindaya.GAME;
    }

    @Override
    protected List<TindayaEvent> kindsOfEvents() {
        return List.of(TindayaEvent.values());
    }

    @Override
    protected List<Position> rarePositions() {
        return List.of();
    }

    @Override
    protected Pattern notInAMatch() {
        return NOT_IN_A_MATCH;
    }

    @Test
    void everythingPointsAtAKnownKindOfPlace() {
        assertThat(phrases().stream().flatMap(phrase -> phrase.targets().stream()))
                .isNotEmpty()
                .allMatch(TARGET.asMatchPredicate());
    }

    /** Alone one plays two tribes, so the seat does not say enough. */
    @Test
    void promptsSayWhoDecidesForWhichTribe() {
        Texts texts = Tindaya.GAME.texts("it").withSeats(seat -> "Guacimara");
        assertThat(texts.say(CODEC.prompt(start(1, "alliance"))))
                .matches("Guacimara \\((Majos|Canarii|Guanci|Benahoariti)\\): fonda un insediamento .*");
    }

    private static Position start(int seats, String mode) {
        return Tindaya.GAME.start(
                Setup.of(Tindaya.GAME, seats, Map.of(Tindaya.MODE, mode, Tindaya.DIFFICULTY, "normal"), 5));
    }

    /** Names with their articles, and what stands for something else. */
    @Test
    void offeringsAreToldAsPeopleWould() {
        Event offered = new Event(TindayaEvent.OFFERED.ordinal(), 0, MAJOS, ACORAN + 2 * MILK, PRISONER);
        assertThat(sayInAll(offered))
                .containsExactly(
                        "The Majos offer a prisoner to Acorán instead of milk",
                        "I Majos offrono un prigioniero ad Acorán al posto di latte",
                        "Os Majos oferecem um prisioneiro a Acorán no lugar de leite");
        Event blood = new Event(TindayaEvent.OFFERED.ordinal(), 0, GUANCHES, MONEIBA + 2 * BLOOD, NOBODY);
        assertThat(sayInAll(blood))
                .containsExactly(
                        "The Guanches offer one of their own to Moneiba",
                        "I Guanci offrono uno dei loro a Moneiba",
                        "Os Guanches oferecem um dos seus a Moneiba");
    }

    private static final int MILK = GOATS;

    @Test
    void whoMayNotKnowACardHearsOnlyThatThereIsOne() {
        Event dealt = new Event(TindayaEvent.SECRET_DEALT.ordinal(), 1, CANARII, SECRET_LAVA, SECRET_FED);
        assertThat(sayInAll(dealt).getFirst())
                .isEqualTo("The Canarii are dealt two secret objectives: Lava, Fed and sheltered");
        assertThat(sayInAll(CODEC.seenBy(dealt, 0)).getFirst())
                .isEqualTo("The Canarii are dealt two secret objectives");
    }

    private static List<String> sayInAll(Event event) {
        return Texts.LANGUAGES.stream()
                .map(language -> Tindaya.GAME.texts(language).say(CODEC.phrase(event)))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void lettersTellTribesSettlementsAndTerrainsApart(String language) {
        assertThat(letters(language, "tribe.letter.", TRIBES)).doesNotHaveDuplicates();
        assertThat(letters(language, "settlement.letter.", TRADES)).doesNotHaveDuplicates();
        assertThat(letters(language, "terrain.letter.", Arrays.copyOfRange(TERRAINS, ABYSS, TERRAINS.length)))
                .doesNotHaveDuplicates();
    }

    private List<String> letters(String language, String key, String[] words) {
        return Arrays.stream(words)
                .map(word -> catalogue(language).getOrDefault(key + word, ""))
                .toList();
    }

    @Test
    void wordsAreForgivingAndUnknownOnesRefused() {
        assertThat(CODEC.words(CODEC.choice("  Settle   FISHING 5,2 "))).isEqualTo("settle fishing 5,2");
        assertThatThrownBy(() -> CODEC.choice("settle mining 5,2"))
                .hasMessage("'settle mining 5,2' is no choice of this game");
    }
}
