package ceiba.app;

import ceiba.arena.Comparison;
import ceiba.arena.Shard;
import ceiba.arena.Style;
import ceiba.arena.Tuning;
import ceiba.bots.Bots;
import ceiba.bots.Weights;
import ceiba.engine.Game;
import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
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
            "Each round the bots play themselves, with as many seats as the game allows",
            "unless --seats says otherwise; then the weights are fitted to what they really",
            "gained. From the second round on, some of the seats are players with older",
            "weights. New weights play against the best before and all older ones on seeds",
            "that no round learns from, and are kept if they beat each of them. Interrupted,",
            "the same command goes on where it was.",
            "With --network, the players learn a network on top of the weights as they",
            "play.",
            "With --lessons, matches that 'ceiba lessons' has played take the place of the",
            "rounds: one fit, whose strength the lessons held out choose."
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
            names = "--against",
            paramLabel = "FILE",
            split = ",",
            description = "Older weights to play and to check against from the first round on, one or more files.")
    private List<Path> against = List.of();

    @Option(
            names = "--lessons",
            paramLabel = "FILE",
            split = ",",
            description = "Learn from matches of 'ceiba lessons' instead of playing rounds, one or more files.")
    private List<Path> lessons = List.of();

    @Mixin
    private Options.TablesInTurn tables = new Options.TablesInTurn();

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
            names = "--compare",
            paramLabel = "KxR",
            description =
                    "Learn from choices instead of matches: each match is played to a decision by lot, and there the K "
                            + "best choices are played on to the end, R times each with the same lots. With giftsxR the "
                            + "gifts of the game are given to who decides, and played on likewise.")
    private @Nullable String compare;

    @Option(
            names = "--network",
            paramLabel = "UNITS",
            defaultValue = "0",
            description = "Learn a network of so many units together with the weights, by temporal differences; 32 are "
                    + "a good number (default: ${DEFAULT-VALUE}, weights alone).")
    private int units;

    @Option(
            names = "--after",
            paramLabel = "R",
            defaultValue = "0",
            description = "Go on with a network that was learned in so many rounds before: steps are as short as after "
                    + "these, and players try as little (default: ${DEFAULT-VALUE}).")
    private int after;

    @Option(
            names = "--style",
            paramLabel = "SOURCE=T",
            split = ",",
            description =
                    "What players learn to strive for besides: points from this source count T times, such as 2 for "
                            + "twice, 0 for not at all. 'hunger=2' in Tzolk'in makes them fear it.")
    private Map<String, Double> style = Map.of();

    @Option(
            names = "--temperature",
            paramLabel = "T",
            defaultValue = "0.5",
            description =
                    "How freely the players pick: greedy takes choices that are worse by this e times less often, in "
                            + "points of a game whose scale is 20 (default: ${DEFAULT-VALUE}).")
    private double temperature;

    @Option(
            names = "--noise",
            paramLabel = "P",
            defaultValue = "1",
            description =
                    "Whims of the players in the first round, for each feature in points of a game whose scale is 20; "
                            + "half as much in the second, a third in the third... (default: ${DEFAULT-VALUE}).")
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
            description = "Matches on held-out seeds after each round, against each of the weights before "
                    + "(default: ${DEFAULT-VALUE}).")
    private int check;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Play the I-th of N parts of every round, I from 0 on; the processes of all parts run at the "
                    + "same time, each with the same options and the same --out in a folder that all of them see.")
    private @Nullable String part;

    @Mixin
    private Options.FirstSeed seed = new Options.FirstSeed();

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
                tables.of(tuned, seed.number()),
                against,
                rounds,
                matches,
                player,
                compare == null ? null : Comparison.of(compare),
                new Tuning.Training(units, after, Style.of(tuned, style)),
                temperature,
                noise,
                ridge,
                check,
                "./ceiba " + String.join(" ", words));
        Tuning tuning = new Tuning(tuned, plan, file, part == null ? Shard.WHOLE : Shard.of(part), workers);
        tuning.check();
        PrintWriter teller = spec.commandLine().getOut();
        Progress progress = new Progress(spec.commandLine().getErr());
        Consumer<String> tell = line -> {
            progress.erase();
            teller.println(line);
            teller.flush();
        };
        if (units > 0 && !lessons.isEmpty()) {
            throw new Refusal("--network learns while it plays, not from --lessons");
        }
        if (lessons.isEmpty()) {
            tuning.run(start(tuned), tell, progress::at);
        } else {
            tuning.study(lessons, start(tuned), tell);
        }
        teller.println("the best weights are in " + out);
        return Main.DONE;
    }

    private Weights start(Game tuned) {
        if (from == null) {
            return Bots.ownWeights(tuned);
        }
        return from.equals("none") ? Weights.none(tuned.knowledge()) : Bots.weightsIn(tuned, from);
    }
}
