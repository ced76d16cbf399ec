package ceiba.bots;

import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How much each feature of a game's {@link Knowledge} is worth, at each of its knots; with a {@link Network} if one was
 * learned.
 */
public final class Weights {

    private final float[][] values;
    private final @Nullable Network network;

    /** @param values by feature, then by knot */
    public Weights(float[][] values, @Nullable Network network) {
        this.values = values;
        this.network = network;
    }

    /** Without a network. */
    public Weights(float[][] values) {
        this(values, null);
    }

    public @Nullable Network network() {
        return network;
    }

    public float of(int feature, int knot) {
        return values[feature][knot];
    }

    public int features() {
        return values.length;
    }

    public int knots() {
        return values[0].length;
    }

    /** Weights that know nothing. */
    public static Weights none(Knowledge knowledge) {
        return new Weights(new float[knowledge.features().size()][knowledge.knots().length]);
    }

    /**
     * Reads weights that fit the knowledge. A feature that is not there weighs nothing: so today's weights can be played
     * against those from before it was thought of.
     *
     * @throws Refusal if a feature is unknown, or a number is missing or no number
     */
    public static Weights read(Knowledge knowledge, Node json) {
        List<String> features = knowledge.features();
        int knots = knowledge.knots().length;
        json.only("made-by", "method", "knots", "weights", "network");
        int[] written = json.get("knots").items(knots, knots).stream()
                .mapToInt(knot -> knot.integer(0, knowledge.moments()))
                .toArray();
        if (!Arrays.equals(written, knowledge.knots())) {
            throw json.get("knots").refusal("these weights are for other moments of the match");
        }
        Node weights = json.get("weights");
        weights.only(features.toArray(String[]::new));
        float[][] values = new float[features.size()][knots];
        for (int feature = 0; feature < features.size(); feature++) {
            if (!weights.has(features.get(feature))) {
                continue;
            }
            List<Node> row = weights.get(features.get(feature)).items(knots, knots);
            for (int knot = 0; knot < knots; knot++) {
                values[feature][knot] = (float) row.get(knot).number();
            }
        }
        return new Weights(values, json.has("network") ? Network.read(knowledge, json.get("network")) : null);
    }

    /** The file, with the command that made it. */
    public Map<String, Object> json(Knowledge knowledge, String command, String method) {
        Map<String, Object> rows = Json.object();
        for (int feature = 0; feature < values.length; feature++) {
            Double[] row = new Double[values[feature].length];
            for (int knot = 0; knot < row.length; knot++) {
                row[knot] = Math.round(values[feature][knot] * 1000) / 1000.0;
            }
            rows.put(knowledge.features().get(feature), List.of(row));
        }
        Map<String, Object> json = Json.object(
                "made-by", command,
                "method", method,
                "knots", Arrays.stream(knowledge.knots()).boxed().toList(),
                "weights", rows);
        if (network != null) {
            json.put("network", network.json(knowledge));
        }
        return json;
    }
}
