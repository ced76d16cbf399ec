package ceiba.zimbabwe;

import ceiba.engine.Node;

/**
 * The squares of the map by number, and sets of them as bits. A set takes {@link #WORDS} longs of three rows each; behind
 * every row is a column that belongs to no map, so that a shift never leads from the end of a row to the next.
 */
final class Squares {

    /** In columns and in rows. */
    static final int SIZE = 18;

    static final int STRIDE = SIZE + 1;
    static final int COUNT = STRIDE * SIZE;
    static final int WORDS = 6;

    private static final int ROWS_PER_WORD = SIZE / WORDS;
    static final int BITS_PER_WORD = ROWS_PER_WORD * STRIDE;
    static final int TWO_ROWS = 2 * STRIDE;

    /** By number; those between the rows have names too, which no square ever has. */
    static final String[] NAMES = names();

    private Squares() {}

    static int of(int column, int row) {
        return row * STRIDE + column;
    }

    static int column(int square) {
        return square % STRIDE;
    }

    static int row(int square) {
        return square / STRIDE;
    }

    private static String[] names() {
        String[] names = new String[COUNT];
        for (int square = 0; square < COUNT; square++) {
            names[square] = (char) ('a' + column(square)) + String.valueOf(row(square) + 1);
        }
        return names;
    }

    static String name(int square) {
        return NAMES[square];
    }

    /** A square by its name, such as {@code c7}; whether it is on the map is another question. */
    static int read(Node node) {
        String name = node.text();
        if (!name.matches("[a-r](1[0-8]|[1-9])")) {
            throw node.refusal("a square from a1 to r18 is expected, not '" + name + "'");
        }
        return of(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }

    // ---------------------------------------------------------------- sets of squares, which begin at a place in an
    // array

    static boolean has(long[] bits, int set, int square) {
        int word = square / BITS_PER_WORD;
        return (bits[set + word] >>> (square - word * BITS_PER_WORD) & 1) != 0;
    }

    static void add(long[] bits, int set, int square) {
        int word = square / BITS_PER_WORD;
        bits[set + word] |= 1L << (square - word * BITS_PER_WORD);
    }

    static void remove(long[] bits, int set, int square) {
        int word = square / BITS_PER_WORD;
        bits[set + word] &= ~(1L << (square - word * BITS_PER_WORD));
    }

    static boolean isEmpty(long[] bits, int set) {
        long any = 0;
        for (int word = 0; word < WORDS; word++) {
            any |= bits[set + word];
        }
        return any == 0;
    }

    static int count(long[] bits, int set) {
        int count = 0;
        for (int word = 0; word < WORDS; word++) {
            count += Long.bitCount(bits[set + word]);
        }
        return count;
    }

    /** The first square of a set that is not before another; -1 if there is none. */
    static int next(long[] bits, int set, int from) {
        int word = from / BITS_PER_WORD;
        if (word >= WORDS) {
            return -1;
        }
        long rest = bits[set + word] & -1L << (from - word * BITS_PER_WORD);
        while (rest == 0) {
            if (++word == WORDS) {
                return -1;
            }
            rest = bits[set + word];
        }
        return word * BITS_PER_WORD + Long.numberOfTrailingZeros(rest);
    }

    /**
     * Every square of a set and those around it, in one word of the result.
     *
     * @param before the word above, 0 for the first
     * @param after the word below, 0 for the last
     */
    static long around(long before, long here, long after) {
        long up = before | before << 1 | before >>> 1;
        long middle = here | here << 1 | here >>> 1;
        long down = after | after << 1 | after >>> 1;
        return middle | middle << STRIDE | middle >>> STRIDE | up >>> TWO_ROWS | down << TWO_ROWS;
    }

    /** The squares of a set whose neighbour to the right is in it too, in one word. */
    static long withRight(long here) {
        return here & here >>> 1;
    }

    /** The squares of a set whose neighbour below is in it too, in one word. */
    static long withBelow(long here, long after) {
        return here & below(here, after);
    }

    /** The squares whose neighbour below is in a set, in one word. */
    static long below(long here, long after) {
        return here >>> STRIDE | after << TWO_ROWS;
    }
}
