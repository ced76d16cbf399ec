package ceiba.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/** Plays the matches of a contest that are not yet in its journal. */
public final class Tournament {

    private final Contest contest;
    private final MatchJournal journal;

    public Tournament(Contest contest, MatchJournal journal) {
        this.contest = contest;
        this.journal = journal;
    }

    /**
     * Plays on that many threads, one match on each.
     *
     * @param progress is told which share of what is left to play is done, from any of the threads
     * @return all matches of the contest, by number
     */
    public List<MatchResult> play(int threads, DoubleConsumer progress) {
        List<Integer> missing = new ArrayList<>();
        for (int match = 0; match < contest.matches(); match++) {
            if (!journal.has(match)) {
                missing.add(match);
            }
        }
        int moments = contest.game().knowledge().moments();
        AtomicLong done = new AtomicLong();
        double all = (double) missing.size() * moments;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            ExecutorCompletionService<MatchResult> running = new ExecutorCompletionService<>(pool);
            for (int match : missing) {
                running.submit(() -> playOne(match, steps -> progress.accept(done.addAndGet(steps) / all)));
            }
            try {
                for (int i = 0; i < missing.size(); i++) {
                    running.take().get();
                }
            } catch (ExecutionException e) {
                pool.shutdownNow();
                throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                pool.shutdownNow();
                Thread.currentThread().interrupt();
                throw (CancellationException) new CancellationException("interrupted").initCause(e);
            }
        }
        return List.copyOf(journal.results());
    }

    private MatchResult playOne(int match, IntConsumer steps) {
        int[] reached = {0};
        Referee referee = new Referee(contest.game(), System::nanoTime, moment -> {
            steps.accept(moment - reached[0]);
            reached[0] = moment;
        });
        MatchResult result = referee.play(match, contest.setup(match), contest.bots(match));
        journal.add(result);
        return result;
    }
}
