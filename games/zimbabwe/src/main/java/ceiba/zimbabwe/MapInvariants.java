package ceiba.zimbabwe;

import static ceiba.zimbabwe.Invariants.require;

/** What holds of the map in every position, a word of squares at a time. */
final class MapInvariants {

    private MapInvariants() {}

    /** One piece a square, and what is left is empty land. */
    static void checkSquares(ZimbabwePosition p) {
        long[] taken = new long[Squares.WORDS];
        long[] twice = new long[Squares.WORDS]; // taken by more than one thing
        for (int index = 0; index < p.resources(); index++) {
            put(taken, twice, p.resourceSquare(index));
        }
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                for (int square : PositionReader.squaresOf(Craft.of(piece), p.site(piece))) {
                    put(taken, twice, square);
                }
            }
        }
        long[] sets = p.sets();
        int wet = Squares.count(sets, MapTable.WATER);
        for (int word = 0; word < Squares.WORDS; word++) {
            long monuments = sets[PieceTable.MONUMENTS + word];
            long water = sets[MapTable.WATER + word];
            long map = sets[MapTable.MAP + word];
            long wrong = twice[word] | (taken[word] & (monuments | water)) | (monuments & water);
            taken[word] |= monuments | water;
            wrong |= taken[word] & ~map;
            require(wrong == 0, "there is more on ", first(word, wrong), " than can be");
            long empty = map & ~taken[word] & ~sets[MapTable.START_AREAS + word];
            long other = empty ^ sets[MapTable.EMPTY + word];
            require(
                    other == 0,
                    first(word, other),
                    " should ",
                    (empty & Long.lowestOneBit(other)) != 0 ? "" : "not ",
                    "be empty land");
        }
        for (int body = 0; body < p.bodies(); body++) {
            wet -= Squares.count(sets, MapTable.body(body));
        }
        require(wet == 0, "every square of water belongs to one body");
    }

    private static void put(long[] taken, long[] twice, int square) {
        if (Squares.has(taken, 0, square)) {
            Squares.add(twice, 0, square);
        }
        Squares.add(taken, 0, square);
    }

    /** The first square of a word of a set, in words. */
    private static String first(int word, long squares) {
        return squares == 0 ? "" : Squares.name(word * Squares.BITS_PER_WORD + Long.numberOfTrailingZeros(squares));
    }

    static void checkMonuments(ZimbabwePosition p) {
        long[] sets = p.sets();
        for (int word = 0; word < Squares.WORDS; word++) {
            long owned = 0;
            long shared = 0;
            for (int seat = 0; seat < p.seats(); seat++) {
                long own = sets[PieceTable.monumentsOf(seat) + word];
                shared |= owned & own;
                owned |= own;
            }
            long stands = sets[PieceTable.MONUMENTS + word];
            long wrong = shared | (owned ^ stands);
            require(wrong == 0, first(word, wrong), ": a monument has one owner");
            require(
                    (p.withLevels(word) & ~stands) == 0,
                    first(word, p.withLevels(word) & ~stands),
                    ": no monument has this level");
            for (long left = stands; left != 0; left &= left - 1) {
                int level = p.level(word * Squares.BITS_PER_WORD + Long.numberOfTrailingZeros(left));
                require(level >= 1 && level <= Box.HIGHEST_LEVEL, first(word, left), ": no monument has this level");
            }
            for (long left = sets[PieceTable.RAISED + word]; left != 0; left &= left - 1) {
                int square = word * Squares.BITS_PER_WORD + Long.numberOfTrailingZeros(left);
                require(
                        p.acted() == Turn.RAISE
                                && p.is(PieceTable.monumentsOf(p.active()), square)
                                && p.level(square) > 1,
                        "raised: seat ",
                        p.active(),
                        " has not raised a monument on ",
                        first(word, left));
            }
        }
    }
}
