package ceiba.app;

import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Outcome;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Who has won, who stands where, and where the points came from: listens to a match's events. */
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

    /** Who has won, if the match is over; a table with places, points, gauges and a row for each source; the table's gauges. */
    String text(Position position, Texts texts) {
        Texts frame = Texts.of(Main.class, texts.language()).withSeats(seat -> texts.say("seat." + seat));
        StringBuilder out = new StringBuilder();
        if (position.decider() == Position.OVER) {
            out.append(frame.say(winners(position))).append(System.lineSeparator());
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("", seat -> texts.say("seat." + seat)));
        rows.add(row(frame.say("standing.place"), seat -> String.valueOf(position.place(seat))));
        rows.add(row(frame.say("standing.points"), seat -> texts.number(position.points(seat))));
        List<String> ofTable = new ArrayList<>();
        for (int i = 0; i < game.gauges().size(); i++) {
            int number = i;
            Gauge gauge = game.gauges().get(i);
            String name = texts.say("gauge." + gauge.name());
            if (gauge.ofSeat()) {
                rows.add(row(name, seat -> texts.number(position.gauge(number, seat))));
            } else {
                ofTable.add(name + ": " + texts.number(position.gauge(number, 0)));
            }
        }
        sources.forEach(
                (source, amounts) -> rows.add(row("  " + texts.say(source), seat -> texts.number(amounts[seat]))));
        int first = rows.stream().mapToInt(row -> row.getFirst().length()).max().orElse(0);
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(String.format("%-" + first + "s", row.getFirst()));
            row.stream().skip(1).forEach(cell -> line.append(String.format("%10s", cell)));
            out.append(line).append(System.lineSeparator());
        }
        ofTable.forEach(line -> out.append(line).append(System.lineSeparator()));
        return out.toString();
    }

    private List<String> row(String name, IntFunction<String> cell) {
        List<String> row = new ArrayList<>(List.of(name));
        IntStream.range(0, seats).mapToObj(cell).forEach(row::add);
        return row;
    }

    private static Phrase winners(Position position) {
        Outcome outcome = Outcome.of(position);
        List<Phrase.Seat> names = outcome.list().stream().map(Phrase.Seat::new).toList();
        if (outcome.nobody()) {
            return Phrase.of("outcome.nobody");
        }
        if (names.size() == 1) {
            return Phrase.of("outcome.one", names.getFirst());
        }
        boolean partners = names.stream()
                        .map(name -> position.side(name.number()))
                        .distinct()
                        .count()
                == 1;
        if (outcome.everybody() && partners) {
            return Phrase.of("outcome.everybody");
        }
        Object list = names.getFirst();
        for (Phrase.Seat name : names.subList(1, names.size() - 1)) {
            list = Phrase.of("outcome.list", list, name);
        }
        return Phrase.of("outcome.several", list, names.getLast());
    }
}
