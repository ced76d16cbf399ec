package ceiba.kit;

import static ceiba.engine.EventKind.Field.number;

import ceiba.engine.EventKind;

/** What happens in {@link Pebbles}. Each event carries one number, a pebble's or a prize's. */
enum PebblesEvent implements EventKind {
    LAID(Shape.of(number("pebble").hidden())),
    TURNED_OVER(Shape.revealing(number("pebble"))),
    WON(Shape.revealing(number("prize"))),
    PRIZE(Shape.revealing(number("prize")));

    private final Shape shape;

    PebblesEvent(Shape shape) {
        this.shape = shape;
    }

    @Override
    public Shape shape() {
        return shape;
    }
}
