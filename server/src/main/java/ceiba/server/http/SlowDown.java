package ceiba.server.http;

/** Somebody calls too often. */
final class SlowDown extends RuntimeException {

    private final long seconds;

    /** @param seconds after which it may be tried again */
    SlowDown(long seconds, String sentence) {
        super(sentence, null, false, false);
        this.seconds = seconds;
    }

    long seconds() {
        return seconds;
    }
}
