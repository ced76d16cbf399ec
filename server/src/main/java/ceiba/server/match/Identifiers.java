package ceiba.server.match;

import java.security.SecureRandom;
import java.util.HexFormat;

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

    /** A secret in the place of a match's seed: as long as it runs, nobody can find it. */
    public static String secret() {
        byte[] bits = new byte[16];
        RANDOM.nextBytes(bits);
        return HexFormat.of().formatHex(bits);
    }
}
