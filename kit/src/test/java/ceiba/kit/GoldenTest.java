package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Golden files are compared, or written when that is asked for. */
@Isolated("a setting of the whole process is changed")
class GoldenTest {

    @TempDir
    private Path folder = Path.of("");

    private boolean regenerating;

    @BeforeEach
    void compare() {
        regenerating = Boolean.getBoolean(Golden.REGENERATE);
        System.clearProperty(Golden.REGENERATE);
    }

    @AfterEach
    void restore() {
        System.setProperty(Golden.REGENERATE, String.valueOf(regenerating));
    }

    @Test
    void sameTextPassesWhateverItsLineEnds() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "one\ntwo\n");
        Golden.check(file, "a", "one\r\ntwo\r\n");
        assertThat(file).hasContent("one\ntwo\n");
    }

    @Test
    void differenceFailsWithAHintAndLeavesTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "one\n");
        assertThatThrownBy(() -> Golden.check(file, "pebbles, a.txt", "two\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("pebbles, a.txt", "./ceiba golden", "one", "two");
        assertThat(file).hasContent("one\n");
    }

    @Test
    void missingFileFailsWithAHint() {
        assertThatThrownBy(() -> Golden.check(folder.resolve("none.txt"), "none", "text"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("./ceiba golden");
    }

    @Test
    void regeneratingWritesTheFileAndItsFolder() {
        System.setProperty(Golden.REGENERATE, "true");
        Path file = folder.resolve("new").resolve("a.txt");
        Golden.check(file, "a", "one\r\n");
        Golden.check(file, "a", "two\r\n");
        assertThat(file).hasContent("two\n");
    }
}
