package ceiba.app;

import ceiba.arena.Tuning;
import ceiba.bots.Bots;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import ceiba.engine.Variant;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        description = {
            "Learn better weights for a game's bots by self-play.",
            "Each round the bots play themselves, then the weights are fitted to the points",
            "they really gained; new weights play against those at the start on seeds that",
            "no round learns from, and the best are kept. Interrupted, the same command goes",
            "on after the last finished round."
        })
final class TuneCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the best weights go.")
    private String out = "";

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description = "Weights to start from: a file, or 'none'; the game's own if left out.")
    private @Nullable String from;

    @Option(
            names = "--seats",
            paramLabel = "N",
            split = ",",
            description =
                    "Number of seats, or several with commas, played in turn; as many as the game allows if left out.")
    private List<Integer> seats = List.of();

    @Option(
            names = "--all-variants",
            description = "Play all variants of the rules in turn, not only the standard one.")
    private boolean allVariants;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            defaultValue = "8",
            description = "Rounds (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(
            names = "--matches",
            paramLabel = "M",
            defaultValue = "2000",
            description = "Matches in each round (default: ${DEFAULT-VALUE}).")
    private int matches;

    @Option(
            names = "--player",
            paramLabel = "BOT",
            defaultValue = "greedy",
            description = "Who plays: greedy or search:ITERATIONS (default: ${DEFAULT-VALUE}).")
    private String player = "greedy";

    @Option(
            names = "--temperature",
            paramLabel = "T",
            defaultValue = "0.5",
            description = "How freely the players pick (default: ${DEFAULT-VALUE}).")
    private double temperature;

    @Option(
            names = "--noise",
            paramLabel = "P",
            defaultValue = "1",
            description = "Whims of the players in the first round, in points a feature; half as much in the second, a "
                    + "third in the third... (default: ${DEFAULT-VALUE}).")
    private double noise;

    @Option(
            names = "--ridge",
            paramLabel = "L",
            defaultValue = "60",
            description = "How strongly the weights before hold back the new ones (default: ${DEFAULT-VALUE}).")
    private double ridge;

    @Option(
            names = "--check",
            paramLabel = "K",
            defaultValue = "200",
            description = "Matches on held-out seeds after each round (default: ${DEFAULT-VALUE}).")
    private int check;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "0", description = "Seed of the self-play (default: 0).")
    private long seed;

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Override
    public Integer call() {
        Game tuned = game.game();
        Path file = Path.of(out);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Refusal("there is no folder for " + out);
        }
        if (Files.isDirectory(file)) {
            throw new Refusal("--out takes a file, and '" + out + "' is a folder");
        }
        int workers = threads.count();
        List<String> words = spec.commandLine().getParseResult().originalArgs();
        Tuning.Plan plan = new Tuning.Plan(
                tables(tuned),
                rounds,
                matches,
                player,
                temperature,
                noise,
                ridge,
                check,
                "./ceiba " + String.join(" ", words));
        Tuning tuning = new Tuning(tuned, plan, file, workers);
        tuning.check();
        PrintWriter teller = spec.commandLine().getOut();
        tuning.run(start(tuned), line -> {
            teller.println(line);
            teller.flush();
        });
        teller.println("the best weights are in " + out);
        return Main.DONE;
    }

    private List<Setup> tables(Game tuned) {
        List<Setup> tables = new ArrayList<>();
        for (Map<String, String> variants : Variant.combinations(allVariants ? tuned.variants() : List.of())) {
            for (int players : seats.isEmpty() ? List.of(tuned.maxSeats()) : seats) {
                tables.add(Setup.of(tuned, players, variants, seed));
            }
        }
        return tables;
    }

    private Weights start(Game tuned) {
        if (from == null) {
            return Bots.ownWeights(tuned);
        }
        return from.equals("none") ? Weights.none(tuned.knowledge()) : Bots.weightsIn(tuned, from);
    }
}
