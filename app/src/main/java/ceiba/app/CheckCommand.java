package ceiba.app;

import ceiba.engine.Json;
import ceiba.server.match.Check;
import ceiba.server.store.Archive;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Go through all that a server keeps, while the server runs or not: whether every",
            "match can be rebuilt from its entries and every record replayed, and whether the",
            "database is whole. Names what is broken and exits with 1 if anything is. Changes",
            "nothing."
        })
final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Options.DataFolder data = new Options.DataFolder();

    @Mixin
    private Options.DatabaseAddress database = new Options.DatabaseAddress();

    @Mixin
    private Options.AsJson json = new Options.AsJson();

    @Override
    public Integer call() {
        Progress progress = new Progress(spec.commandLine().getErr());
        Check check;
        try (Archive archive = database.url() == null ? Archive.inFolder(data.path()) : Archive.at(database.url())) {
            check = Check.of(archive, progress::at);
        }
        PrintWriter out = spec.commandLine().getOut();
        Check.Counts counts = check.counts();
        if (json.wanted()) {
            out.print(Json.pretty(Json.object(
                    "guests", counts.guests(),
                    "matches", counts.matches(),
                    "statuses", counts.statuses(),
                    "entries", counts.entries(),
                    "records", counts.records(),
                    "withoutRules", counts.withoutRules(),
                    "broken",
                            check.faults().stream()
                                    .map(fault -> Json.object("where", fault.where(), "what", fault.what()))
                                    .toList())));
        } else {
            check.faults().forEach(fault -> out.println(fault.where() + ": " + fault.what()));
            out.printf("%,14d  matches%n", counts.matches());
            counts.statuses().forEach((status, count) -> out.printf("%,14d  of them %s%n", count, status));
            out.printf("%,14d  of them by rules that are gone%n", counts.withoutRules());
            out.printf("%,14d  entries%n", counts.entries());
            out.printf("%,14d  records replayed%n", counts.records());
            out.printf("%,14d  guests%n", counts.guests());
            out.printf("%,14d  faults%n", check.faults().size());
        }
        out.flush();
        return check.faults().isEmpty() ? Main.DONE : Main.FAILED;
    }
}
