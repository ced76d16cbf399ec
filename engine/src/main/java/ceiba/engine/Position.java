package ceiba.engine;

import java.util.Map;

/**
 * Everything on the table at one moment. Flat and cheap: it is copied millions of times a second by search, so nothing
 * here allocates except {@link #copy}, {@link #json} and {@link #view}. Positions with the same on the table are equal.
 */
public interface Position {

    /** The decider of a position in which the match is over. */
    int OVER = -1;

    /** The observer who sits nowhere and sees only what everybody sees. */
    int SPECTATOR = -1;

    /** The observer who sees every secret: for {@link #json}, never for a player. */
    int EVERYTHING = -2;

    int seats();

    /** The seat whose decision it is, or {@link #OVER}. */
    int decider();

    /** Fills the buffer with the legal choices, in ascending order, and tells how many there are. */
    int choices(int[] buffer);

    /** Whether this choice is legal now; any int may be asked. */
    boolean allows(int choice);

    /**
     * Makes a choice and everything that follows from it up to the next decision.
     *
     * @throws Refusal if the choice is not legal; nothing has changed then
     */
    void choose(int choice, Journal journal);

    Position copy();

    /** Becomes equal to a position of the same game. */
    void copyFrom(Position other);

    /**
     * Draws anew everything the observer cannot see, each possible world as likely as the rules make it. The observer's
     * view and legal choices stay the same. What comes out depends on that view and the random numbers alone.
     */
    void redraw(int observer, Rng rng);

    /** Points of a seat so far; once the match is over, its final points. */
    double points(int seat);

    /** Place of a seat by points and tie-break, 1 for who is ahead; seats that share a place have the same. */
    int place(int seat);

    /** The side that a seat plays for: seats of one side are partners, who share a place and win or lose together. */
    default int side(int seat) {
        return seat;
    }

    /** The seats that have won, as bits; see {@link Outcome}. Nobody has as long as the match goes on. */
    default int winners() {
        int winners = 0;
        for (int seat = 0; decider() == OVER && seat < seats(); seat++) {
            winners |= place(seat) == 1 ? 1 << seat : 0;
        }
        return winners;
    }

    /** What a gauge shows, by its number in {@link Game#gauges}; one of the table shows the same for every seat. */
    default double gauge(int number, int seat) {
        throw new IllegalArgumentException("no gauge has the number " + number);
    }

    /** The whole position, with its secrets. */
    Map<String, Object> json();

    /** What a seat, or the {@link #SPECTATOR}, may see of it. */
    Map<String, Object> view(int observer);

    /**
     * Checks every invariant of the game.
     *
     * @throws Refusal naming what is wrong and where
     */
    void check();
}
