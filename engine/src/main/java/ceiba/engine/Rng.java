package ceiba.engine;

/**
 * The source of all randomness: SplitMix64, written out here so that a seed gives the same match on every machine for
 * ever.
 */
public final class Rng {

    private long state;

    public Rng(long seed) {
        state = seed;
    }

    public long nextLong() {
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A number from 0 to bound - 1. The bias of this multiplication is below bound / 2^32. */
    public int below(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    /** A number from 0 (inclusive) to 1 (exclusive). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    /** A number of the normal distribution with mean 0 and deviation 1. */
    public double nextGaussian() {
        return Math.sqrt(-2 * Math.log(1 - nextDouble())) * Math.cos(2 * Math.PI * nextDouble());
    }

    /** Puts array[from] to array[to - 1] in random order. */
    public void shuffle(int[] array, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i - from + 1);
            int held = array[i];
            array[i] = array[j];
            array[j] = held;
        }
    }
}
