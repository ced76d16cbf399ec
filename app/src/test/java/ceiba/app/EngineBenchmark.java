package ceiba.app;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Journal;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The engine under JMH: run it with {@code ./ceiba jmh}. The results are kept in docs/benchmarks.md. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
public class EngineBenchmark {

    private static final int STARTS = 256;

    @Param("tzolkin")
    public String gameId = "tzolkin";

    @Param({"2", "3", "4"})
    public int seats = 4;

    private Game game = Games.named("tzolkin");
    private Position[] starts = new Position[0];
    private Position position = game.start(Setup.of(game, game.maxSeats(), Map.of(), 0));
    private int[] buffer = new int[0];
    private final Rng rng = new Rng(1);
    private long seed;

    @org.openjdk.jmh.annotations.Setup
    public void prepare() {
        game = Games.named(gameId);
        buffer = new int[game.maxOptions()];
        starts = new Position[STARTS];
        for (int i = 0; i < STARTS; i++) {
            starts[i] = game.start(Setup.of(game, seats, Map.of(), i));
        }
        position = starts[0].copy();
    }

    /** A random match from a prepared start to the end. */
    @Benchmark
    public Position match() {
        position.copyFrom(starts[rng.below(STARTS)]);
        while (position.decider() != Position.OVER) {
            choose();
        }
        return position;
    }

    /** Listing the legal choices and making one, match after match. */
    @Benchmark
    public Position choice() {
        if (position.decider() == Position.OVER) {
            position.copyFrom(starts[rng.below(STARTS)]);
        }
        choose();
        return position;
    }

    /** Copying into an existing position. */
    @Benchmark
    public Position copyInto() {
        position.copyFrom(starts[rng.below(STARTS)]);
        return position;
    }

    /** Setting up a table from a seed. */
    @Benchmark
    public Position start() {
        return game.start(Setup.of(game, seats, Map.of(), seed++ & Setup.MAX_SEED));
    }

    private void choose() {
        position.choose(buffer[rng.below(position.choices(buffer))], Journal.SILENT);
    }
}
