package ceiba.kit;

import ceiba.engine.Choices;
import ceiba.engine.Codec;
import ceiba.engine.Event;
import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Real views and events as a TypeScript module, so that the compiler of the browser's boards checks their types against
 * what the game sends. Of random matches it keeps whatever shows something that no sample before it showed: another
 * field, another type of a value, another word.
 */
final class ViewSamples {

    /** Of all setups together, at least one of each. */
    private static final int MATCHES = 12;

    private static final Pattern SQUARE = Pattern.compile("[a-z]\\d+");
    private static final Pattern ROW = Pattern.compile("[^a-z0-9]*");

    private final Game game;
    private final Set<String> seen = new HashSet<>();
    private final List<String> views = new ArrayList<>();
    private final List<String> events = new ArrayList<>();

    private ViewSamples(Game game) {
        this.game = game;
    }

    /** The module; its types come from {@code view.ts} beside it. */
    static String of(Game game, List<Setup> setups) {
        ViewSamples samples = new ViewSamples(game);
        for (Setup setup : setups) {
            for (long seed = 0; seed < Math.max(1, MATCHES / setups.size()); seed++) {
                samples.play(new Setup(setup.seats(), setup.variants(), seed));
            }
        }
        return """
                /** Real views and events, written by the tests of the rules: ./ceiba golden makes them anew. */
                import type { GameEvent, View } from './view'

                export const views: View[] = [
                %s]

                export const events: GameEvent[] = [
                %s]
                """.formatted(lines(samples.views), lines(samples.events));
    }

    private static String lines(List<String> samples) {
        StringBuilder lines = new StringBuilder();
        samples.forEach(sample -> lines.append("  ").append(sample).append(",\n"));
        return lines.toString();
    }

    private void play(Setup setup) {
        Position position = game.start(setup);
        Rng rng = setup.rng();
        Codec codec = game.codec();
        look(position);
        while (position.decider() != Position.OVER) {
            int[] choices = Choices.of(game, position);
            position.choose(choices[rng.below(choices.length)], (kind, seat, a, b, c) -> {
                for (int observer = Position.SPECTATOR; observer < setup.seats(); observer++) {
                    Map<String, Object> event = codec.data(codec.seenBy(new Event(kind, seat, a, b, c), observer));
                    // each kind has fields of its own, and hidden ones are absent
                    keep(event.get("kind") + " of " + event.keySet(), event, events);
                }
            });
            look(position);
        }
    }

    private void look(Position position) {
        for (int observer = Position.SPECTATOR; observer < position.seats(); observer++) {
            keep("view", position.view(observer), views);
        }
    }

    /** Keeps a sample that shows something new. */
    private void keep(String what, Map<String, Object> sample, List<String> samples) {
        Set<String> shown = new TreeSet<>();
        describe(what, sample, shown);
        if (seen.addAll(shown)) {
            samples.add(Json.compact(sample));
        }
    }

    /** What a value shows: where it lies, its type and, of words, the first; all squares of a map are alike. */
    private static void describe(String path, Object value, Set<String> shown) {
        switch (value) {
            case Map<?, ?> map -> {
                Set<String> names = new TreeSet<>();
                map.forEach((name, inner) -> {
                    names.add(kind(name.toString()));
                    describe(path + "." + kind(name.toString()), inner, shown);
                });
                shown.add(path + " has " + names);
            }
            case List<?> list -> {
                shown.add(path + (list.isEmpty() ? " is empty" : " is a list"));
                list.forEach(item -> describe(path + "[]", item, shown));
            }
            case String words -> shown.add(path + " says " + kind(words.split(" ", 2)[0]));
            default -> shown.add(path + " is a " + value.getClass().getSimpleName());
        }
    }

    /** A word as such, unless it names one of very many squares or draws a row of them. */
    private static String kind(String word) {
        return SQUARE.matcher(word).matches() ? "a square" : ROW.matcher(word).matches() ? "a row" : word;
    }
}
