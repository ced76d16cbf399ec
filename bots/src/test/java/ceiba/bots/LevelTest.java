package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Knowledge;
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
        assertThat(said).hasSize(2 * Level.values().length);
        assertThat(texts.keys()).hasSize(2 * Level.values().length);
    }

    @Test
    void theSentencesAreTranslated() {
        for (Level level : Level.values()) {
            assertThat(languages().map(language -> Level.texts(language).say("level." + level.word() + ".about")))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void theWordsOfEarlierLevelsAreStillLevels() {
        assertThat(Stream.of(Level.values()).map(Level::word))
                .containsSubsequence("novice", "adept", "expert", "master")
                .containsExactly("novice", "apprentice", "adept", "veteran", "expert", "master");
    }

    @Test
    void aLevelThinksOnlySoLongInAWholeTurn() {
        assertThat(Stream.of(Level.values()).map(Level::millis)).containsExactly(200L, 200L, 500L, 500L, 1500L, 4000L);
        assertThat(searching())
                .allSatisfy(level -> assertThat(
                                level.budget(new Pebbles().knowledge()).millis())
                        .isEqualTo(level.millis()));
    }

    @Test
    void theHighestLevelMakesNoMistakesAndThinksFurthest() {
        Knowledge pebbles = new Pebbles().knowledge();
        assertThat(searching().map(level -> level.budget(pebbles).iterations()))
                .isSorted()
                .doesNotHaveDuplicates();
        assertThat(Level.MASTER.frailty(pebbles)).isEqualTo(Frailty.NONE);
    }

    @Test
    void aLevelPlaysAGameAsWellAsTheGameSays() {
        Knowledge pebbles = new Pebbles().knowledge();
        assertThat(pebbles.ladder()).hasSize(Level.values().length - 1);
        assertThat(Level.NOVICE.frailty(pebbles).percent())
                .isEqualTo(pebbles.ladder().getFirst().erring());
        assertThat(Level.EXPERT.budget(pebbles).iterations())
                .isEqualTo(pebbles.ladder().getLast().iterations());
    }

    @Test
    void aLevelHasAsManyIterationsAsFitItsTimeOnAMachineHalfAsFast() {
        Knowledge pebbles = new Pebbles().knowledge();
        assertThat(Level.MASTER.budget(pebbles).iterations()).isEqualTo(pebbles.pace() * 4 / 2);
        assertThat(Level.MASTER.budget(pebbles).wholeTurn()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void aLevelIsABotByItsWord(Level level) {
        assertThat(Bots.named(new Pebbles(), level.word(), 1).bot(1))
                .isInstanceOf(level.searches(new Pebbles().knowledge()) ? SearchBot.class : GreedyBot.class);
    }

    private static Stream<Level> searching() {
        return Stream.of(Level.values()).filter(level -> level.searches(new Pebbles().knowledge()));
    }
}
