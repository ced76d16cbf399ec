package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing a contest, interrupting it, and going on. */
class TournamentTest {

    @TempDir
    private Path folder = Path.of("");

    private final Contest contest = ContestTest.contest("search:30,greedy,random", 3, 4, 5);

    private List<MatchResult> play(Contest played, Path file, int threads) {
        try (MatchJournal journal = new MatchJournal(file, played)) {
            return new Tournament(played, journal).play(threads, done -> {});
        }
    }

    /** What has to be the same whenever a match is played. */
    private static List<MatchResult> timeless(List<MatchResult> results) {
        return results.stream()
                .map(result -> new MatchResult(
                        result.match(),
                        result.first(),
                        result.seats().stream()
                                .map(seat -> new MatchResult.Seat(
                                        seat.points(),
                                        seat.place(),
                                        seat.curve(),
                                        seat.sources(),
                                        0,
                                        seat.iterations(),
                                        seat.choices(),
                                        0))
                                .toList()))
                .toList();
    }

    @Test
    void budgetsInIterationsGiveTheSameMatchesOnAnyNumberOfThreads() {
        List<MatchResult> one = play(contest, folder.resolve("one"), 1);
        List<MatchResult> three = play(contest, folder.resolve("three"), 3);
        assertThat(one).extracting(MatchResult::match).containsExactly(0, 1, 2, 3);
        assertThat(timeless(three)).isEqualTo(timeless(one));
        assertThat(one.getFirst().seats().getFirst().iterations()).isPositive();
        assertThat(one.getFirst().seats().getLast().iterations()).isZero();
    }

    @Test
    void curvesEndWithThePointsAndSourcesAddUpToThem() {
        for (MatchResult result : play(contest, folder.resolve("journal"), 2)) {
            for (MatchResult.Seat seat : result.seats()) {
                double sum = seat.sources().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum();
                assertThat(seat.curve().getLast()).isEqualTo(seat.points());
                assertThat(sum).isCloseTo(seat.points(), within(1e-9));
                assertThat(seat.choices()).isEqualTo(3); // the last pebble is no choice
            }
        }
    }

    @Test
    void progressRisesToTheEnd() {
        List<Double> told = Collections.synchronizedList(new ArrayList<>());
        try (MatchJournal journal = new MatchJournal(folder.resolve("journal"), contest)) {
            new Tournament(contest, journal).play(1, told::add);
        }
        assertThat(told).isSorted().endsWith(1.0).doesNotHaveDuplicates().allMatch(done -> done > 0);
    }

    @Test
    void interruptedAtAnyByteItGoesOnAndLosesNoFinishedMatch() throws IOException {
        Contest small = ContestTest.contest("greedy,random", 2, 3, 0);
        Path file = folder.resolve("journal");
        List<MatchResult> whole = play(small, file, 1);
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length <= bytes.length; length++) {
            Files.write(file, Arrays.copyOf(bytes, length));
            int finished = finishedMatches(bytes, length);
            try (MatchJournal journal = new MatchJournal(file, small)) {
                assertThat(journal.results())
                        .as("cut after %d bytes", length)
                        .containsExactlyElementsOf(whole.subList(0, finished));
            }
            List<MatchResult> resumed = play(small, file, 1);
            assertThat(resumed.subList(0, finished)).isEqualTo(whole.subList(0, finished));
            assertThat(timeless(resumed)).isEqualTo(timeless(whole));
            assertThat(Files.readAllLines(file)).hasSize(1 + small.matches());
            assertThat(play(small, file, 1)).isEqualTo(resumed);
        }
    }

    /** A match is finished when its line is there up to the last brace, with or without the end of the line. */
    private static int finishedMatches(byte[] bytes, int length) {
        int lines = 0;
        for (int i = 0; i < length; i++) {
            if (i + 1 == bytes.length ? bytes[i] == '}' : bytes[i + 1] == '\n') {
                lines++;
            }
        }
        return Math.max(0, lines - 1);
    }

    @Test
    void aJournalOfAnotherContestIsRefusedWithTheDifference() throws IOException {
        Path file = folder.resolve("journal");
        play(contest, file, 1);
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
                .hasMessageContaining("is not an arena's journal");
        assertThat(file).hasContent("Dear Ceiba");
    }

    @Test
    void aJournalDamagedInTheMiddleIsRefused() throws IOException {
        Path file = folder.resolve("journal");
        play(contest, file, 1);
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
