package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What docs/positions.md says of Maya is so. */
class PositionsPageTest {

    private static String section() throws IOException {
        return Files.readString(Path.of("../../docs/positions.md")).split("\n## Maya\n", -1)[1];
    }

    @Test
    void itsExampleIsAPositionWithAFreeDoubleMove() throws IOException {
        Node json = Json.parse(section().split("```json", -1)[1].split("```", -1)[0]);
        assertThat(Choices.words(Maya.GAME, Games.of(json).read(json)))
                .containsExactly("build tikal", "build copan", "build uxmal", "double", "free-double", "pass");
    }

    @Test
    void itNamesEveryField() throws IOException {
        for (String field : PositionJson.FIELDS) {
            assertThat(Files.readString(Path.of("../../docs/positions.md"))).contains("| `" + field + "` |");
        }
        for (String field : PositionJson.PLAYER_FIELDS) {
            assertThat(section()).contains("| `" + field + "` |");
        }
    }

    @Test
    void itNamesEveryKindOfDecisionAndTheFirstWordOfEveryChoice() throws IOException {
        for (int kind = 0; kind <= MayaStep.LAST; kind++) {
            assertThat(section()).containsPattern("\\| `" + StepWords.kind(kind) + "[ `]");
        }
        for (String words : MayaCodec.VOCABULARY.all()) {
            assertThat(section()).containsPattern("`" + words.split(" ", -1)[0] + "[ `]");
        }
    }
}
