package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.server.match.Matches.Draft;
import ceiba.server.store.Entry;
import ceiba.server.store.Entry.Kind;
import ceiba.server.store.Guestbook;
import ceiba.server.store.Log;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a guest leaves behind: all of it, to take along, and its going for good. The matches stay, for they are the others' as
 * well; the name and everything the guest has said go from them.
 */
public final class Farewell {

    /** What a guest is called whose name is gone. */
    public static final String DELETED = "deleted guest";

    private static final String UNSAID = "…";

    private final Matches matches;
    private final Log log;
    private final Guestbook book;

    public Farewell(Matches matches, Log log, Guestbook book) {
        this.matches = matches;
        this.log = log;
        this.book = book;
    }

    /** All that is kept of a guest, apart from its id and its name. */
    public List<Object> data(String guest) {
        List<Object> all = new ArrayList<>();
        for (String id : book.matches(guest)) {
            List<Entry> entries = log.entries(id, 0);
            if (!entries.isEmpty()) {
                all.add(data(guest, entries));
            }
        }
        return all;
    }

    private static Map<String, Object> data(String guest, List<Entry> entries) {
        Entry first = entries.getFirst();
        Node terms = Json.parse(first.body());
        Seats seats = new Seats(guest);
        List<Object> own = new ArrayList<>();
        for (Entry entry : entries) {
            boolean sat = seats.sits(entry.seat());
            seats.follow(entry);
            if (by(guest, entry) || (sat && entry.kind() == Kind.NAME) || seats.satDownWith(entry)) {
                own.add(Json.object(
                        "seq", entry.seq(),
                        "at", Instant.ofEpochMilli(entry.at()).toString(),
                        "seat", entry.seat(),
                        "kind", entry.kind().name().toLowerCase(Locale.ROOT),
                        "body", entry.kind() == Kind.CREATE ? "" : entry.body())); // it holds the seed
            }
        }
        return Json.object(
                "id", first.match(),
                "game", terms.get("game").text(),
                "createdAt", Instant.ofEpochMilli(first.at()).toString(),
                "entries", own);
    }

    /** Takes a guest out of everything. */
    public void forget(String guest) {
        for (String id : log.unfinished(guest)) {
            live(id, live -> leave(live, guest));
        }
        for (String id : book.matches(guest)) {
            Seats seats = new Seats(guest);
            book.rewrite(id, entry -> {
                boolean sat = seats.sits(entry.seat());
                seats.follow(entry);
                return scrubbed(guest, entry, sat);
            });
            live(id, matches::forgotten);
        }
        book.strike(guest);
    }

    private void live(String id, Consumer<Live> with) {
        try {
            with.accept(matches.get(id));
        } catch (Denied e) {
            // nobody can read it, or it has ended meanwhile
        }
    }

    /** A table that waits loses the guest or is closed; at a match that runs a bot plays on. */
    private void leave(Live live, String guest) {
        matches.write(live, null, (match, now) -> {
            int seat = match.seatOf(guest);
            if (match.status() == Match.Status.OPEN) {
                return match.terms().owner().equals(guest)
                        ? new Draft(Kind.CLOSE, -1)
                        : new Draft(Kind.SEAT, seated(seat), Json.compact(Seat.OPEN.json()));
            }
            if (!match.running() || match.seats().get(seated(seat)).resigned()) {
                throw Denied.notNow("there is nothing to leave");
            }
            return new Draft(Kind.RESIGN, seat);
        });
    }

    private static int seated(int seat) {
        if (seat < 0) {
            throw Denied.notNow("the guest does not sit here");
        }
        return seat;
    }

    private static boolean by(String guest, Entry entry) {
        return entry.key() != null && entry.key().startsWith(guest);
    }

    /** The body of an entry without the guest's name and words; null if there are none in it. */
    private static @Nullable String scrubbed(String guest, Entry entry, boolean sat) {
        String body = entry.body();
        return switch (entry.kind()) {
            case CREATE -> unnamed(guest, body, TableTerms.seats(Json.parse(body)));
            case JOIN -> unnamed(guest, body, List.of(Seat.read(Json.parse(body))));
            case NAME -> sat ? DELETED : null;
            case CHAT -> by(guest, entry) ? unsaid(Json.parse(body)) : null;
            default -> null;
        };
    }

    /** The seats stand in the text as they are written; all else in it stays as it is, to the letter. */
    private static @Nullable String unnamed(String guest, String body, List<Seat> seats) {
        String other = body;
        for (Seat seat : seats) {
            if (guest.equals(seat.guest())) {
                other = other.replace(
                        Json.compact(seat.json()),
                        Json.compact(Seat.person(guest, DELETED).json()));
            }
        }
        return other.equals(body) ? null : other;
    }

    private static String unsaid(Node body) {
        Map<String, Object> said = Json.object();
        body.fields().forEach(field -> said.put(field.name(), field.tree()));
        said.put("name", DELETED);
        said.put("text", UNSAID);
        return Json.compact(said);
    }

    /** Where a guest sits, entry by entry. */
    private static final class Seats {

        private final String guest;
        private final Set<Integer> seats = new HashSet<>();
        private @Nullable Entry satDown;

        Seats(String guest) {
            this.guest = guest;
        }

        boolean sits(int seat) {
            return seats.contains(seat);
        }

        boolean satDownWith(Entry entry) {
            return entry.equals(satDown);
        }

        void follow(Entry entry) {
            switch (entry.kind()) {
                case CREATE -> {
                    List<Seat> first = TableTerms.seats(Json.parse(entry.body()));
                    for (int seat = 0; seat < first.size(); seat++) {
                        sit(entry, seat, first.get(seat));
                    }
                }
                case JOIN, SEAT -> sit(entry, entry.seat(), Seat.read(Json.parse(entry.body())));
                default -> {}
            }
        }

        private void sit(Entry entry, int seat, Seat who) {
            if (guest.equals(who.guest())) {
                seats.add(seat);
                satDown = entry;
            } else {
                seats.remove(seat);
            }
        }
    }
}
