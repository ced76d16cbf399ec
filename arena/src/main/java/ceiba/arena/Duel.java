package ceiba.arena;

/**
 * What came of two files of weights against each other, means over the tables.
 *
 * @param reached how much of its aim a seat of the one had in the end
 * @param others the same for the other
 * @param wins of the one
 */
record Duel(double reached, double others, Rate wins) {

    boolean isWon() {
        return reached > others;
    }

    String told(String other) {
        Interval interval = wins.interval();
        return String.format(
                "%.1f against %.1f of %s, won %.1f %% (95 %%: %.1f to %.1f)",
                reached, others, other, 100 * wins.share(), 100 * interval.low(), 100 * interval.high());
    }
}
