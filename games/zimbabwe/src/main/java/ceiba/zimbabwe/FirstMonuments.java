package ceiba.zimbabwe;

/** Before the first round everybody sets a monument on a starting area, from the top of the pile down. */
final class FirstMonuments {

    private FirstMonuments() {}

    static long legal(ZimbabwePosition p) {
        long[] sets = p.sets();
        long[] free = p.sites.across;
        for (int word = 0; word < Squares.WORDS; word++) {
            free[word] = sets[MapTable.START_AREAS + word] & ~sets[PieceTable.MONUMENTS + word];
        }
        return p.allowSquares(free, 0);
    }

    static void take(ZimbabwePosition p, int square) {
        p.addMonument(p.active(), square);
        p.note(ZimbabweEvent.START, p.active(), square, 0, 0);
        int set = Squares.count(p.sets(), PieceTable.MONUMENTS);
        if (set < p.seats()) {
            p.setActive(next(p, set));
        } else {
            RoundEnd.beginRound(p, 1);
        }
    }

    /** Whose turn it is when so many have set theirs. */
    static int next(ZimbabwePosition p, int set) {
        return p.pile(p.seats() - 1 - set);
    }
}
