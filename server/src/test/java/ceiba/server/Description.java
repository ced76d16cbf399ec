package ceiba.server;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the server says about itself at /api, and whether an answer is as it says. */
final class Description {

    /** A call: what it is done with, and what is said about it. */
    record Operation(String method, String path, Map<String, Object> said) {}

    private final Map<String, Object> document;

    Description(Node document) {
        this.document = object(document.tree());
    }

    Map<String, Object> document() {
        return document;
    }

    @SuppressWarnings("unchecked") // a JSON object's keys are strings
    static Map<String, Object> object(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new AssertionError("an object is expected, not " + value);
    }

    static List<?> list(@Nullable Object value) {
        return value == null ? List.of() : (List<?>) value;
    }

    Map<String, Object> components(String kind) {
        return object(object(document.get("components")).get(kind));
    }

    Map<String, Object> schema(String name) {
        return object(components("schemas").get(name));
    }

    List<Operation> operations() {
        List<Operation> operations = new ArrayList<>();
        object(document.get("paths"))
                .forEach((path, methods) -> object(methods)
                        .forEach((method, said) ->
                                operations.add(new Operation(method.toUpperCase(Locale.ROOT), path, object(said)))));
        return operations;
    }

    /** What stands there, or where it refers to; fails if that is nowhere. */
    Map<String, Object> resolved(@Nullable Object value) {
        Map<String, Object> object = object(value);
        if (!(object.get("$ref") instanceof String ref)) {
            return object;
        }
        assertThat(ref).startsWith("#/");
        Object found = document;
        for (String part : ref.substring(2).split("/", -1)) {
            found = object(found).get(part);
            assertThat(found).as(ref).isNotNull();
        }
        return object(found);
    }

    /** Fails unless the answer to a call has a status and a shape that are described for it. */
    void covers(String method, String address, Caller.Reply reply) {
        String path = address.replaceFirst("\\?.*", "");
        Operation operation = operations().stream()
                .filter(each -> each.method().equals(method))
                .filter(each -> path.matches(each.path().replaceAll("\\{\\w+}", "[^/]+")))
                .findFirst()
                .orElseThrow();
        String call = method + " " + operation.path() + " " + reply.status();
        Object response = object(operation.said().get("responses")).get(String.valueOf(reply.status()));
        assertThat(response).as(call + " is described").isNotNull();
        Map<String, Object> content = object(resolved(response).get("content"));
        String type =
                reply.response().headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
        assertThat(content).as(call).containsOnlyKeys(type);
        if (type.equals("application/json")) {
            fits(object(content.get(type)).get("schema"), reply.body(), call);
        }
    }

    void fits(String schema, Node value) {
        fits(schema(schema), value, schema);
    }

    private void fits(@Nullable Object schema, Node value, String what) {
        assertThat(complaints(schema, value.value(), "")).as(what).isEmpty();
    }

    /** What is wrong with a value; nothing if it fits. */
    List<String> complaints(@Nullable Object schemaOrRef, @Nullable Object value, String where) {
        Map<String, Object> schema = resolved(schemaOrRef);
        List<?> alternatives = list(schema.get("oneOf"));
        if (!alternatives.isEmpty()) {
            long fitting = alternatives.stream()
                    .filter(each -> complaints(each, value, where).isEmpty())
                    .count();
            return fitting == 1 ? List.of() : List.of(where + ": " + fitting + " alternatives fit " + value);
        }
        Object type = schema.get("type");
        List<?> types = type instanceof String ? List.of(type) : list(type);
        if (types.stream().noneMatch(each -> is(String.valueOf(each), value))) {
            return List.of(where + ": not " + types + " but " + value);
        }
        List<String> complaints = new ArrayList<>();
        if (schema.containsKey("enum") && !list(schema.get("enum")).contains(value)) {
            complaints.add(where + ": not one of " + schema.get("enum") + " but " + value);
        }
        switch (value) {
            case String text -> checkText(schema, text, where, complaints);
            case Number number -> {
                if (number.doubleValue() < bound(schema, "minimum", Double.NEGATIVE_INFINITY)
                        || number.doubleValue() > bound(schema, "maximum", Double.POSITIVE_INFINITY)) {
                    complaints.add(where + ": out of range: " + number);
                }
            }
            case List<?> items -> {
                if (items.size() > bound(schema, "maxItems", Double.POSITIVE_INFINITY)) {
                    complaints.add(where + ": too many");
                }
                for (Object item : items) {
                    complaints.addAll(complaints(schema.get("items"), item, where + "[]"));
                }
            }
            case Map<?, ?> fields -> checkFields(schema, object(fields), where, complaints);
            case null, default -> {}
        }
        return complaints;
    }

    private static boolean is(String type, @Nullable Object value) {
        return switch (type) {
            case "null" -> value == null;
            case "boolean" -> value instanceof Boolean;
            case "string" -> value instanceof String;
            case "integer" -> value instanceof Long || value instanceof Integer;
            case "number" -> value instanceof Number;
            case "array" -> value instanceof List;
            case "object" -> value instanceof Map;
            default -> throw new AssertionError("no such type: " + type);
        };
    }

    private static double bound(Map<String, Object> schema, String name, double otherwise) {
        return schema.get(name) instanceof Number number ? number.doubleValue() : otherwise;
    }

    private static void checkText(Map<String, Object> schema, String text, String where, List<String> complaints) {
        int length = text.codePointCount(0, text.length());
        if (length < bound(schema, "minLength", 0) || length > bound(schema, "maxLength", Double.POSITIVE_INFINITY)) {
            complaints.add(where + ": too short or too long: " + text);
        }
        if (schema.get("pattern") instanceof String pattern
                && !Pattern.compile(pattern).matcher(text).find()) {
            complaints.add(where + ": does not match " + pattern + ": " + text);
        }
    }

    private void checkFields(
            Map<String, Object> schema, Map<String, Object> fields, String where, List<String> complaints) {
        Map<String, Object> properties = schema.containsKey("properties") ? object(schema.get("properties")) : Map.of();
        for (Object required : list(schema.get("required"))) {
            if (!fields.containsKey(required)) {
                complaints.add(where + ": " + required + " is missing");
            }
        }
        Object others = schema.getOrDefault("additionalProperties", true);
        fields.forEach((name, value) -> {
            if (properties.containsKey(name)) {
                complaints.addAll(complaints(properties.get(name), value, where + "." + name));
            } else if (others instanceof Map) {
                complaints.addAll(complaints(others, value, where + "." + name));
            } else if (others.equals(false)) {
                complaints.add(where + ": " + name + " is not described");
            }
        });
    }

    /** All schemas, those inside others as well. */
    Stream<Map<String, Object>> schemas() {
        Stream<Object> parameters = components("parameters").values().stream()
                .map(each -> object(each).get("schema"));
        return Stream.concat(components("schemas").values().stream(), parameters)
                .flatMap(Description::within);
    }

    private static Stream<Map<String, Object>> within(Object value) {
        Map<String, Object> schema = object(value);
        Stream<Object> inner = Stream.of(
                        schema.containsKey("properties")
                                ? object(schema.get("properties")).values()
                                : List.of(),
                        list(schema.get("oneOf")),
                        schema.containsKey("items") ? List.of(schema.get("items")) : List.of(),
                        schema.get("additionalProperties") instanceof Map<?, ?> other ? List.of(other) : List.of())
                .flatMap(each -> each.stream());
        return Stream.concat(Stream.of(schema), inner.flatMap(Description::within));
    }

    /** Everything that is referred to, anywhere. */
    static Stream<String> references(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> map ->
                Stream.concat(
                        map.get("$ref") instanceof String ref ? Stream.of(ref) : Stream.empty(),
                        map.values().stream().flatMap(Description::references));
            case List<?> list -> list.stream().flatMap(Description::references);
            case null, default -> Stream.empty();
        };
    }
}
