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
    void theDefaultJournalIsGoneWhenAllIsPlayed() {
        arena("tzolkin --bots random --matches 1 --seed 987654321").done();
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
