package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Worth;
import org.jspecify.annotations.Nullable;

/**
 * Judges positions: what each seat has reached, and what the weighted features and the network promise besides. One thread's
 * own.
 */
public final class Evaluation {

    private final Knowledge knowledge;
    private final float[][] byMoment;
    private final float[] features;
    private final Network.@Nullable Sums network;
    private final float[][][] starts; // of the network's units, by number of seats from 1 on, then by moment
    private final Worth worth;
    private final Worth.Expected expected = this::expected;
    private final Worth.Expected partly = this::givenOrExpected;
    private double[] given = {};

    public Evaluation(Game game) {
        this(game.knowledge(), Weights.read(game.knowledge(), game.knowledge().weights()));
    }

    public Evaluation(Knowledge knowledge, Weights weights) {
        this.knowledge = knowledge;
        features = new float[knowledge.features().size()];
        worth = knowledge.worth();
        byMoment = new float[knowledge.moments()][];
        for (int moment = 0; moment < byMoment.length; moment++) {
            byMoment[moment] = interpolated(weights, knowledge.knots(), moment);
        }
        Network its = weights.network();
        network = its == null ? null : its.new Sums();
        starts = its == null ? new float[0][][] : starts(its);
    }

    /** Whether the position is fit to be judged. */
    public boolean quiet(Position position) {
        return position.decider() == Position.OVER || knowledge.quiet(position);
    }

    /** See {@link Knowledge#answers}. */
    boolean answers(Position position) {
        return position.decider() != Position.OVER && knowledge.answers(position);
    }

    /** What a seat is expected to have of its aim in the end. */
    public double expected(Position position, int seat) {
        double reached = worth.reached(position, seat);
        if (position.decider() == Position.OVER) {
            return reached;
        }
        knowledge.describe(position, seat, features);
        int moment = knowledge.moment(position);
        float[] weights = byMoment[moment];
        return reached
                + (network == null
                        ? product(features, weights)
                        : network.of(features, weights, start(position.seats(), moment)));
    }

    private float[][][] starts(Network network) {
        float[][][] rows = new float[network.seats()][knowledge.moments()][];
        for (int seats = 0; seats < rows.length; seats++) {
            for (int moment = 0; moment < rows[seats].length; moment++) {
                rows[seats][moment] = network.start(knowledge.knots(), moment, seats + 1);
            }
        }
        return rows;
    }

    private float[] start(int seats, int moment) {
        return starts[Math.min(seats, starts.length) - 1][moment];
    }

    /** What a seat is expected to have by what it has reached and by the network, without the weighted sum. */
    public double besidesWeights(Position position, int seat) {
        double reached = worth.reached(position, seat);
        if (network == null || position.decider() == Position.OVER) {
            return reached;
        }
        knowledge.describe(position, seat, features);
        return reached
                + network.of(features, new float[features.length], start(position.seats(), knowledge.moment(position)));
    }

    /** What the position is worth to a seat at a glance. */
    public double glance(Position position, int seat) {
        return worth.glance(position, seat, expected);
    }

    /** What the position is worth to each seat. */
    public void worth(Position position, double[] worths) {
        worth.all(position, expected, worths);
    }

    /** The same if some seats have just the prospects that are given; those of the others, for whom it is NaN, are estimated. */
    void worth(Position position, double[] given, double[] worths) {
        this.given = given;
        worth.all(position, partly, worths);
    }

    private double givenOrExpected(Position position, int seat) {
        return Double.isNaN(given[seat]) ? expected(position, seat) : given[seat];
    }

    /** What the features weigh at a moment of a match with so many seats, near some features. */
    float[] weights(int moment, int seats, float[] near) {
        float[] weights = byMoment[moment].clone();
        if (network != null) {
            network.addSlopes(near, start(seats, moment), weights);
        }
        return weights;
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

    /** See {@link Worth#heedsRivals}. */
    boolean heedsRivals() {
        return worth.heedsRivals();
    }

    /** See {@link Worth#scale}. */
    public double scale() {
        return worth.scale();
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
