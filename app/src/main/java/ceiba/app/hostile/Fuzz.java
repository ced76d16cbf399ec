package ceiba.app.hostile;

import ceiba.app.process.ServerProcess;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Nonsense for every call that the server describes: of the right shape, of nearly the right shape and of none, and bytes that
 * are no HTTP at all. Each call is answered as it is described, and never with a mistake of the server's.
 */
final class Fuzz implements Attack {

    private static final List<Object> ODD = List.of(
            "",
            " ",
            "me",
            "open",
            "bot:master",
            "null",
            "\u0000",
            "\ud83d\ude00",
            "a".repeat(5000),
            "../../etc/passwd",
            "' OR 1=1 --",
            "<script>",
            -1,
            0,
            1,
            7,
            Integer.MAX_VALUE,
            Long.MAX_VALUE,
            1e308,
            0.5,
            true,
            false,
            List.of(),
            List.of(List.of(List.of())),
            Map.of(),
            Map.of("a", Map.of("b", 1)));

    /** What ends the guest, or its token, if it is deleted. */
    private static final Set<String> ENDING = Set.of("/api/me", "/api/me/tokens");

    private Random random = new Random();
    private List<String> known = List.of();

    @Override
    public Map<String, Object> run(Field field) throws Exception {
        random = field.random();
        String given = field.server();
        if (given != null) {
            return attack(given, field.end());
        }
        try (ServerProcess server = field.start("--limits", "off")) {
            Map<String, Object> done = attack(server.address(), field.end());
            Broken.unless(server.alive(), "the server has ended");
            return done;
        }
    }

    private Map<String, Object> attack(String server, long end) throws Exception {
        ApiGuest guest = ApiGuest.named("Nonsense", () -> server);
        ApiGuest stranger = ApiGuest.stranger(() -> server);
        known = List.of(
                guest.table(Games.all().getFirst().id(), List.of("me", "bot:novice")),
                guest.table(Games.all().getFirst().id(), List.of("me", "open")));
        Node api = stranger.get("/api").expectOk();
        List<Node> calls = new ArrayList<>();
        for (Node path : api.get("paths").fields()) {
            // a stream never ends, and whoever has no token any more is refused everything from then on
            path.fields().stream()
                    .filter(call -> !path.name().endsWith("/stream"))
                    .filter(call -> !call.name().equals("delete") || !ENDING.contains(path.name()))
                    .forEach(calls::add);
        }
        Map<String, Integer> statuses = new TreeMap<>();
        int bytes = 0;
        while (System.nanoTime() < end) {
            for (int i = 0; i < 50; i++) {
                Node call = calls.get(random.nextInt(calls.size()));
                int status = send(random.nextInt(5) == 0 ? stranger : guest, api, call);
                statuses.merge(String.valueOf(status), 1, Integer::sum);
            }
            noHttp(URI.create(server));
            bytes++;
        }
        Field.checkHealth(server);
        return Json.object("answers", statuses, "withoutHttp", bytes);
    }

    private int send(ApiGuest who, Node api, Node call) throws Exception {
        String method = call.name().toUpperCase(Locale.ROOT);
        String template = call.path()
                .substring("paths.".length(), call.path().length() - call.name().length() - 1);
        StringBuilder path = new StringBuilder();
        for (String part : template.split("/", -1)) {
            path.append(path.isEmpty() && part.isEmpty() ? "" : "/")
                    .append(part.startsWith("{") ? encoded(part(part)) : part);
        }
        if (random.nextInt(3) == 0) {
            path.append("?step=").append(encoded(odd())).append("&words=").append(encoded(odd()));
        }
        String body = method.equals("GET") ? null : body(api, call);
        String address = path.toString().replaceFirst("^/+", "/");
        ApiGuest.Reply reply = who.call(method, address, body);
        if (reply.status() == 429) {
            TimeUnit.MILLISECONDS.sleep(200);
        } else {
            Broken.unless(
                    call.get("responses").has(String.valueOf(reply.status())) && reply.status() != 500,
                    method + " " + address + " with " + body + " is answered " + reply.status() + ": " + reply.text());
        }
        return reply.status();
    }

    private String part(String name) {
        return switch (random.nextInt(4)) {
            case 0 -> odd();
            case 1 -> String.valueOf(random.nextInt(4));
            default -> name.equals("{game}") ? Games.all().getFirst().id() : known.get(random.nextInt(known.size()));
        };
    }

    private String odd() {
        String text = String.valueOf(ODD.get(random.nextInt(ODD.size())));
        return text.isEmpty() ? "%" : text;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text.length() > 500 ? text.substring(0, 500) : text, StandardCharsets.UTF_8);
    }

    /** Fields that the call knows and some that it does not, with values of the right kind and of any; or no JSON at all. */
    private @Nullable String body(Node api, Node call) {
        switch (random.nextInt(12)) {
            case 0 -> {
                return null;
            }
            case 1 -> {
                return "{\"a\":".repeat(1 + random.nextInt(2000));
            }
            case 2 -> {
                return "\"" + "x".repeat(random.nextInt(100_000));
            }
            default -> {}
        }
        Map<String, Object> body = new LinkedHashMap<>();
        Node schema = call.get("requestBody").get("content").fields().getFirst().get("schema");
        for (Node field : properties(api, schema)) {
            if (random.nextInt(6) > 0) {
                body.put(
                        field.name(),
                        random.nextInt(3) == 0 ? ODD.get(random.nextInt(ODD.size())) : fitting(field.name()));
            }
        }
        if (random.nextInt(10) == 0) {
            body.put("nonsense", 1);
        }
        return Json.compact(body);
    }

    private static List<Node> properties(Node api, Node schema) {
        Node found = schema;
        if (schema.has("$ref")) {
            String ref = schema.get("$ref").text();
            found = api.get("components").get("schemas").get(ref.substring(ref.lastIndexOf('/') + 1));
        }
        return found.has("properties") ? found.get("properties").fields() : List.of();
    }

    private Object fitting(String field) {
        Map<String, Object> usual = new HashMap<>();
        usual.put("game", Games.all().getFirst().id());
        usual.put("seats", List.of("me", "bot:novice"));
        usual.put("seq", random.nextInt(10));
        usual.put("step", random.nextInt(3));
        usual.put("seat", random.nextInt(3));
        usual.put("level", "novice");
        usual.put("key", "k" + random.nextInt(50));
        usual.put("who", "open");
        usual.put("public", random.nextBoolean());
        Object value = usual.get(field);
        return value == null ? "text " + random.nextInt(9) : value;
    }

    /** Something that is no request, and a connection that is let go of. */
    private void noHttp(URI server) {
        byte[] bytes = new byte[1 + random.nextInt(300)];
        random.nextBytes(bytes);
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(200);
            socket.getOutputStream().write(bytes);
            if (random.nextBoolean()) {
                socket.getOutputStream().write("\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                var _ = socket.getInputStream().read();
            }
        } catch (IOException e) {
            // it may hang up on us whenever it likes
        }
    }
}
