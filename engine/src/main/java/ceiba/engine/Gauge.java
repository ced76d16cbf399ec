package ceiba.engine;

/**
 * A named number that people watch besides points: what a seat needs, how angry the gods are. Its name in a language is
 * {@code gauge.<name>} of the game's catalogue.
 *
 * @param ofSeat whether each seat has its own; otherwise it is the table's
 */
public record Gauge(String name, boolean ofSeat) {

    public static Gauge ofSeat(String name) {
        return new Gauge(name, true);
    }

    public static Gauge ofTable(String name) {
        return new Gauge(name, false);
    }
}
