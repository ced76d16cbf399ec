package ceiba.app;

import ceiba.engine.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own, with a data folder that is deleted in the end. */
final class ServerProcess implements AutoCloseable {

    private static final int PATIENCE = 10;

    private final Process process;
    private final Path data;
    private final String address;

    private ServerProcess(Process process, Path data, String address) {
        this.process = process;
        this.data = data;
        this.address = address;
    }

    /** Starts a server without limits on a free port, and waits until it answers. */
    static ServerProcess start(@Nullable String database) throws IOException {
        Path data = Files.createTempDirectory("ceiba-load");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments()); // runs as the launcher runs us
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED", // SQLite's library
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--limits",
                "off",
                "--data",
                data.toString()));
        if (database != null) {
            command.addAll(List.of("--database", database));
        }
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        int at = line == null ? -1 : line.indexOf("http://");
        if (at < 0) {
            process.destroy();
            throw new Refusal("the server did not start: " + line);
        }
        Thread.ofVirtual().start(() -> out.lines().forEach(rest -> {})); // so that it never waits for a reader
        return new ServerProcess(
                process, data, Objects.requireNonNull(line).substring(at).strip());
    }

    String address() {
        return address;
    }

    /** Bytes of memory that the process holds; 0 where the system does not tell. */
    long memory() {
        try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(process.pid()), "status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().completeOnTimeout(process, PATIENCE, TimeUnit.SECONDS).join();
        process.destroyForcibly().onExit().join();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
