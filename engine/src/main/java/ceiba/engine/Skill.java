package ceiba.engine;

import java.util.List;

/**
 * How well a bot of some level plays a game: how far it thinks and how much it errs.
 *
 * @param iterations that a search makes in a turn; 0 for a bot that only looks one choice ahead
 * @param erring in percent; 0 for no mistakes, 100 for many in most games
 */
public record Skill(long iterations, int erring) {

    /** The levels below the strongest, from the weakest on, as they suit most games. */
    static final List<Skill> USUAL_LADDER = List.of(erring(60), erring(36), erring(22), erring(8), searching(400));

    /** Looks one choice ahead and errs. */
    public static Skill erring(int percent) {
        return new Skill(0, percent);
    }

    /** Searches without mistakes. */
    public static Skill searching(long iterations) {
        return new Skill(iterations, 0);
    }
}
