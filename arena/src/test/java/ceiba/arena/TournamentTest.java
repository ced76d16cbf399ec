package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Game;
import ceiba.engine.MatchRecord;
import ceiba.engine.Position;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Playing a contest, interrupting it, and going on. */
class TournamentTest {

    @TempDir
    private Path folder = Path.of("");

    private final Contest contest = ContestTest.contest("search:30,greedy,random", 3, 4, 5);

    private List<MatchResult> play(Contest played, Path file, int threads) {
        try (MatchJournal journal = new MatchJournal(file, played)) {
            return new Tournament(played, journal.results(), (result, record) -> journal.add(result))
                    .play(threads, done -> {});
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
                                        seat.side(),
                                        seat.won(),
                                        seat.reached(),
                                        seat.curve(),
                                        seat.gauges(),
                                        seat.sources(),
                                        seat.habits(),
                                        new MatchResult.Effort(
                                                0,
                                                seat.effort().iterations(),
                                                seat.effort().choices(),
                                                0)))
                                .toList(),
                        result.gauges(),
                        result.habits()))
                .toList();
    }

    @Test
    void budgetsInIterationsGiveTheSameMatchesOnAnyNumberOfThreads() {
        List<MatchResult> one = play(contest, folder.resolve("one"), 1);
        List<MatchResult> three = play(contest, folder.resolve("three"), 3);
        assertThat(one).extracting(MatchResult::match).containsExactly(0, 1, 2, 3);
        assertThat(timeless(three)).isEqualTo(timeless(one));
        assertThat(one.getFirst().seats().getFirst().effort().iterations()).isPositive();
        assertThat(one.getFirst().seats().getLast().effort().iterations()).isZero();
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
                assertThat(seat.won()).isEqualTo(seat.place() == 1);
                assertThat(seat.reached()).isEqualTo(seat.points());
                assertThat(seat.effort().choices()).isEqualTo(3); // the last pebble is no choice
            }
        }
    }

    @Test
    void progressRisesToTheEnd() {
        List<Double> told = Collections.synchronizedList(new ArrayList<>());
        try (MatchJournal journal = new MatchJournal(folder.resolve("journal"), contest)) {
            new Tournament(contest, journal.results(), (result, record) -> journal.add(result)).play(1, told::add);
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
            if (length % 17 != 0 && !isNearTheEndOfALine(bytes, length)) {
                continue; // in the middle of a line one place is like the other
            }
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

    private static boolean isNearTheEndOfALine(byte[] bytes, int length) {
        for (int i = Math.max(0, length - 3); i < Math.min(bytes.length, length + 3); i++) {
            if (bytes[i] == '\n') {
                return true;
            }
        }
        return length + 3 > bytes.length;
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
    void partnersAndGaugesAreNotedAndReadBack() {
        Contest together = new Contest(Partners.game(), List.of("greedy", "random"), 2, Map.of(), 6, 0);
        List<MatchResult> results = play(together, folder.resolve("journal"), 1);
        assertThat(results).extracting(MatchResult::sides).containsOnly(1);
        assertThat(results).extracting(MatchResult::winningSides).contains(0, 1);
        for (MatchResult result : results) {
            List<MatchResult.Seat> seats = result.seats();
            boolean enough = seats.stream().allMatch(seat -> seat.points() >= Partners.ENOUGH);
            assertThat(seats).extracting(MatchResult.Seat::won).containsOnly(enough);
            for (int i = 0; i < 5; i++) {
                double one = seats.get(0).curve().get(i);
                double other = seats.get(1).curve().get(i);
                assertThat(curve(result.gauges(), "heap").get(i)).isEqualTo(one + other);
                assertThat(curve(seats.get(1).gauges(), "double").get(i)).isEqualTo(2 * other);
            }
        }
        assertThat(play(together, folder.resolve("journal"), 1)).isEqualTo(results);
    }

    @Test
    void habitsAreCountedBySeatAndReadBack() {
        Contest habitual = new Contest(Habitual.game(), List.of("random"), 2, Map.of(), 20, 0);
        List<MatchResult> results = play(habitual, folder.resolve("journal"), 1);
        for (MatchResult result : results) {
            // all that was drawn is laid in the end
            boolean twelve = Habitual.isTwelveDrawn(habitual.game().start(habitual.setup(result.match())));
            assertThat(result.habits())
                    .isEqualTo(twelve ? List.of(Habitual.LOW, Habitual.TWELVE) : List.of(Habitual.LOW));
            assertThat(result.seats().stream()
                            .mapToInt(seat -> seat.habits().getOrDefault(Habitual.TWELVE, 0))
                            .sum())
                    .isEqualTo(twelve ? 1 : 0);
            assertThat(result.seats().stream()
                            .mapToInt(seat -> seat.habits().getOrDefault(Habitual.LOW, 0))
                            .sum())
                    .isBetween(2, 6);
        }
        assertThat(results).extracting(result -> result.habits().size()).contains(1, 2);
        assertThat(play(habitual, folder.resolve("journal"), 1)).isEqualTo(results);
    }

    @Test
    void theRecordOfAMatchReplaysToItsResult() {
        Map<Integer, MatchRecord> records = new ConcurrentHashMap<>();
        List<MatchResult> results = new Tournament(
                        contest, List.of(), (result, record) -> records.put(result.match(), record))
                .play(2, done -> {});
        assertThat(records).hasSize(4);
        for (MatchResult result : results) {
            MatchRecord record = Objects.requireNonNull(records.get(result.match()));
            assertThat(record.setup()).isEqualTo(contest.setup(result.match()));
            assertThat(record.result())
                    .isEqualTo(result.seats().stream()
                            .map(MatchResult.Seat::points)
                            .toList());
            assertThat(record.replay().decider()).isEqualTo(Position.OVER);
        }
    }

    private static List<Double> curve(Map<String, List<Double>> gauges, String name) {
        return gauges.getOrDefault(name, List.of());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aMatchThatFailsEndsTheOthersAndSaysWhy(int threads) {
        AtomicInteger ended = new AtomicInteger();
        Game broken = Altered.game(new Pebbles(), Map.of("place", (position, args) -> {
            if (ended.incrementAndGet() > 100) {
                throw new ArithmeticException("one pebble too many");
            }
            return ((Position) position).place((int) args[0]);
        }));
        Contest endless = new Contest(broken, List.of("random"), 2, Map.of(), 20_000, 7);
        List<MatchResult> kept = Collections.synchronizedList(new ArrayList<>());
        assertThatThrownBy(() -> new Tournament(endless, List.of(), (result, record) -> kept.add(result))
                        .play(threads, done -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageMatching("match \\d+ \\(seed \\d+, random,random\\) failed: .*one pebble too many")
                .hasCauseInstanceOf(ArithmeticException.class);
        assertThat(kept).hasSizeLessThan(100);
    }

    @Test
    void aMatchThatCannotBeKeptEndsTheTournament() {
        assertThatThrownBy(() -> new Tournament(contest, List.of(), (result, record) -> {
                            throw new UncheckedIOException("the disk is full", new IOException());
                        })
                        .play(2, done -> {}))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the disk is full");
    }
}
