package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Takes the choice after which its evaluation is best, one of several by lot; with a temperature, nearly as good ones too; with
 * a {@link Frailty}, the mistakes of a person.
 */
public final class GreedyBot implements Thinker {

    private final Lookahead lookahead;
    private final double temperature;
    private final Frailty frailty;
    private final double scale;
    private final long self;
    private final Rng rng;

    /** @param temperature in worth: choices that are worse by it are taken e times less often; 0 for the best only */
    public GreedyBot(Game game, Evaluation evaluation, double temperature, long seed) {
        this(game, evaluation, temperature, Frailty.NONE, seed);
    }

    GreedyBot(Game game, Evaluation evaluation, Frailty frailty, long seed) {
        this(game, evaluation, 0, frailty, seed);
    }

    private GreedyBot(Game game, Evaluation evaluation, double temperature, Frailty frailty, long seed) {
        lookahead = new Lookahead(game, evaluation, game.knowledge().narrow() / 2);
        this.temperature = temperature;
        this.frailty = frailty;
        scale = evaluation.scale();
        self = seed;
        rng = new Rng(seed);
    }

    @Override
    public Thought think(Sight sight) {
        Position world = sight.world(rng);
        int[] choices = lookahead.choices(world);
        if (choices.length == 1) {
            return Thought.only(choices[0]);
        }
        double[] promises = new double[choices.length];
        lookahead.ask(world, sight.seat(), choices, choices.length, promises);
        int taken = frailty.percent() == 0
                ? best(promises)
                : frailty.pick(choices, promises, choices.length, scale, self, rng);
        return new Thought(
                choices[taken], promises[taken], Arrays.stream(promises).max().orElseThrow());
    }

    /** All choices, those that promise most first. */
    public List<Integer> ranked(Sight sight) {
        Position world = sight.world(rng);
        int[] choices = lookahead.choices(world);
        double[] promises = new double[choices.length];
        lookahead.ask(world, sight.seat(), choices, choices.length, promises);
        return IntStream.range(0, choices.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -promises[i]))
                .map(i -> choices[i])
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private int best(double[] promises) {
        int best = 0;
        double bestScore = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < promises.length; i++) {
            double score = promises[i];
            if (temperature > 0) {
                score -= temperature * Math.log(-Math.log(rng.nextDouble() + 1e-300)); // Gumbel noise: a softmax draw
            }
            equals = score > bestScore ? 1 : score == bestScore ? equals + 1 : equals;
            // by lot: the first would often be what concerns seat 0, which would then suffer for its number
            if (score > bestScore || (score == bestScore && rng.below(equals) == 0)) {
                bestScore = score;
                best = i;
            }
        }
        return best;
    }
}
