package ceiba.maya;

import ceiba.engine.Event.Seen;

/**
 * The kinds of events, with what their numbers a, b and c mean. A quarry, pyramid or level is counted from 0; a colour is
 * a seat or {@link Terms#NOBODY} for the neutral one.
 */
enum Happening {
    /** A round begins. a: its number. */
    ROUND(Seen.BY_ALL),
    /** A cube is set. a: pyramid; b: level; c: its colour. */
    BUILD(Seen.BY_ALL),
    /** A level is full, and its majority gets a cube above it. a: pyramid; b: the level above; c: its colour. */
    BONUS(Seen.BY_ALL),
    /** A bid is made. a: how much, which only the bidder knows. */
    BID(Seen.BY_OWNER),
    /** A bid is shown. a: how much. */
    BID_SHOWN(Seen.REVEALED),
    /** A bid is paid. a: how much. */
    BID_PAID(Seen.BY_ALL),
    /** The tokens of this round's auction are turned up. a: the tokens as bits. */
    OFFERED(Seen.REVEALED),
    /** A token is taken. a: token. */
    TOKEN(Seen.BY_ALL),
    /** A card is laid face down. a: quarry; b: its kind, which only the player knows; c: its back. */
    LAY(Seen.BY_OWNER),
    /** No more cards will be laid by this seat. */
    STOP(Seen.BY_ALL),
    /** The token Two workers is laid. a: quarry. */
    WORKERS(Seen.BY_ALL),
    /** A shield is laid. a: quarry. */
    SHIELD(Seen.BY_ALL),
    /** A quarry's cards are turned up. a: quarry. */
    QUARRY(Seen.BY_ALL),
    /** A card is turned up. a: quarry; b: its kind; c: its colour. */
    CARD_SHOWN(Seen.REVEALED),
    /** A total is lowered. a: quarry; b: the colour that suffers; c: its total now. */
    LOWER(Seen.BY_ALL),
    /** A card that lowers found nobody. a: quarry. */
    LOWER_WASTED(Seen.BY_ALL),
    /** Cubes are won. a: quarry; b: how many; c: their colour. */
    DIG(Seen.BY_ALL),
    /** The seat becomes the start player. a: who named it. */
    START(Seen.BY_ALL),
    /** The joker serves as another token. a: token. */
    JOKER(Seen.BY_ALL),
    /** Cubes that cannot be carried go back. a: how many; c: their colour. */
    LEFT_BEHIND(Seen.BY_ALL),
    /** The token Free cube gives its cube. */
    FREE_CUBE(Seen.BY_ALL),
    /** Cubes are announced. a: own ones; b: neutral ones. */
    ANNOUNCE(Seen.BY_ALL),
    /** A double move begins. a: cubes paid; c: their colour. */
    DOUBLE(Seen.BY_ALL),
    /** a: cubes paid; c: their colour. */
    PASS(Seen.BY_ALL),
    /** Nothing could be built. a: gold received; c: colour of the cube paid. */
    FORCED_PASS(Seen.BY_ALL),
    /** An own cube is taken off to be set elsewhere. a: pyramid; b: level. */
    TAKE_OFF(Seen.BY_ALL),
    /** a: gold; b: pyramid; c: level. */
    GOLD(Seen.BY_ALL),
    /** A cube erodes. a: pyramid; b: level; c: its colour. */
    ERODE(Seen.BY_ALL),
    /** Cubes without a cube below them fall. a: pyramid; b: level; c: their colour. */
    FALL(Seen.BY_ALL),
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
