package ceiba.kit;

import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Texts;
import ceiba.engine.Worth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What matters in {@link Pebbles}: how high the pebbles in hand are. */
final class PebblesKnowledge implements Knowledge {

    private static final Worth WORTH = Worth.ofPoints(20);

    @Override
    public Worth worth() {
        return WORTH;
    }

    @Override
    public List<String> features() {
        return List.of("always", "hand");
    }

    @Override
    public @Nullable String reason(int feature) {
        return feature == 1 ? "hand" : null;
    }

    @Override
    public boolean isCounted(int feature) {
        return feature == 1;
    }

    @Override
    public int moments() {
        return PebblesPosition.ROUNDS;
    }

    @Override
    public int moment(Position position) {
        return ((PebblesPosition) position).round();
    }

    @Override
    public int[] knots() {
        return new int[] {0, PebblesPosition.ROUNDS - 1};
    }

    @Override
    public boolean quiet(Position position) {
        return position.decider() == 0;
    }

    @Override
    public void describe(Position position, int seat, float[] features) {
        features[0] = 1;
        features[1] = ((PebblesPosition) position).hand(seat);
    }

    @Override
    public void stir(Position start, Rng rng) {
        // every deal is as likely as any other: there is nothing that play seldom leads to
    }

    @Override
    public Node weights() {
        return Texts.resource(Pebbles.class, "weights.json");
    }
}
