package ceiba.server.match;

import ceiba.bots.Level;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Undo;
import ceiba.server.store.Entry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match, or a table before its start, as its entries have made it. It never changes: a further entry gives another one,
 * which shares nearly everything with it. So whoever holds one can read it at leisure while the match goes on.
 */
public final class Match {

    /** From the table to the end. */
    public enum Status {
        OPEN("open"),
        RUNNING("running"),
        OVER("over"),
        CLOSED("closed");

        private final String word;

        Status(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    /** The bot that plays on for a person who gave up or whose clock ran out. */
    static final Level STAND_IN = Level.ADEPT;

    private final String id;
    private final TableTerms terms;
    private final long created;
    private final Position start;
    private Status status = Status.OPEN;
    private String ending = "";
    private List<Seat> seats;
    private long seq;
    private long positionSeq;
    private long updated;
    private @Nullable Position position;
    private @Nullable ChoiceMade last;
    private @Nullable Line said;
    private @Nullable String rematch;
    private @Nullable Clocks clocks;

    private Match(Entry create) {
        Node body = Json.parse(create.body());
        id = create.match();
        terms = TableTerms.read(body);
        seats = TableTerms.seats(body);
        created = create.at();
        updated = create.at();
        seq = create.seq();
        start = terms.game().start(terms.setup());
    }

    private Match(Match other) {
        id = other.id;
        terms = other.terms;
        created = other.created;
        start = other.start;
        status = other.status;
        ending = other.ending;
        seats = other.seats;
        seq = other.seq;
        positionSeq = other.positionSeq;
        updated = other.updated;
        position = other.position;
        last = other.last;
        said = other.said;
        rematch = other.rematch;
        clocks = other.clocks;
    }

    /**
     * The match that entries make, the first of which sets up the table.
     *
     * @throws ceiba.engine.Refusal if it was played by other rules than ours
     */
    public static Match of(List<Entry> entries) {
        Match match = new Match(entries.getFirst());
        for (Entry entry : entries.subList(1, entries.size())) {
            match.apply(entry); // nobody has seen it yet
        }
        return match;
    }

    /** The match after one more entry. */
    public Match with(Entry entry) {
        Match next = new Match(this);
        next.apply(entry);
        return next;
    }

    private void apply(Entry entry) {
        int decider = decider();
        int seat = entry.seat();
        switch (entry.kind()) {
            case CREATE -> throw new IllegalStateException("a table is set up once");
            case JOIN, SEAT -> put(seat, Seat.read(Json.parse(entry.body())));
            case CLOSE -> status = Status.CLOSED;
            case START -> begin(entry);
            case CHOICE -> choose(terms.game().codec().choice(entry.body()), entry.seq());
            case UNDO -> undo(Integer.parseInt(entry.body()));
            case RESIGN -> resign(seat);
            case TAKEOVER -> put(seat, seats.get(seat).played(level(entry.body())));
            case FLAG -> put(seat, seats.get(seat).played(STAND_IN));
            case RETURN -> put(seat, seats.get(seat).played(null));
            case CHAT -> {
                Node body = Json.parse(entry.body());
                said = new Line(
                        said,
                        entry.seq(),
                        seat,
                        body.get("name").text(),
                        body.get("text").text(),
                        entry.at());
            }
            case NAME -> put(seat, seats.get(seat).named(entry.body()));
            case REMATCH -> rematch = entry.body();
        }
        seq = entry.seq();
        updated = entry.at();
        switch (entry.kind()) {
            case START, CHOICE, UNDO -> positionSeq = seq;
            default -> {}
        }
        if (clocks != null) {
            clocks = clocks.after(entry, decider, decider(), seats);
        }
    }

    private void begin(Entry entry) {
        Node body = Json.parse(entry.body());
        if (body.has("fill")) {
            Seat bot = Seat.bot(Seat.level(body.get("fill")));
            seats = seats.stream().map(seat -> seat.isOpen() ? bot : seat).toList();
        }
        status = Status.RUNNING;
        position = start.copy();
        for (String words : terms.choices()) {
            choose(terms.game().codec().choice(words), entry.seq());
        }
        if (last != null) {
            last = last.fixed();
        }
        if (terms.imported()) {
            status = Status.OVER;
            ending = "imported";
        }
        if (terms.clock() != null) {
            clocks = Clocks.start(terms.clock(), seats.size(), entry.at());
        }
    }

    private void choose(int choice, long at) {
        Position next = position().copy();
        int seat = next.decider();
        List<Event> events = new ArrayList<>();
        next.choose(choice, (kind, who, a, b, c) -> events.add(new Event(kind, who, a, b, c)));
        Codec codec = terms.game().codec();
        int free = Undo.allowed(seat, next.decider(), events, codec::reveals) ? undoable() + 1 : 0;
        last = new ChoiceMade(last, step() + 1, at, seat, choice, List.copyOf(events), free);
        position = next;
        if (next.decider() == Position.OVER) {
            status = Status.OVER;
            ending = "finished";
        }
    }

    private void undo(int count) {
        for (int i = 0; i < count && last != null; i++) {
            last = last.before();
        }
        position = at(step());
    }

    private void resign(int seat) {
        put(seat, seats.get(seat).givenUp(STAND_IN));
        long persons = seats.stream().filter(s -> s.isPerson() && !s.resigned()).count();
        long others = seats.stream().filter(s -> !s.resigned()).count();
        if (persons == 0 || others <= 1) {
            status = Status.OVER;
            ending = "resigned";
        }
    }

    private void put(int seat, Seat who) {
        List<Seat> changed = new ArrayList<>(seats);
        changed.set(seat, who);
        seats = List.copyOf(changed);
    }

    private static Level level(String body) {
        return Seat.level(Json.parse(body).get("level"));
    }

    public String id() {
        return id;
    }

    public TableTerms terms() {
        return terms;
    }

    public Game game() {
        return terms.game();
    }

    public Status status() {
        return status;
    }

    public boolean running() {
        return status == Status.RUNNING;
    }

    /** How it ended: finished, resigned or imported; empty if it has not. */
    public String ending() {
        return ending;
    }

    public List<Seat> seats() {
        return seats;
    }

    /** The seat of a guest, or -1. */
    public int seatOf(@Nullable String guest) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (guest != null && guest.equals(seats.get(seat).guest())) {
                return seat;
            }
        }
        return -1;
    }

    public long seq() {
        return seq;
    }

    /** The last sequence number at which the position changed; a choice that answers an earlier one is stale. */
    public long positionSeq() {
        return positionSeq;
    }

    /** How many choices are made and not taken back. */
    public int step() {
        return last == null ? 0 : last.number();
    }

    public long created() {
        return created;
    }

    public long updated() {
        return updated;
    }

    public @Nullable String rematch() {
        return rematch;
    }

    /** Whether it has begun, so that there is a position. */
    public boolean begun() {
        return position != null;
    }

    /** What is on the table now, with all its secrets; not to be changed. */
    public Position position() {
        if (position == null) {
            throw new IllegalStateException("the match has not begun");
        }
        return position;
    }

    /** The position after so many choices, for the caller to keep. */
    public Position at(int step) {
        Position then = start.copy();
        int[] choices = ChoiceMade.choices(last);
        for (int i = 0; i < step; i++) {
            then.choose(choices[i], Journal.SILENT);
        }
        return then;
    }

    /** The choices made and not taken back. */
    public int[] choices() {
        return ChoiceMade.choices(last);
    }

    /** The choices in words. */
    public List<String> record() {
        List<String> words = new ArrayList<>();
        for (int choice : choices()) {
            words.add(game().codec().words(choice));
        }
        return words;
    }

    @Nullable
    ChoiceMade last() {
        return last;
    }

    @Nullable
    Line said() {
        return said;
    }

    @Nullable
    Clocks clocks() {
        return clocks;
    }

    /** The seat that decides now, or -1 if nobody does. */
    public int decider() {
        return running() && position != null ? position.decider() : -1;
    }

    /** The bot that decides now; null if a person does or nobody. */
    public @Nullable Level dueBot() {
        int decider = decider();
        return decider < 0 ? null : seats.get(decider).bot();
    }

    /** How many choices the decider can take back. */
    public int undoable() {
        return last == null || position == null || position.decider() != last.seat() ? 0 : last.free();
    }

    /** When the decider's clock runs out; null if none is running. */
    public @Nullable Long deadline() {
        int decider = decider();
        return clocks == null || decider < 0 || seats.get(decider).bot() != null ? null : clocks.deadline(decider);
    }

    /** A seat's place: by the game's own standing, those who gave up after all the others. */
    public int place(Position seen, int seat) {
        int place = 1;
        for (int other = 0; other < seats.size(); other++) {
            boolean gaveUp = seats.get(other).resigned();
            boolean weGaveUp = seats.get(seat).resigned();
            if (gaveUp == weGaveUp ? seen.place(other) < seen.place(seat) : weGaveUp) {
                place++;
            }
        }
        return place;
    }
}
