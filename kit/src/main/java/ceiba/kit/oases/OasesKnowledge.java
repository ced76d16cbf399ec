package ceiba.kit.oases;

import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Texts;
import ceiba.engine.Worth;
import java.util.List;

/** What matters in {@link Oases}: oases that one stone would win or lose. */
final class OasesKnowledge implements Knowledge {

    static final Knowledge KNOWLEDGE = new OasesKnowledge();

    private static final Worth WORTH = Worth.ofPoints(15);

    private OasesKnowledge() {}

    @Override
    public Worth worth() {
        return WORTH;
    }

    /** What the stone would win at once, and half of what it would take from somebody or make safe. */
    @Override
    public double interest(Position position, int choice) {
        OasesPosition p = (OasesPosition) position;
        double interest = 0;
        for (int oasis : p.plain().around(choice)) {
            int lead = p.lead(oasis, p.decider());
            interest += lead == 0
                    ? p.plain().worth(oasis)
                    : lead == -1 || lead == 1 ? p.plain().worth(oasis) * 0.5 : 0;
        }
        return interest;
    }

    @Override
    public List<String> features() {
        return List.of("stones to put", "worth of oases led by one stone", "worth of oases that are even");
    }

    @Override
    public int moments() {
        return OasesPosition.STONES;
    }

    @Override
    public int moment(Position position) {
        return OasesPosition.STONES - ((OasesPosition) position).stonesLeft(position.seats() - 1);
    }

    @Override
    public int[] knots() {
        return new int[] {0, OasesPosition.STONES - 1};
    }

    @Override
    public boolean quiet(Position position) {
        return true;
    }

    @Override
    public void describe(Position position, int seat, float[] features) {
        OasesPosition p = (OasesPosition) position;
        features[0] = p.stonesLeft(seat);
        features[1] = 0;
        features[2] = 0;
        for (int oasis = 0; oasis < Plain.OASES; oasis++) {
            int lead = p.lead(oasis, seat);
            features[1] += lead == 1 ? p.plain().worth(oasis) : 0;
            features[2] += lead == 0 ? p.plain().worth(oasis) : 0;
        }
    }

    @Override
    public void stir(Position start, Rng rng) {
        // every plain is as likely as any other: there is nothing that play seldom leads to
    }

    @Override
    public Node weights() {
        return Texts.resource(Oases.class, "weights.json");
    }
}
