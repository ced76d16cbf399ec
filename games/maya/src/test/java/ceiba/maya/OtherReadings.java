package ceiba.maya;

import ceiba.engine.Variant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The variants that read the rulebook in another way than we do: they concern different phases, so all at once will do. */
final class OtherReadings {

    private static final Set<String> NAMES = Set.of(Maya.LOWERING, Maya.WORKERS, Maya.BEGINNER);

    private OtherReadings() {}

    /** With our readings and without the auction or with it, and with all other readings and the auction. */
    static List<Map<String, String>> combinations() {
        return Variant.combinations(Maya.GAME.variants()).stream()
                .filter(values -> others(values) == 0 || (others(values) == NAMES.size() && isExpert(values)))
                .toList();
    }

    private static long others(Map<String, String> values) {
        return Maya.GAME.variants().stream()
                .filter(variant -> NAMES.contains(variant.name()))
                .filter(variant -> !variant.values().getFirst().equals(values.get(variant.name())))
                .count();
    }

    private static boolean isExpert(Map<String, String> values) {
        return Maya.YES.equals(values.get(Maya.EXPERT));
    }
}
