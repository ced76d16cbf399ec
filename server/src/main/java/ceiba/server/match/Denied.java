package ceiba.server.match;

import ceiba.engine.Phrase;
import ceiba.engine.Refusal;
import org.jspecify.annotations.Nullable;

/** An answer to a call that cannot be granted: a code for programs and a sentence for people. Nothing has changed. */
public final class Denied extends RuntimeException {

    /** Why, for programs; docs/bot-api.md lists them. */
    public enum Code {
        MALFORMED(400, "malformed"),
        ILLEGAL(400, "illegal"),
        UNKNOWN(401, "unknown"),
        GUEST(401, "guest"),
        FORBIDDEN(403, "forbidden"),
        MISSING(404, "missing"),
        METHOD(405, "method"),
        TOO_LARGE(413, "too-large"),
        NOT_JSON(415, "not-json"),
        STALE(409, "stale"),
        NOT_NOW(409, "not-now"),
        TOO_MANY(409, "too-many"),
        SETUP(409, "setup"),
        SLOW_DOWN(429, "slow-down"),
        MISTAKE(500, "mistake"),
        UNAVAILABLE(503, "unavailable"),
        STOPPING(503, "stopping");

        private final int status;
        private final String word;

        Code(int status, String word) {
            this.status = status;
            this.word = word;
        }

        public int status() {
            return status;
        }

        public String word() {
            return word;
        }
    }

    private final Code code;
    private final transient @Nullable Phrase reason;

    public Denied(Code code, String sentence) {
        this(code, sentence, null);
    }

    private Denied(Code code, String sentence, @Nullable Phrase reason) {
        super(sentence, null, false, false);
        this.code = code;
        this.reason = reason;
    }

    /** Words that are no legal choice, as the engine refuses them. */
    static Denied illegal(Refusal refusal) {
        return new Denied(Code.ILLEGAL, refusal.sentence(), refusal.reason());
    }

    public Code code() {
        return code;
    }

    /** Why the game refuses, in its own words; null if it says nothing. */
    public @Nullable Phrase reason() {
        return reason;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }

    public static Denied forbidden(String sentence) {
        return new Denied(Code.FORBIDDEN, sentence);
    }

    public static Denied notNow(String sentence) {
        return new Denied(Code.NOT_NOW, sentence);
    }

    public static Denied malformed(String sentence) {
        return new Denied(Code.MALFORMED, sentence);
    }
}
