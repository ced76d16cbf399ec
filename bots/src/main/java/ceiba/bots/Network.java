package ceiba.bots;

import ceiba.engine.Json;
import ceiba.engine.Knowledge;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A small network that is added to the weighted sum, for what features are worth together. Each of its units adds up what
 * it makes of the features, the moment of the match and the number of seats; those above zero count.
 */
public final class Network {

    public static final int MOST_UNITS = 256;

    private static final int MOST_SEATS = 16;
    private static final double DECIMALS = 1e4;

    private final float[][] features;
    private final float[][] moments;
    private final float[][] seats;
    private final float[] outputs;

    /**
     * @param features what each makes of a unit: by feature, then by unit
     * @param moments what the moment of the match adds to that: by knot of the weights, then by unit
     * @param seats what the number of seats adds: from one seat on, then by unit
     * @param outputs what each unit counts
     */
    public Network(float[][] features, float[][] moments, float[][] seats, float[] outputs) {
        this.features = features;
        this.moments = moments;
        this.seats = seats;
        this.outputs = outputs;
    }

    public int units() {
        return outputs.length;
    }

    /** For so many seats at most; where there are more, those of the most count. */
    public int seats() {
        return seats.length;
    }

    public float ofFeature(int feature, int unit) {
        return features[feature][unit];
    }

    public float ofMoment(int knot, int unit) {
        return moments[knot][unit];
    }

    public float ofSeats(int number, int unit) {
        return seats[number - 1][unit];
    }

    public float output(int unit) {
        return outputs[unit];
    }

    /** What the units begin with before they see any feature. */
    float[] start(int[] knots, int moment, int seats) {
        float[] start = this.seats[seats - 1].clone();
        for (int knot = 0; knot < knots.length; knot++) {
            add(start, moments[knot], (float) Evaluation.share(knots, knot, moment));
        }
        return start;
    }

    /** Where its units are counted. One thread's own. */
    final class Sums {

        private final float[] units = new float[outputs.length];
        private final int[] present = new int[features.length + 1];

        /**
         * The weighted sum of some features and what the network says of them. On the hot path, so it allocates nothing and
         * hardly ever branches.
         */
        float of(float[] values, float[] weights, float[] start) {
            int count = fill(values, start);
            float sum = 0;
            for (int i = 0; i < count; i++) {
                sum += values[present[i]] * weights[present[i]];
            }
            for (int unit = 0; unit < units.length; unit++) {
                sum += Math.max(units[unit], 0) * outputs[unit];
            }
            return sum;
        }

        /** Adds to some weights how much each feature counts near some features. */
        void addSlopes(float[] values, float[] start, float[] weights) {
            fill(values, start);
            for (int unit = 0; unit < units.length; unit++) {
                for (int feature = 0; units[unit] > 0 && feature < weights.length; feature++) {
                    weights[feature] += features[feature][unit] * outputs[unit];
                }
            }
        }

        /** Tells how many features are not 0; which, is in {@code present}. */
        private int fill(float[] values, float[] start) {
            System.arraycopy(start, 0, units, 0, units.length);
            int count = 0;
            for (int feature = 0; feature < values.length; feature++) {
                int bits = Float.floatToRawIntBits(values[feature]);
                present[count] = feature;
                count += (bits | -bits) >>> 31; // 0 or 1: most features are 0, and which of them, no processor foresees
            }
            int i = 0;
            for (; i + 7 < count; i += 8) {
                addEight(values, i);
            }
            for (; i < count; i++) {
                Network.add(units, features[present[i]], values[present[i]]);
            }
            return count;
        }

        /** Eight at a time, from one of those present on: the units are read and written once for all of them. */
        private void addEight(float[] values, int from) {
            int first = present[from];
            int second = present[from + 1];
            int third = present[from + 2];
            int fourth = present[from + 3];
            int fifth = present[from + 4];
            int sixth = present[from + 5];
            int seventh = present[from + 6];
            int eighth = present[from + 7];
            float a = values[first];
            float b = values[second];
            float c = values[third];
            float d = values[fourth];
            float e = values[fifth];
            float f = values[sixth];
            float g = values[seventh];
            float h = values[eighth];
            float[] ofA = features[first];
            float[] ofB = features[second];
            float[] ofC = features[third];
            float[] ofD = features[fourth];
            float[] ofE = features[fifth];
            float[] ofF = features[sixth];
            float[] ofG = features[seventh];
            float[] ofH = features[eighth];
            for (int unit = 0; unit < units.length; unit++) {
                units[unit] += a * ofA[unit]
                        + b * ofB[unit]
                        + (c * ofC[unit] + d * ofD[unit])
                        + (e * ofE[unit] + f * ofF[unit] + (g * ofG[unit] + h * ofH[unit]));
            }
        }
    }

    private static void add(float[] units, float[] row, float times) {
        for (int unit = 0; unit < units.length; unit++) {
            units[unit] += times * row[unit];
        }
    }

    /**
     * Reads a network that fits the knowledge; a feature that is not there says nothing.
     *
     * @throws Refusal if a feature is unknown, or a number is missing or no number
     */
    static Network read(Knowledge knowledge, Node json) {
        json.only("outputs", "moments", "seats", "features");
        float[] outputs = row(json.get("outputs"), 1, MOST_UNITS);
        int knots = knowledge.knots().length;
        float[][] moments = rows(json.get("moments").items(knots, knots), outputs.length);
        float[][] seats = rows(json.get("seats").items(1, MOST_SEATS), outputs.length);
        List<String> names = knowledge.features();
        Node written = json.get("features");
        written.only(names.toArray(String[]::new));
        float[][] features = new float[names.size()][outputs.length];
        for (int feature = 0; feature < features.length; feature++) {
            if (written.has(names.get(feature))) {
                features[feature] = row(written.get(names.get(feature)), outputs.length, outputs.length);
            }
        }
        return new Network(features, moments, seats, outputs);
    }

    private static float[][] rows(List<Node> json, int units) {
        return json.stream().map(row -> row(row, units, units)).toArray(float[][]::new);
    }

    private static float[] row(Node json, int least, int most) {
        List<Node> numbers = json.items(least, most);
        float[] row = new float[numbers.size()];
        for (int i = 0; i < row.length; i++) {
            row[i] = (float) numbers.get(i).number();
        }
        return row;
    }

    Map<String, Object> json(Knowledge knowledge) {
        Map<String, Object> rows = Json.object();
        for (int feature = 0; feature < features.length; feature++) {
            rows.put(knowledge.features().get(feature), list(features[feature]));
        }
        return Json.object(
                "outputs", list(outputs),
                "moments", Arrays.stream(moments).map(Network::list).toList(),
                "seats", Arrays.stream(seats).map(Network::list).toList(),
                "features", rows);
    }

    private static List<Double> list(float[] row) {
        Double[] numbers = new Double[row.length];
        for (int i = 0; i < row.length; i++) {
            numbers[i] = Math.round(row[i] * DECIMALS) / DECIMALS;
        }
        return List.of(numbers);
    }
}
