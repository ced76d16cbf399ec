package ceiba.server.guest;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs what we hand out, so that we know it again: HMAC-SHA256 over a purpose and a text. */
final class Tokens {

    private static final String ALGORITHM = "HmacSHA256";
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    /** Ready to sign; every signature is made by a copy of it, which spares looking the algorithm and the key up. */
    private final Mac signer;

    Tokens(byte[] key) {
        try {
            signer = Mac.getInstance(ALGORITHM);
            signer.init(new SecretKeySpec(key, ALGORITHM));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    String sign(String purpose, String text) {
        return text + "." + signature(purpose, text);
    }

    /** The text of a token that we signed for this purpose. */
    Optional<String> verify(String purpose, String token) {
        int dot = token.lastIndexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        String text = token.substring(0, dot);
        byte[] expected = signature(purpose, text).getBytes(StandardCharsets.UTF_8);
        byte[] given = token.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(expected, given) ? Optional.of(text) : Optional.empty();
    }

    private String signature(String purpose, String text) {
        try {
            Mac mac = (Mac) signer.clone();
            return ENCODER.encodeToString(mac.doFinal((purpose + ":" + text).getBytes(StandardCharsets.UTF_8)));
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("Java's own " + ALGORITHM + " can be copied", e);
        }
    }
}
