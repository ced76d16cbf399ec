package ceiba.app.house;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Games;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game is a folder under {@code games/} and its two lines in {@code games/pom.xml}. */
class GamesListTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> FOLDERS = folders();

    @Test
    void everyFolderIsAModuleAndADependencyOfAllGames() throws IOException {
        String pom = Files.readString(ROOT.resolve("games/pom.xml"));
        assertThat(named(pom, "<module>(.+?)</module>"))
                .as("the modules in games/pom.xml")
                .containsExactlyElementsOf(FOLDERS);
        assertThat(named(pom, "<dependency>.*?<artifactId>(.+?)</artifactId>"))
                .as("the dependencies in games/pom.xml")
                .containsExactlyElementsOf(FOLDERS);
    }

    @Test
    void everyFolderIsInTheProgramUnderItsName() {
        assertThat(Games.all()).map(Game::id).containsExactlyElementsOf(FOLDERS);
    }

    @Test
    void noOtherModuleNamesAGame() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            List<Path> poms = Stream.concat(Stream.of(ROOT), folders)
                    .filter(folder -> !folder.endsWith("games"))
                    .map(folder -> folder.resolve("pom.xml"))
                    .filter(Files::exists)
                    .toList();
            assertThat(poms).contains(ROOT.resolve("pom.xml"), ROOT.resolve("app/pom.xml"));
            for (Path pom : poms) {
                assertThat(named(Files.readString(pom), "<artifactId>(.+?)</artifactId>"))
                        .as(pom.toString())
                        .doesNotContainAnyElementsOf(FOLDERS);
            }
        }
    }

    private static List<String> folders() {
        try (Stream<Path> folders = Files.list(ROOT.resolve("games"))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> named(String pom, String tag) {
        return Pattern.compile(tag)
                .matcher(pom)
                .results()
                .map(result -> result.group(1))
                .toList();
    }
}
