package ceiba.arena;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The file that keeps the finished matches of a contest, so that an interrupted one goes on where it was. The first line
 * holds the contest, every other one a match, and a match counts once its line is on the disk; a last line that was cut
 * short is dropped.
 */
public final class MatchJournal implements AutoCloseable {

    /**
     * Version of the lines. Those of version 1, which had no number, did not tell who won, those of version 2 no habits, so
     * they cannot be summed up with later ones.
     */
    private static final int VERSION = 3;

    private final Path file;
    private final Contest contest;
    private final FileChannel channel;
    private final Map<Integer, MatchResult> results = new TreeMap<>();

    /**
     * Opens a journal, or starts it.
     *
     * @throws Refusal if the file cannot be written, is in use, or is not a journal of this contest
     */
    public MatchJournal(Path file, Contest contest) {
        this(file, contest, open(file));
    }

    MatchJournal(Path file, Contest contest, FileChannel channel) {
        this.file = file;
        this.contest = contest;
        this.channel = channel;
        try {
            lock();
            read();
        } catch (IOException e) {
            close();
            throw new Refusal("the journal " + file + " cannot be read: " + e.getMessage(), e);
        } catch (Refusal e) {
            close();
            throw e;
        }
    }

    /**
     * The contest that a journal was begun for.
     *
     * @throws Refusal if the file is no journal, or its contest cannot be played here
     */
    public static Contest contestOf(Path file) {
        String first;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            first = String.valueOf(lines.readLine());
        } catch (IOException e) {
            throw new Refusal("the journal " + file + " cannot be read: " + e.getMessage(), e);
        }
        try {
            Node heading = Json.parse(first);
            heading.get("journal").integer(1, Integer.MAX_VALUE);
            return Contest.read(heading);
        } catch (Refusal e) {
            throw new Refusal("the file " + file + " is no journal that can be joined: " + e.sentence(), e);
        }
    }

    /** The matches so far, by number. */
    public synchronized Collection<MatchResult> results() {
        return Collections.unmodifiableCollection(new TreeMap<>(results).values());
    }

    /** Keeps a match; it is on the disk when this returns. */
    public synchronized void add(MatchResult result) {
        write(Json.compact(result.json()) + "\n");
        results.put(result.match(), result);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Closes the journal of a contest that is over and removes the file, and its folder if nothing else is in it. */
    public void delete() {
        close();
        try {
            Files.deleteIfExists(file);
            if (file.getParent() != null) {
                Files.deleteIfExists(file.getParent());
            }
        } catch (DirectoryNotEmptyException e) {
            return; // another contest goes on there
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FileChannel open(Path file) {
        try {
            if (file.getParent() != null) {
                Files.createDirectories(file.getParent());
            }
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new Refusal("the journal " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /** Held until the channel is closed, also by the end of the process. */
    private void lock() throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            throw new Refusal("the journal " + file + " is in use by another contest of this process", e);
        }
        throw new Refusal("the journal " + file + " is in use by another process");
    }

    private void read() throws IOException {
        byte[] bytes = new byte[Math.toIntExact(channel.size())];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
        String heading = Json.compact(heading());
        int start = lineEnd(bytes, 0);
        String first = text(bytes, 0, start);
        if (!first.equals(heading)) {
            if (start < bytes.length || !heading.startsWith(first)) {
                throw foreign(first);
            }
            start = 0; // cut short before the first match
        }
        int end = start == 0 ? 0 : start + 1;
        while (end < bytes.length) {
            int lineEnd = lineEnd(bytes, end);
            try {
                MatchResult result = MatchResult.read(Json.parse(text(bytes, end, lineEnd)), contest);
                results.put(result.match(), result);
            } catch (Refusal e) {
                if (lineEnd == bytes.length) {
                    break; // cut short
                }
                throw new Refusal(
                        "the journal " + file + " is damaged after " + results.size() + " matches: " + e.sentence(), e);
            }
            end = lineEnd + 1;
        }
        boolean newline = end <= bytes.length;
        channel.truncate(Math.min(end, bytes.length)).position(Math.min(end, bytes.length));
        if (end == 0) {
            write(heading + "\n");
            Disk.keepName(file);
        } else if (!newline) {
            write("\n");
        }
    }

    private Map<String, Object> heading() {
        Map<String, Object> heading = Json.object("journal", VERSION);
        heading.putAll(contest.json());
        return heading;
    }

    /** Says which parameter differs, if it is a journal at all. */
    private Refusal foreign(String first) {
        String advice = "; name another file with --journal, or delete this one";
        try {
            Node other = Json.parse(first);
            int version = other.has("journal") ? other.get("journal").integer(1, Integer.MAX_VALUE) : 1;
            if (version < VERSION && other.has("game") && other.has("bots")) {
                return new Refusal(
                        "the journal " + file + " was begun by an older Ceiba, which kept less of a match" + advice);
            }
            for (var mine : heading().entrySet()) {
                Object theirs = other.get(mine.getKey()).value();
                if (theirs != null && !Json.compact(theirs).equals(Json.compact(mine.getValue()))) {
                    return new Refusal("the journal " + file + " is of another contest, with " + mine.getKey() + " "
                            + Json.compact(theirs) + " instead of " + Json.compact(mine.getValue()) + advice);
                }
            }
            return new Refusal("the journal " + file + " is of another contest" + advice);
        } catch (Refusal e) {
            return new Refusal("the file " + file + " is not a journal of the arena" + advice, e);
        }
    }

    private void write(String line) {
        try {
            Disk.write(channel, line.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("the journal " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    private static int lineEnd(byte[] bytes, int from) {
        int end = from;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        return end;
    }

    private static String text(byte[] bytes, int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }
}
