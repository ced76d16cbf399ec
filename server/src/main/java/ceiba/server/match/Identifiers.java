package ceiba.server.match;

import java.security.SecureRandom;

/** Makes ids that nobody can guess. */
public final class Identifiers {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final int LENGTH = 20; // about 119 bits

    private Identifiers() {}

    public static String fresh() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** Whether a text may be one of ours: nothing else gets as far as the database. */
    static boolean likely(String text) {
        return text.length() == LENGTH && text.chars().allMatch(letter -> LETTERS.indexOf(letter) >= 0);
    }

    /** A seed for a match. */
    public static long seed() {
        return RANDOM.nextLong(ceiba.engine.Setup.MAX_SEED);
    }
}
