package ceiba.bots;

import ceiba.engine.Refusal;
import java.util.List;

/** The bots by name. */
public final class Bots {

    private Bots() {}

    public static List<String> names() {
        return List.of("random");
    }

    /**
     * A bot of that name.
     *
     * @throws Refusal if there is none
     */
    public static Bot named(String name, long seed) {
        if (!name.equals("random")) {
            throw new Refusal("unknown bot '" + name + "'; known are: " + String.join(", ", names()));
        }
        return new RandomBot(seed);
    }
}
