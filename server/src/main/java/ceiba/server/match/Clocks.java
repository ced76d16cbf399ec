package ceiba.server.match;

import ceiba.server.store.Entry;
import java.util.Arrays;
import java.util.List;

/**
 * The seats' clocks, as far as the entries have brought them. A clock runs while its person decides.
 *
 * @param left the milliseconds of each seat when its clock last stopped
 * @param since when the decider began to decide
 */
record Clocks(TableTerms.Clock terms, long[] left, long since) {

    /** Who comes back after the clock ran out has this much again. */
    private static final long RETURNING = 60_000;

    static Clocks start(TableTerms.Clock terms, int seats, long at) {
        long[] left = new long[seats];
        Arrays.fill(left, terms.minutes() * 60_000L);
        return new Clocks(terms, left, at);
    }

    /** The clocks after an entry, before which and after which these seats decide. */
    Clocks after(Entry entry, int before, int now, List<Seat> seats) {
        boolean played = before >= 0 && seats.get(before).bot() == null && entry.kind() != Entry.Kind.RETURN;
        long[] changed = left.clone();
        switch (entry.kind()) {
            case FLAG -> changed[entry.seat()] = 0;
            case TAKEOVER -> {
                if (entry.seat() == before) {
                    changed[before] = Math.max(0, changed[before] - (entry.at() - since));
                }
            }
            case RETURN -> changed[entry.seat()] = Math.max(changed[entry.seat()], RETURNING);
            default -> {
                if (before == now) {
                    return this;
                }
                if (played) {
                    changed[before] = Math.max(0, changed[before] - (entry.at() - since)) + terms.increment() * 1000L;
                }
            }
        }
        boolean fresh = before != now || entry.seat() == now;
        return new Clocks(terms, changed, fresh ? entry.at() : since);
    }

    long deadline(int decider) {
        return since + left[decider];
    }

    /** What a seat's clock shows. */
    long left(int seat, boolean running, long now) {
        return running ? Math.max(0, left[seat] - (now - since)) : left[seat];
    }
}
