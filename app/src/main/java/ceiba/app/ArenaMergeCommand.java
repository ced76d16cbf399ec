package ceiba.app;

import ceiba.arena.Contest;
import ceiba.arena.MatchJournal;
import ceiba.arena.MatchResult;
import ceiba.engine.Refusal;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        description = {
            "Join the journals of all shards of an arena to the results of the whole.",
            "The numbers are those that a single run would have given, but for the times."
        })
final class ArenaMergeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "JOURNAL", arity = "1..*", description = "The journals, in any order.")
    private List<Path> journals = List.of();

    @Mixin
    private ArenaReport report = new ArenaReport();

    @Override
    public Integer call() {
        report.checkFiles(journals);
        Contest contest = MatchJournal.contestOf(journals.getFirst());
        report.write(contest, joined(contest), spec.commandLine().getOut());
        return Main.DONE;
    }

    /** By number, as one run gives them. */
    private Collection<MatchResult> joined(Contest contest) {
        TreeMap<Integer, MatchResult> results = new TreeMap<>();
        for (Path file : journals) {
            try (MatchJournal journal = new MatchJournal(file, contest)) {
                journal.results().forEach(result -> results.put(result.match(), result));
            }
        }
        if (results.size() < contest.matches()) {
            int missing = 0;
            while (results.containsKey(missing)) {
                missing++;
            }
            throw new Refusal(
                    "the journals have " + results.size() + " of " + contest.matches() + " matches; match " + missing
                            + " is the first that is missing. Name the journals of all shards, each played to its end");
        }
        return results.values();
    }
}
