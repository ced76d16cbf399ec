package ceiba.engine;

import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * All that a match starts from.
 *
 * @param variants every variant of the game with its value, in the game's order; a document, a tree of JSON, only if there
 *     is one
 * @param seed from 0 to {@link #MAX_SEED}
 * @param secret in the place of a seed where nobody may find it by trying them all: 128 bits in hexadecimal digits; empty if
 *     the seed counts
 */
public record Setup(int seats, Map<String, Object> variants, long seed, String secret) {

    public static final long MAX_SEED = Json.MAX_WHOLE;

    private static final Pattern SECRET = Pattern.compile("[0-9a-f]{32}");

    public Setup {
        if (!secret.isEmpty() && !SECRET.matcher(secret).matches()) {
            throw new Refusal("a secret seed has 32 hexadecimal digits, not '" + secret + "'");
        }
        // keeps the game's order, which goes into files; Map.copyOf has another in every run
        variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
    }

    public Setup(int seats, Map<String, Object> variants, long seed) {
        this(seats, variants, seed, "");
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

    /** The same table with a secret in the place of a seed. */
    public Setup with(String otherSecret) {
        return new Setup(seats, variants, 0, otherSecret);
    }

    /** Where all randomness of the match comes from. */
    public Rng rng() {
        return secret.isEmpty() ? new Rng(seed) : new Rng(HexFormat.of().parseHex(secret));
    }

    /** The seed as it is written: a number, or the secret as a text. */
    public Object seedJson() {
        return secret.isEmpty() ? (Object) seed : secret;
    }

    /** The same table with a seed as it is written. */
    public Setup withSeed(Node json) {
        return json.value() instanceof String text ? with(secret(json, text)) : with(json.whole(0, MAX_SEED));
    }

    private static String secret(Node json, String text) {
        if (!SECRET.matcher(text).matches()) {
            throw json.refusal("a whole number or 32 hexadecimal digits are expected");
        }
        return text;
    }

    /** Reads {@code seats}, {@code variants} and {@code seed}; seed 0 if left out. */
    public static Setup read(Game game, Node json) {
        Setup setup = of(game, json.get("seats").integer(game.minSeats(), game.maxSeats()), chosen(json), 0);
        return json.has("seed") ? setup.withSeed(json.get("seed")) : setup;
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
