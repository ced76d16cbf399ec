package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that say what a game did when somebody last looked: a change shows as a difference that a reader can judge. */
public final class Golden {

    /** System property that makes the tests write the files instead of comparing them. */
    public static final String REGENERATE = "ceiba.golden";

    /** Of a module. */
    static final Path FOLDER = Path.of("src", "test", "golden");

    private Golden() {}

    /** Compares a text with the file, or writes it there. */
    public static void check(Path file, String what, String text) {
        String actual = text.replace("\r\n", "\n");
        try {
            if (Boolean.getBoolean(REGENERATE)) {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, actual);
            }
            assertThat(file).as("run ./ceiba golden to make it").exists();
            assertThat(actual)
                    .as("%s: if the change is meant, run ./ceiba golden and look at the difference", what)
                    .isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
