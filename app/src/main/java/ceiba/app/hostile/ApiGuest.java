package ceiba.app.hostile;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A guest of a server that may be another process, at another address, from one call to the next. */
public final class ApiGuest {

    /** The connection broke before the answer came. */
    public static final class Lost extends Exception {
        Lost(Throwable cause) {
            super(cause);
        }
    }

    /**
     * An answer.
     *
     * @param retryAfter in how many seconds to try again, if it says so
     */
    public record Reply(int status, String text, Optional<String> retryAfter) {

        public Node body() {
            return Json.parse(text);
        }

        public boolean ok() {
            return status / 100 == 2;
        }

        public Node expectOk() {
            if (!ok()) {
                throw new Broken("refused with " + status + ": " + text);
            }
            return body();
        }
    }

    static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Supplier<String> address;
    private final String token;

    private ApiGuest(Supplier<String> address, String token) {
        this.address = address;
        this.token = token;
    }

    /** Becomes a guest of the server that is at the address now. */
    public static ApiGuest named(String name, Supplier<String> address) throws Lost {
        ApiGuest nobody = new ApiGuest(address, "");
        Node guest = nobody.post("/api/guests", Json.compact(Json.object("name", name)))
                .expectOk();
        return new ApiGuest(address, guest.get("token").text());
    }

    public Reply get(String path) throws Lost {
        return send(request(path).GET().timeout(PATIENCE).build());
    }

    /** Any call, with a body unless it is null. */
    Reply call(String method, String path, @Nullable String body) throws Lost {
        return send(request(path)
                .header("Content-Type", "application/json")
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .timeout(PATIENCE)
                .build());
    }

    /** The same person at another server. */
    ApiGuest at(Supplier<String> elsewhere) {
        return new ApiGuest(elsewhere, token);
    }

    /** Somebody without a token. */
    static ApiGuest stranger(Supplier<String> address) {
        return new ApiGuest(address, "");
    }

    /** Sets up a table; its id. */
    String table(String game, List<String> seats) throws Lost {
        return askForTable(game, seats).expectOk().get("id").text();
    }

    Reply askForTable(String game, List<String> seats) throws Lost {
        return post("/api/tables", Json.compact(Json.object("game", game, "seats", seats)));
    }

    public Reply post(String path, String body) throws Lost {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .timeout(PATIENCE)
                .build());
    }

    /** The states of a match, as they come; an iterator over them breaks with the connection. */
    public Stream<Node> states(String match, long since) throws Lost {
        return lines("/api/matches/" + match + "/stream?slim=true&since=" + since)
                .filter(line -> line.startsWith("data: "))
                .map(line -> Json.parse(line.substring("data: ".length())));
    }

    private Stream<String> lines(String path) throws Lost {
        try {
            HttpResponse<Stream<String>> response = HTTP.send(request(path).build(), BodyHandlers.ofLines());
            if (response.statusCode() != 200) {
                throw new Broken("refused with " + response.statusCode() + ": " + path);
            }
            return response.body();
        } catch (IOException e) {
            throw new Lost(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address.get() + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private static Reply send(HttpRequest request) throws Lost {
        try {
            HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
            return new Reply(
                    response.statusCode(), response.body(), response.headers().firstValue("Retry-After"));
        } catch (HttpTimeoutException e) {
            throw new Broken("no answer to " + request, e);
        } catch (IOException e) {
            throw new Lost(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
