package ceiba.app.hostile;

/** A promise of the server's that it has not kept. */
public final class Broken extends RuntimeException {

    public Broken(String sentence) {
        super(sentence);
    }

    public Broken(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** Says so unless something holds. */
    static void unless(boolean holds, String promise) {
        if (!holds) {
            throw new Broken(promise);
        }
    }
}
