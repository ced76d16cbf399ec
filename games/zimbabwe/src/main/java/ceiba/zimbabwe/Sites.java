package ceiba.zimbabwe;

import ceiba.engine.Step;
import java.util.Arrays;

/** Where things can be placed, as sets of squares: the top left one of a piece that lies across, or of one that lies down. */
final class Sites {

    private final ZimbabwePosition p;
    final long[] across = new long[Squares.WORDS];
    final long[] down = new long[Squares.WORDS];
    private final long[] near = new long[Squares.WORDS]; // squares from which an unclaimed resource is in range

    Sites(ZimbabwePosition p) {
        this.p = p;
    }

    private static long wordAt(long[] set, int word) {
        return word < Squares.WORDS ? set[word] : 0;
    }

    /** Finds where a new monument may stand; {@link #across} has it. */
    boolean findForMonument() {
        long[] sets = p.sets();
        boolean touching = p.isUsed(Glossary.NOMADS);
        long any = 0;
        for (int word = 0; word < Squares.WORDS; word++) {
            int at = PieceTable.MONUMENTS + word;
            long around = touching
                    ? 0
                    : Squares.around(
                            word > 0 ? sets[at - 1] : 0, sets[at], word + 1 < Squares.WORDS ? sets[at + 1] : 0);
            across[word] = sets[MapTable.EMPTY + word] & ~around;
            any |= across[word];
        }
        return any != 0;
    }

    /** Finds where two squares of empty land lie together. */
    boolean findForWater() {
        long[] sets = p.sets();
        long any = 0;
        for (int word = 0; word < Squares.WORDS; word++) {
            int at = MapTable.EMPTY + word;
            across[word] = Squares.withRight(sets[at]);
            down[word] = Squares.withBelow(sets[at], word + 1 < Squares.WORDS ? sets[at + 1] : 0);
            any |= across[word] | down[word];
        }
        return any != 0;
    }

    /** The resources of a craft that no craftsman of it has in range. */
    private long unclaimed(int seat, int craft) {
        long free = p.ofKind(Craft.RESOURCE[craft]);
        boolean eshu = p.worships(seat, Glossary.ESHU);
        int first = craft * Box.CRAFTSMEN;
        for (int piece = first; piece < first + p.pieces(craft); piece++) {
            free &= ~p.inRange(piece, eshu);
        }
        return free;
    }

    /** Finds where a craftsman may be placed: on empty land, near an unclaimed resource, in reach of a primary one. */
    boolean find(int seat, int craft) {
        long free = unclaimed(seat, craft);
        if (free == 0) {
            return false;
        }
        Reach reach = p.reach;
        reach.begin();
        reach.addResources(free);
        reach.spread(p.range(seat), false);
        System.arraycopy(reach.squares(), 0, near, 0, Squares.WORDS);
        long[] supplied = p.sets(); // the whole map, which is no condition
        if (Craft.isSecondary(craft)) {
            int first = Craft.PRIMARY[craft] * Box.CRAFTSMEN;
            reach.begin();
            for (int piece = first; piece < first + p.pieces(Craft.PRIMARY[craft]); piece++) {
                reach.addPiece(piece);
            }
            supplied = reach.spreadOverHubs(p.range(seat));
        }
        return Craft.LARGE[craft] ? findLarge(supplied) : findSmall(supplied);
    }

    private boolean findSmall(long[] supplied) {
        long[] sets = p.sets();
        long any = 0;
        for (int word = 0; word < Squares.WORDS; word++) {
            int at = MapTable.EMPTY + word;
            across[word] = Squares.withRight(sets[at])
                    & (near[word] | near[word] >>> 1)
                    & (supplied[word] | supplied[word] >>> 1);
            down[word] = Squares.withBelow(sets[at], word + 1 < Squares.WORDS ? sets[at + 1] : 0)
                    & (near[word] | Squares.below(near[word], wordAt(near, word + 1)))
                    & (supplied[word] | Squares.below(supplied[word], wordAt(supplied, word + 1)));
            any |= across[word] | down[word];
        }
        return any != 0;
    }

    private boolean findLarge(long[] supplied) {
        long[] sets = p.sets();
        long any = 0;
        for (int word = 0; word < Squares.WORDS; word++) {
            int at = MapTable.EMPTY + word;
            long after = word + 1 < Squares.WORDS ? sets[at + 1] : 0;
            across[word] = Squares.withBelow(Squares.withRight(sets[at]), Squares.withRight(after))
                    & square(near, word)
                    & square(supplied, word);
            any |= across[word];
        }
        Arrays.fill(down, 0);
        return any != 0;
    }

    /** The squares from which one of a square of four is in a set. */
    private static long square(long[] set, int word) {
        long here = set[word] | set[word] >>> 1;
        long after = wordAt(set, word + 1);
        return here | Squares.below(here, after | after >>> 1);
    }

    /** Allows what was found as options of pieces that lie across or down. */
    long allow() {
        p.allowDown(down);
        return p.allowSquares(across, 0);
    }

    /** Whether the piece of a step takes four squares. */
    static int stepFor(int craft) {
        return Step.of(Craft.LARGE[craft] ? ZimbabweStep.AREA : ZimbabweStep.SITE, craft);
    }
}
