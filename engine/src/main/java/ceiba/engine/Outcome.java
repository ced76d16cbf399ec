package ceiba.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Who has won once a match is over: one seat, several, all or none.
 *
 * @param winners the seats that have won, as bits
 */
public record Outcome(int seats, int winners) {

    public static Outcome of(Position position) {
        return new Outcome(position.seats(), position.winners());
    }

    public boolean won(int seat) {
        return (winners >> seat & 1) != 0;
    }

    /** Whether the game has beaten everybody. */
    public boolean nobody() {
        return winners == 0;
    }

    public boolean everybody() {
        return winners == (1 << seats) - 1;
    }

    /** The seats that have won, in ascending order. */
    public List<Integer> list() {
        return IntStream.range(0, seats).filter(this::won).boxed().toList();
    }
}
