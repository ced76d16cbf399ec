package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayCommandTest {

    private static final Game GAME = Games.named("tzolkin");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void logsEveryChoiceAndTheStanding() {
        MatchRecord record = match(3, 21);
        Position end = record.replay();
        List<String> lines = Run.done("replay", file(record)).lines().toList();
        for (int i = 0; i < record.choices().size(); i++) {
            String choice = "%4d  ".formatted(i + 1);
            String words = ": " + record.choices().get(i);
            assertThat(lines).anyMatch(line -> line.startsWith(choice) && line.endsWith(words));
        }
        assertThat(cells(row(lines, "place")))
                .containsExactly("" + (double) end.place(0), "" + (double) end.place(1), "" + (double) end.place(2));
        assertThat(cells(row(lines, "points")))
                .containsExactly("" + end.points(0), "" + end.points(1), "" + end.points(2));
    }

    @ParameterizedTest
    @CsvSource({"it, ' ha vinto.'", "pt, ' venceu.'", "en, ' has won.'"})
    void saysWhoHasWon(String language, String sentence) {
        MatchRecord record = match(3, 21);
        Position end = record.replay();
        List<Integer> winners = Outcome.of(end).list();
        assertThat(winners).hasSize(1);
        String name = GAME.texts(language).say("seat." + winners.getFirst());
        assertThat(Run.done("replay", file(record), "--brief", "--language", language)
                        .lines())
                .startsWith(name + sentence);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void sourcesOfPointsAddUpToThePointsOfEachSeat(long seed) {
        int seats = 2 + (int) (seed % 3);
        List<String> lines =
                Run.done("replay", file(match(seats, seed)), "--brief").lines().toList();
        double[] sum = new double[seats];
        List<String> sources = lines.stream()
                .filter(line -> line.startsWith("  ") && !line.isBlank())
                .skip(1)
                .toList();
        assertThat(sources).hasSizeGreaterThan(2);
        for (String source : sources) {
            List<String> cells = cells(source);
            for (int seat = 0; seat < seats; seat++) {
                sum[seat] += Double.parseDouble(cells.get(seat));
            }
        }
        assertThat(Arrays.stream(sum).mapToObj(String::valueOf)).isEqualTo(cells(row(lines, "points")));
    }

    @Test
    void briefPrintsOnlyTheStanding() {
        String file = file(match(2, 21));
        String brief = Run.done("replay", file, "--brief");
        assertThat(brief.lines()).hasSizeLessThan(20).doesNotContain("   1  ");
        assertThat(Run.done("replay", file)).endsWith(brief).hasSizeGreaterThan(10 * brief.length());
    }

    @ParameterizedTest
    @CsvSource({"it,Rosso,Verde", "pt,Vermelho,Verde", "en,Red,Green"})
    void speaksTheLanguageAskedForButKeepsTheWords(String language, String first, String second) {
        MatchRecord record = match(2, 21);
        String log = Run.done("replay", file(record), "--language", language);
        assertThat(log.lines())
                .contains("   1  " + first + ": " + record.choices().get(0))
                .contains("   3  " + second + ": " + record.choices().get(2));
    }

    @Test
    void readsStandardInput() {
        MatchRecord record = match(2, 21);
        assertThat(Run.reading(Json.pretty(record.json()), "replay", "-").done())
                .isEqualTo(Run.done("replay", file(record)));
    }

    @Test
    void saysThatAnUnfinishedRecordIs() {
        MatchRecord whole = match(2, 21);
        MatchRecord half = new MatchRecord(GAME, whole.setup(), whole.choices().subList(0, 40), List.of());
        assertThat(Run.done("replay", file(half)))
                .contains("The record ends before the match does, after 40 choices.")
                .contains("points")
                .doesNotContain("won.");
        assertThat(Run.done("replay", file(whole))).doesNotContain("The record ends before");
    }

    @Test
    void replaysARecordThatSaysNothingOfItsResult() {
        MatchRecord whole = match(2, 21);
        MatchRecord silent = new MatchRecord(GAME, whole.setup(), whole.choices(), List.of());
        assertThat(Run.done("replay", file(silent))).isEqualTo(Run.done("replay", file(whole)));
    }

    @Test
    void refusesAnIllegalChoiceWithItsNumberAndTheReason() {
        MatchRecord record = match(2, 21);
        List<String> choices = new ArrayList<>(record.choices());
        choices.set(1, choices.get(0));
        assertThat(Run.of("replay", file(with(record, choices, List.of()))).refusal())
                .startsWith("choices[1]: '" + choices.get(0)
                        + "' is not legal here; seat 0 is asked 'Red: keep two of the four wealth tiles';"
                        + " expected one of: keep ");
    }

    @Test
    void refusesWordsThatTheGameDoesNotKnowWithTheirNumber() {
        MatchRecord record = match(2, 21);
        List<String> choices = new ArrayList<>(record.choices());
        choices.set(30, "castle long");
        assertThat(Run.of("replay", file(with(record, choices, List.of()))).refusal())
                .startsWith("choices[30]: 'castle long' is no choice of this game; seat ");
    }

    @Test
    void refusesAChoiceAfterTheEnd() {
        MatchRecord record = match(2, 21);
        List<String> choices = new ArrayList<>(record.choices());
        choices.add("end");
        assertThat(Run.of("replay", file(with(record, choices, record.result())))
                        .refusal())
                .isEqualTo("choices[" + (choices.size() - 1) + "]: 'end' is not legal here; the match is over");
    }

    @Test
    void refusesAWrongResult() {
        MatchRecord record = match(2, 21);
        double points = record.result().get(1);
        List<Double> wrong = List.of(record.result().get(0), points + 0.25);
        assertThat(Run.of("replay", file(with(record, record.choices(), wrong))).refusal())
                .isEqualTo("result[1]: the record says " + (points + 0.25) + " points, the replay gives " + points);
    }

    @Test
    void refusesAResultOfAnUnfinishedMatch() {
        MatchRecord record = match(2, 21);
        assertThat(Run.of("replay", file(with(record, record.choices().subList(0, 40), record.result())))
                        .refusal())
                .isEqualTo("result: the match is not over after its 40 choices");
    }

    @Test
    void refusesAFileThatIsMissing() {
        String file = folder.resolve("missing.json").toString();
        assertThat(Run.of("replay", file).refusal()).isEqualTo("there is no file " + file);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[]|an object is expected",
                "{\"game\": \"chess\"}|unknown game 'chess'",
                "{\"game\": \"tzolkin\", \"seats\": 2}|the field 'choices' is missing",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": \"end\"}|choices: a list is expected",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": [7]}|choices[0]: a text is expected",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": [], \"result\": [1]}|result: 2 items are expected, not 1",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": [], \"seed\": -1}|seed: a number from 0 to",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": [], \"rules\": \"0\"}|rules: made with rules version 0",
                "{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": [], \"round\": 3}|unknown field 'round'",
            })
    void refusesWhatIsNoRecord(String text, String reason) {
        String file = folder.resolve("wrong.json").toString();
        Files.write(file, text);
        assertThat(Run.of("replay", file).refusal()).startsWith(file + ": " + reason);
    }

    // ----------------------------------------------------------------

    private static MatchRecord match(int seats, long seed) {
        return new Trial(GAME, Setup.of(GAME, seats, Map.of(), seed), 1000, seed).play();
    }

    private static MatchRecord with(MatchRecord record, List<String> choices, List<Double> result) {
        return new MatchRecord(GAME, record.setup(), choices, result);
    }

    private String file(MatchRecord record) {
        String file = folder.resolve("record.json").toString();
        Files.write(file, Json.pretty(record.json()));
        return file;
    }

    private static String row(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name + " "))
                .findFirst()
                .orElseThrow();
    }

    /** The numbers at the end of a row of the standing, as Java writes them. */
    private static List<String> cells(String row) {
        List<String> cells = new ArrayList<>();
        for (String word : row.strip().split("\\s+", -1)) {
            if (word.matches("-?[\\d.]+")) {
                cells.add(String.valueOf(Double.parseDouble(word)));
            }
        }
        return cells;
    }
}
