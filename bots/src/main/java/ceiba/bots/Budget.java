package ceiba.bots;

import ceiba.engine.Refusal;

/**
 * How much a search may think: a number of iterations for each choice, or milliseconds for a whole turn.
 *
 * @param iterations 0 for no limit
 * @param millis 0 for no limit
 */
public record Budget(long iterations, long millis) {

    public Budget {
        if (iterations < 0 || millis < 0 || (iterations == 0 && millis == 0)) {
            throw new Refusal("a bot needs a budget of at least 1 iteration or 1 millisecond");
        }
    }

    public static Budget iterations(long number) {
        return new Budget(number, 0);
    }

    public static Budget turn(long millis) {
        return new Budget(0, millis);
    }
}
