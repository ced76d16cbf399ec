package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The setups of matches that are played with several numbers of seats and several variants in turn. */
public final class Tables {

    private Tables() {}

    /**
     * Every combination, but for those that the game objects to.
     *
     * @param chosen variants as {@link Setup#of} takes them
     * @param all whether variants that are not chosen take all their values in turn; otherwise the standard one
     * @throws Refusal if seats, a variant or the seed do not fit, or if the game objects to every combination
     */
    public static List<Setup> inTurn(Game game, List<Integer> seats, Map<String, ?> chosen, boolean all, long seed) {
        List<Variant> free = game.variants().stream()
                .filter(variant -> all && !chosen.containsKey(variant.name()))
                .toList();
        List<Setup> tables = new ArrayList<>();
        @Nullable Refusal objection = null;
        for (Map<String, String> combination : Variant.combinations(free)) {
            Map<String, Object> variants = new LinkedHashMap<>(chosen);
            variants.putAll(combination);
            for (int number : seats) {
                try {
                    tables.add(Setup.of(game, number, variants, seed));
                } catch (Refusal e) {
                    if (e.reason() == null) {
                        throw e;
                    }
                    objection = e;
                }
            }
        }
        if (objection != null && tables.isEmpty()) {
            throw objection;
        }
        return List.copyOf(tables);
    }
}
