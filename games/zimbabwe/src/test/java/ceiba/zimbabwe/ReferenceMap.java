package ceiba.zimbabwe;

import ceiba.engine.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The land and the water of a position, and steps on it, as rules and tables say it and as slowly as it takes. Squares are
 * numbers, row by row.
 */
final class ReferenceMap {

    static final int WIDTH = 18;
    static final int SQUARES = WIDTH * WIDTH;

    /** What {@link #hubs} says of a square that cannot be reached. */
    static final int UNREACHABLE = 99;

    private static final int TILE = 6;

    private static final String[] TILES = {
        "..S..S/....../S..W../..C..S/....../S..S..",
        "..OO../.WOOC./....../....../....W./......",
        "D..OOO/...OOO/C...I./....../....../......",
        "OO..../OOI.../..C.../....../.D..OO/....OO",
        "OOOO../OOOO../..W.../....../D....C/......",
        ".OOOOO/.I..../...W../...W../OO..../OO....",
        ".....O/.C...O/.....O/.....O/.OODWO/.OO..O",
        "..O.../..OCI./..OC../..O.../..OOOO/..OOOO",
        ".O..../.O.I../.O..../.OI.../.OOO../.OOO.W",
        "....../.C..W./OO..../OO..../OOOO../.OOO.C",
        "OOOO.W/OOOO../OOOO../..ID../....../......"
    };

    private static final String[] LAYOUTS = {"xx/xx", "--x/-xx/xxx", "xx-/xxx/-xx", "xxx/xxx/xxx"};

    private final char[] ground = new char[SQUARES];
    private final BitSet[] bodies = new BitSet[SQUARES];
    private final BitSet[][] ranges = new BitSet[7][SQUARES];

    ReferenceMap(Node json) {
        this(json.get("seats").integer(2, 5), json.get("tiles"));
        for (Node tile : json.get("water").items()) {
            tile.items().forEach(square -> ground[square(square.text())] = 'O');
        }
        for (Node tile : json.get("resources").items()) {
            char letter = Character.toUpperCase(tile.get("resource").text().charAt(0));
            ground[square(tile.get("square").text())] = letter;
        }
    }

    /** The map as it was printed. */
    ReferenceMap(int seats, Node tiles) {
        Arrays.fill(ground, ' ');
        String[] layout = LAYOUTS[seats - 2].split("/", -1);
        int slot = 0;
        for (int row = 0; row < layout.length; row++) {
            for (int column = 0; column < layout.length; column++) {
                if (layout[row].charAt(column) == 'x') {
                    List<Node> tile = tiles.items().get(slot++).items();
                    lay(tile.get(0).integer(0, 10), tile.get(1).integer(0, 3), column * TILE, row * TILE);
                }
            }
        }
    }

    private void lay(int tile, int turns, int left, int top) {
        char[][] squares = new char[TILE][];
        for (int row = 0; row < TILE; row++) {
            squares[row] = TILES[tile].split("/", -1)[row].toCharArray();
        }
        for (int turn = 0; turn < turns; turn++) {
            char[][] turned = new char[TILE][TILE];
            for (int row = 0; row < TILE; row++) {
                for (int column = 0; column < TILE; column++) {
                    turned[column][TILE - 1 - row] = squares[row][column];
                }
            }
            squares = turned;
        }
        for (int row = 0; row < TILE; row++) {
            for (int column = 0; column < TILE; column++) {
                ground[(top + row) * WIDTH + left + column] = squares[row][column];
            }
        }
    }

    static int square(String word) {
        return (Integer.parseInt(word.substring(1)) - 1) * WIDTH + word.charAt(0) - 'a';
    }

    static String word(int square) {
        return (char) ('a' + square % WIDTH) + String.valueOf(square / WIDTH + 1);
    }

    /** As it is printed on the tiles: a space where there is no map. */
    char ground(int square) {
        return ground[square];
    }

    /** The squares of a rectangle; none if it does not lie on the map as a whole. */
    int[] rectangle(int square, int width, int height) {
        int[] squares = new int[width * height];
        for (int i = 0; i < squares.length; i++) {
            int column = square % WIDTH + i % width;
            int row = square / WIDTH + i / width;
            if (column >= WIDTH || row >= WIDTH || ground[row * WIDTH + column] == ' ') {
                return new int[0];
            }
            squares[i] = row * WIDTH + column;
        }
        return squares;
    }

    /** Squares of the map that touch a square, at its corners too. */
    List<Integer> around(int square) {
        List<Integer> around = new ArrayList<>();
        for (int row = square / WIDTH - 1; row <= square / WIDTH + 1; row++) {
            for (int column = square % WIDTH - 1; column <= square % WIDTH + 1; column++) {
                int neighbour = row * WIDTH + column;
                if (row >= 0
                        && row < WIDTH
                        && column >= 0
                        && column < WIDTH
                        && neighbour != square
                        && ground[neighbour] != ' ') {
                    around.add(neighbour);
                }
            }
        }
        return around;
    }

    /** The squares where you are at once when you enter this one: all of a body of water, or a single square of land. */
    private BitSet body(int square) {
        if (bodies[square] == null) {
            BitSet body = new BitSet();
            List<Integer> open = new ArrayList<>(List.of(square));
            while (!open.isEmpty()) {
                int next = open.removeLast();
                if (!body.get(next)) {
                    body.set(next);
                    if (ground[next] == 'O') {
                        around(next).stream()
                                .filter(side -> ground[side] == 'O' && isBeside(next, side))
                                .forEach(open::add);
                    }
                }
            }
            bodies[square] = body;
        }
        return bodies[square];
    }

    private static boolean isBeside(int square, int neighbour) {
        return square % WIDTH == neighbour % WIDTH || square / WIDTH == neighbour / WIDTH;
    }

    /** What is in range of a square when nothing stands in the way: of what a craftsman of this square may use. */
    BitSet range(int square, int steps) {
        if (ranges[steps][square] == null) {
            ranges[steps][square] = walk(new int[] {square}, steps, new BitSet());
        }
        return ranges[steps][square];
    }

    /** The squares that so many steps lead to from any of these, with the start; a walk ends where there is a monument. */
    BitSet walk(int[] start, int steps, BitSet monuments) {
        BitSet reached = new BitSet();
        Arrays.stream(start).forEach(reached::set);
        BitSet edge = (BitSet) reached.clone();
        for (int step = 0; step < steps; step++) {
            BitSet next = new BitSet();
            int first = step;
            edge.stream()
                    .filter(square -> first == 0 || !monuments.get(square))
                    .forEach(square -> around(square).forEach(neighbour -> next.or(body(neighbour))));
            next.andNot(reached);
            reached.or(next);
            edge = next;
        }
        return reached;
    }

    /** For every square the fewest hubs on the way there from a piece. */
    int[] hubs(int[] piece, int steps, BitSet monuments) {
        int[] hubs = new int[SQUARES];
        Arrays.fill(hubs, UNREACHABLE);
        BitSet reached = walk(piece, steps, monuments);
        for (int count = 0; !reached.isEmpty(); count++) {
            BitSet further = new BitSet();
            for (int square = reached.nextSetBit(0); square >= 0; square = reached.nextSetBit(square + 1)) {
                if (hubs[square] == UNREACHABLE) {
                    hubs[square] = count;
                    if (monuments.get(square)) {
                        further.or(walk(new int[] {square}, steps, monuments));
                    }
                }
            }
            reached = further;
        }
        return hubs;
    }
}
