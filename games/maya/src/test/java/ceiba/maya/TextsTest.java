package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.CatalogueTest;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TextsTest extends CatalogueTest {

    private static final Pattern TARGET = Pattern.compile(
            "|gold|quarry/[1-7](/[0-4])?|pyramid/[a-z-]+/[1-4]|card/(-?\\d|neutral)|token/[a-z-]+|seat/[0-4]");

    /** The game's own keys, those of its variants and of the board as text, and what only the board in the browser explains. */
    private static final Pattern NOT_IN_A_MATCH = Pattern.compile("name|summary|variant\\..*|board\\..*"
            + "|token\\..*\\.does|seat\\.letter\\.\\d|neutral\\.letter|back\\.neutral");

    /** Positions of two players that bring at once what random matches hardly ever do: somebody is blocked. */
    private static final List<String> BLOCKED = List.of("""
            'players': [{'cubes': 2}], 'pyramids': {
              'chichen-itza': [[0, 4, 4]], 'copan': [[0, 4, 4]], 'uxmal': [[0, 5, 4]], 'palenque': [[0, 4, 3]]}""", """
            'players': [{'neutralCubes': 2}], 'pyramids': {
              'chichen-itza': [[4, 4, 0]], 'copan': [[4, 4, 0]], 'uxmal': [[5, 4, 0]], 'palenque': [[4, 3, 0]]}""");

    private static final Codec CODEC = Maya.GAME.codec();

    @Override
    protected Game game() {
        return Maya.GAME;
    }

    @Override
    protected List<MayaEvent> kindsOfEvents() {
        return List.of(MayaEvent.values());
    }

    @Override
    protected List<Map<String, String>> combinations() {
        return OtherReadings.combinations();
    }

    @Override
    protected List<Position> rarePositions() {
        return BLOCKED.stream().<Position>map(fields -> Scene.of(2, fields).p).toList();
    }

    @Override
    protected Pattern notInAMatch() {
        return NOT_IN_A_MATCH;
    }

    @ParameterizedTest
    @FieldSource("ceiba.engine.Texts#LANGUAGES")
    void theNeutralColourHasALetterOfItsOwn(String language) {
        assertThat(catalogue(language).get("neutral.letter")).isNotIn(ofSeats(language, "seat.letter."));
    }

    @Test
    void everythingPointsAtAKnownKindOfPlace() {
        assertThat(phrases().stream().flatMap(phrase -> phrase.targets().stream()))
                .isNotEmpty()
                .allMatch(TARGET.asMatchPredicate());
    }

    @Test
    void promptsSayWhoDecides() {
        Texts texts = Maya.GAME.texts("pt").withSeats(seat -> "Ixchel");
        assertThat(texts.say(CODEC.prompt(Scene.of(3, "'pending': 'dig'").p)))
                .isEqualTo("Ixchel: escolha uma pedreira para uma carta ou passe.");
    }

    @Test
    void theTextBoardHidesWhatIsHidden() {
        Scene scene = Scene.of(3, "'pending': 'dig', " + Scene.cards("0:3 1:8", "1:4 0:-3"));
        String board = Maya.GAME.draw(scene.p, 0, Maya.GAME.texts("en"));
        assertThat(board).contains("[R3 G^ . .]", "[G- R-3 . .]", "hand: 4 4 5 6 7 8", "hand: 3 low 3 high");
        assertThat(board).contains("Chichen Itza  1[........] 3/1   2[........] 4/2   3[.....] 4/3   4[....] 5/3");
    }

    @Test
    void wordsAreForgivingAndUnknownOnesRefused() {
        assertThat(CODEC.words(CODEC.choice("  Build   NEUTRAL copan "))).isEqualTo("build neutral copan");
        assertThatThrownBy(() -> CODEC.choice("build giza")).hasMessage("'build giza' is no choice of this game");
    }
}
