package ceiba.kit.oases;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Where the oases of a match lie and what they are worth; it never changes. */
final class Plain {

    static final int COLUMNS = 20;
    static final int ROWS = 15;
    static final int SQUARES = COLUMNS * ROWS;
    static final int OASES = 30;
    static final int MAX_WORTH = 6;

    private final int[] squares;
    private final int[] worths;
    private final int[][] around; // the oases around each square

    private Plain(int[] squares, int[] worths) {
        this.squares = squares;
        this.worths = worths;
        around = new int[SQUARES][];
        Arrays.setAll(
                around,
                square -> IntStream.range(0, OASES)
                        .filter(oasis -> Math.abs(column(square) - column(squares[oasis])) <= 1
                                && Math.abs(row(square) - row(squares[oasis])) <= 1)
                        .toArray());
    }

    static Plain drawn(Rng rng) {
        int[] all = IntStream.range(0, SQUARES).toArray();
        rng.shuffle(all, 0, SQUARES);
        int[] squares = Arrays.copyOf(all, OASES);
        Arrays.sort(squares);
        return new Plain(
                squares,
                IntStream.range(0, OASES).map(i -> 1 + rng.below(MAX_WORTH)).toArray());
    }

    static Plain read(Node json) {
        List<Node> oases = json.items(OASES, OASES);
        int[] squares = new int[OASES];
        int[] worths = new int[OASES];
        for (int i = 0; i < OASES; i++) {
            squares[i] = square(oases.get(i).get("square").text());
            worths[i] = oases.get(i).get("worth").integer(1, MAX_WORTH);
            if (i > 0 && squares[i] <= squares[i - 1]) {
                throw json.refusal("the oases are not in the order of their squares");
            }
        }
        return new Plain(squares, worths);
    }

    List<Object> json() {
        List<Object> oases = new ArrayList<>();
        for (int i = 0; i < OASES; i++) {
            oases.add(Json.object("square", name(squares[i]), "worth", worths[i]));
        }
        return oases;
    }

    int worth(int oasis) {
        return worths[oasis];
    }

    /** The oases that a stone on this square lies at. */
    int[] around(int square) {
        return around[square];
    }

    /** The oasis on a square, or -1. */
    int oasisOn(int square) {
        return Math.max(-1, Arrays.binarySearch(squares, square));
    }

    private static int column(int square) {
        return square % COLUMNS;
    }

    private static int row(int square) {
        return square / COLUMNS;
    }

    /** A letter for the column and a number for the row, such as {@code f7}. */
    static String name(int square) {
        return String.valueOf((char) ('a' + column(square))) + (row(square) + 1);
    }

    static int square(String name) {
        for (int square = 0; square < SQUARES; square++) {
            if (name(square).equals(name)) {
                return square;
            }
        }
        throw new Refusal("'" + name + "' is no square");
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Plain that
                        && Arrays.equals(squares, that.squares)
                        && Arrays.equals(worths, that.worths));
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(squares) + Arrays.hashCode(worths);
    }
}
