package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import java.util.Arrays;

/**
 * Judges a position that is in the middle of a turn: tries all ways to carry on until it is quiet, and takes the best for
 * the seat that decides. A seat's small decisions are followed, nobody else's. One thread's own.
 */
final class Lookahead {

    /** Choices that are followed at most. */
    static final int MAX_DEPTH = 12;

    private static final int MAX_TRIES = 400;

    private final Game game;
    private final Evaluation evaluation;
    private final Position[] positions = new Position[MAX_DEPTH];
    private final int[][] buffers;
    private final int[][] lines = new int[MAX_DEPTH + 1][MAX_DEPTH];
    private final int[] lengths = new int[MAX_DEPTH + 1];
    private int left;

    Lookahead(Game game, Evaluation evaluation) {
        this.game = game;
        this.evaluation = evaluation;
        buffers = new int[MAX_DEPTH][game.maxOptions()];
    }

    /** What a seat can expect after a choice made here and the best way to finish what it begins. */
    double afterChoice(Position position, int seat, int choice) {
        left = MAX_TRIES;
        return tried(position, seat, choice, 0);
    }

    /** Writes the best way to finish what the choice tried last began; tells how many choices that takes. */
    int line(int[] choices) {
        System.arraycopy(lines[1], 0, choices, 0, lengths[1]);
        return lengths[1];
    }

    private double tried(Position position, int seat, int choice, int depth) {
        if (positions[depth] == null) {
            positions[depth] = position.copy();
        }
        Position next = positions[depth];
        next.copyFrom(position);
        next.choose(choice, Journal.SILENT);
        return value(next, seat, depth + 1);
    }

    private double value(Position position, int seat, int depth) {
        left--;
        if (depth == MAX_DEPTH || left <= 0 || position.decider() != seat || evaluation.quiet(position)) {
            lengths[depth] = 0;
            return evaluation.glance(position, seat);
        }
        int[] buffer = buffers[depth];
        int count = position.choices(buffer);
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
