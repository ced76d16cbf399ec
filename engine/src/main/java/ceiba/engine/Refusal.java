package ceiba.engine;

import org.jspecify.annotations.Nullable;

/** An answer to input that cannot be accepted: one clear sentence for the person who gave it. Nothing has changed. */
public final class Refusal extends RuntimeException {

    private final transient @Nullable Phrase reason;

    public Refusal(String message) {
        this(message, null, null);
    }

    public Refusal(String message, @Nullable Throwable cause) {
        this(message, cause, null);
    }

    /** @param reason the same as a phrase of the game's catalogue */
    public Refusal(String message, Phrase reason) {
        this(message, null, reason);
    }

    private Refusal(String message, @Nullable Throwable cause, @Nullable Phrase reason) {
        super(message, cause, false, false);
        this.reason = reason;
    }

    /** Why a game refuses, in its own words; null if it was not a game's rules that refused. */
    public @Nullable Phrase reason() {
        return reason;
    }

    /** The message, which is never missing. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
