package ceiba.arena;

import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.List;

/**
 * Players with whims like each feature more or less than they should, by so much worth at its usual size. So they show plans
 * that nobody else would try.
 */
final class Whims {

    private final double[] sizes;

    /** Plays a few matches of greedy with these weights, which tell the sizes. */
    Whims(Game game, Weights weights, List<Setup> tables) {
        sizes = FeatureSizes.of(game, weights, tables);
    }

    Weights perturbed(Weights weights, double noise, Rng rng) {
        float[][] values = new float[weights.features()][];
        for (int feature = 0; feature < values.length; feature++) {
            float whim = (float) (noise * rng.nextGaussian() / sizes[feature]);
            values[feature] = new float[weights.knots()];
            for (int knot = 0; knot < values[feature].length; knot++) {
                values[feature][knot] = weights.of(feature, knot) + whim;
            }
        }
        return new Weights(values, weights.network());
    }
}
