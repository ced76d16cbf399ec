package ceiba.server.http;

import ceiba.server.limit.Limits;
import java.util.Arrays;
import java.util.List;

/**
 * One of the server's calls, as it is described and as it is done.
 *
 * @param path with {@code {names}} for its parts that vary
 * @param does a sentence for people
 * @param takes the fields of the body, those that can be left out with a question mark
 */
record Route(String method, String path, String does, List<String> takes, int longest, Handler handler) {

    /** Does what is asked for. */
    @FunctionalInterface
    interface Handler {
        Answer handle(Call call);
    }

    static Route get(String path, String does, Handler handler) {
        return new Route("GET", path, does, List.of(), 0, handler);
    }

    static Route post(String path, String does, String takes, Handler handler) {
        return new Route("POST", path, does, fields(takes), Limits.BODY, handler);
    }

    static Route put(String path, String does, String takes, Handler handler) {
        return new Route("PUT", path, does, fields(takes), Limits.BODY, handler);
    }

    Route longest(int bytes) {
        return new Route(method, path, does, takes, bytes, handler);
    }

    private static List<String> fields(String takes) {
        return takes.isEmpty() ? List.of() : Arrays.asList(takes.split(" "));
    }

    boolean writes() {
        return !method.equals("GET");
    }

    /** Whether an address is one of its. */
    boolean covers(String address) {
        return address.matches(path.replaceAll("\\{\\w+}", "[^/]+"));
    }
}
