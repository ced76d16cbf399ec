package ceiba.tzolkin;

import ceiba.engine.Event.Seen;

/** The kinds of events, with what their numbers a, b and c mean. */
enum Happening {
    /** A round begins. a: its number; b: 1 on a Food Day. */
    ROUND(Seen.BY_ALL),
    TURN(Seen.BY_ALL),
    /** A wealth tile is kept. a: the tile, which only its owner knows. */
    KEEP(Seen.BY_OWNER),
    /** A kept wealth tile is shown. a: the tile. */
    WEALTH(Seen.REVEALED),
    /** a: the temple that suffers. */
    BEG(Seen.BY_ALL),
    /** a: gear; b: space; c: corn paid. */
    PLACE(Seen.BY_ALL),
    /** The first-player space is taken. a: corn paid. */
    CLAIM(Seen.BY_ALL),
    /** One worker placed although it could not be paid. */
    MERCY(Seen.BY_ALL),
    /** a: gear; b: space. */
    PICK(Seen.BY_ALL),
    /** a: gear; b: action; c: corn paid for it. */
    USE(Seen.BY_ALL),
    /** a: good; b: how many. */
    GAIN(Seen.BY_ALL),
    /** a: good; b: how many. */
    PAY(Seen.BY_ALL),
    /** a: 0 corn, 1 wood; b: Palenque action. */
    HARVEST_TILE(Seen.BY_ALL),
    /** A wood tile is burned. a: Palenque action; b: the temple that suffers. */
    BURN(Seen.BY_ALL),
    /** a: temple; b: the step reached. */
    STEP_UP(Seen.BY_ALL),
    /** a: temple; b: the step reached. */
    STEP_DOWN(Seen.BY_ALL),
    /** A step that could not be made. a: temple. */
    STEP_WASTED(Seen.BY_ALL),
    /** a: technology; b: the level reached. */
    ADVANCE(Seen.BY_ALL),
    /** The bonus beyond the top level. a: technology. */
    BONUS(Seen.BY_ALL),
    /** a: building. */
    BUILD(Seen.BY_ALL),
    /** a: monument. */
    MONUMENT(Seen.BY_ALL),
    /** A skull is placed. a: Chichen Itza action. */
    SKULL(Seen.BY_ALL),
    /** A worker joins. */
    WORKER(Seen.BY_ALL),
    /** The own board is turned. a: 1 to its light side, 0 to its dark side. */
    SIDE(Seen.BY_ALL),
    /** A new building in the row. a: slot; b: building. */
    REFILL(Seen.REVEALED),
    /** The corn of the teeth is collected. a: how much. */
    COLLECT(Seen.BY_ALL),
    /** Workers are fed. a: how many; b: corn paid. */
    FEED(Seen.BY_ALL),
    /** Workers go hungry. a: how many. */
    HUNGER(Seen.BY_ALL),
    /** The second age begins: the old row is gone. */
    AGE(Seen.BY_ALL),
    /** A corn is laid on a tooth. a: round. */
    TOOTH(Seen.BY_ALL),
    /** The wheel turns. a: days. */
    WHEEL(Seen.BY_ALL),
    /** Workers are pushed off the gears. a: how many. */
    PUSHED_OFF(Seen.BY_ALL),
    /** The first-player marker goes to this seat. */
    FIRST(Seen.BY_ALL),
    /** a: quarters of points; b: {@link Source}. */
    POINTS(Seen.BY_ALL),
    /** The match is over. */
    END(Seen.BY_ALL);

    private static final Happening[] ALL = values();

    final Seen seen;

    Happening(Seen seen) {
        this.seen = seen;
    }

    static Happening of(int kind) {
        return ALL[kind];
    }
}
