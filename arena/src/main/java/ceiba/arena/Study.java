package ceiba.arena;

import ceiba.bots.Evaluation;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Knowledge;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Learns weights from lessons that were played before: a ridge regression fits what each seat still gained of its aim.
 * Every weight is held back towards the one before as if by so many observations of its feature, so that what was hardly
 * ever seen stays as it was, with nothing to begin with at 0; and neighbouring knots hold each other. How strongly, is
 * chosen by lessons that are not learned from.
 */
final class Study {

    /** Of the quiet positions of a match, one in so many is looked at: neighbours tell the same. */
    private static final int SAMPLE_EVERY = 5;

    /** One lesson in so many is held out. */
    private static final int HELD_OUT = 8;

    /** The strengths that are tried: the ridge, and how strongly knots hold each other, times each of these. */
    private static final double[] STRENGTHS = {1, 8, 64};

    private final Game game;
    private final Knowledge knowledge;
    private final int[] knots;
    private final int size;
    private final double[][] matrix;
    private final double[] right;
    private final double[] squares; // by feature, where it was not 0
    private final long[] seen;
    private final List<Sample> heldOut = new ArrayList<>();
    private final float[] features;
    private int lessons;
    private long samples;

    /** A seat in a position: features that are not 0, and what it still gained. */
    private record Sample(int moment, int[] places, float[] values, double gained) {}

    /**
     * @param heldOut how far the weights are off on lessons that they were not learned from, in the aim
     * @param before the same for the weights before
     * @param correlation with what was gained, on the same
     */
    record Result(Weights weights, int lessons, long samples, double heldOut, double before, double correlation) {}

    Study(Game game) {
        this.game = game;
        knowledge = game.knowledge();
        knots = knowledge.knots();
        int count = knowledge.features().size();
        size = count * knots.length;
        matrix = new double[size][];
        for (int i = 0; i < size; i++) {
            matrix[i] = new double[i + 1];
        }
        right = new double[size];
        squares = new double[count];
        seen = new long[count];
        features = new float[count];
    }

    /** Learns from all lessons of some files. */
    Result learn(List<Path> files, Weights before, double ridge, Consumer<String> teller) {
        Evaluation evaluation = new Evaluation(knowledge, before);
        for (Path file : files) {
            LessonFile.read(file, lesson -> attend(lesson, evaluation));
        }
        if (lessons < HELD_OUT) {
            throw new Refusal("there are only " + lessons + " lessons; " + HELD_OUT + " are needed at least");
        }
        Weights best = before;
        double least = Double.POSITIVE_INFINITY;
        for (double hold : STRENGTHS) {
            for (double smooth : STRENGTHS) {
                Weights fitted = solve(before, ridge * hold, ridge * smooth);
                double off = off(fitted);
                teller.accept(String.format(
                        Locale.ROOT, "ridge %.0f, knots held by %.0f: off by %.3f", ridge * hold, ridge * smooth, off));
                if (off < least) {
                    least = off;
                    best = fitted;
                }
            }
        }
        return new Result(best, lessons, samples, least, off(before), correlation(best));
    }

    /** @param evaluation whose network, if it has one, stays as it is */
    private void attend(Lesson lesson, Evaluation evaluation) {
        Workers.goOn();
        boolean held = lessons++ % HELD_OUT == 0;
        Position position = lesson.begin(game);
        int seats = position.seats();
        List<Sample> its = new ArrayList<>();
        List<Integer> whose = new ArrayList<>();
        int count = lesson.match() % SAMPLE_EVERY;
        for (int choice : lesson.choices()) {
            if (knowledge.quiet(position) && count++ % SAMPLE_EVERY == 0) {
                int moment = Math.clamp(knowledge.moment(position), 0, knowledge.moments() - 1);
                for (int seat = 0; seat < seats; seat++) {
                    knowledge.describe(position, seat, features);
                    its.add(sample(moment, evaluation.besidesWeights(position, seat)));
                    whose.add(seat);
                }
            }
            position.choose(choice, Journal.SILENT);
        }
        for (int i = 0; i < its.size(); i++) {
            Sample begun = its.get(i);
            double gained = knowledge.worth().reached(position, whose.get(i)) - begun.gained();
            Sample sample = new Sample(begun.moment(), begun.places(), begun.values(), gained);
            if (held) {
                heldOut.add(sample);
            } else {
                add(sample);
            }
        }
    }

    private Sample sample(int moment, double reached) {
        int count = 0;
        int[] places = new int[features.length];
        float[] values = new float[features.length];
        for (int feature = 0; feature < features.length; feature++) {
            if (features[feature] != 0) {
                places[count] = feature;
                values[count++] = features[feature];
            }
        }
        return new Sample(moment, Arrays.copyOf(places, count), Arrays.copyOf(values, count), reached);
    }

    private void add(Sample sample) {
        samples++;
        int[] places = sample.places();
        float[] values = sample.values();
        for (int i = 0; i < places.length; i++) {
            squares[places[i]] += (double) values[i] * values[i];
            seen[places[i]]++;
        }
        for (int knot = 0; knot < knots.length; knot++) {
            double share = Evaluation.share(knots, knot, sample.moment());
            for (int other = 0; share > 0 && other < knots.length; other++) {
                double both = share * Evaluation.share(knots, other, sample.moment());
                if (both > 0) {
                    accumulate(places, values, knot, other, both);
                }
            }
            for (int i = 0; share > 0 && i < places.length; i++) {
                right[places[i] * knots.length + knot] += share * values[i] * sample.gained();
            }
        }
    }

    private void accumulate(int[] places, float[] values, int knot, int other, double share) {
        for (int i = 0; i < places.length; i++) {
            double[] row = matrix[places[i] * knots.length + knot];
            double value = share * values[i];
            for (int j = 0; j <= i; j++) {
                int column = places[j] * knots.length + other;
                if (column < row.length) {
                    row[column] += value * values[j];
                }
            }
        }
    }

    /** The weights that fit best with these strengths. */
    private Weights solve(Weights before, double hold, double smooth) {
        double[][] held = new double[size][];
        double[] pulled = right.clone();
        for (int i = 0; i < size; i++) {
            held[i] = matrix[i].clone();
        }
        for (int feature = 0; feature < squares.length; feature++) {
            double unit = seen[feature] == 0 ? 1 : squares[feature] / seen[feature];
            for (int knot = 0; knot < knots.length; knot++) {
                int place = feature * knots.length + knot;
                held[place][place] += hold * unit;
                pulled[place] += hold * unit * before.of(feature, knot);
                if (knot > 0) {
                    held[place][place] += smooth * unit;
                    held[place - 1][place - 1] += smooth * unit;
                    held[place][place - 1] -= smooth * unit;
                }
            }
        }
        double[] solution = Cholesky.solve(held, pulled, 1e-6);
        float[][] values = new float[squares.length][knots.length];
        for (int place = 0; place < size; place++) {
            values[place / knots.length][place % knots.length] = (float) solution[place];
        }
        return new Weights(values, before.network());
    }

    private double off(Weights weights) {
        double sum = 0;
        for (Sample sample : heldOut) {
            double error = expected(weights, sample) - sample.gained();
            sum += error * error;
        }
        return Math.sqrt(sum / heldOut.size());
    }

    private double correlation(Weights weights) {
        double[] expected = heldOut.stream()
                .mapToDouble(sample -> expected(weights, sample))
                .toArray();
        double[] gained = heldOut.stream().mapToDouble(Sample::gained).toArray();
        return Statistics.correlation(expected, gained);
    }

    private double expected(Weights weights, Sample sample) {
        double sum = 0;
        for (int knot = 0; knot < knots.length; knot++) {
            double share = Evaluation.share(knots, knot, sample.moment());
            for (int i = 0; share > 0 && i < sample.places().length; i++) {
                sum += share * sample.values()[i] * weights.of(sample.places()[i], knot);
            }
        }
        return sum;
    }
}
