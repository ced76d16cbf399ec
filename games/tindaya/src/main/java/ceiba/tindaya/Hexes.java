package ceiba.tindaya;

import ceiba.engine.Node;
import java.util.Arrays;

/**
 * The chart: 16 columns of 7 flat-top hexes, odd columns half a hex lower. A hex is its column times 7 plus its row, so that
 * the order of the numbers is the order in which ties are broken (T-3).
 */
final class Hexes {

    static final int COLUMNS = 16;
    static final int ROWS = 7;
    static final int COUNT = COLUMNS * ROWS;
    static final int NONE = -1;

    static final int BASES = 8;

    static final int DIRECTIONS = 6;
    static final String[] DIRECTION_WORDS = {"n", "ne", "se", "s", "sw", "nw"};

    private static final int[][] EVEN = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}};
    private static final int[][] ODD = {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};

    private static final int MOST_RINGS = 3;

    private static final byte[] NEIGHBOURS = new byte[COUNT * DIRECTIONS];
    private static final byte[] DISTANCES = new byte[COUNT * COUNT];

    /** A set of hexes is two longs. */
    static final int HALVES = 2;

    private static final long[] BESIDES = new long[COUNT * HALVES];

    private static final byte[] COURSES = new byte[COUNT * COUNT];

    /** For each hex all hexes, the nearest first. */
    private static final byte[] BY_DISTANCE = new byte[COUNT * COUNT];

    /** The hexes around each: its rings one after the other, each clockwise from straight north; NONE beyond the map. */
    private static final byte[][] RINGS = new byte[COUNT][];

    static {
        for (int hex = 0; hex < COUNT; hex++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int[] step = (column(hex) % 2 == 0 ? EVEN : ODD)[direction];
                int next = at(column(hex) + step[0], row(hex) + step[1]);
                NEIGHBOURS[hex * DIRECTIONS + direction] = (byte) next;
                for (int half = 0; next >= 0 && half < HALVES; half++) {
                    BESIDES[hex * HALVES + half] |= bit(next, half);
                }
            }
        }
        Arrays.fill(COURSES, (byte) NONE);
        for (int hex = 0; hex < COUNT; hex++) {
            for (int course = 0; course < DIRECTIONS; course++) {
                for (int next = neighbour(hex, course); next >= 0; next = neighbour(next, course)) {
                    COURSES[hex * COUNT + next] = (byte) course;
                }
            }
        }
        for (int one = 0; one < COUNT; one++) {
            RINGS[one] = new byte[6 + 12 + 18];
            int place = 0;
            for (int ring = 1; ring <= MOST_RINGS; ring++) {
                for (int index = 0; index < ring * DIRECTIONS; index++) {
                    RINGS[one][place++] = (byte) onRing(one, ring, index);
                }
            }
            for (int another = 0; another < COUNT; another++) {
                DISTANCES[one * COUNT + another] = (byte) measured(one, another);
            }
            int next = one * COUNT;
            for (int distance = 0; next < (one + 1) * COUNT; distance++) {
                for (int another = 0; another < COUNT; another++) {
                    if (distance(one, another) == distance) {
                        BY_DISTANCE[next++] = (byte) another;
                    }
                }
            }
        }
    }

    private Hexes() {}

    private static int at(int column, int row) {
        return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? column * ROWS + row : NONE;
    }

    /** A hex of a ring, counted clockwise from straight north; NONE if it lies beyond the map. */
    private static int onRing(int centre, int ring, int index) {
        // axial coordinates: q is the column, r counts down the slanted axis
        int q = column(centre);
        int r = row(centre) - (q - (q & 1)) / 2;
        int[][] axial = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
        q += axial[0][0] * ring;
        r += axial[0][1] * ring;
        for (int step = 0; step < index; step++) {
            int[] along = axial[(2 + step / ring) % DIRECTIONS];
            q += along[0];
            r += along[1];
        }
        return at(q, r + (q - (q & 1)) / 2);
    }

    private static int measured(int one, int another) {
        int dq = column(one) - column(another);
        int dr = row(one) - half(column(one)) - row(another) + half(column(another));
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    private static int half(int column) {
        return (column - (column & 1)) / 2;
    }

    static int column(int hex) {
        return hex / ROWS;
    }

    static int row(int hex) {
        return hex % ROWS;
    }

    /** The hex in a direction; NONE beyond the map. */
    static int neighbour(int hex, int direction) {
        return NEIGHBOURS[hex * DIRECTIONS + direction];
    }

    /** A hex as a bit of half the chart; 0 if it lies in the other half. */
    static long bit(int hex, int half) {
        return hex / Long.SIZE == half ? 1L << hex : 0;
    }

    /** The hexes beside a hex, as bits of half the chart. */
    static long besides(int hex, int half) {
        return BESIDES[hex * HALVES + half];
    }

    /** The direction in which another hex lies straight ahead; NONE if it does not, or is the same. */
    static int course(int from, int to) {
        return COURSES[from * COUNT + to];
    }

    static int distance(int one, int another) {
        return DISTANCES[one * COUNT + another];
    }

    /** All hexes by their distance from one, which is the first; those as far in the order of their numbers. */
    static int byDistance(int from, int place) {
        return BY_DISTANCE[from * COUNT + place];
    }

    /** How many places the first rings around a hex have, on the map or beyond it. */
    static int places(int rings) {
        return 3 * rings * (rings + 1);
    }

    /** A hex around another, ring by ring, each clockwise from straight north; NONE if it lies beyond the map. */
    static int around(int hex, int place) {
        return RINGS[hex][place];
    }

    static String name(int hex) {
        return column(hex) + "," + row(hex);
    }

    /** @throws ceiba.engine.Refusal if the node names no hex */
    static int read(Node node) {
        String[] parts = node.text().split(",", -1);
        if (parts.length == 2 && parts[0].matches("\\d{1,2}") && parts[1].matches("\\d")) {
            int hex = at(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            if (hex != NONE) {
                return hex;
            }
        }
        throw node.refusal("a hex from 0,0 to 15,6 is expected, not '" + node.text() + "'");
    }

    // ---------------------------------------------------------------- the eight bases

    /** The volcano of a place of the map, 0 to 7. */
    static int volcano(int place, boolean sideB) {
        int column = 4 * (place % 4);
        boolean top = place < 4;
        return sideB ? top ? at(column + 2, 2) : at(column + 1, 4) : top ? at(column + 1, 1) : at(column + 1, 5);
    }

    /** The abyss of a place of the map, 0 to 7. */
    static int abyss(int place, boolean sideB) {
        int column = 4 * (place % 4);
        boolean top = place < 4;
        return top ? at(sideB ? column : column + 3, 2) : at(column + 3, 4);
    }
}
