package ceiba.app;

import ceiba.arena.Contest;
import ceiba.arena.MatchJournal;
import ceiba.arena.MatchRecords;
import ceiba.arena.MatchResult;
import ceiba.arena.Shard;
import ceiba.arena.Tournament;
import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        description = {
            "Let bots play against each other and compare them.",
            "Every deal is played in each rotation of the line-up. Interrupted, the same",
            "command goes on where it was."
        },
        subcommands = ArenaMergeCommand.class)
final class ArenaCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "The game, as 'ceiba games' names it.")
    private String game = "";

    @Option(
            names = "--bots",
            paramLabel = "A,B,...",
            description = "The bots by seat: " + Bots.NAMES + ". The last one also takes the seats that are left.")
    private String bots = "";

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "How many matches; a multiple of the seats gives every bot every seat equally often.")
    private @Nullable Integer matches;

    @Mixin
    private Options.Seats seats = new Options.Seats();

    @Mixin
    private Options.Variants variants = new Options.Variants();

    @Mixin
    private Options.FirstSeed seed = new Options.FirstSeed();

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Mixin
    private ArenaReport report = new ArenaReport();

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Play only the I-th of N parts, I from 0 on; 'ceiba arena merge' joins their journals.")
    private @Nullable String part;

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Where finished matches are kept; if left out, in the folder .ceiba until all are played.")
    private @Nullable String journal;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "Keep the record of every match in this folder, for 'ceiba replay'.")
    private @Nullable String records;

    @Override
    public Integer call() {
        int asked = checkGiven();
        Game played = Games.named(game);
        Contest contest = new Contest(
                played, List.of(bots.split(",", -1)), seats.of(played), variants.of(played), asked, seed.number());
        int workers = threads.count();
        Shard shard = part == null ? Shard.WHOLE : Shard.of(part);
        Path kept = journal != null ? Path.of(journal) : usualJournal(contest, shard);
        if (part != null && report.isAsked()) {
            throw new Refusal("a shard has no results of its own: leave --habits, --json and --html to 'arena merge'");
        }
        report.checkFiles(List.of(kept));
        MatchRecords recorded = records == null ? null : new MatchRecords(Path.of(records), contest);
        PrintWriter out = spec.commandLine().getOut();
        try (MatchJournal finished = new MatchJournal(kept, contest)) {
            List<MatchResult> results = play(contest, shard, finished, recorded, workers);
            if (part != null) {
                out.printf(
                        "shard %s: %d of %d matches are in %s; 'ceiba arena merge' joins it with the others%n",
                        shard, results.size(), contest.matches(), kept);
                return Main.DONE;
            }
            report.write(contest, results, out);
            if (journal == null) {
                finished.delete();
            }
        }
        return Main.DONE;
    }

    /** Only 'merge' does without them. Returns how many matches are asked for. */
    private int checkGiven() {
        if (game.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "Missing required parameter: 'GAME'");
        }
        if (bots.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "Missing required option: '--bots=A,B,...'");
        }
        if (matches == null) {
            throw new ParameterException(spec.commandLine(), "Missing required option: '--matches=N'");
        }
        return matches;
    }

    private static Path usualJournal(Contest contest, Shard shard) {
        String name = ".ceiba/arena-" + contest.game().id() + "-" + contest.hash();
        return Path.of(
                shard.isWhole()
                        ? name + ".jsonl"
                        : name + "-shard-" + shard.index() + "-of-" + shard.count() + ".jsonl");
    }

    private List<MatchResult> play(
            Contest contest, Shard shard, MatchJournal finished, @Nullable MatchRecords recorded, int workers) {
        if (recorded != null) {
            recorded.expect(finished.results());
        }
        PrintWriter err = spec.commandLine().getErr();
        if (!finished.results().isEmpty()) {
            err.printf(
                    "%d of %d matches were played before%n", finished.results().size(), contest.matches());
        }
        Progress progress = new Progress(err);
        Tournament tournament = new Tournament(contest, shard, finished.results(), (result, record) -> {
            if (recorded != null) {
                recorded.add(result.match(), record); // first, so that no match counts without its record
            }
            finished.add(result);
        });
        return tournament.play(workers, progress::at);
    }
}
