package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;

/** Estimates the final points of each seat: points so far, and what the weighted features promise. One thread's own. */
public final class Evaluation {

    private final Knowledge knowledge;
    private final float[][] byMoment;
    private final float[] features;
    private final double[] values;

    public Evaluation(Game game) {
        this(game.knowledge(), Weights.read(game.knowledge(), game.knowledge().weights()));
    }

    public Evaluation(Knowledge knowledge, Weights weights) {
        this.knowledge = knowledge;
        features = new float[knowledge.features().size()];
        values = new double[16];
        byMoment = new float[knowledge.moments()][];
        for (int moment = 0; moment < byMoment.length; moment++) {
            byMoment[moment] = interpolated(weights, knowledge.knots(), moment);
        }
    }

    /** Whether the position is fit to be judged. */
    public boolean quiet(Position position) {
        return position.decider() == Position.OVER || knowledge.quiet(position);
    }

    /** Expected final points of a seat. */
    public double points(Position position, int seat) {
        if (position.decider() == Position.OVER) {
            return position.points(seat);
        }
        knowledge.describe(position, seat, features);
        float[] weights = byMoment[knowledge.moment(position)];
        return position.points(seat) + product(features, weights);
    }

    /** Four sums side by side: the processor need not wait for one addition to begin the next. */
    private static float product(float[] features, float[] weights) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        int i = 0;
        for (; i + 3 < features.length; i += 4) {
            a += features[i] * weights[i];
            b += features[i + 1] * weights[i + 1];
            c += features[i + 2] * weights[i + 2];
            d += features[i + 3] * weights[i + 3];
        }
        for (; i < features.length; i++) {
            a += features[i] * weights[i];
        }
        return a + b + (c + d);
    }

    /** Expected lead of a seat over its best rival. */
    public double lead(Position position, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                best = Math.max(best, points(position, other));
            }
        }
        return points(position, seat) - (position.seats() == 1 ? 0 : best);
    }

    /** Expected lead of every seat over its best rival. */
    public void leads(Position position, double[] leads) {
        int seats = position.seats();
        double first = Double.NEGATIVE_INFINITY;
        double second = Double.NEGATIVE_INFINITY;
        for (int seat = 0; seat < seats; seat++) {
            double value = points(position, seat);
            values[seat] = value;
            if (value > first) {
                second = first;
                first = value;
            } else if (value > second) {
                second = value;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            double rival = values[seat] == first ? second : first;
            leads[seat] = values[seat] - (seats == 1 ? 0 : rival);
        }
    }

    /** How much of a moment belongs to each knot: the weight of a feature is the sum over its knots. */
    public static double share(int[] knots, int knot, int moment) {
        if (moment == knots[knot]) {
            return 1;
        }
        if (knot > 0 && moment > knots[knot - 1] && moment < knots[knot]) {
            return (double) (moment - knots[knot - 1]) / (knots[knot] - knots[knot - 1]);
        }
        if (knot + 1 < knots.length && moment > knots[knot] && moment < knots[knot + 1]) {
            return (double) (knots[knot + 1] - moment) / (knots[knot + 1] - knots[knot]);
        }
        return 0;
    }

    private static float[] interpolated(Weights weights, int[] knots, int moment) {
        float[] row = new float[weights.features()];
        for (int feature = 0; feature < row.length; feature++) {
            for (int knot = 0; knot < knots.length; knot++) {
                row[feature] += (float) (weights.of(feature, knot) * share(knots, knot, moment));
            }
        }
        return row;
    }
}
