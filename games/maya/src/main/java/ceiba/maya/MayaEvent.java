package ceiba.maya;

import static ceiba.engine.EventKind.Field.*;
import static ceiba.maya.Glossary.*;

import ceiba.engine.EventKind;
import java.util.List;

/**
 * The kinds of events, with what their numbers a, b and c mean. A quarry, pyramid or level is counted from 0; a colour is
 * a seat or {@link Glossary#NOBODY} for the neutral one.
 */
enum MayaEvent implements EventKind {
    /** A round begins. a: its number. */
    ROUND(number("round")),
    /** A cube is set. a: pyramid; b: level; c: its colour. */
    BUILD(oneOf("pyramid", PYRAMIDS), number("level"), number("colour")),
    /** A level is full, and its majority gets a cube above it. a: pyramid; b: the level above; c: its colour. */
    BONUS(oneOf("pyramid", PYRAMIDS), number("level"), number("colour")),
    /** A bid is made. a: how much, which only the bidder knows. */
    BID(number("gold").hidden()),
    /** A bid is shown. a: how much. */
    BID_SHOWN(true, number("gold")),
    /** A bid is paid. a: how much. */
    BID_PAID(number("gold")),
    /** The tokens of this round's auction are turned up. a: the tokens as bits. */
    OFFERED(true, number("tokens")),
    /** A token is taken. a: token. */
    TOKEN(oneOf("token", TOKENS)),
    /** A card is laid face down. a: quarry; b: its kind, which only the player knows; c: its back. */
    LAY(number("quarry"), oneOf("card", Card.words()).hidden(), oneOf("back", Card.BACKS)),
    /** No more cards will be laid by this seat. */
    STOP,
    /** The token Two workers is laid. a: quarry. */
    WORKERS(number("quarry")),
    /** A shield is laid. a: quarry. */
    SHIELD(number("quarry")),
    /** A quarry's cards are turned up. a: quarry. */
    QUARRY(number("quarry")),
    /** A card is turned up. a: quarry; b: its kind; c: its colour. */
    CARD_SHOWN(true, number("quarry"), oneOf("card", Card.words()), number("colour")),
    /** A total is lowered. a: quarry; b: the colour that suffers; c: its total now. */
    LOWER(number("quarry"), number("colour"), number("total")),
    /** A card that lowers found nobody. a: quarry. */
    LOWER_WASTED(number("quarry")),
    /** Cubes are won. a: quarry; b: how many; c: their colour. */
    DIG(number("quarry"), number("cubes"), number("colour")),
    /** The seat becomes the start player. a: who named it. */
    START(number("namedBy")),
    /** The joker serves as another token. a: token. */
    JOKER(oneOf("token", TOKENS)),
    /** Cubes that cannot be carried go back. a: how many; c: their colour. */
    LEFT_BEHIND(number("cubes"), UNUSED, number("colour")),
    /** The token Free cube gives its cube. */
    FREE_CUBE,
    /** Cubes are announced. a: own ones; b: neutral ones. */
    ANNOUNCE(number("own"), number("neutral")),
    /** A double move begins. a: cubes paid; c: their colour. */
    DOUBLE(number("cubes"), UNUSED, number("colour")),
    /** a: cubes paid; c: their colour. */
    PASS(number("cubes"), UNUSED, number("colour")),
    /** Nothing could be built. a: gold received; c: colour of the cube paid. */
    FORCED_PASS(number("gold"), UNUSED, number("colour")),
    /** An own cube is taken off to be set elsewhere. a: pyramid; b: level. */
    TAKE_OFF(oneOf("pyramid", PYRAMIDS), number("level")),
    /** a: gold; b: pyramid; c: level. */
    GOLD(number("gold"), oneOf("pyramid", PYRAMIDS), number("level")),
    /** A cube erodes. a: pyramid; b: level; c: its colour. */
    ERODE(oneOf("pyramid", PYRAMIDS), number("level"), number("colour")),
    /** Cubes without a cube below them fall. a: pyramid; b: level; c: their colour. */
    FALL(oneOf("pyramid", PYRAMIDS), number("level"), number("colour")),
    /** The match is over. */
    END;

    private static final MayaEvent[] ALL = values();

    private final boolean reveals;
    private final List<Field> fields;

    MayaEvent(Field... fields) {
        this(false, fields);
    }

    MayaEvent(boolean reveals, Field... fields) {
        this.reveals = reveals;
        this.fields = List.of(fields);
    }

    static MayaEvent of(int kind) {
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
