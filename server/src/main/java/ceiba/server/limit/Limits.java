package ceiba.server.limit;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How much the server takes on of each client. What is not limited is not in the maps. */
public final class Limits {

    /** Longest body of a call, in bytes. */
    public static final int BODY = 64 << 10;

    /** Longest record that can be imported, in bytes. */
    public static final int RECORD = 512 << 10;

    /** For load tests on the own machine. */
    public static final Limits OFF = new Limits(new EnumMap<>(Pace.class), new EnumMap<>(Most.class));

    /** For a server that strangers reach. */
    public static final Limits STANDARD = standard();

    private final Map<Pace, Pace.Rate> rates;
    private final Map<Most, Integer> counts;

    private Limits(Map<Pace, Pace.Rate> rates, Map<Most, Integer> counts) {
        this.rates = rates;
        this.counts = counts;
    }

    private static Limits standard() {
        Limits limits = OFF;
        for (Pace pace : Pace.values()) {
            limits = limits.with(pace, pace.standard());
        }
        for (Most most : Most.values()) {
            limits = limits.with(most, most.standard());
        }
        return limits;
    }

    /** The same with another pace. */
    public Limits with(Pace pace, Pace.Rate rate) {
        Map<Pace, Pace.Rate> changed = new EnumMap<>(rates);
        changed.put(pace, rate);
        return new Limits(changed, counts);
    }

    /** The same with another number. */
    public Limits with(Most most, int count) {
        Map<Most, Integer> changed = new EnumMap<>(counts);
        changed.put(most, count);
        return new Limits(rates, changed);
    }

    Pace.@Nullable Rate rate(Pace pace) {
        return rates.get(pace);
    }

    public int most(Most what) {
        return counts.getOrDefault(what, Integer.MAX_VALUE);
    }
}
