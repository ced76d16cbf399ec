package ceiba.kit;

import ceiba.engine.Choices;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Rng;

/** Counts sequences of choices: a number that changes whenever the rules do. */
public final class Perft {

    private Perft() {}

    /** Sequences of that many choices from a position; a shorter one that ends the match counts once. */
    public static long count(Game game, Position position, int depth) {
        if (depth == 0 || position.decider() == Position.OVER) {
            return 1;
        }
        long count = 0;
        for (int choice : Choices.of(game, position)) {
            Position next = position.copy();
            next.choose(choice, Journal.SILENT);
            count += count(game, next, depth - 1);
        }
        return count;
    }

    /** Plays some random choices. */
    static void skip(Game game, Position position, Rng rng, int choices) {
        for (int i = 0; i < choices && position.decider() != Position.OVER; i++) {
            int[] legal = Choices.of(game, position);
            position.choose(legal[rng.below(legal.length)], Journal.SILENT);
        }
    }
}
