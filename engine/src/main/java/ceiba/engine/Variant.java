package ceiba.engine;

import java.util.List;

/** A rule that can be set when a match is made; the first value is the standard one. */
public record Variant(String name, List<String> values) {

    public Variant {
        values = List.copyOf(values);
        if (values.isEmpty()) {
            throw new IllegalArgumentException("a variant needs at least one value");
        }
    }

    public String standard() {
        return values.getFirst();
    }
}
