package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.engine.Texts;
import ceiba.kit.Attempt;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A position to try a rule in: written as in a position file, with single quotes for brevity and in the middle of a match
 * unless it says otherwise.
 */
final class Scene {

    final TzolkinPosition p;
    private final Attempt attempt;

    private Scene(TzolkinPosition p) {
        this.p = p;
        attempt = new Attempt(Tzolkin.GAME, p);
    }

    /** Fields of a position file without the outer braces: {@code Scene.of("'players': [{'corn': 5}]")}. */
    static Scene of(String fields) {
        return of(4, fields);
    }

    static Scene of(int seats, String fields) {
        String pending = fields.contains("'pending'") ? "" : ", 'pending': ['turn']";
        String rest = fields.isBlank() ? "" : ", " + fields;
        Node json = Json.parse(("{'game': 'tzolkin', 'seats': " + seats + pending + rest + "}").replace('\'', '"'));
        return new Scene(PositionJson.read(json));
    }

    static Scene start(int seats, long seed) {
        return new Scene(Start.position(Setup.of(Tzolkin.GAME, seats, Map.of(), seed)));
    }

    /** Makes choices one after the other; each must be legal. */
    Scene choose(String... words) {
        attempt.choose(words);
        return this;
    }

    List<String> choices() {
        return attempt.choices();
    }

    /** Everything that has happened, in English. */
    List<String> log() {
        Texts texts = Tzolkin.GAME.texts("en");
        return attempt.events().stream()
                .map(e -> texts.say(Tzolkin.GAME.codec().phrase(e)))
                .toList();
    }

    /** Goods of a seat: corn, wood, stone, gold, skulls. */
    List<Integer> goods(int seat) {
        return Arrays.asList(
                p.corn(seat), p.has(seat, WOOD), p.has(seat, STONE), p.has(seat, GOLD), p.has(seat, SKULL));
    }

    /** Steps of a seat in the brown, yellow and green temple, counted from the bottom. */
    List<Integer> steps(int seat) {
        return Arrays.asList(p.step(seat, BROWN), p.step(seat, YELLOW), p.step(seat, GREEN));
    }

    /** Levels of a seat in agriculture, extraction, architecture and theology. */
    List<Integer> levels(int seat) {
        return Arrays.asList(
                p.level(seat, AGRICULTURE),
                p.level(seat, EXTRACTION),
                p.level(seat, ARCHITECTURE),
                p.level(seat, THEOLOGY));
    }

    /** Whether a worker of the seat stands there. */
    boolean stands(int seat, int gear, int space) {
        return (p.workers(seat) & Gears.bit(gear, space)) != 0;
    }
}
