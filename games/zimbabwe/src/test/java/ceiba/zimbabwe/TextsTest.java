package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.CatalogueTest;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TextsTest extends CatalogueTest {

    private static final Pattern TARGET = Pattern.compile("square/[a-r](1[0-8]|[1-9])|piece/[a-z-]+/[1-3]"
            + "|(god|specialist|craft)/[a-z-]+|price/[a-z-]+/[1-3]|action/[a-z]+|auction");

    /** The game's own keys, those of its variants and of the board as text; why not is asked for in its own test. */
    private static final Pattern NOT_IN_A_MATCH = Pattern.compile(
            "name|summary|seat|variant\\..*|board\\..*|objection\\..*|.*\\.letter\\..*|specialist\\.[a-z]+");

    private static final Codec CODEC = Zimbabwe.GAME.codec();

    @Override
    protected Game game() {
        return Zimbabwe.GAME;
    }

    @Override
    protected List<ZimbabweEvent> kindsOfEvents() {
        return List.of(ZimbabweEvent.values());
    }

    /** Gods that change what is said, all of them worshipped at once. */
    @Override
    protected List<Position> rarePositions() {
        return List.of(read("""
                'seats': 5, 'seed': 3, 'pending': ['gift'],
                'gods': ['qamata', 'elegua', 'shadipinyi', 'engai', 'obatala', 'dziva', 'gu', 'atete'],
                'players': [{'cattle': 30, 'god': 'qamata'}, {'cattle': 30, 'god': 'elegua'},
                  {'cattle': 30, 'god': 'shadipinyi'}, {'cattle': 30, 'god': 'engai'}, {'cattle': 30, 'god': 'obatala'}]"""));
    }

    private static Position read(String fields) {
        return Zimbabwe.GAME.read(Json.parse(("{'game': 'zimbabwe', " + fields + "}").replace('\'', '"')));
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

    @Test
    void promptsSayWhoDecides() {
        Texts texts = Zimbabwe.GAME.texts("pt").withSeats(seat -> "Nehanda");
        assertThat(texts.say(CODEC.prompt(read("'seats': 3, 'pending': ['gift']"))))
                .isEqualTo("Nehanda: ofereça pelo menos 1 rês, ou passe.");
    }

    /** Names with their articles, which differ from craft to craft. */
    @Test
    void craftsmenAreNamedAsPeopleWould() {
        Event placed = new Event(ZimbabweEvent.CRAFTSMAN.ordinal(), 0, Glossary.SCULPTOR, Squares.of(2, 6), 0);
        assertThat(sayInAll(placed))
                .containsExactly(
                        "Kilwa places a sculptor on c7-d8",
                        "Kilwa piazza uno scultore in c7-d8",
                        "Kilwa coloca um escultor em c7-d8");
        Event supplied = new Event(
                ZimbabweEvent.SUPPLY.ordinal(), 2, Glossary.WOOD_CARVER * Box.CRAFTSMEN + 1, Squares.of(2, 8), 1);
        assertThat(sayInAll(supplied))
                .containsExactly(
                        "Zulu pays 1 cattle: wood carver 2 uses wood on c9",
                        "Zulu paga 1 capo: l'intagliatore di legno 2 usa legno in c9",
                        "Zulu paga 1 rês: o entalhador de madeira 2 usa madeira em c9");
    }

    private static List<String> sayInAll(Event event) {
        return Texts.LANGUAGES.stream()
                .map(language -> Zimbabwe.GAME.texts(language).say(CODEC.phrase(event)))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void lettersTellResourcesAndCraftsApart(String language) {
        assertThat(letters(language, "resource.letter.", Glossary.RESOURCES)).doesNotHaveDuplicates();
        assertThat(letters(language, "craft.letter.", Glossary.CRAFTS)).doesNotHaveDuplicates();
    }

    private List<String> letters(String language, String key, String[] words) {
        return Arrays.stream(words)
                .map(word -> catalogue(language).getOrDefault(key + word, ""))
                .toList();
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void theTextBoardCanBeDrawn(String language) {
        assertThat(Zimbabwe.GAME.draw(
                        read(
                                "'seats': 2, 'pending': ['gift'], 'gods': ['xango', 'qamata', 'dziva', 'tsui-goab', 'elegua',"
                                        + " 'gu', 'shadipinyi', 'eshu'], 'players': [{'god': 'shadipinyi'}]"),
                        Position.EVERYTHING,
                        Zimbabwe.GAME.texts(language)))
                .contains("Shadipinyi 0 · K 0 · M 0");
    }

    @Test
    void wordsAreForgivingAndUnknownOnesRefused() {
        assertThat(CODEC.words(CODEC.choice("  Site   C7 ACROSS "))).isEqualTo("site c7 across");
        assertThatThrownBy(() -> CODEC.choice("worship zeus")).hasMessage("'worship zeus' is no choice of this game");
    }
}
