package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import java.util.Arrays;

/**
 * How many hubs lie between a craftsman and each monument, or the primary craftsmen that may supply him, at the least. Found
 * when it is asked for, and kept until monuments or water come; a new craftsman is in nobody's way.
 */
final class Hubs {

    /** No number of hubs is enough. */
    static final int UNREACHED = -1;

    private final PieceTable p;
    private final Reach reach;
    private final byte[] toMonument = new byte[Box.PIECES * Squares.COUNT];
    private final byte[] toPrimary = new byte[Box.PIECES * Box.CRAFTSMEN];
    private int known; // craftsmen, as bits
    private final int range;

    Hubs(PieceTable p, int range) {
        this.p = p;
        this.range = range;
        reach = p.reach;
    }

    /** Knows what that of an equal position knows. */
    void copyFrom(Hubs other) {
        known = other.known;
        for (int left = known; left != 0; left &= left - 1) {
            int piece = Integer.numberOfTrailingZeros(left);
            int row = piece * Squares.COUNT;
            System.arraycopy(other.toMonument, row, toMonument, row, Squares.COUNT);
        }
        if (known != 0) {
            System.arraycopy(other.toPrimary, 0, toPrimary, 0, toPrimary.length);
        }
    }

    /** Forgets everything: the map has changed. */
    void forget() {
        known = 0;
    }

    /** Forgets what a new craftsman changes: there is one more who may supply others. */
    void forgetSupplied(int craft) {
        int refiner = Craft.SECONDARY[craft];
        if (refiner != NOBODY) {
            known &= ~(((1 << Box.CRAFTSMEN) - 1) << (refiner * Box.CRAFTSMEN));
        }
    }

    /** From a monument to a craftsman. */
    int between(int square, int piece) {
        find(piece);
        return toMonument[piece * Squares.COUNT + square];
    }

    /** From a secondary craftsman to a primary one of his family, by index. */
    int toPrimary(int piece, int index) {
        find(piece);
        return toPrimary[piece * Box.CRAFTSMEN + index];
    }

    private void find(int piece) {
        if ((known >> piece & 1) != 0) {
            return;
        }
        int row = piece * Squares.COUNT;
        Arrays.fill(toMonument, row, row + Squares.COUNT, (byte) UNREACHED);
        Arrays.fill(toPrimary, piece * Box.CRAFTSMEN, (piece + 1) * Box.CRAFTSMEN, (byte) UNREACHED);
        reach.begin();
        reach.addPiece(piece);
        int primary = Craft.PRIMARY[Craft.of(piece)];
        int primaries = primary == NOBODY ? 0 : p.pieces(primary);
        int monuments = Squares.count(p.sets(), PieceTable.MONUMENTS);
        int hubs = 0;
        int fresh;
        do {
            reach.spread(range, true);
            if (primaries > 0) {
                primaries -= findPrimaries(piece, primary, hubs);
            }
            fresh = reach.goOnFromHubs(toMonument, row, hubs++);
            monuments -= fresh;
        } while (fresh > 0 && monuments + primaries > 0);
        known |= 1 << piece;
    }

    private int findPrimaries(int piece, int primary, int hubs) {
        int found = 0;
        for (int index = 0; index < p.pieces(primary); index++) {
            int at = piece * Box.CRAFTSMEN + index;
            if (toPrimary[at] == UNREACHED && reach.touches(primary * Box.CRAFTSMEN + index)) {
                toPrimary[at] = (byte) hubs;
                found++;
            }
        }
        return found;
    }
}
