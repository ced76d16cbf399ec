package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.match.Denied;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Describes the calls in the OpenAPI format: the paths from the same table that they are done by, the schemas that the table
 * names from {@code openapi.json}.
 */
final class OpenApi {

    private static final Pattern PART = Pattern.compile("\\{(\\w+)}");
    private static final Node GIVEN = Json.parse(read());
    /** Every call asks. */
    private static final Map<String, String[]> FIELDS = new ConcurrentHashMap<>();

    private OpenApi() {}

    private static String read() {
        try (InputStream in = OpenApi.class.getResourceAsStream("openapi.json")) {
            if (in == null) {
                throw new IllegalStateException("openapi.json is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Node schema(String name) {
        return GIVEN.get("components").get("schemas").get(name);
    }

    /** The fields of a schema. */
    static String[] fields(String schema) {
        return FIELDS.computeIfAbsent(
                schema,
                name -> schema(name).get("properties").fields().stream()
                        .map(Node::name)
                        .toArray(String[]::new));
    }

    static Map<String, Object> of(List<Route> routes) {
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : routes) {
            @SuppressWarnings("unchecked") // we have put it there ourselves
            Map<String, Object> calls =
                    (Map<String, Object>) paths.computeIfAbsent(route.path(), path -> Json.object());
            calls.put(route.method().toLowerCase(Locale.ROOT), call(route));
        }
        Map<String, Object> document = object(GIVEN);
        Map<String, Object> components = object(GIVEN.get("components"));
        components.put("responses", refusals());
        document.put("paths", paths);
        document.put("components", components);
        return document;
    }

    private static Map<String, Object> object(Node node) {
        Map<String, Object> object = new LinkedHashMap<>();
        node.fields().forEach(field -> object.put(field.name(), field.tree()));
        return object;
    }

    private static Map<String, Object> call(Route route) {
        List<String> parts =
                PART.matcher(route.path()).results().map(part -> part.group(1)).toList();
        List<Object> parameters = new ArrayList<>();
        parts.forEach(name -> parameters.add(ref("parameters", name)));
        route.query().forEach(name -> parameters.add(ref("parameters", "query." + name)));
        Map<String, Object> call = Json.object(
                "operationId", id(route),
                "summary", route.does().replaceFirst("(?s)\\.( .*)?$", ""),
                "description", route.does(),
                "parameters", parameters);
        if (!route.takes().isEmpty()) {
            boolean required = schema(route.takes()).has("required");
            call.put("requestBody", Json.object("required", required, "content", content(route.takes())));
        }
        Map<String, Object> responses = new LinkedHashMap<>();
        for (int status : route.statuses()) {
            responses.put(
                    String.valueOf(status),
                    Json.object("description", status == 201 ? "Made." : "Done.", "content", content(route.gives())));
        }
        for (int status : refusals(route, parts)) {
            responses.put(String.valueOf(status), ref("responses", String.valueOf(status)));
        }
        call.put("responses", responses);
        if (route.forAdministrator()) {
            call.put("security", List.of(Json.object("administrator", List.of())));
        } else if (route.forGuests()) {
            call.put("security", List.of(Json.object("cookie", List.of()), Json.object("bearer", List.of())));
        }
        return call;
    }

    /** Such as {@code postTablesIdJoin}. */
    private static String id(Route route) {
        StringBuilder id = new StringBuilder(route.method().toLowerCase(Locale.ROOT));
        for (String word : route.path().split("\\W+", -1)) {
            if (!word.isEmpty()) {
                id.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            }
        }
        return id.toString();
    }

    private static Map<String, Object> content(String schema) {
        String type = schema(schema).has("contentMediaType")
                ? schema(schema).get("contentMediaType").text()
                : "application/json";
        return Json.object(type, Json.object("schema", ref("schemas", schema)));
    }

    /** How a call may be refused, as far as that follows from what it takes. */
    private static Set<Integer> refusals(Route route, List<String> parts) {
        Set<Integer> statuses = new TreeSet<>(List.of(401, 403, 429, 500, 503));
        if (!parts.isEmpty() || !route.query().isEmpty()) {
            statuses.addAll(List.of(400, 404));
        }
        if (parts.contains("id")) {
            statuses.add(409);
        }
        if (route.writes()) {
            statuses.addAll(List.of(400, 413, 415));
            if (List.of(route.fields()).contains("variants")) {
                statuses.add(409); // a setup that the game refuses
            }
        }
        return statuses;
    }

    private static Map<String, Object> refusals() {
        Map<Integer, List<String>> codes = new TreeMap<>();
        for (Denied.Code code : Denied.Code.values()) {
            codes.computeIfAbsent(code.status(), status -> new ArrayList<>()).add(code.word());
        }
        Map<String, Object> refusals = new LinkedHashMap<>();
        codes.forEach((status, words) -> {
            Map<String, Object> refusal = Json.object(
                    "description", "Refused: " + String.join(", ", words) + ".", "content", content("Error"));
            if (words.contains(Denied.Code.SLOW_DOWN.word())) {
                refusal.put(
                        "headers",
                        Json.object(
                                "Retry-After",
                                Json.object(
                                        "description",
                                        "Seconds to wait.",
                                        "schema",
                                        Json.object("type", "integer", "minimum", 1))));
            }
            refusals.put(String.valueOf(status), refusal);
        });
        return refusals;
    }

    private static Map<String, Object> ref(String kind, String name) {
        return Json.object("$ref", "#/components/" + kind + "/" + name);
    }
}
