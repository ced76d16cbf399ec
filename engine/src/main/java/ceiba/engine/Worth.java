package ceiba.engine;

/**
 * What bots strive for, said by the game: only it knows who stands against whom, and what is a lot. Each seat has an aim,
 * such as its points; the {@link Knowledge} estimates how much of it a seat will have in the end; and from these estimates
 * follows what a position is worth to each seat.
 */
public interface Worth {

    /** How much of its aim a seat is expected to have in the end. Asking costs time: ask for no seat twice. */
    @FunctionalInterface
    interface Expected {
        double of(Position position, int seat);
    }

    /** What a seat has of its aim so far; once the match is over, what came out. */
    double reached(Position position, int seat);

    /** What a position is worth to one seat at a glance: for looking one choice ahead, many times over. */
    double glance(Position position, int seat, Expected expected);

    /** What a position is worth to each seat, written into the array. */
    void all(Position position, Expected expected, double[] worth);

    /** The worth that makes all the difference: twice as much is hardly better. Rewards are squashed by it. */
    double scale();

    /**
     * Whether a search weighs what happens to the prospects of rivals. Where seats hardly get at each other, what it sees
     * there is mostly the error of its estimates: then it takes them as they were when it began to think.
     */
    default boolean heedsRivals() {
        return true;
    }

    /**
     * The usual worth: seats want points; a side wants a lead over the best of the others; if all are on one side, they want
     * points together. At a glance a seat looks at its own side alone.
     */
    static Worth ofPoints(double scale) {
        return of(scale, Position::points);
    }

    /** The same where seats hardly get at each other: see {@link #heedsRivals}. */
    static Worth ofOwnPoints(double scale) {
        return new WorthOfLead(scale, Position::points, false);
    }

    /** The same where seats want something else than points, such as to be ahead in a race. */
    static Worth of(double scale, Aim aim) {
        return new WorthOfLead(scale, aim, true);
    }

    /** What a seat has of its aim so far. */
    @FunctionalInterface
    interface Aim {
        double reached(Position position, int seat);
    }
}
