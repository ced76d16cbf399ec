package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Texts;
import ceiba.kit.Pebbles;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class LevelTest {

    static Stream<String> languages() {
        return Texts.LANGUAGES.stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyLevelHasANameAndASentenceInEveryLanguage(String language) {
        Texts texts = Level.texts(language);
        Set<String> said = new HashSet<>();
        for (Level level : Level.values()) {
            String key = "level." + level.word();
            assertThat(texts.keys()).contains(key, key + ".about");
            assertThat(texts.say(key)).matches("\\p{Lu}\\p{L}+");
            assertThat(texts.say(key + ".about")).matches("\\p{Lu}.*\\.");
            said.add(texts.say(key));
            said.add(texts.say(key + ".about"));
        }
        assertThat(said).hasSize(8);
        assertThat(texts.keys()).hasSize(8);
    }

    @Test
    void theSentencesAreTranslated() {
        for (Level level : Level.values()) {
            assertThat(languages().map(language -> Level.texts(language).say("level." + level.word() + ".about")))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aLevelThinksOnlySoLongInAWholeTurn() {
        assertThat(Stream.of(Level.values()).map(Level::word)).containsExactly("novice", "adept", "expert", "master");
        assertThat(Stream.of(Level.values()).map(level -> level.budget().millis()))
                .containsExactly(200L, 500L, 1500L, 4000L);
    }

    @Test
    void theHigherTheLevelTheLessItLeavesToChance() {
        Level[] levels = Level.values();
        for (int i = 1; i < levels.length; i++) {
            assertThat(levels[i].temperature()).isLessThan(levels[i - 1].temperature());
        }
        assertThat(Level.MASTER.temperature()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void aLevelIsABotByItsWord(Level level) {
        assertThat(Bots.named(new Pebbles(), level.word(), 1).bot(1)).isInstanceOf(SearchBot.class);
    }
}
