package ceiba.app;

import java.io.Console;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/** A line on the terminal that says how far something is; silent when nobody watches. */
final class Progress {

    private static final int WIDTH = 30;
    private static final long PAUSE = 100_000_000;

    private final PrintWriter err;
    private final boolean watched = watched();
    private final long start = System.nanoTime();
    private long last;

    Progress(PrintWriter err) {
        this.err = err;
    }

    @SuppressWarnings("SystemConsoleNull") // it is null again from Java 25 on, unless there is a terminal
    private static boolean watched() {
        @Nullable Console console = System.console();
        return console != null && console.isTerminal();
    }

    /** How much is done, from 0 to 1. */
    synchronized void at(double done) {
        long now = System.nanoTime();
        if (!watched || (done < 1 && now - last < PAUSE)) {
            return;
        }
        last = now;
        int full = (int) (done * WIDTH);
        double left = done > 0 ? (now - start) / 1e9 / done * (1 - done) : 0;
        err.printf("\r[%s%s] %3.0f %%, %.0f s left ", "#".repeat(full), ".".repeat(WIDTH - full), done * 100, left);
        if (done >= 1) {
            err.print("\r" + " ".repeat(WIDTH + 30) + "\r");
        }
        err.flush();
    }
}
