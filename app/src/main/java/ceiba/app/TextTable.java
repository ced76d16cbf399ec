package ceiba.app;

import ceiba.arena.Format;
import java.util.ArrayList;
import java.util.List;

/** A table that fits a terminal: names to the left, shortened if need be, and figures to the right. */
final class TextTable {

    static final int WIDTH = 100;
    static final int GAP = 2;
    private static final int MIN_NAME = 8;

    private final List<String> names = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String heading, List<String> headings) {
        add(heading, headings);
    }

    void add(String name, List<String> cells) {
        names.add(name);
        rows.add(List.copyOf(cells));
    }

    String text() {
        int[] widths = new int[rows.getFirst().size()];
        int room = WIDTH;
        for (int column = 0; column < widths.length; column++) {
            for (List<String> row : rows) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
            room -= widths[column] + GAP;
        }
        int most = Math.max(room, MIN_NAME);
        List<String> fitting =
                names.stream().map(name -> Format.shortened(name, most)).toList();
        int longest = fitting.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            out.append(fitting.get(i)).repeat(' ', longest - fitting.get(i).length());
            for (int column = 0; column < widths.length; column++) {
                String cell = rows.get(i).get(column);
                out.repeat(' ', GAP + widths[column] - cell.length()).append(cell);
            }
            out.append(System.lineSeparator());
        }
        return out.toString();
    }
}
