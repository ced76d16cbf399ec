package ceiba.engine;

import java.util.List;
import java.util.function.Predicate;

/** The rule of taking back: a choice can be, until another seat decides or something hidden comes to light. */
public final class Undo {

    private Undo() {}

    /**
     * Whether a choice just made can be taken back; if not, neither can any before it.
     *
     * @param seat whose choice it was
     * @param decider who decides after it
     * @param happened what came of it
     * @param reveals as the game's {@link Codec} tells it
     */
    public static boolean allowed(int seat, int decider, List<Event> happened, Predicate<Event> reveals) {
        return seat == decider && happened.stream().noneMatch(reveals);
    }
}
