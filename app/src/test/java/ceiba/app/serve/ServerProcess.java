package ceiba.app.serve;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A real server: {@code ceiba serve} in a process of its own, on a free port. */
final class ServerProcess implements AutoCloseable {

    private static final Pattern READY = Pattern.compile("Ceiba is at (http://127\\.0\\.0\\.1:\\d+)/");

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** Starts a server on a data folder and waits until it says that it is ready. */
    static ServerProcess start(Path data) {
        try {
            Process process = new ProcessBuilder(
                            command("serve", "--port", "0", "--data", data.toString(), "--limits", "off"))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
            String line = String.valueOf(out.readLine());
            Matcher ready = READY.matcher(line);
            if (!ready.matches()) {
                process.destroyForcibly();
                throw new IllegalStateException("the server did not start: " + line);
            }
            return new ServerProcess(process, ready.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The command line of {@code ceiba} from the test's own class path, for a process that runs anywhere. */
    static List<String> command(String... args) {
        List<String> classPath = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            classPath.add(Path.of(part).toAbsolutePath().toString());
        }
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(
                java,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1", // it lives for a moment only
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                String.join(File.pathSeparator, classPath),
                "ceiba.app.Main"));
        command.addAll(List.of(args));
        return command;
    }

    String address() {
        return address;
    }

    /** Ends it in the middle of whatever it does: SIGKILL. */
    void kill() {
        process.destroyForcibly();
        awaitExit(30);
    }

    /** Asks it to stop, with SIGTERM; its exit code. */
    int stop() {
        process.destroy();
        return awaitExit(30);
    }

    private int awaitExit(int seconds) {
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
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
