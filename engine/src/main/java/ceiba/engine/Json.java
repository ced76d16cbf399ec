package ceiba.engine;

import io.avaje.json.JsonException;
import io.avaje.json.mapper.JsonMapper;
import io.avaje.json.stream.JsonStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
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

    /** The greatest whole number that every JSON reader reads exactly; our library turns greater ones into others. */
    public static final long MAX_WHOLE = (1L << 53) - 1;

    private static final int MAX_DEPTH = 64;
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

    /** An object with a number for each name. */
    public static Map<String, Object> numbers(String[] names, IntUnaryOperator numberOf) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            object.put(names[i], numberOf.applyAsInt(i));
        }
        return object;
    }

    /** So many numbers in a list. */
    public static List<Integer> list(int size, IntUnaryOperator numberOf) {
        return IntStream.range(0, size).map(numberOf).boxed().toList();
    }

    /** The numbers that bits stand for, of which the lowest stands for the first. */
    public static List<Integer> set(int bits, int first) {
        List<Integer> numbers = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            numbers.add(Integer.numberOfTrailingZeros(left) + first);
        }
        return numbers;
    }

    /**
     * Reads one JSON object or list and nothing after it.
     *
     * @throws Refusal if the text is not JSON, or has a number beyond {@link #MAX_WHOLE} or half of a character
     */
    public static Node parse(String text) {
        checkShape(text);
        try {
            Node node = new Node("", MAPPER.fromJson(text));
            checkValues(node);
            return node;
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
            List<?> items = (List<?>) value;
            if (items.stream().allMatch(Number.class::isInstance)) {
                fill(items, inner, out);
            } else {
                for (Object item : items) {
                    out.append(separator).append(inner);
                    pretty(item, inner, out);
                    separator = ",\n";
                }
            }
            out.append('\n').append(indent).append(']');
        }
    }

    /** Numbers, as many to a line as it holds. */
    private static void fill(List<?> numbers, String indent, StringBuilder out) {
        int start = 0; // of the line
        for (int i = 0; i < numbers.size(); i++) {
            String number = MAPPER.toJson(numbers.get(i));
            boolean fits = i > 0 && out.length() - start + number.length() + 2 <= LINE; // with both commas
            out.append(i > 0 ? "," : "");
            if (!fits) {
                out.append('\n');
                start = out.length();
                out.append(indent);
            }
            out.append(number);
        }
    }

    /**
     * The library ignores what follows the value, and stumbles over a bottomless nesting and a text that breaks off; so all
     * three are looked at before.
     */
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
            if (depth == 0 && !Character.isWhitespace(c) && (closed || (c != '{' && c != '['))) {
                throw new Refusal(
                        "not valid JSON for us: one object or list is expected, and something else is at character "
                                + (i + 1));
            }
            switch (c) {
                case '"' -> quoted = true;
                case '{', '[' -> {
                    if (++depth > MAX_DEPTH) {
                        throw new Refusal("not valid JSON for us: nested more than " + MAX_DEPTH + " deep");
                    }
                }
                case '}', ']' -> closed = --depth == 0;
                default -> {}
            }
        }
        if (!closed) {
            throw new Refusal("not valid JSON: it ends before its object or list does");
        }
    }

    private static void checkValues(Node node) {
        switch (node.value()) {
            case Map<?, ?> map -> {
                map.keySet().forEach(name -> checkText(node, (String) name));
                node.fields().forEach(Json::checkValues);
            }
            case List<?> _ -> node.items().forEach(Json::checkValues);
            case Number number
            when Math.abs(number.doubleValue()) > MAX_WHOLE ->
                throw node.refusal("a number beyond " + MAX_WHOLE + " is not read exactly");
            case String text -> checkText(node, text);
            case null, default -> {}
        }
    }

    /** With an escape a text can have half of a character, which nobody can write again. */
    private static void checkText(Node node, String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (Character.charCount(text.codePointAt(i)) == 1) {
                    throw node.refusal("a text has half of a character");
                }
                i++;
            }
        }
    }
}
