package ceiba.server.match;

import ceiba.bots.Level;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Outcome;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Undo;
import ceiba.server.guest.Names;
import ceiba.server.store.Entry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** How a match ended that was closed because nobody has its rules any more. */
    static final String RULES = "rules";
    /** The same, if the administrator has removed it. */
    static final String REMOVED = "removed";

    /** In the entry that frees a person's seat: that it was not the person's own wish. */
    static final String SENT_AWAY = "sentAway";

    private static final String RESIGNED = "resigned";
    private static final long LISTED_FOR = Duration.ofDays(1).toMillis();
    private static final long OPEN_FOR = Duration.ofDays(30).toMillis();

    /** The bot that plays for a person who gave up, is away or whose clock ran out, at a table without bots. */
    static final Level STAND_IN = Level.ADEPT;

    private final String id;
    private final TableTerms terms;
    private final long created;
    /** Null, as the positions are, if this version of its rules is gone. */
    private final @Nullable Game game;

    private final @Nullable Position start;
    private Status status = Status.OPEN;
    private String ending = "";
    private List<Seat> seats;
    private long seq;
    private long positionSeq;
    private long updated;
    private long began;
    private @Nullable Position position;
    private @Nullable ChoiceMade last;
    private long stateSeq;
    private Talk talk = Talk.NONE;

    /** The guests whom the owner has sent away from the table. */
    private Set<String> sentAway = Set.of();

    private List<Pin> pins = List.of();
    private @Nullable String rematch;
    private @Nullable Clocks clocks;
    /** The step as the entries have it, if the rules are gone. */
    private int told;

    /** How it ended, if the rules are gone. */
    private @Nullable Standing kept;

    private Match(Entry create) {
        Node body = Json.parse(create.body());
        id = create.match();
        terms = TableTerms.read(body);
        seats = TableTerms.seats(body);
        created = create.at();
        updated = create.at();
        seq = create.seq();
        stateSeq = seq;
        game = Games.find(terms.game(), terms.rules()).orElse(null);
        if (game == null && !Games.gone(terms.game(), terms.rules())) {
            throw new Refusal("version " + terms.rules() + " of the rules of " + terms.game() + " is not known here");
        }
        start = game == null ? null : game.start(terms.setup());
    }

    private Match(Match other) {
        id = other.id;
        terms = other.terms;
        created = other.created;
        game = other.game;
        start = other.start;
        status = other.status;
        ending = other.ending;
        seats = other.seats;
        seq = other.seq;
        positionSeq = other.positionSeq;
        updated = other.updated;
        began = other.began;
        position = other.position;
        last = other.last;
        stateSeq = other.stateSeq;
        talk = other.talk;
        sentAway = other.sentAway;
        pins = other.pins;
        rematch = other.rematch;
        clocks = other.clocks;
        told = other.told;
        kept = other.kept;
    }

    /**
     * The match that entries make, the first of which sets up the table.
     *
     * @throws RuntimeException if they cannot be read, or are of a game or of rules that we do not know
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

    /** The same, known to be over: without the rules the entries do not tell. */
    Match over(@Nullable Standing standing) {
        Match over = new Match(this);
        over.status = Status.OVER;
        over.ending = standing == null ? RULES : standing.ending();
        over.kept = standing;
        return over;
    }

    /** The same, with nothing left to be done: we cannot read how it goes on. */
    Match halted() {
        Match halted = new Match(this);
        halted.status = Status.CLOSED;
        return halted;
    }

    private void apply(Entry entry) {
        int decider = decider();
        int seat = entry.seat();
        switch (entry.kind()) {
            case CREATE -> throw new IllegalStateException("a table is set up once");
            case JOIN -> put(seat, Seat.read(Json.parse(entry.body())));
            case SEAT -> fill(seat, Json.parse(entry.body()));
            case CLOSE -> {
                status = Status.CLOSED;
                ending = entry.body();
            }
            case START -> begin(entry);
            case CHOICE -> choose(entry.body(), entry.seq());
            case UNDO -> undo(Integer.parseInt(entry.body()));
            case RESIGN -> resign(seat);
            case TAKEOVER -> put(seat, seats.get(seat).played(level(entry.body())));
            case FLAG -> put(seat, seats.get(seat).played(standIn()));
            case RETURN -> put(seat, seats.get(seat).played(null));
            case CHAT -> talk = talk.said(entry);
            case UNSAY -> talk = talk.unsaid(entry);
            case MUTE -> talk = talk.muted(entry);
            case PIN ->
                pins = Stream.concat(
                                pins.stream(),
                                Stream.of(new Pin(entry.seq(), seat, Pin.Note.read(Json.parse(entry.body())))))
                        .toList();
            case UNPIN -> unpin(pin -> pin.id() == Long.parseLong(entry.body()));
            case NAME -> put(seat, seats.get(seat).named(entry.body()));
            case FORGET -> {}
            case REMATCH -> rematch = entry.body();
            case UNKNOWN -> throw new Refusal("entry " + entry.seq() + " is of a kind that is not known here");
        }
        seq = entry.seq();
        updated = entry.at();
        switch (entry.kind()) {
            case CHAT, UNSAY, MUTE -> {}
            default -> stateSeq = seq;
        }
        switch (entry.kind()) {
            case START, CHOICE, UNDO -> {
                positionSeq = seq;
                told = game == null ? entry.step() : 0;
            }
            default -> {}
        }
        if (clocks != null) {
            clocks = clocks.after(entry, decider, decider(), seats);
        }
    }

    /** Frees a seat or puts a bot there; whom the owner sends away does not come back. */
    private void fill(int seat, Node body) {
        String guest = seats.get(seat).guest();
        if (guest != null && body.has(SENT_AWAY)) {
            sentAway = Stream.concat(sentAway.stream(), Stream.of(guest)).collect(Collectors.toUnmodifiableSet());
        }
        put(seat, Seat.read(body));
    }

    private void begin(Entry entry) {
        Node body = Json.parse(entry.body());
        if (body.has("fill")) {
            Seat bot = Seat.bot(Seat.level(body.get("fill")));
            seats = seats.stream().map(seat -> seat.isOpen() ? bot : seat).toList();
        }
        status = Status.RUNNING;
        began = entry.at();
        position = start == null ? null : start.copy();
        for (String words : terms.choices()) {
            choose(words, entry.seq());
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

    private void choose(String words, long at) {
        if (game == null) {
            return;
        }
        Codec codec = game.codec();
        int choice = codec.choice(words);
        Position next = position().copy();
        int seat = next.decider();
        List<Event> events = new ArrayList<>();
        next.choose(choice, (kind, who, a, b, c) -> events.add(new Event(kind, who, a, b, c)));
        int free = Undo.allowed(seat, next.decider(), events, codec::reveals) ? undoable() + 1 : 0;
        last = new ChoiceMade(last, step() + 1, at, seat, choice, List.copyOf(events), free);
        position = next;
        if (next.decider() == Position.OVER) {
            status = Status.OVER;
            ending = "finished";
        }
    }

    private void undo(int count) {
        if (game == null) {
            return;
        }
        for (int i = 0; i < count && last != null; i++) {
            last = last.before();
        }
        position = at(step());
    }

    /** A bot plays on. The match is over with its last person, and when the side that was left leaves one side alone. */
    private void resign(int seat) {
        put(seat, seats.get(seat).givenUp(standIn()));
        unpin(pin -> pin.seat() == seat);
        if (position == null) {
            return;
        }
        if (new Contest(seats, position).endedBy(seat)) {
            status = Status.OVER;
            ending = RESIGNED;
        }
    }

    private void unpin(Predicate<Pin> which) {
        pins = pins.stream().filter(which.negate()).toList();
    }

    /** How strong the table's bots are: the strongest of them plays for a person who gave up or is away. */
    Level standIn() {
        return seats.stream()
                .map(Seat::level)
                .filter(Objects::nonNull)
                .max(Comparator.naturalOrder())
                .orElse(STAND_IN);
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

    /**
     * The game by whose rules it is played.
     *
     * @throws Denied if nobody has them any more
     */
    public Game game() {
        return known(game);
    }

    private <T> T known(@Nullable T ofTheRules) {
        if (ofTheRules == null) {
            throw Denied.notNow("version " + terms.rules() + " of the rules of " + terms.game()
                    + ", by which this match was played, is no longer here");
        }
        return ofTheRules;
    }

    /** Whether nobody has its rules any more. */
    boolean rulesGone() {
        return game == null;
    }

    /** Whether it has not ended and can go no further, for nobody has its rules any more. */
    boolean stranded() {
        return rulesGone() && (status == Status.OPEN || status == Status.RUNNING);
    }

    public Status status() {
        return status;
    }

    public boolean running() {
        return status == Status.RUNNING;
    }

    /** How it ended: finished, resigned, imported, rules or removed; empty if it has not. */
    public String ending() {
        return ending;
    }

    /** Whether it has begun and ended, in whatever way. */
    public boolean ended() {
        return status == Status.OVER || (status == Status.CLOSED && ending.equals(RULES));
    }

    /** Whether the administrator has removed it. */
    boolean removed() {
        return status == Status.CLOSED && ending.equals(REMOVED);
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

    /** The last sequence number at which anything but the chat changed. */
    public long stateSeq() {
        return stateSeq;
    }

    /** How many choices are made and not taken back. */
    public int step() {
        return last == null ? told : last.number();
    }

    public long created() {
        return created;
    }

    public long updated() {
        return updated;
    }

    /** When the match started; 0 if it has not. */
    long began() {
        return began;
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
        Position then = known(start).copy();
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
    List<String> words() {
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

    /** What was said. */
    Talk talk() {
        return talk;
    }

    /** A guest's name as it is shown here: nobody can take it for that of another who sits at the table. */
    String apart(String guest, String name) {
        List<String> others = seats.stream()
                .filter(seat -> !guest.equals(seat.guest()))
                .map(Seat::name)
                .filter(Objects::nonNull)
                .toList();
        return Names.apart(name, others);
    }

    /** Whether the owner has sent a guest away from the table. */
    boolean sentAway(String guest) {
        return sentAway.contains(guest);
    }

    /** What the seats have pinned to the board, the oldest first; nothing once it is over. */
    List<Pin> pins() {
        return running() ? pins : List.of();
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

    /** When a table that has not started is closed: one in the lobby soon. Null if that is not to come. */
    public @Nullable Long expiry() {
        return status == Status.OPEN ? Long.valueOf(created + (terms.listed() ? LISTED_FOR : OPEN_FOR)) : null;
    }

    /** When the decider's clock runs out; null if none is running. */
    public @Nullable Long deadline() {
        int decider = decider();
        return clocks == null || decider < 0 || seats.get(decider).bot() != null ? null : clocks.deadline(decider);
    }

    /** Who has won. Null as long as it goes on, and for a record that stops half-way. */
    @Nullable
    Outcome outcome() {
        if (kept != null) {
            return kept.outcome();
        }
        return status != Status.OVER || position == null
                ? null
                : new Contest(seats, position).outcome(ending.equals(RESIGNED));
    }

    /** How the seats stand at a position, or before there is one. */
    Standing standing(@Nullable Position seen) {
        if (kept != null) {
            return kept;
        }
        if (seen != null) {
            return Standing.of(this, seen, outcome());
        }
        return Standing.even(this, start == null ? seat -> seat : start::side);
    }
}
