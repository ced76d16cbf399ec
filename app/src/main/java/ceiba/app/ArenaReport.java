package ceiba.app;

import ceiba.arena.Contest;
import ceiba.arena.HtmlReport;
import ceiba.arena.MatchResult;
import ceiba.arena.Summary;
import ceiba.engine.Json;
import ceiba.engine.Refusal;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is told of an arena's matches, and where to. */
final class ArenaReport {

    @Option(names = "--habits", description = "Also tell how often the bots did what the game counts.")
    private boolean habits;

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything as JSON.")
    private @Nullable String json;

    @Option(names = "--html", paramLabel = "FILE", description = "Write a report with charts.")
    private @Nullable String html;

    boolean isAsked() {
        return habits || json != null || html != null;
    }

    void write(Contest contest, Collection<MatchResult> results, PrintWriter out) {
        Summary summary = Summary.of(contest, results);
        ArenaText text = new ArenaText(contest, summary, out);
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

    /** Finds out before hours of play whether everything can be written, and beside the journals. */
    void checkFiles(Collection<Path> journals) {
        Set<Path> seen = new HashSet<>();
        journals.forEach(kept -> seen.add(kept.toAbsolutePath().normalize()));
        Stream.of(json, html).flatMap(Stream::ofNullable).forEach(file -> {
            if (!seen.add(Path.of(file).toAbsolutePath().normalize())) {
                throw new Refusal("--json, --html and --journal need different files, not twice " + file);
            }
            Files.checkWritable(file);
        });
    }
}
