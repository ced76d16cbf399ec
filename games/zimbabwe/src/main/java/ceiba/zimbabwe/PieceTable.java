package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Position;
import java.util.Arrays;

/** What lies on the map: craftsmen and the resources in their range, and monuments with the hubs between things. */
abstract sealed class PieceTable extends MapTable permits ZimbabwePosition {

    private static final int PIECES = MAP_END; // placed, by craft
    private static final int PIECE = PIECES + CRAFTS.length; // option of its site, and its owner
    private static final int RESOURCE_COUNT = PIECE + Box.PIECES;
    private static final int PRINTED = RESOURCE_COUNT + 1; // resources that the map has; the others are tiles
    private static final int RESOURCE_AT = PRINTED + 1;
    private static final int MAX_RESOURCES = 48;
    static final int PIECES_END = RESOURCE_AT + MAX_RESOURCES;

    private static final int OWNER_SHIFT = ZimbabweStep.OPTION_BITS;

    // Sets of squares in `bits`.
    static final int MONUMENTS = MAP_SETS_END;
    /** The monuments raised in the action going on. */
    static final int RAISED = MONUMENTS + Squares.WORDS;

    private static final int OWNED = RAISED + Squares.WORDS; // the monuments of each seat
    private static final int LEVEL_BITS = 3;
    private static final int LEVELS = OWNED + MAX_SEATS * Squares.WORDS; // the bits of the monuments' levels

    // Sets of resources in `bits`.
    private static final int IN_RANGE = LEVELS + LEVEL_BITS * Squares.WORDS; // those that each piece can use
    private static final int IN_LONG_RANGE = IN_RANGE + Box.PIECES; // the same for Eshu's worshipper
    private static final int OF_KIND = IN_LONG_RANGE + Box.PIECES;
    private static final int USED_ONCE = OF_KIND + RESOURCES.length; // once or twice
    private static final int USED_TWICE = USED_ONCE + 1;
    static final int SETS_END = USED_TWICE + 1;

    /** Room to reckon in; no part of the position. */
    final Reach reach = new Reach(this);

    private final Hubs nearHubs = new Hubs(this, Box.RANGE);
    private final Hubs farHubs = new Hubs(this, Box.ESHU_RANGE);

    PieceTable(int seats, boolean firstGame, HandSetup handSetup, Layout layout) {
        super(seats, firstGame, handSetup, layout);
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        nearHubs.copyFrom(((PieceTable) other).nearHubs);
        farHubs.copyFrom(((PieceTable) other).farHubs);
    }

    @Override
    void clearMap() {
        super.clearMap();
        Arrays.fill(table, RESOURCE_COUNT, PIECES_END, 0);
    }

    /** Every craftsman's range may grow. */
    @Override
    void layWater(int site) {
        super.layWater(site);
        forgetHubs();
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (isPlaced(piece)) {
                findResources(piece);
            }
        }
    }

    // ---------------------------------------------------------------- craftsmen

    /** How many of a craft are on the map. */
    int pieces(int craft) {
        return table[PIECES + craft];
    }

    boolean isPlaced(int piece) {
        return piece % Box.CRAFTSMEN < table[PIECES + Craft.of(piece)];
    }

    /** The site of a piece, as an option. */
    int site(int piece) {
        return table[PIECE + piece] & ZimbabweStep.LAST_OPTION;
    }

    int owner(int piece) {
        return table[PIECE + piece] >> OWNER_SHIFT;
    }

    /** Puts a craftsman on the map and finds what it can use. */
    int addPiece(int craft, int seat, int site) {
        int piece = craft * Box.CRAFTSMEN + table[PIECES + craft]++;
        table[PIECE + piece] = site | seat << OWNER_SHIFT;
        int square = ZimbabweStep.square(site);
        occupy(square);
        if (Craft.LARGE[craft]) {
            occupy(square + 1);
            occupy(square + Squares.STRIDE);
            occupy(square + Squares.STRIDE + 1);
        } else {
            occupy(secondSquare(site));
        }
        addPoints(seat, Craft.POINTS[craft]);
        nearHubs.forgetSupplied(craft);
        farHubs.forgetSupplied(craft);
        findResources(piece);
        return piece;
    }

    /** The resources that a piece can use, marked or not, in the turn of Eshu's worshipper or in another. */
    long inRange(int piece, boolean eshu) {
        return bits[(eshu ? IN_LONG_RANGE : IN_RANGE) + piece];
    }

    private void findResources(int piece) {
        int craft = Craft.of(piece);
        reach.begin();
        reach.addPiece(piece);
        reach.spread(Box.RANGE, false);
        bits[IN_RANGE + piece] = resourcesIn(reach.squares(), Craft.RESOURCE[craft]);
        reach.spread(Box.ESHU_RANGE - Box.RANGE, false);
        bits[IN_LONG_RANGE + piece] = resourcesIn(reach.squares(), Craft.RESOURCE[craft]);
    }

    private long resourcesIn(long[] squares, int resource) {
        long found = 0;
        for (long left = bits[OF_KIND + resource]; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            found |= Squares.has(squares, 0, table[RESOURCE_AT + index]) ? 1L << index : 0;
        }
        return found;
    }

    /** The resources that a piece has in range as they are found anew, without and with Eshu: for the invariants. */
    boolean knowsItsResources(int piece) {
        long near = bits[IN_RANGE + piece];
        long far = bits[IN_LONG_RANGE + piece];
        findResources(piece);
        return bits[IN_RANGE + piece] == near && bits[IN_LONG_RANGE + piece] == far;
    }

    // ---------------------------------------------------------------- resources, by number

    int resources() {
        return table[RESOURCE_COUNT];
    }

    /** How many are printed on the map; the others are tiles. */
    int printedResources() {
        return table[PRINTED];
    }

    void setPrintedResources(int resources) {
        table[PRINTED] = resources;
    }

    int resourceSquare(int index) {
        return table[RESOURCE_AT + index];
    }

    int resourceKind(int index) {
        int resource = 0;
        while ((bits[OF_KIND + resource] >>> index & 1) == 0) {
            resource++;
        }
        return resource;
    }

    /** The resource on a square, by number; -1 if there is none. */
    int resourceOn(int square) {
        for (int index = table[RESOURCE_COUNT] - 1; index >= 0; index--) {
            if (table[RESOURCE_AT + index] == square) {
                return index;
            }
        }
        return -1;
    }

    long ofKind(int resource) {
        return bits[OF_KIND + resource];
    }

    /** How many tiles of a resource have been laid. */
    int tilesLaid(int resource) {
        return Long.bitCount(bits[OF_KIND + resource] >>> table[PRINTED]);
    }

    void addResource(int resource, int square) {
        int index = table[RESOURCE_COUNT]++;
        table[RESOURCE_AT + index] = square;
        bits[OF_KIND + resource] |= 1L << index;
        occupy(square);
    }

    /** A resource tile comes: the craftsmen of this resource may be in range. */
    void layResource(int resource, int square) {
        addResource(resource, square);
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (isPlaced(piece) && Craft.RESOURCE[Craft.of(piece)] == resource) {
                findResources(piece);
            }
        }
    }

    long usedOnce() {
        return bits[USED_ONCE];
    }

    long usedTwice() {
        return bits[USED_TWICE];
    }

    /** Lays a marker on a resource. */
    void use(int index) {
        bits[USED_TWICE] |= bits[USED_ONCE] & 1L << index;
        bits[USED_ONCE] |= 1L << index;
    }

    void clearMarkers() {
        bits[USED_ONCE] = 0;
        bits[USED_TWICE] = 0;
    }

    // ---------------------------------------------------------------- monuments

    /** A seat's monuments, as a set in {@link #bits}. */
    static int monumentsOf(int seat) {
        return OWNED + seat * Squares.WORDS;
    }

    void addMonument(int seat, int square) {
        occupy(square);
        Squares.add(bits, MONUMENTS, square);
        Squares.add(bits, monumentsOf(seat), square);
        setLevel(square, 1);
        forgetHubs();
        addPoints(seat, Box.POINTS[1]);
    }

    /** Whose monument stands on a square. */
    int monumentOwner(int square) {
        int seat = 0;
        while (!is(monumentsOf(seat), square)) {
            seat++;
        }
        return seat;
    }

    /** The level of the monument on a square, 0 if there is none. */
    int level(int square) {
        int level = 0;
        for (int bit = 0; bit < LEVEL_BITS; bit++) {
            level |= is(LEVELS + bit * Squares.WORDS, square) ? 1 << bit : 0;
        }
        return level;
    }

    /** The squares that have a level, in one word. */
    long withLevels(int word) {
        long any = 0;
        for (int bit = 0; bit < LEVEL_BITS; bit++) {
            any |= bits[LEVELS + bit * Squares.WORDS + word];
        }
        return any;
    }

    void setLevel(int square, int level) {
        for (int bit = 0; bit < LEVEL_BITS; bit++) {
            if ((level >> bit & 1) != 0) {
                Squares.add(bits, LEVELS + bit * Squares.WORDS, square);
            } else {
                Squares.remove(bits, LEVELS + bit * Squares.WORDS, square);
            }
        }
    }

    /** The level of a seat's highest monument. */
    int highestLevel(int seat) {
        int highest = 0;
        int own = monumentsOf(seat);
        for (int square = Squares.next(bits, own, 0); square >= 0; square = Squares.next(bits, own, square + 1)) {
            highest = Math.max(highest, level(square));
        }
        return highest;
    }

    void clearRaised() {
        for (int word = 0; word < Squares.WORDS; word++) {
            bits[RAISED + word] = 0;
        }
    }

    /** The hubs between things, for Eshu's worshipper or for others. */
    Hubs hubs(boolean eshu) {
        return eshu ? farHubs : nearHubs;
    }

    private void forgetHubs() {
        nearHubs.forget();
        farHubs.forget();
    }
}
