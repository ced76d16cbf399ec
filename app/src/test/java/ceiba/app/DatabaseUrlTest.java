package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseUrlTest {

    private static final String URL = "postgresql://db/ceiba?user=ceiba";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void thePasswordComesFromTheEnvironmentOrAFile() throws IOException {
        Map<String, String> environment = Map.of("CEIBA_DATABASE_PASSWORD", "p&ss w=rd");
        assertThat(DatabaseUrl.complete(URL, environment::get)).isEqualTo(URL + "&password=p%26ss+w%3Drd");
        assertThat(DatabaseUrl.complete("postgresql://db/ceiba", environment::get))
                .isEqualTo("postgresql://db/ceiba?password=p%26ss+w%3Drd");
        Path file = Files.writeString(folder.resolve("password"), "secret\n");
        Map<String, String> named = Map.of("CEIBA_DATABASE_PASSWORD_FILE", file.toString());
        assertThat(DatabaseUrl.complete(URL, named::get)).isEqualTo(URL + "&password=secret");
    }

    @Test
    void anAddressWithAPasswordOrWithoutAnyStaysAsItIs() {
        Map<String, String> environment = Map.of("CEIBA_DATABASE_PASSWORD", "other");
        String own = URL + "&password=own";
        assertThat(DatabaseUrl.complete(own, environment::get)).isEqualTo(own);
        assertThat(DatabaseUrl.complete(URL, name -> null)).isEqualTo(URL);
        assertThat(DatabaseUrl.complete(null, environment::get)).isNull();
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        Map<String, String> named =
                Map.of("CEIBA_DATABASE_PASSWORD_FILE", folder.resolve("nothing").toString());
        assertThatThrownBy(() -> DatabaseUrl.complete(URL, named::get))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("CEIBA_DATABASE_PASSWORD_FILE");
    }
}
