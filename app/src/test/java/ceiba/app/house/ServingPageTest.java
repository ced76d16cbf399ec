package ceiba.app.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page docs/serving.md and the files in deploy/ name what is there. */
class ServingPageTest {

    private static final Path PROJECT = Path.of("..");

    private static List<String> found(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(PROJECT.resolve(file)))
                .results()
                .map((MatchResult result) -> result.group(1))
                .distinct()
                .toList();
    }

    private static String command() throws IOException {
        StringBuilder sources = new StringBuilder(Files.readString(PROJECT.resolve("ceiba")));
        try (var files = Files.list(PROJECT.resolve("app/src/main/java/ceiba/app"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.append(Files.readString(file));
            }
        }
        return sources.toString();
    }

    @Test
    void everyCommandAndVariableIsOneOfOurs() throws IOException {
        String command = command();
        Path page = Path.of("docs/serving.md");
        List<String> words = found("\\./ceiba ([a-z]+)", page);
        assertThat(words).contains("serve", "backup", "restore", "check", "hostile");
        assertThat(words)
                .allSatisfy(word -> assertThat(command).containsAnyOf("name = \"" + word + "\"", "  " + word + ") "));
        assertThat(found("(CEIBA_\\w+)", page))
                .allSatisfy(name -> assertThat(command
                                + Files.readString(PROJECT.resolve("server/src/main/java/ceiba/server/Logs.java")))
                        .contains(name));
        assertThat(found("(CEIBA_\\w+)=", Path.of("deploy/ceiba@.service")))
                .hasSize(3)
                .allSatisfy(name -> assertThat(command).contains("${env:" + name));
    }

    @Test
    void everyFileItNamesIsThere() throws IOException {
        assertThat(found("\\]\\(\\.\\./(deploy/[^)]+)\\)", Path.of("docs/serving.md")))
                .hasSizeGreaterThanOrEqualTo(4)
                .allSatisfy(name -> assertThat(PROJECT.resolve(name)).isRegularFile());
    }

    @Test
    void everyNginxTellsTheServerWhoCalls() throws IOException {
        for (String name : List.of("deploy/nginx.conf", "deploy/nginx-https.conf")) {
            assertThat(found("proxy_set_header (X-Forwarded-\\w+) ", Path.of(name)))
                    .contains("X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host");
        }
    }
}
