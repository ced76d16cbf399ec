package ceiba.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a game knows about good positions, for bots: features of a seat, whose weighted sum estimates how much of its aim (see
 * {@link Worth}) is still to come. The weights depend on how far the match is; a tuner learns them from self-play and writes them to the
 * game's {@code weights.json}.
 */
public interface Knowledge {

    /** What bots strive for. */
    Worth worth();

    /**
     * How promising a legal choice looks before anything is tried: where there are hundreds, a search begins with those that
     * promise most. Cheap, and only the order counts.
     */
    default double interest(Position position, int choice) {
        return 0;
    }

    /**
     * Up to so many options of a decision are all looked at; where there are more, interest decides which. Fewer than the
     * usual number where it is dear to try one.
     */
    default int narrow() {
        return 64;
    }

    /**
     * Whether a search may do without a legal choice of the seat it thinks for, because others lead to much the same: the
     * same things in another order, or ways that are hardly ever better. Of a decision's choices one at least is not.
     */
    default boolean dispensable(Position position, int choice) {
        return false;
    }

    /**
     * About how many iterations a search makes in a second on an idle core: bots that have a time get so many iterations as
     * fit, on every machine the same.
     */
    default long pace() {
        return 20_000;
    }

    /**
     * How well bots of each level play, from the weakest to the last but one; the strongest thinks as long as it may. Found by
     * matches between levels: each is to beat the one before as clearly as the next beats it.
     */
    default List<Skill> ladder() {
        return Skill.USUAL_LADDER;
    }

    /** The names of the features, by number. */
    List<String> features();

    /**
     * Why people care for a feature: more of it is {@code reason.<word>.more} in the game's texts, less of it
     * {@code reason.<word>.less}; a text that is missing is a reason that is not named. What a seat has reached of its aim is
     * the word {@code reached}. Features that say the same have the same word; null for those that are nobody's reason.
     */
    default @Nullable String reason(int feature) {
        return null;
    }

    /**
     * Whether a feature is the number that people have in mind at its word: the text of a reason may tell in {@code {0}} how
     * many there will be, and {@code reason.<word>.none} stands for less of it if nothing is left.
     */
    default boolean isCounted(int feature) {
        return false;
    }

    /** In how many moments a match is divided, from the first to the last. */
    int moments();

    /** The moment of a position, from 0 on. */
    int moment(Position position);

    /** The moments at which weights are given; between them they are interpolated. Ascending, first and last included. */
    int[] knots();

    /** Whether a position is fit to be judged: no decision hangs half-way in the air. */
    boolean quiet(Position position);

    /**
     * Whether the decider only answers another seat in the middle of what that one does, such as an offer. Who thinks about
     * making an offer looks behind the answer, so that it has a value before it is accepted.
     */
    default boolean answers(Position position) {
        return false;
    }

    /** Writes every feature of a seat, as seen by everybody, into the array. Allocates nothing. */
    void describe(Position position, int seat, float[] features);

    /**
     * Changes a start to one that play seldom leads to, such as more workers for a seat, so that a tuner learns what that
     * is worth. The position stays a legal one.
     */
    void stir(Position start, Rng rng);

    /** The names of gifts that a seat may get in mid-match: what they turn out to be worth is the evaluation's test. */
    default List<String> gifts() {
        return List.of();
    }

    /**
     * Gives a seat one of the gifts, by number. The position stays one that may be read, but what is legal in it is not
     * looked at anew.
     *
     * @return false if it cannot be given now; nothing has changed then
     */
    default boolean give(Position position, int seat, int gift) {
        throw new IllegalArgumentException("there is no gift " + gift);
    }

    /**
     * The weights as the tuner wrote them.
     *
     * @throws Refusal if the file is broken
     */
    Node weights();
}
