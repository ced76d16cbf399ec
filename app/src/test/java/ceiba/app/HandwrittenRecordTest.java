package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The record in docs/positions.md that somebody wrote by hand. */
class HandwrittenRecordTest {

    private static String block(int number) throws IOException {
        String page = Files.readString(Path.of("..", "docs", "positions.md"));
        String section =
                page.split("\n## Writing down a whole match by hand\n", -1)[1].split("\n## ", -1)[0];
        return section.split("```", -1)[2 * number + 1].strip();
    }

    @Test
    void isRefusedAsThePageSays() throws IOException {
        assertThat("ceiba: " + Run.reading(block(0), "replay", "-").refusal()).isEqualTo(block(1));
    }

    @Test
    void mendedItIsReplayedAndSaysWhatComesNext() throws IOException {
        String mended = block(0).replace("pick palenque 1", "pick palenque 2");
        assertThat(Run.reading(mended, "replay", "-").done().lines())
                .contains("  10  Red: pick palenque 2")
                .contains("The record ends before the match does, after 10 choices.")
                .contains("Red: which action?", "  use 1, use 2, use none");
    }

    @Test
    void theSlightestRecordIsEnough() {
        assertThat(Run.reading("{\"game\": \"tzolkin\", \"seats\": 2, \"choices\": []}", "replay", "-")
                        .done())
                .startsWith(
                        "\nThe record ends before the match does, after 0 choices.\nRed: keep two of the four wealth tiles");
    }
}
