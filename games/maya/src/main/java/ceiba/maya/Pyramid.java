package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A pyramid as a table of numbers: its levels from the bottom. Ours are read from {@code pyramids.json}. */
record Pyramid(List<Level> levels) {

    /**
     * @param spaces how many cubes it holds
     * @param first gold for most cubes
     * @param second gold for second most
     */
    record Level(int spaces, int first, int second) {}

    static final int PER_MATCH = 4;

    private static final int MIN_LEVELS = 3;
    private static final int MAX_SPACES = 12;
    private static final int MAX_GOLD = 20;

    /** One cube of each colour is set there before the first round, and these must not fill it. */
    private static final int MIN_SPACES_AT_THE_BOTTOM = MAX_SEATS + 1;

    private static final Node FILE = Texts.resource(Pyramid.class, "pyramids.json");

    /** By seats: which are in play, in the order they lie on the table. */
    static final List<List<Integer>> SETS = sets();

    Pyramid {
        levels = List.copyOf(levels);
    }

    /** By number. */
    static List<Pyramid> ours() {
        FILE.only("about", "sets", "pyramids");
        Node pyramids = FILE.get("pyramids");
        pyramids.only(PYRAMIDS);
        List<Pyramid> ours = new ArrayList<>();
        for (String name : PYRAMIDS) {
            ours.add(read(pyramids.get(name)));
            pyramids.get(name).items().forEach(level -> level.get("basis").items(2, 2));
        }
        return ours;
    }

    private static List<List<Integer>> sets() {
        Node sets = FILE.get("sets");
        sets.only("2", "3", "4", "5", "basis");
        sets.get("basis").only(SEATS);
        List<List<Integer>> all = new ArrayList<>(Collections.nCopies(MIN_SEATS, List.of()));
        for (String seats : SEATS) {
            all.add(set(sets.get(seats)));
            sets.get("basis").get(seats).word(Box.BASES);
        }
        return List.copyOf(all);
    }

    private static List<Integer> set(Node names) {
        List<Integer> set = names.items(PER_MATCH, PER_MATCH).stream()
                .map(name -> name.word(PYRAMIDS))
                .toList();
        if (set.stream().distinct().count() < PER_MATCH) {
            throw names.refusal("a pyramid is there twice");
        }
        return set;
    }

    static Pyramid read(Node json) {
        List<Level> levels = new ArrayList<>();
        for (Node level : json.items(MIN_LEVELS, MAX_LEVELS)) {
            level.only("spaces", "gold", "basis");
            if (level.has("basis")) {
                level.get("basis").items(2, 2).forEach(basis -> basis.word(Box.BASES));
            }
            int fewest = levels.isEmpty() ? MIN_SPACES_AT_THE_BOTTOM : 1;
            List<Node> gold = level.get("gold").items(2, 2);
            int first = gold.get(0).integer(1, MAX_GOLD);
            levels.add(new Level(
                    level.get("spaces").integer(fewest, MAX_SPACES),
                    first,
                    gold.get(1).integer(0, first)));
        }
        return new Pyramid(levels);
    }

    /** As in the file, without its basis. */
    List<Map<String, Object>> json() {
        return levels.stream()
                .map(level -> Json.object("spaces", level.spaces(), "gold", List.of(level.first(), level.second())))
                .toList();
    }
}
