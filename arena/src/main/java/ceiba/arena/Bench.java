package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;

/** How fast a game is on one thread. Measures in slices, each kind of work in turn, and takes medians. */
public final class Bench {

    /** What was measured; all per second on one thread. */
    public record Result(
            double matchesPerSecond,
            double choicesPerSecond,
            double copiesPerSecond,
            double bytesPerChoice,
            long bytesPerPosition,
            double meanChoices,
            int maxChoices) {

        public Map<String, Object> json() {
            return Json.object(
                    "matchesPerSecond", matchesPerSecond,
                    "choicesPerSecond", choicesPerSecond,
                    "copiesPerSecond", copiesPerSecond,
                    "bytesPerChoice", bytesPerChoice,
                    "bytesPerPosition", bytesPerPosition,
                    "meanChoices", meanChoices,
                    "maxChoices", maxChoices);
        }
    }

    private static final int SLICES = 5;
    private static final int STARTS = 256;
    private static final int COPIES_AT_ONCE = 1024;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Position[] starts = new Position[STARTS];
    private final Position[] middles = new Position[STARTS];
    private final Position position;
    private final int[] buffer;
    private final Rng rng = new Rng(1);
    private long matches;
    private long choices;
    private int maxChoices;

    /** @param start what the matches start from, each with another seed */
    public Bench(Game game, Setup start) {
        buffer = new int[game.maxOptions()];
        for (int i = 0; i < STARTS; i++) {
            starts[i] = game.start(new Setup(start.seats(), start.variants(), i));
            middles[i] = starts[i].copy();
            for (int choice = 0; choice < 2 * i && middles[i].decider() != Position.OVER; choice++) {
                middles[i].choose(buffer[rng.below(middles[i].choices(buffer))], Journal.SILENT);
            }
        }
        position = starts[0].copy();
    }

    /** Measures for about that many seconds, after a third of that to warm up; tells its progress from 0 to 1. */
    public Result run(double seconds, Consumer<Double> progress) {
        long slice = (long) (seconds * 1e9 / SLICES);
        play(slice);
        copy(slice / 2);
        double[] matchesPerSecond = new double[SLICES];
        double[] choicesPerSecond = new double[SLICES];
        double[] copiesPerSecond = new double[SLICES];
        long allMatches = 0;
        long allChoices = 0;
        long allocated = 0;
        maxChoices = 0;
        for (int i = 0; i < SLICES; i++) {
            progress.accept((double) i / SLICES);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            double time = play(slice * 3 / 4);
            allocated += THREADS.getCurrentThreadAllocatedBytes() - before;
            matchesPerSecond[i] = matches / time;
            choicesPerSecond[i] = choices / time;
            allMatches += matches;
            allChoices += choices;
            copiesPerSecond[i] = copy(slice / 4);
        }
        progress.accept(1.0);
        return new Result(
                median(matchesPerSecond),
                median(choicesPerSecond),
                median(copiesPerSecond),
                (double) allocated / allChoices,
                bytesPerPosition(),
                (double) allChoices / allMatches,
                maxChoices);
    }

    /** Random matches to the end, each decision by listing the legal choices and making one; returns seconds. */
    private double play(long nanos) {
        matches = 0;
        choices = 0;
        long start = System.nanoTime();
        long time;
        do {
            position.copyFrom(starts[rng.below(STARTS)]);
            int length = 0;
            while (position.decider() != Position.OVER) {
                position.choose(buffer[rng.below(position.choices(buffer))], Journal.SILENT);
                length++;
            }
            matches++;
            choices += length;
            maxChoices = Math.max(maxChoices, length);
            time = System.nanoTime() - start;
        } while (time < nanos);
        return time / 1e9;
    }

    /** Copies per second into an existing position. */
    private double copy(long nanos) {
        long copies = 0;
        long start = System.nanoTime();
        long time;
        do {
            for (int i = 0; i < COPIES_AT_ONCE; i++) {
                position.copyFrom(middles[i % STARTS]);
            }
            copies += COPIES_AT_ONCE;
            time = System.nanoTime() - start;
        } while (time < nanos);
        return copies / (time / 1e9);
    }

    private long bytesPerPosition() {
        Position[] copies = new Position[STARTS];
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < STARTS; i++) {
            copies[i] = middles[i].copy();
        }
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        return copies[0].equals(middles[0]) ? allocated / STARTS : 0;
    }

    private static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
