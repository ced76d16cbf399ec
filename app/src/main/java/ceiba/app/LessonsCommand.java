package ceiba.app;

import ceiba.arena.Teaching;
import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "lessons",
        mixinStandardHelpOptions = true,
        description = {
            "Play matches for 'tune --lessons' to learn from.",
            "They begin in many ways: with stirred starts, in mid-match after players with",
            "whims, with gifts for some seats. Each finished match is kept at once;",
            "interrupted, the same command goes on, and with more --matches it adds some."
        })
final class LessonsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Where the lessons go.")
    private String out = "";

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            split = ",",
            description = "Weights of the players, one or more files, by lot; the game's own if left out.")
    private List<String> weights = List.of();

    @Mixin
    private Options.TablesInTurn tables = new Options.TablesInTurn();

    @Option(
            names = "--matches",
            paramLabel = "M",
            defaultValue = "1000",
            description = "Matches the file is to hold (default: ${DEFAULT-VALUE}).")
    private int matches;

    @Option(
            names = "--player",
            paramLabel = "BOT",
            defaultValue = "search:400",
            description = "Who plays: greedy or search:ITERATIONS (default: ${DEFAULT-VALUE}).")
    private String player = "search:400";

    @Option(
            names = "--temperature",
            paramLabel = "T",
            defaultValue = "0.3",
            description = "How freely the players pick; 0 for the best only " + "(default: ${DEFAULT-VALUE}).")
    private double temperature;

    @Option(
            names = "--noise",
            paramLabel = "P",
            defaultValue = "0.5",
            description = "Whims of every other player, for each feature in points of a game whose scale is 20 "
                    + "(default: ${DEFAULT-VALUE}).")
    private double noise;

    @Mixin
    private Options.FirstSeed seed = new Options.FirstSeed();

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Override
    public Integer call() {
        Game taught = game.game();
        Path file = Path.of(out);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
            throw new Refusal("--out takes a file in a folder that is there, not '" + out + "'");
        }
        List<Setup> setups = tables.of(taught, seed.number());
        Teaching.Plan plan = new Teaching.Plan(
                setups,
                weights.isEmpty()
                        ? List.of(Bots.ownWeights(taught))
                        : weights.stream()
                                .map(name -> Bots.weightsIn(taught, name))
                                .toList(),
                matches,
                Teaching.iterationsOf(player),
                temperature,
                noise);
        Map<String, Object> parameters = Json.object(
                "game", taught.id(),
                "tables", setups.stream().map(taught::heading).toList(),
                "weights", weights,
                "player", player,
                "temperature", temperature,
                "noise", noise);
        PrintWriter teller = spec.commandLine().getOut();
        Progress progress = new Progress(spec.commandLine().getErr());
        new Teaching(taught, plan)
                .run(file, parameters, threads.count(), (done, now) -> progress.at(done, now, matches));
        teller.println(matches + " lessons are in " + out);
        return Main.DONE;
    }
}
