package ceiba.app.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./ceiba dev} puts the client's folder before the jar: a server shows what lies in it, as it is at that moment. */
@Timeout(120)
class ClientInAFolderTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyChangeIsSeenAtOnce() throws Exception {
        Path page = Files.createDirectories(folder.resolve("client/web")).resolve("index.html");
        Files.writeString(page, "one");
        try (Program server = Program.serve(
                Path.of("."),
                Map.of(),
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                folder.resolve("client") + File.pathSeparator + System.getProperty("java.class.path"),
                "ceiba.app.Main",
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("data").toString())) {
            assertThat(server.get("/")).isEqualTo("200 one");
            Files.writeString(page, "another");
            assertThat(server.get("/")).isEqualTo("200 another");
            server.stop();
        }
    }
}
