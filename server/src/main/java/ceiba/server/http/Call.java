package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.guest.Guest;
import ceiba.server.guest.Guests;
import ceiba.server.limit.Address;
import ceiba.server.limit.Pace;
import ceiba.server.limit.Rates;
import ceiba.server.match.Denied;
import ceiba.server.match.Live;
import ceiba.server.match.Matches;
import io.jooby.Context;
import io.jooby.Value;
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

    private static final String COOKIE = "ceiba";
    /** No page of a neighbouring site can set a cookie of such a name, and browsers take it over HTTPS only. */
    private static final String SECURE_COOKIE = "__Host-" + COOKIE;

    /** The header with the administrator's token: no other page can make a browser send it. */
    static final String ADMINISTRATOR = "X-Ceiba-Administrator";

    private static final String BEARER = "Bearer ";
    private static final Pattern PART = Pattern.compile("[\\w-]{1,64}");
    private static final Pattern KEY = Pattern.compile("[ -~]{1,64}");

    private final Context context;
    private final Guests guests;
    private final Rates rates;
    private final Route route;
    private final String address;
    private Optional<Guest> caller = Optional.empty();
    private boolean asked;

    Call(Context context, Guests guests, Rates rates, Route route) {
        this.context = context;
        this.guests = guests;
        this.rates = rates;
        this.route = route;
        address = address(context);
    }

    Context context() {
        return context;
    }

    /** A part of the path. All that we ever hand out are short and plain; nothing else needs to be looked for. */
    String path(String name) {
        String part = context.pathMap().get(name);
        if (part == null || !PART.matcher(part).matches()) {
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
            return given(context.query(name));
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
        return given(context.header(name));
    }

    /** What a call says, if it does: Jooby's own way to ask throws and catches an exception for all that it does not. */
    private static @Nullable String given(Value value) {
        return value.isMissing() ? null : value.value();
    }

    /** The address of the client, and of all who share it; a proxy on this machine is believed. */
    String address() {
        return address;
    }

    static String address(Context context) {
        String remote = context.getRemoteAddress();
        String forwarded = given(context.header("X-Forwarded-For"));
        boolean near = remote.startsWith("127.") || remote.equals("0:0:0:0:0:0:0:1") || remote.equals("::1");
        return Address.shared(
                near && forwarded != null
                        ? forwarded.substring(forwarded.lastIndexOf(',') + 1).strip()
                        : remote);
    }

    /** By whom calls are counted: the guest, or whoever is at the address. */
    String client() {
        return caller().map(Guest::id).orElseGet(this::address);
    }

    boolean secure() {
        return context.isSecure() || "https".equals(header("X-Forwarded-Proto"));
    }

    /** The name of the cookie by which a browser is known. */
    String cookie() {
        return secure() ? SECURE_COOKIE : COOKIE;
    }

    /** Who calls, if the call has a token; a token of nobody's is refused. */
    Optional<Guest> caller() {
        if (!asked) {
            String header = header("Authorization");
            String cookie = given(context.cookie(cookie()));
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
                .orElseThrow(() -> wrongToken("nobody has this token"));
    }

    /** A refusal of a token, unless too many of the kind have come from there: then it is refused as one too many. */
    Denied wrongToken(String sentence) {
        rates.take(Pace.WRONG_TOKENS, address());
        return new Denied(Denied.Code.UNKNOWN, sentence);
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

    /** The table or match that the path names; a person who sits there is heard of. */
    Live live(Matches matches) {
        Live live = matches.get(path("id"));
        matches.called(live, guestId());
        return live;
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
        if (Intake.PARTS.equals(type)) {
            throw Denied.malformed("the body is in parts, whole or broken; it must be JSON");
        }
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
