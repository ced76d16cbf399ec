package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.guest.Guest;
import ceiba.server.guest.Guests;
import ceiba.server.guest.Names;
import ceiba.server.limit.Rates;
import ceiba.server.match.Denied;
import ceiba.server.match.Identifiers;
import ceiba.server.match.Tables;
import io.jooby.Cookie;
import io.jooby.SameSite;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The calls about who somebody is. */
final class GuestCalls {

    private static final Duration REMEMBERED = Duration.ofDays(400); // browsers keep none longer

    private final Guests guests;
    private final Tables tables;
    private final Rates rates;

    GuestCalls(Guests guests, Tables tables, Rates rates) {
        this.guests = guests;
        this.tables = tables;
        this.rates = rates;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                                "/api/guests",
                                "Become a guest. The token is for bots, the cookie for browsers; who already is somebody"
                                        + " stays so and is answered 200.",
                                "NewGuest",
                                "Welcome",
                                this::create)
                        .answers(201, 200)
                        .forGuests(false),
                Route.get("/api/me", "Who you are.", "Guest", call -> Answer.ok(json(call.guest())))
                        .forGuests(true),
                Route.put(
                        "/api/me",
                        "Take another name. The tables where you sit show it from now on.",
                        "NewName",
                        "Guest",
                        this::rename),
                Route.post(
                        "/api/me/recovery",
                        "A link that makes another browser you. It works for seven days.",
                        "Nothing",
                        "Recovery",
                        this::recovery),
                Route.post(
                                "/api/recover",
                                "Become who the link was made for. Sets the cookie.",
                                "Recover",
                                "Welcome",
                                this::recover)
                        .forGuests(false));
    }

    private Answer create(Call call) {
        Node body = call.body();
        String name = body.has("name") ? Names.name(body.get("name").text()) : null;
        if (call.caller().isPresent()) {
            return Answer.ok(welcome(call, call.guest()));
        }
        long wait = rates.guest(call.address());
        if (wait > 0) {
            throw new SlowDown(wait, "too many new guests come from your address");
        }
        return Answer.created(welcome(call, guests.create(Identifiers.fresh(), name)));
    }

    private Answer rename(Call call) {
        Node body = call.body();
        Guest renamed = guests.rename(call.guest(), Names.name(body.get("name").text()));
        tables.renamed(new Tables.Sitter(renamed.id(), renamed.name()));
        return Answer.ok(json(renamed));
    }

    private Answer recovery(Call call) {
        call.body(); // says nothing, but must not be nonsense
        return Answer.ok(Json.object("link", "/recover/" + guests.recovery(call.guest())));
    }

    private Answer recover(Call call) {
        Node body = call.body();
        Guest guest = guests.recover(body.get("token").text())
                .orElseThrow(() -> new Denied(Denied.Code.UNKNOWN, "this link is not ours or too old"));
        return Answer.ok(welcome(call, guest));
    }

    private static Map<String, Object> json(Guest guest) {
        return Json.object("id", guest.id(), "name", guest.name());
    }

    private Map<String, Object> welcome(Call call, Guest guest) {
        String token = guests.token(guest);
        call.context()
                .setResponseCookie(new Cookie(Call.COOKIE, token)
                        .setHttpOnly(true)
                        .setSameSite(SameSite.LAX)
                        .setSecure(call.secure())
                        .setPath("/")
                        .setMaxAge(REMEMBERED));
        Map<String, Object> json = json(guest);
        json.put("token", token);
        return json;
    }
}
