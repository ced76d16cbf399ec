package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** docs/engine-protocol.md is one session: what the client sends in it gets the answers that are printed there. */
@Timeout(300)
class EngineProtocolPageTest {

    private static final Path PAGE = Path.of("..", "docs", "engine-protocol.md");

    @Test
    void thePageTellsTheTruth() throws Exception {
        List<String> lines = java.nio.file.Files.readAllLines(PAGE);
        EngineClient engine = new EngineClient();
        for (String line : lines) {
            if (line.startsWith("> ")) {
                engine.sendRaw(line.substring(2));
            } else if (line.startsWith("< ")) {
                compare(engine.readLine(), line.substring(2));
            }
        }
        assertThat(engine.ending()).isEqualTo("ended");
        assertThat(engine.nothingMoreToRead()).isTrue();
    }

    @Test
    void thePageShowsEveryRequest() throws Exception {
        String page = java.nio.file.Files.readString(PAGE);
        try (EngineClient engine = new EngineClient()) {
            for (Node request : engine.read().get("requests").items()) {
                assertThat(page).contains("> {\"do\": \"" + request.text() + "\"");
            }
        }
    }

    /** What a bot thinks changes with its weights; all else is as printed, except where it was cut. */
    private static void compare(String answer, String printed) {
        if (printed.matches(".*\"do\":\"(go|hint)\".*")) {
            assertThat(Json.parse(answer).fields())
                    .extracting(Node::name)
                    .isEqualTo(Json.parse(printed).fields().stream()
                            .map(Node::name)
                            .toList());
        } else {
            String pattern = Arrays.stream(printed.split("\\.\\.\\.", -1))
                    .map(Pattern::quote)
                    .collect(Collectors.joining(".*"));
            assertThat(answer).matches(pattern);
        }
    }
}
