package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Event;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Texts;
import ceiba.kit.Attempt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A position to try a rule in: written as in a position file, with single quotes for brevity and in a building turn with
 * seat 0 as the start player unless it says otherwise.
 */
final class Scene {

    static final int TIKAL = 0;
    static final int CHICHEN_ITZA = 1;
    static final int COPAN = 2;
    static final int UXMAL = 3;
    static final int PALENQUE = 4;

    /** Numbers that stay when ours are tuned. */
    private static final Object NUMBERS =
            Texts.resource(Scene.class, "scene.json").tree();

    final MayaPosition p;
    private final Attempt attempt;

    private Scene(MayaPosition p) {
        this.p = p;
        attempt = new Attempt(Maya.GAME, p);
    }

    /** Fields of a position file without the outer braces: {@code Scene.of(4, "'players': [{'cubes': 5}]")}. */
    static Scene of(int seats, String fields) {
        String pending = fields.contains("'pending'") ? "" : ", 'pending': 'turn'";
        String rest = fields.isBlank() ? "" : ", " + fields;
        return new Scene(PositionReader.read(file("'seats': " + seats + pending + rest)));
    }

    /** The same for experts. */
    static Scene ofExperts(int seats, String fields) {
        return of(seats, "'variants': {'expert': 'yes'}, " + fields);
    }

    /** A position file with the numbers of the scenes, and with seat 0 as the start player unless it says otherwise. */
    static Node file(String fields) {
        Map<String, Object> file = new LinkedHashMap<>(Map.of("game", "maya", "start", 0L));
        file.putAll(object(Json.parse(("{" + fields + "}").replace('\'', '"'))));
        Map<String, Object> variants = new LinkedHashMap<>(Map.of(Maya.NUMBERS, NUMBERS));
        if (file.get("variants") instanceof Map<?, ?> others) {
            others.forEach((name, value) -> variants.put(String.valueOf(name), value));
        }
        file.put("variants", variants);
        return new Node("", file);
    }

    private static Map<String, Object> object(Node json) {
        Map<String, Object> object = new LinkedHashMap<>();
        json.fields().forEach(field -> object.put(field.name(), field.value()));
        return object;
    }

    static Scene start(int seats, long seed) {
        return of(seats, "'pending': 'first-cube', 'seed': " + seed);
    }

    static Scene startOfExperts(int seats, long seed) {
        return ofExperts(seats, "'pending': 'first-cube', 'seed': " + seed);
    }

    /**
     * All but the last seat have stopped laying cards.
     *
     * @param quarries cards at each quarry, as seat and card: {@code "0:5 1:-3"}
     */
    static Scene lastToStop(int seats, String... quarries) {
        return of(seats, dug(seats, quarries));
    }

    static String dug(int seats, String... quarries) {
        StringBuilder stopped = new StringBuilder("0");
        for (int seat = 1; seat < seats - 1; seat++) {
            stopped.append(", ").append(seat);
        }
        return "'pending': 'dig', 'active': " + (seats - 1) + ", 'stopped': [" + stopped + "], " + cards(quarries);
    }

    static String cards(String... quarries) {
        List<String> rows = new ArrayList<>();
        for (String quarry : quarries) {
            List<String> cards = new ArrayList<>();
            for (String card : quarry.isEmpty() ? new String[0] : quarry.split(" ", -1)) {
                String[] parts = card.split(":", -1);
                String face = parts[1].equals("n") ? "'neutral'" : parts[1];
                cards.add("{'seat': " + parts[0] + ", 'card': " + face + "}");
            }
            rows.add("[" + String.join(", ", cards) + "]");
        }
        return "'quarries': [" + String.join(", ", rows) + "]";
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
        return logFor(Position.EVERYTHING);
    }

    /** The same as an observer is told it. */
    List<String> logFor(int observer) {
        Texts texts = Maya.GAME.texts("en");
        return attempt.events().stream()
                .map(e ->
                        observer == Position.EVERYTHING ? e : Maya.GAME.codec().seenBy(e, observer))
                .map(e -> texts.say(Maya.GAME.codec().phrase(e)))
                .toList();
    }

    List<Event> events(MayaEvent what) {
        return attempt.events().stream().filter(e -> e.kind() == what.ordinal()).toList();
    }

    /** Own cubes in hand, by seat. */
    List<Integer> cubes() {
        return bySeat(seat -> p.cubes(seat, false));
    }

    List<Integer> gold() {
        return bySeat(p::gold);
    }

    /** Cubes on a level, counted from 1, by colour. */
    List<Integer> on(int pyramid, int level) {
        List<Integer> cubes = new ArrayList<>();
        for (int colour = 0; colour < p.colours(); colour++) {
            cubes.add(p.cubesOn(colour, pyramid, level - 1));
        }
        return cubes;
    }

    /** Words of the tokens that a seat holds. */
    List<String> tokens(int seat) {
        return Arrays.stream(TOKENS)
                .filter(token -> p.holds(seat, List.of(TOKENS).indexOf(token)))
                .toList();
    }

    String pending() {
        return StepWords.write(p.step(), false);
    }

    private List<Integer> bySeat(IntUnaryOperator number) {
        return IntStream.range(0, p.seats()).map(number).boxed().toList();
    }
}
