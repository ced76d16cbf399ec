package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import ceiba.bots.Bots;
import ceiba.bots.Network;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import ceiba.kit.oases.Oases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TuningTest {

    private static final Game GAME = new Pebbles();
    private static final Weights NONE = Weights.none(GAME.knowledge());

    @TempDir
    private Path folder = Path.of("");

    private static Tuning.Plan plan(int rounds, int matches, String player, long seed) {
        return new Tuning.Plan(
                tables(seed),
                List.of(),
                rounds,
                matches,
                player,
                null,
                Tuning.Training.NONE,
                0.7,
                0.1,
                1,
                10,
                "./ceiba tune pebbles");
    }

    private static Tuning.Plan planOfNetwork(int rounds, int matches, int units) {
        return planOfNetwork("greedy", rounds, matches, units);
    }

    private static Tuning.Plan planOfNetwork(String player, int rounds, int matches, int units) {
        return new Tuning.Plan(
                tables(5),
                List.of(),
                rounds,
                matches,
                player,
                null,
                Tuning.Training.of(units),
                0.7,
                0.1,
                1,
                10,
                "./ceiba tune pebbles");
    }

    private static List<Setup> tables(long seed) {
        return List.of(Setup.of(GAME, 2, Map.of(), seed));
    }

    private static final class Interruption extends RuntimeException {}

    private List<String> run(String file, Tuning.Plan plan) {
        List<String> told = new ArrayList<>();
        new Tuning(GAME, plan, folder.resolve(file), 1).run(NONE, told::add);
        return told;
    }

    /** Runs until it has told of a round. */
    private void interrupted(String file, Tuning.Plan plan, int after) {
        assertThatThrownBy(() -> new Tuning(GAME, plan, folder.resolve(file), 1).run(NONE, line -> {
                    if (line.startsWith("round " + after + ":")) {
                        throw new Interruption();
                    }
                }))
                .isInstanceOf(Interruption.class);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void writesTheBestWeightsWithTheCommandThatMadeThemAndCleansUp() throws IOException {
        List<String> told = run("w.json", plan(3, 20, "greedy", 1));
        assertThat(told).hasSize(4);
        assertThat(told.getFirst()).startsWith("round 1: self-play ").endsWith(": the best so far");
        assertThat(told.get(2)).startsWith("round 3: ");
        assertThat(told.getLast()).startsWith("the best, on held-out seeds: ").contains(" of the start, ");
        assertThat(files()).containsExactly("w.json");
        Path out = folder.resolve("w.json");
        assertThat(Json.parse(Files.readString(out)).get("made-by").text()).isEqualTo("./ceiba tune pebbles");
        assertThat(Json.parse(Files.readString(out)).get("method").text()).isEqualTo(Tuning.METHOD);
        assertThat(Bots.weightsIn(GAME, out.toString()).features()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"greedy, 1", "greedy, 2", "search:5, 1"})
    void interruptedItGoesOnAsIfNothingHadHappened(String player, int after) throws IOException {
        List<String> whole = run("whole.json", plan(3, 20, player, 5));
        interrupted("w.json", plan(3, 20, player, 5), after);
        assertThat(files()).hasSizeGreaterThan(2);
        List<String> rest = run("w.json", plan(3, 20, player, 5));
        assertThat(rest.getFirst()).isEqualTo("going on after round " + after);
        assertThat(rest.subList(1, rest.size())).isEqualTo(whole.subList(after, 4));
        assertThat(Files.readString(folder.resolve("w.json")))
                .isEqualTo(Files.readString(folder.resolve("whole.json")));
        assertThat(files()).containsExactly("w.json", "whole.json");
    }

    @Test
    void aNetworkIsLearnedWithTheWeights() throws IOException {
        List<String> told = run("w.json", planOfNetwork(1, 2000, 4));
        assertThat(told.getFirst()).startsWith("round 1: self-play ").endsWith(": the best so far");
        assertThat(files()).containsExactly("w.json");
        Path out = folder.resolve("w.json");
        assertThat(Json.parse(Files.readString(out)).get("method").text()).isEqualTo(Tuning.METHOD_OF_TRAINING);
        Weights learned = Bots.weightsIn(GAME, out.toString());
        Network network = Objects.requireNonNull(learned.network());
        assertThat(network.units()).isEqualTo(4);
        assertThat(network.seats()).isEqualTo(GAME.maxSeats());
        assertThat(network.output(0)).isNotZero();
        assertThat(learned.of(0, 1)).isNotZero();
    }

    @Test
    void weightsLearnedLaterLeaveTheNetworkAsItIs() throws IOException {
        Network network = new Network(
                new float[][] {{1, -2}, {0.5f, 0.25f}},
                new float[][] {{0, 1}, {2, 3}},
                new float[][] {{0, 0}, {1, -1}},
                new float[] {0.5f, -1});
        Weights before = new Weights(new float[][] {{0, 0}, {0, 0}}, network);
        Path out = folder.resolve("w.json");
        new Tuning(GAME, plan(1, 40, "greedy", 1), out, 1).run(before, line -> {});
        Weights after = Bots.weightsIn(GAME, out.toString());
        assertThat(after.of(1, 0)).isNotZero();
        Network its = Objects.requireNonNull(after.network());
        assertThat(its.ofFeature(1, 0)).isEqualTo(0.5f);
        assertThat(its.ofMoment(1, 1)).isEqualTo(3);
        assertThat(its.ofSeats(2, 1)).isEqualTo(-1);
        assertThat(its.output(1)).isEqualTo(-1);
    }

    @Test
    void aNetworkIsLearnedFromMatchesOfASearch() throws IOException {
        List<String> told = run(
                "w.json",
                new Tuning.Plan(
                        tables(5),
                        List.of(),
                        1,
                        2000,
                        "search:5",
                        null,
                        Tuning.Training.of(4),
                        0.7,
                        0.1,
                        1,
                        200,
                        "by a test"));
        assertThat(told.getFirst()).startsWith("round 1: self-play ").endsWith(": the best so far");
        Weights learned = Bots.weightsIn(GAME, folder.resolve("w.json").toString());
        assertThat(Objects.requireNonNull(learned.network()).output(0)).isNotZero();
    }

    @ParameterizedTest
    @CsvSource({"greedy, 1, 1", "greedy, 2, 1", "greedy, 1, 2", "search:3, 1, 2"})
    void aNetworkInterruptedGoesOnAsIfNothingHadHappened(String player, int after, int threads) throws IOException {
        Tuning.Plan plan = planOfNetwork(player, 3, 500, 4);
        List<String> whole = run("whole.json", plan);
        interrupted("w.json", plan, after);
        List<String> rest = new ArrayList<>();
        new Tuning(GAME, plan, folder.resolve("w.json"), threads).run(NONE, rest::add);
        assertThat(rest.subList(1, rest.size())).isEqualTo(whole.subList(after, 4));
        assertThat(Files.readString(folder.resolve("w.json")))
                .isEqualTo(Files.readString(folder.resolve("whole.json")));
        assertThat(files()).containsExactly("w.json", "whole.json");
    }

    @Test
    @Timeout(60)
    void shardsLearnANetworkTogether() throws Exception {
        Tuning.Plan plan = planOfNetwork(2, 1501, 4);
        List<List<String>> told = List.of(new ArrayList<>(), new ArrayList<>());
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<?>> both = new ArrayList<>();
            for (int index = 0; index < 2; index++) {
                Shard shard = new Shard(index, 2);
                List<String> its = told.get(index);
                both.add(threads.submit(
                        () -> new Tuning(GAME, plan, folder.resolve("w.json"), shard, 1).run(NONE, its::add)));
            }
            for (Future<?> one : both) {
                one.get();
            }
        }
        assertThat(told.getFirst()).hasSize(3).isEqualTo(told.getLast());
        assertThat(files()).containsExactly("w.json");
        assertThat(Bots.weightsIn(GAME, folder.resolve("w.json").toString()).network())
                .isNotNull();
    }

    @Test
    void aNetworkIsNotLearnedFromComparisons() {
        Tuning.Plan plan = new Tuning.Plan(
                tables(5), List.of(), 1, 1, "greedy", Comparison.of("2x2"), Tuning.Training.of(4), 0.7, 0.1, 1, 1, "");
        assertThatThrownBy(() -> new Tuning(GAME, plan, folder.resolve("w"), 1).check())
                .isInstanceOf(Refusal.class)
                .hasMessage("--network learns from whole matches, without --compare");
        Tuning.Plan early = new Tuning.Plan(
                tables(5),
                List.of(),
                1,
                1,
                "greedy",
                null,
                new Tuning.Training(4, -1, Style.PLAIN),
                0.7,
                0.1,
                1,
                1,
                "");
        assertThatThrownBy(() -> new Tuning(GAME, early, folder.resolve("w"), 1).check())
                .isInstanceOf(Refusal.class)
                .hasMessage("--after takes 0 or more");
        for (int units : new int[] {-1, 257}) {
            assertThatThrownBy(() -> new Tuning(GAME, planOfNetwork(1, 1, units), folder.resolve("w"), 1).check())
                    .isInstanceOf(Refusal.class)
                    .hasMessage("--network takes up to 256 units");
        }
    }

    private static Tuning.Plan planOfStyle(int units, Map<String, Double> style) {
        Tuning.Training training = new Tuning.Training(units, 0, Style.of(GAME, style));
        return new Tuning.Plan(tables(5), List.of(), 1, 40, "greedy", null, training, 0.7, 0.1, 1, 10, "by a test");
    }

    /** Nothing is learned from so few matches, so that both sides play alike and only the counting differs. */
    @Test
    void duelsOfAStyleAreCountedByIt() {
        double[] plain = reachedInDuels("plain.json", planOfStyle(4, Map.of()));
        double[] twice = reachedInDuels("twice.json", planOfStyle(4, Map.of("prize", 2.0)));
        assertThat(plain[0]).isPositive();
        assertThat(twice).containsExactly(new double[] {2 * plain[0], 2 * plain[1]}, within(0.11)); // as it is printed
    }

    private double[] reachedInDuels(String file, Tuning.Plan plan) {
        Matcher told = Pattern.compile("on held-out seeds ([\\d.]+) against ([\\d.]+)")
                .matcher(run(file, plan).getFirst());
        assertThat(told.find()).isTrue();
        return new double[] {Double.parseDouble(told.group(1)), Double.parseDouble(told.group(2))};
    }

    @Test
    void onlyWhoLearnsANetworkHasAStyle() {
        assertThatThrownBy(() -> new Tuning(GAME, planOfStyle(0, Map.of("prize", 2.0)), folder.resolve("w"), 1).check())
                .isInstanceOf(Refusal.class)
                .hasMessage("--style is for players that learn a --network");
    }

    @Test
    @Timeout(60)
    void shardsLearnTogetherWhatOneLearnsAlone() throws Exception {
        List<String> alone = run("alone.json", plan(3, 21, "greedy", 5));
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            Future<?> one = threads.submit(() -> shard(0).run(NONE, first::add));
            Future<?> other = threads.submit(() -> {
                assertThatThrownBy(() -> shard(1).run(NONE, line -> {
                            throw new Interruption(); // after its first round; the other one waits for it
                        }))
                        .isInstanceOf(Interruption.class);
                shard(1).run(NONE, second::add);
            });
            one.get();
            other.get();
        }
        assertThat(first).isEqualTo(alone);
        assertThat(second.getFirst()).isEqualTo("going on after round 1");
        assertThat(second.subList(1, second.size())).isEqualTo(alone.subList(1, 4));
        assertThat(Files.readString(folder.resolve("shared.json")))
                .isEqualTo(Files.readString(folder.resolve("alone.json")));
        assertThat(files()).containsExactly("alone.json", "shared.json");
    }

    private Tuning shard(int index) {
        return new Tuning(GAME, plan(3, 21, "greedy", 5), folder.resolve("shared.json"), new Shard(index, 2), 1);
    }

    @Test
    void interruptedInTheMiddleOfARoundItBeginsTheRoundAgain() throws IOException {
        run("whole.json", plan(2, 20, "greedy", 5));
        interrupted("w.json", plan(2, 20, "greedy", 5), 1);
        Path progress = folder.resolve("w.json.progress.json");
        String afterOne = Files.readString(progress);
        List<Path> kept = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(file -> file.getFileName().toString().startsWith("w.json"))
                    .toList()) {
                kept.add(Files.copy(file, file.resolveSibling("kept-" + file.getFileName())));
            }
        }
        interrupted("w.json", plan(2, 20, "greedy", 5), 2);
        // As if the second round's files were there, but its progress was not yet written.
        for (Path file : kept) {
            Path place = folder.resolve(file.getFileName().toString().substring("kept-".length()));
            if (!Files.exists(place)) {
                Files.copy(file, place);
            }
            Files.delete(file);
        }
        Files.writeString(progress, afterOne);
        assertThat(run("w.json", plan(2, 20, "greedy", 5)).getFirst()).isEqualTo("going on after round 1");
        assertThat(Files.readString(folder.resolve("w.json")))
                .isEqualTo(Files.readString(folder.resolve("whole.json")));
        assertThat(files()).containsExactly("w.json", "whole.json");
    }

    /** What was played before is not played again, and what is learned is the same. */
    @ParameterizedTest
    @CsvSource({"0, 130", "0, 420", "4, 130", "4, 420"})
    void killedInTheMiddleOfARoundItOnlyPlaysTheRest(int units, int last) throws IOException {
        Tuning.Plan plan = new Tuning.Plan(
                tables(5), List.of(), 2, 300, "greedy", null, Tuning.Training.of(units), 0.7, 0.1, 1, 10, "by a test");
        int all = matches(plan, "whole.json", Integer.MAX_VALUE);
        assertThatThrownBy(() -> matches(plan, "w.json", last)).rootCause().isInstanceOf(Interruption.class);
        assertThat(matches(plan, "w.json", Integer.MAX_VALUE)).isLessThan(all - last + 150);
        assertThat(Files.readString(folder.resolve("w.json")))
                .isEqualTo(Files.readString(folder.resolve("whole.json")));
        assertThat(files()).containsExactly("w.json", "whole.json");
    }

    /** Runs and counts the matches that are begun; the last one fails. */
    private int matches(Tuning.Plan plan, String file, int last) {
        AtomicInteger begun = new AtomicInteger();
        Game counted = Altered.game(GAME, Map.of("start", (game, args) -> {
            if (begun.incrementAndGet() == last) {
                throw new Interruption();
            }
            return ((Game) game).start((Setup) args[0]);
        }));
        new Tuning(counted, plan, folder.resolve(file), 1).run(NONE, line -> {});
        return begun.get();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void tellsHowMuchOfWhatIsLeftToPlayWasPlayed(int units) {
        Tuning.Plan plan = new Tuning.Plan(
                tables(5), List.of(), 2, 190, "greedy", null, Tuning.Training.of(units), 0.7, 0.1, 1, 10, "by a test");
        List<Double> whole = new ArrayList<>();
        assertThatThrownBy(() -> new Tuning(GAME, plan, folder.resolve("w.json"), 1)
                        .run(
                                NONE,
                                line -> {
                                    throw new Interruption();
                                },
                                whole::add))
                .isInstanceOf(Interruption.class);
        assertThat(whole).containsExactly(100 / 400.0, 190 / 400.0);
        List<Double> rest = new ArrayList<>();
        new Tuning(GAME, plan, folder.resolve("w.json"), 1).run(NONE, line -> {}, rest::add);
        assertThat(rest).startsWith(100 / 200.0, 190 / 200.0).endsWith(1.0);
    }

    @Test
    void moreRoundsThanBeforeAreNoOtherTuning() throws IOException {
        interrupted("w.json", plan(2, 20, "greedy", 5), 1);
        assertThat(run("w.json", plan(3, 20, "greedy", 5))).hasSize(4);
        assertThat(files()).containsExactly("w.json");
    }

    @Test
    void otherOptionsAreRefused() throws IOException {
        interrupted("w.json", plan(3, 20, "greedy", 5), 1);
        List<String> before = files();
        for (Tuning.Plan other : List.of(
                plan(3, 21, "greedy", 5),
                plan(3, 20, "search:5", 5),
                plan(3, 20, "greedy", 6),
                planOfNetwork(3, 20, 4))) {
            assertThatThrownBy(() -> run("w.json", other))
                    .isInstanceOf(Refusal.class)
                    .hasMessage(folder.resolve("w.json.progress.json")
                            + " belongs to a tuning with other options; remove it or use another file");
        }
        assertThat(files()).isEqualTo(before);
    }

    /** What has seen ten matches beats what has seen nothing, but not what has seen a hundred. */
    @Test
    void isKeptOnlyIfItBeatsAllOlderOnesToo() throws IOException {
        Path strong = folder.resolve("strong.json");
        assertThat(roundOfOases(strong, List.of(), 100)).endsWith(": the best so far");
        assertThat(roundOfOases(folder.resolve("alone.json"), List.of(), 10)).endsWith(": the best so far");
        assertThat(roundOfOases(folder.resolve("w.json"), List.of(strong), 10))
                .matches(".* of the best before, won .*, but .* of an older one, won .*");
        assertThat(files()).containsExactly("alone.json", "strong.json", "w.json");
        assertThat(Bots.weightsIn(new Oases(), folder.resolve("w.json").toString())
                        .of(0, 0))
                .isZero();
    }

    private static String roundOfOases(Path out, List<Path> against, int matches) {
        Game oases = new Oases();
        List<Setup> table = List.of(Setup.of(oases, 2, Map.of(), 0));
        List<String> told = new ArrayList<>();
        new Tuning(
                        oases,
                        new Tuning.Plan(
                                table, against, 1, matches, "greedy", null, Tuning.Training.NONE, 0.7, 0.1, 1, 40, ""),
                        out,
                        1)
                .run(Weights.none(oases.knowledge()), told::add);
        return told.getFirst();
    }

    @Test
    void olderWeightsThatAreBrokenOrWrittenOverAreRefused() throws IOException {
        Path file = folder.resolve("w.json");
        Tuning.Plan plan = new Tuning.Plan(
                tables(0), List.of(file), 1, 1, "greedy", null, Tuning.Training.NONE, 0.7, 0.1, 1, 1, "");
        Tuning tuning = new Tuning(GAME, plan, file, 1);
        assertThatThrownBy(tuning::check).isInstanceOf(Refusal.class).hasMessageContaining(file + " cannot be read");
        Files.writeString(file, Json.pretty(NONE.json(GAME.knowledge(), "", "")));
        assertThatThrownBy(tuning::check)
                .isInstanceOf(Refusal.class)
                .hasMessage("--against names the file that --out writes: " + file);
    }

    @Test
    void learnsFromSeveralTablesInTurn() throws IOException {
        List<Setup> tables = List.of(Setup.of(GAME, 2, Map.of(), 0), Setup.of(GAME, 3, Map.of("prize", "shown"), 0));
        run(
                "mixed.json",
                new Tuning.Plan(
                        tables,
                        List.of(),
                        1,
                        20,
                        "greedy",
                        null,
                        Tuning.Training.NONE,
                        0.7,
                        0.1,
                        1,
                        10,
                        "./ceiba tune pebbles"));
        run("two.json", plan(1, 20, "greedy", 0));
        assertThat(Files.readString(folder.resolve("mixed.json")))
                .isNotEqualTo(Files.readString(folder.resolve("two.json")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "search:0", "search:1s", "search", "master", "greedy@file"})
    void onlyGreedyAndSearchByIterationsLearn(String player) {
        assertThatThrownBy(() -> new Tuning(GAME, plan(1, 1, player, 0), folder.resolve("w"), 1).check())
                .isInstanceOf(Refusal.class)
                .hasMessage("--player takes 'greedy' or 'search:ITERATIONS', not '" + player + "'");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1, 1, 1, 1",
        "1, 0, 1, 1, 1, 1",
        "1, 1, 0, 1, 1, 1",
        "1, 1, 1, -1, 1, 1",
        "1, 1, 1, 1, -1, 1",
        "1, 1, 1, 1, 1, 0",
        "1, 1, 1, NaN, 1, 1"
    })
    void numbersThatMakeNoSenseAreRefused(
            int rounds, int matches, int check, double temperature, double noise, double ridge) {
        Tuning.Plan plan = new Tuning.Plan(
                tables(0),
                List.of(),
                rounds,
                matches,
                "greedy",
                null,
                Tuning.Training.NONE,
                temperature,
                noise,
                ridge,
                check,
                "./ceiba tune");
        assertThatThrownBy(() -> new Tuning(GAME, plan, folder.resolve("w"), 1).check())
                .isInstanceOf(Refusal.class)
                .hasMessageContaining(" take");
    }

    @Test
    void noiseAndTemperatureGrowWithTheScaleOfAGame() throws IOException {
        Worth points = GAME.knowledge().worth();
        Game fine = Altered.game(GAME, Map.of("worth", (knowledge, args) -> scaled(points, 20)));
        Game coarse = Altered.game(GAME, Map.of("worth", (knowledge, args) -> scaled(points, 2000)));
        new Tuning(fine, plan(1, 20, "greedy", 0), folder.resolve("fine.json"), 1).run(NONE, line -> {});
        new Tuning(coarse, plan(1, 20, "greedy", 0), folder.resolve("coarse.json"), 1).run(NONE, line -> {});
        run("usual.json", plan(1, 20, "greedy", 0));
        assertThat(Files.readString(folder.resolve("fine.json")))
                .isEqualTo(Files.readString(folder.resolve("usual.json")))
                .isNotEqualTo(Files.readString(folder.resolve("coarse.json")));
    }

    private static Worth scaled(Worth worth, double scale) {
        return new Worth() {
            @Override
            public double reached(Position position, int seat) {
                return worth.reached(position, seat);
            }

            @Override
            public double glance(Position position, int seat, Expected expected) {
                return worth.glance(position, seat, expected);
            }

            @Override
            public void all(Position position, Expected expected, double[] into) {
                worth.all(position, expected, into);
            }

            @Override
            public double scale() {
                return scale;
            }
        };
    }

    /** Partners share all prizes of a deal, however they play, so that tables can only be equal. */
    @Test
    void partnersAreComparedTableAgainstTable() {
        Game together = Partners.game();
        List<String> told = new ArrayList<>();
        new Tuning(together, plan(2, 40, "greedy", 0), folder.resolve("w.json"), 1)
                .run(Weights.none(together.knowledge()), told::add);
        assertThat(told)
                .hasSize(3)
                .allMatch(line ->
                        line.matches(".*on held-out seeds:? (\\d\\.\\d) against \\1 of the .*, won [\\d.]+ %.*"))
                .noneMatch(line -> line.endsWith("the best so far"));
    }
}
