package ceiba.zimbabwe;

import java.util.Arrays;

/**
 * How far things are apart: the squares that can be reached from somewhere, step by step. A step leads to any of the eight
 * squares around; a body of water is a single step however large it is.
 */
final class Reach {

    private final PieceTable p;
    private final long[] reached = new long[Squares.WORDS];
    private final long[] flooded = new long[Squares.WORDS];
    private final long[] hubs = new long[Squares.WORDS]; // all reached so far
    private final long[] covered = new long[Squares.WORDS];
    private boolean spreading;

    Reach(PieceTable p) {
        this.p = p;
    }

    // ---------------------------------------------------------------- squares

    /** Begins from nowhere. */
    void begin() {
        Arrays.fill(reached, 0);
        Arrays.fill(flooded, 0);
        Arrays.fill(hubs, 0);
        spreading = false;
    }

    void addSquare(int square) {
        Squares.add(reached, 0, square);
    }

    /** Adds every square of a craftsman. */
    void addPiece(int piece) {
        int site = p.site(piece);
        int square = ZimbabweStep.square(site);
        addSquare(square);
        if (Craft.LARGE[Craft.of(piece)]) {
            addSquare(square + 1);
            addSquare(square + Squares.STRIDE);
            addSquare(square + Squares.STRIDE + 1);
        } else {
            addSquare(MapTable.secondSquare(site));
        }
    }

    /** Adds every square of a set of resources. */
    void addResources(long resources) {
        for (long left = resources; left != 0; left &= left - 1) {
            addSquare(p.resourceSquare(Long.numberOfTrailingZeros(left)));
        }
    }

    /** What has been reached. */
    long[] squares() {
        return reached;
    }

    /** Whether a craftsman has been reached. */
    boolean touches(int piece) {
        int site = p.site(piece);
        int square = ZimbabweStep.square(site);
        return Squares.has(reached, 0, square)
                || (Craft.LARGE[Craft.of(piece)]
                        ? Squares.has(reached, 0, square + 1)
                                || Squares.has(reached, 0, square + Squares.STRIDE)
                                || Squares.has(reached, 0, square + Squares.STRIDE + 1)
                        : Squares.has(reached, 0, MapTable.secondSquare(site)));
    }

    /** Goes on by some steps. Where monuments stop the way, they can be reached but not passed, except from the start. */
    void spread(int steps, boolean monumentsStop) {
        long[] sets = p.sets();
        for (int step = 0; step < steps; step++) {
            boolean stops = monumentsStop && spreading;
            spreading = true;
            if (stops) {
                step(
                        sets,
                        reached[0] & ~sets[PieceTable.MONUMENTS],
                        reached[1] & ~sets[PieceTable.MONUMENTS + 1],
                        reached[2] & ~sets[PieceTable.MONUMENTS + 2],
                        reached[3] & ~sets[PieceTable.MONUMENTS + 3],
                        reached[4] & ~sets[PieceTable.MONUMENTS + 4],
                        reached[5] & ~sets[PieceTable.MONUMENTS + 5]);
            } else {
                step(sets, reached[0], reached[1], reached[2], reached[3], reached[4], reached[5]);
            }
        }
    }

    /** One step from the squares in these words; unrolled, since this is what the engine does most of the time. */
    private void step(long[] sets, long a, long b, long c, long d, long e, long f) {
        long a1 = a | a << 1 | a >>> 1;
        long b1 = b | b << 1 | b >>> 1;
        long c1 = c | c << 1 | c >>> 1;
        long d1 = d | d << 1 | d >>> 1;
        long e1 = e | e << 1 | e >>> 1;
        long f1 = f | f << 1 | f >>> 1;
        reachAround(sets, 0, 0, a1, b1);
        reachAround(sets, 1, a1, b1, c1);
        reachAround(sets, 2, b1, c1, d1);
        reachAround(sets, 3, c1, d1, e1);
        reachAround(sets, 4, d1, e1, f1);
        reachAround(sets, 5, e1, f1, 0);
        for (int word = 0; word < Squares.WORDS; word++) {
            long wet = newlyWet(sets, word);
            while (wet != 0) {
                flood(sets, word * Squares.BITS_PER_WORD + Long.numberOfTrailingZeros(wet));
                wet = newlyWet(sets, word);
            }
        }
    }

    /** Reaches the squares above and below those of a word. */
    private void reachAround(long[] sets, int word, long before, long here, long after) {
        long around = here
                | here << Squares.STRIDE
                | here >>> Squares.STRIDE
                | before >>> Squares.TWO_ROWS
                | after << Squares.TWO_ROWS;
        reached[word] |= around & sets[MapTable.MAP + word];
    }

    /** The water of a word that has been reached while its body has not. */
    private long newlyWet(long[] sets, int word) {
        return reached[word] & sets[MapTable.WATER + word] & ~flooded[word];
    }

    /** A body of water that has been touched is reached as a whole. */
    private void flood(long[] sets, int square) {
        int index = p.bodyOf(square);
        int body = MapTable.body(index);
        for (int word = p.firstWord(index); word <= p.lastWord(index); word++) {
            reached[word] |= sets[body + word];
            flooded[word] |= sets[body + word];
        }
    }

    // ---------------------------------------------------------------- transport over hubs

    /** All that can be reached from here over any number of hubs. */
    long[] spreadOverHubs(int range) {
        Arrays.fill(covered, 0);
        do {
            spread(range, true);
            for (int word = 0; word < Squares.WORDS; word++) {
                covered[word] |= reached[word];
            }
        } while (goOnFromHubs());
        return covered;
    }

    /** The monuments just reached are the next start; false if there is none. */
    private boolean goOnFromHubs() {
        long[] sets = p.sets();
        long any = 0;
        for (int word = 0; word < Squares.WORDS; word++) {
            long fresh = reached[word] & sets[PieceTable.MONUMENTS + word] & ~hubs[word];
            hubs[word] |= fresh;
            reached[word] = fresh;
            flooded[word] = 0;
            any |= fresh;
        }
        spreading = false;
        return any != 0;
    }

    /**
     * The same, and writes down for each of these monuments how many hubs it took to reach it.
     *
     * @return how many there are
     */
    int goOnFromHubs(byte[] hubsTo, int row, int count) {
        int monuments = 0;
        if (goOnFromHubs()) {
            for (int word = 0; word < Squares.WORDS; word++) {
                for (long left = reached[word]; left != 0; left &= left - 1) {
                    hubsTo[row + word * Squares.BITS_PER_WORD + Long.numberOfTrailingZeros(left)] = (byte) count;
                    monuments++;
                }
            }
        }
        return monuments;
    }
}
