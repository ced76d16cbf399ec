package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LessonsCommandTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void lessonsOfTzolkinArePlayedAndLearnedFrom() throws IOException {
        Path lessons = folder.resolve("lessons");
        String words = "lessons tzolkin --player greedy --seats 2 --matches 8 --threads 1 --out " + lessons;
        assertThat(Run.of(words.split(" ")).done()).contains("8 lessons are in " + lessons);
        assertThat(Files.readAllLines(lessons)).hasSize(9);
        Path out = folder.resolve("w.json");
        String tune = "tune tzolkin --seats 2 --check 2 --threads 1 --lessons " + lessons + " --out " + out;
        assertThat(Run.of(tune.split(" ")).done()).contains("8 lessons, ", "on held-out seeds ", "in " + out);
        assertThat(out).exists();
    }

    @Test
    void whoPlaysAndWhereTheyGoIsChecked() {
        String words = "lessons tzolkin --matches 1 --out " + folder.resolve("lessons") + " --player ";
        assertThat(Run.of((words + "master").split(" ")).refusal()).contains("--player takes");
        assertThat(Run.of("lessons", "tzolkin", "--out", folder.toString()).refusal())
                .contains("--out takes a file");
    }
}
