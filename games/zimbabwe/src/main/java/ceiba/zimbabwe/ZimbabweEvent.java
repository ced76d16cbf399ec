package ceiba.zimbabwe;

import static ceiba.engine.EventKind.Field.*;
import static ceiba.engine.EventKind.Shape.*;
import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.EventKind;
import java.util.stream.IntStream;

/** What can happen. Everything is open, so nothing is ever hidden. */
enum ZimbabweEvent implements EventKind {
    /** A round begins. a: its number. */
    ROUND(of(number("round"))),
    /** A first monument is set. a: square. */
    START(of(square("square"))),
    /** a: cattle given; b: of these from the stock; c: the plaque that gets the first. */
    GIFT(of(number("cattle"), number("stock"), number("plaque"))),
    /** a: place in the turn order. */
    PASS(of(number("place"))),
    /** The last one left goes first. */
    LEADS(of()),
    /** The plaques are emptied. a: from the own one; b: from Shadipinyi's. */
    COLLECT(of(number("cattle"), number("god"))),
    /** A god is chosen. a: god; b: requirement now. */
    GOD(of(oneOf("god", GODS), number("requirement"))),
    /** A specialist is acquired. a: specialist; b: requirement now. */
    HIRE(of(oneOf("specialist", SPECIALISTS), number("requirement"))),
    /** A specialist is used. a: specialist; b: cattle put on the card. */
    USE(of(oneOf("specialist", SPECIALISTS), number("cattle"))),
    /** The stock adds to the herd. a: cattle. */
    HERD(of(number("cattle"))),
    /** A water tile is laid. a: square; b: how it lies. */
    RAIN(of(square("square"), oneOf("turn", TURNS))),
    /** A resource tile is laid. a: resource; b: square. */
    RESOURCE(of(oneOf("resource", RESOURCES), square("square"))),
    /** A monument is built. a: square. */
    BUILD(of(square("square"))),
    /** A technology card is taken. a: craft; b: first or second card; c: requirement now. */
    TECHNOLOGY(of(oneOf("craft", CRAFTS), number("card"), number("requirement"))),
    /** A craftsman is placed. a: craft; b: square; c: how it lies. */
    CRAFTSMAN(of(oneOf("craft", CRAFTS), square("square"), oneOf("turn", TURNS))),
    /** What a craftsman cost. a: cattle; b: of these onto the builder's card. */
    COST(of(number("cattle"), number("builder"))),
    /** A price is set. a: craft; b: price. */
    PRICE(of(oneOf("craft", CRAFTS), number("price"))),
    /** A craftsman works. a: piece; b: the resource's square; c: cattle paid. */
    SUPPLY(of(oneOf("piece", pieces()), square("resource"), number("cattle"))),
    /** Hubs are paid. a: how many; b: 1 if onto Qamata's card. */
    HUBS(of(number("hubs"), number("qamata"))),
    /** A monument is raised. a: square; b: level now. */
    RAISE(of(square("square"), number("level"))),
    /** a: from cards; b: from the highest monument; c: from Engai. */
    REVENUE(of(number("cards"), number("level"), number("god"))),
    /** The match is over. */
    END(of());

    private static final ZimbabweEvent[] ALL = values();

    private final Shape shape;

    ZimbabweEvent(Shape shape) {
        this.shape = shape;
    }

    static ZimbabweEvent numbered(int kind) {
        return ALL[kind];
    }

    @Override
    public Shape shape() {
        return shape;
    }

    private static Field square(String name) {
        return oneOf(name, Squares.NAMES);
    }

    private static String[] pieces() {
        return IntStream.range(0, Box.PIECES).mapToObj(Craft::piece).toArray(String[]::new);
    }
}
