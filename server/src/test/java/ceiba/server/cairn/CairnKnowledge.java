package ceiba.server.cairn;

import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Worth;
import java.util.List;

/** What matters in {@link Cairn}: how often stones will still be laid. */
final class CairnKnowledge implements Knowledge {

    @Override
    public Worth worth() {
        return Worth.ofPoints(5);
    }

    @Override
    public List<String> features() {
        return List.of("left");
    }

    @Override
    public int moments() {
        return 1;
    }

    @Override
    public int moment(Position position) {
        return 0;
    }

    @Override
    public int[] knots() {
        return new int[] {0};
    }

    @Override
    public boolean quiet(Position position) {
        return true;
    }

    @Override
    public void describe(Position position, int seat, float[] features) {
        features[0] = ((CairnPosition) position).left();
    }

    @Override
    public void stir(Position start, Rng rng) {
        // every start is the same
    }

    @Override
    public Node weights() {
        return Json.parse(
                "{\"made-by\": \"by hand\", \"method\": \"none\", \"knots\": [0], \"weights\": {\"left\": [1]}}");
    }
}
