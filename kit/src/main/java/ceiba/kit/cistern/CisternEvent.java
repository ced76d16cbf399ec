package ceiba.kit.cistern;

import static ceiba.engine.EventKind.Field.number;

import ceiba.engine.EventKind;
import java.util.List;

/** What happens in {@link Cistern}. */
enum CisternEvent implements EventKind {
    OFFERED(number("to")),
    /** The helper's. */
    ACCEPTED(number("from")),
    DECLINED(number("from")),
    /** For the help. */
    PAID(number("measures")),
    POURED(number("measures")),
    /** What a measure in the cistern is for every seat. */
    SHARED(number("measures")),
    KEPT(number("measures")),
    DREW(number("jar").hidden());

    private final List<Field> fields;

    CisternEvent(Field field) {
        fields = List.of(field);
    }

    @Override
    public List<Field> fields() {
        return fields;
    }

    /** Whoever draws a jar sees what was hidden. */
    @Override
    public boolean reveals() {
        return this == DREW;
    }
}
