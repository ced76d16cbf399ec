package ceiba.app;

import ceiba.arena.Soak;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "soak",
        mixinStandardHelpOptions = true,
        description = {
            "Play random matches and check every promise of the game.",
            "That each legal choice is accepted and nothing else, the game's invariants,",
            "copies, JSON, words, secrets, and that matches end. On a failure, prints the",
            "shortest record found that shows it and exits with 1."
        })
final class SoakCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Option(
            names = "--matches",
            paramLabel = "N",
            defaultValue = "10000",
            description = "How many matches (default: ${DEFAULT-VALUE}).")
    private long matches;

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "Number of seats; all of the game's in turn if left out.")
    private @Nullable Integer seats;

    @Mixin
    private Options.Variants variants = new Options.Variants();

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "0",
            description = "Seed of the first match (default: 0).")
    private long seed;

    @Option(
            names = "--every",
            paramLabel = "K",
            defaultValue = "100",
            description = "Make the costly checks (JSON, copies, secrets...) at every K-th choice; the invariants are "
                    + "checked after each (default: ${DEFAULT-VALUE}).")
    private int every;

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Override
    public Integer call() {
        Game soaked = game.game();
        if (matches < 1 || every < 1) {
            throw new Refusal("--matches and --every take 1 or more");
        }
        int workers = threads.count();
        Map<String, Object> chosen = variants.of(soaked);
        List<Integer> players = seats != null
                ? List.of(seats)
                : IntStream.rangeClosed(soaked.minSeats(), soaked.maxSeats())
                        .boxed()
                        .toList();
        Setup.of(soaked, players.getFirst(), chosen, seed); // refuses what does not fit
        Progress progress = new Progress(spec.commandLine().getErr());
        long start = System.nanoTime();
        Optional<Trial.Failure> failure = new Soak(soaked, players, chosen, seed, every)
                .run(matches, workers, done -> progress.at((double) done / matches));
        PrintWriter out = spec.commandLine().getOut();
        if (failure.isPresent()) {
            spec.commandLine()
                    .getErr()
                    .println("ceiba: a promise is broken " + failure.get().getMessage());
            out.print(Json.pretty(failure.get().record().json()));
            out.flush();
            return Main.CHECK_FAILED;
        }
        out.printf("%,d matches without a failure in %.0f s%n", matches, (System.nanoTime() - start) / 1e9);
        return Main.DONE;
    }
}
