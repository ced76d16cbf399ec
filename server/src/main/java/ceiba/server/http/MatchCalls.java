package ceiba.server.http;

import ceiba.bots.SearchBot;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.server.bot.Hints;
import ceiba.server.guest.Guest;
import ceiba.server.guest.Names;
import ceiba.server.limit.Limits;
import ceiba.server.match.Denied;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Matches;
import ceiba.server.match.Play;
import ceiba.server.match.Result;
import ceiba.server.match.Seat;
import ceiba.server.match.States;
import ceiba.server.match.Tables;
import ceiba.server.store.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The calls about matches. */
final class MatchCalls {

    private static final int MOST_OPINIONS = 20;

    private final Matches matches;
    private final Tables tables;
    private final Play play;
    private final Hints hints;
    private final Streams streams;

    MatchCalls(Matches matches, Tables tables, Play play, Hints hints, Streams streams) {
        this.matches = matches;
        this.tables = tables;
        this.play = play;
        this.hints = hints;
        this.streams = streams;
    }

    List<Route> routes() {
        String match = "/api/matches/{id}";
        return List.of(
                Route.get(match, "The state, as you may see it.", this::state),
                Route.get(match + "/stream", "The state now and at every change, as server-sent events.", this::stream),
                Route.post(match + "/choices", "Make a choice, in words.", "seq choice key", this::choose),
                Route.post(match + "/undo", "Take back a choice, or the turn so far.", "seq key turn?", this::undo),
                Route.post(match + "/resign", "Give up; a bot plays on.", "key", this::resign),
                Route.post(
                        match + "/takeover",
                        "Let a bot play for a person who is away.",
                        "seat level key",
                        this::takeover),
                Route.post(match + "/return", "Take your seat back from the bot.", "key", this::comeBack),
                Route.post(match + "/chat", "Say something.", "text key", this::say),
                Route.post(match + "/rematch", "The same people at a new table.", "", this::rematch),
                Route.post(match + "/hint", "What a strong bot would do.", "step? count?", this::hint),
                Route.get(match + "/steps/{step}", "The state as it was after so many choices.", this::step),
                Route.get(
                        match + "/result",
                        "The standing with every source of points, and the points over the match.",
                        call -> Answer.ok(Result.of(find(call).match()))),
                Route.get(match + "/record", "The record, once the match is over.", this::record),
                Route.post(
                        match + "/continue", "A new match from a step of this one.", "step seat level", this::playOn),
                Route.post(
                                "/api/records",
                                "A finished match from a record, to look at and to continue.",
                                "game rules? seats variants? seed choices result?",
                                this::importRecord)
                        .longest(Limits.RECORD));
    }

    private Answer state(Call call) {
        Live live = find(call);
        Match match = live.match();
        return Answer.ok(new States(live, match, match.seatOf(call.guestId()), matches.now()).full(0));
    }

    private Answer stream(Call call) {
        String last = call.header("Last-Event-ID");
        String since = last == null || last.isEmpty() ? call.query("since") : last;
        if (since != null && !since.matches("\\d{0,18}")) {
            throw Denied.malformed("since: a whole number is expected");
        }
        streams.open(
                call,
                find(call),
                since == null || since.isEmpty() ? 0 : Long.parseLong(since),
                "true".equals(call.query("slim")));
        return Answer.SENT;
    }

    private Answer choose(Call call) {
        Node body = call.body();
        body.only("seq", "choice", "key");
        return made(play.choose(
                find(call),
                call.guest().id(),
                body.get("seq").whole(0, Json.GREATEST),
                body.get("choice").text(),
                Call.key(body)));
    }

    private Answer undo(Call call) {
        Node body = call.body();
        body.only("seq", "key", "turn");
        boolean turn = body.has("turn") && body.get("turn").flag();
        long seq = body.get("seq").whole(0, Json.GREATEST);
        return made(play.undo(find(call), call.guest().id(), seq, turn, Call.key(body)));
    }

    private Answer resign(Call call) {
        Node body = call.body();
        body.only("key");
        return made(play.resign(find(call), call.guest().id(), Call.key(body)));
    }

    private Answer takeover(Call call) {
        Node body = call.body();
        body.only("seat", "level", "key");
        return made(play.takeover(
                find(call),
                call.guest().id(),
                body.get("seat").integer(0, Integer.MAX_VALUE),
                Seat.level(body.get("level")),
                Call.key(body)));
    }

    private Answer comeBack(Call call) {
        Node body = call.body();
        body.only("key");
        return made(play.comeBack(find(call), call.guest().id(), Call.key(body)));
    }

    private Answer say(Call call) {
        Node body = call.body();
        body.only("text", "key");
        Guest guest = call.guest();
        String text = Names.text(body.get("text").text());
        return made(play.say(find(call), guest.id(), guest.name(), text, Call.key(body)));
    }

    private Answer rematch(Call call) {
        call.body().only();
        return id(tables.rematch(find(call), TableCalls.sitter(call.guest())));
    }

    private Answer hint(Call call) {
        Node body = call.body();
        body.only("step", "count");
        Match match = find(call).match();
        int step = body.has("step") ? body.get("step").integer(0, match.step()) : match.step();
        int count = body.has("count") ? body.get("count").integer(1, MOST_OPINIONS) : 3;
        checkHint(match, match.seatOf(call.guest().id()), step);
        Position position = match.at(step);
        if (position.decider() < 0) {
            throw Denied.notNow("nothing is to be decided at this step");
        }
        List<Object> opinions = new ArrayList<>();
        for (SearchBot.Opinion opinion :
                hints.about(match.game(), position).stream().limit(count).toList()) {
            opinions.add(States.opinion(match.game(), position, opinion));
        }
        return Answer.ok(Json.object("step", step, "choices", opinions));
    }

    private static void checkHint(Match match, int you, int step) {
        switch (match.status()) {
            case OVER -> {}
            case RUNNING -> {
                if (!match.terms().hints()) {
                    throw Denied.forbidden("this table plays without hints");
                }
                if (you < 0 || match.decider() != you || step != match.step()) {
                    throw Denied.forbidden("while the match runs you get hints for your own decision only");
                }
            }
            default -> throw Denied.notNow("the match has not begun");
        }
    }

    private Answer step(Call call) {
        Live live = find(call);
        Match match = live.match();
        int step = call.number("step");
        if (!match.begun() || step > match.step()) {
            throw new Denied(Denied.Code.MISSING, "the match has the steps 0 to " + match.step());
        }
        int you = match.seatOf(call.guestId());
        Integer as = call.queryNumber("as");
        if (as != null && as >= match.seats().size()) {
            throw Denied.malformed(
                    "as: the seats go from 0 to " + (match.seats().size() - 1));
        }
        if (as != null && as != you && match.running()) {
            throw Denied.forbidden("while the match runs you see it from your own seat only");
        }
        return Answer.ok(new States(live, match, you, matches.now()).past(step, as == null ? you : as));
    }

    private Answer record(Call call) {
        Match match = find(call).match();
        if (match.status() != Match.Status.OVER) {
            throw Denied.forbidden("the record is open to all when the match is over");
        }
        List<Double> result = new ArrayList<>();
        if (match.position().decider() == Position.OVER) {
            for (int seat = 0; seat < match.seats().size(); seat++) {
                result.add(match.position().points(seat));
            }
        }
        return Answer.ok(new MatchRecord(match.game(), match.terms().setup(), match.record(), result).json());
    }

    private Answer playOn(Call call) {
        Node body = call.body();
        body.only("step", "seat", "level");
        return id(tables.playOn(
                find(call),
                TableCalls.sitter(call.guest()),
                body.get("step").integer(0, Integer.MAX_VALUE),
                body.get("seat").integer(0, Integer.MAX_VALUE),
                Seat.level(body.get("level"))));
    }

    private Answer importRecord(Call call) {
        String guest = call.guest().id();
        return id(tables.importRecord(MatchRecord.read(call.body()), guest));
    }

    private Live find(Call call) {
        return matches.get(call.path("id"));
    }

    private static Answer made(Log.Made made) {
        return Answer.ok(Json.object("seq", made.seq(), "step", made.step()));
    }

    private static Answer id(Live live) {
        Map<String, Object> id = Json.object("id", live.match().id());
        return Answer.created(id);
    }
}
