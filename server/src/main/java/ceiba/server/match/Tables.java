package ceiba.server.match;

import ceiba.bots.Level;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Setup;
import ceiba.server.limit.Limits;
import ceiba.server.limit.Most;
import ceiba.server.match.Matches.Draft;
import ceiba.server.store.Entry.Kind;
import ceiba.server.store.Log;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What people do at tables before the start, and how new tables come from old matches. */
public final class Tables {

    /** A guest as the tables know it. */
    public record Sitter(String id, String name) {

        Seat seat() {
            return Seat.person(id, name);
        }
    }

    private static final int MAX_LISTED = 50;

    private final Matches matches;
    private final Log log;
    private final Limits limits;

    public Tables(Matches matches, Log log, Limits limits) {
        this.matches = matches;
        this.log = log;
        this.limits = limits;
    }

    /** Sets up a table; it starts at once if no seat is open. */
    public Live create(TableTerms terms, List<Seat> seats) {
        checkOwned(terms.owner());
        if (terms.listed() && seats.stream().anyMatch(Seat::isOpen)) {
            checkListed(terms.owner());
        }
        return create(Identifiers.fresh(), terms, seats);
    }

    private Live create(String id, TableTerms terms, List<Seat> seats) {
        Live live = matches.create(id, terms, seats);
        startIfFull(live);
        return live;
    }

    /** Starts the match if no seat is open any more. */
    private void startIfFull(Live live) {
        if (!isFull(live.match())) {
            return;
        }
        try {
            matches.write(live, null, (match, now) -> {
                open(match);
                if (!isFull(match)) {
                    throw Denied.notNow("a seat is open again");
                }
                return new Draft(Kind.START, -1, "{}");
            });
        } catch (Denied e) {
            // somebody was quicker: to start it, to get up, or to want the same rematch
        }
    }

    private static boolean isFull(Match match) {
        return match.status() == Match.Status.OPEN && match.seats().stream().noneMatch(Seat::isOpen);
    }

    /** Sits a person down, at a certain open seat or the first; whoever takes the last one may start the match with it. */
    public void join(Live live, Sitter guest, @Nullable Integer seat) {
        checkSeats(guest.id());
        matches.write(live, null, (match, now) -> {
            open(match);
            if (match.seatOf(guest.id()) >= 0) {
                throw Denied.notNow("you sit at this table already");
            }
            if (match.sentAway(guest.id())) {
                throw Denied.forbidden("the owner of the table has freed your seat");
            }
            int at = seat == null ? firstOpen(match) : Play.checked(match, seat);
            if (!match.seats().get(at).isOpen()) {
                throw Denied.notNow("that seat is taken");
            }
            Seat sitting = Seat.person(guest.id(), match.apart(guest.id(), guest.name()));
            return new Draft(Kind.JOIN, at, Json.compact(sitting.json()));
        });
        if (live.match().terms().autostart()) {
            startIfFull(live);
        }
    }

    /** Gets a person up; the owner's leaving closes the table. */
    public void leave(Live live, String guest) {
        matches.write(live, null, (match, now) -> {
            open(match);
            if (match.terms().owner().equals(guest)) {
                return new Draft(Kind.CLOSE, -1);
            }
            int seat = match.seatOf(guest);
            if (seat < 0) {
                throw Denied.notNow("you do not sit at this table");
            }
            return new Draft(Kind.SEAT, seat, Json.compact(Seat.OPEN.json()));
        });
    }

    /** The owner frees a seat or puts a bot there. */
    public void fill(Live live, String guest, int seat, @Nullable Level level) {
        matches.write(live, null, (match, now) -> {
            owned(match, guest);
            open(match);
            Map<String, Object> who = (level == null ? Seat.OPEN : Seat.bot(level)).json();
            String before = match.seats().get(Play.checked(match, seat)).guest();
            if (before != null && !before.equals(guest)) {
                who.put(Match.SENT_AWAY, true);
            }
            return new Draft(Kind.SEAT, seat, Json.compact(who));
        });
        if (live.match().terms().autostart()) {
            startIfFull(live);
        }
    }

    /** The owner starts the match; open seats get a bot of that level. One that has started by itself goes on. */
    public void start(Live live, String guest, @Nullable Level fill) {
        try {
            matches.write(live, null, (match, now) -> {
                owned(match, guest);
                open(match);
                if (fill == null && match.seats().stream().anyMatch(Seat::isOpen)) {
                    throw Denied.notNow("a seat is still open; name a level to fill it with a bot");
                }
                return new Draft(Kind.START, -1, fill == null ? "{}" : Json.compact(Json.object("fill", fill.word())));
            });
        } catch (Denied e) {
            Match match = live.match();
            if (!match.running()
                    || !match.terms().autostart()
                    || !match.terms().owner().equals(guest)) {
                throw e;
            }
        }
    }

    /** The same people once more: the first who asks makes the table, the others find their seats free. */
    public Live rematch(Live live, Sitter guest) {
        Match match = live.match();
        int seat = match.seatOf(guest.id());
        if (seat < 0) {
            throw Denied.forbidden("you did not sit at this table");
        }
        if (!match.ended() || match.terms().imported()) {
            throw Denied.notNow("the match is not over");
        }
        if (match.rematch() == null) {
            checkOwned(guest.id());
            matches.write(live, null, (now, at) -> {
                if (now.rematch() != null) {
                    return new Draft(Kind.REMATCH, seat, now.rematch());
                }
                return new Draft(Kind.REMATCH, seat, Identifiers.fresh());
            });
        }
        String id = String.valueOf(live.match().rematch());
        Live next = again(id, match, guest);
        if (next.match().status() == Match.Status.OPEN
                && next.match().seatOf(guest.id()) < 0
                && next.match().seats().get(seat).isOpen()) {
            try {
                join(next, guest, seat);
            } catch (Denied e) {
                if (next.match().seatOf(guest.id()) < 0) { // else another call of the same person's was quicker
                    throw e;
                }
            }
        }
        return next;
    }

    /** The table of that id, or, if it was never made, a new one like the match for its first person. */
    private Live again(String id, Match match, Sitter guest) {
        try {
            return matches.get(id);
        } catch (Denied e) {
            TableTerms old = match.terms();
            Game game = Games.named(old.game()); // whatever rules the old match was played by
            Setup setup = Setup.of(game, old.setup().seats(), old.setup().variants(), 0)
                    .with(Identifiers.secret());
            List<Seat> seats = new ArrayList<>();
            for (Seat seat : match.seats()) {
                seats.add(guest.id().equals(seat.guest()) ? guest.seat() : seat.isPerson() ? Seat.OPEN : seat);
            }
            return create(
                    id,
                    new TableTerms(
                            game.id(),
                            game.rules(),
                            setup,
                            guest.id(),
                            old.listed(),
                            old.hints(),
                            old.autostart(),
                            old.clock(),
                            List.of(),
                            false),
                    seats);
        }
    }

    /** A new match from a step of another, a person at one seat and bots at the others. */
    public Live playOn(Live live, Sitter guest, int step, int seat, Level level) {
        Match match = live.match();
        if (match.status() != Match.Status.OVER) { // else one could look at what is to come, and give up over there
            throw Denied.forbidden("you can play on from a match when it is over");
        }
        if (step < 0 || step > match.step()) {
            throw Denied.malformed("step: the match has the steps 0 to " + match.step());
        }
        Play.checked(match, seat);
        List<Seat> seats = new ArrayList<>();
        for (int i = 0; i < match.seats().size(); i++) {
            seats.add(i == seat ? guest.seat() : Seat.bot(level));
        }
        if (match.at(step).decider() < 0) {
            throw Denied.notNow("the match is over at this step");
        }
        TableTerms old = match.terms();
        return create(
                new TableTerms(
                        old.game(),
                        old.rules(),
                        old.setup(),
                        guest.id(),
                        false,
                        true,
                        true,
                        null,
                        match.words().subList(0, step),
                        false),
                seats);
    }

    /** A record to look at; the seats are nobody's, but those who sat there are named. */
    public Live importRecord(MatchRecord record, String owner) {
        record.replay();
        checkOwned(owner);
        List<Seat> seats = record.players().isEmpty()
                ? Collections.nCopies(record.setup().seats(), Seat.UNKNOWN)
                : record.players().stream().map(Seat::of).toList();
        return create(
                new TableTerms(
                        record.game().id(),
                        record.game().rules(),
                        record.setup(),
                        owner,
                        false,
                        true,
                        true,
                        null,
                        record.choices(),
                        true),
                seats);
    }

    /** A person has another name: its seats show it. */
    public void renamed(Sitter guest) {
        for (Live live : log.unfinished(guest.id()).stream().flatMap(this::find).toList()) {
            int seat = live.match().seatOf(guest.id());
            if (seat >= 0) {
                matches.write(
                        live, null, (match, now) -> new Draft(Kind.NAME, seat, match.apart(guest.id(), guest.name())));
            }
        }
    }

    /** The newest tables a guest sits at or has made. */
    public List<Live> of(String guest) {
        return log.of(guest, MAX_LISTED).stream()
                .flatMap(this::find)
                .filter(live -> live.match().status() != Match.Status.CLOSED)
                .filter(live -> live.match().seatOf(guest) >= 0
                        || live.match().terms().owner().equals(guest))
                .toList();
    }

    /** The newest public tables of a status. */
    public List<Live> listed(Match.Status status) {
        return log.listed(status.word(), MAX_LISTED).stream()
                .flatMap(this::find)
                .filter(live -> live.match().status() == status)
                .toList();
    }

    /** The newest tables of a status, public or not. */
    public List<Live> newest(String status) {
        return log.newest(status, MAX_LISTED).stream().flatMap(this::find).toList();
    }

    private Stream<Live> find(String id) {
        try {
            return Stream.of(matches.get(id));
        } catch (Denied e) {
            return Stream.empty(); // it cannot be read
        }
    }

    private void checkOwned(String guest) {
        check(Most.TABLES, log.unfinishedOwned(guest), match -> true, "tables that are not over; finish one first");
    }

    private void checkListed(String guest) {
        check(
                Most.LISTED,
                log.unfinishedOwned(guest),
                match -> match.status() == Match.Status.OPEN && match.terms().listed(),
                "tables waiting in the lobby; start or close one first");
    }

    private void checkSeats(String guest) {
        check(
                Most.SEATS,
                log.unfinished(guest),
                match -> match.seatOf(guest) >= 0 && !match.terms().owner().equals(guest),
                "seats at others' tables; finish or leave one first");
    }

    /** Counts those that can still be finished: one that cannot be is in nobody's way. */
    private void check(Most most, List<String> ids, Predicate<Match> counted, String what) {
        int many = limits.most(most);
        if (ids.size() < many) {
            return;
        }
        long count = ids.stream()
                .flatMap(this::find)
                .map(Live::match)
                .filter(match -> match.status() == Match.Status.OPEN || match.running())
                .filter(counted)
                .count();
        if (count >= many) {
            throw new Denied(Denied.Code.SLOW_DOWN, "you have " + many + " " + what);
        }
    }

    static void owned(Match match, String guest) {
        if (!match.terms().owner().equals(guest)) {
            throw Denied.forbidden("only the owner of the table may do that");
        }
    }

    private static void open(Match match) {
        if (match.status() != Match.Status.OPEN) {
            throw Denied.notNow(match.status() == Match.Status.CLOSED ? "the table is closed" : "the match has begun");
        }
    }

    private static int firstOpen(Match match) {
        for (int seat = 0; seat < match.seats().size(); seat++) {
            if (match.seats().get(seat).isOpen()) {
                return seat;
            }
        }
        throw Denied.notNow("no seat is open");
    }
}
