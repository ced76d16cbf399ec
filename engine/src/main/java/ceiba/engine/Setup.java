package ceiba.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All that a match starts from.
 *
 * @param variants every variant of the game with its value, in the game's order; a document, a tree of JSON, only if there
 *     is one
 * @param seed from 0 to {@link #MAX_SEED}
 */
public record Setup(int seats, Map<String, Object> variants, long seed) {

    public static final long MAX_SEED = Json.MAX_WHOLE;

    public Setup {
        // keeps the game's order, which goes into files; Map.copyOf has another in every run
        variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
    }

    /**
     * A setup that fits the game: variants not named take their standard value.
     *
     * @param chosen words, and trees of JSON for documents
     * @throws Refusal if seats, a variant or the seed do not fit
     */
    public static Setup of(Game game, int seats, Map<String, ?> chosen, long seed) {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            throw new Refusal(
                    game.id() + " takes " + game.minSeats() + " to " + game.maxSeats() + " seats, not " + seats);
        }
        if (seed < 0 || seed > MAX_SEED) {
            throw new Refusal("a seed is a whole number from 0 to " + MAX_SEED + ", not " + seed);
        }
        Map<String, Object> variants = new LinkedHashMap<>();
        for (Variant variant : game.variants()) {
            Object value = chosen.get(variant.name());
            if (variant.isDocument()) {
                Map<String, Object> document = value == null ? Map.of() : variant.read(node(variant, value));
                if (!document.isEmpty()) {
                    variants.put(variant.name(), document);
                }
            } else {
                variants.put(variant.name(), value == null ? variant.values().getFirst() : word(variant, value));
            }
        }
        for (String name : chosen.keySet()) {
            if (game.variants().stream().noneMatch(variant -> variant.name().equals(name))) {
                throw new Refusal(game.id() + " has no variant '" + name + "'");
            }
        }
        Phrase objection = game.objection(seats, variants);
        if (objection != null) {
            throw new Refusal(game.id() + ": " + game.texts("en").say(objection), objection);
        }
        return new Setup(seats, variants, seed);
    }

    private static String word(Variant variant, Object value) {
        String word = node(variant, value).text();
        if (!variant.values().contains(word)) {
            throw new Refusal("variant " + variant.name() + " is one of " + String.join(", ", variant.values())
                    + ", not '" + word + "'");
        }
        return word;
    }

    private static Node node(Variant variant, Object value) {
        return new Node("variants." + variant.name(), value);
    }

    /** The same table with another seed. */
    public Setup with(long otherSeed) {
        return new Setup(seats, variants, otherSeed);
    }

    /** Reads {@code seats}, {@code variants} and {@code seed}; seed 0 if left out. */
    public static Setup read(Game game, Node json) {
        long seed = json.has("seed") ? json.get("seed").whole(0, MAX_SEED) : 0;
        return of(game, json.get("seats").integer(game.minSeats(), game.maxSeats()), chosen(json), seed);
    }

    /** What {@code variants} says, if it is there. */
    public static Map<String, Object> chosen(Node json) {
        Map<String, Object> chosen = new LinkedHashMap<>();
        if (json.has("variants")) {
            json.get("variants").fields().forEach(variant -> chosen.put(variant.name(), variant.tree()));
        }
        return chosen;
    }
}
