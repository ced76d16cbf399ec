package ceiba.server.match;

import ceiba.engine.Choices;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.server.match.Matches.Draft;
import ceiba.server.store.Entry.Kind;
import ceiba.server.store.Log;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** What persons and bots do at a running match. */
public final class Play {

    /** A person of whom nothing has been heard for so long may be stood in for: where clocks run, and where none do. */
    static final long AWAY_TIMED = Duration.ofMinutes(2).toMillis();

    static final long AWAY_UNTIMED = Duration.ofDays(1).toMillis();

    private final Matches matches;

    public Play(Matches matches) {
        this.matches = matches;
    }

    /** A person makes a choice that answers what it saw at a sequence number. */
    public Log.Made choose(Live live, String guest, long seq, String words, String key) {
        matches.flagIfDue(live);
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            int seat = decider(match, guest);
            fresh(match, seq);
            return new Draft(Kind.CHOICE, seat, match.game().codec().words(legal(match, words)));
        });
    }

    /** A bot makes a choice at a position it has thought about; false if that has changed. */
    public boolean chooseAsBot(Live live, long positionSeq, int seat, int choice) {
        try {
            matches.write(live, null, (match, now) -> {
                if (match.positionSeq() != positionSeq || match.decider() != seat || match.dueBot() == null) {
                    throw new Denied(Denied.Code.STALE, "the position has changed");
                }
                return new Draft(Kind.CHOICE, seat, match.game().codec().words(choice));
            });
            return true;
        } catch (Denied e) {
            return false;
        }
    }

    /** A person takes back its last choice, or all since its turn began or something came to light. */
    public Log.Made undo(Live live, String guest, long seq, boolean turn, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            int seat = decider(match, guest);
            fresh(match, seq);
            if (match.undoable() == 0) {
                throw Denied.notNow("there is nothing to take back");
            }
            return new Draft(Kind.UNDO, seat, String.valueOf(turn ? match.undoable() : 1));
        });
    }

    public Log.Made resign(Live live, String guest, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            int seat = seat(match, guest);
            running(match);
            if (match.seats().get(seat).resigned()) {
                throw Denied.notNow("you have resigned already");
            }
            return new Draft(Kind.RESIGN, seat);
        });
    }

    /** A seated person lets a bot play for another who is away. */
    public Log.Made takeover(Live live, String guest, int seat, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            seat(match, guest);
            running(match);
            Seat who = match.seats().get(checked(match, seat));
            if (!who.isPerson()) {
                throw Denied.notNow("nobody sits there who could be away");
            }
            if (who.bot() != null) {
                throw Denied.notNow("a bot plays there already");
            }
            if (untilTakeover(live, match, seat, now) > 0) {
                throw Denied.notNow("that person may still come back");
            }
            String level = match.standIn().word();
            return new Draft(Kind.TAKEOVER, seat, Json.compact(Json.object("level", level)));
        });
    }

    /** For how many milliseconds a person must still stay away until a bot may play in its place; 0 if it may now. */
    public long untilTakeover(Live live, String guest, int seat) {
        Match match = live.match();
        seat(match, guest);
        running(match);
        return untilTakeover(live, match, checked(match, seat), matches.now());
    }

    /** Whoever cannot reach a server that has just started may be about to come back. */
    private long untilTakeover(Live live, Match match, int seat, long now) {
        long away = match.terms().clock() == null ? AWAY_UNTIMED : AWAY_TIMED;
        return Math.max(0, Math.max(matches.lastSeen(live, seat) + away, matches.started() + AWAY_TIMED) - now);
    }

    /** A person takes the seat back from the bot that plays for it. */
    public Log.Made comeBack(Live live, String guest, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            int seat = seat(match, guest);
            running(match);
            Seat who = match.seats().get(seat);
            if (who.resigned()) {
                throw Denied.notNow("you have resigned");
            }
            if (who.bot() == null) {
                throw Denied.notNow("no bot plays for you");
            }
            return new Draft(Kind.RETURN, seat);
        });
    }

    /** Somebody says something; spectators may, too. */
    public Log.Made say(Live live, String guest, String name, String text, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            if (match.status() == Match.Status.CLOSED) {
                throw Denied.notNow("the table is closed");
            }
            if (match.talk().silences(guest)) {
                throw Denied.forbidden("the owner of the table lets you say nothing more here");
            }
            String shown = match.apart(guest, name);
            String body = Json.compact(Json.object("guest", guest, "name", shown, "text", text));
            return new Draft(Kind.CHAT, match.seatOf(guest), body);
        });
    }

    /** The owner takes a line of the chat away. It can only be done once, so the line is key enough. */
    public Log.Made unsay(Live live, String guest, long seq) {
        return matches.write(live, guest + "/chat/" + seq, (match, now) -> {
            Tables.owned(match, guest);
            if (match.talk().line(seq) == null) {
                throw new Denied(Denied.Code.MISSING, "there is no such line");
            }
            return new Draft(Kind.UNSAY, -1, String.valueOf(seq));
        });
    }

    /** The owner lets one of those who have spoken say nothing more, or speak again. */
    public Log.Made mute(Live live, String guest, int speaker, boolean muted, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            Tables.owned(match, guest);
            if (speaker >= match.talk().speakers().size()) {
                throw new Denied(Denied.Code.MISSING, "there is no such speaker");
            }
            return new Draft(Kind.MUTE, -1, Json.compact(Json.object("speaker", speaker, "muted", muted)));
        });
    }

    /** A person puts a pin on the board. */
    public Log.Made pin(Live live, String guest, Pin.Note note, String key) {
        return matches.write(live, keyOf(guest, key), (match, now) -> {
            int seat = planner(match, guest);
            if (note.whom() != null && note.whom() >= match.seats().size()) {
                throw Denied.malformed(
                        "for: the seats go from 0 to " + (match.seats().size() - 1));
            }
            if (match.pins().stream().filter(pin -> pin.seat() == seat).count() >= Pin.MOST) {
                throw new Denied(
                        Denied.Code.TOO_MANY, "you have " + Pin.MOST + " pins on the board; take one back first");
            }
            return new Draft(Kind.PIN, seat, Json.compact(note.json()));
        });
    }

    /** A person takes a pin back. It can only be done once, so the pin is key enough. */
    public Log.Made unpin(Live live, String guest, long id) {
        return matches.write(live, guest + "/pins/" + id, (match, now) -> {
            int seat = planner(match, guest);
            Pin pin = match.pins().stream()
                    .filter(one -> one.id() == id)
                    .findFirst()
                    .orElseThrow(() -> new Denied(Denied.Code.MISSING, "there is no such pin on the board"));
            if (pin.seat() != seat) {
                throw Denied.forbidden("this pin is not yours");
            }
            return new Draft(Kind.UNPIN, seat, String.valueOf(id));
        });
    }

    /** Everybody's own keys: nobody runs into another's. */
    private static String keyOf(String guest, String key) {
        return guest + " " + key;
    }

    private static int seat(Match match, String guest) {
        int seat = match.seatOf(guest);
        if (seat < 0) {
            throw Denied.forbidden("you do not sit at this table");
        }
        return seat;
    }

    private static int planner(Match match, String guest) {
        int seat = seat(match, guest);
        running(match);
        if (match.seats().get(seat).resigned()) {
            throw Denied.notNow("you have resigned");
        }
        return seat;
    }

    private static int decider(Match match, String guest) {
        int seat = seat(match, guest);
        running(match);
        if (match.decider() != seat) {
            throw new Denied(Denied.Code.STALE, "it is not your decision");
        }
        if (match.dueBot() != null) {
            throw Denied.notNow("a bot plays for you; take your seat back first");
        }
        return seat;
    }

    private static void running(Match match) {
        if (!match.running()) {
            throw Denied.notNow(match.status() == Match.Status.OPEN ? "the match has not begun" : "the match is over");
        }
    }

    private static void fresh(Match match, long seq) {
        if (seq < match.positionSeq()) {
            throw new Denied(Denied.Code.STALE, "the position has changed since " + seq + "; look again");
        }
        if (seq > match.seq()) {
            throw Denied.malformed("seq: nothing at this match has the number " + seq + " yet");
        }
    }

    static int legal(Match match, String words) {
        try {
            return Choices.read(match.game(), match.position(), words);
        } catch (Refusal e) {
            throw Denied.illegal(e);
        }
    }

    static int checked(Match match, @Nullable Integer seat) {
        if (seat == null || seat < 0 || seat >= match.seats().size()) {
            throw Denied.malformed(
                    "seat: the seats go from 0 to " + (match.seats().size() - 1));
        }
        return seat;
    }
}
