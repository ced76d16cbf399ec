package ceiba.arena;

import ceiba.bots.Bot;
import ceiba.engine.MatchRecord;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/** Plays the matches of a contest that have not been played yet. */
public final class Tournament {

    private final Contest contest;
    private final Shard shard;
    private final BiConsumer<MatchResult, MatchRecord> keeper;
    private final Map<Integer, MatchResult> results = new ConcurrentSkipListMap<>();

    /**
     * @param before matches that were played before
     * @param keeper is given each finished match and its record, from any of the threads
     */
    public Tournament(Contest contest, Collection<MatchResult> before, BiConsumer<MatchResult, MatchRecord> keeper) {
        this(contest, Shard.WHOLE, before, keeper);
    }

    /** Plays only the deals of a shard, each in every rotation. */
    public Tournament(
            Contest contest, Shard shard, Collection<MatchResult> before, BiConsumer<MatchResult, MatchRecord> keeper) {
        this.contest = contest;
        this.shard = shard;
        this.keeper = keeper;
        before.forEach(result -> results.put(result.match(), result));
    }

    /**
     * Plays on that many threads, one match on each. A match that fails ends the others, too.
     *
     * @param progress is told which share of what is left to play is done, from any of the threads
     * @return all matches of the contest or of its shard, and those that were played before, by number
     */
    public List<MatchResult> play(int threads, DoubleConsumer progress) {
        List<Integer> missing = new ArrayList<>();
        for (int match = 0; match < contest.matches(); match++) {
            if (shard.has(contest.deal(match)) && !results.containsKey(match)) {
                missing.add(match);
            }
        }
        AtomicLong done = new AtomicLong();
        double all = (double) missing.size() * contest.game().knowledge().moments();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int match : missing) {
            tasks.add(() -> {
                playOne(match, moments -> progress.accept(done.addAndGet(moments) / all));
                return null;
            });
        }
        Workers.run(threads, tasks);
        return List.copyOf(results.values());
    }

    private void playOne(int match, IntConsumer progress) {
        int[] reached = {0};
        Referee referee = new Referee(contest.game(), System::nanoTime, moment -> {
            progress.accept(moment - reached[0]);
            reached[0] = moment;
        });
        Referee.Played played;
        List<Bot> bots = contest.bots(match);
        try {
            played = referee.play(match, contest.setup(match), bots);
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            throw new IllegalStateException(
                    "match " + match + " (seed " + contest.seed(match) + ", " + String.join(",", contest.lineUp(match))
                            + ") failed: " + e,
                    e);
        } finally {
            bots.forEach(Bot::close);
        }
        keeper.accept(played.result(), played.record());
        results.put(match, played.result());
    }
}
