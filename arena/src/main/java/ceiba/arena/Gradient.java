package ceiba.arena;

import ceiba.bots.Evaluation;
import ceiba.bots.Network;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Rng;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Learns weights and a network by gradient descent (Adam). All that is learned is one row of numbers, for features in their
 * usual sizes: the weights, what units make of features, moments and numbers of seats, and what units count.
 */
final class Gradient {

    private static final double RATE_OF_WEIGHTS = 0.001;
    private static final double RATE_OF_NETWORK = 0.002;
    private static final double DECAY_OF_NETWORK = 1e-4;

    /** How fast the means of slopes and of their squares forget, and what keeps small ones from mattering. */
    private static final double MOMENTUM = 0.9;

    private static final double MEMORY_OF_SQUARES = 0.999;
    private static final double LEAST_SQUARE = 1e-3;

    /** The mean of the numbers over the last steps, about 1 / this many, plays better than the last ones do. */
    private static final float AVERAGING = 0.0005f;

    /** Errors beyond this count no more than it, as all numbers here for a game whose worth has the scale 20. */
    private static final float MOST_ERROR = 30;

    private static final double FIRST_SPREAD = 0.2;

    private final int features;
    private final int units;
    private final int mostSeats;
    private final float[][] shares; // by moment, then knot
    private final double[] sizes;
    private final double inAim; // what a point of a game of the usual scale is here

    private final int ofFeatures; // where in the row these begin
    private final int ofMoments;
    private final int ofSeats;
    private final int ofOutputs;

    private final float[] row;
    private final float[] average;
    private final float[] slope;
    private final float[] slopes;
    private final float[] squares;
    private final float[] hidden;
    private final float[] back;
    private int steps;

    Gradient(Game game, int units, double[] sizes) {
        Knowledge knowledge = game.knowledge();
        features = knowledge.features().size();
        this.units = units;
        mostSeats = game.maxSeats();
        this.sizes = sizes;
        inAim = UsualScale.pointIn(game);
        int[] knots = knowledge.knots();
        shares = new float[knowledge.moments()][knots.length];
        for (int moment = 0; moment < shares.length; moment++) {
            for (int knot = 0; knot < knots.length; knot++) {
                shares[moment][knot] = (float) Evaluation.share(knots, knot, moment);
            }
        }
        ofFeatures = features * knots.length;
        ofMoments = ofFeatures + features * units;
        ofSeats = ofMoments + knots.length * units;
        ofOutputs = ofSeats + mostSeats * units;
        row = new float[ofOutputs + units];
        average = new float[row.length];
        slope = new float[row.length];
        slopes = new float[row.length];
        squares = new float[row.length];
        hidden = new float[units];
        back = new float[units];
    }

    /** Goes on from weights; a network of another size is forgotten, and a new one says nothing at first. */
    void begin(Weights weights, Rng rng) {
        int knots = shares[0].length;
        for (int feature = 0; feature < features; feature++) {
            for (int knot = 0; knot < knots; knot++) {
                row[feature * knots + knot] = (float) (weights.of(feature, knot) * sizes[feature] / inAim);
            }
        }
        Network network = weights.network();
        if (network == null || network.units() != units || network.seats() != mostSeats) {
            for (int i = ofFeatures; i < ofOutputs; i++) {
                row[i] = (float) (FIRST_SPREAD * rng.nextGaussian());
            }
            Arrays.fill(row, ofOutputs, row.length, 0);
        } else {
            for (int unit = 0; unit < units; unit++) {
                for (int feature = 0; feature < features; feature++) {
                    row[ofFeatures + feature * units + unit] =
                            (float) (network.ofFeature(feature, unit) * sizes[feature]);
                }
                for (int knot = 0; knot < knots; knot++) {
                    row[ofMoments + knot * units + unit] = network.ofMoment(knot, unit);
                }
                for (int seats = 1; seats <= mostSeats; seats++) {
                    row[ofSeats + (seats - 1) * units + unit] = network.ofSeats(seats, unit);
                }
                row[ofOutputs + unit] = (float) (network.output(unit) / inAim);
            }
        }
        System.arraycopy(row, 0, average, 0, row.length);
    }

    /** As they are now. */
    Weights now() {
        return weights(row);
    }

    /** Their mean over the last steps. */
    Weights average() {
        return weights(average);
    }

    private Weights weights(float[] row) {
        int knots = shares[0].length;
        float[] outputs = Arrays.copyOfRange(row, ofOutputs, row.length);
        for (int unit = 0; unit < units; unit++) {
            outputs[unit] *= (float) inAim;
        }
        float[][] values = new float[features][knots];
        float[][] seen = new float[features][units];
        for (int feature = 0; feature < features; feature++) {
            for (int knot = 0; knot < knots; knot++) {
                values[feature][knot] = (float) (row[feature * knots + knot] / sizes[feature] * inAim);
            }
            for (int unit = 0; unit < units; unit++) {
                seen[feature][unit] = (float) (row[ofFeatures + feature * units + unit] / sizes[feature]);
            }
        }
        return new Weights(
                values, new Network(seen, rows(row, ofMoments, knots), rows(row, ofSeats, mostSeats), outputs));
    }

    private float[][] rows(float[] row, int from, int count) {
        float[][] rows = new float[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = Arrays.copyOfRange(row, from + i * units, from + (i + 1) * units);
        }
        return rows;
    }

    /** One step downhill for some experiences, a share of the usual length. */
    void step(List<Experience> batch, double share) {
        Arrays.fill(slope, 0);
        for (Experience experience : batch) {
            float error = expected(experience) - (float) (experience.gained() / inAim);
            error = Math.clamp(error, -MOST_ERROR, MOST_ERROR);
            learn(experience, error / batch.size());
        }
        steps++;
        double rateOfSlopes = 1 / (1 - Math.pow(MOMENTUM, steps));
        double rateOfSquares = 1 / (1 - Math.pow(MEMORY_OF_SQUARES, steps));
        for (int i = 0; i < row.length; i++) {
            slopes[i] += (float) ((1 - MOMENTUM) * (slope[i] - slopes[i]));
            squares[i] += (float) ((1 - MEMORY_OF_SQUARES) * (slope[i] * slope[i] - squares[i]));
            double rate = share * (i < ofFeatures ? RATE_OF_WEIGHTS : RATE_OF_NETWORK);
            if (squares[i] > 0) {
                row[i] -= (float)
                        (rate * slopes[i] * rateOfSlopes / (Math.sqrt(squares[i] * rateOfSquares) + LEAST_SQUARE));
            }
            if (i >= ofFeatures) {
                row[i] -= (float) (rate * DECAY_OF_NETWORK * row[i]);
            }
            average[i] += AVERAGING * (row[i] - average[i]);
        }
    }

    private float expected(Experience experience) {
        float[] share = shares[experience.moment()];
        int knots = share.length;
        Arrays.fill(hidden, 0);
        add(hidden, ofSeats + (experience.seats() - 1) * units, 1);
        for (int knot = 0; knot < knots; knot++) {
            if (share[knot] != 0) {
                add(hidden, ofMoments + knot * units, share[knot]);
            }
        }
        float sum = 0;
        for (int i = 0; i < experience.places().length; i++) {
            int feature = experience.places()[i];
            float value = experience.values()[i];
            for (int knot = 0; knot < knots; knot++) {
                sum += value * share[knot] * row[feature * knots + knot];
            }
            add(hidden, ofFeatures + feature * units, value);
        }
        for (int unit = 0; unit < units; unit++) {
            sum += Math.max(hidden[unit], 0) * row[ofOutputs + unit];
        }
        return sum;
    }

    private void add(float[] sums, int from, float times) {
        for (int unit = 0; unit < units; unit++) {
            sums[unit] += times * row[from + unit];
        }
    }

    /** Adds what an error says about each number; the units are as they were expected last. */
    private void learn(Experience experience, float error) {
        float[] share = shares[experience.moment()];
        int knots = share.length;
        for (int unit = 0; unit < units; unit++) {
            boolean counts = hidden[unit] > 0;
            slope[ofOutputs + unit] += counts ? error * hidden[unit] : 0;
            back[unit] = counts ? error * row[ofOutputs + unit] : 0;
        }
        passBack(ofSeats + (experience.seats() - 1) * units, 1);
        for (int knot = 0; knot < knots; knot++) {
            if (share[knot] != 0) {
                passBack(ofMoments + knot * units, share[knot]);
            }
        }
        for (int i = 0; i < experience.places().length; i++) {
            int feature = experience.places()[i];
            float value = experience.values()[i];
            for (int knot = 0; knot < knots; knot++) {
                slope[feature * knots + knot] += error * value * share[knot];
            }
            passBack(ofFeatures + feature * units, value);
        }
    }

    private void passBack(int from, float times) {
        for (int unit = 0; unit < units; unit++) {
            slope[from + unit] += times * back[unit];
        }
    }

    /** All that it takes to go on. */
    void write(DataOutputStream out) throws IOException {
        out.writeInt(row.length);
        out.writeInt(steps);
        for (int i = 0; i < row.length; i++) {
            out.writeFloat(row[i]);
            out.writeFloat(average[i]);
            out.writeFloat(slopes[i]);
            out.writeFloat(squares[i]);
        }
    }

    /** The same; false if it is of other numbers. */
    boolean read(DataInputStream in) throws IOException {
        if (in.readInt() != row.length) {
            return false;
        }
        steps = in.readInt();
        for (int i = 0; i < row.length; i++) {
            row[i] = in.readFloat();
            average[i] = in.readFloat();
            slopes[i] = in.readFloat();
            squares[i] = in.readFloat();
        }
        return true;
    }
}
