package ceiba.server.fuzz;

import ceiba.engine.Json;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Makes requests that are nearly right, or not at all. The same seed makes the same requests. */
final class Nonsense {

    /** A call that the server describes: its path has {@code {names}} for the parts that vary. */
    record Route(String method, String path, List<String> fields) {}

    /** What a sensible client would send: ids and values by the names of the parts and fields, tokens. */
    record Sense(Map<String, List<Object>> values, List<String> tokens) {

        Object any(String name, Random random) {
            List<Object> known = values.getOrDefault(name, List.of("something"));
            return known.get(random.nextInt(known.size()));
        }
    }

    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "null",
            "-1",
            "../../etc/passwd",
            "%2e%2e%2f",
            "'; DROP TABLE entries; --",
            "<script>alert(1)</script>",
            "a\u0000b",
            "\u202Eabc",
            "\uD800",
            "\uFEFF",
            "\n\r\t",
            "𓂀🌽",
            "x".repeat(65),
            "x".repeat(5_000),
            "bot:",
            "bot:emperor",
            "me",
            "open",
            "novice");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "-1",
            "1.5",
            "1e3",
            "1e400",
            "-1e-400",
            "2147483648",
            "9007199254740993",
            "9223372036854775808",
            "1" + "0".repeat(400),
            "NaN",
            "Infinity",
            "0x10",
            "01",
            ".5",
            "1.");
    private static final List<String> RAW_BODIES = List.of(
            "",
            " ",
            "{",
            "}",
            "[]",
            "null",
            "true",
            "3",
            "\"text\"",
            "{\"key\"}",
            "{\"key\":}",
            "{\"key\":\"a\",}",
            "{key:\"a\"}",
            "{\"key\":\"a\",\"key\":\"b\"}",
            "{\"key\":\"\\ud800\"}",
            "{\"key\":\"\\u12\"}",
            "{\"key\":\"a\"}{\"key\":\"b\"}",
            "{\"\":1}",
            "[".repeat(60_000),
            "{\"a\":".repeat(10_000),
            "{\"a\":\"" + "y".repeat(70_000) + "\"}",
            "\u0000\u0001\u0002");
    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get");
    private static final List<String> TYPES = List.of(
            "application/json",
            "application/json; charset=utf-16",
            "application/JSON;;;",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=x",
            "application/x-www-form-urlencoded",
            "*/*",
            ";",
            "");
    private static final List<String> PARTS = List.of(
            "%2e%2e", "%2F", "..", "%00", "%", "%zz", "%ff", "-1", "99999999999", "a b", "{id}", "*", ";x=1", "\u00e9");

    private final Random random;
    private final List<Route> routes;
    private final Sense sense;
    private int keys;

    Nonsense(List<Route> routes, Sense sense, long seed) {
        this.routes = routes;
        this.sense = sense;
        random = new Random(seed);
    }

    /** The bytes of the next request. */
    byte[] request() {
        Route route = any(routes);
        String method = oneIn(12) ? any(METHODS) : route.method();
        byte[] body = route.method().equals("GET") && !oneIn(8) ? new byte[0] : body(route);
        StringBuilder head =
                new StringBuilder(method + " " + path(route) + query() + " HTTP/1.1\r\nHost: localhost\r\n");
        for (String header : headers()) {
            head.append(header).append("\r\n");
        }
        if (body.length > 0 || oneIn(2)) {
            head.append("Content-Length: ").append(body.length).append("\r\n");
        }
        head.append("\r\n");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head.toString().getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(body);
        return bytes.toByteArray();
    }

    private String path(Route route) {
        StringBuilder path = new StringBuilder();
        for (String part : route.path().substring(1).split("/", -1)) {
            boolean varies = part.startsWith("{");
            String name = varies ? part.substring(1, part.length() - 1) : part;
            String value = varies ? String.valueOf(sense.any(name, random)) : part;
            path.append('/').append(oneIn(varies ? 6 : 40) ? wrongPart(value) : value);
        }
        if (oneIn(60)) {
            path.append("/".repeat(random.nextInt(5)));
        }
        return path.toString();
    }

    private String wrongPart(String right) {
        return switch (random.nextInt(5)) {
            case 0 -> "z".repeat(1 + random.nextInt(3000));
            case 1 -> right.substring(0, right.length() / 2);
            case 2 -> right + any(PARTS);
            case 3 -> right.toUpperCase(java.util.Locale.ROOT);
            default -> any(PARTS).replace(" ", "+");
        };
    }

    private String query() {
        if (!oneIn(4)) {
            return "";
        }
        List<String> queries = List.of(
                "?since=0",
                "?since=-1",
                "?since=99999999999999999999",
                "?since=",
                "?slim=true&slim=false",
                "?as=0",
                "?as=9",
                "?as=%zz",
                "?as[]=1",
                "?&&==&",
                "?since=1&since=x",
                "?" + "q=1&".repeat(200),
                "?%00");
        return any(queries);
    }

    private List<String> headers() {
        List<String> headers = new ArrayList<>();
        headers.add("Content-Type: " + (oneIn(10) ? any(TYPES) : "application/json"));
        if (!oneIn(6)) {
            headers.add("Authorization: Bearer " + any(sense.tokens()));
        } else {
            String token = any(sense.tokens());
            headers.add(any(List.of(
                    "Authorization: Bearer",
                    "Authorization: Bearer " + token.substring(1),
                    "Authorization: Bearer " + token + "x",
                    "Authorization: Basic YTpi",
                    "Authorization: " + token,
                    "Cookie: ceiba=" + token,
                    "Cookie: ceiba=" + token + "; ceiba=x",
                    "Cookie: ceiba=\"\u0001\"; =; ;;",
                    "Cookie: ceiba=" + "c".repeat(3000))));
        }
        for (int more = oneIn(8) ? 1 + random.nextInt(4) : 0; more > 0; more--) {
            headers.add(any(List.of(
                    "Authorization: Bearer x",
                    "Origin: http://evil.example",
                    "Origin: null",
                    "Origin: http://localhost",
                    "Last-Event-ID: rubbish",
                    "Last-Event-ID: 999999999999999999",
                    "Last-Event-ID: -5",
                    "X-Forwarded-For: ,,,",
                    "X-Forwarded-For: " + "1,".repeat(500),
                    "X-Forwarded-Proto: gopher",
                    "Accept: nonsense",
                    "Accept: ;q=x",
                    "Accept-Encoding: br;q=0, *",
                    "Accept-Language: \u0080",
                    "Range: bytes=9-1",
                    "Content-Encoding: gzip",
                    "Upgrade: websocket",
                    "Expect: 100-continue")));
        }
        return headers;
    }

    private byte[] body(Route route) {
        if (oneIn(15)) {
            return any(RAW_BODIES).getBytes(StandardCharsets.UTF_8);
        }
        Map<String, String> fields = new LinkedHashMap<>();
        for (String field : route.fields()) {
            Object right = field.equals("key") ? "key-" + keys++ : sense.any(field, random);
            fields.put(field, oneIn(5) ? wrongValue(2) : Json.compact(right));
        }
        if (oneIn(12) && !fields.isEmpty()) {
            fields.remove(any(List.copyOf(fields.keySet())));
        }
        if (oneIn(20)) {
            fields.put(any(TEXTS), wrongValue(1));
        }
        byte[] bytes = object(fields).getBytes(StandardCharsets.UTF_8);
        if (oneIn(25)) {
            for (int i = 0; i < 3; i++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
        }
        return bytes;
    }

    private String wrongValue(int deeper) {
        return switch (random.nextInt(deeper > 0 ? 6 : 4)) {
            case 0, 1 -> quoted(any(TEXTS));
            case 2 -> any(NUMBERS);
            case 3 -> any(List.of("null", "true", "false", "[]", "{}"));
            case 4 -> "[" + wrongValue(deeper - 1) + "," + wrongValue(deeper - 1) + "]";
            default -> object(Map.of(any(TEXTS), wrongValue(deeper - 1)));
        };
    }

    private static String object(Map<String, String> fields) {
        List<String> parts = new ArrayList<>();
        fields.forEach((name, value) -> parts.add(quoted(name) + ":" + value));
        return "{" + String.join(",", parts) + "}";
    }

    /** In JSON; with escapes for all that is not ASCII, for our writer refuses halves of characters. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c < ' ' || c > '~' || c == '"' || c == '\\') {
                quoted.append(String.format("\\u%04x", c));
            } else {
                quoted.append((char) c);
            }
        });
        return quoted.append('"').toString();
    }

    private boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** A request as a short line for people. */
    static String shown(byte @Nullable [] request) {
        String text = request == null ? "" : new String(request, StandardCharsets.ISO_8859_1);
        return text.length() > 700 ? text.substring(0, 700) + "..." : text;
    }
}
