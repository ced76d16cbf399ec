package ceiba.app;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who stands where, and where the points came from: listens to a match's events. */
final class Standing {

    private final Game game;
    private final int seats;
    private final Map<String, double[]> sources = new LinkedHashMap<>();

    Standing(Game game, int seats) {
        this.game = game;
        this.seats = seats;
    }

    void listen(Event event) {
        Codec.Points points = game.codec().points(event);
        if (points != null) {
            sources.computeIfAbsent(points.source(), source -> new double[seats])[points.seat()] += points.amount();
        }
    }

    /** A table: places, points, and a row for each source. */
    String table(Position position, Texts texts) {
        Texts frame = Texts.of(Main.class, texts.language());
        List<List<String>> rows = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of(""));
        List<String> places = new ArrayList<>(List.of(frame.say("standing.place")));
        List<String> points = new ArrayList<>(List.of(frame.say("standing.points")));
        for (int seat = 0; seat < seats; seat++) {
            names.add(texts.say("seat." + seat));
            places.add(String.valueOf(position.place(seat)));
            points.add(texts.number(position.points(seat)));
        }
        rows.add(names);
        rows.add(places);
        rows.add(points);
        sources.forEach((source, amounts) -> {
            List<String> row = new ArrayList<>(List.of("  " + texts.say(source)));
            for (double amount : amounts) {
                row.add(texts.number(amount));
            }
            rows.add(row);
        });
        StringBuilder out = new StringBuilder();
        int first = rows.stream().mapToInt(row -> row.getFirst().length()).max().orElse(0);
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(String.format("%-" + first + "s", row.getFirst()));
            row.stream().skip(1).forEach(cell -> line.append(String.format("%10s", cell)));
            out.append(line).append(System.lineSeparator());
        }
        return out.toString();
    }
}
