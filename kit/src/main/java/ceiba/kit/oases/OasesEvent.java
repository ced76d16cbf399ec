package ceiba.kit.oases;

import static ceiba.engine.EventKind.Field.number;

import ceiba.engine.EventKind;

/** What happens in {@link Oases}. */
enum OasesEvent implements EventKind {
    PUT(Shape.of(number("square"))),
    /** An oasis came to a seat. */
    TOOK(Shape.of(number("worth"))),
    LOST(Shape.of(number("worth")));

    private final Shape shape;

    OasesEvent(Shape shape) {
        this.shape = shape;
    }

    @Override
    public Shape shape() {
        return shape;
    }
}
