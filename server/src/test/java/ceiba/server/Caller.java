package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Somebody who calls a server over HTTP, as a bot would. */
final class Caller {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** What came back. */
    record Reply(int status, String text, HttpResponse<String> response) {

        Node body() {
            return Json.parse(text);
        }

        Node ok() {
            assertThat(status).as(text).isBetween(200, 299);
            return body();
        }

        void refused(int expected, String code) {
            assertThat(status).as(text).isEqualTo(expected);
            assertThat(body().get("error").get("code").text()).isEqualTo(code);
            assertThat(body().get("error").get("message").text()).isNotBlank();
        }
    }

    private final int port;
    private final @Nullable String token;
    private final @Nullable String administrator;
    private int keys;

    private Caller(int port, @Nullable String token) {
        this(port, token, null);
    }

    private Caller(int port, @Nullable String token, @Nullable String administrator) {
        this.port = port;
        this.token = token;
        this.administrator = administrator;
    }

    static Caller stranger(int port) {
        return new Caller(port, null);
    }

    static Caller guest(int port, String name) {
        Node guest = stranger(port).post("/api/guests", "name", name).ok();
        return new Caller(port, guest.get("token").text());
    }

    /** Whoever has this token. */
    static Caller known(int port, String token) {
        return new Caller(port, token);
    }

    /** The administrator of a server. */
    static Caller administrator(Server server) {
        return new Caller(server.port(), null, server.administrator());
    }

    /** The same person at another server or after a restart. */
    Caller at(int otherPort) {
        return new Caller(otherPort, token);
    }

    String key() {
        return "key-" + keys++;
    }

    Reply get(String path) {
        return send("GET", path, null, List.of());
    }

    Reply post(String path, Object... fields) {
        return send("POST", path, Json.compact(Json.object(fields)), List.of("Content-Type", "application/json"));
    }

    Reply put(String path, Object... fields) {
        return send("PUT", path, Json.compact(Json.object(fields)), List.of("Content-Type", "application/json"));
    }

    Reply delete(String path) {
        return send("DELETE", path, null, List.of());
    }

    Reply send(String method, String path, @Nullable String body, List<String> headers) {
        try {
            HttpResponse<String> response = HTTP.send(request(method, path, body, headers), BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body(), response);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpRequest request(String method, String path, @Nullable String body, List<String> headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!headers.isEmpty()) {
            request.headers(headers.toArray(String[]::new));
        }
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        if (administrator != null) {
            request.header("X-Ceiba-Administrator", administrator);
        }
        return request.build();
    }

    /** A table with these seats, and perhaps more fields; its id. */
    String table(String game, List<String> seats, Object... more) {
        Object[] fields = Stream.concat(Stream.of("game", game, "seats", seats), Stream.of(more))
                .toArray();
        return post("/api/tables", fields).ok().get("id").text();
    }

    Node state(String match) {
        return get("/api/matches/" + match).ok();
    }

    /** Makes the first choice there is. */
    Node chooseFirst(String match) {
        Node state = state(match);
        return choose(match, state.get("seq").whole(0, Long.MAX_VALUE), firstChoice(state))
                .ok();
    }

    static String firstChoice(Node state) {
        return state.get("choices").items().getFirst().get("words").text();
    }

    Reply choose(String match, long seq, String words) {
        return choose(match, seq, words, key());
    }

    Reply choose(String match, long seq, String words, String key) {
        return post("/api/matches/" + match + "/choices", "seq", seq, "choice", words, "key", key);
    }

    /** The events of a stream, read as they come. */
    Events stream(String match, String query) {
        try {
            HttpRequest request = request("GET", "/api/matches/" + match + "/stream" + query, null, List.of());
            HttpResponse<Stream<String>> response = HTTP.send(request, BodyHandlers.ofLines());
            assertThat(response.statusCode()).isEqualTo(200);
            return new Events(response.body());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Something that a stream tells. */
    record Event(String name, Node data) {}

    /** An open stream. */
    static final class Events implements AutoCloseable {

        private final Stream<String> lines;
        private final Iterator<String> next;

        Events(Stream<String> lines) {
            this.lines = lines;
            next = lines.iterator();
        }

        /** The data of the next event of that name; waits for it. */
        Node next(String name) {
            Event event = next();
            while (!event.name().equals(name)) {
                event = next();
            }
            return event.data();
        }

        /** The next event; waits for it. */
        Event next() {
            String name = "";
            while (true) {
                String line = next.next();
                if (line.startsWith("event: ")) {
                    name = line.substring("event: ".length());
                } else if (line.startsWith("data: ")) {
                    return new Event(name, Json.parse(line.substring("data: ".length())));
                }
            }
        }

        boolean ended() {
            while (next.hasNext()) {
                next.next();
            }
            return true;
        }

        @Override
        public void close() {
            lines.close();
        }
    }
}
