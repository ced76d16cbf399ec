package ceiba.app.process;

import ceiba.engine.Refusal;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A real server: {@code ceiba serve} in a process of its own, on a free port of this machine. */
public final class ServerProcess implements AutoCloseable {

    private static final Pattern READY = Pattern.compile("Ceiba is at (http://127\\.0\\.0\\.1:\\d+)/");
    private static final int PATIENCE = 30;

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** Starts a server on a data folder, with more options of {@code serve}, and waits until it says that it is ready. */
    public static ServerProcess start(Path data, String... options) {
        return start(List.of(), data, options);
    }

    /** The same, its command line behind some other words: those of a program that starts programs. */
    public static ServerProcess start(List<String> before, Path data, String... options) {
        List<String> command = new ArrayList<>(before);
        command.addAll(command("serve", "--port", "0", "--data", data.toString()));
        command.addAll(List.of(options));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly)); // it does not outlive us
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            String line = String.valueOf(out.readLine());
            Matcher ready = READY.matcher(line);
            if (!ready.matches()) {
                process.destroyForcibly();
                throw new Refusal("the server did not start: " + line);
            }
            Thread.ofVirtual().start(() -> out.lines().forEach(rest -> {})); // so that it never waits for a reader
            return new ServerProcess(process, ready.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The command line of {@code ceiba} as we run ourselves, for a process that runs anywhere. */
    public static List<String> command(String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED", // SQLite's library
                "-cp",
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                        .map(part -> Path.of(part).toAbsolutePath().toString())
                        .collect(Collectors.joining(File.pathSeparator)),
                "ceiba.app.Main"));
        command.addAll(List.of(args));
        return command;
    }

    public String address() {
        return address;
    }

    public boolean alive() {
        return process.isAlive();
    }

    /** Bytes of memory that the process holds; 0 where the system does not tell. */
    public long memory() {
        try (Stream<String> lines = Files.lines(Path.of("/proc", String.valueOf(process.pid()), "status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }

    /** Ends it in the middle of whatever it does: SIGKILL. */
    public void kill() {
        process.destroyForcibly();
        awaitExit();
    }

    /** Asks it to stop, with SIGTERM; its exit code. */
    public int stop() {
        process.destroy();
        return awaitExit();
    }

    private int awaitExit() {
        try {
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the server does not end");
            }
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
