package ceiba.kit;

import static ceiba.engine.EventKind.Field.number;

import ceiba.engine.EventKind;
import java.util.List;

/** What happens in {@link Pebbles}. Each event carries one number, a pebble's or a prize's. */
enum PebblesEvent implements EventKind {
    LAID(false, number("pebble").hidden()),
    TURNED_OVER(true, number("pebble")),
    WON(true, number("prize")),
    PRIZE(true, number("prize"));

    private final boolean reveals;
    private final List<Field> fields;

    PebblesEvent(boolean reveals, Field field) {
        this.reveals = reveals;
        fields = List.of(field);
    }

    @Override
    public List<Field> fields() {
        return fields;
    }

    @Override
    public boolean reveals() {
        return reveals;
    }
}
