package ceiba.app;

import ceiba.arena.Contest;
import ceiba.arena.Format;
import ceiba.arena.Interval;
import ceiba.arena.Rate;
import ceiba.arena.Summary;
import ceiba.engine.Gauge;
import ceiba.engine.Texts;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The results of an arena for the terminal. */
final class ArenaText {

    private static final int PER_LINE = 10; // numbers
    private static final int MAX_NAME = 80;

    private final Contest contest;
    private final Summary summary;
    private final PrintWriter out;

    ArenaText(Contest contest, Summary summary, PrintWriter out) {
        this.contest = contest;
        this.summary = summary;
        this.out = out;
    }

    void print() {
        out.printf("%s: %s%n%s%n%n", contest.game().id(), contest.size(), contest.dealt());
        out.println(ArenaTable.of(summary));
        outcomes();
        out.println("points of the whole table, moment by moment of the match:");
        List<String> gained = summary.gained().stream().map(Format::decimal).toList();
        for (int i = 0; i < gained.size(); i += PER_LINE) {
            out.println("  " + String.join(", ", gained.subList(i, Math.min(i + PER_LINE, gained.size()))));
        }
        gauges();
        if (summary.table() == null) {
            out.println("wins: per seat played; points: mean and 95 %; choice: mean time where there were options;");
            out.println("iterations: for each such choice; slowest: the slowest turn; Elo: n/a if unbounded");
        } else {
            out.println("points: mean and 95 %; choice: mean time where there were options;");
            out.println("iterations: for each such choice; slowest: the slowest turn");
        }
        out.flush();
    }

    /** The habits of all bots, or that the game names none. */
    void printHabits() {
        out.println();
        if (summary.habits().isEmpty()) {
            out.printf("%s names no habits%n", contest.game().id());
        } else {
            out.println(HabitTable.of(summary, contest.game().texts("en")));
            out.println("matches: in which it was possible; picked: share of these in which some seat did it (95 %);");
            out.println("won: share of those won by a seat that did; of each bot: mean times per seat");
        }
        if (!summary.sources().isEmpty()) {
            out.println();
            out.println(HabitTable.ofSources(summary, contest.game().texts("en")));
            out.println("points from: mean per seat");
        }
        out.flush();
    }

    private void outcomes() {
        Summary.Table table = summary.table();
        if (table != null) {
            out.printf("the table won: %s%n", Format.rate(table.wins()));
            if (table.lineUps().size() > 1) {
                table.lineUps().forEach(lineUp -> out.printf("  %s: %s%n", names(lineUp), Format.rate(lineUp.wins())));
            }
        }
        if (table == null && summary.nobody().times() > 0) {
            out.printf("nobody won: %s%n", Format.rate(summary.nobody()));
        }
        Double points = summary.winnersPoints();
        if (points != null) {
            out.printf("winner's mean points: %s%n", Format.decimal(points));
        }
        if (table == null) {
            out.printf("wins by order of play, from who decides first (95 %%):%n");
            for (Rate turn : summary.turns()) {
                Interval around = turn.interval();
                double half = (around.high() - around.low()) / 2;
                out.printf("  %s ±%s%n", Format.percent(turn.share()), Format.decimal(half * 100));
            }
        }
    }

    private static String names(Summary.LineUp lineUp) {
        int room = MAX_NAME / lineUp.bots().size() - ", ".length();
        return lineUp.bots().stream().map(name -> Format.shortened(name, room)).collect(Collectors.joining(", "));
    }

    private void gauges() {
        Texts texts = contest.game().texts("en");
        for (Gauge gauge : contest.game().gauges()) {
            String name = texts.say("gauge." + gauge.name());
            if (!gauge.ofSeat()) {
                out.printf("%s at the end: %s%n", name, last(summary.gauges(), gauge));
                continue;
            }
            out.printf("%s at the end:%n", name);
            for (Summary.Entry entry : summary.entries()) {
                out.printf("  %s: %s%n", Format.shortened(entry.name(), MAX_NAME), last(entry.gauges(), gauge));
            }
        }
    }

    private static String last(Map<String, List<Double>> curves, Gauge gauge) {
        return Format.decimal(
                Objects.requireNonNull(curves.get(gauge.name()), gauge::name).getLast());
    }
}
