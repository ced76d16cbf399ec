package ceiba.arena;

import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import ceiba.engine.Setup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** The folder that keeps the records of a contest's matches, a file for each. */
public final class MatchRecords {

    private final Path folder;
    private final Contest contest;

    /**
     * Makes the folder, if it is not there yet.
     *
     * @throws Refusal if nothing can be written to it
     */
    public MatchRecords(Path folder, Contest contest) {
        this.folder = folder;
        this.contest = contest;
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException e) {
            throw new Refusal("the folder " + folder + " cannot be made: there is a file of that name", e);
        } catch (IOException e) {
            throw new Refusal("the folder " + folder + " cannot be made: " + e.getMessage(), e);
        }
        if (!Files.isWritable(folder)) {
            throw new Refusal("the folder " + folder + " cannot be written: no permission");
        }
    }

    /** Keeps the record of a match and who played it; it is on the disk when this returns. */
    public void add(int match, MatchRecord record) {
        List<MatchRecord.Player> bots = contest.lineUp(match).stream()
                .map(bot -> new MatchRecord.Player(bot, true))
                .toList();
        try {
            Disk.replace(file(match), Json.pretty(record.by(bots).json()).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the record " + file(match) + " cannot be written: " + e.getMessage(), e);
        }
    }

    /**
     * Makes sure that the matches which are not played any more have their records here.
     *
     * @throws Refusal naming the first that has not
     */
    public void expect(Collection<MatchResult> before) {
        for (MatchResult result : before) {
            if (!isKept(result)) {
                throw new Refusal("match " + result.match() + " was played before, and its record is not in " + folder
                        + "; leave out --records, or begin anew with another --journal");
            }
        }
    }

    private boolean isKept(MatchResult result) {
        try {
            Node record = Json.parse(Files.readString(file(result.match())));
            List<Double> points =
                    record.get("result").items().stream().map(Node::number).toList();
            return record.get("seed").whole(0, Setup.MAX_SEED) == contest.seed(result.match())
                    && points.equals(result.seats().stream()
                            .map(MatchResult.Seat::points)
                            .toList());
        } catch (IOException | Refusal e) {
            return false;
        }
    }

    /** All names are equally long, so that they are in order wherever they are listed. */
    private Path file(int match) {
        int digits = String.valueOf(contest.matches() - 1).length();
        return folder.resolve(("match-%0" + digits + "d.json").formatted(match));
    }
}
