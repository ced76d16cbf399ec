package ceiba.engine;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;

/**
 * The source of all randomness: SplitMix64, written out here so that a seed gives the same match on every machine for
 * ever. From a secret, which nobody may work out from what it gave, come the SHA-256 digests of the secret and a count.
 */
public final class Rng {

    private static final int LONGS = 4; // in a digest
    private static final ByteBuffer NONE = ByteBuffer.allocate(0);

    private final byte @Nullable [] secret;
    private final ByteBuffer digest;
    private long state;

    public Rng(long seed) {
        secret = null;
        digest = NONE;
        state = seed;
    }

    public Rng(byte[] secret) {
        this.secret = secret.clone();
        digest = ByteBuffer.allocate(LONGS * Long.BYTES).limit(0);
    }

    public long nextLong() {
        if (secret != null) {
            return nextOf(secret);
        }
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    private long nextOf(byte[] known) {
        if (!digest.hasRemaining()) {
            digest.clear();
            digest.put(sha256(ByteBuffer.allocate(known.length + Long.BYTES)
                            .put(known)
                            .putLong(state++)
                            .array()))
                    .flip();
        }
        return digest.getLong();
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
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
