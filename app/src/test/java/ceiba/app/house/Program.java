package ceiba.app.house;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program as a process of its own, with nothing in its environment but what it is given. */
final class Program implements AutoCloseable {

    private static final Pattern READY = Pattern.compile("Ceiba is at http://[^/]*:(\\d+)/");
    private static final int PATIENCE = 30;

    private final HttpClient client = HttpClient.newHttpClient();
    private final Process process;
    private final int port;

    private Program(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** A command that ends by itself: its exit code, and after a space what it wrote, errors included. */
    static String run(Path folder, Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        Process process =
                builder(folder, environment, command).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() + " " + out;
    }

    /** A server, as soon as it is ready. */
    static Program serve(Path folder, Map<String, String> environment, String... command) throws IOException {
        Process process = builder(folder, environment, command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(UTF_8);
        String line = String.valueOf(out.readLine());
        Matcher ready = READY.matcher(line);
        if (!ready.matches()) {
            process.destroyForcibly();
            throw new IllegalStateException("the server did not start: " + line);
        }
        return new Program(process, Integer.parseInt(ready.group(1)));
    }

    private static ProcessBuilder builder(Path folder, Map<String, String> environment, String... command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", System.getenv().getOrDefault("PATH", ""));
        builder.environment().putAll(environment);
        return builder;
    }

    int port() {
        return port;
    }

    /** The page at an address; its status and a space come before it. */
    String get(String path) throws IOException, InterruptedException {
        URI address = URI.create("http://127.0.0.1:" + port + path);
        HttpResponse<String> answer =
                client.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
        return answer.statusCode() + " " + answer.body();
    }

    void stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the server does not end");
        }
    }

    @Override
    public void close() {
        client.close();
        process.destroyForcibly();
    }
}
