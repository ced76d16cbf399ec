package ceiba.server.limit;

/** Somebody does something too often, or has too much of it. */
public final class SlowDown extends RuntimeException {

    private final long seconds;

    /** @param seconds after which it may be tried again */
    public SlowDown(long seconds, String sentence) {
        super(sentence, null, false, false);
        this.seconds = seconds;
    }

    public long seconds() {
        return seconds;
    }
}
