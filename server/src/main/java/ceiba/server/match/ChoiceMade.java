package ceiba.server.match;

import ceiba.engine.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice that was made and what happened, tied to the one before: a chain shares all it has with the chain it grew from.
 *
 * @param number from 1 on
 * @param seq of the entry that made it
 * @param free how many choices up to this one the seat can take back while it goes on deciding
 */
record ChoiceMade(
        @Nullable ChoiceMade before, int number, long seq, int seat, int choice, List<Event> events, int free) {

    /** The same, never to be taken back. */
    ChoiceMade fixed() {
        return new ChoiceMade(before, number, seq, seat, choice, events, 0);
    }

    /** All the choices up to here. */
    static int[] choices(@Nullable ChoiceMade last) {
        int[] choices = new int[last == null ? 0 : last.number];
        for (ChoiceMade step = last; step != null; step = step.before) {
            choices[step.number - 1] = step.choice;
        }
        return choices;
    }
}
