package ceiba.app;

import ceiba.arena.Contest;
import ceiba.arena.HtmlReport;
import ceiba.arena.MatchJournal;
import ceiba.arena.MatchRecords;
import ceiba.arena.MatchResult;
import ceiba.arena.Summary;
import ceiba.arena.Tournament;
import ceiba.bots.Bots;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        description = {
            "Let bots play against each other and compare them.",
            "Every deal is played in each rotation of the line-up. Interrupted, the same",
            "command goes on where it was."
        })
final class ArenaCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.GameName game = new Options.GameName();

    @Option(
            names = "--bots",
            paramLabel = "A,B,...",
            required = true,
            description = "The bots by seat: " + Bots.NAMES + ". The last one also takes the seats that are left.")
    private String bots = "";

    @Option(
            names = "--matches",
            paramLabel = "N",
            required = true,
            description = "How many matches; a multiple of the seats gives every bot every seat equally often.")
    private int matches;

    @Mixin
    private Options.Seats seats = new Options.Seats();

    @Mixin
    private Options.Variants variants = new Options.Variants();

    @Mixin
    private Options.FirstSeed seed = new Options.FirstSeed();

    @Mixin
    private Options.Threads threads = new Options.Threads();

    @Option(names = "--habits", description = "Also tell how often the bots did what the game counts.")
    private boolean habits;

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything as JSON.")
    private @Nullable String json;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a report with charts.")
    private @Nullable String html;

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
        Game played = game.game();
        Contest contest = new Contest(
                played, List.of(bots.split(",", -1)), seats.of(played), variants.of(played), matches, seed.number());
        int workers = threads.count();
        Path kept =
                Path.of(journal != null ? journal : ".ceiba/arena-" + played.id() + "-" + contest.hash() + ".jsonl");
        checkFiles(kept);
        MatchRecords recorded = records == null ? null : new MatchRecords(Path.of(records), contest);
        try (MatchJournal finished = new MatchJournal(kept, contest)) {
            play(contest, finished, recorded, workers);
            if (journal == null) {
                finished.delete();
            }
        }
        return Main.DONE;
    }

    private void play(Contest contest, MatchJournal finished, @Nullable MatchRecords recorded, int workers) {
        if (recorded != null) {
            recorded.expect(finished.results());
        }
        PrintWriter err = spec.commandLine().getErr();
        if (!finished.results().isEmpty()) {
            err.printf(
                    "%d of %d matches were played before%n", finished.results().size(), contest.matches());
        }
        Progress progress = new Progress(err);
        Tournament tournament = new Tournament(contest, finished.results(), (result, record) -> {
            if (recorded != null) {
                recorded.add(result.match(), record); // first, so that no match counts without its record
            }
            finished.add(result);
        });
        List<MatchResult> results = tournament.play(workers, progress::at);
        Summary summary = Summary.of(contest, results);
        ArenaText text = new ArenaText(contest, summary, spec.commandLine().getOut());
        text.print();
        if (habits) {
            text.printHabits();
        }
        if (json != null) {
            Files.write(json, Json.pretty(summary.json(contest, results)));
        }
        if (html != null) {
            Files.write(html, new HtmlReport(contest, summary).html());
        }
    }

    /** Finds out before hours of play whether everything can be written. */
    private void checkFiles(Path kept) {
        Set<Path> seen = new HashSet<>(Set.of(kept.toAbsolutePath().normalize()));
        Stream.of(json, html).flatMap(Stream::ofNullable).forEach(file -> {
            if (!seen.add(Path.of(file).toAbsolutePath().normalize())) {
                throw new Refusal("--json, --html and --journal need different files, not twice " + file);
            }
            Files.checkWritable(file);
        });
    }
}
