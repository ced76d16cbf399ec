package ceiba.server.match;

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
 * @param game the game's id
 * @param rules the version of its rules
 * @param autostart whether it starts by itself once no seat is open
 * @param choices made already when it starts: of an imported record, or up to the step it is played on from
 * @param imported whether it is a record to look at and nobody plays it
 */
public record TableTerms(
        String game,
        String rules,
        Setup setup,
        String owner,
        boolean listed,
        boolean hints,
        boolean autostart,
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
        Map<String, Object> json = heading();
        json.put("who", seats.stream().map(Seat::json).toList());
        json.put("owner", owner);
        json.put("public", listed);
        json.put("hints", hints);
        json.put("autostart", autostart);
        if (clock != null) {
            json.put("clock", clock.json());
        }
        json.put("choices", choices);
        json.put("imported", imported);
        return Json.compact(json);
    }

    /** With what a record of the match begins. */
    Map<String, Object> heading() {
        return Json.object(
                "game", game,
                "rules", rules,
                "seats", setup.seats(),
                "variants", setup.variants(),
                "seed", setup.seedJson());
    }

    static TableTerms read(Node json) {
        String game = json.get("game").text();
        String rules = json.get("rules").text();
        Clock clock = json.has("clock")
                ? new Clock(
                        json.get("clock").get("minutes").integer(0, Integer.MAX_VALUE),
                        json.get("clock").get("increment").integer(0, Integer.MAX_VALUE))
                : null;
        return new TableTerms(
                game,
                rules,
                Games.find(game, rules).map(found -> Setup.read(found, json)).orElseGet(() -> unread(json)),
                json.get("owner").text(),
                json.get("public").flag(),
                json.get("hints").flag(),
                json.has("autostart") && json.get("autostart").flag(), // tables of 0.1 waited for their owners
                clock,
                json.get("choices").items().stream().map(Node::text).toList(),
                json.get("imported").flag());
    }

    /** The setup of a game whose rules nobody can ask. */
    private static Setup unread(Node json) {
        return new Setup(json.get("seats").integer(1, Integer.MAX_VALUE), Setup.chosen(json), 0)
                .withSeed(json.get("seed"));
    }

    static List<Seat> seats(Node json) {
        List<Seat> seats = new ArrayList<>();
        json.get("who").items().forEach(seat -> seats.add(Seat.read(seat)));
        return List.copyOf(seats);
    }
}
