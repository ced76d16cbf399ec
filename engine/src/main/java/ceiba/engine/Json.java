package ceiba.engine;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import io.avaje.json.stream.JsonStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON text to trees of maps, lists, strings, numbers and booleans, and back. */
public final class Json {

    // Left to its defaults the library drops nulls and empty lists.
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .jsonStream(JsonStream.builder()
                    .serializeNulls(true)
                    .serializeEmpty(true)
                    .build())
            .build();
    private static final int DEEPEST = 64;
    private static final int LINE = 100;

    private Json() {}

    /** An object whose fields keep their order: {@code object("corn", 3, "wood", 1)}. */
    public static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return object;
    }

    /**
     * Reads one JSON value and nothing after it.
     *
     * @throws Refusal if the text is not JSON
     */
    public static Node parse(String text) {
        checkShape(text);
        try {
            return new Node("", MAPPER.fromJson(text));
        } catch (JsonException e) {
            throw new Refusal("not valid JSON: " + e.getMessage(), e);
        }
    }

    /** On one line, for streams and comparisons. */
    public static String compact(Object value) {
        return MAPPER.toJson(value);
    }

    /** Indented for people; what fits on a line stays on it. */
    public static String pretty(Object value) {
        StringBuilder out = new StringBuilder();
        pretty(value, "", out);
        return out.append('\n').toString();
    }

    private static void pretty(@Nullable Object value, String indent, StringBuilder out) {
        String line = value == null ? "null" : MAPPER.toJson(value);
        if (line.length() + indent.length() <= LINE || !(value instanceof Map || value instanceof List)) {
            out.append(line);
            return;
        }
        String inner = indent + "  ";
        String separator = "\n";
        if (value instanceof Map<?, ?> map) {
            out.append('{');
            for (var field : map.entrySet()) {
                out.append(separator)
                        .append(inner)
                        .append(MAPPER.toJson(field.getKey()))
                        .append(": ");
                pretty(field.getValue(), inner, out);
                separator = ",\n";
            }
            out.append('\n').append(indent).append('}');
        } else {
            out.append('[');
            for (Object item : (List<?>) value) {
                out.append(separator).append(inner);
                pretty(item, inner, out);
                separator = ",\n";
            }
            out.append('\n').append(indent).append(']');
        }
    }

    /** The library reads past neither the end of the value nor a bottomless nesting; so both are looked at before. */
    private static void checkShape(String text) {
        int depth = 0;
        boolean closed = false;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted) {
                if (c == '\\') {
                    i++;
                } else if (c == '"') {
                    quoted = false;
                }
                continue;
            }
            if (closed && !Character.isWhitespace(c)) {
                throw new Refusal("not valid JSON: something follows the end of the value, at character " + (i + 1));
            }
            switch (c) {
                case '"' -> quoted = true;
                case '{', '[' -> {
                    if (++depth > DEEPEST) {
                        throw new Refusal("not valid JSON for us: nested more than " + DEEPEST + " deep");
                    }
                }
                case '}', ']' -> closed = --depth <= 0;
                default -> {}
            }
        }
    }
}
