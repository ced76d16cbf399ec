package ceiba.kit.cistern;

import static ceiba.engine.EventKind.Field.number;

import ceiba.engine.EventKind;

/** What happens in {@link Cistern}. */
enum CisternEvent implements EventKind {
    OFFERED(Shape.of(number("to"))),
    /** The helper's. */
    ACCEPTED(Shape.of(number("from"))),
    DECLINED(Shape.of(number("from"))),
    /** For the help. */
    PAID(Shape.of(number("measures"))),
    POURED(Shape.of(number("measures"))),
    /** What a measure in the cistern is for every seat. */
    SHARED(Shape.of(number("measures"))),
    KEPT(Shape.of(number("measures"))),
    /** Whoever draws a jar sees what was hidden. */
    DREW(Shape.revealing(number("jar").hidden()));

    private final Shape shape;

    CisternEvent(Shape shape) {
        this.shape = shape;
    }

    @Override
    public Shape shape() {
        return shape;
    }
}
