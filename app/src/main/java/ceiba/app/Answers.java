package ceiba.app;

import ceiba.engine.Json;
import java.io.PrintWriter;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes answers, each at once and on a line of its own, whichever thread they come from. */
final class Answers {

    private static final int MAX_ERROR_LENGTH = 2000;

    private final PrintWriter out;

    Answers(PrintWriter out) {
        this.out = out;
    }

    /** The beginning of an answer to a request. */
    static Map<String, Object> to(String request, @Nullable Object id) {
        Map<String, Object> answer = Json.object();
        if (id != null) {
            answer.put("id", id);
        }
        answer.put("do", request);
        return answer;
    }

    static Map<String, Object> error(@Nullable Object id, String sentence) {
        Map<String, Object> answer = Json.object();
        if (id != null) {
            answer.put("id", id);
        }
        boolean fits = sentence.length() <= MAX_ERROR_LENGTH;
        answer.put("error", fits ? sentence : sentence.substring(0, MAX_ERROR_LENGTH) + "...");
        return answer;
    }

    /** Answers what must be a mistake of ours: still with one sentence. */
    static Map<String, Object> mistake(@Nullable Object id, Throwable thrown) {
        return error(id, "a mistake in ceiba, please report it: " + thrown);
    }

    synchronized void write(Map<String, Object> answer) {
        out.write(Json.compact(answer) + "\n");
        out.flush();
    }

    /** Whether nobody reads the answers any more. */
    synchronized boolean closed() {
        return out.checkError();
    }
}
