package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Position;
import java.util.Arrays;

/** The map: sets of squares, and the bodies of water. */
abstract sealed class MapTable extends CardTable permits PieceTable {

    private static final int MAX_BODIES = 20;
    private static final int WATER_TILES = CARDS_END;
    private static final int WATER_TILE = WATER_TILES + 1; // option of its site
    private static final int BODY_COUNT = WATER_TILE + Box.WATER_TILES;
    private static final int FIRST_WORD = BODY_COUNT + 1; // of each body of water: it spreads over a few rows only
    private static final int LAST_WORD = FIRST_WORD + MAX_BODIES;
    static final int MAP_END = LAST_WORD + MAX_BODIES;

    // Sets of squares in `bits`.
    static final int MAP = 0;
    static final int WATER = MAP + Squares.WORDS;
    /** Land on which something can be placed. */
    static final int EMPTY = WATER + Squares.WORDS;

    static final int START_AREAS = EMPTY + Squares.WORDS;
    private static final int BODIES = START_AREAS + Squares.WORDS; // of water
    static final int MAP_SETS_END = BODIES + MAX_BODIES * Squares.WORDS;

    private final byte[] bodyOf = new byte[Squares.COUNT]; // of each square of water

    MapTable(int seats, boolean firstGame, HandSetup handSetup, Layout layout) {
        super(seats, firstGame, handSetup, layout);
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        System.arraycopy(((MapTable) other).bodyOf, 0, bodyOf, 0, Squares.COUNT);
    }

    // ---------------------------------------------------------------- sets of squares

    /** All sets of squares; those of the map are named above. */
    long[] sets() {
        return bits;
    }

    boolean is(int set, int square) {
        return Squares.has(bits, set, square);
    }

    void add(int set, int square) {
        Squares.add(bits, set, square);
    }

    /** A square is no longer empty land. */
    void occupy(int square) {
        Squares.remove(bits, EMPTY, square);
    }

    /** No map at all. */
    void clearMap() {
        Arrays.fill(bits, 0);
        Arrays.fill(table, WATER_TILES, MAP_END, 0);
    }

    /** The other square of a piece of two. */
    static int secondSquare(int site) {
        return ZimbabweStep.square(site) + (ZimbabweStep.turn(site) == 0 ? 1 : Squares.STRIDE);
    }

    // ---------------------------------------------------------------- water

    int waterTiles() {
        return table[WATER_TILES];
    }

    /** The site of a water tile, as an option. */
    int waterTile(int index) {
        return table[WATER_TILE + index];
    }

    /** Lays a water tile: waters join. */
    void layWater(int site) {
        table[WATER_TILE + table[WATER_TILES]++] = site;
        int one = ZimbabweStep.square(site);
        int two = secondSquare(site);
        occupy(one);
        occupy(two);
        Squares.add(bits, WATER, one);
        Squares.add(bits, WATER, two);
        addWater(one);
        addWater(two);
    }

    int bodies() {
        return table[BODY_COUNT];
    }

    /** The squares of a body of water, as a set in {@link #bits}. */
    static int body(int index) {
        return BODIES + index * Squares.WORDS;
    }

    /** The first word of {@link #body} that is not empty. */
    int firstWord(int index) {
        return table[FIRST_WORD + index];
    }

    int lastWord(int index) {
        return table[LAST_WORD + index];
    }

    /** The body that a square of water belongs to. */
    int bodyOf(int square) {
        return bodyOf[square];
    }

    /** A square of water joins the bodies beside it, or becomes a body of its own. */
    void addWater(int square) {
        int joined = -1;
        for (int index = table[BODY_COUNT] - 1; index >= 0; index--) {
            if (isBeside(square, body(index))) {
                if (joined >= 0) { // the one before has been swallowed
                    for (int word = 0; word < Squares.WORDS; word++) {
                        bits[body(index) + word] |= bits[body(joined) + word];
                    }
                    removeBody(joined);
                }
                joined = index;
            }
        }
        int into = joined >= 0 ? joined : table[BODY_COUNT]++;
        Squares.add(bits, body(into), square);
        for (int index = into; index < table[BODY_COUNT]; index++) { // those behind may have moved up
            measure(index);
        }
    }

    private void measure(int index) {
        int body = body(index);
        for (int square = Squares.next(bits, body, 0); square >= 0; square = Squares.next(bits, body, square + 1)) {
            bodyOf[square] = (byte) index;
        }
        int first = 0;
        while (bits[body(index) + first] == 0) {
            first++;
        }
        int last = Squares.WORDS - 1;
        while (bits[body(index) + last] == 0) {
            last--;
        }
        table[FIRST_WORD + index] = first;
        table[LAST_WORD + index] = last;
    }

    private boolean isBeside(int square, int body) {
        return (square >= Squares.STRIDE && is(body, square - Squares.STRIDE))
                || (square > 0 && is(body, square - 1))
                || is(body, square + 1)
                || (square + Squares.STRIDE < Squares.COUNT && is(body, square + Squares.STRIDE));
    }

    /** The bodies behind it move up, so that equal maps are equal positions. */
    private void removeBody(int index) {
        int last = --table[BODY_COUNT];
        for (int at = body(index); at < body(last); at++) {
            bits[at] = bits[at + Squares.WORDS];
        }
        for (int at = body(last); at < body(last + 1); at++) {
            bits[at] = 0;
        }
        table[FIRST_WORD + last] = 0;
        table[LAST_WORD + last] = 0;
    }
}
