package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiskTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatIsWrittenIsForced() throws IOException {
        Path file = folder.resolve("file");
        try (WatchedChannel channel = new WatchedChannel(file)) {
            Disk.write(channel, new byte[] {1, 2, 3});
            assertThat(channel.forced()).isEqualTo(3);
        }
        assertThat(file).hasBinaryContent(new byte[] {1, 2, 3});
    }

    @Test
    void aFileIsReplacedAsAWhole() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "a long text");
        Disk.replace(file, new byte[] {'b'});
        assertThat(file).hasContent("b");
        assertThat(folder).isDirectoryContaining(one -> one.equals(file));
        assertThat(folder.toFile().list()).containsExactly("file");
    }

    @Test
    void aFileThatCannotBeReplacedStaysAsItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "a");
        Files.createDirectory(folder.resolve("file.new"));
        assertThatThrownBy(() -> Disk.replace(file, new byte[] {'b'})).isInstanceOf(IOException.class);
        assertThat(file).hasContent("a");
    }
}
