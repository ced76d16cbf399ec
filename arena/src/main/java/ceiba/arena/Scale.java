package ceiba.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a chart: numbers from {@code from} to {@code to} lie between the places {@code start} and {@code end}, and
 * every {@code step} one is written.
 */
record Scale(double from, double to, double step, double start, double end) {

    /** An axis that holds all of the range, 0 included, and ends at round numbers. */
    static Scale around(double least, double most, double start, double end) {
        double low = Math.min(0, least);
        double high = most > 0 ? most : low < 0 ? 0 : 1;
        double step = step(high - low);
        return new Scale(Math.floor(low / step) * step, Math.ceil(high / step) * step, step, start, end);
    }

    double at(double number) {
        return start + (number - from) / (to - from) * (end - start);
    }

    /** The numbers to write at the axis. */
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (long i = Math.round(Math.ceil(from / step)); i * step <= to + step / 1000; i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    /** 1, 2 or 5 times a power of ten, so that about five of it fit. */
    private static double step(double range) {
        double power = Math.pow(10, Math.floor(Math.log10(range / 4)));
        double times = range / 4 / power;
        return power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10);
    }
}
