package ceiba.server.admin;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The last warnings and errors of this process, for the administrator: some of them, and each cut short. */
public final class Errors extends AppenderBase<ILoggingEvent> {

    /** One of them. */
    public record Line(long at, String level, String text) {}

    private static final int KEPT = 100;
    private static final int LONGEST = 500;

    private static final Deque<Line> LINES = new ArrayDeque<>();

    @Override
    protected void append(ILoggingEvent event) {
        if (!event.getLevel().isGreaterOrEqual(Level.WARN)) {
            return;
        }
        @Nullable IThrowableProxy cause = event.getThrowableProxy();
        String text = event.getFormattedMessage()
                + (cause == null ? "" : ": " + cause.getClassName() + ": " + cause.getMessage());
        String shortened = text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
        synchronized (LINES) {
            LINES.addFirst(new Line(event.getTimeStamp(), event.getLevel().toString(), shortened));
            if (LINES.size() > KEPT) {
                LINES.removeLast();
            }
        }
    }

    /** The newest first. */
    public static List<Line> recent() {
        synchronized (LINES) {
            return List.copyOf(LINES);
        }
    }
}
