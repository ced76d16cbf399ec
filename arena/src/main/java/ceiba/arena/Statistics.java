package ceiba.arena;

import org.jspecify.annotations.Nullable;

/** Means and shares with 95 % intervals. */
final class Statistics {

    private static final double Z = 1.959964;

    /** Student's t at 97.5 %, for 1 degree of freedom, 2, and so on; beyond them the series is exact to three digits. */
    private static final double[] T = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};

    private Statistics() {}

    /** Wilson's score interval of a share; wins may be fractions, where one was shared. */
    static Interval wilson(double wins, double tries) {
        double share = wins / tries;
        double shrink = 1 + Z * Z / tries;
        double centre = (share + Z * Z / (2 * tries)) / shrink;
        double half = Z / shrink * Math.sqrt(share * (1 - share) / tries + Z * Z / (4 * tries * tries));
        return new Interval(Math.max(0, centre - half), Math.min(1, centre + half));
    }

    static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /** Pearson's correlation of pairs; 0 where one side is always the same. */
    static double correlation(double[] one, double[] other) {
        double meanOfOne = mean(one);
        double meanOfOther = mean(other);
        double together = 0;
        double ofOne = 0;
        double ofOther = 0;
        for (int i = 0; i < one.length; i++) {
            together += (one[i] - meanOfOne) * (other[i] - meanOfOther);
            ofOne += (one[i] - meanOfOne) * (one[i] - meanOfOne);
            ofOther += (other[i] - meanOfOther) * (other[i] - meanOfOther);
        }
        return ofOne == 0 || ofOther == 0 ? 0 : together / Math.sqrt(ofOne * ofOther);
    }

    /** Student's interval of the mean; none of a single value. */
    static @Nullable Interval ofMean(double[] values) {
        if (values.length < 2) {
            return null;
        }
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        int freedom = values.length - 1;
        double half = t(freedom) * Math.sqrt(squares / freedom / values.length);
        return new Interval(mean - half, mean + half);
    }

    /** For many degrees of freedom the first terms of Fisher's series. */
    static double t(int freedom) {
        if (freedom <= T.length) {
            return T[freedom - 1];
        }
        double cube = Z * Z * Z;
        double fifth = cube * Z * Z;
        double seventh = fifth * Z * Z;
        double n = freedom;
        return Z
                + (cube + Z) / (4 * n)
                + (5 * fifth + 16 * cube + 3 * Z) / (96 * n * n)
                + (3 * seventh + 19 * fifth + 17 * cube - 15 * Z) / (384 * n * n * n);
    }
}
