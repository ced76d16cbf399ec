package ceiba.server.http;

import ceiba.engine.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Describes the calls in the OpenAPI format, from the same table that they are done by. */
final class OpenApi {

    private static final Pattern PART = Pattern.compile("\\{(\\w+)}");

    private OpenApi() {}

    static Map<String, Object> of(List<Route> routes) {
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : routes) {
            @SuppressWarnings("unchecked") // we have put it there ourselves
            Map<String, Object> calls =
                    (Map<String, Object>) paths.computeIfAbsent(route.path(), path -> Json.object());
            calls.put(route.method().toLowerCase(java.util.Locale.ROOT), call(route));
        }
        return Json.object(
                "openapi", "3.1.0",
                "info",
                        Json.object(
                                "title", "Ceiba",
                                "version", "1",
                                "description", "The page docs/bot-api.md says what the fields mean."),
                "paths", paths,
                "components",
                        Json.object(
                                "securitySchemes",
                                Json.object("token", Json.object("type", "http", "scheme", "bearer"))),
                "security", List.of(Json.object("token", List.of()), Json.object()));
    }

    private static Map<String, Object> call(Route route) {
        List<Object> parameters = new ArrayList<>();
        for (String name :
                PART.matcher(route.path()).results().map(OpenApi::name).toList()) {
            parameters.add(
                    Json.object("name", name, "in", "path", "required", true, "schema", Json.object("type", "string")));
        }
        Map<String, Object> call = Json.object("summary", route.does(), "parameters", parameters);
        if (!route.takes().isEmpty()) {
            call.put("requestBody", body(route));
        }
        call.put("responses", Json.object("default", Json.object("description", route.does())));
        return call;
    }

    private static String name(MatchResult part) {
        return part.group(1);
    }

    private static Map<String, Object> body(Route route) {
        Map<String, Object> fields = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        for (String field : route.takes()) {
            boolean optional = field.endsWith("?");
            String name = optional ? field.substring(0, field.length() - 1) : field;
            fields.put(name, Json.object());
            if (!optional) {
                required.add(name);
            }
        }
        Map<String, Object> schema = Json.object(
                "type", "object", "properties", fields, "required", required, "additionalProperties", false);
        return Json.object(
                "required",
                !required.isEmpty(),
                "content",
                Json.object("application/json", Json.object("schema", schema)));
    }
}
