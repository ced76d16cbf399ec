package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

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
    private final Texts texts;
    private final Set<String> keys;

    Reasons(Game game, Evaluation evaluation) {
        this.evaluation = evaluation;
        knowledge = game.knowledge();
        lookahead = new Lookahead(game, evaluation, knowledge.narrow() / 4);
        texts = game.texts("en");
        keys = texts.keys();
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
            reasons.add(
                    choices.length == 1
                            ? List.of()
                            : reasons(ends.get(i), others(ends, shares, i), moment, world.seats()));
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

    /** What the features of one word say together. */
    private static final class Sum {
        final String word;
        double worth;
        double more; // worth of features that rise, less that of those that fall
        double count;

        Sum(String word) {
            this.word = word;
        }

        double worth() {
            return worth;
        }

        String key() {
            return "reason." + word + (more > 0 ? ".more" : ".less");
        }
    }

    private List<Phrase> reasons(End end, End other, int moment, int seats) {
        float[] between = new float[end.features().length];
        for (int feature = 0; feature < between.length; feature++) {
            between[feature] = (end.features()[feature] + other.features()[feature]) / 2;
        }
        float[] weights = evaluation.weights(moment, seats, between);
        Map<String, Sum> sums = new TreeMap<>();
        Sum reached = sums.computeIfAbsent(REACHED, Sum::new);
        reached.worth = end.reached() - other.reached();
        reached.more = reached.worth;
        for (int feature = 0; feature < end.features().length; feature++) {
            String word = knowledge.reason(feature);
            if (word != null) {
                Sum sum = sums.computeIfAbsent(word, Sum::new);
                double change = end.features()[feature] - other.features()[feature];
                double worth = change * weights[feature];
                sum.worth += worth;
                sum.more += Math.copySign(worth, change);
                sum.count += knowledge.isCounted(feature) ? end.features()[feature] : 0;
            }
        }
        List<Sum> named = sums.values().stream()
                .filter(sum -> sum.worth >= LEAST * evaluation.scale() && keys.contains(sum.key()))
                .sorted(Comparator.comparingDouble(Sum::worth).reversed())
                .limit(MOST)
                .toList();
        return named.stream()
                .filter(sum -> sum.worth >= SECOND * named.getFirst().worth)
                .map(this::phrase)
                .toList();
    }

    /** With how many there are, if the text asks for it. */
    private Phrase phrase(Sum sum) {
        String none = "reason." + sum.word + ".none";
        if (sum.more <= 0 && sum.count <= 0 && keys.contains(none)) {
            return Phrase.of(none);
        }
        String key = sum.key();
        return texts.sentence(key).contains("{0") ? Phrase.of(key, (int) Math.round(sum.count)) : Phrase.of(key);
    }
}
