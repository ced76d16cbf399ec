package ceiba.zimbabwe;

import ceiba.engine.Step;
import java.util.Arrays;

/**
 * How promising a choice looks before anything is tried: small gifts, and squares with much around them. The map is looked
 * at once for all squares of a decision.
 */
final class Interest {

    // What something near a square adds to its interest.
    private static final int OWN_MONUMENT = 10;
    private static final int MONUMENT = 3;
    private static final int FAR_MONUMENT = 2;
    private static final int FIRST_OF_A_FAMILY = 20;
    private static final int CRAFTSMAN = 2;
    private static final int USABLE_RESOURCE = 7;
    private static final int OWN_USER = 20;
    private static final int USER = 2;
    private static final int SHORE = 10;

    private final ZimbabwePosition p;
    private final int[] interest = new int[Squares.COUNT];
    private final int[] families = new int[Squares.COUNT]; // of craftsmen near by, as bits
    private boolean known;

    Interest(ZimbabwePosition p) {
        this.p = p;
    }

    /** The position has changed. */
    void forget() {
        known = false;
    }

    double of(int choice) {
        int option = choice & ZimbabweStep.LAST_OPTION;
        int kind = choice >> ZimbabweStep.OPTION_BITS;
        if (option == ZimbabweStep.NONE) {
            return Double.POSITIVE_INFINITY;
        }
        if (kind == ZimbabweStep.GIFT) {
            return -option;
        }
        if (!known) {
            look(kind, Step.argument(p.top()));
            known = true;
        }
        return interest[ZimbabweStep.square(option)];
    }

    private void look(int kind, int argument) {
        Arrays.fill(interest, 0);
        switch (kind) {
            case ZimbabweStep.MONUMENT, ZimbabweStep.SECOND_MONUMENT -> {
                lookAtMonuments(1);
                lookAtCraftsmen();
            }
            case ZimbabweStep.SITE, ZimbabweStep.AREA -> {
                lookAtMonuments(2);
                for (long left = p.ofKind(Craft.RESOURCE[argument]); left != 0; left &= left - 1) {
                    addAround(p.resourceSquare(Long.numberOfTrailingZeros(left)), Box.RANGE, USABLE_RESOURCE);
                }
            }
            case ZimbabweStep.RESOURCE_SITE -> lookAtUsers(argument);
            case ZimbabweStep.RAIN -> {
                lookAtMonuments(1);
                int water = MapTable.WATER;
                for (int square = Squares.next(p.sets(), water, 0);
                        square >= 0;
                        square = Squares.next(p.sets(), water, square + 1)) {
                    addAround(square, 1, SHORE);
                }
            }
            default -> {}
        }
    }

    /** Adds to the interest of all squares that are at most so far from one, as the crow flies. */
    private void addAround(int square, int distance, int more) {
        int column = Squares.column(square);
        int row = Squares.row(square);
        int right = Math.min(Squares.SIZE - 1, column + distance);
        int bottom = Math.min(Squares.SIZE - 1, row + distance);
        for (int y = Math.max(0, row - distance); y <= bottom; y++) {
            for (int x = Math.max(0, column - distance); x <= right; x++) {
                interest[Squares.of(x, y)] += more;
            }
        }
    }

    private void lookAtMonuments(int times) {
        int all = PieceTable.MONUMENTS;
        int own = PieceTable.monumentsOf(p.active());
        for (int square = Squares.next(p.sets(), all, 0);
                square >= 0;
                square = Squares.next(p.sets(), all, square + 1)) {
            addAround(square, Box.RANGE, times * (p.is(own, square) ? OWN_MONUMENT : MONUMENT));
            addAround(square, 2 * Box.RANGE, times * FAR_MONUMENT);
        }
    }

    /** Craftsmen of different families are worth more than many of one. */
    private void lookAtCraftsmen() {
        Arrays.fill(families, 0);
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                int square = ZimbabweStep.square(p.site(piece));
                addAround(square, 2 * Box.RANGE, CRAFTSMAN);
                addFamily(square, 1 << Craft.FAMILY[Craft.of(piece)]);
            }
        }
    }

    private void addFamily(int square, int family) {
        int column = Squares.column(square);
        int row = Squares.row(square);
        int reach = Box.RANGE + 1; // its other squares are nearer
        for (int y = Math.max(0, row - Box.RANGE); y <= Math.min(Squares.SIZE - 1, row + reach); y++) {
            for (int x = Math.max(0, column - Box.RANGE); x <= Math.min(Squares.SIZE - 1, column + reach); x++) {
                int at = Squares.of(x, y);
                interest[at] += (families[at] & family) == 0 ? FIRST_OF_A_FAMILY : 0;
                families[at] |= family;
            }
        }
    }

    /** A new resource is for craftsmen that use it, best of all for own ones. */
    private void lookAtUsers(int resource) {
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece) && Craft.RESOURCE[Craft.of(piece)] == resource) {
                int more = p.owner(piece) == p.active() ? OWN_USER : USER;
                addAround(ZimbabweStep.square(p.site(piece)), Box.RANGE, more);
            }
        }
    }
}
