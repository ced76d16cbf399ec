package ceiba.app.serve;

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
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A guest of a server that may be another process, at another address, from one call to the next. */
final class ApiGuest {

    /** The connection broke before the answer came. */
    static final class Lost extends Exception {
        Lost(Throwable cause) {
            super(cause);
        }
    }

    /** An answer. */
    record Reply(int status, String text) {

        Node body() {
            return Json.parse(text);
        }

        boolean ok() {
            return status / 100 == 2;
        }

        Node expectOk() {
            if (!ok()) {
                throw new AssertionError("refused with " + status + ": " + text);
            }
            return body();
        }
    }

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Supplier<String> address;
    private final String token;

    private ApiGuest(Supplier<String> address, String token) {
        this.address = address;
        this.token = token;
    }

    /** Becomes a guest of the server that is at the address now. */
    static ApiGuest named(String name, Supplier<String> address) throws Lost {
        ApiGuest nobody = new ApiGuest(address, "");
        Node guest = nobody.post("/api/guests", Json.compact(Json.object("name", name)))
                .expectOk();
        return new ApiGuest(address, guest.get("token").text());
    }

    Reply get(String path) throws Lost {
        return send(request(path).GET().timeout(PATIENCE).build());
    }

    Reply post(String path, String body) throws Lost {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .timeout(PATIENCE)
                .build());
    }

    /** The states of a match, as they come; an iterator over them breaks with the connection. */
    Stream<Node> states(String match, long since) throws Lost {
        return lines("/api/matches/" + match + "/stream?slim=true&since=" + since)
                .filter(line -> line.startsWith("data: "))
                .map(line -> Json.parse(line.substring("data: ".length())));
    }

    private Stream<String> lines(String path) throws Lost {
        try {
            HttpResponse<Stream<String>> response = HTTP.send(request(path).build(), BodyHandlers.ofLines());
            if (response.statusCode() != 200) {
                throw new AssertionError("refused with " + response.statusCode() + ": " + path);
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
            return new Reply(response.statusCode(), response.body());
        } catch (HttpTimeoutException e) {
            throw new AssertionError("no answer to " + request, e);
        } catch (IOException e) {
            throw new Lost(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
