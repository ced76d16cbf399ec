package ceiba.server.match;

import ceiba.engine.Outcome;
import ceiba.engine.Position;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Who is still in a match that people may give up, and who wins it therefore.
 *
 * @param position as it is now
 */
record Contest(List<Seat> seats, Position position) {

    /** Whether it is over since somebody at a seat has given up: it was the last person, or one side is left alone. */
    boolean endedBy(int seat) {
        boolean people = seats.stream().anyMatch(who -> who.isPerson() && !who.resigned());
        long sides = IntStream.range(0, seats.size())
                .filter(other -> !forsaken(other))
                .map(position::side)
                .distinct()
                .count();
        return !people || (forsaken(seat) && sides <= 1);
    }

    /** Whether all people of a seat's side have given up. */
    private boolean forsaken(int seat) {
        boolean left = false;
        for (int other = 0; other < seats.size(); other++) {
            Seat who = seats.get(other);
            if (who.isPerson() && position.side(other) == position.side(seat)) {
                if (!who.resigned()) {
                    return false;
                }
                left = true;
            }
        }
        return left;
    }

    /** Whether a seat has no part in what its side wins: its person has given up, or all people of its side have. */
    private boolean out(int seat) {
        return seats.get(seat).resigned() || forsaken(seat);
    }

    /** A seat's place at a position: by the game's own standing, those who are out after all the others. */
    int place(Position seen, int seat) {
        int place = 1;
        for (int other = 0; other < seats.size(); other++) {
            if (out(other) == out(seat) ? seen.place(other) < seen.place(seat) : out(seat)) {
                place++;
            }
        }
        return place;
    }

    /**
     * Who has won: those whom the game says, but for those who are out. If these were all, or if nothing but giving up has
     * ended the match, the best of the others. Null for a record that stops half-way.
     *
     * @param givenUp whether it was ended by giving up
     */
    @Nullable
    Outcome outcome(boolean givenUp) {
        boolean finished = position.decider() == Position.OVER;
        if (!finished && !givenUp) {
            return null;
        }
        int best = 0;
        int winners = 0;
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!out(seat)) {
                winners |= position.winners() & 1 << seat;
                best |= place(position, seat) == 1 ? 1 << seat : 0;
            }
        }
        boolean gone = winners == 0 && (position.winners() != 0 || !finished);
        return new Outcome(seats.size(), gone ? best : winners);
    }
}
