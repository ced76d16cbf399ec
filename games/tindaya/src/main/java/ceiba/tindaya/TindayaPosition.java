package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Rng;
import java.util.Map;

/**
 * Everything on the table of a match of Tindaya. The rules lie in the classes around it, in the order of play: {@link Start},
 * {@link Strategy}, {@link Turn} with {@link Production}, {@link Exploring}, {@link Options}, {@link Offering}, {@link Barter},
 * {@link Market} and {@link Idols}, then {@link EraEnd} and what it calls; what is to be decided lies here as a {@link TindayaStep}.
 *
 * <p>What lies on the table has its names in layers, each on top of the one before and with its own stretch of one flat array:
 * {@link MatchTable}, {@link TribeTable}, {@link StoreTable}, {@link MapTable}, {@link NativesTable}, {@link SettlementTable},
 * {@link CardTable}, {@link EventTable}, {@link GodTable}. See docs/decisions/0014-a-table-in-layers.md.
 */
public final class TindayaPosition extends GodTable {

    private static final int STACK = 12;

    private static final Layout LAYOUT = new Layout(
            GODS_END, STACK, LONGS, TindayaStep.OPTION_BITS, TindayaStep.ALWAYS_ASKED, TindayaCodec.VOCABULARY);

    TindayaPosition(int seats, Box box) {
        super(seats, box, LAYOUT);
    }

    @Override
    protected long legal(int kind, int argument) {
        return TindayaStep.legal(this, kind, argument);
    }

    @Override
    protected void take(int kind, int argument, int option) {
        TindayaStep.take(this, kind, argument, option);
    }

    @Override
    protected void resolve(int kind, int argument) {
        TindayaStep.resolve(this, kind, argument);
    }

    @Override
    public TindayaPosition copy() {
        TindayaPosition copy = new TindayaPosition(seats(), box());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        Secrets.redraw(this, observer, rng);
        settle(); // what another seat may choose depends on what it holds
    }

    /** Dominion: solidarity. An Alliance has no points: it is won or lost. */
    @Override
    public double points(int seat) {
        return isDominion() ? solidarity(tribeOf(seat)) : 0;
    }

    @Override
    protected boolean isAhead(int one, int another) {
        return isDominion() && GameEnd.isAhead(this, tribeOf(one), tribeOf(another));
    }

    @Override
    public int side(int seat) {
        return isDominion() ? seat : 0;
    }

    @Override
    public double gauge(int number, int seat) {
        return Gauges.of(this, number, seat);
    }

    @Override
    protected Map<String, Object> json(int observer) {
        return PositionJson.write(this, observer);
    }

    @Override
    public void check() {
        Invariants.check(this);
    }
}
