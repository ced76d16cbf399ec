package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The clients in docs/examples, run by Python against the real process; and that process alone. */
@Timeout(300)
class EngineExamplesTest {

    private static final Path EXAMPLES = Path.of("..", "docs", "examples");

    @Test
    void theRandomPlayerPlaysAWholeMatch() throws Exception {
        List<String> lines = run("random_player.py", "--seats", "3", "--seed", "5", "--iterations", "5");
        assertThat(lines).hasSize(4);
        assertThat(lines.getFirst()).isEqualTo("tzolkin, rules 1, 3 seats, seed 5");
        assertThat(lines.get(1)).matches("seat 0 \\(random\\): -?[0-9.]+ points, place [123](, has won)?");
        assertThat(lines.get(3))
                .matches("seat 2 \\(search, 5 iterations\\): -?[0-9.]+ points, place [123](, has won)?");
        assertThat(lines).anyMatch(line -> line.endsWith("place 1, has won"));
    }

    @Test
    void theFeaturesOfAMatchAreWrittenAsATable() throws Exception {
        List<String> lines = run("features.py", "--matches", "1");
        int columns = 4 + EngineClient.GAME.knowledge().features().size();
        assertThat(lines).hasSizeGreaterThan(20);
        assertThat(lines.getFirst()).startsWith("match,moment,seat,final points,");
        assertThat(lines.stream().skip(1).map(row -> row.split(",", -1).length).distinct())
                .containsExactly(columns);
    }

    @Test
    void theProcessEndsWellWithItsInput() throws Exception {
        Process process = new ProcessBuilder(engine("tzolkin")).start();
        try (Writer in = process.outputWriter(StandardCharsets.UTF_8)) {
            in.write("{\"do\": \"new\"}\n{broken\n{\"do\": \"go\", \"millis\": 600000}\n");
        }
        List<String> answers =
                process.inputReader(StandardCharsets.UTF_8).lines().toList();
        assertThat(answers).hasSize(4);
        assertThat(answers.get(2)).startsWith("{\"error\":");
        assertThat(answers.get(3)).startsWith("{\"do\":\"go\",");
        assertThat(process.errorReader(StandardCharsets.UTF_8).lines()).isEmpty();
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void anUnknownGameIsRefused() throws Exception {
        Process process = new ProcessBuilder(engine("chess")).start();
        assertThat(process.inputReader(StandardCharsets.UTF_8).lines()).isEmpty();
        assertThat(process.errorReader(StandardCharsets.UTF_8).lines())
                .singleElement()
                .asString()
                .startsWith("ceiba: unknown game 'chess'");
        assertThat(process.waitFor()).isEqualTo(Main.REFUSED);
    }

    private static List<String> run(String example, String... options) throws Exception {
        List<String> command = new ArrayList<>(List.of("python3", example));
        command.addAll(List.of(options));
        command.addAll(engine("tzolkin"));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(EXAMPLES.toFile()).redirectErrorStream(true);
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new AssertionError(
                    "this test runs " + example + " with python3: install it and put it on the PATH", e);
        }
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.lines().toList();
    }

    /** The command that starts the engine from the test's own class path, in any folder. */
    private static List<String> engine(String game) {
        List<String> classPath = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            classPath.add(Path.of(part).toAbsolutePath().toString());
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(java, "-cp", String.join(File.pathSeparator, classPath), "ceiba.app.Main", "engine", game);
    }
}
