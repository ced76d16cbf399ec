package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Node;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbers of a match's pyramids and quarries: its {@link Tables} laid flat, since every choice looks into them. */
final class Numbers {

    private static final Numbers[] OURS = new Numbers[MAX_SEATS + 1];

    static {
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            OURS[seats] = new Numbers(seats, Tables.OURS);
        }
    }

    private final Tables tables;
    private final Map<String, Object> document;
    private final Map<String, Object> inPlay;

    private final int[] pyramids;
    private final int[] levels = new int[PYRAMIDS.length];
    private final int[] spaces = new int[PYRAMIDS.length * MAX_LEVELS];
    private final int[] first = new int[PYRAMIDS.length * MAX_LEVELS];
    private final int[] second = new int[PYRAMIDS.length * MAX_LEVELS];

    private final int[] tokens;
    private final int[] maxCards;
    private final int[][] cubes;

    private Numbers(int seats, Tables tables) {
        this.tables = tables;
        document = tables.document();
        inPlay = tables.inPlay(seats);
        pyramids = flat(Pyramid.SETS.get(seats));
        for (int pyramid = 0; pyramid < PYRAMIDS.length; pyramid++) {
            for (Pyramid.Level level : tables.pyramids().get(pyramid).levels()) {
                int place = Relocation.place(pyramid, levels[pyramid]++);
                spaces[place] = level.spaces();
                first[place] = level.first();
                second[place] = level.second();
            }
        }
        List<Quarry> quarries = tables.quarries().get(seats);
        tokens = flat(quarries.stream().map(Quarry::token).toList());
        maxCards = flat(quarries.stream().map(Quarry::maxCards).toList());
        cubes = quarries.stream().map(quarry -> flat(quarry.cubes())).toArray(int[][]::new);
    }

    private static int[] flat(List<Integer> numbers) {
        return numbers.stream().mapToInt(number -> number).toArray();
    }

    /** Those of a match with so many seats and a document of its own, or none. */
    static Numbers of(int seats, @Nullable Object document) {
        return document == null ? OURS[seats] : new Numbers(seats, Tables.read(new Node(Maya.NUMBERS, document)));
    }

    /** What differs from our numbers; empty if nothing does. */
    Map<String, Object> document() {
        return document;
    }

    /** All of them, for boards. */
    Map<String, Object> json() {
        return inPlay;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Numbers other && tables.equals(other.tables);
    }

    @Override
    public int hashCode() {
        return tables.hashCode();
    }

    // ---------------------------------------------------------------- pyramids

    /** The pyramids in play, in the order they lie on the table. */
    int[] pyramids() {
        return pyramids;
    }

    int levels(int pyramid) {
        return levels[pyramid];
    }

    int spaces(int pyramid, int level) {
        return spaces[Relocation.place(pyramid, level)];
    }

    /** Gold for most cubes on a level. */
    int first(int pyramid, int level) {
        return first[Relocation.place(pyramid, level)];
    }

    /** Gold for second most cubes on a level. */
    int second(int pyramid, int level) {
        return second[Relocation.place(pyramid, level)];
    }

    // ---------------------------------------------------------------- quarries

    int quarries() {
        return tokens.length;
    }

    int token(int quarry) {
        return tokens[quarry];
    }

    int maxCards(int quarry) {
        return maxCards[quarry];
    }

    int places(int quarry) {
        return cubes[quarry].length;
    }

    /** The cubes for a place, 0 the first. */
    int cubes(int quarry, int place) {
        return cubes[quarry][place];
    }
}
