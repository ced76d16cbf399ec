package ceiba.bots;

/** A bot that says what it expects of its choices. */
public interface Thinker extends Bot {

    /**
     * What it takes, and what the seat can expect of its aim after that and after what looked best.
     *
     * @param promise NaN, as is the best, where there is nothing to choose
     */
    record Thought(int choice, double promise, double best) {

        static Thought only(int choice) {
            return new Thought(choice, Double.NaN, Double.NaN);
        }

        /** Whether there was something to choose. */
        public boolean isFree() {
            return !Double.isNaN(best);
        }
    }

    Thought think(Sight sight);

    @Override
    default int choose(Sight sight) {
        return think(sight).choice();
    }
}
