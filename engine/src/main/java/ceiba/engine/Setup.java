package ceiba.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All that a match starts from.
 *
 * @param variants every variant of the game with its value, in the game's order
 * @param seed from 0 to {@link #MAX_SEED}
 */
public record Setup(int seats, Map<String, String> variants, long seed) {

    public static final long MAX_SEED = Json.GREATEST;

    public Setup {
        // keeps the game's order, which goes into files; Map.copyOf has another in every run
        variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
    }

    /**
     * A setup that fits the game: variants not named take their standard value.
     *
     * @throws Refusal if seats, a variant or the seed do not fit
     */
    public static Setup of(Game game, int seats, Map<String, String> chosen, long seed) {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            throw new Refusal(
                    game.id() + " takes " + game.minSeats() + " to " + game.maxSeats() + " seats, not " + seats);
        }
        if (seed < 0 || seed > MAX_SEED) {
            throw new Refusal("a seed is a whole number from 0 to " + MAX_SEED + ", not " + seed);
        }
        Map<String, String> variants = new LinkedHashMap<>();
        for (Variant variant : game.variants()) {
            variants.put(variant.name(), variant.standard());
        }
        chosen.forEach((name, value) -> {
            Variant variant = game.variants().stream()
                    .filter(v -> v.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new Refusal(game.id() + " has no variant '" + name + "'"));
            if (!variant.values().contains(value)) {
                throw new Refusal("variant " + name + " is one of " + String.join(", ", variant.values()) + ", not '"
                        + value + "'");
            }
            variants.put(name, value);
        });
        return new Setup(seats, variants, seed);
    }

    /** Reads {@code seats}, {@code variants} and {@code seed}; seed 0 if left out. */
    public static Setup read(Game game, Node json) {
        Map<String, String> variants = new LinkedHashMap<>();
        if (json.has("variants")) {
            for (Node variant : json.get("variants").fields()) {
                variants.put(variant.name(), variant.text());
            }
        }
        long seed = json.has("seed") ? json.get("seed").whole(0, MAX_SEED) : 0;
        return of(game, json.get("seats").integer(game.minSeats(), game.maxSeats()), variants, seed);
    }
}
