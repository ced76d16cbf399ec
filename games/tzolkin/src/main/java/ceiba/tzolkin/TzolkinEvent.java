package ceiba.tzolkin;

import static ceiba.engine.EventKind.Field.*;
import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.EventKind;
import java.util.List;

/** The kinds of events, with what their numbers a, b and c mean. */
enum TzolkinEvent implements EventKind {
    /** A round begins. a: its number; b: 1 on a Food Day. */
    ROUND(number("round"), number("foodDay")),
    TURN,
    /** A wealth tile is kept. a: the tile, which only its owner knows. */
    KEEP(number("tile").hidden()),
    /** A kept wealth tile is shown. a: the tile. */
    WEALTH(true, number("tile")),
    /** a: the temple that suffers. */
    BEG(oneOf("temple", TEMPLES)),
    /** a: gear; b: space; c: corn paid. */
    PLACE(oneOf("gear", GEARS), number("space"), number("corn")),
    /** The first-player space is taken. a: corn paid. */
    CLAIM(number("corn")),
    /** One worker placed although it could not be paid. */
    MERCY,
    /** a: gear; b: space. */
    PICK(oneOf("gear", GEARS), number("space")),
    /** a: gear; b: action; c: corn paid for it. */
    USE(oneOf("gear", GEARS), number("action"), number("corn")),
    /** a: good; b: how many. */
    GAIN(oneOf("good", GOODS), number("count")),
    /** a: good; b: how many. */
    PAY(oneOf("good", GOODS), number("count")),
    /** a: 0 corn, 1 wood; b: Palenque action. */
    HARVEST_TILE(oneOf("good", GOODS), number("action")),
    /** A wood tile is burned. a: Palenque action; b: the temple that suffers. */
    BURN(number("action"), oneOf("temple", TEMPLES)),
    /** a: temple; b: the step reached. */
    STEP_UP(oneOf("temple", TEMPLES), number("step")),
    /** a: temple; b: the step reached. */
    STEP_DOWN(oneOf("temple", TEMPLES), number("step")),
    /** A step that could not be made. a: temple. */
    STEP_WASTED(oneOf("temple", TEMPLES)),
    /** a: technology; b: the level reached. */
    ADVANCE(oneOf("technology", TECHNOLOGIES), number("level")),
    /** The bonus beyond the top level. a: technology. */
    BONUS(oneOf("technology", TECHNOLOGIES)),
    /** a: building. */
    BUILD(number("building")),
    /** a: monument. */
    MONUMENT(number("monument")),
    /** A skull is placed. a: Chichen Itza action. */
    SKULL(number("action")),
    /** A worker joins. */
    WORKER,
    /** The own board is turned. a: 1 to its light side, 0 to its dark side. */
    SIDE(number("light")),
    /** A new building in the row. a: slot; b: building. */
    REFILL(true, number("slot"), number("building")),
    /** The corn of the teeth is collected. a: how much. */
    COLLECT(number("corn")),
    /** Workers are fed. a: how many; b: corn paid. */
    FEED(number("workers"), number("corn")),
    /** Workers go hungry. a: how many. */
    HUNGER(number("workers")),
    /** The second age begins: the old row is gone. */
    AGE,
    /** A corn is laid on a tooth. a: round. */
    TOOTH(number("round")),
    /** The wheel turns. a: days. */
    WHEEL(number("days")),
    /** Workers are pushed off the gears. a: how many. */
    PUSHED_OFF(number("workers")),
    /** The first-player marker goes to this seat. */
    FIRST,
    /** a: quarters of points; b: {@link Source}. */
    POINTS(number("quarters"), oneOf("source", Source.words())),
    /** The match is over. */
    END;

    private static final TzolkinEvent[] ALL = values();

    private final boolean reveals;
    private final List<Field> fields;

    TzolkinEvent(Field... fields) {
        this(false, fields);
    }

    TzolkinEvent(boolean reveals, Field... fields) {
        this.reveals = reveals;
        this.fields = List.of(fields);
    }

    static TzolkinEvent of(int kind) {
        return ALL[kind];
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
