package ceiba.arena;

import ceiba.bots.Weights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;

/** Makes better weights out of matches, round by round. */
public interface Learner {

    /**
     * What one round gave.
     *
     * @param meanReached how much of its aim a seat had in the end, where the start was not stirred
     * @param error how far the weights before were off
     */
    record Round(Weights weights, double meanReached, double error) {}

    /**
     * Plays matches with these weights and learns from them.
     *
     * @param older weights of other players at the tables, from whom nothing is learned
     * @param noise how strong the players' whims are, in worth, if they have any
     * @param step how far to go, up to 1, if it is a step from these weights
     * @param played is told how many more matches were played
     */
    Round improve(
            Weights weights,
            List<Weights> older,
            int matches,
            double noise,
            double step,
            long seed,
            int threads,
            IntConsumer played);

    /** Writes what a later learner needs to go on as this one would. */
    void save(Path file) throws IOException;

    /** Goes on from what an earlier learner of the same kind saved. */
    void load(Path file) throws IOException;
}
