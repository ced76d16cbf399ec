package ceiba.bots;

import ceiba.engine.Knowledge;
import ceiba.engine.Refusal;

/**
 * How much a search may think: iterations for each choice or for a whole turn, milliseconds for a whole turn, or both. With
 * both the time is a bound: it ends the thinking only where the machine is too slow or too busy for the iterations.
 *
 * @param iterations 0 for no limit
 * @param wholeTurn whether the iterations are for all choices of a turn together
 * @param millis 0 for no limit
 */
public record Budget(long iterations, boolean wholeTurn, long millis) {

    /** A machine half as fast as the one for which a game says its pace is fast enough. */
    private static final int RESERVE = 2;

    public Budget {
        if (iterations < 0 || millis < 0 || (iterations == 0 && millis == 0)) {
            throw new Refusal("a bot needs a budget of at least 1 iteration or 1 millisecond");
        }
    }

    /** Iterations for each choice, and milliseconds for a turn; 0 for no limit. */
    public Budget(long iterations, long millis) {
        this(iterations, false, millis);
    }

    public static Budget iterations(long number) {
        return new Budget(number, 0);
    }

    public static Budget turn(long millis) {
        return new Budget(0, millis);
    }

    /** Iterations for a whole turn, within so many milliseconds. */
    public static Budget turn(long iterations, long millis) {
        return new Budget(iterations, true, millis);
    }

    /** As many iterations for a whole turn as fit into so many milliseconds, also on a machine that is rather slow. */
    public static Budget within(Knowledge knowledge, long millis) {
        return turn(Math.max(1, knowledge.pace() * millis / 1000 / RESERVE), millis);
    }
}
