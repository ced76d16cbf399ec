package ceiba.engine;

import java.util.List;

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

    /** The names of the features, by number. */
    List<String> features();

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
