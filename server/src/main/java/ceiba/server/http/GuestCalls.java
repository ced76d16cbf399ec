package ceiba.server.http;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.guest.Guest;
import ceiba.server.guest.Guests;
import ceiba.server.guest.Names;
import ceiba.server.limit.Pace;
import ceiba.server.limit.Rates;
import ceiba.server.limit.SlowDown;
import ceiba.server.match.Farewell;
import ceiba.server.match.Identifiers;
import ceiba.server.match.Tables;
import io.jooby.Cookie;
import io.jooby.SameSite;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;

/** The calls about who somebody is. */
final class GuestCalls {

    private static final Duration REMEMBERED = Duration.ofDays(400); // browsers keep none longer

    private final Guests guests;
    private final Tables tables;
    private final Rates rates;
    private final Farewell farewell;
    /** Gathering the data of one guest after the other keeps memory and disk free for playing. */
    private final Semaphore gathering = new Semaphore(1);

    GuestCalls(Guests guests, Tables tables, Rates rates, Farewell farewell) {
        this.guests = guests;
        this.tables = tables;
        this.rates = rates;
        this.farewell = farewell;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                                "/api/guests",
                                "Become a guest. The token is for bots, the cookie for browsers; who already is"
                                        + " somebody stays so and is answered 200.",
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
                Route.get(
                                "/api/me/data",
                                "All that is kept of you: your name, and what you wrote at which table.",
                                "OwnData",
                                this::data)
                        .forGuests(true),
                Route.delete(
                        "/api/me",
                        "Delete what is kept of you. Your matches stay, without your name and your words; where you"
                                + " still play, you give up.",
                        "Nothing",
                        this::delete),
                Route.post(
                        "/api/me/recovery",
                        "A link that makes another browser you. It works once, for seven days; the one before ends.",
                        "Nothing",
                        "Recovery",
                        this::recovery),
                Route.delete("/api/me/recovery", "End your recovery link.", "Guest", this::revokeRecovery),
                Route.delete(
                        "/api/me/tokens",
                        "Sign out everywhere else. Ends all your tokens and your recovery link; the answer has a new"
                                + " token.",
                        "Welcome",
                        this::endTokens),
                Route.post(
                                "/api/recover",
                                "Become who the link was made for. Sets the cookie, in the place of whoever you were.",
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
        rates.take(Pace.GUESTS, call.address());
        return Answer.created(welcome(call, guests.create(Identifiers.fresh(), name)));
    }

    private Answer rename(Call call) {
        Node body = call.body();
        Guest renamed = guests.rename(call.guest(), Names.name(body.get("name").text()));
        tables.renamed(new Tables.Sitter(renamed.id(), renamed.name()));
        return Answer.ok(json(renamed));
    }

    private Answer data(Call call) {
        Guest guest = call.guest();
        if (!gathering.tryAcquire()) {
            throw new SlowDown(1, "somebody else's data are being gathered; try again");
        }
        try {
            return Answer.ok(Json.object("id", guest.id(), "name", guest.name(), "matches", farewell.data(guest.id())));
        } finally {
            gathering.release();
        }
    }

    private Answer delete(Call call) {
        call.body(); // says nothing, but must not be nonsense
        String guest = call.guest().id();
        farewell.forget(guest);
        guests.gone(guest);
        call.context().setResponseCookie(cookie(call, "").setMaxAge(Duration.ZERO));
        return Answer.ok(Json.object());
    }

    private Answer recovery(Call call) {
        call.body(); // says nothing, but must not be nonsense
        return Answer.ok(Json.object("link", "/recover/" + guests.recovery(call.guest())));
    }

    private Answer revokeRecovery(Call call) {
        call.body(); // says nothing, but must not be nonsense
        guests.revokeRecovery(call.guest());
        return Answer.ok(json(call.guest()));
    }

    private Answer endTokens(Call call) {
        call.body(); // says nothing, but must not be nonsense
        Guest guest = guests.endTokens(call.guest());
        return Answer.ok(welcome(call, guest));
    }

    private Answer recover(Call call) {
        Node body = call.body();
        Guest guest = guests.recover(body.get("token").text())
                .orElseThrow(() -> call.wrongToken("this link is not ours, too old, used or ended"));
        return Answer.ok(welcome(call, guest));
    }

    private static Map<String, Object> json(Guest guest) {
        return Json.object("id", guest.id(), "name", guest.name());
    }

    private static Cookie cookie(Call call, String value) {
        return new Cookie(call.cookie(), value)
                .setHttpOnly(true)
                .setSameSite(SameSite.LAX)
                .setSecure(call.secure())
                .setPath("/");
    }

    private Map<String, Object> welcome(Call call, Guest guest) {
        String token = guests.token(guest);
        call.context().setResponseCookie(cookie(call, token).setMaxAge(REMEMBERED));
        Map<String, Object> json = json(guest);
        json.put("token", token);
        return json;
    }
}
