package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.server.store.Database;
import ceiba.server.store.Entry;
import ceiba.server.store.Log;
import ceiba.server.store.Unavailable;
import ceiba.server.store.Write;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All matches. Those in use are held in memory, but only as a cache: the log has the truth, and if somebody else has written
 * to a match we read on before we try again.
 */
public final class Matches {

    /** An entry to be made, apart from its place in the log. */
    public record Draft(Entry.Kind kind, int seat, String body) {

        public Draft(Entry.Kind kind, int seat) {
            this(kind, seat, "");
        }
    }

    /** Decides what to write, looking at the match as it is; asked again if it has changed meanwhile. */
    @FunctionalInterface
    public interface Decision {
        Draft of(Match match, long now);
    }

    private static final Logger LOGGER = LoggerFactory.getLogger(Matches.class);

    /** For how long a due bot is left to the node that has taken it on. */
    static final long LEASE = 10_000;

    /** How often the other nodes are told who is still here: well within {@link Play#AWAY_TIMED}. */
    private static final long SIGHTINGS = 60_000;

    /** For how long the sweep passes over a match that cannot be read: another node may be able to. */
    private static final long PASSED_OVER = 300_000;

    private static final int MAX_SET_ASIDE = 100_000;
    private static final int TRIES = 8;

    /** Nobody holds a match for longer unless the database keeps it waiting. */
    private static final long LOCK_MILLIS = 3000;

    private final Log log;
    private final InstantSource clock;
    private final Cache<String, Live> recent;
    /** Every match that anybody still holds: there are never two of the same. */
    private final Cache<String, Live> held = Caffeine.newBuilder().weakValues().build();

    /** The matches that this node cannot read. */
    private final Cache<String, Boolean> setAside =
            Caffeine.newBuilder().maximumSize(MAX_SET_ASIDE).build();

    /** Those to which something may have been written that we do not know of. */
    private final Set<Live> doubtful = ConcurrentHashMap.newKeySet();

    private volatile Consumer<Live> due = live -> {};
    private final long started;
    private long noted;

    public Matches(Log log, InstantSource clock, int cached) {
        this.log = log;
        this.clock = clock;
        started = clock.millis();
        noted = started;
        recent = Caffeine.newBuilder().maximumSize(cached).build();
    }

    /** Tells whom to wake when a bot has to decide. */
    public void whenBotDue(Consumer<Live> bots) {
        due = bots;
    }

    public long now() {
        return clock.millis();
    }

    public InstantSource clock() {
        return clock;
    }

    /** How many are in memory. */
    public long size() {
        return held.estimatedSize();
    }

    /** How many could not be read. */
    public long setAside() {
        return setAside.estimatedSize();
    }

    /**
     * A match by its id.
     *
     * @throws Denied if there is none, or it cannot be read
     */
    public Live get(String id) {
        if (setAside.getIfPresent(id) != null) {
            throw unreadable();
        }
        Live live = Identifiers.likely(id) ? held.get(id, this::load) : null;
        if (live == null) {
            throw new Denied(Denied.Code.MISSING, "there is no table or match with this id");
        }
        if (recent.getIfPresent(id) != live) {
            recent.put(id, live);
        }
        if (live.match().stranded()) {
            close(live);
        }
        if (live.match().removed()) {
            throw new Denied(Denied.Code.MISSING, "the administrator has removed this table");
        }
        return live;
    }

    /** The administrator takes a table or a match away, whatever its status. */
    public void remove(Live live) {
        write(live, null, (match, now) -> new Draft(Entry.Kind.CLOSE, -1, Match.REMOVED));
    }

    private @Nullable Live load(String id) {
        List<Entry> entries = log.entries(id, 0);
        Log.Kept kept = log.kept(id).orElse(null);
        if (entries.isEmpty() || kept == null) {
            return null;
        }
        Match match;
        try {
            match = folded(entries, kept);
        } catch (RuntimeException
                | StackOverflowError e) { // whatever is wrong with it, it is wrong with this match alone
            throw setAside(id, e);
        }
        if (match.status() == Match.Status.OVER && kept.result() == null && !match.rulesGone()) {
            var _ = log.keep(id, result(match)); // a server before ours did not
        }
        return new Live(match);
    }

    /** The match that its entries make, and what is kept beside them if its rules are gone. */
    private static Match folded(List<Entry> entries, Log.Kept kept) {
        Match match = Match.of(entries);
        String result = kept.result();
        return match.rulesGone() && kept.status().equals(Match.Status.OVER.word())
                ? match.over(result == null ? null : Standing.read(Json.parse(result)))
                : match;
    }

    private static String result(Match match) {
        return Json.compact(
                match.standing(match.begun() ? match.position() : null).json());
    }

    private Denied setAside(String id, Throwable cause) {
        if (setAside.asMap().putIfAbsent(id, true) == null) {
            LOGGER.error("match {} cannot be read and is set aside", id, cause);
        }
        return unreadable();
    }

    private static Denied unreadable() {
        return Denied.notNow("this server cannot read this match");
    }

    /** Ends a match that nobody can play on. */
    private void close(Live live) {
        try {
            write(live, null, (match, now) -> {
                if (!match.stranded()) {
                    throw Denied.notNow("the match has ended");
                }
                return new Draft(Entry.Kind.CLOSE, -1, Match.RULES);
            });
        } catch (Denied e) {
            // somebody else was quicker
        }
    }

    /** The record of a match that has ended; of one whose rules are gone as far as its entries tell. */
    public Map<String, Object> record(Match match) {
        List<MatchRecord.Player> players = match.seats().contains(Seat.UNKNOWN)
                ? List.of()
                : match.seats().stream().map(Seat::player).toList();
        if (match.begun()) {
            return MatchRecord.of(match.game(), match.terms().setup(), match.words(), match.position())
                    .by(players)
                    .json();
        }
        Map<String, Object> record = match.terms().heading();
        record.put("choices", wordsInLog(match));
        Standing standing = match.standing(null);
        if (standing.outcome() != null && match.seats().stream().noneMatch(Seat::resigned)) {
            record.put("result", standing.points());
            record.put("winners", standing.outcome().list());
        }
        if (!players.isEmpty()) {
            record.put("players", players.stream().map(MatchRecord.Player::json).toList());
        }
        return record;
    }

    private List<String> wordsInLog(Match match) {
        List<String> words = new ArrayList<>(match.terms().choices());
        for (Entry entry : log.entries(match.id(), 0)) {
            switch (entry.kind()) {
                case CHOICE -> words.add(entry.body());
                case UNDO ->
                    words.subList(words.size() - Integer.parseInt(entry.body()), words.size())
                            .clear();
                default -> {}
            }
        }
        return words;
    }

    /** Makes a new table, or finds the one that somebody else made with this id a moment before. */
    public Live create(String id, TableTerms terms, List<Seat> seats) {
        Entry entry = new Entry(id, 1, Entry.Kind.CREATE, -1, 0, terms.json(seats), null, now());
        Match match = Match.of(List.of(entry));
        if (commit(new Write(entry, row(match, now()), List.of(terms.owner())), () -> {})) {
            var _ = held.get(id, unknown -> new Live(match)); // it need not be read again
        }
        return get(id);
    }

    /**
     * Writes to a match and returns once that is on disk.
     *
     * @param key the author's own name for this writing; if it was written before, nothing is written and the answer is the
     *     same as then
     * @throws Denied if the decision refuses
     */
    public Log.Made write(Live live, @Nullable String key, Decision decision) {
        if (!locked(live)) {
            throw new Unavailable("the match waits for the database", null);
        }
        try {
            for (int i = 0; i < TRIES; i++) {
                Log.Made made = tryWriting(live, key, decision);
                if (made != null) {
                    return made;
                }
            }
        } finally {
            live.writing.unlock();
        }
        throw new Denied(Denied.Code.STALE, "too much happens at this match at once; look again");
    }

    private Log.@Nullable Made tryWriting(Live live, @Nullable String key, Decision decision) {
        Match match = live.match();
        long now = Math.max(now(), match.updated()); // time never runs backwards in a log
        Entry entry;
        try {
            Draft draft = decision.of(match, now);
            entry = new Entry(match.id(), match.seq() + 1, draft.kind(), draft.seat(), 0, draft.body(), key, now);
        } catch (Denied e) {
            Log.Made before = madeBefore(live, key);
            if (before != null) {
                return before;
            }
            if (catchUp(live)) {
                return null; // refused for what is no longer so, perhaps
            }
            throw e;
        }
        Match next = match.with(entry);
        Entry numbered = new Entry(
                entry.match(), entry.seq(), entry.kind(), entry.seat(), next.step(), entry.body(), entry.key(), now);
        boolean joins = entry.kind() == Entry.Kind.JOIN;
        String guest = joins ? next.seats().get(entry.seat()).guest() : null;
        Write.Row row = row(next, now);
        boolean same = !joins && row.equals(row(match, now)) && row.due() == null;
        Write write = new Write(numbered, same ? null : row, guest == null ? List.of() : List.of(guest));
        if (commit(write, () -> doubtful.add(live))) {
            if (key != null) { // only people have keys of their own
                live.hear();
            }
            live.become(next);
            wakeBot(live);
            return new Log.Made(next.seq(), next.step());
        }
        Log.Made before = madeBefore(live, key);
        if (before == null) {
            catchUp(live);
            wakeBot(live); // it may be our own entry that took the number, the answer to which was lost
        }
        return before;
    }

    /** What was made with a key; if we do not know it yet, the answer to our own writing was lost, so we read on. */
    private Log.@Nullable Made madeBefore(Live live, @Nullable String key) {
        Log.Made made = key == null ? null : log.made(live.match().id(), key).orElse(null);
        if (made != null && made.seq() > live.match().seq()) {
            catchUp(live);
            wakeBot(live);
        }
        return made;
    }

    /** @param doubt is run if it is not known what comes of it, once that can be looked up */
    private boolean commit(Write write, Runnable doubt) {
        CompletableFuture<Boolean> done = log.append(write);
        try {
            return log.inTime(done).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw unwritten(done, doubt, e);
        } catch (ExecutionException e) {
            throw unwritten(done, doubt, e);
        }
    }

    private static Unavailable unwritten(CompletableFuture<Boolean> done, Runnable doubt, Exception cause) {
        var _ = done.whenComplete((written, failure) -> doubt.run());
        return new Unavailable("the entry could not be written", cause);
    }

    private static boolean locked(Live live) {
        try {
            return live.writing.tryLock(LOCK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Takes over what others have written; true if there was anything. */
    private boolean catchUp(Live live) {
        List<Entry> entries = log.entries(live.match().id(), live.match().seq());
        if (entries.isEmpty()) {
            return false;
        }
        Match match = live.match();
        try {
            if (entries.stream().anyMatch(entry -> entry.kind() == Entry.Kind.FORGET)) {
                match = Match.of(log.entries(match.id(), 0)); // what came before is not what it was
            } else {
                for (Entry entry : entries) {
                    match = match.with(entry);
                }
            }
        } catch (RuntimeException e) {
            held.invalidate(match.id());
            recent.invalidate(match.id());
            live.become(live.match().halted());
            throw setAside(match.id(), e);
        }
        live.become(match);
        return true;
    }

    /** What is in the log has been changed; the entry that says so makes every node read it again. */
    void forgotten(Live live) {
        write(live, null, (match, now) -> new Draft(Entry.Kind.FORGET, -1));
        live.writing.lock();
        try {
            live.become(Match.of(log.entries(live.match().id(), 0)));
        } finally {
            live.writing.unlock();
        }
    }

    /** Another node has written up to this number. */
    public void changedElsewhere(String id, long seq) {
        Live live = held.getIfPresent(id);
        if (live != null && live.match().seq() < seq) {
            readOn(live);
        }
    }

    /** Reads on in a match, or later if somebody is writing to it just now. */
    private void readOn(Live live) {
        if (!live.writing.tryLock()) {
            doubtful.add(live);
            return;
        }
        try {
            catchUp(live);
        } catch (Denied e) {
            // it has been set aside
        } finally {
            live.writing.unlock();
        }
    }

    /** Looks what has come of the writings of which nobody told us. */
    private void settleDoubts() {
        for (Live live : List.copyOf(doubtful)) {
            doubtful.remove(live);
            try {
                readOn(live);
            } catch (RuntimeException e) {
                doubtful.add(live);
                throw e;
            }
            wakeBot(live);
        }
    }

    /** Notes of other nodes may have been lost: reads on in every match in memory. */
    public void lookAgain() {
        held.asMap().keySet().forEach(id -> changedElsewhere(id, Long.MAX_VALUE));
    }

    /** Does what the server itself has to do in matches for which the time has come. */
    public synchronized void sweep() {
        settleDoubts();
        long now = now();
        if (now - noted >= SIGHTINGS) {
            long before = noted;
            noted = now;
            noteWhoWasHere(before, now);
        }
        for (String id : log.claim(now, now + LEASE, 100)) {
            try {
                Live live = get(id);
                changedElsewhere(id, Long.MAX_VALUE);
                closeIfExpired(live);
                flagIfDue(live);
                wakeBot(live);
            } catch (Denied e) {
                log.postpone(id, now + PASSED_OVER).join(); // it has been set aside
            } catch (RuntimeException e) {
                if (Database.outOfOrder(e)) {
                    throw e;
                }
                LOGGER.error("match {} cannot be attended to and is passed over for a while", id, e);
                log.postpone(id, now + PASSED_OVER).join();
            }
        }
    }

    private void noteWhoWasHere(long since, long now) {
        Map<Long, List<Log.Sighting>> here = new TreeMap<>();
        for (Live live : held.asMap().values()) {
            for (int seat = 0; seat < live.match().seats().size(); seat++) {
                long at = live.presence().lastSeen(seat, now);
                if (at > since) {
                    here.computeIfAbsent(at, time -> new ArrayList<>())
                            .add(new Log.Sighting(live.match().id(), seat));
                }
            }
        }
        List<CompletableFuture<Void>> noted = new ArrayList<>();
        here.forEach((at, sightings) -> noted.add(log.seen(sightings, at)));
        noted.forEach(CompletableFuture::join);
    }

    /** A person has opened a stream. */
    public void came(Live live, int seat) {
        if (live.presence().came(seat)) {
            moved(live, seat);
        }
    }

    /** A person's stream has ended. */
    public void left(Live live, int seat) {
        if (live.presence().left(seat, now())) {
            moved(live, seat);
        }
    }

    /** Somebody has called about a match; it matters if it sits there. */
    public void called(Live live, @Nullable String guest) {
        int seat = live.match().seatOf(guest);
        if (seat >= 0) {
            live.presence().called(seat, now());
        }
    }

    private void moved(Live live, int seat) {
        var _ = log.seen(List.of(new Log.Sighting(live.match().id(), seat)), now());
        live.nudge();
    }

    /** When a person was last seen, here or on another node; at the start everybody is. */
    long lastSeen(Live live, int seat) {
        long here = live.presence().lastSeen(seat, now());
        long anywhere =
                Math.max(here, log.lastSeen(new Log.Sighting(live.match().id(), seat)));
        return Math.max(anywhere, live.match().began());
    }

    /** Since when this node can be reached. */
    long started() {
        return started;
    }

    /** Closes a table that has waited too long for its start. */
    private void closeIfExpired(Live live) {
        writeIfDue(live, Match::expiry, match -> new Draft(Entry.Kind.CLOSE, -1));
    }

    /** Lets a bot play on for the decider whose clock has run out. */
    public void flagIfDue(Live live) {
        writeIfDue(live, Match::deadline, match -> new Draft(Entry.Kind.FLAG, match.decider()));
    }

    /** Writes something for which the time has come, if it has. */
    private void writeIfDue(Live live, Function<Match, @Nullable Long> when, Function<Match, Draft> what) {
        Long due = when.apply(live.match());
        if (due == null || due > now()) {
            return;
        }
        try {
            write(live, null, (match, now) -> {
                Long end = when.apply(match);
                if (end == null || end > now) {
                    throw Denied.notNow("its time has not come");
                }
                return what.apply(match);
            });
        } catch (Denied e) {
            // somebody else was quicker
        }
    }

    private void wakeBot(Live live) {
        if (live.match().dueBot() != null) {
            due.accept(live);
        }
    }

    private static Write.Row row(Match match, long now) {
        boolean bot = match.dueBot() != null;
        Long due = bot ? Long.valueOf(now) : match.status() == Match.Status.OPEN ? match.expiry() : match.deadline();
        return new Write.Row(
                match.id(),
                match.status().word(),
                match.terms().listed(),
                match.terms().owner(),
                match.created(),
                due,
                bot ? now + LEASE : 0,
                match.status() == Match.Status.OVER ? result(match) : null);
    }
}
