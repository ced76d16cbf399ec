package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Choices;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.kit.Attempt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What docs/positions.md says of The Great Zimbabwe is so. */
class PositionsPageTest {

    private static String section() throws IOException {
        return Files.readString(Path.of("../../docs/positions.md")).split("\n## The Great Zimbabwe\n", -1)[1];
    }

    private static Node example(int number) throws IOException {
        return Json.parse(section().split("```json", -1)[number].split("```", -1)[0]);
    }

    @Test
    void itsExampleAsksWhoSuppliesTheGood() throws IOException {
        Position position = Games.of(example(1)).read(example(1));
        assertThat(Choices.words(Zimbabwe.GAME, position))
                .containsExactly("from potter 1", "from wood-carver 1", "cheapest");
        for (int choice : Choices.of(Zimbabwe.GAME, position)) {
            assertThat(Zimbabwe.GAME.codec().price(choice, position)).containsEntry("cattle", 2);
        }
        new Attempt(Zimbabwe.GAME, position).choose("cheapest");
        assertThat(((ZimbabwePosition) position).cattle(0)).isEqualTo(2);
        assertThat(RoundEnd.onCards((ZimbabwePosition) position, 0)).isEqualTo(2);
    }

    @Test
    void itsRecordCanBePlayed() throws IOException {
        Node record = example(2);
        Position position = Zimbabwe.GAME.start(Setup.read(Zimbabwe.GAME, record));
        String[] choices =
                record.get("choices").items().stream().map(Node::text).toArray(String[]::new);
        new Attempt(Zimbabwe.GAME, position).choose(choices);
        assertThat(Zimbabwe.GAME.codec().prompt(position).key()).isEqualTo("prompt.gift.first");
    }

    @Test
    void itNamesEveryField() throws IOException {
        List<String[]> fields = List.of(
                PositionJson.FIELDS, PositionJson.PLAYER_FIELDS, PositionJson.AUCTION_FIELDS, PositionJson.TURN_FIELDS);
        for (String field : fields.stream().flatMap(Stream::of).toList()) {
            assertThat(section()).contains("| `" + field + "` |");
        }
    }

    @Test
    void itNamesEveryKindOfDecisionAndTheFirstWordOfEveryChoice() throws IOException {
        for (int kind = 1; kind <= ZimbabweStep.LAST; kind++) {
            assertThat(section()).containsPattern("[|,] `" + StepWords.kind(kind) + "[ `]");
        }
        for (String words : ZimbabweCodec.VOCABULARY.all()) {
            assertThat(section()).containsPattern("`" + words.split(" ", -1)[0] + "[ `]");
        }
    }

    @Test
    void itNamesAllThatHasAWord() throws IOException {
        for (String[] words : List.of(Glossary.RESOURCES, Glossary.CRAFTS, Glossary.GODS, Glossary.SPECIALISTS)) {
            for (String word : words) {
                assertThat(section()).contains("`" + word + "`");
            }
        }
    }
}
