package ceiba.arena;

/** Solves the normal equations of a ridge regression. */
final class Cholesky {

    private Cholesky() {}

    /** The x with (A + ridge) x = b for a symmetric A given by its lower triangle. A and b stay as they are. */
    static double[] solve(double[][] lower, double[] right, double ridge) {
        int n = right.length;
        double[][] l = new double[n][];
        for (int i = 0; i < n; i++) {
            l[i] = lower[i].clone();
            l[i][i] += ridge;
            for (int j = 0; j <= i; j++) {
                double sum = l[i][j];
                double[] a = l[i];
                double[] b = l[j];
                for (int k = 0; k < j; k++) {
                    sum -= a[k] * b[k];
                }
                l[i][j] = i == j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / l[j][j];
            }
        }
        double[] x = right.clone();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < i; k++) {
                x[i] -= l[i][k] * x[k];
            }
            x[i] /= l[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                x[i] -= l[k][i] * x[k];
            }
            x[i] /= l[i][i];
        }
        return x;
    }
}
