package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.guest.Guest;
import ceiba.server.guest.Guests;
import ceiba.server.match.Denied;
import io.jooby.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A call to the server: who calls, and what is asked for. */
final class Call {

    static final String COOKIE = "ceiba";

    private static final String BEARER = "Bearer ";
    private static final Pattern KEY = Pattern.compile("[ -~]{1,64}");

    private final Context context;
    private final Guests guests;
    private final Route route;
    private Optional<Guest> caller = Optional.empty();
    private boolean asked;

    Call(Context context, Guests guests, Route route) {
        this.context = context;
        this.guests = guests;
        this.route = route;
    }

    Context context() {
        return context;
    }

    /** A part of the path. All that we ever hand out are short and plain; nothing else needs to be looked for. */
    String path(String name) {
        String part = context.pathMap().get(name);
        if (part == null || !part.matches("[\\w-]{1,64}")) {
            throw new Denied(Denied.Code.MISSING, "there is nothing at this address");
        }
        return part;
    }

    /** A whole number in the path. */
    int number(String name) {
        return number(name, path(name));
    }

    private static int number(String name, String text) {
        if (!text.matches("\\d{1,9}")) {
            throw Denied.malformed(name + ": a whole number is expected");
        }
        return Integer.parseInt(text);
    }

    @Nullable
    String query(String name) {
        try {
            return context.query(name).valueOrNull();
        } catch (Exception e) { // not only unchecked ones: some come by stealth
            throw Denied.malformed("the address has a broken % in it");
        }
    }

    @Nullable
    Integer queryNumber(String name) {
        String text = query(name);
        return text == null || text.isEmpty() ? null : Integer.valueOf(number(name, text));
    }

    @Nullable
    String header(String name) {
        return context.header(name).valueOrNull();
    }

    /** The address of the client; a proxy on this machine is believed. */
    String address() {
        String remote = context.getRemoteAddress();
        String forwarded = header("X-Forwarded-For");
        boolean near = remote.startsWith("127.") || remote.equals("0:0:0:0:0:0:0:1") || remote.equals("::1");
        return near && forwarded != null
                ? forwarded.substring(forwarded.lastIndexOf(',') + 1).strip()
                : remote;
    }

    boolean secure() {
        return context.isSecure() || "https".equals(header("X-Forwarded-Proto"));
    }

    /** Who calls, if the call has a token; a token of nobody's is refused. */
    Optional<Guest> caller() {
        if (!asked) {
            String header = header("Authorization");
            String cookie = context.cookie(COOKIE).valueOrNull();
            if (header != null) {
                caller = Optional.of(bearer(header));
            } else {
                caller = cookie == null ? Optional.empty() : guests.withToken(cookie);
            }
            asked = true;
        }
        return caller;
    }

    private Guest bearer(String header) {
        boolean bearer = header.regionMatches(true, 0, BEARER, 0, BEARER.length());
        return (bearer ? guests.withToken(header.substring(BEARER.length()).strip()) : Optional.<Guest>empty())
                .orElseThrow(() -> new Denied(Denied.Code.UNKNOWN, "nobody has this token"));
    }

    /** Who calls. */
    Guest guest() {
        return caller().orElseThrow(() -> new Denied(Denied.Code.GUEST, "become a guest first: POST /api/guests"));
    }

    /** The caller's id, or null. */
    @Nullable
    String guestId() {
        return caller().map(Guest::id).orElse(null);
    }

    /** A page of another site must not act for the person whose cookie the browser sends. */
    void checkOrigin() {
        String origin = header("Origin");
        if (header("Authorization") != null || origin == null) {
            return;
        }
        String host = origin.replaceFirst("^https?://", "");
        if (!host.equals(header("Host")) && !host.equals(header("X-Forwarded-Host"))) {
            throw Denied.forbidden("this call comes from a page of another site");
        }
    }

    /** The body, an object with no other fields than the call takes; an empty one if there is none. */
    Node body() {
        byte[] bytes = context.body().bytes();
        if (bytes.length == 0) {
            return new Node("", Map.of());
        }
        if (bytes.length > route.longest()) {
            throw new Denied(Denied.Code.TOO_LARGE, "the body is larger than " + route.longest() + " bytes");
        }
        String type = header("Content-Type");
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            throw new Denied(Denied.Code.NOT_JSON, "the body must be JSON, with Content-Type: application/json");
        }
        try {
            Node body = Json.parse(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
            body.only(route.fields());
            return body;
        } catch (CharacterCodingException e) {
            throw Denied.malformed("the body is not UTF-8 text");
        }
    }

    /** The client's own key for what it does. */
    static String key(Node body) {
        String key = body.get("key").text();
        if (!KEY.matcher(key).matches()) {
            throw body.get("key").refusal("1 to 64 printable ASCII characters are expected");
        }
        return key;
    }
}
