package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Refusal;
import ceiba.server.store.Archive;
import ceiba.server.store.Entry;
import ceiba.server.store.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/** Goes through everything that a database holds: whether every match folds and every record replays. */
public final class Check {

    /** What is wrong, and where. */
    public record Fault(String where, String what) {}

    /**
     * What there is.
     *
     * @param statuses how many matches of each
     * @param records of finished matches that were replayed
     * @param withoutRules matches whose rules nobody has any more
     */
    public record Counts(
            int guests, int matches, Map<String, Integer> statuses, int entries, int records, int withoutRules) {}

    private final Archive archive;
    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Integer> statuses = new TreeMap<>();
    private int matches;
    private int entries;
    private int records;
    private int withoutRules;
    private int guests;

    private Check(Archive archive) {
        this.archive = archive;
    }

    /** Checks everything; the progress goes from 0 to 1. */
    public static Check of(Archive archive, DoubleConsumer progress) {
        Check check = new Check(archive);
        check.run(progress);
        return check;
    }

    private void run(DoubleConsumer progress) {
        archive.damage().forEach(line -> faults.add(new Fault("database", line)));
        guests = archive.guests();
        List<String> ids = archive.matches();
        for (String id : ids) {
            progress.accept((double) matches / ids.size());
            matches++;
            check(archive.match(id));
        }
        progress.accept(1);
    }

    private void check(Archive.Held held) {
        entries += held.entries().size();
        Match match = held.kept() == null ? noted(held.id(), "it has entries but no row") : fold(held);
        if (match == null || held.kept() == null) {
            return;
        }
        if (match.rulesGone()) {
            withoutRules++;
        } else {
            checkRow(match, held.kept());
        }
        statuses.merge(held.kept().status(), 1, Integer::sum);
    }

    /** The match that the entries make; null if they make none. */
    private @Nullable Match fold(Archive.Held held) {
        Match match = null;
        for (Entry entry : held.entries()) {
            String where = "entry " + entry.seq() + " (" + entry.kind() + "): ";
            try {
                long expected = match == null ? 1 : match.seq() + 1;
                if (entry.seq() != expected) {
                    return noted(held.id(), where + "entry " + expected + " is missing");
                }
                match = match == null ? Match.of(List.of(entry)) : match.with(entry);
            } catch (RuntimeException e) { // of whatever kind: the fault is in what we read
                return noted(held.id(), where + sentence(e));
            }
            if (!match.rulesGone() && match.step() != entry.step()) {
                return noted(held.id(), where + "it says step " + entry.step() + ", the match is at " + match.step());
            }
        }
        return match == null ? noted(held.id(), "it has a row but no entries") : match;
    }

    private void checkRow(Match match, Log.Kept kept) {
        String status = match.status().word();
        if (!status.equals(kept.status())) {
            noted(match.id(), "its row says " + kept.status() + ", its entries " + status);
        }
        if (match.status() != Match.Status.OVER) {
            return;
        }
        String result = Json.compact(
                match.standing(match.begun() ? match.position() : null).json());
        if (kept.result() != null && !Objects.equals(kept.result(), result)) {
            noted(match.id(), "its row says the result " + kept.result() + ", its entries " + result);
        }
        try {
            Map<String, Object> written = MatchRecord.of(
                            match.game(), match.terms().setup(), match.words(), match.position())
                    .json();
            MatchRecord.read(Json.parse(Json.compact(written))).replay();
            records++;
        } catch (RuntimeException e) {
            noted(match.id(), "its record does not replay: " + sentence(e));
        }
    }

    private @Nullable Match noted(String match, String what) {
        faults.add(new Fault("match " + match, what));
        return null;
    }

    private static String sentence(RuntimeException e) {
        return switch (e) {
            case Refusal refusal -> refusal.sentence();
            case Denied denied -> denied.sentence();
            default -> e.toString();
        };
    }

    /** What is wrong; nothing if all is well. */
    public List<Fault> faults() {
        return List.copyOf(faults);
    }

    public Counts counts() {
        return new Counts(guests, matches, new TreeMap<>(statuses), entries, records, withoutRules);
    }
}
