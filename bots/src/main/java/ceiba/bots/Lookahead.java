package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import java.util.Arrays;

/**
 * Judges a position that is in the middle of a turn: tries all ways to carry on until it is quiet, and takes the best for
 * the seat that decides. A seat's small decisions are followed; of the other seats only the answers without which it cannot
 * go on. One thread's own.
 */
final class Lookahead {

    /** Choices that are followed at most. */
    static final int MAX_DEPTH = 12;

    /** Positions that are looked into for a question, and for one of its options; then only those begun are judged. */
    private static final int MAX_TRIES = 9600;

    private static final int MAX_TRIES_OF_AN_OPTION = 400;

    /** Where a question has more options than are looked at one by one elsewhere, a glance at each must do. */
    private static final int MAX_TRIES_OF_WIDE = 2400;

    private final Game game;
    private final Evaluation evaluation;
    private final Widening widening;
    private final int glance;
    private final Position[] positions = new Position[MAX_DEPTH];
    private final int[][] buffers;
    private final int[][] lines = new int[MAX_DEPTH + 1][MAX_DEPTH];
    private final int[] lengths = new int[MAX_DEPTH + 1];
    private final int[] bestLine = new int[MAX_DEPTH];
    private int bestLength;
    private int left;

    /** @param glance how many options of a decision in the middle of a turn are looked at where there are too many */
    Lookahead(Game game, Evaluation evaluation, int glance) {
        this.game = game;
        this.evaluation = evaluation;
        this.glance = glance;
        widening = new Widening(game);
        buffers = new int[MAX_DEPTH][game.maxOptions()];
    }

    /**
     * What a seat can expect after each of some choices and the best way to finish what it begins. The more choices, the
     * less thoroughly is each of them looked at.
     */
    void ask(Position position, int seat, int[] choices, int count, double[] promises) {
        int tries = widening.isWide(count) ? MAX_TRIES_OF_WIDE : MAX_TRIES;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int share = Math.min(MAX_TRIES_OF_AN_OPTION, tries / (count - i));
            left = share;
            promises[i] = tried(position, seat, choices[i], 0);
            tries -= share - left;
            if (promises[i] > best) {
                best = promises[i];
                bestLength = lengths[1];
                System.arraycopy(lines[1], 0, bestLine, 0, bestLength);
            }
        }
    }

    /** Writes how the best of the choices asked about last is best finished; tells how many choices that takes. */
    int line(int[] choices) {
        System.arraycopy(bestLine, 0, choices, 0, bestLength);
        return bestLength;
    }

    private double tried(Position position, int seat, int choice, int depth) {
        return value(after(position, choice, depth), seat, depth + 1);
    }

    private Position after(Position position, int choice, int depth) {
        if (positions[depth] == null) {
            positions[depth] = position.copy();
        }
        Position next = positions[depth];
        next.copyFrom(position);
        next.choose(choice, Journal.SILENT);
        return next;
    }

    private double value(Position position, int seat, int depth) {
        left--;
        lengths[depth] = 0;
        if (depth == MAX_DEPTH || left <= 0) {
            return evaluation.glance(position, seat);
        }
        if (position.decider() != seat) {
            return evaluation.answers(position)
                    ? tried(position, seat, answer(position, depth), depth)
                    : evaluation.glance(position, seat);
        }
        if (evaluation.quiet(position)) {
            return evaluation.glance(position, seat);
        }
        int[] buffer = buffers[depth];
        int count = options(position, buffer);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double value = tried(position, seat, buffer[i], depth);
            if (value > best) {
                best = value;
                remember(depth, buffer[i]);
            }
        }
        return best;
    }

    /** What is best at a glance for the other seat that decides. */
    private int answer(Position position, int depth) {
        int[] buffer = buffers[depth];
        int count = options(position, buffer);
        int best = 0;
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            left--;
            double value = evaluation.glance(after(position, buffer[i], depth), position.decider());
            if (value > bestValue) {
                bestValue = value;
                best = i;
            }
        }
        return buffer[best];
    }

    private int options(Position position, int[] buffer) {
        int count = widening.indispensable(position, buffer, position.choices(buffer));
        return widening.isWide(count) ? widening.keep(position, buffer, count, glance) : count;
    }

    /** The best line from this depth is this choice and the line after it. */
    private void remember(int depth, int choice) {
        int after = lengths[depth + 1];
        lines[depth][0] = choice;
        System.arraycopy(lines[depth + 1], 0, lines[depth], 1, after);
        lengths[depth] = after + 1;
    }

    /** The legal choices of a position, for callers that look one ahead. */
    int[] choices(Position position) {
        int[] buffer = new int[game.maxOptions()];
        return Arrays.copyOf(buffer, position.choices(buffer));
    }
}
