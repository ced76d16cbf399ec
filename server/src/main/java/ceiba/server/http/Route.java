package ceiba.server.http;

import ceiba.server.limit.Limits;
import java.util.List;

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
        Handler handler) {

    /** Does what is asked for. */
    @FunctionalInterface
    interface Handler {
        Answer handle(Call call);
    }

    static Route get(String path, String does, String gives, Handler handler) {
        return new Route("GET", path, List.of(), does, "", gives, List.of(200), false, 0, handler);
    }

    static Route post(String path, String does, String takes, String gives, Handler handler) {
        return new Route("POST", path, List.of(), does, takes, gives, List.of(200), true, Limits.BODY, handler);
    }

    static Route put(String path, String does, String takes, String gives, Handler handler) {
        return new Route("PUT", path, List.of(), does, takes, gives, List.of(200), true, Limits.BODY, handler);
    }

    static Route delete(String path, String does, String gives, Handler handler) {
        return new Route("DELETE", path, List.of(), does, "Nothing", gives, List.of(200), true, Limits.BODY, handler);
    }

    Route query(String... names) {
        return new Route(method, path, List.of(names), does, takes, gives, statuses, forGuests, longest, handler);
    }

    Route answers(Integer... status) {
        return new Route(method, path, query, does, takes, gives, List.of(status), forGuests, longest, handler);
    }

    Route forGuests(boolean only) {
        return new Route(method, path, query, does, takes, gives, statuses, only, longest, handler);
    }

    Route longest(int bytes) {
        return new Route(method, path, query, does, takes, gives, statuses, forGuests, bytes, handler);
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
