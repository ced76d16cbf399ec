package ceiba.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.app.process.ServerProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the administrator's token comes from. */
class AdministratorTokenTest {

    private static final Pattern LINE =
            Pattern.compile("Its administrator is at (http://127\\.0\\.0\\.1:\\d+/)admin(?:#(\\w+))?");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aFreshOneIsPrintedAfterTheHash() throws Exception {
        started(Map.of(), line -> {
            assertThat(line.group(2)).hasSizeGreaterThanOrEqualTo(20);
            assertThat(status(line.group(1), line.group(2))).isEqualTo(200);
            assertThat(status(line.group(1), line.group(2) + "x")).isEqualTo(401);
        });
    }

    @Test
    void oneThatIsGivenIsNotPrinted() throws Exception {
        Path file = Files.writeString(folder.resolve("token"), "a-token-in-a-file-of-mine\n");
        started(Map.of("CEIBA_ADMIN_TOKEN_FILE", file.toString()), line -> {
            assertThat(line.group(2)).isNull();
            assertThat(status(line.group(1), "a-token-in-a-file-of-mine")).isEqualTo(200);
        });
    }

    private interface Look {
        void at(Matcher line) throws Exception;
    }

    private void started(Map<String, String> environment, Look look) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(ServerProcess.command(
                        "serve", "--port", "0", "--data", folder.resolve("data").toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        Process process = builder.start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).startsWith("Ceiba is at ");
            Matcher line = LINE.matcher(String.valueOf(out.readLine()));
            assertThat(line.matches()).isTrue();
            look.at(line);
        } finally {
            process.destroyForcibly().onExit().join();
        }
    }

    private static int status(String server, String token) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(server + "api/admin"))
                                .header("X-Ceiba-Administrator", token)
                                .build(),
                        BodyHandlers.discarding())
                .statusCode();
    }
}
