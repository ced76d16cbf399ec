package ceiba.kit.cistern;

import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Texts;
import ceiba.engine.Worth;
import java.util.List;

/** What matters in {@link Cistern}: turns and jars to come, help that was promised. */
final class CisternKnowledge implements Knowledge {

    static final Knowledge KNOWLEDGE = new CisternKnowledge();

    private static final Worth WORTH = new CisternWorth();

    private CisternKnowledge() {}

    @Override
    public Worth worth() {
        return WORTH;
    }

    @Override
    public List<String> features() {
        return List.of("turns to come", "jars in hand", "help promised");
    }

    @Override
    public int moments() {
        return CisternPosition.ROUNDS;
    }

    @Override
    public int moment(Position position) {
        return ((CisternPosition) position).round();
    }

    @Override
    public int[] knots() {
        return new int[] {0, CisternPosition.ROUNDS - 1};
    }

    /** A turn begins: nobody has offered anything yet. */
    @Override
    public boolean quiet(Position position) {
        return ((CisternPosition) position).begun();
    }

    @Override
    public boolean answers(Position position) {
        return ((CisternPosition) position).answering();
    }

    @Override
    public void describe(Position position, int seat, float[] features) {
        CisternPosition p = (CisternPosition) position;
        features[0] = p.turnsOf(seat);
        features[1] = p.hand(seat);
        features[2] = p.helped() && p.mover() == seat ? 1 : 0;
    }

    @Override
    public void stir(Position start, Rng rng) {
        // every deal is as likely as any other: there is nothing that play seldom leads to
    }

    @Override
    public Node weights() {
        return Texts.resource(Cistern.class, "weights.json");
    }
}
