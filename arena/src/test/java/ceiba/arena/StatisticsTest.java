package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Means and shares against numbers computed by hand or taken from tables. */
class StatisticsTest {

    @ParameterizedTest
    @CsvSource({
        "5, 10, 0.2366, 0.7634",
        "0, 10, 0, 0.2775",
        "10, 10, 0.7225, 1",
        "1, 1, 0.2065, 1",
        "2.5, 10, 0.0809, 0.5578",
        "250, 1000, 0.2241, 0.2777"
    })
    void wilsonsIntervalOfAShare(double wins, double tries, double low, double high) {
        Interval interval = Statistics.wilson(wins, tries);
        assertThat(interval.low()).isCloseTo(low, within(1e-4));
        assertThat(interval.high()).isCloseTo(high, within(1e-4));
    }

    @Test
    void studentsIntervalOfAMean() {
        // deviation sqrt(2.5), over sqrt(5) values, times t(4) = 2.776
        assertThat(Statistics.ofMean(new double[] {1, 2, 3, 4, 5}))
                .isNotNull()
                .satisfies(interval -> assertThat(interval.low()).isCloseTo(3 - 1.9629, within(1e-4)))
                .satisfies(interval -> assertThat(interval.high()).isCloseTo(3 + 1.9629, within(1e-4)));
    }

    @Test
    void correlationOfPairs() {
        double[] values = {1, 2, 3, 6};
        assertThat(Statistics.correlation(values, new double[] {3, 5, 7, 13})).isCloseTo(1, within(1e-12));
        assertThat(Statistics.correlation(values, new double[] {3, 5, 7, 1})).isCloseTo(-0.4781, within(1e-4));
        assertThat(Statistics.correlation(values, new double[] {4, 4, 4, 4})).isZero();
    }

    @Test
    void aSingleValueHasNoInterval() {
        assertThat(Statistics.ofMean(new double[] {7})).isNull();
    }

    @ParameterizedTest
    @CsvSource({"1, 12.706", "10, 2.228", "11, 2.201", "20, 2.086", "30, 2.042", "100, 1.984", "100000, 1.960"})
    void studentsT(int freedom, double t) {
        assertThat(Statistics.t(freedom)).isCloseTo(t, within(1e-3));
    }
}
