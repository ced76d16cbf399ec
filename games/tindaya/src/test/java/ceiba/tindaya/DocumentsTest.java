package ceiba.tindaya;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Json;
import ceiba.engine.Position;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents and the rules page give as examples can be played with. */
class DocumentsTest {

    private static final Pattern EXAMPLE = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);

    private static final Pattern TESTS = Pattern.compile("`([A-Z][A-Za-z]+Test)`: ((`[A-Za-z]+`(, )?)+)");

    private static List<String> examples(String file) throws IOException {
        return EXAMPLE.matcher(Files.readString(Path.of(file)))
                .results()
                .map(example -> example.group(1))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../docs/tindaya.md", "board/rules/en.md", "board/rules/it.md", "board/rules/pt.md"})
    void ownNumbersReplaceOurs(String file) throws IOException {
        Box box = Box.read(Json.parse(examples(file).getFirst()));
        assertThat(box.orange).isEqualTo(4);
        assertThat(box.red).isEqualTo(7);
        assertThat(box.missionNatives).containsExactly(5, 6, 7);
        assertThat(Box.units(box.cavePrice, Glossary.WOOD)).isEqualTo(2);
    }

    @Test
    void aFileThatNobodyCouldPlayWithIsRefusedAsTheDocumentSays() throws IOException {
        assertThat(Files.readString(Path.of("../../docs/tindaya.md")))
                .contains("`wrath.red: a number from 5 to 8 is expected, not 4`");
        assertThatThrownBy(() -> Box.read(Json.parse("{\"wrath\": {\"orange\": 4, \"red\": 4}}")))
                .hasMessage("wrath.red: a number from 5 to 8 is expected, not 4");
    }

    @Test
    void everyTestThatTheDocumentNamesIsThere() throws IOException, ClassNotFoundException {
        List<MatchResult> named = TESTS.matcher(Files.readString(Path.of("../../docs/tindaya.md")))
                .results()
                .toList();
        assertThat(named).hasSizeGreaterThan(100);
        for (MatchResult one : named) {
            List<String> methods = Arrays.stream(
                            Class.forName("ceiba.tindaya." + one.group(1)).getDeclaredMethods())
                    .map(Method::getName)
                    .toList();
            assertThat(methods)
                    .as(one.group(1))
                    .contains(one.group(2).replace("`", "").split(", ", -1));
        }
    }

    @Test
    void thePositionOfTheDocumentIsSound() throws IOException {
        String example = examples("../../docs/positions.md").stream()
                .filter(one -> one.contains("\"game\": \"tindaya\""))
                .findFirst()
                .orElseThrow();
        Position position = Tindaya.GAME.read(Json.parse(example));
        position.check();
        assertThat(position.decider()).isZero();
        assertThat(Tindaya.GAME.texts("en").say(Tindaya.GAME.codec().prompt(position)))
                .endsWith("(Majos): take a second action, or end the turn.");
    }
}
