package ceiba.server.http;

import ceiba.server.limit.Limits;
import ceiba.server.limit.Pace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of the server's calls, as it is described and as it is done.
 *
 * @param path with {@code {names}} for its parts that vary
 * @param query what may follow the question mark
 * @param does what it does, for people: a sentence, and more if there is more to say
 * @param takes the schema of the body; empty if it has none
 * @param gives the schema of the answer
 * @param statuses of the answer
 * @param forGuests whether the caller must be somebody
 * @param longest how many bytes the body may have
 * @param pace how often a guest may do it, if not simply as often as it may call
 */
record Route(
        String method,
        String path,
        List<String> query,
        String does,
        String takes,
        String gives,
        List<Integer> statuses,
        boolean forGuests,
        int longest,
        @Nullable Pace pace,
        Handler handler) {

    /** Where the calls are that only the administrator may make. */
    static final String ADMINISTRATION = "/api/admin";

    /** Does what is asked for. */
    @FunctionalInterface
    interface Handler {
        Answer handle(Call call);
    }

    static Route get(String path, String does, String gives, Handler handler) {
        return new Route("GET", path, List.of(), does, "", gives, List.of(200), false, 0, null, handler);
    }

    static Route post(String path, String does, String takes, String gives, Handler handler) {
        return new Route("POST", path, List.of(), does, takes, gives, List.of(200), true, Limits.BODY, null, handler);
    }

    static Route put(String path, String does, String takes, String gives, Handler handler) {
        return new Route("PUT", path, List.of(), does, takes, gives, List.of(200), true, Limits.BODY, null, handler);
    }

    static Route delete(String path, String does, String gives, Handler handler) {
        return new Route(
                "DELETE", path, List.of(), does, "Nothing", gives, List.of(200), true, Limits.BODY, null, handler);
    }

    Route query(String... names) {
        return new Route(method, path, List.of(names), does, takes, gives, statuses, forGuests, longest, pace, handler);
    }

    Route answers(Integer... status) {
        return new Route(method, path, query, does, takes, gives, List.of(status), forGuests, longest, pace, handler);
    }

    Route forGuests(boolean only) {
        return new Route(method, path, query, does, takes, gives, statuses, only, longest, pace, handler);
    }

    Route longest(int bytes) {
        return new Route(method, path, query, does, takes, gives, statuses, forGuests, bytes, pace, handler);
    }

    Route paced(Pace by) {
        return new Route(method, path, query, does, takes, gives, statuses, forGuests, longest, by, handler);
    }

    boolean forAdministrator() {
        return path.startsWith(ADMINISTRATION);
    }

    boolean writes() {
        return !method.equals("GET");
    }

    /** The fields that a body may have. */
    String[] fields() {
        return OpenApi.fields(takes);
    }

    /** Whether an address is one of its. */
    boolean covers(String address) {
        return address.matches(path.replaceAll("\\{\\w+}", "[^/]+"));
    }
}
