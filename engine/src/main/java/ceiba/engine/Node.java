package ceiba.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A JSON value that knows where it stands, so that every complaint names the place: {@code players[1].corn: ...}. */
public record Node(String path, @Nullable Object value) {

    /** The last word of the path. */
    public String name() {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    public boolean has(String field) {
        return object().containsKey(field);
    }

    public boolean isNull() {
        return value == null;
    }

    /** The tree of maps, lists and values below here. */
    public Object tree() {
        if (value == null) {
            throw refusal("something is expected");
        }
        return value;
    }

    public boolean isNumber() {
        return value instanceof Number;
    }

    /** A field that must be there. */
    public Node get(String field) {
        if (!has(field)) {
            throw refusal("the field '" + field + "' is missing");
        }
        return child(field);
    }

    public List<Node> fields() {
        return object().keySet().stream().map(this::child).toList();
    }

    public List<Node> items() {
        if (!(value instanceof List<?> list)) {
            throw refusal("a list is expected");
        }
        List<Node> items = new ArrayList<>();
        for (Object item : list) {
            items.add(new Node(path + "[" + items.size() + "]", item));
        }
        return Collections.unmodifiableList(items);
    }

    public List<Node> items(int least, int most) {
        List<Node> items = items();
        if (items.size() < least || items.size() > most) {
            throw refusal((least == most ? String.valueOf(most) : least + " to " + most) + " items are expected, not "
                    + items.size());
        }
        return items;
    }

    public int integer(int least, int most) {
        return (int) whole(least, most);
    }

    /** The number in a field, or another if the field is not there. */
    public int integer(String field, int least, int most, int otherwise) {
        return has(field) ? get(field).integer(least, most) : otherwise;
    }

    /** A list of different numbers as bits; the bit of the first number is the lowest. */
    public int set(int least, int most, int first) {
        int bits = 0;
        for (Node item : items()) {
            int bit = 1 << (item.integer(least, most) - first);
            if ((bits & bit) != 0) {
                throw item.refusal("this number is there twice");
            }
            bits |= bit;
        }
        return bits;
    }

    public long whole(long least, long most) {
        if (!(value instanceof Long || value instanceof Integer)) {
            throw refusal("a whole number is expected");
        }
        long number = ((Number) value).longValue();
        if (number < least || number > most) {
            throw refusal("a number from " + least + " to " + most + " is expected, not " + number);
        }
        return number;
    }

    public double number() {
        if (!(value instanceof Number number)) {
            throw refusal("a number is expected");
        }
        return number.doubleValue();
    }

    public String text() {
        if (!(value instanceof String text)) {
            throw refusal("a text is expected");
        }
        return text;
    }

    public boolean flag() {
        if (!(value instanceof Boolean flag)) {
            throw refusal("true or false is expected");
        }
        return flag;
    }

    /** The index of a text in a list of words. */
    public int word(String[] words) {
        String text = text();
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(text)) {
                return i;
            }
        }
        throw refusal("one of " + String.join(", ", words) + " is expected, not '" + text + "'");
    }

    /** Refuses fields that nobody reads: most often a typing mistake. */
    public void only(String... known) {
        var unknown = new TreeSet<>(object().keySet());
        List.of(known).forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            throw refusal("unknown field '" + unknown.first() + "'; expected one of: " + String.join(", ", known));
        }
    }

    /** The same for the whole of a position or a record: the heading is read elsewhere. */
    public void onlyWithHeading(String... known) {
        only(Stream.concat(Game.HEADING.stream(), Arrays.stream(known)).toArray(String[]::new));
    }

    public Refusal refusal(String what) {
        return new Refusal(path.isEmpty() ? what : path + ": " + what);
    }

    private Node child(String field) {
        return new Node(path.isEmpty() ? field : path + "." + field, object().get(field));
    }

    @SuppressWarnings("unchecked") // a JSON object's keys are strings
    private Map<String, Object> object() {
        if (!(value instanceof Map<?, ?> map)) {
            throw refusal("an object is expected");
        }
        return (Map<String, Object>) map;
    }
}
