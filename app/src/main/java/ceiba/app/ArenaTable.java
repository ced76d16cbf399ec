package ceiba.app;

import ceiba.arena.Format;
import ceiba.arena.Interval;
import ceiba.arena.Summary;
import java.util.ArrayList;
import java.util.List;

/** The results of an arena as a table that fits a terminal. */
final class ArenaTable {

    private static final int WIDTH = 100;
    private static final int SHORTEST_NAME = 8;
    private static final List<String> HEADINGS =
            List.of("seats", "wins (95 %)", "points", "place", "Elo", "choice", "iterations", "slowest");

    private ArenaTable() {}

    static String of(Summary summary) {
        List<List<String>> rows = new ArrayList<>(List.of(HEADINGS));
        summary.entries().forEach(entry -> rows.add(row(entry)));
        int[] widths = new int[HEADINGS.size()];
        int room = WIDTH;
        for (int column = 0; column < widths.length; column++) {
            for (List<String> row : rows) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
            room -= widths[column] + 2;
        }
        List<String> names = new ArrayList<>(List.of("bot"));
        for (Summary.Entry entry : summary.entries()) {
            names.add(Format.shortened(entry.name(), Math.max(room, SHORTEST_NAME)));
        }
        int longest = names.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            out.append(names.get(i)).repeat(' ', longest - names.get(i).length());
            for (int column = 0; column < widths.length; column++) {
                String cell = rows.get(i).get(column);
                out.repeat(' ', 2 + widths[column] - cell.length()).append(cell);
            }
            out.append(System.lineSeparator());
        }
        return out.toString();
    }

    private static List<String> row(Summary.Entry entry) {
        Interval points = entry.pointsInterval();
        return List.of(
                Format.count(entry.played()),
                Format.percent(entry.winShare()) + " (" + Format.percents(entry.winInterval()) + ")",
                Format.decimal(entry.points())
                        + (points == null ? "" : " ±" + Format.decimal((points.high() - points.low()) / 2)),
                Format.decimal(entry.place()),
                Format.rating(entry.elo()),
                Format.time(entry.millisPerChoice()),
                Format.iterations(entry.iterationsPerChoice()),
                Format.time(entry.slowestTurnMillis()));
    }
}
