package ceiba.app.house;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The folder that {@code ./ceiba runtime} makes runs the program by itself; it is what lies in the container, too. */
@Timeout(300)
class RuntimeIT {

    @TempDir
    private static Path folder = Path.of("");

    private static Path runtime = Path.of("");
    private static String program = "";

    @BeforeAll
    static void makeIt() throws Exception {
        runtime = folder.resolve("runtime");
        program = runtime.resolve("bin/ceiba").toString();
        Map<String, String> environment = Map.of("JAVA_HOME", System.getProperty("java.home"));
        String launcher = Path.of("..", "ceiba").toAbsolutePath().normalize().toString();
        assertThat(Program.run(folder, environment, launcher, "runtime", "runtime"))
                .startsWith("0 ");
    }

    @Test
    void knowsAllGames() throws Exception {
        assertThat(Program.run(folder, Map.of(), program, "games"))
                .contains(Games.all().stream().map(Game::id).toList());
    }

    @Test
    void servesWithWhatTheEnvironmentSays() throws Exception {
        Path data = folder.resolve("data");
        Map<String, String> environment =
                Map.of("CEIBA_PORT", "0", "CEIBA_HOST", "0.0.0.0", "CEIBA_DATA", data.toString());
        try (Program server = Program.serve(folder, environment, program, "serve")) {
            assertThat(server.get("/health")).startsWith("200 ").contains("up");
            assertThat(server.get("/")).startsWith("200 ").contains("<html");
            assertThat(data.resolve("ceiba.db")).exists();
            assertThat(health(server.port())).startsWith("0 ");
            server.stop();
            assertThat(health(server.port())).doesNotStartWith("0 ");
        }
    }

    /** What the container's health check says about a port. */
    private static String health(int port) throws Exception {
        String check = Dockerfile.read().only("HEALTHCHECK").replaceFirst(".*? CMD ", "");
        return Program.run(folder, Map.of("CEIBA_PORT", String.valueOf(port)), "sh", "-c", check);
    }

    @Test
    void anOptionGoesBeforeTheEnvironment() throws Exception {
        Map<String, String> environment = Map.of("CEIBA_PORT", "none", "CEIBA_DATABASE", "mysql://localhost/ceiba");
        assertThat(Program.run(folder, environment, program, "serve")).contains("'none' is not an int");
        assertThat(Program.run(folder, environment, program, "serve", "--port", "0"))
                .startsWith("2 ")
                .contains("--database takes the address of a PostgreSQL");
        assertThat(Program.run(folder, Map.of(), program, "serve", "--help")).contains("default: .ceiba/server");
    }

    @Test
    void theCacheFits() throws Exception {
        Path jar = runtime.resolve("lib/ceiba.jar");
        Path cache = runtime.resolve("lib/ceiba.aot");
        assertThat(Files.size(cache)).isPositive();
        List<String> script = Files.readAllLines(Path.of(program));
        assertThat(script).anyMatch(line -> line.contains("-XX:AOTCache=\"$folder/lib/ceiba.aot\""));
        // In this mode the JVM does not start with a cache that it cannot use.
        assertThat(Program.run(
                        folder,
                        Map.of(),
                        runtime.resolve("bin/java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:AOTMode=on",
                        "-XX:AOTCache=" + cache,
                        "-jar",
                        jar.toString(),
                        "--version"))
                .startsWith("0 ceiba ");
    }
}
