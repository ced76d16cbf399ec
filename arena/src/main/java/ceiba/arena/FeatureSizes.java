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
import ceiba.engine.Setup;
import java.util.List;

/** How large features usually are, which a few matches tell. */
final class FeatureSizes {

    private static final int MATCHES = 12;

    /** Rare features are taken to be of this size. */
    private static final double MIN = 0.3;

    private FeatureSizes() {}

    /** By feature, in matches of greedy with these weights. */
    static double[] of(Game game, Weights weights, List<Setup> tables) {
        Knowledge knowledge = game.knowledge();
        double[] sizes = new double[knowledge.features().size()];
        float[] features = new float[sizes.length];
        long samples = 0;
        for (int match = 0; match < MATCHES; match++) {
            Setup table = tables.get(match % tables.size());
            Position position = game.start(table.with(table.seed() + match & Setup.MAX_SEED));
            Bot bot = new GreedyBot(game, new Evaluation(knowledge, weights), UsualScale.pointIn(game), match);
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
            sizes[feature] = Math.max(MIN, Math.sqrt(sizes[feature] / Math.max(1, samples)));
        }
        return sizes;
    }
}
