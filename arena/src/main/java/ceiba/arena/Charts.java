package ceiba.arena;

import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The charts of a report, as SVG whose colours come from the page's style sheet. */
final class Charts {

    private static final double WIDTH = 560;
    private static final int NAME = 30;

    /** A bar with a whisker. */
    record Bar(String name, double value, @Nullable Interval interval, String label) {

        static Bar of(String name, Rate rate) {
            return new Bar(name, rate.share(), rate.interval(), Format.rate(rate));
        }
    }

    /** A number at the start of a match and after each of its moments. */
    record Line(String name, List<Double> curve) {}

    private Charts() {}

    /**
     * Horizontal bars with their intervals, each under its name.
     *
     * @param average where a dashed line shows what would be average; null for no line
     */
    static Markup bars(String about, List<Bar> bars, DoubleFunction<String> tick, @Nullable Double average) {
        double row = 58;
        double bottom = 12 + row * bars.size();
        double least = bars.stream().flatMapToDouble(Charts::ends).min().orElse(0);
        double most = bars.stream().flatMapToDouble(Charts::ends).max().orElse(1);
        Scale x = Scale.around(least, most, 12, WIDTH - 22);
        Markup svg = begin(about, bottom + 34);
        for (double number : x.ticks()) {
            svg.add("<line class='grid' x1='%s' x2='%1$s' y1='8' y2='%s'/>", x.at(number), bottom);
            svg.add(
                    "<text class='tick' x='%s' y='%s' text-anchor='middle'>%s</text>",
                    x.at(number), bottom + 22, tick.apply(number));
        }
        svg.add("<line class='axis' x1='%s' x2='%1$s' y1='8' y2='%s'/>", x.at(0), bottom);
        if (average != null) {
            svg.add(
                    "<line class='average' x1='%s' x2='%1$s' y1='8' y2='%s'><title>if all were equally strong: %s</title></line>",
                    x.at(average), bottom, Format.percent(average));
        }
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double y = 14 + row * i;
            double left = Math.min(x.at(0), x.at(bar.value()));
            svg.add("<g><title>%s: %s</title>", bar.name(), bar.label());
            svg.add("<text class='name' x='16' y='%s'>%s</text>", y + 15, Format.shortened(bar.name(), NAME));
            svg.add("<text class='value' x='%s' y='%s' text-anchor='end'>%s</text>", WIDTH - 22, y + 15, bar.label());
            svg.add(
                    "<rect class='bar e%d' x='%s' y='%s' width='%s' height='20' rx='3'/>",
                    i % 8, left, y + 24, Math.abs(x.at(bar.value()) - x.at(0)));
            Interval interval = bar.interval();
            if (interval != null) {
                svg.add(
                        "<path class='whisker' d='M%s %sv12m0 -6H%sm0 -6v12'/>",
                        x.at(interval.low()), y + 28, x.at(interval.high()));
            }
            svg.add("<circle class='dot e%d' cx='%s' cy='%s' r='5'/></g>", i % 8, x.at(bar.value()), y + 34);
        }
        return svg.raw("</svg>\n");
    }

    /**
     * Lines over the moments of a match.
     *
     * @param unit what the numbers count
     */
    static Markup lines(String about, String unit, List<Line> lines) {
        double height = 390;
        int moments = lines.getFirst().curve().size() - 1;
        double least = numbers(lines).min().orElse(0);
        double most = numbers(lines).max().orElse(1);
        int every = Math.max(1, (int) Math.ceil(moments / 9.0));
        Scale x = new Scale(0, moments, every, 52, WIDTH - 22);
        Scale y = Scale.around(least, most, height - 52, 34);
        Markup svg = begin(about, height);
        rows(svg, y, unit);
        for (int moment = 0; moment <= moments; moment += every) {
            svg.add(
                    "<text class='tick' x='%s' y='%s' text-anchor='middle'>%d</text>",
                    x.at(moment), height - 30, moment);
        }
        svg.add(
                "<text class='label' x='%s' y='%s' text-anchor='middle'>moments played</text>",
                (52 + WIDTH - 22) / 2, height - 8);
        for (int i = lines.size() - 1; i >= 0; i--) {
            List<Double> curve = lines.get(i).curve();
            StringBuilder path = new StringBuilder();
            for (int moment = 0; moment <= moments; moment++) {
                path.append(moment == 0 ? 'M' : 'L');
                path.append(Math.round(x.at(moment) * 10) / 10.0).append(' ');
                path.append(Math.round(y.at(curve.get(moment)) * 10) / 10.0);
            }
            svg.add("<path class='line e%d' d='%s'/>", i % 8, path.toString());
            // the marks of different lines stand at different moments, so that lines on top of each other still show
            for (int moment = 0; moment <= moments; moment++) {
                if ((moment + i) % every == 0 || moment == moments) {
                    svg.add(
                            "<g><title>%s, moment %d: %s %s</title>%s</g>",
                            lines.get(i).name(),
                            moment,
                            Format.decimal(curve.get(moment)),
                            unit,
                            mark(i, x.at(moment), y.at(curve.get(moment))));
                }
            }
        }
        return svg.raw("</svg>\n");
    }

    /** A column for each entry: its points by source, stacked; what cost points hangs below the axis. */
    static Markup columns(String about, Summary summary, Texts texts) {
        List<Summary.Entry> entries = summary.entries();
        double height = 390;
        double least =
                entries.stream().mapToDouble(entry -> stacked(entry, -1)).min().orElse(0);
        double most =
                entries.stream().mapToDouble(entry -> stacked(entry, 1)).max().orElse(1);
        Scale y = Scale.around(least, most * 1.06, height - 34, 34);
        double slot = (WIDTH - 52 - 14) / entries.size();
        double column = Math.min(110, slot * 0.66);
        Markup svg = begin(about, height);
        rows(svg, y, "points");
        for (int i = 0; i < entries.size(); i++) {
            Summary.Entry entry = entries.get(i);
            double middle = 52 + slot * (i + 0.5);
            double up = 0;
            double down = 0;
            for (int source = 0; source < summary.sources().size(); source++) {
                double amount = entry.sources().getOrDefault(summary.sources().get(source), 0.0);
                double from = amount > 0 ? up : down;
                double top = y.at(Math.max(from, from + amount));
                double tall = Math.abs(y.at(from) - y.at(from + amount));
                if (amount > 0) {
                    up += amount;
                } else {
                    down += amount;
                }
                if (tall < 0.5) {
                    continue;
                }
                svg.add(
                        "<g><title>%s, %s: %s</title><rect class='part s%d' x='%s' y='%s' width='%s' height='%s'/>",
                        entry.name(),
                        texts.say(summary.sources().get(source)),
                        Format.decimal(amount),
                        source % 9,
                        middle - column / 2,
                        top,
                        column,
                        tall);
                if (tall >= 17) {
                    svg.add(
                            "<text class='inside t%d' x='%s' y='%s' text-anchor='middle'>%s</text>",
                            source % 9, middle, top + tall / 2 + 5, Format.decimal(amount));
                }
                svg.raw("</g>\n");
            }
            svg.add(
                    "<text class='total' x='%s' y='%s' text-anchor='middle'>%s</text>",
                    middle, y.at(up) - 7, Format.decimal(entry.points()));
            svg.add(
                    "<text class='name' x='%s' y='%s' text-anchor='middle'>%s</text>",
                    middle, height - 8, Format.shortened(entry.name(), (int) (slot / 8.5)));
        }
        svg.add("<line class='axis' x1='52' x2='%s' y1='%s' y2='%2$s'/>", WIDTH - 14, y.at(0));
        return svg.raw("</svg>\n");
    }

    /** A small picture of an entry's line, for a legend. */
    static Markup key(int entry) {
        return new Markup()
                .add(
                        "<svg class='key' viewBox='0 0 34 16' aria-hidden='true'><path class='line e%d' d='M1 8H33'/>%s</svg>",
                        entry % 8, mark(entry, 17, 8));
    }

    /** The mark of an entry, whose shape tells it apart without its colour. */
    private static Markup mark(int entry, double x, double y) {
        Markup mark = new Markup();
        return switch (entry % 4) {
            case 0 -> mark.add("<circle class='dot e%d' cx='%s' cy='%s' r='4.5'/>", entry % 8, x, y);
            case 1 -> mark.add("<rect class='dot e%d' x='%s' y='%s' width='8' height='8'/>", entry % 8, x - 4, y - 4);
            case 2 -> mark.add("<path class='dot e%d' d='M%s %sl5 9h-10z'/>", entry % 8, x, y - 5.5);
            default ->
                mark.add("<path class='dot e%d' d='M%s %sl5.5 5.5l-5.5 5.5l-5.5 -5.5z'/>", entry % 8, x, y - 5.5);
        };
    }

    private static Markup begin(String about, double height) {
        return new Markup().add("<svg viewBox='0 0 %s %s' role='img' aria-label='%s'>", WIDTH, height, about);
    }

    /** The lines of a vertical axis. */
    private static void rows(Markup svg, Scale y, String unit) {
        svg.add("<text class='label' x='12' y='14'>%s</text>", unit);
        for (double number : y.ticks()) {
            svg.add(
                    "<line class='%s' x1='52' x2='%s' y1='%s' y2='%3$s'/>",
                    number == 0 ? "axis" : "grid", WIDTH - 14, y.at(number));
            svg.add(
                    "<text class='tick' x='44' y='%s' text-anchor='end'>%s</text>",
                    y.at(number) + 5, Format.tick(number));
        }
    }

    private static DoubleStream ends(Bar bar) {
        List<Double> ends = new ArrayList<>(List.of(bar.value()));
        Interval interval = bar.interval();
        if (interval != null) {
            ends.addAll(List.of(interval.low(), interval.high()));
        }
        return ends.stream().mapToDouble(Double::doubleValue);
    }

    private static DoubleStream numbers(List<Line> lines) {
        Stream<Double> all = lines.stream().flatMap(line -> line.curve().stream());
        return all.mapToDouble(Double::doubleValue);
    }

    private static double stacked(Summary.Entry entry, int sign) {
        return entry.sources().values().stream()
                .mapToDouble(amount -> amount * sign > 0 ? amount : 0)
                .sum();
    }
}
