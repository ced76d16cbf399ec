package ceiba.engine;

import org.jspecify.annotations.Nullable;

/** An answer to input that cannot be accepted: one clear sentence for the person who gave it. Nothing has changed. */
public final class Refusal extends RuntimeException {

    public Refusal(String message) {
        this(message, null);
    }

    public Refusal(String message, @Nullable Throwable cause) {
        super(message, cause, false, false);
    }

    /** The message, which is never missing. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
