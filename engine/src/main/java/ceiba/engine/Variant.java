package ceiba.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A rule that can be set when a match is made: one of some values, of which the first is the standard one; or a document,
 * a JSON object with data in place of the game's own. A document has no values to name, and the standard is that there is
 * none.
 *
 * @param reader checks a document and gives it as a setup keeps it: two that say the same are equal, and one that says
 *     nothing is empty
 */
public record Variant(String name, List<String> values, Function<Node, Map<String, Object>> reader) {

    /** In characters. A setup travels with every record, position and table, so a document must not be long. */
    public static final int MAX_DOCUMENT_LENGTH = 4 * 1024;

    public Variant {
        values = List.copyOf(values);
    }

    public Variant(String name, List<String> values) {
        this(name, values, document -> {
            throw new IllegalStateException(name + " takes no document");
        });
        if (values.isEmpty()) {
            throw new IllegalArgumentException("a variant needs at least one value");
        }
    }

    public static Variant document(String name, Function<Node, Map<String, Object>> reader) {
        return new Variant(name, List.of(), reader);
    }

    /** The variant of a game that takes a document, if it has one; no game has two. */
    public static Optional<Variant> documentOf(Game game) {
        return game.variants().stream().filter(Variant::isDocument).findFirst();
    }

    /** Every way to give each of these variants one of its values, the standard one first; documents have none. */
    public static List<Map<String, String>> combinations(List<Variant> variants) {
        List<Map<String, String>> all = List.of(Map.of());
        for (Variant variant : variants) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (String value : variant.values()) {
                for (Map<String, String> before : all) {
                    Map<String, String> one = new LinkedHashMap<>(before);
                    one.put(variant.name(), value);
                    longer.add(one);
                }
            }
            all = variant.isDocument() ? all : longer;
        }
        return all;
    }

    public boolean isDocument() {
        return values.isEmpty();
    }

    /**
     * A document as a setup keeps it.
     *
     * @throws Refusal if the game cannot be played with it, with what and where
     */
    public Map<String, Object> read(Node document) {
        Map<String, Object> kept = reader.apply(document);
        int length = Json.compact(kept).length();
        if (length > MAX_DOCUMENT_LENGTH) {
            throw document.refusal(
                    "a document of at most " + MAX_DOCUMENT_LENGTH + " characters is expected, not " + length);
        }
        return kept;
    }
}
