package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a journal keeps, and which files it refuses. */
class MatchJournalTest {

    @TempDir
    private Path folder = Path.of("");

    private final Contest contest = ContestTest.contest("search:30,greedy,random", 3, 4, 5);

    private void play(Path file) {
        try (MatchJournal journal = new MatchJournal(file, contest)) {
            new Tournament(contest, journal.results(), (result, record) -> journal.add(result)).play(1, done -> {});
        }
    }

    @Test
    void aMatchIsOnTheDiskBeforeItCounts() throws IOException {
        Path file = folder.resolve("journal");
        WatchedChannel channel = new WatchedChannel(file);
        try (MatchJournal journal = new MatchJournal(file, contest, channel)) {
            assertThat(channel.unforced()).isZero();
            new Tournament(contest, List.of(), (result, record) -> {
                        journal.add(result);
                        assertThat(channel.unforced()).isZero();
                    })
                    .play(1, done -> {});
            assertThat(journal.results()).hasSize(4);
            assertThat(channel.forced()).isEqualTo(Files.size(file));
        }
    }

    @Test
    void aMatchThatCouldNotBeWrittenDoesNotCount() throws IOException {
        Path file = folder.resolve("journal");
        WatchedChannel channel = new WatchedChannel(file);
        try (MatchJournal journal = new MatchJournal(file, contest, channel)) {
            channel.breakDown();
            MatchResult result = SummaryTest.match(
                    0,
                    SummaryTest.seat(1, 1, 0, 0, 0),
                    SummaryTest.seat(0, 2, 0, 0, 0),
                    SummaryTest.seat(0, 2, 0, 0, 0));
            assertThatThrownBy(() -> journal.add(result))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("the journal " + file + " cannot be written: the disk is gone");
            assertThat(journal.results()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"journal\":2,"})
    void aJournalOfAnEarlierVersionIsRefusedAndKept(String version) throws IOException {
        Path file = folder.resolve("journal");
        play(file);
        String old = Files.readString(file).replaceFirst("\"journal\":3,", version);
        Files.writeString(file, old);
        assertThatThrownBy(() -> new MatchJournal(file, contest))
                .isInstanceOf(Refusal.class)
                .hasMessage("the journal " + file + " was begun by an older Ceiba, which kept less of a match; name"
                        + " another file with --journal, or delete this one");
        assertThat(file).hasContent(old);
    }

    @Test
    void aJournalOfAnotherContestIsRefusedWithTheDifference() throws IOException {
        Path file = folder.resolve("journal");
        play(file);
        String before = Files.readString(file);
        Contest other = ContestTest.contest("search:30,greedy,random", 3, 4, 6);
        assertThatThrownBy(() -> new MatchJournal(file, other))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("is of another contest, with seed 5 instead of 6");
        assertThat(file).hasContent(before);
    }

    @Test
    void aFileThatIsNoJournalIsRefusedAndKept() throws IOException {
        Path file = Files.writeString(folder.resolve("letter"), "Dear Ceiba");
        assertThatThrownBy(() -> new MatchJournal(file, contest))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("is not a journal of the arena");
        assertThat(file).hasContent("Dear Ceiba");
    }

    @Test
    void aJournalDamagedInTheMiddleIsRefused() throws IOException {
        Path file = folder.resolve("journal");
        play(file);
        List<String> lines = new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
        lines.set(2, lines.get(2).substring(10));
        Files.write(file, lines);
        assertThatThrownBy(() -> new MatchJournal(file, contest))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("is damaged after 1 matches");
    }

    @Test
    void aJournalInUseIsRefused() {
        Path file = folder.resolve("journal");
        try (MatchJournal journal = new MatchJournal(file, contest)) {
            assertThat(journal.results()).isEmpty();
            assertThatThrownBy(() -> new MatchJournal(file, contest))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("is in use");
        }
    }

    @Test
    void aJournalInAPlaceThatCannotBeWrittenIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "").resolve("journal");
        assertThatThrownBy(() -> new MatchJournal(file, contest))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("cannot be written");
    }
}
