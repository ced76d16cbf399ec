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

    private static final int DEEPEST = 12;
    private static final int MOST = 400;

    private final Game game;
    private final Evaluation evaluation;
    private final Position[] positions = new Position[DEEPEST];
    private final int[][] buffers;
    private int left;

    Lookahead(Game game, Evaluation evaluation) {
        this.game = game;
        this.evaluation = evaluation;
        buffers = new int[DEEPEST][game.mostOptions()];
    }

    /** Expected lead of a seat after a choice made here and the best way to finish what it begins. */
    double afterChoice(Position position, int seat, int choice) {
        left = MOST;
        return tried(position, seat, choice, 0);
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
        if (depth == DEEPEST || left <= 0 || position.decider() != seat || evaluation.quiet(position)) {
            return evaluation.points(position, seat);
        }
        int[] buffer = buffers[depth];
        int count = position.choices(buffer);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, tried(position, seat, buffer[i], depth));
        }
        return best;
    }

    /** The legal choices of a position, for callers that look one ahead. */
    int[] choices(Position position) {
        int[] buffer = new int[game.mostOptions()];
        return Arrays.copyOf(buffer, position.choices(buffer));
    }
}
