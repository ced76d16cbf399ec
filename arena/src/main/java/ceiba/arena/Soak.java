package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import ceiba.engine.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private final List<Setup> tables = new ArrayList<>();
    private final long seed;
    private final int every;

    /**
     * @param seats the numbers of seats to play with, in turn
     * @param variants as {@link Setup#of} takes them; those that are left out take all their values in turn
     * @param every how often the costly checks are made
     */
    public Soak(Game game, List<Integer> seats, Map<String, ?> variants, long seed, int every) {
        this.game = game;
        this.seed = seed;
        this.every = every;
        List<Variant> free = game.variants().stream()
                .filter(variant -> !variants.containsKey(variant.name()))
                .toList();
        for (Map<String, String> combination : Variant.combinations(free)) {
            Map<String, Object> all = new LinkedHashMap<>(variants);
            all.putAll(combination);
            seats.forEach(number -> tables.add(Setup.of(game, number, all, 0)));
        }
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
        long matchSeed = (seed + match) & Setup.MAX_SEED;
        try {
            new Trial(game, table.with(matchSeed), every, matchSeed).play();
            return Optional.empty();
        } catch (Trial.Failure e) {
            return Optional.of(e);
        }
    }
}
