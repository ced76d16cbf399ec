package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;

/** Very many random matches in which every promise of a game is checked. */
public final class Soak {

    /** After a failure, so many more matches are searched for one that shows it in fewer choices. */
    private static final int MATCHES_FOR_A_SHORTER_ONE = 2000;

    private final Game game;
    private final List<Setup> tables;
    private final int every;

    /**
     * @param tables played in turn, on seeds that follow each other from theirs on
     * @param every how often the costly checks are made
     */
    public Soak(Game game, List<Setup> tables, int every) {
        this.game = game;
        this.tables = List.copyOf(tables);
        this.every = every;
    }

    /** Plays the matches on that many threads; the shortest failure found, if any. */
    public Optional<Trial.Failure> run(long matches, int threads, LongConsumer progress) {
        AtomicLong next = new AtomicLong();
        AtomicReference<Trial.Failure> failure = new AtomicReference<>();
        Callable<Void> worker = () -> {
            long match;
            while (failure.get() == null && (match = next.getAndIncrement()) < matches) {
                Workers.goOn();
                play(match).ifPresent(found -> failure.compareAndSet(null, found));
                progress.accept(match + 1);
            }
            return null;
        };
        Workers.run(threads, Collections.nCopies(threads, worker));
        return Optional.ofNullable(failure.get()).map(found -> shorter(found, matches));
    }

    private Trial.Failure shorter(Trial.Failure first, long matches) {
        Trial.Failure shortest = first;
        for (long match = matches; match < matches + MATCHES_FOR_A_SHORTER_ONE; match++) {
            Optional<Trial.Failure> other = play(match);
            if (other.isPresent()
                    && other.get().record().choices().size()
                            < shortest.record().choices().size()) {
                shortest = other.get();
            }
        }
        return shortest;
    }

    private Optional<Trial.Failure> play(long match) {
        Setup table = tables.get((int) (match % tables.size()));
        long matchSeed = (table.seed() + match) & Setup.MAX_SEED;
        try {
            new Trial(game, table.with(matchSeed), every, matchSeed).play();
            return Optional.empty();
        } catch (Trial.Failure e) {
            return Optional.of(e);
        }
    }
}
