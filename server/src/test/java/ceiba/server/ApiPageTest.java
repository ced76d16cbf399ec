package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page docs/bot-api.md, the description at /api and the server name the same calls. */
class ApiPageTest {

    private static final Pattern CALL = Pattern.compile("^\\| `(GET|POST|PUT|DELETE) (/[^?` ]*)", Pattern.MULTILINE);

    @Test
    void everyCallIsOnThePageAndInTheDescription() throws IOException {
        Set<String> onThePage = new TreeSet<>();
        Matcher call = CALL.matcher(Files.readString(Path.of("../docs/bot-api.md")));
        while (call.find()) {
            onThePage.add(call.group(1) + " " + call.group(2));
        }
        Set<String> described = new TreeSet<>();
        try (Server server = Server.start(Backend.SQLITE.fresh())) {
            Node api = Caller.stranger(server.port()).get("/api").ok();
            assertThat(api.get("openapi").text()).startsWith("3.1");
            for (Node path : api.get("paths").fields()) {
                for (Node method : path.fields()) {
                    String name = method.name().toUpperCase(java.util.Locale.ROOT);
                    described.add(name + " " + path.path().substring("paths.".length()));
                    assertThat(method.get("summary").text()).isNotBlank();
                }
            }
        }
        assertThat(described).isEqualTo(onThePage);
    }
}
