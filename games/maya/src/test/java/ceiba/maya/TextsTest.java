package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every choice, prompt and event has a sentence in every language, and points at a known kind of place. */
class TextsTest {

    private static final Pattern TARGET = Pattern.compile(
            "|gold|quarry/[1-7](/[0-4])?|pyramid/[a-z-]+/[1-4]|card/(-?\\d|neutral)|token/[a-z-]+|seat/[0-4]");

    @ParameterizedTest
    @ValueSource(strings = {"it", "pt"})
    void everyLanguageHasTheSameKeysAndHoles(String language) {
        Texts english = Maya.GAME.texts("en");
        Texts other = Maya.GAME.texts(language);
        assertThat(other.keys()).containsExactlyInAnyOrderElementsOf(english.keys());
        for (String key : english.keys()) {
            assertThat(holes(other.sentence(key))).as(key).isEqualTo(holes(english.sentence(key)));
        }
    }

    private static Set<String> holes(String sentence) {
        Set<String> holes = new TreeSet<>();
        Pattern.compile("\\{(\\d)").matcher(sentence).results().forEach(hole -> holes.add(hole.group(1)));
        return holes;
    }

    @ParameterizedTest
    @CsvSource({"2, no", "2, yes", "3, no", "4, yes", "5, yes"})
    void allThatAMatchSaysIsThere(int seats, String expert) {
        Codec codec = Maya.GAME.codec();
        Rng rng = new Rng(seats);
        int[] buffer = new int[Maya.GAME.mostOptions()];
        for (int match = 0; match < 30; match++) {
            Position p = Maya.GAME.start(Setup.of(Maya.GAME, seats, Map.of("expert", expert), match));
            while (p.decider() != Position.OVER) {
                assertSaid(codec.prompt(p));
                int count = p.choices(buffer);
                for (int i = 0; i < count; i++) {
                    assertSaid(codec.phrase(buffer[i], p));
                }
                p.choose(buffer[rng.below(count)], (kind, seat, a, b, c) -> {
                    Event event = new Event(kind, seat, a, b, c);
                    assertSaid(codec.phrase(event));
                    assertSaid(codec.phrase(codec.seenBy(event, Position.SPECTATOR)));
                    Codec.Points points = codec.points(event);
                    if (points != null) {
                        assertSaid(Phrase.of(points.source()));
                    }
                });
            }
            assertSaid(codec.prompt(p));
        }
    }

    private static void assertSaid(Phrase phrase) {
        for (String language : Texts.LANGUAGES) {
            assertThat(Maya.GAME.texts(language).say(phrase)).isNotBlank();
        }
        assertThat(phrase.target()).matches(TARGET);
    }

    @Test
    void theTextBoardHidesWhatIsHidden() {
        Scene scene = Scene.of(3, "'pending': 'dig', " + Scene.cards("0:3 1:8", "1:4 0:-3"));
        String board = Maya.GAME.draw(scene.p, 0, Maya.GAME.texts("en"));
        assertThat(board).contains("[R3 G^ . .]", "[G- R-3 . .]", "hand: 4 4 5 6 7 8", "hand: 3 low 3 high");
        assertThat(board).contains("Chichen Itza  1[........] 3/1   2[......] 4/2   3[.....] 5/3   4[....] 6/3");
    }

    @Test
    void wordsAreForgivingAndUnknownOnesRefused() {
        Codec codec = Maya.GAME.codec();
        assertThat(codec.words(codec.choice("  Build   NEUTRAL copan "))).isEqualTo("build neutral copan");
        assertThatThrownBy(() -> codec.choice("build giza")).hasMessage("'build giza' is no choice of this game");
    }
}
