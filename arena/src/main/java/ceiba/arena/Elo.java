package ceiba.arena;

import java.util.Arrays;

/**
 * Ratings by the Bradley-Terry model: the odds between two entries are ten to the power of a 400th of their difference. The
 * ratings are those that make the results most likely, with their mean at 0.
 */
final class Elo {

    private static final double SCALE = 400;
    private static final int MAX_ROUNDS = 100_000;
    private static final double EXACT = 1e-12;

    private Elo() {}

    /**
     * @param wins how often the row's entry beat the column's; a draw is half a win for both
     * @return a rating for each entry; empty if the most likely ones are infinite or undefined
     */
    static double[] ratings(double[][] wins) {
        int entries = wins.length;
        if (entries < 2 || !isBounded(wins)) {
            return new double[0];
        }
        // Zermelo's iteration, which never makes the results less likely
        double[] strength = new double[entries];
        Arrays.fill(strength, 1);
        double change = 1;
        for (int round = 0; round < MAX_ROUNDS && change > EXACT; round++) {
            change = 0;
            for (int i = 0; i < entries; i++) {
                double won = 0;
                double expected = 0;
                for (int j = 0; j < entries; j++) {
                    if (j != i) {
                        won += wins[i][j];
                        expected += (wins[i][j] + wins[j][i]) / (strength[i] + strength[j]);
                    }
                }
                double next = won / expected;
                change = Math.max(change, Math.abs(next / strength[i] - 1));
                strength[i] = next;
            }
        }
        double[] ratings =
                Arrays.stream(strength).map(s -> SCALE * Math.log10(s)).toArray();
        double mean = Statistics.mean(ratings);
        return Arrays.stream(ratings).map(rating -> rating - mean).toArray();
    }

    /** Finite ratings exist if and only if every entry beat every other one, at least by way of others. */
    private static boolean isBounded(double[][] wins) {
        int entries = wins.length;
        boolean[][] beat = new boolean[entries][entries];
        for (int i = 0; i < entries; i++) {
            for (int j = 0; j < entries; j++) {
                beat[i][j] = i == j || wins[i][j] > 0;
            }
        }
        for (int via = 0; via < entries; via++) {
            for (int i = 0; i < entries; i++) {
                for (int j = 0; j < entries; j++) {
                    beat[i][j] |= beat[i][via] && beat[via][j];
                }
            }
        }
        for (boolean[] row : beat) {
            for (boolean reached : row) {
                if (!reached) {
                    return false;
                }
            }
        }
        return true;
    }
}
