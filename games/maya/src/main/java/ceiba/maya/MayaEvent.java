package ceiba.maya;

import static ceiba.engine.EventKind.Field.*;
import static ceiba.engine.EventKind.Shape.*;
import static ceiba.maya.Glossary.*;

import ceiba.engine.EventKind;

/**
 * The kinds of events, with what their numbers a, b and c mean. A quarry, pyramid or level is counted from 0; a colour is
 * a seat or {@link Glossary#NOBODY} for the neutral one.
 */
enum MayaEvent implements EventKind {
    /** A round begins. a: its number. */
    ROUND(of(number("round"))),
    /** A cube is set. a: pyramid; b: level; c: its colour. */
    BUILD(of(oneOf("pyramid", PYRAMIDS), number("level"), number("colour"))),
    /** A level is full, and its majority gets a cube above it. a: pyramid; b: the level above; c: its colour. */
    BONUS(of(oneOf("pyramid", PYRAMIDS), number("level"), number("colour"))),
    /** A bid is made. a: how much, which only the bidder knows. */
    BID(of(number("gold").hidden())),
    /** A bid is shown. a: how much. */
    BID_SHOWN(revealing(number("gold"))),
    /** A bid is paid. a: how much. */
    BID_PAID(of(number("gold"))),
    /** The tokens of this round's auction are turned up. a: the tokens as bits. */
    OFFERED(revealing(number("tokens"))),
    /** A token is taken. a: token. */
    TOKEN(of(oneOf("token", TOKENS))),
    /** A card is laid face down. a: quarry; b: its kind, which only the player knows; c: its back. */
    LAY(of(number("quarry"), oneOf("card", Card.words()).hidden(), oneOf("back", Card.BACKS))),
    /** No more cards will be laid by this seat. */
    STOP(of()),
    /** The token Two workers is laid. a: quarry; b: what it counts. */
    WORKERS(of(number("quarry"), number("counts"))),
    /** A shield is laid. a: quarry. */
    SHIELD(of(number("quarry"))),
    /** A quarry's cards are turned up. a: quarry. */
    QUARRY(of(number("quarry"))),
    /** A card of this seat, or of the neutral colour, is turned up. a: quarry; b: its kind; c: the colour's total with it. */
    CARD_SHOWN(revealing(number("quarry"), oneOf("card", Card.words()), number("total"))),
    /** A total is lowered. a: quarry; b: the colour that suffers; c: its total now. */
    LOWER(of(number("quarry"), number("colour"), number("total"))),
    /** A card that lowers found nobody. a: quarry. */
    LOWER_WASTED(of(number("quarry"))),
    /** Cubes are won. a: quarry; b: how many; c: their colour. */
    DIG(of(number("quarry"), number("cubes"), number("colour"))),
    /** The seat becomes the start player. a: who named it. */
    START(of(number("namedBy"))),
    /** The joker serves as another token. a: token. */
    JOKER(of(oneOf("token", TOKENS))),
    /** Cubes that cannot be carried go back. a: how many; c: their colour. */
    LEFT_BEHIND(of(number("cubes"), UNUSED, number("colour"))),
    /** The token Free cube gives its cube. */
    FREE_CUBE(of()),
    /** Cubes are announced. a: own ones; b: neutral ones. */
    ANNOUNCE(of(number("own"), number("neutral"))),
    /** A double move begins. a: cubes paid; c: their colour. */
    DOUBLE(of(number("cubes"), UNUSED, number("colour"))),
    /** a: cubes paid; c: their colour. */
    PASS(of(number("cubes"), UNUSED, number("colour"))),
    /** Nothing could be built. a: gold received; c: colour of the cube paid. */
    FORCED_PASS(of(number("gold"), UNUSED, number("colour"))),
    /** An own cube is taken off to be set elsewhere. a: pyramid; b: level. */
    TAKE_OFF(of(oneOf("pyramid", PYRAMIDS), number("level"))),
    /** a: gold; b: pyramid; c: level. */
    GOLD(of(number("gold"), oneOf("pyramid", PYRAMIDS), number("level"))),
    /** A cube erodes. a: pyramid; b: level; c: its colour. */
    ERODE(of(oneOf("pyramid", PYRAMIDS), number("level"), number("colour"))),
    /** Cubes without a cube below them fall. a: pyramid; b: level; c: their colour. */
    FALL(of(oneOf("pyramid", PYRAMIDS), number("level"), number("colour"))),
    /** The match is over. */
    END(of());

    private static final MayaEvent[] ALL = values();

    private final Shape shape;

    MayaEvent(Shape shape) {
        this.shape = shape;
    }

    static MayaEvent numbered(int kind) {
        return ALL[kind];
    }

    @Override
    public Shape shape() {
        return shape;
    }
}
