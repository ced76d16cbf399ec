package ceiba.arena;

import ceiba.engine.Codec;
import ceiba.engine.Game;
import ceiba.engine.Refusal;
import ceiba.engine.Texts;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What players strive for besides their aim while they learn: points from some sources count so many times. Whoever has
 * learned to live well without what a style forbids may find that it was never needed.
 *
 * @param factors by source, a key of the catalogue as {@link Codec.Points} has it
 */
public record Style(Map<String, Double> factors) {

    /** What keys of sources begin with. */
    private static final String SOURCE = "source.";

    /** Points are points. */
    public static final Style PLAIN = new Style(Map.of());

    public Style {
        factors = Map.copyOf(factors);
    }

    /**
     * @param named how often points count, by the last word of their source's key
     * @throws Refusal if the game has no such source
     */
    public static Style of(Game game, Map<String, Double> named) {
        Texts texts = game.texts("en");
        Map<String, Double> factors = new TreeMap<>();
        named.forEach((name, factor) -> {
            String source = SOURCE + name;
            if (!texts.keys().contains(source)) {
                throw new Refusal("no points of " + game.id() + " come from '" + name + "'; expected one of: "
                        + String.join(", ", names(texts)));
            }
            if (!Double.isFinite(factor)) {
                throw new Refusal("points from '" + name + "' cannot count " + factor + " times");
            }
            factors.put(source, factor);
        });
        return new Style(factors);
    }

    private static List<String> names(Texts texts) {
        return texts.keys().stream()
                .filter(key -> key.startsWith(SOURCE))
                .map(key -> key.substring(SOURCE.length()))
                .sorted()
                .toList();
    }

    boolean isPlain() {
        return factors.isEmpty();
    }

    /** What some points count beyond what they are. */
    double extra(Codec.Points points) {
        return extra(points.source(), points.amount());
    }

    /** What a bot had of its aim in the end by this style, on the mean. */
    double reached(Summary.Entry entry) {
        double reached = entry.reached();
        for (Map.Entry<String, Double> source : entry.sources().entrySet()) {
            reached += extra(source.getKey(), source.getValue());
        }
        return reached;
    }

    private double extra(String source, double amount) {
        return (factors.getOrDefault(source, 1.0) - 1) * amount;
    }

    Map<String, Object> json() {
        return new TreeMap<>(factors);
    }
}
