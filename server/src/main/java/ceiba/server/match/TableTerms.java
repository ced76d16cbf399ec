package ceiba.server.match;

import ceiba.engine.Game;
import ceiba.engine.Games;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a table is made with and keeps.
 *
 * @param choices made already when it starts: of an imported record, or up to the step it is played on from
 * @param imported whether it is a record to look at and nobody plays it
 */
public record TableTerms(
        Game game,
        Setup setup,
        String owner,
        boolean listed,
        boolean hints,
        @Nullable Clock clock,
        List<String> choices,
        boolean imported) {

    /** How much time a seat has: at the start, and more for each turn it takes. */
    public record Clock(int minutes, int increment) {

        Map<String, Object> json() {
            return Json.object("minutes", minutes, "increment", increment);
        }
    }

    /** How they stand in the log, with those who sit there at first. */
    public String json(List<Seat> seats) {
        Map<String, Object> json = game.heading(setup);
        json.put("seed", setup.seed());
        json.put("who", seats.stream().map(Seat::json).toList());
        json.put("owner", owner);
        json.put("public", listed);
        json.put("hints", hints);
        if (clock != null) {
            json.put("clock", clock.json());
        }
        json.put("choices", choices);
        json.put("imported", imported);
        return Json.compact(json);
    }

    static TableTerms read(Node json) {
        Game game = Games.of(json);
        Clock clock = json.has("clock")
                ? new Clock(
                        json.get("clock").get("minutes").integer(0, Integer.MAX_VALUE),
                        json.get("clock").get("increment").integer(0, Integer.MAX_VALUE))
                : null;
        return new TableTerms(
                game,
                Setup.read(game, json),
                json.get("owner").text(),
                json.get("public").flag(),
                json.get("hints").flag(),
                clock,
                json.get("choices").items().stream().map(Node::text).toList(),
                json.get("imported").flag());
    }

    static List<Seat> seats(Node json) {
        List<Seat> seats = new ArrayList<>();
        json.get("who").items().forEach(seat -> seats.add(Seat.read(seat)));
        return List.copyOf(seats);
    }
}
