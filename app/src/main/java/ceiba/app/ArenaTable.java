package ceiba.app;

import ceiba.arena.Format;
import ceiba.arena.Interval;
import ceiba.arena.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The results of an arena's bots as a table that fits a terminal. */
final class ArenaTable {

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
        TextTable table =
                new TextTable("bot", columns.stream().map(Column::heading).toList());
        entries.forEach(entry -> table.add(
                entry.name(),
                columns.stream().map(column -> column.cell().apply(entry)).toList()));
        return table.text();
    }
}
