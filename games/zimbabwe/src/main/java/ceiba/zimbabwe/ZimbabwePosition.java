package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.Map;

/**
 * Everything on the table of a match. The rules lie in the classes around it, in the order of the rulebook: {@link Start},
 * {@link FirstMonuments}, {@link Auction}, {@link Turn} with {@link Specialists}, {@link Monuments}, {@link Craftsmen},
 * {@link Prices} and {@link Raising}, and {@link RoundEnd}; how far things are apart is found by {@link Reach}.
 *
 * <p>What lies on the table has its names in layers, each on top of the one before and with its own stretch of the flat arrays:
 * {@link MatchTable}, {@link RoundTable}, {@link CardTable}, {@link MapTable}, {@link PieceTable}. See
 * docs/decisions/0014-a-table-in-layers.md.
 */
public final class ZimbabwePosition extends PieceTable {

    private static final int STACK_SIZE = 6;

    private static final Layout LAYOUT = new Layout(
            PIECES_END,
            STACK_SIZE,
            SETS_END,
            ZimbabweStep.OPTION_BITS,
            ZimbabweStep.ALWAYS_ASKED,
            ZimbabweCodec.VOCABULARY);

    // Room to reckon in, like `reach`; no part of the position.
    final Sites sites = new Sites(this);
    final Plans plans = new Plans(this);
    final Prospects prospects = new Prospects(this);
    final Interest interest = new Interest(this);

    ZimbabwePosition(int seats, boolean firstGame, HandSetup handSetup) {
        super(seats, firstGame, handSetup, LAYOUT);
    }

    // ---------------------------------------------------------------- the contract of a position

    @Override
    protected long legal(int kind, int argument) {
        return ZimbabweStep.legal(this, kind, argument);
    }

    @Override
    protected void take(int kind, int argument, int option) {
        interest.forget();
        ZimbabweStep.take(this, kind, argument, option);
    }

    @Override
    protected void resolve(int kind, int argument) {
        ZimbabweStep.resolve(this, kind, argument);
    }

    @Override
    public ZimbabwePosition copy() {
        ZimbabwePosition copy = new ZimbabwePosition(seats(), isFirstGame(), handSetup());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        interest.forget();
    }

    /** Nothing is hidden. */
    @Override
    public void redraw(int observer, Rng rng) {}

    @Override
    public double gauge(int number, int seat) {
        return requirement(seat);
    }

    @Override
    protected boolean isAhead(int one, int another) {
        return RoundEnd.isAhead(this, one, another);
    }

    @Override
    protected Map<String, Object> json(int observer) {
        return PositionJson.write(this, observer);
    }

    @Override
    public void check() {
        Invariants.check(this);
    }

    // ---------------------------------------------------------------- options that are squares

    /** Allows the squares of a set as options; the first 64 are returned. */
    long allowSet(int set) {
        return allowSquares(bits, set);
    }

    /** The same for a set that lies in another array. */
    long allowSquares(long[] words, int set) {
        allow(Long.SIZE, words[set + 1] >>> (Long.SIZE - Squares.BITS_PER_WORD));
        for (int word = 2; word < Squares.WORDS; word++) {
            allow(word * Squares.BITS_PER_WORD, words[set + word]);
        }
        return words[set] | words[set + 1] << Squares.BITS_PER_WORD;
    }

    /** Allows the squares of a set as places for pieces that lie down. */
    void allowDown(long[] words) {
        for (int word = 0; word < Squares.WORDS; word++) {
            allow(ZimbabweStep.DOWN + word * Squares.BITS_PER_WORD, words[word]);
        }
    }

    /** Whether to do nothing more is an option. */
    boolean mayStop() {
        return allows(Step.kind(top()) << ZimbabweStep.OPTION_BITS | ZimbabweStep.NONE);
    }

    /** Allows to do nothing. */
    void allowNone() {
        allow(ZimbabweStep.NONE);
    }
}
