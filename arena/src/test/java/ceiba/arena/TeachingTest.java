package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.bots.Bots;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.kit.Pebbles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lessons, from the first match to the weights that are learned from them. */
class TeachingTest {

    private static final Game GAME = new Pebbles();
    private static final Weights NONE = Weights.none(GAME.knowledge());
    private static final Map<String, Object> WAY = Map.of("player", "greedy");

    @TempDir
    private Path folder = Path.of("");

    private static List<Setup> tables() {
        return List.of(Setup.of(GAME, 2, Map.of(), 7));
    }

    private void teach(Path file, int matches, long iterations) {
        Teaching.Plan plan = new Teaching.Plan(tables(), List.of(NONE), matches, iterations, 0.5, 0.5);
        new Teaching(GAME, plan).run(file, WAY, 1, (done, now) -> {});
    }

    private static List<Lesson> lessons(Path file) {
        List<Lesson> lessons = new ArrayList<>();
        LessonFile.read(file, lessons::add);
        return lessons;
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 5})
    void aLessonLeadsFromItsStartToTheEndOfTheMatch(long iterations) {
        Path file = folder.resolve("lessons");
        teach(file, 6, iterations);
        assertThat(lessons(file)).hasSize(6).allSatisfy(lesson -> {
            Position position = lesson.begin(GAME);
            assertThat(lesson.styles()).hasSize(2);
            for (int choice : lesson.choices()) {
                assertThat(position.allows(choice)).isTrue();
                position.choose(choice, Journal.SILENT);
            }
            assertThat(position.decider()).isEqualTo(Position.OVER);
        });
    }

    @Test
    void matchesBeginInManyWays() {
        Path file = folder.resolve("lessons");
        teach(file, 20, 0);
        assertThat(lessons(file).stream()
                        .map(lesson -> lesson.begin(GAME).json())
                        .distinct())
                .hasSizeGreaterThan(5);
    }

    @Test
    void interruptedAtAnyByteItGoesOnToTheSameLessons() throws IOException {
        Path whole = folder.resolve("whole");
        teach(whole, 5, 0);
        byte[] bytes = Files.readAllBytes(whole);
        for (int cut = 0; cut < bytes.length; cut += 97) {
            Path file = folder.resolve("cut");
            Files.write(file, Arrays.copyOf(bytes, cut));
            teach(file, 5, 0);
            assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
        }
    }

    @Test
    void moreMatchesAreAddedToThoseThatAreThere() throws IOException {
        Path file = folder.resolve("lessons");
        teach(file, 3, 0);
        String first = Files.readString(file);
        teach(file, 5, 0);
        assertThat(Files.readString(file)).startsWith(first);
        assertThat(lessons(file).stream().map(Lesson::match)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void lessonsPlayedInAnotherWayAreNotMixed() {
        Path file = folder.resolve("lessons");
        teach(file, 2, 0);
        assertThatThrownBy(() -> new LessonFile(file, Map.of("player", "search:9")).close())
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("played with other options");
    }

    @Test
    void aDamagedLineIsRefusedByItsNumber() throws IOException {
        Path file = folder.resolve("lessons");
        teach(file, 2, 0);
        Files.writeString(file, "{\"match\":1}\n{}\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> lessons(file)).isInstanceOf(Refusal.class).hasMessageContaining("line 4");
        Path other = folder.resolve("other");
        Files.writeString(other, "[]\n");
        assertThatThrownBy(() -> lessons(other)).isInstanceOf(Refusal.class).hasMessageContaining("no lessons");
    }

    @Test
    void whoPlaysIsSaidByName() {
        assertThat(Teaching.iterationsOf("greedy")).isZero();
        assertThat(Teaching.iterationsOf("search:400")).isEqualTo(400);
        assertThatThrownBy(() -> Teaching.iterationsOf("master")).isInstanceOf(Refusal.class);
    }

    private List<String> study(Path lessons, Path out, Weights from, double ridge) {
        Tuning.Plan plan = new Tuning.Plan(
                tables(),
                List.of(),
                1,
                1,
                "greedy",
                null,
                Tuning.Training.NONE,
                0.5,
                0.1,
                ridge,
                20,
                "./ceiba tune pebbles --lessons lessons");
        List<String> told = new ArrayList<>();
        new Tuning(GAME, plan, out, 1).study(List.of(lessons), from, told::add);
        return told;
    }

    @Test
    void whatIsLearnedTakesThePlaceOfWeightsThatItBeats() throws IOException {
        Path lessons = folder.resolve("lessons");
        teach(lessons, 60, 0);
        Path out = folder.resolve("w.json");
        Weights spendthrift = new Weights(new float[][] {{0, 0}, {-2, -2}});
        List<String> told = study(lessons, out, spendthrift, 0.01);
        assertThat(told).anyMatch(line -> line.startsWith("60 lessons, "));
        assertThat(told.getLast()).startsWith("on held-out seeds ").endsWith(": the best so far");
        assertThat(Files.readString(out)).contains("--lessons lessons", Tuning.METHOD_OF_STUDY);
        assertThat(Bots.weightsIn(GAME, out.toString()).of(1, 0)).isGreaterThan(-1);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("lessons", "w.json");
    }

    @Test
    void whatDoesNotBeatTheStartIsKeptBesideIt() {
        Path lessons = folder.resolve("lessons");
        teach(lessons, 60, 0);
        Path out = folder.resolve("w.json");
        assertThat(study(lessons, out, NONE, 1).getLast()).contains(": not kept, but in ");
        assertThat(Bots.weightsIn(GAME, out.toString()).of(1, 0)).isZero();
        assertThat(Bots.weightsIn(GAME, out + ".learned.json").of(1, 0)).isNotZero();
    }

    @Test
    void lessonsHeldOutTellHowFarOffTheWeightsAre() {
        Path lessons = folder.resolve("lessons");
        teach(lessons, 60, 0);
        Study.Result result = new Study(GAME).learn(List.of(lessons), NONE, 1, line -> {});
        assertThat(result.heldOut()).isPositive().isLessThan(result.before());
        assertThat(result.correlation()).isPositive();
    }

    @Test
    void tooFewLessonsAreRefused() {
        Path file = folder.resolve("lessons");
        teach(file, 3, 0);
        assertThatThrownBy(() -> new Study(GAME).learn(List.of(file), NONE, 60, line -> {}))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("only 3 lessons");
    }
}
