package ceiba.app;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Json;
import ceiba.engine.Outcome;
import ceiba.engine.Phrase;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A position and its game: what commands and the engine protocol tell of it as JSON, the same in both. */
record GamePosition(Game game, Position position) {

    /** Who stands where, what the gauges show, and once the match is over, who has won. */
    Map<String, Object> standing() {
        Map<String, Object> standing = Json.object(
                "points", ofSeats(position::points),
                "places", ofSeats(position::place),
                "sides", ofSeats(position::side),
                "gauges", gauges());
        if (position.decider() == Position.OVER) {
            standing.put("winners", Outcome.of(position).list());
        }
        return standing;
    }

    /** A number for each gauge of the table, a list by seat for each of the seats. */
    private Map<String, Object> gauges() {
        Map<String, Object> shown = Json.object();
        List<Gauge> gauges = game.gauges();
        for (int i = 0; i < gauges.size(); i++) {
            int number = i;
            Gauge gauge = gauges.get(i);
            shown.put(
                    gauge.name(),
                    gauge.ofSeat() ? ofSeats(seat -> position.gauge(number, seat)) : position.gauge(number, 0));
        }
        return shown;
    }

    private <T> List<T> ofSeats(IntFunction<T> what) {
        return IntStream.range(0, position.seats()).mapToObj(what).toList();
    }

    /** The legal choices. Without texts only their words, which costs least. */
    List<Object> choices(@Nullable Texts texts) {
        Codec codec = game.codec();
        List<Object> choices = new ArrayList<>();
        for (int choice : Choices.of(game, position)) {
            Map<String, Object> told = Json.object("words", codec.words(choice));
            if (texts != null) {
                Phrase phrase = codec.phrase(choice, position);
                Map<String, Integer> price = codec.price(choice, position);
                told.put("text", texts.say(phrase));
                if (!phrase.targets().isEmpty()) {
                    told.put("targets", phrase.targets());
                }
                if (!price.isEmpty()) {
                    told.put("price", price);
                }
            }
            choices.add(told);
        }
        return choices;
    }

    /** An event as an observer may see it. */
    static Map<String, Object> event(Codec codec, Event event, int observer, @Nullable Texts texts) {
        Event seen = codec.seenBy(event, observer);
        Map<String, Object> told = codec.data(seen);
        if (texts != null) {
            told.put("text", texts.say(codec.phrase(seen)));
        }
        return told;
    }
}
