package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Data of the players' own, in every command that makes a match. */
@Timeout(300)
class OwnDataTest {

    private static final String EXAMPLE = "../docs/examples/maya-numbers.json";

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("own.json"), text.replace('\'', '"'))
                .toString();
    }

    private static int spacesOfPalenque(Node json) {
        return json.get("variants")
                .get("numbers")
                .get("pyramids")
                .get("palenque")
                .items()
                .getFirst()
                .get("spaces")
                .integer(0, 99);
    }

    @Test
    void aPositionCarriesItToTheNextCommand() throws IOException {
        String position = Run.done("position", "new", "maya", "--seed=1", "--seats=3", "--data", EXAMPLE);
        assertThat(spacesOfPalenque(Json.parse(position))).isEqualTo(8);
        String next = Run.reading(position, "position", "choose", "-", "start palenque")
                .done();
        assertThat(spacesOfPalenque(Json.parse(next))).isEqualTo(8);
        assertThat(Run.done("position", "new", "maya", "--seed=1", "--data", file("{}")))
                .isEqualTo(Run.done("position", "new", "maya", "--seed=1"))
                .doesNotContain("numbers");
    }

    @Test
    void standardInputServesAsAFile() throws IOException {
        String example = Files.readString(Path.of(EXAMPLE));
        assertThat(Run.reading(example, "position", "new", "maya", "--seed=1", "--seats=3", "--data=-")
                        .done())
                .isEqualTo(Run.done("position", "new", "maya", "--seed=1", "--seats=3", "--data", EXAMPLE));
    }

    @Test
    void soakBenchAndArenaPlayWithIt() {
        assertThat(Run.done("soak", "maya", "--matches=8", "--every=50", "--data", EXAMPLE, "--variant=expert=yes"))
                .startsWith("8 matches without a failure");
        assertThat(Run.done("bench", "maya", "--seats=3", "--seconds=0.1", "--data", EXAMPLE))
                .startsWith("maya with 3 seats");
        String results = folder.resolve("arena.json").toString();
        assertThat(Run.of(
                                "arena",
                                "maya",
                                "--bots=greedy,random",
                                "--seats=3",
                                "--matches=3",
                                "--data",
                                EXAMPLE,
                                "--json",
                                results,
                                "--journal",
                                folder.resolve("journal").toString())
                        .code())
                .isEqualTo(Main.DONE);
        assertThat(folder.resolve("arena.json")).content().contains("palenque");
    }

    @Test
    void aRecordWithItIsReplayed() throws IOException {
        Game game = Games.named("maya");
        Node example = Json.parse(Files.readString(Path.of(EXAMPLE)));
        MatchRecord record = new Trial(game, Setup.of(game, 3, Map.of("numbers", example.tree()), 5), 1000, 5).play();
        assertThat(Run.done("replay", file(Json.pretty(record.json())))).contains("Palenque");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            tzolkin | {} | tzolkin takes no data of your own; leave out --data
            maya | {'pyramids': | FILE: not valid JSON: it ends before its object or list does
            maya | [] | FILE: an object is expected
            maya | {'pyramids': {'tikal': [{'spaces': 5, 'gold': [3, 1]}, {}, {}]}} | FILE: pyramids.tikal[0].spaces: a number from 6 to 12 is expected, not 5
            """)
    void whatCannotBePlayedWithIsRefused(String game, String text, String reason) throws IOException {
        String file = file(text);
        for (List<String> command : List.of(List.of("position", "new"), List.of("soak"), List.of("play"))) {
            List<String> args = new ArrayList<>(command);
            args.addAll(List.of(game, "--data", file));
            assertThat(Run.of(args.toArray(String[]::new)).refusal()).isEqualTo(reason.replace("FILE", file));
        }
    }

    @Test
    void aMissingFileAndAWordInstead() {
        assertThat(Run.of("play", "maya", "--data", "nowhere.json").refusal())
                .isEqualTo("there is no file nowhere.json");
        assertThat(Run.of("play", "maya", "--variant", "numbers=mine").refusal())
                .isEqualTo("variants.numbers: an object is expected");
    }

    @Test
    void theEngineTakesItAsAVariant() throws IOException {
        String example =
                Json.compact(Json.parse(Files.readString(Path.of(EXAMPLE))).tree());
        String requests = """
                {"do": "new", "seats": 3, "seed": 1, "variants": {"numbers": %s}}
                {"do": "view"}
                {"do": "new", "variants": {"numbers": {"pyramids": {"giza": []}}}}
                {"do": "go", "bot": "greedy"}
                """.formatted(example);
        StringWriter answers = new StringWriter();
        new EngineSession(Games.named("maya"), new StringReader(requests), new PrintWriter(answers, true)).run();
        List<Node> all = answers.toString().lines().map(Json::parse).toList();
        assertThat(Json.compact(all.get(0).get("variants").tree()))
                .startsWith("{\"expert\":[\"no\",\"yes\"],")
                .endsWith(",\"numbers\":[]}");
        assertThat(spacesOfPalenque(all.get(1))).isEqualTo(8);
        assertThat(spacesOfPalenque(all.get(2).get("view"))).isEqualTo(8);
        assertThat(answers.toString())
                .contains("\"words\":\"start ")
                .contains("variants.numbers.pyramids: unknown field 'giza'");
    }

    @Test
    void theListOfGamesTellsWhoTakesIt() {
        assertThat(Run.done("games").lines()).contains("           variant numbers: a file of your own, with --data");
    }
}
