package ceiba.arena;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Numbers as people like to read them, in the terminal and in the report. */
public final class Format {

    private static final int SECOND = 1000;
    private static final int MINUTE = 60 * SECOND;
    private static final String NONE = "n/a";

    private Format() {}

    public static String percent(double share) {
        return format("%.1f %%", share * 100);
    }

    /** The share, and its interval in percent, if there is one. */
    public static String rate(@Nullable Rate rate) {
        return rate == null ? NONE : percent(rate.share()) + " (" + percents(rate.interval()) + ")";
    }

    /** How often a bot showed a habit. */
    public static String times(Summary.Habit habit, Summary.Entry bot) {
        return hundredths(habit.times().getOrDefault(bot.name(), 0.0));
    }

    /** Without the sign, which stands beside it. */
    public static String percents(Interval interval) {
        return format("%.0f–%.0f", interval.low() * 100, interval.high() * 100);
    }

    /** One decimal, and no minus before a zero. */
    public static String decimal(double number) {
        String text = format("%.1f", number);
        return text.equals("-0.0") ? "0.0" : text;
    }

    /** Two decimals. */
    public static String hundredths(double number) {
        return format("%.2f", number);
    }

    public static String decimals(@Nullable Interval interval) {
        return interval == null ? NONE : decimal(interval.low()) + " – " + decimal(interval.high());
    }

    public static String rating(@Nullable Double elo) {
        if (elo == null) {
            return NONE;
        }
        long rounded = Math.round(elo);
        return rounded > 0 ? "+" + rounded : String.valueOf(rounded);
    }

    public static String count(double number) {
        return format("%,.0f", number);
    }

    /** Iterations of a bot, if it is one that searches. */
    public static String iterations(double number) {
        return number == 0 ? "–" : count(number);
    }

    /** A number at an axis. */
    static String tick(double number) {
        return number == Math.rint(number) ? count(number) : decimal(number);
    }

    /** Milliseconds in the unit that suits them. */
    public static String time(double millis) {
        if (millis < 0.1) {
            return format("%.1f µs", millis * SECOND);
        }
        if (millis < 10) {
            return format("%.2f ms", millis);
        }
        if (millis < SECOND) {
            return format("%.0f ms", millis);
        }
        return millis < 10 * MINUTE ? format("%.2f s", millis / SECOND) : format("%.1f min", millis / MINUTE);
    }

    /** A name in at most so many characters; what is left out is in the middle. */
    public static String shortened(String name, int most) {
        if (name.length() <= most) {
            return name;
        }
        int head = most / 2;
        return name.substring(0, head) + "…" + name.substring(name.length() - (most - head - 1));
    }

    private static String format(String format, double number) {
        return String.format(Locale.ROOT, format, number);
    }

    private static String format(String format, double one, double other) {
        return String.format(Locale.ROOT, format, one, other);
    }
}
