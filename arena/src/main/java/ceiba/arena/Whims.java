package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.bots.Evaluation;
import ceiba.bots.GreedyBot;
import ceiba.bots.Sight;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.List;

/**
 * Players with whims like each feature more or less than they should, by so much worth at its usual size, which a few
 * matches tell. So they show plans that nobody else would try.
 */
final class Whims {

    /** Matches that tell the usual size of features. */
    private static final int PILOTS = 12;

    /** Rare features are liked or disliked as if they were of this size. */
    private static final double MIN_SIZE = 0.3;

    private final double[] sizes;

    /** Plays a few matches of greedy with these weights. */
    Whims(Game game, Weights weights, List<Setup> tables) {
        Knowledge knowledge = game.knowledge();
        sizes = new double[knowledge.features().size()];
        float[] features = new float[sizes.length];
        long samples = 0;
        for (int match = 0; match < PILOTS; match++) {
            Setup table = tables.get(match % tables.size());
            Position position = game.start(table.with(table.seed() + match & Setup.MAX_SEED));
            Bot bot = new GreedyBot(
                    game, new Evaluation(knowledge, weights), knowledge.worth().scale() / 20, match);
            while (position.decider() != Position.OVER) {
                if (knowledge.quiet(position)) {
                    knowledge.describe(position, position.decider(), features);
                    for (int feature = 0; feature < sizes.length; feature++) {
                        sizes[feature] += features[feature] * features[feature];
                    }
                    samples++;
                }
                position.choose(bot.choose(new Sight(game, position)), Journal.SILENT);
            }
        }
        for (int feature = 0; feature < sizes.length; feature++) {
            sizes[feature] = Math.max(MIN_SIZE, Math.sqrt(sizes[feature] / Math.max(1, samples)));
        }
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
        return new Weights(values);
    }
}
