package ceiba.engine;

/**
 * Something that happened, for the log and the animation. The game's {@link Codec} knows what the numbers mean.
 *
 * @param seat the seat it happened to, or -1 for the table
 */
public record Event(int kind, int seat, int a, int b, int c) {

    /** Stands for a number that the observer may not know. */
    public static final int HIDDEN = Integer.MIN_VALUE;
}
