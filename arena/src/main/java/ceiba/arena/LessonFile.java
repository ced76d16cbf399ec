package ceiba.arena;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Refusal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The file that keeps lessons: the first line tells how they were played, every other one holds a lesson, and a lesson
 * counts once its line is on the disk. A last line that was cut short is dropped.
 */
final class LessonFile implements AutoCloseable {

    private static final int VERSION = 1;

    private final Path file;
    private final FileChannel channel;
    private final BitSet matches = new BitSet();

    /**
     * Opens a file to go on with it, or starts it.
     *
     * @throws Refusal if the file cannot be written, is in use, or holds lessons that were played in another way
     */
    LessonFile(Path file, Map<String, Object> parameters) {
        this.file = file;
        Map<String, Object> heading = Json.object("lessons", VERSION);
        heading.putAll(parameters);
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
        try {
            lock();
            resume(Json.compact(heading));
        } catch (IOException e) {
            close();
            throw unreadable(file, e);
        } catch (Refusal e) {
            close();
            throw e;
        }
    }

    /** Held until the channel is closed, also by the end of the process. */
    private void lock() throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            throw new Refusal("lessons are being written to " + file + " by this process", e);
        }
        throw new Refusal("lessons are being written to " + file + " by another process");
    }

    private void resume(String heading) throws IOException {
        long whole = wholeLines(file);
        if (whole == 0) {
            channel.truncate(0);
            write(heading + "\n");
            Disk.keepName(file);
            return;
        }
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            if (!heading.equals(lines.readLine())) {
                throw new Refusal(
                        file + " holds lessons that were played with other options; remove it or name another file");
            }
        }
        channel.truncate(whole).position(whole);
        read(file, lesson -> matches.set(lesson.match()));
    }

    /** The length of the file without a last line that was cut short. */
    private static long wholeLines(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /** Whether a match is in the file. */
    synchronized boolean has(int match) {
        return matches.get(match);
    }

    /** Keeps a lesson; it is on the disk when this returns. */
    synchronized void add(Lesson lesson) {
        try {
            write(Json.compact(lesson.json()) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("the lessons in " + file + " cannot be written: " + e.getMessage(), e);
        }
        matches.set(lesson.match());
    }

    private void write(String line) throws IOException {
        Disk.write(channel, line.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads all lessons of a file, in the order in which they ended. */
    static void read(Path file, Consumer<Lesson> pupil) {
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            checkHeading(file, lines.readLine());
            int number = 1;
            for (String line = lines.readLine(), next; line != null; line = next) {
                next = lines.readLine();
                number++;
                Lesson lesson;
                try {
                    lesson = Lesson.read(Json.parse(line));
                } catch (Refusal e) {
                    if (next == null) {
                        return; // cut short
                    }
                    throw new Refusal("line " + number + " of the lessons in " + file + ": " + e.sentence(), e);
                }
                pupil.accept(lesson);
            }
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static void checkHeading(Path file, @Nullable String line) {
        try {
            Node heading = Json.parse(line == null ? "" : line);
            heading.get("lessons").integer(VERSION, VERSION);
        } catch (Refusal e) {
            throw new Refusal("there are no lessons in " + file, e);
        }
    }

    private static Refusal unreadable(Path file, IOException e) {
        return new Refusal("the lessons in " + file + " cannot be read or written: " + e.getMessage(), e);
    }
}
