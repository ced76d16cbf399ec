package ceiba.app;

import ceiba.arena.Format;
import ceiba.arena.Interval;
import ceiba.arena.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The results of an arena's bots as a table that fits a terminal. */
final class ArenaTable {

    private static final int WIDTH = 100;
    private static final int MIN_NAME = 8;

    private record Column(String heading, Function<Summary.Entry, String> cell) {}

    private ArenaTable() {}

    /** A row for each bot. Partners win together, so that there is no telling which of them won more. */
    static String of(Summary summary) {
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("seats", entry -> Format.count(entry.played())));
        if (summary.table() == null) {
            columns.add(new Column("wins (95 %)", entry -> Format.rate(entry.wins())));
        }
        columns.add(new Column("points", ArenaTable::points));
        if (summary.table() == null) {
            columns.add(new Column("place", entry -> Format.decimal(entry.place())));
            columns.add(new Column("Elo", entry -> Format.rating(entry.elo())));
        }
        columns.add(new Column("choice", entry -> Format.time(entry.millisPerChoice())));
        columns.add(new Column("iterations", entry -> Format.iterations(entry.iterationsPerChoice())));
        columns.add(new Column("slowest", entry -> Format.time(entry.slowestTurnMillis())));
        return laidOut(summary.entries(), columns);
    }

    private static String points(Summary.Entry entry) {
        Interval points = entry.pointsInterval();
        return Format.decimal(entry.points())
                + (points == null ? "" : " ±" + Format.decimal((points.high() - points.low()) / 2));
    }

    private static String laidOut(List<Summary.Entry> entries, List<Column> columns) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(columns.stream().map(Column::heading).toList());
        entries.forEach(entry -> rows.add(
                columns.stream().map(column -> column.cell().apply(entry)).toList()));
        int[] widths = new int[columns.size()];
        int room = WIDTH;
        for (int column = 0; column < widths.length; column++) {
            for (List<String> row : rows) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
            room -= widths[column] + 2;
        }
        List<String> names = new ArrayList<>(List.of("bot"));
        for (Summary.Entry entry : entries) {
            names.add(Format.shortened(entry.name(), Math.max(room, MIN_NAME)));
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
}
