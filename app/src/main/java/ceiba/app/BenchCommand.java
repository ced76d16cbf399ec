package ceiba.app;

import ceiba.arena.Bench;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Measure how fast a game is on one thread.",
            "Random matches and choices per second, copies of a position per second, bytes",
            "allocated per choice, bytes per position, choices per match. Medians of five",
            "slices."
        })
final class BenchCommand implements Callable<Integer> {

    private static final double MAX_SECONDS = 3600;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Mixin
    private Options.Seats seats = new Options.Seats();

    @Mixin
    private Options.Variants variants = new Options.Variants();

    @Option(
            names = "--seconds",
            paramLabel = "T",
            defaultValue = "10",
            description = "How long to measure (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Mixin
    private Options.AsJson json = new Options.AsJson();

    @Override
    public Integer call() {
        if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
            throw new Refusal("--seconds takes more than 0 and at most 3600, not " + seconds);
        }
        Game measured = game.game();
        Setup start = Setup.of(measured, seats.of(measured), variants.of(measured), 0);
        Progress progress = new Progress(spec.commandLine().getErr());
        Bench.Result result = new Bench(measured, start).run(seconds, progress::at);
        PrintWriter out = spec.commandLine().getOut();
        if (json.wanted()) {
            out.print(Json.pretty(result.json()));
        } else {
            out.printf("%s with %d seats, one thread%n", measured.id(), start.seats());
            out.printf("%,14.0f  matches/s%n", result.matchesPerSecond());
            out.printf("%,14.0f  choices/s (list the legal ones, make one)%n", result.choicesPerSecond());
            out.printf("%,14.0f  copies/s%n", result.copiesPerSecond());
            out.printf("%14.3f  bytes allocated per choice%n", result.bytesPerChoice());
            out.printf("%14d  bytes per position%n", result.bytesPerPosition());
            out.printf("%14.1f  choices per match%n", result.meanChoices());
            out.printf("%14d  choices in the longest match%n", result.maxChoices());
        }
        out.flush();
        return Main.DONE;
    }
}
