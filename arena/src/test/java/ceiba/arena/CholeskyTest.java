package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ceiba.engine.Rng;
import org.junit.jupiter.api.Test;

class CholeskyTest {

    private static double[][] lower() {
        return new double[][] {{4}, {12, 37}, {-16, -43, 98}};
    }

    @Test
    void solvesAKnownSystem() {
        // Of the matrix with the rows 4 12 -16, 12 37 -43, -16 -43 98, for x = 1, -2, 3.
        double[] x = Cholesky.solve(lower(), new double[] {-68, -191, 364}, 0);
        assertThat(x).containsExactly(new double[] {1, -2, 3}, within(1e-9));
    }

    @Test
    void theRidgeIsAddedToTheDiagonal() {
        double ridge = 2.5;
        double[] x = Cholesky.solve(lower(), new double[] {-68 + ridge, -191 - 2 * ridge, 364 + 3 * ridge}, ridge);
        assertThat(x).containsExactly(new double[] {1, -2, 3}, within(1e-9));
    }

    @Test
    void theRidgeHoldsBackWhatNothingIsKnownOf() {
        double[] x = Cholesky.solve(new double[][] {{2}, {0, 0}}, new double[] {8, 0}, 2);
        assertThat(x).containsExactly(new double[] {2, 0}, within(1e-12));
    }

    @Test
    void leavesItsInputAsItIs() {
        double[][] lower = lower();
        double[] right = {-68, -191, 364};
        double[] first = Cholesky.solve(lower, right, 1);
        assertThat(lower).isDeepEqualTo(lower());
        assertThat(right).containsExactly(-68, -191, 364);
        assertThat(Cholesky.solve(lower, right, 1)).isEqualTo(first);
    }

    @Test
    void solvesRandomSystems() {
        Rng rng = new Rng(4);
        for (int n = 1; n <= 20; n++) {
            double[][] factor = new double[n][n];
            double[] wanted = new double[n];
            for (int i = 0; i < n; i++) {
                wanted[i] = rng.nextGaussian();
                for (int j = 0; j < n; j++) {
                    factor[i][j] = rng.nextGaussian();
                }
            }
            double[][] lower = new double[n][];
            double[] right = new double[n];
            for (int i = 0; i < n; i++) {
                lower[i] = new double[i + 1];
                for (int j = 0; j < n; j++) {
                    double sum = i == j ? 0.5 : 0;
                    for (int k = 0; k < n; k++) {
                        sum += factor[i][k] * factor[j][k];
                    }
                    right[i] += sum * wanted[j];
                    if (j <= i) {
                        lower[i][j] = sum - (i == j ? 0.5 : 0);
                    }
                }
            }
            assertThat(Cholesky.solve(lower, right, 0.5)).containsExactly(wanted, within(1e-6));
        }
    }
}
