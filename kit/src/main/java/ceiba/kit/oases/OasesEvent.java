package ceiba.kit.oases;

import static ceiba.engine.EventKind.Field.number;

import ceiba.engine.EventKind;
import java.util.List;

/** What happens in {@link Oases}. */
enum OasesEvent implements EventKind {
    PUT(number("square")),
    /** An oasis came to a seat. */
    TOOK(number("worth")),
    LOST(number("worth"));

    private final List<Field> fields;

    OasesEvent(Field field) {
        fields = List.of(field);
    }

    @Override
    public List<Field> fields() {
        return fields;
    }

    @Override
    public boolean reveals() {
        return false;
    }
}
