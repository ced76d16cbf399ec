package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Says in words what speaks for a choice: the features that make it better than the other ones, once what it begins is
 * finished in the best way. Of these only those that people have a word for (see {@link Knowledge#reason}).
 */
final class Reasons {

    /** Reasons of a choice at most. */
    static final int MOST = 2;

    /** Less worth than this share of the scale is nobody's reason. */
    private static final double LEAST = 0.03;

    /** A second reason that weighs less than this share of the first only distracts. */
    private static final double SECOND = 0.25;

    private static final String REACHED = "reached";

    /** What a choice leads to: what the seat has of its aim then, and its features. */
    private record End(double reached, float[] features) {}

    private final Knowledge knowledge;
    private final Evaluation evaluation;
    private final Lookahead lookahead;
    private final Set<String> texts;

    Reasons(Game game, Evaluation evaluation) {
        this.evaluation = evaluation;
        knowledge = game.knowledge();
        lookahead = new Lookahead(game, evaluation, knowledge.narrow() / 4);
        texts = game.texts("en").keys();
    }

    /**
     * What speaks for each of some choices rather than for the others, the weightiest first.
     *
     * @param shares how much each of the others counts
     */
    List<List<Phrase>> of(Position world, int seat, int[] choices, double[] shares) {
        List<End> ends = new ArrayList<>();
        for (int choice : choices) {
            ends.add(end(world, seat, choice));
        }
        int moment = knowledge.moment(world);
        List<List<Phrase>> reasons = new ArrayList<>();
        for (int i = 0; i < choices.length; i++) {
            reasons.add(choices.length == 1 ? List.of() : reasons(ends.get(i), others(ends, shares, i), moment));
        }
        return reasons;
    }

    private End end(Position world, int seat, int choice) {
        int[] line = new int[Lookahead.MAX_DEPTH];
        lookahead.ask(world, seat, new int[] {choice}, 1, new double[1]);
        int length = lookahead.line(line);
        Position after = world.copy();
        after.choose(choice, Journal.SILENT);
        for (int i = 0; i < length && after.decider() == seat && after.allows(line[i]); i++) {
            after.choose(line[i], Journal.SILENT);
        }
        float[] features = new float[knowledge.features().size()];
        knowledge.describe(after, seat, features);
        return new End(knowledge.worth().reached(after, seat), features);
    }

    private End others(List<End> ends, double[] shares, int except) {
        double sum = 0;
        double reached = 0;
        float[] features = new float[knowledge.features().size()];
        for (int i = 0; i < ends.size(); i++) {
            if (i != except) {
                double share = shares[i] + 0.01; // all count a little
                sum += share;
                reached += share * ends.get(i).reached();
                for (int feature = 0; feature < features.length; feature++) {
                    features[feature] += (float) (share * ends.get(i).features()[feature]);
                }
            }
        }
        for (int feature = 0; feature < features.length; feature++) {
            features[feature] /= (float) sum;
        }
        return new End(reached / sum, features);
    }

    private List<Phrase> reasons(End end, End other, int moment) {
        Map<String, Double> weight = new HashMap<>();
        double gained = end.reached() - other.reached();
        weight.merge(key(REACHED, gained > 0), gained, Double::sum);
        Map<String, Double> more =
                new HashMap<>(); // of each word: worth of features that rise, less that of those that fall
        for (int feature = 0; feature < end.features().length; feature++) {
            String word = knowledge.reason(feature);
            double change = end.features()[feature] - other.features()[feature];
            if (word != null && change != 0) {
                double worth = change * evaluation.weight(feature, moment);
                weight.merge(word, worth, Double::sum);
                more.merge(word, Math.copySign(worth, change), Double::sum);
            }
        }
        Map<String, Double> named = new HashMap<>();
        weight.forEach((word, worth) -> {
            String key = more.containsKey(word) ? key(word, more.get(word) > 0) : word;
            if (worth >= LEAST * evaluation.scale() && texts.contains(key)) {
                named.put(key, worth);
            }
        });
        List<String> keys = named.keySet().stream()
                .sorted((a, b) -> {
                    int heavier = Double.compare(worth(named, b), worth(named, a));
                    return heavier != 0 ? heavier : a.compareTo(b);
                })
                .limit(MOST)
                .toList();
        return keys.stream()
                .filter(key -> worth(named, key) >= SECOND * worth(named, keys.getFirst()))
                .map(Phrase::of)
                .toList();
    }

    private static double worth(Map<String, Double> named, String key) {
        return named.getOrDefault(key, 0.0);
    }

    private static String key(String word, boolean more) {
        return "reason." + word + (more ? ".more" : ".less");
    }
}
