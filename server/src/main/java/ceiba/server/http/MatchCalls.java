package ceiba.server.http;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.server.admin.Restraints;
import ceiba.server.bot.Hints;
import ceiba.server.guest.Guest;
import ceiba.server.guest.Names;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import ceiba.server.limit.Pace;
import ceiba.server.limit.SlowDown;
import ceiba.server.limit.Tally;
import ceiba.server.match.Denied;
import ceiba.server.match.Live;
import ceiba.server.match.Match;
import ceiba.server.match.Matches;
import ceiba.server.match.Pin;
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

    private static final int MAX_OPINIONS = 20;

    /** Of the name that a reader gives a stream. */
    private static final int LONGEST_NAME = 64;

    private final Matches matches;
    private final Tables tables;
    private final Play play;
    private final Hints hints;
    private final Streams streams;
    private final Tally thinking;
    private final Restraints restraints;

    MatchCalls(
            Matches matches,
            Tables tables,
            Play play,
            Hints hints,
            Streams streams,
            Limits limits,
            Restraints restraints) {
        this.matches = matches;
        this.tables = tables;
        this.play = play;
        this.hints = hints;
        this.streams = streams;
        thinking = new Tally(limits.most(Most.HINTS));
        this.restraints = restraints;
    }

    List<Route> routes() {
        String match = "/api/matches/{id}";
        return List.of(
                Route.get(match, "The state, as you may see it.", "State", this::state),
                Route.get(
                                match + "/stream",
                                "The state now and at every change. As server-sent events; what you have seen already is"
                                        + " left out of log and chat.",
                                "Stream",
                                this::stream)
                        .query("since", "slim", "name"),
                Route.get(
                                match + "/preview",
                                "What a choice of yours will surely do. For the decider at the step at hand.",
                                "Preview",
                                this::preview)
                        .query("step", "words")
                        .forGuests(true),
                Route.get(
                                match + "/why",
                                "Why something is no choice of yours now, if the game says. For the decider at the step at hand.",
                                "Why",
                                this::why)
                        .query("step", "words")
                        .forGuests(true),
                Route.post(
                        match + "/choices",
                        "Make a choice, in words. It answers the position you saw at seq and is stale if that has changed.",
                        "Choose",
                        "Chosen",
                        this::choose),
                Route.post(
                        match + "/undo",
                        "Take back a choice, or the turn so far. Until another seat decides or something hidden has come to"
                                + " light.",
                        "TakeBack",
                        "Made",
                        this::undo),
                Route.post(
                        match + "/resign",
                        "Give up. A bot plays on; between rivals your seat comes last, among partners you share no win.",
                        "Act",
                        "Made",
                        this::resign),
                Route.post(
                        match + "/takeover",
                        "Let a bot of the table's level play for a person who is away. Who has had no stream open and made no call"
                                + " for two minutes is, without clocks for a day.",
                        "TakeOver",
                        "Made",
                        this::takeover),
                Route.get(
                                match + "/takeover/{seat}",
                                "How long a person must still be away until a bot may play there. For those who sit at the table.",
                                "Wait",
                                this::untilTakeover)
                        .forGuests(true),
                Route.post(
                        match + "/return",
                        "Take your seat back from the bot. Not after resigning.",
                        "Act",
                        "Made",
                        this::comeBack),
                Route.post(
                        match + "/pins",
                        "Put a pin on the board, for all to see. It says what you mean to do there, and changes nothing else.",
                        "PutPin",
                        "Made",
                        this::pin),
                Route.delete(match + "/pins/{pin}", "Take back a pin of yours.", "Made", this::unpin),
                Route.post(match + "/chat", "Say something. Spectators may, too.", "Say", "Made", this::say)
                        .paced(Pace.LINES),
                Route.delete(
                        match + "/chat/{line}",
                        "Take a line of the chat away. The right of the table's owner.",
                        "Made",
                        this::unsay),
                Route.post(
                        match + "/mute",
                        "Let somebody say nothing more, or speak again. The right of the table's owner.",
                        "Mute",
                        "Made",
                        this::mute),
                Route.post(
                                match + "/rematch",
                                "The same people at a new table. Once the match is over; all who call it get the same table.",
                                "Nothing",
                                "Created",
                                this::rematch)
                        .answers(201)
                        .paced(Pace.TABLES),
                Route.post(
                                match + "/hint",
                                "What a strong bot would do. For the decider, if the table allows hints; for everybody at any step"
                                        + " once the match is over.",
                                "AskHint",
                                "Hint",
                                this::hint)
                        .paced(Pace.HINTS),
                Route.get(
                                match + "/steps/{step}",
                                "The state as it was after so many choices. Without choices and chat; its log is that of the"
                                        + " one step.",
                                "State",
                                this::step)
                        .query("as"),
                Route.get(
                        match + "/result",
                        "Who has won, the standing with every source of points, points and gauges over the match. Once it is over.",
                        "Result",
                        call -> Answer.ok(Result.of(find(call).match()))),
                Route.get(match + "/record", "The record. Once the match is over.", "Record", this::record),
                Route.post(
                                match + "/continue",
                                "A new match from a step of this one. You at that seat, bots at the others; once it is over.",
                                "PlayOn",
                                "Created",
                                this::playOn)
                        .answers(201)
                        .paced(Pace.TABLES),
                Route.post(
                                "/api/records",
                                "A finished match from a record. To look at and to continue.",
                                "Record",
                                "Created",
                                this::importRecord)
                        .answers(201)
                        .longest(Limits.RECORD)
                        .paced(Pace.IMPORTS));
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
        String name = call.query("name");
        if (name != null && name.length() > LONGEST_NAME) {
            throw Denied.malformed("name: at most " + LONGEST_NAME + " letters are expected");
        }
        streams.open(
                call,
                find(call),
                since == null || since.isEmpty() ? 0 : Long.parseLong(since),
                "true".equals(call.query("slim")),
                name);
        return Answer.SENT;
    }

    private Answer preview(Call call) {
        return about(call, States::preview);
    }

    private Answer why(Call call) {
        return about(call, States::why);
    }

    /** What can be asked about a choice at the step at hand. */
    @FunctionalInterface
    private interface Question {
        Map<String, Object> ask(States states, int step, String words);
    }

    private Answer about(Call call, Question question) {
        Live live = find(call);
        Match match = live.match();
        Integer step = call.queryNumber("step");
        String words = call.query("words");
        if (step == null || words == null) {
            throw Denied.malformed("step and words are expected");
        }
        int you = match.seatOf(call.guest().id());
        return Answer.ok(question.ask(new States(live, match, you, matches.now()), step, words));
    }

    private Answer choose(Call call) {
        Node body = call.body();
        Live live = find(call);
        String guest = call.guest().id();
        long seq = body.get("seq").whole(0, Json.MAX_WHOLE);
        String words = body.get("choice").text();
        String key = Call.key(body);
        Streams.Turn turn = body.has("stream")
                ? streams.turn(live, guest, body.get("stream").text())
                : null;
        Map<String, Object> state = null;
        try {
            Log.Made made = play.choose(live, guest, seq, words, key);
            if (turn == null) {
                return made(made);
            }
            state = turn.tell();
            return Answer.ok(Json.object("seq", made.seq(), "step", made.step(), "state", state));
        } finally {
            if (turn != null && state == null) {
                turn.pass();
            }
        }
    }

    private Answer undo(Call call) {
        Node body = call.body();
        boolean turn = body.has("turn") && body.get("turn").flag();
        long seq = body.get("seq").whole(0, Json.MAX_WHOLE);
        return made(play.undo(find(call), call.guest().id(), seq, turn, Call.key(body)));
    }

    private Answer resign(Call call) {
        Node body = call.body();
        return made(play.resign(find(call), call.guest().id(), Call.key(body)));
    }

    private Answer takeover(Call call) {
        Node body = call.body();
        return made(play.takeover(
                find(call), call.guest().id(), body.get("seat").integer(0, Integer.MAX_VALUE), Call.key(body)));
    }

    private Answer untilTakeover(Call call) {
        return Answer.ok(
                Json.object("wait", play.untilTakeover(find(call), call.guest().id(), call.number("seat"))));
    }

    private Answer comeBack(Call call) {
        Node body = call.body();
        return made(play.comeBack(find(call), call.guest().id(), Call.key(body)));
    }

    private Answer pin(Call call) {
        Node body = call.body();
        return made(play.pin(find(call), call.guest().id(), Pin.Note.read(body), Call.key(body)));
    }

    private Answer unpin(Call call) {
        call.body(); // says nothing, but must not be nonsense
        return made(play.unpin(find(call), call.guest().id(), call.number("pin")));
    }

    private Answer say(Call call) {
        Node body = call.body();
        Guest guest = call.guest();
        restraints.checkMaySpeak(guest.id());
        String text = Names.text(body.get("text").text());
        return made(play.say(find(call), guest.id(), guest.name(), text, Call.key(body)));
    }

    private Answer unsay(Call call) {
        call.body(); // says nothing, but must not be nonsense
        return made(play.unsay(find(call), call.guest().id(), call.number("line")));
    }

    private Answer mute(Call call) {
        Node body = call.body();
        return made(play.mute(
                find(call),
                call.guest().id(),
                body.get("speaker").integer(0, Integer.MAX_VALUE),
                body.get("muted").flag(),
                Call.key(body)));
    }

    private Answer rematch(Call call) {
        call.body(); // says nothing, but must not be nonsense
        return id(tables.rematch(find(call), TableCalls.sitter(call.guest())));
    }

    private Answer hint(Call call) {
        Node body = call.body();
        Match match = find(call).match();
        int step = body.has("step") ? body.get("step").integer(0, match.step()) : match.step();
        int count = body.has("count") ? body.get("count").integer(1, MAX_OPINIONS) : 3;
        checkHint(match, match.seatOf(call.guest().id()), step);
        Position position = match.at(step);
        if (position.decider() < 0) {
            throw Denied.notNow("nothing is to be decided at this step");
        }
        List<Object> opinions = new ArrayList<>();
        Hints.Advice advice = think(call.guest().id(), match.game(), position);
        advice.opinions().stream()
                .limit(count)
                .forEach(opinion -> opinions.add(States.opinion(match.game(), position, opinion)));
        return Answer.ok(Json.object("step", step, "choices", opinions, "cut", advice.cut()));
    }

    /** One hint after the other: nobody takes all the places of those who wait. */
    private Hints.Advice think(String guest, Game game, Position position) {
        if (!thinking.take(guest)) {
            throw new SlowDown(1, "a hint is being thought about for you already");
        }
        try {
            return hints.about(game, position);
        } finally {
            thinking.release(guest);
        }
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
        match.game(); // whose rules may be gone
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
        if (!match.ended()) {
            throw Denied.forbidden("the record is open to all when the match is over");
        }
        return Answer.ok(matches.record(match));
    }

    private Answer playOn(Call call) {
        Node body = call.body();
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
        return call.live(matches);
    }

    private static Answer made(Log.Made made) {
        return Answer.ok(Json.object("seq", made.seq(), "step", made.step()));
    }

    private static Answer id(Live live) {
        Map<String, Object> id = Json.object("id", live.match().id());
        return Answer.created(id);
    }
}
