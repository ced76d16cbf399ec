package ceiba.tzolkin;

import static ceiba.engine.EventKind.Field.*;
import static ceiba.engine.EventKind.Shape.*;
import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.EventKind;

/** The kinds of events, with what their numbers a, b and c mean. */
enum TzolkinEvent implements EventKind {
    /** A round begins. a: its number; b: 1 on a Food Day. */
    ROUND(of(number("round"), number("foodDay"))),
    TURN(of()),
    /** A wealth tile is kept. a: the tile, which only its owner knows. */
    KEEP(of(number("tile").hidden())),
    /** A kept wealth tile is shown. a: the tile. */
    WEALTH(revealing(number("tile"))),
    /** a: the temple that suffers. */
    BEG(of(oneOf("temple", TEMPLES))),
    /** a: gear; b: space; c: corn paid. */
    PLACE(of(oneOf("gear", GEARS), number("space"), number("corn"))),
    /** The first-player space is taken. a: corn paid. */
    CLAIM(of(number("corn"))),
    /** One worker placed although it could not be paid. */
    MERCY(of()),
    /** a: gear; b: space. */
    PICK(of(oneOf("gear", GEARS), number("space"))),
    /** a: gear; b: action; c: corn paid for it. */
    USE(of(oneOf("gear", GEARS), number("action"), number("corn"))),
    /** a: good; b: how many. */
    GAIN(of(oneOf("good", GOODS), number("count"))),
    /** a: good; b: how many. */
    PAY(of(oneOf("good", GOODS), number("count"))),
    /** a: 0 corn, 1 wood; b: Palenque action. */
    HARVEST_TILE(of(oneOf("good", GOODS), number("action"))),
    /** A wood tile is burned. a: Palenque action; b: the temple that suffers. */
    BURN(of(number("action"), oneOf("temple", TEMPLES))),
    /** a: temple; b: the step reached. */
    STEP_UP(of(oneOf("temple", TEMPLES), number("step"))),
    /** a: temple; b: the step reached. */
    STEP_DOWN(of(oneOf("temple", TEMPLES), number("step"))),
    /** A step that could not be made. a: temple. */
    STEP_WASTED(of(oneOf("temple", TEMPLES))),
    /** a: technology; b: the level reached. */
    ADVANCE(of(oneOf("technology", TECHNOLOGIES), number("level"))),
    /** The bonus beyond the top level. a: technology. */
    BONUS(of(oneOf("technology", TECHNOLOGIES))),
    /** a: building. */
    BUILD(of(number("building"))),
    /** a: monument. */
    MONUMENT(of(number("monument"))),
    /** A skull is placed. a: Chichen Itza action. */
    SKULL(of(number("action"))),
    /** A worker joins. */
    WORKER(of()),
    /** The own board is turned. a: 1 to its light side, 0 to its dark side. */
    SIDE(of(number("light"))),
    /** A new building in the row. a: slot; b: building. */
    REFILL(revealing(number("slot"), number("building"))),
    /** The corn of the teeth is collected. a: how much. */
    COLLECT(of(number("corn"))),
    /** Workers are fed. a: how many; b: corn paid. */
    FEED(of(number("workers"), number("corn"))),
    /** Workers go hungry. a: how many. */
    HUNGER(of(number("workers"))),
    /** The second age begins: the old row is gone. */
    AGE(of()),
    /** A corn is laid on a tooth. a: round. */
    TOOTH(of(number("round"))),
    /** The wheel turns. a: days. */
    WHEEL(of(number("days"))),
    /** Workers are pushed off the gears. a: how many. */
    PUSHED_OFF(of(number("workers"))),
    /** The first-player marker goes to this seat. */
    FIRST(of()),
    /** a: quarters of points; b: {@link Source}. */
    POINTS(of(number("quarters"), oneOf("source", Source.words()))),
    /** The match is over. */
    END(of());

    private static final TzolkinEvent[] ALL = values();

    private final Shape shape;

    TzolkinEvent(Shape shape) {
        this.shape = shape;
    }

    static TzolkinEvent numbered(int kind) {
        return ALL[kind];
    }

    @Override
    public Shape shape() {
        return shape;
    }
}
