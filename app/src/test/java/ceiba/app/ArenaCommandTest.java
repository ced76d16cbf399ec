package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArenaCommandTest {

    @TempDir
    private Path folder = Path.of("");

    private static Run arena(String words) {
        return Run.of(Stream.of(("arena " + words).split(" ", -1))
                .filter(word -> !word.isEmpty())
                .toArray(String[]::new));
    }

    private static List<String> defaultJournals() {
        String[] files = Path.of(".ceiba").toFile().list((folder, name) -> name.startsWith("arena-"));
        return files == null ? List.of() : List.of(files);
    }

    @Test
    void givesATableAndJsonAndHtml() throws IOException {
        Path json = folder.resolve("r.json");
        Path html = folder.resolve("r.html");
        Path journal = folder.resolve("j");
        String out = arena("tzolkin --bots random,search:2 --seats 2 --matches 3 --seed 40 --json " + json + " --html "
                        + html + " --journal " + journal)
                .done();
        assertThat(out)
                .contains("3 matches with 2 seats", "2 deals (seeds 40 to 41)", "random", "search:2", "winner's mean");
        assertThat(out.lines()).allMatch(line -> line.length() <= 100);
        Node written = Json.parse(Files.readString(json));
        assertThat(written.get("matches").items()).hasSize(3);
        assertThat(written.get("entries").items()).hasSize(2);
        assertThat(Files.readString(html)).contains("temples", "</html>").doesNotContain("NaN", "http");
        assertThat(Files.readAllLines(journal)).hasSize(4);
    }

    @Test
    void tellsOfSeatsAndMomentsAndPlaysVariants() {
        String out = arena("maya --bots random --seats 2 --matches 2 --variant expert=yes")
                .done();
        assertThat(out).contains("2 matches with 2 seats, expert yes");
        assertThat(out.lines()
                        .dropWhile(line -> !line.startsWith("wins by order of play"))
                        .skip(1)
                        .limit(2))
                .allMatch(line -> line.matches("  [\\d.]+ % ±[\\d.]+"));
        assertThat(out.lines()
                        .dropWhile(line -> !line.startsWith("points of the whole table"))
                        .skip(1)
                        .limit(1))
                .allMatch(line -> line.split(", ").length == 6);
        assertThat(arena("maya --bots random --matches 1 --variant expert=perhaps")
                        .refusal())
                .startsWith("variant expert is one of no, yes");
    }

    @Test
    void theTableFitsWithLongNamesToo() throws IOException {
        Path weights = Files.createDirectories(folder.resolve("a-folder-with-a-name-that-nobody-wants-to-read-twice"))
                .resolve("weights.json");
        Files.writeString(weights, Json.pretty(knowledgeOf("tzolkin")));
        String out = arena("tzolkin --bots greedy@" + weights + ",random --seats 2 --matches 1")
                .done();
        assertThat(out).contains("…");
        assertThat(out.lines()).allMatch(line -> line.length() <= 100);
    }

    private static Object knowledgeOf(String game) {
        Object value = Games.named(game).knowledge().weights().value();
        return value == null ? "" : value;
    }

    @Test
    void theSameCommandTakesFinishedMatchesFromItsJournal() throws IOException {
        Path journal = folder.resolve("j");
        String words = "tzolkin --bots random --seats 2 --matches 3 --threads 1 --journal " + journal;
        String out = arena(words).done();
        String whole = Files.readString(journal);
        Run again = arena(words);
        assertThat(again.code()).isEqualTo(Main.DONE);
        assertThat(again.out()).isEqualTo(out);
        assertThat(again.err()).contains("3 of 3 matches were played before");
        Files.writeString(journal, whole.substring(0, whole.length() - 20));
        assertThat(arena(words).err()).contains("2 of 3 matches were played before");
        assertThat(Files.readAllLines(journal)).hasSize(4);
    }

    @Test
    void refusesAJournalOfOtherParameters() {
        Path journal = folder.resolve("j");
        arena("tzolkin --bots random --matches 1 --journal " + journal).done();
        assertThat(arena("tzolkin --bots random --matches 2 --journal " + journal)
                        .refusal())
                .startsWith("the journal " + journal + " is of another contest, with matches 1 instead of 2");
    }

    @Test
    void shardsAreJoinedToTheNumbersOfOneRun() throws IOException {
        String contest = "zimbabwe --bots greedy,random --seats 2 --matches 7 --variant game=first";
        List<Path> journals = List.of(folder.resolve("a"), folder.resolve("b"));
        String one = arena(contest + " --habits --json " + folder.resolve("one.json"))
                .done();
        assertThat(arena(contest + " --shard 0/2 --journal " + journals.get(0)).done())
                .startsWith("shard 0/2: 4 of 7 matches are in " + journals.get(0));
        assertThat(arena("merge " + journals.get(0)).refusal())
                .startsWith("the journals have 4 of 7 matches; match 2 is the first that is missing");
        assertThat(arena(contest + " --shard 1/2 --journal " + journals.get(1)).done())
                .startsWith("shard 1/2: 3 of 7 matches");
        String merged = arena("merge " + journals.get(1) + " " + journals.get(0) + " --habits --json "
                        + folder.resolve("merged.json"))
                .done();
        assertThat(withoutTimes(merged)).isEqualTo(withoutTimes(one));
        assertThat(withoutTimes(Files.readString(folder.resolve("merged.json"))))
                .isEqualTo(withoutTimes(Files.readString(folder.resolve("one.json"))))
                .contains("\"winners\"");
    }

    private static String withoutTimes(String text) {
        return text.replaceAll("[\\d.,]+ +(µs|ms|s)\\b", "?")
                .replaceAll(" {2,}", " ")
                .replaceAll("\"(nanos|slowestTurn|millisPerChoice|slowestTurnMillis)\": [\\d.E+-]+", "\"$1\": ?");
    }

    @Test
    void onlyJournalsOfOneContestAreJoined() throws IOException {
        Path one = folder.resolve("one");
        Path other = folder.resolve("other");
        arena("maya --bots random --seats 2 --matches 2 --shard 0/2 --journal " + one)
                .done();
        arena("maya --bots random --seats 2 --matches 2 --seed 5 --shard 1/2 --journal " + other)
                .done();
        assertThat(arena("merge " + one + " " + other).refusal())
                .startsWith("the journal " + other + " is of another contest, with seed 5 instead of 0");
        assertThat(arena("merge " + Files.writeString(folder.resolve("text"), "hello"))
                        .refusal())
                .startsWith("the file " + folder.resolve("text") + " is no journal that can be joined");
        assertThat(arena("merge " + folder.resolve("nowhere")).refusal()).contains("nowhere cannot be read");
    }

    @Test
    void theDefaultJournalIsGoneWhenAllIsPlayed() {
        arena("tzolkin --bots random --matches 1 --seed 987654321").done();
        assertThat(defaultJournals()).isEmpty();
    }

    @Test
    void habitsAreShownWhenAskedFor() {
        String words = "zimbabwe --bots random --seats 2 --matches 1";
        assertThat(arena(words).done()).doesNotContain("won when picked");
        String out = arena(words + " --habits").done();
        assertThat(out).contains("habit", "won when picked", "Builder", "wood carver");
        assertThat(out.lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void everyMatchLeavesARecordThatReplays() {
        Path records = folder.resolve("a/b");
        String words = "tzolkin --bots random --seats 2 --matches 11 --journal " + folder.resolve("j") + " --records ";
        arena(words + records).done();
        assertThat(records.toFile().list())
                .hasSize(11)
                .contains("match-00.json", "match-10.json")
                .allSatisfy(file -> Run.of(
                                "replay", "--brief", records.resolve(file).toString())
                        .done());
        assertThat(arena(words + records).err()).contains("11 of 11 matches were played before");
    }

    @Test
    void aMatchPlayedBeforeWithoutItsRecordIsRefused() throws IOException {
        Path journal = folder.resolve("j");
        Path records = folder.resolve("r");
        String words = "tzolkin --bots random --seats 2 --matches 2 --journal " + journal;
        arena(words).done();
        String refusal = " was played before, and its record is not in " + records
                + "; leave out --records, or begin anew with another --journal";
        assertThat(arena(words + " --records " + records).refusal()).startsWith("match 0" + refusal);
        // nor does the record of another contest do
        arena("tzolkin --bots random --seats 2 --matches 2 --seed 1 --records " + records)
                .done();
        assertThat(arena(words + " --records " + records).refusal()).startsWith("match 0" + refusal);
        Files.delete(journal);
        arena(words + " --records " + records).done();
        Files.delete(records.resolve("match-1.json"));
        assertThat(arena(words + " --records " + records).refusal()).startsWith("match 1" + refusal);
    }

    @Test
    void recordsNeedAFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(arena("tzolkin --bots random --matches 1 --records " + file).refusal())
                .startsWith("the folder " + file + " cannot be made: there is a file of that name");
        assertThat(defaultJournals()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess   --bots random   --matches 1|unknown game 'chess'; expected one of: ",
                "tzolkin --bots clever   --matches 1|unknown bot 'clever'; ",
                "tzolkin --bots random,, --matches 1|unknown bot ''; ",
                "tzolkin --bots search:0 --matches 1|",
                "tzolkin --bots random   --matches 0|--matches takes 1 or more, not 0",
                "tzolkin --bots random   --matches few|Invalid value for option '--matches'",
                "tzolkin --bots random|Missing required option: '--matches=N'",
                "tzolkin --matches 1|Missing required option: '--bots=A,B,...'",
                "--bots random --matches 1|Missing required parameter: 'GAME'",
                "tzolkin --bots random   --matches 2 --shard 2/2|--shard takes I/N with I from 0 to N - 1, not 2/2",
                "tzolkin --bots random   --matches 2 --shard half|--shard takes I/N with I from 0 to N - 1, not 'half'",
                "tzolkin --bots random   --matches 2 --shard 0/2 --habits|a shard has no results of its own",
                "tzolkin --bots random   --matches 1 --seats 5|tzolkin takes 2 to 4 seats, not 5",
                "tzolkin --bots random   --matches 1 --seats 1|tzolkin takes 2 to 4 seats, not 1",
                "tzolkin --bots random   --matches 1 --seed -1|a seed is a whole number from 0 to",
                "tzolkin --bots random   --matches 1 --threads 0|--threads takes 1 to 1024, not 0",
                "tzolkin --bots greedy@/none --matches 1|",
                "tzolkin --bots random,random,random --matches 1 --seats 2|3 bots do not fit on 2 seats",
                "tzolkin --bots random   --matches 1 --json /none/a|the file /none/a cannot be written: there is no such folder",
                "tzolkin --bots random   --matches 1 --html /|the file / cannot be written: ",
                "tzolkin --bots random   --matches 1 --journal /|the journal / cannot be written: ",
                "tzolkin --bots random   --matches 1 --html a --json ./a|--json, --html and --journal need different files",
            })
    void refusesBadInputBeforeAnythingIsPlayed(String words, String reason) {
        assertThat(arena(words).refusal()).startsWith(reason == null ? "" : reason);
        assertThat(defaultJournals()).isEmpty();
    }
}
