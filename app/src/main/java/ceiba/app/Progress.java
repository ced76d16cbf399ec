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

    /** How many are done, so many of them since it began, of how many. */
    void at(int done, int now, int all) {
        show((double) done / all, (double) now / (all - done + now));
    }

    /** How much is done, from 0 to 1. */
    void at(double done) {
        show(done, done);
    }

    /** @param lately how much of what was to do when it began */
    private synchronized void show(double done, double lately) {
        long now = System.nanoTime();
        if (!watched || (done < 1 && now - last < PAUSE)) {
            return;
        }
        last = now;
        int full = (int) (done * WIDTH);
        double left = lately > 0 ? (now - start) / 1e9 / lately * (1 - lately) : 0;
        err.printf("\r[%s%s] %3.0f %%, %s left ", "#".repeat(full), ".".repeat(WIDTH - full), done * 100, time(left));
        err.flush();
        if (done >= 1) {
            erase();
        }
    }

    /** In the unit that suits it, of one width, so that nothing is left of what stood there before. */
    private static String time(double seconds) {
        double hours = seconds / 3600;
        double minutes = seconds / 60;
        return hours >= 2
                ? String.format("%5.1f h", hours)
                : minutes >= 2 ? String.format("%3.0f min", minutes) : String.format("%5.0f s", seconds);
    }

    /** Makes room for something else on its line. */
    synchronized void erase() {
        if (watched) {
            err.print("\r" + " ".repeat(WIDTH + 30) + "\r");
            err.flush();
        }
    }
}
