package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionCommandTest {

    @TempDir
    private Path folder = Path.of("");

    // ---------------------------------------------------------------- new

    @Test
    void newIsTheSameForASeedAndAnotherForAnother() {
        String first = Run.done("position", "new", "tzolkin", "--seats", "3", "--seed", "5");
        assertThat(Run.done("position", "new", "tzolkin", "--seats", "3", "--seed", "5"))
                .isEqualTo(first);
        assertThat(Run.done("position", "new", "tzolkin", "--seats", "3", "--seed", "6"))
                .isNotEqualTo(first);
    }

    @Test
    void newHasTheFieldsOfAPositionFile() {
        Node position = Json.parse(Run.done("position", "new", "tzolkin", "--seats", "2", "--seed", "5"));
        assertThat(names(position))
                .containsExactly(
                        "game",
                        "rules",
                        "seats",
                        "variants",
                        "round",
                        "foodDays",
                        "first",
                        "active",
                        "turns",
                        "phase",
                        "placed",
                        "claimant",
                        "teeth",
                        "skulls",
                        "placedSkulls",
                        "jungle",
                        "buildings",
                        "monuments",
                        "decks",
                        "dummies",
                        "dummyTiles",
                        "players",
                        "pending");
        assertThat(position.get("game").text()).isEqualTo("tzolkin");
        assertThat(position.get("seats").integer(0, 9)).isEqualTo(2);
        assertThat(position.get("players").items()).hasSize(2);
    }

    @Test
    void newTakesAllSeatsAndDrawsASeedIfNothingIsSaid() {
        String first = Run.done("position", "new", "tzolkin");
        assertThat(Json.parse(first).get("seats").integer(0, 9)).isEqualTo(4);
        assertThat(Run.done("position", "new", "tzolkin")).isNotEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess|--seats=2|unknown game 'chess'; expected one of: ",
                "tzolkin|--seats=1|tzolkin takes 2 to 4 seats, not 1",
                "tzolkin|--seats=5|tzolkin takes 2 to 4 seats, not 5",
                "tzolkin|--seed=-1|a seed is a whole number from 0 to 9007199254740991, not -1",
                "tzolkin|--seed=9007199254740992|a seed is a whole number from 0 to 9007199254740991, not 9007199254740992",
                "tzolkin|--variant=wind=on|tzolkin has no variant 'wind'",
                "tzolkin|--seats=two|Invalid value for option '--seats': 'two' is not an int",
                "tzolkin|--variant=wind|Value for option option '--variant'",
                "tzolkin|--chairs=2|Unknown option: '--chairs=2'",
            })
    void newRefusesWhatDoesNotFit(String game, String option, String reason) {
        assertThat(Run.of("position", "new", game, option).refusal()).startsWith(reason);
    }

    // ---------------------------------------------------------------- choices

    @Test
    void choicesGivesWordsTextAndTargetOfEach() {
        Node listed = Json.parse(Run.done("position", "choices", start()));
        assertThat(names(listed)).containsExactly("decider", "prompt", "choices");
        assertThat(listed.get("decider").integer(-1, 9)).isEqualTo(0);
        assertThat(listed.get("prompt").text()).contains("Red");
        assertThat(listed.get("choices").items()).hasSize(4).allSatisfy(choice -> {
            assertThat(names(choice)).containsExactly("words", "text", "targets");
            String tile = choice.get("targets").items().getFirst().text().replace("wealth/", "");
            assertThat(choice.get("words").text()).isEqualTo("keep " + tile);
            assertThat(choice.get("text").text()).contains(tile);
        });
    }

    @Test
    void choicesSpeaksTheLanguageAskedForButKeepsTheWords() {
        String file = start();
        Node english = Json.parse(Run.done("position", "choices", file));
        Node italian = Json.parse(Run.done("position", "choices", file, "--language", "it"));
        assertThat(italian.get("prompt").text())
                .isNotEqualTo(english.get("prompt").text());
        assertThat(words(italian)).isEqualTo(words(english));
    }

    @Test
    void choicesOfAFinishedMatchAreNone() {
        Node listed = Json.parse(Run.done("position", "choices", end()));
        assertThat(listed.get("decider").integer(-1, 9)).isEqualTo(-1);
        assertThat(listed.get("choices").items()).isEmpty();
    }

    // ---------------------------------------------------------------- choose

    @Test
    void chooseMakesTheChoicesOneAfterTheOther() {
        String file = start();
        List<String> legal = words(Json.parse(Run.done("position", "choices", file)));
        String one = write("one.json", Run.done("position", "choose", file, legal.get(0)));
        String oneByOne = Run.done("position", "choose", one, legal.get(2));
        String together = Run.done("position", "choose", file, legal.get(0), legal.get(2));
        assertThat(together).isEqualTo(oneByOne);
        assertThat(Json.parse(together).get("active").integer(0, 9)).isEqualTo(1);
    }

    @Test
    void choosePrintsNothingIfOneOfTheChoicesIsIllegal() {
        String file = start();
        List<String> legal = words(Json.parse(Run.done("position", "choices", file)));
        String refusal =
                Run.of("position", "choose", file, legal.get(0), legal.get(0)).refusal();
        assertThat(refusal)
                .startsWith("'" + legal.get(0)
                        + "' is not legal here; seat 0 is asked 'Red: keep two of the four wealth tiles';"
                        + " expected one of: " + legal.get(1) + ", ")
                .doesNotContain(legal.get(0) + ",");
    }

    @Test
    void chooseRefusesWordsThatTheGameDoesNotKnow() {
        assertThat(Run.of("position", "choose", start(), "castle long").refusal())
                .startsWith("'castle long' is no choice of this game; seat 0 is asked ");
    }

    @Test
    void chooseRefusesOnOneLineEvenWordsOfTwo() {
        assertThat(Run.of("position", "choose", start(), "castle\n\n long").refusal())
                .startsWith("'castle long' is no choice of this game; seat 0 is asked ");
    }

    @Test
    void chooseRefusesAChoiceInAFinishedMatch() {
        assertThat(Run.of("position", "choose", end(), "end").refusal())
                .isEqualTo("'end' is not legal here; the match is over");
    }

    @Test
    void chooseNeedsAChoice() {
        assertThat(Run.of("position", "choose", start()).refusal())
                .startsWith("Missing required parameter: 'WORDS'")
                .endsWith("'ceiba position choose --help' tells more");
    }

    // ---------------------------------------------------------------- view

    @Test
    void viewShowsASeatItsOwnSecretsOnly() {
        String file = start();
        Node view = Json.parse(Run.done("position", "view", file, "--seat", "1"));
        List<Node> players = view.get("players").items();
        Node truth = Json.parse(Run.done("position", "new", "tzolkin", "--seats", "2", "--seed", "5"));
        assertThat(players.get(0).get("dealt").value())
                .isEqualTo(players.get(0).get("dealt").integer(4, 4) * 1L);
        assertThat(players.get(1).get("dealt").value())
                .isEqualTo(truth.get("players").items().get(1).get("dealt").value());
    }

    @Test
    void viewTellsTheStandingAndInTheEndWhoHasWon() {
        Node running = Json.parse(Run.done("position", "view", start())).get("standing");
        assertThat(names(running)).containsExactly("points", "places", "sides", "gauges");
        Node over = Json.parse(Run.done("position", "view", end())).get("standing");
        assertThat(names(over)).containsExactly("points", "places", "sides", "gauges", "winners");
        assertThat(over.get("winners").items()).isNotEmpty();
    }

    @Test
    void viewIsASpectatorsIfNoSeatIsNamed() {
        Node view = Json.parse(Run.done("position", "view", start()));
        assertThat(view.get("players").items())
                .allSatisfy(player -> assertThat(player.get("dealt").isNumber()).isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "2", "99"})
    void viewRefusesASeatOutOfRange(String seat) {
        assertThat(Run.of("position", "view", start(), "--seat", seat).refusal())
                .isEqualTo("seats go from 0 to 1, not " + seat);
    }

    // ---------------------------------------------------------------- files

    @Test
    void readsStandardInput() {
        String position = Run.done("position", "new", "tzolkin", "--seats", "2", "--seed", "5");
        String fromFile = Run.done("position", "choices", write("position.json", position));
        assertThat(Run.reading(position, "position", "choices", "-").done()).isEqualTo(fromFile);
    }

    @Test
    void namesStandardInputInARefusal() {
        assertThat(Run.reading("", "position", "choices", "-").refusal()).startsWith("standard input: not valid JSON");
        assertThat(Run.reading(new byte[] {'"', (byte) 0xE9, '"'}, "position", "choices", "-")
                        .refusal())
                .isEqualTo("standard input: not UTF-8 text");
        assertThat(Run.reading("{\"game\": \"chess\"}", "position", "choices", "-")
                        .refusal())
                .startsWith("standard input: unknown game 'chess'; expected one of: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"choices", "view", "choose"})
    void refusesAFileThatIsMissing(String command) {
        String file = folder.resolve("missing.json").toString();
        assertThat(Run.of(withWords(command, file)).refusal()).isEqualTo("there is no file " + file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"choices", "view", "choose"})
    void refusesAFolder(String command) {
        assertThat(Run.of(withWords(command, folder.toString())).refusal())
                .isEqualTo(folder + ": a folder, not a file");
    }

    @Test
    void refusesANameThatNoFileCanHave() {
        assertThat(Run.of("position", "choices", "a\0b").refusal()).endsWith(": no file can have this name");
    }

    @Test
    void refusesAFileThatIsNotUtf8() throws IOException {
        Path file = folder.resolve("latin1.json");
        Files.write(file, "{\"game\": \"perché\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(Run.of("position", "choices", file.toString()).refusal()).isEqualTo(file + ": not UTF-8 text");
    }

    @Test
    void refusesAHugeFile() throws IOException {
        Path file = folder.resolve("huge.json");
        Files.write(file, new byte[(16 << 20) + 1]);
        assertThat(Run.of("position", "choices", file.toString()).refusal()).isEqualTo(file + ": larger than 16 MiB");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{\"game\": tzolkin}",
                "{\"game\": \"tzolkin\"} {}",
                "{\"game\": \"tzol\nkin\", \"seats\" 2}",
                "[[[[[[[[[["
            })
    void refusesBrokenJson(String text) {
        String file = write("broken.json", text);
        assertThat(Run.of("position", "choices", file).refusal()).startsWith(file + ": not valid JSON");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"game\": \"chess\"}|unknown game 'chess'",
                "{}|the field 'game' is missing",
                "[]|an object is expected",
                "{\"game\": 7}|game: a text is expected",
                "{\"game\": \"tzolkin\"}|the field 'seats' is missing",
                "{\"game\": \"tzolkin\", \"seats\": 9}|seats: a number from 2 to 4 is expected, not 9",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"corn\": 1}|unknown field 'corn'",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"rules\": \"0\"}|rules: made with rules version 0 of tzolkin; expected one of: 1",
            })
    void refusesWhatIsNoPositionOfAGame(String text, String reason) {
        String file = write("wrong.json", text);
        assertThat(Run.of("position", "choices", file).refusal()).startsWith(file + ": " + reason);
    }

    // ----------------------------------------------------------------

    private String start() {
        return write("start.json", Run.done("position", "new", "tzolkin", "--seats", "2", "--seed", "5"));
    }

    private String end() {
        var game = Games.named("tzolkin");
        MatchRecord record = new Trial(game, Setup.of(game, 2, Map.of(), 5), 1000, 5).play();
        return write("end.json", Json.pretty(record.replay().json()));
    }

    private String write(String name, String text) {
        Path file = folder.resolve(name);
        ceiba.app.Files.write(file.toString(), text);
        return file.toString();
    }

    private static String[] withWords(String command, String file) {
        return command.equals("choose")
                ? new String[] {"position", command, file, "end"}
                : new String[] {"position", command, file};
    }

    private static List<String> names(Node object) {
        return object.fields().stream().map(Node::name).toList();
    }

    private static List<String> words(Node listed) {
        return listed.get("choices").items().stream()
                .map(choice -> choice.get("words").text())
                .toList();
    }
}
