package ceiba.zimbabwe;

import static ceiba.zimbabwe.ChoicePhrases.*;
import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Phrase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why something cannot be placed where somebody wants it. */
final class SiteObjections {

    private SiteObjections() {}

    // ---------------------------------------------------------------- land

    static boolean isOnMap(ZimbabwePosition p, int square) {
        return square >= 0 && square < Squares.COUNT && p.is(MapTable.MAP, square);
    }

    static Phrase offMap(int square) {
        return onSquare("objection.off-map", square);
    }

    /** A first monument. */
    static Phrase ofStart(ZimbabwePosition p, int square) {
        if (!isOnMap(p, square)) {
            return offMap(square);
        }
        return p.is(PieceTable.MONUMENTS, square)
                ? onSquare("objection.monument", square, new Phrase.Seat(p.monumentOwner(square)))
                : onSquare("objection.no-start", square);
    }

    /** Some squares that ought to be empty land; null if they are. */
    static @Nullable Phrase ofPiece(ZimbabwePosition p, int... squares) {
        if (!isOnMap(p, squares[0])) {
            return offMap(squares[0]);
        }
        for (int square : squares) {
            if (!isOnMap(p, square)) {
                return onSquare("objection.beyond-map", squares[0]);
            }
            if (!p.is(MapTable.EMPTY, square)) {
                return notEmpty(p, square);
            }
        }
        return null;
    }

    private static Phrase notEmpty(ZimbabwePosition p, int square) {
        if (p.is(PieceTable.MONUMENTS, square)) {
            return onSquare("objection.monument", square, new Phrase.Seat(p.monumentOwner(square)));
        }
        if (p.is(MapTable.START_AREAS, square)) {
            return onSquare("objection.start", square);
        }
        if (p.is(MapTable.WATER, square)) {
            return onSquare("objection.water", square);
        }
        int resource = p.resourceOn(square);
        if (resource >= 0) {
            return onSquare("objection.resource", square, resource(p.resourceKind(resource)));
        }
        int piece = pieceOn(p, square);
        return onSquare("objection.craftsman", square, piece(piece), new Phrase.Seat(p.owner(piece)));
    }

    private static int pieceOn(ZimbabwePosition p, int square) {
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                for (int own : PositionReader.squaresOf(Craft.of(piece), p.site(piece))) {
                    if (own == square) {
                        return piece;
                    }
                }
            }
        }
        throw new IllegalStateException("nothing is on " + Squares.name(square));
    }

    // ---------------------------------------------------------------- monuments

    /** A monument, which must not touch another. */
    static @Nullable Phrase ofMonument(ZimbabwePosition p, int square) {
        Phrase notEmpty = ofPiece(p, square);
        if (notEmpty != null) {
            return notEmpty;
        }
        for (int row = -Squares.STRIDE; row <= Squares.STRIDE; row += Squares.STRIDE) {
            for (int near = square + row - 1; near <= square + row + 1; near++) {
                if (isOnMap(p, near) && p.is(PieceTable.MONUMENTS, near)) {
                    return onSquare("objection.touching", near, square(square), new Phrase.Seat(p.monumentOwner(near)));
                }
            }
        }
        return null;
    }

    // ---------------------------------------------------------------- craftsmen

    /** A craftsman on some squares. */
    static @Nullable Phrase ofCraftsman(ZimbabwePosition p, int craft, int[] squares) {
        Phrase notEmpty = ofPiece(p, squares);
        if (notEmpty != null) {
            return notEmpty;
        }
        int seat = p.active();
        int range = p.range(seat);
        p.reach.begin();
        for (int square : squares) {
            p.reach.addSquare(square);
        }
        p.reach.spread(range, false);
        List<Phrase> claims = new ArrayList<>();
        int found = 0;
        for (long left = p.ofKind(Craft.RESOURCE[craft]); left != 0; left &= left - 1) {
            int resource = Long.numberOfTrailingZeros(left);
            if (Squares.has(p.reach.squares(), 0, p.resourceSquare(resource))) {
                int claimant = claimant(p, craft, resource);
                found++;
                if (claimant != NOBODY) {
                    claims.add(Phrase.of(
                            "objection.claim",
                            square(p.resourceSquare(resource)),
                            piece(claimant),
                            new Phrase.Seat(p.owner(claimant))));
                }
            }
        }
        String resource = resource(Craft.RESOURCE[craft]);
        if (found == 0) {
            return Phrase.of("objection.no-resource-in-range", resource, range);
        }
        return claims.size() == found
                ? Phrase.of("objection.all-claimed", resource, joined(claims))
                : Phrase.of("objection.no-primary-in-reach", craft(Craft.PRIMARY[craft]));
    }

    /** Phrases as one, which a sentence can list. */
    static Phrase joined(List<Phrase> phrases) {
        return phrases.stream()
                .reduce((one, next) -> Phrase.of("join", one, next))
                .orElseThrow();
    }

    /** A craftsman of a craft who has a resource in range, or {@link Glossary#NOBODY}. */
    private static int claimant(ZimbabwePosition p, int craft, int resource) {
        int first = craft * Box.CRAFTSMEN;
        for (int piece = first; piece < first + p.pieces(craft); piece++) {
            if ((p.inRange(piece, p.worships(p.active(), ESHU)) >>> resource & 1) != 0) {
                return piece;
            }
        }
        return NOBODY;
    }

    /** A craftsman anywhere. */
    static Phrase ofCraft(ZimbabwePosition p, int craft) {
        long resources = p.ofKind(Craft.RESOURCE[craft]);
        String resource = resource(Craft.RESOURCE[craft]);
        if (resources == 0) {
            return Phrase.of("objection.no-resource-on-map", resource);
        }
        for (long left = resources; left != 0; left &= left - 1) {
            if (claimant(p, craft, Long.numberOfTrailingZeros(left)) == NOBODY) {
                return Craft.isSecondary(craft)
                        ? Phrase.of("objection.no-site.secondary", aCraft(craft), aCraft(Craft.PRIMARY[craft]))
                        : Phrase.of("objection.no-site", aCraft(craft));
            }
        }
        return Phrase.of("objection.everything-claimed", resource, aCraft(craft));
    }
}
