package ceiba.arena;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
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
 * holds the contest, every other one a match, and each is on the disk before the next match counts; a last line that was cut
 * short is dropped.
 */
public final class MatchJournal implements AutoCloseable {

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
        this.file = file;
        this.contest = contest;
        channel = open(file);
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

    /** The matches so far, by number. */
    public synchronized Collection<MatchResult> results() {
        return Collections.unmodifiableCollection(new TreeMap<>(results).values());
    }

    synchronized boolean has(int match) {
        return results.containsKey(match);
    }

    synchronized void add(MatchResult result) {
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
            throw new Refusal("the journal " + file + " is in use by another match of this process", e);
        }
        throw new Refusal("the journal " + file + " is in use by another process");
    }

    private void read() throws IOException {
        byte[] bytes = new byte[Math.toIntExact(channel.size())];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining() && channel.read(buffer) >= 0) {}
        String heading = Json.compact(contest.json());
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
        } else if (!newline) {
            write("\n");
        }
    }

    /** Says which parameter differs, if it is a journal at all. */
    private Refusal foreign(String first) {
        String advice = "; name another file with --journal, or delete this one";
        try {
            Node other = Json.parse(first);
            for (var mine : contest.json().entrySet()) {
                Object theirs = other.get(mine.getKey()).value();
                if (theirs != null && !Json.compact(theirs).equals(Json.compact(mine.getValue()))) {
                    return new Refusal("the journal " + file + " is of another contest, with " + mine.getKey() + " "
                            + Json.compact(theirs) + " instead of " + Json.compact(mine.getValue()) + advice);
                }
            }
            return new Refusal("the journal " + file + " is of another contest" + advice);
        } catch (Refusal e) {
            return new Refusal("the file " + file + " is not an arena's journal" + advice, e);
        }
    }

    private void write(String line) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
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
