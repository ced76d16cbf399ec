package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EloTest {

    /** 400 times the decimal logarithm of 3: the difference at which one wins three of four. */
    private static final double THREE_OF_FOUR = 190.8485;

    @Test
    void threeWinsOfFourAre191PointsAroundAMeanOfZero() {
        assertThat(Elo.ratings(new double[][] {{0, 3}, {1, 0}}))
                .containsExactly(new double[] {THREE_OF_FOUR / 2, -THREE_OF_FOUR / 2}, within(1e-3));
    }

    @Test
    void ratingsAddUpOverOthers() {
        assertThat(Elo.ratings(new double[][] {{0, 3, 0}, {1, 0, 3}, {0, 1, 0}}))
                .containsExactly(new double[] {THREE_OF_FOUR, 0, -THREE_OF_FOUR}, within(1e-3));
    }

    @Test
    void drawsAreHalfAWinForBoth() {
        assertThat(Elo.ratings(new double[][] {{0, 2.5}, {0.5, 0}}))
                .containsExactly(new double[] {139.794, -139.794}, within(1e-3)); // 200 log10 5
    }

    @Test
    void whoBeatTheOthersInACircleIsEqual() {
        assertThat(Elo.ratings(new double[][] {{0, 4, 0}, {0, 0, 4}, {4, 0, 0}}))
                .containsExactly(new double[] {0, 0, 0}, within(1e-6));
    }

    @Test
    void resultsAgainstOneselfCountNothing() {
        assertThat(Elo.ratings(new double[][] {{9, 1}, {1, 5}})).containsExactly(new double[] {0, 0}, within(1e-9));
    }

    @Test
    void winningAlwaysHasNoRating() {
        assertThat(Elo.ratings(new double[][] {{0, 5}, {0, 0}})).isEmpty();
        assertThat(Elo.ratings(new double[][] {{0, 3, 5}, {2, 0, 5}, {0, 0, 0}}))
                .isEmpty();
    }

    @Test
    void nobodyToCompareWithHasNoRating() {
        assertThat(Elo.ratings(new double[][] {{4}})).isEmpty();
    }
}
