package ceiba.server.http;

import org.jspecify.annotations.Nullable;

/**
 * What a call is answered.
 *
 * @param body maps, lists and values; null if the answer has been sent already
 */
record Answer(int status, @Nullable Object body) {

    /** The call itself has seen to it. */
    static final Answer SENT = new Answer(200, null);

    static Answer ok(Object body) {
        return new Answer(200, body);
    }

    static Answer created(Object body) {
        return new Answer(201, body);
    }
}
