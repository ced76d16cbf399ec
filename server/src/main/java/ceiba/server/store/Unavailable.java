package ceiba.server.store;

import org.jspecify.annotations.Nullable;

/** The database cannot be reached, read or written to at this moment; another try later may succeed. */
public final class Unavailable extends RuntimeException {

    public Unavailable(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}
