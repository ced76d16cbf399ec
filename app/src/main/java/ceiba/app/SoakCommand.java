package ceiba.app;

import ceiba.arena.Soak;
import ceiba.arena.Tables;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Trial;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "soak",
        mixinStandardHelpOptions = true,
        description = {
            "Play random matches and check every promise of the game, with every number of",
            "seats and every variant in turn, unless the options say which.",
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

    @Mixin
    private Options.SeatsInTurn seats = new Options.SeatsInTurn();

    @Mixin
    private Options.Variants variants = new Options.Variants();

    @Mixin
    private Options.FirstSeed seed = new Options.FirstSeed();

    @Option(
            names = "--every",
            paramLabel = "K",
            defaultValue = "100",
            description = "Make the costly checks (JSON, copies, secrets...) at every K-th choice; the invariants are "
                    + "checked after each (default: ${DEFAULT-VALUE}).")
    private int costly;

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Override
    public Integer call() {
        Game soaked = game.game();
        if (matches < 1 || costly < 1) {
            throw new Refusal("--matches and --every take 1 or more");
        }
        int workers = threads.count();
        List<Integer> every = IntStream.rangeClosed(soaked.minSeats(), soaked.maxSeats())
                .boxed()
                .toList();
        List<Setup> tables = Tables.inTurn(soaked, seats.or(every), variants.of(soaked), true, seed.number());
        Progress progress = new Progress(spec.commandLine().getErr());
        long start = System.nanoTime();
        Optional<Trial.Failure> failure =
                new Soak(soaked, tables, costly).run(matches, workers, done -> progress.at((double) done / matches));
        PrintWriter out = spec.commandLine().getOut();
        if (failure.isPresent()) {
            spec.commandLine()
                    .getErr()
                    .println("ceiba: a promise is broken " + failure.get().getMessage());
            out.print(Json.pretty(failure.get().record().json()));
            out.flush();
            return Main.FAILED;
        }
        out.printf("%,d matches without a failure in %.0f s%n", matches, (System.nanoTime() - start) / 1e9);
        return Main.DONE;
    }
}
