package ceiba.app;

import ceiba.arena.Format;
import ceiba.arena.Summary;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;

/** The habits that an arena has seen and where points came from, as tables that fit a terminal. */
final class HabitTable {

    /** What is left for the bots beside a name of 20 letters and figures of all matches. */
    private static final int ROOM_FOR_BOTS = TextTable.WIDTH - 65;

    private HabitTable() {}

    /** A row for each habit, a column for each bot. */
    static String of(Summary summary, Texts texts) {
        List<String> headings = new ArrayList<>(List.of("matches", "picked (95 %)", "won when picked"));
        headings.addAll(bots(summary));
        TextTable table = new TextTable("habit", headings);
        for (Summary.Habit habit : summary.habits()) {
            List<String> cells = new ArrayList<>(List.of(
                    Format.count(habit.picked().tries()), Format.rate(habit.picked()), Format.rate(habit.won())));
            summary.entries().forEach(entry -> cells.add(Format.times(habit, entry)));
            table.add(texts.say(habit.name()), cells);
        }
        return table.text();
    }

    /** A row for each source of points, a column for each bot. */
    static String ofSources(Summary summary, Texts texts) {
        TextTable table = new TextTable("points from", bots(summary));
        for (String source : summary.sources()) {
            table.add(
                    texts.say(source),
                    summary.entries().stream()
                            .map(entry -> Format.decimal(entry.sources().getOrDefault(source, 0.0)))
                            .toList());
        }
        return table.text();
    }

    private static List<String> bots(Summary summary) {
        int most = Math.max(ROOM_FOR_BOTS / summary.entries().size() - TextTable.GAP, "0.00".length());
        return summary.entries().stream()
                .map(entry -> Format.shortened(entry.name(), most))
                .toList();
    }
}
