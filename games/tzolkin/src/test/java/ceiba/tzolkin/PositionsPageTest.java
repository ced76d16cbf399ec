package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page docs/positions.md says what is so. */
class PositionsPageTest {

    private static String page() throws IOException {
        return Files.readString(Path.of("../../docs/positions.md"));
    }

    @Test
    void itsExampleIsAPositionWithTheChoicesItTells() throws IOException {
        String text = page().split("```json", -1)[1].split("```", -1)[0];
        Node json = Json.parse(text);
        assertThat(Choices.words(Tzolkin.GAME, Games.of(json).read(json)))
                .containsExactly("build 1", "build 8", "build 10", "build 13", "build 14");
    }

    @Test
    void theShortExampleOfTheCommandsWorks() throws IOException {
        String text = page().split("echo '", -1)[1].split("'", -1)[0];
        Scene scene = Scene.of(text.substring(text.indexOf("\"pending\""), text.lastIndexOf('}'))
                .replace('"', '\''));
        scene.choose("place palenque", "place palenque", "end");
        assertThat(scene.p.corn(0)).isEqualTo(3);
        assertThat(scene.p.decider()).isEqualTo(1);
    }

    @Test
    void itNamesEveryField() throws IOException {
        Node json = new Node("", Scene.start(2, 0).p.json());
        List<String> fields = new ArrayList<>(List.of("seed"));
        json.fields().forEach(field -> fields.add(field.name()));
        json.get("players").items().getFirst().fields().forEach(field -> fields.add(field.name()));
        for (String field : fields) {
            assertThat(page()).contains("`" + field + "`");
        }
    }

    @Test
    void itNamesEveryKindOfStepAndTheFirstWordOfEveryChoice() throws IOException {
        for (int kind = 1; kind <= TzolkinStep.LAST; kind++) {
            String word = StepWords.write(Step.of(kind)).split(" ", -1)[0];
            assertThat(page()).containsPattern("\\| `" + word + "[ `]");
        }
        for (String word : List.of(
                "keep",
                "place",
                "pick",
                "beg",
                "end",
                "use",
                "harvest",
                "burn",
                "advance",
                "build",
                "architecture",
                "pay",
                "take",
                "raise",
                "buy",
                "sell",
                "trade",
                "action",
                "offer",
                "days")) {
            String choices = page().split("## The words of choices", -1)[1];
            assertThat(choices).containsPattern("\\| `" + word + "[ `]");
        }
    }
}
