package ceiba.app;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.Server;
import ceiba.server.Settings;
import ceiba.server.limit.Limits;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A server that runs for a moment and is visited as a first guest would, so that the JVM can note what it loads and keep it in
 * a cache for quick starts.
 */
final class Rehearsal {

    private static final int CHOICES = 40;
    private static final Pattern ASSET = Pattern.compile("\"(/assets/[^\"]+)\"");

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String address;
    private String token = "";

    private Rehearsal(String address) {
        this.address = address;
    }

    /** Runs it from the opening of the doors to their closing; how many choices were made. */
    static int run() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("ceiba-rehearsal");
        try (Server server = Server.start(Settings.in(data).with(Limits.OFF))) {
            return new Rehearsal("http://127.0.0.1:" + server.port()).visit();
        } finally {
            delete(data);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private int visit() throws IOException, InterruptedException {
        String page = get("/");
        for (MatchResult asset : ASSET.matcher(page).results().toList()) {
            get(asset.group(1));
        }
        get("/health");
        for (Node game : Json.parse(get("/api/games")).items()) {
            get("/api/games/" + game.get("id").text() + "/texts/en");
        }
        token = Json.parse(post("/api/guests", "{}")).get("token").text();
        get("/api/tables");
        int made = 0;
        for (Node game : Json.parse(get("/api/games")).items()) {
            made += play(game.get("id").text());
        }
        return made;
    }

    /** The first choices of a match against bots. */
    private int play(String game) throws IOException, InterruptedException {
        Object wish = Json.object("game", game, "seats", List.of("me", "bot:novice"));
        String match = "/api/matches/"
                + Json.parse(post("/api/tables", Json.compact(wish))).get("id").text();
        get(match);
        int made = 0;
        try (Stream<String> lines = http.send(request(match + "/stream").build(), BodyHandlers.ofLines())
                .body()) {
            Iterator<String> events =
                    lines.filter(line -> line.startsWith("data: {\"id\"")).iterator();
            while (made < CHOICES && events.hasNext()) {
                Node state = Json.parse(events.next().substring("data: ".length()));
                if (state.get("status").text().equals("over")) {
                    break;
                }
                List<Node> choices = state.get("choices").items();
                if (!choices.isEmpty()) {
                    long seq = state.get("seq").whole(0, Json.MAX_WHOLE);
                    String words = choices.getFirst().get("words").text();
                    post(match + "/choices", Json.compact(Json.object("seq", seq, "choice", words, "key", "k" + seq)));
                    made++;
                }
            }
        }
        return made;
    }

    private String get(String path) throws IOException, InterruptedException {
        return http.send(request(path).build(), BodyHandlers.ofString()).body();
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return http.send(request, BodyHandlers.ofString()).body();
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }
}
