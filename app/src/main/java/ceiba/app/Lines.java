package ceiba.app;

import ceiba.engine.Refusal;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Reads lines of a bounded length, so that no client can fill the memory with one. */
final class Lines {

    /** In characters. */
    static final int MAX_LENGTH = 1 << 20;

    private final Reader in;
    private final char[] buffer = new char[1 << 13];
    private int start;
    private int end;

    Lines(Reader in) {
        this.in = in;
    }

    /**
     * The next line without its end, or null after the last one.
     *
     * @throws Refusal if it is longer than {@link #MAX_LENGTH}; it has been skipped then
     */
    @Nullable
    String next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean tooLong = false;
        while (start < end || fill()) {
            int newline = start;
            while (newline < end && buffer[newline] != '\n') {
                newline++;
            }
            tooLong |= line.length() + newline - start > MAX_LENGTH;
            if (!tooLong) {
                line.append(buffer, start, newline - start);
            }
            boolean ended = newline < end;
            start = ended ? newline + 1 : end;
            if (ended) {
                return checked(line, tooLong);
            }
        }
        return line.isEmpty() && !tooLong ? null : checked(line, tooLong);
    }

    private boolean fill() throws IOException {
        start = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }

    private static String checked(StringBuilder line, boolean tooLong) {
        if (tooLong) {
            throw new Refusal("the line is longer than " + MAX_LENGTH + " characters");
        }
        return line.toString();
    }
}
