package ceiba.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.app.Main;
import ceiba.app.process.ServerProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The server's memory is used up, and not by what can be given back. */
@Timeout(300)
class OutOfMemoryTest {

    private static final int ENDED_BY_ITSELF = 1;

    @TempDir
    private Path folder = Path.of("");

    /** Whoever watches over it starts it anew then: it must not go on without its writer or its sweep. */
    @Test
    void theServerSaysThatItCannotGoOnAndEnds() throws Exception {
        Path said = folder.resolve("said");
        List<String> command = new ArrayList<>(ServerProcess.command());
        command.addAll(1, List.of("-Xmx64m", "-XX:+UseSerialGC"));
        command.set(command.size() - 1, OutOfMemoryTest.class.getName());
        command.add(folder.resolve("data").toString());
        Process server =
                new ProcessBuilder(command).redirectError(said.toFile()).start();
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).startsWith("Ceiba is at ");
            server.outputWriter(StandardCharsets.UTF_8).append('\n').flush();
            assertThat(server.waitFor()).isEqualTo(ENDED_BY_ITSELF);
            assertThat(Files.readString(said)).contains("the server cannot go on: ");
        } finally {
            server.destroyForcibly();
        }
    }

    private static @Nullable Object hoard;

    /** A server in a process of its own, all of whose memory is taken as soon as it is told something. */
    public static void main(String[] data) {
        Thread.ofPlatform().daemon().start(OutOfMemoryTest::hoardWhenTold);
        Main.main(new String[] {"serve", "--port", "0", "--data", data[0]});
    }

    private static void hoardWhenTold() {
        try {
            System.in.read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int size = 1 << 20;
        while (true) {
            try {
                hoard = new Object[] {hoard, new byte[size]};
            } catch (OutOfMemoryError e) {
                size = Math.max(256, size / 2);
            }
        }
    }
}
