package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A quarry as a table of numbers. Ours are read from {@code quarries.json}; they are numbered in the order they are
 * revealed.
 *
 * @param maxCards how many cards may be laid there
 * @param cubes for each place, the first in front
 */
record Quarry(int token, int maxCards, List<Integer> cubes) {

    static final int MAX_QUARRIES = 7;
    static final int MAX_CARDS = 8;

    private static final int MIN_QUARRIES = 2;
    private static final int MIN_CARDS = 2;
    private static final int MAX_CUBES = 9;

    Quarry {
        cubes = List.copyOf(cubes);
    }

    /** By seats and quarry. */
    static List<List<Quarry>> ours() {
        Node file = Texts.resource(Quarry.class, "quarries.json");
        file.only("about", "2", "3", "4", "5");
        List<List<Quarry>> ours = new ArrayList<>(Collections.nCopies(MIN_SEATS, List.of()));
        for (String seats : SEATS) {
            ours.add(readAll(file.get(seats), Integer.parseInt(seats)));
            file.get(seats).items().forEach(quarry -> quarry.get("basis"));
        }
        return ours;
    }

    /** The quarries for a number of seats. */
    static List<Quarry> readAll(Node json, int seats) {
        int colours = Math.max(seats, NEUTRAL + 1);
        List<Quarry> quarries = json.items(MIN_QUARRIES, MAX_QUARRIES).stream()
                .map(quarry -> read(quarry, colours))
                .toList();
        if (quarries.stream().map(Quarry::token).distinct().count() < quarries.size()) {
            throw json.refusal("every quarry has another token");
        }
        if (quarries.getLast().token() == SHIELD) {
            throw json.refusal("the shield cannot be won at the last quarry: no other is left for it");
        }
        int cubes = quarries.stream()
                .flatMap(quarry -> quarry.cubes().stream())
                .mapToInt(number -> number)
                .sum();
        if (cubes > colours * Box.CUBES) {
            throw json.refusal(cubes + " cubes in a round are more than the " + colours * Box.CUBES + " there are");
        }
        return quarries;
    }

    private static Quarry read(Node json, int colours) {
        json.only("token", "cards", "cubes", "basis");
        if (json.has("basis")) {
            json.get("basis").word(Box.BASES);
        }
        int token = json.get("token").word(Arrays.copyOf(TOKENS, FIRST_BLUE));
        int cards = json.get("cards").integer(MIN_CARDS, MAX_CARDS);
        List<Node> places = json.get("cubes").items(1, colours);
        List<Integer> cubes = new ArrayList<>();
        for (Node place : places) {
            cubes.add(place.integer(1, MAX_CUBES));
        }
        for (int place = 1; place < cubes.size(); place++) {
            if (cubes.get(place) > cubes.get(place - 1)) {
                throw json.get("cubes").refusal("a later place earns no more than an earlier one");
            }
        }
        return new Quarry(token, cards, cubes);
    }

    /** As in the file, without its basis. */
    Map<String, Object> json() {
        return Json.object("token", TOKENS[token], "cards", maxCards, "cubes", cubes);
    }
}
