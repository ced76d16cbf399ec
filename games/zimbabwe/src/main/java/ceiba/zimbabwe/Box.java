package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.Arrays;
import java.util.List;

/** What is in the box: the numbers of {@code box.json} and the tables of cards, checked at load. */
final class Box {

    private static final Node FILE = Texts.resource(Box.class, "box.json");

    static final int CATTLE = number("cattle", 0, 9);
    static final int REQUIREMENT = number("requirement", 1, 40);
    static final int HIGHEST_REQUIREMENT = number("highestRequirement", REQUIREMENT, 99);
    static final int GODS_IN_PLAY = number("gods", 1, GODS.length);
    static final int[] RESOURCE_TILES = resourceTiles();
    static final int WATER_TILES = number("waterTiles", 1, 8);
    static final int CRAFTSMEN = number("craftsmen", 3, 3);
    static final int RANGE = number("range", 1, 6);
    static final int HIGHEST_PRICE = number("price", 3, 3);
    static final int ROUNDS = number("rounds", 1, 60);
    static final int ESHU_RANGE = number("eshu", RANGE, 9);
    static final int ELEGUA_CATTLE = number("elegua", 0, 9);
    static final int ENGAI_CATTLE = number("engai", 0, 9);
    static final int GU_REQUIREMENT = number("gu", 0, 9);
    static final int BUILDER_CATTLE = number("builder", 0, 9);

    /** Points of a monument, by its level; none without one. */
    static final int[] POINTS = points();

    static final int HIGHEST_LEVEL = POINTS.length - 1;

    /** Pieces of craftsmen are numbered: those of the first craft, then those of the next. */
    static final int PIECES = CRAFTS.length * CRAFTSMEN;

    /** What a god adds to the requirement, and whether it is in the first game, by god. */
    static final int[] GOD_REQUIREMENT = new int[GODS.length];

    /** The gods of the first game, as bits. */
    static final int FIRST_GODS = gods();

    /** What a specialist adds to the requirement. */
    static final int[] SPECIALIST_REQUIREMENT = new int[SPECIALISTS.length];

    /** What it costs to use a specialist: the least, and how often that much may be paid at once. */
    static final int[] SPECIALIST_CATTLE = new int[SPECIALISTS.length];

    /** What the herd may be paid; the stock adds half of it. */
    static final int[] HERD_CATTLE = specialists();

    static {
        FILE.only(
                "about",
                "cattle",
                "requirement",
                "highestRequirement",
                "gods",
                "resourceTiles",
                "waterTiles",
                "craftsmen",
                "points",
                "range",
                "price",
                "rounds",
                "eshu",
                "elegua",
                "engai",
                "gu",
                "builder");
    }

    private Box() {}

    private static int number(String field, int least, int most) {
        return FILE.get(field).integer(least, most);
    }

    private static int[] resourceTiles() {
        Node tiles = FILE.get("resourceTiles");
        tiles.only(RESOURCES);
        return Arrays.stream(RESOURCES)
                .mapToInt(resource -> tiles.get(resource).integer(0, 9))
                .toArray();
    }

    private static int[] points() {
        List<Node> levels = FILE.get("points").items(5, 5);
        int[] points = new int[levels.size() + 1];
        for (int level = 1; level < points.length; level++) {
            points[level] = levels.get(level - 1).integer(points[level - 1] + 1, 99);
        }
        return points;
    }

    private static int gods() {
        int first = 0;
        List<Node> gods = Texts.resource(Box.class, "gods.json").get("gods").items(GODS.length, GODS.length);
        for (int god = 0; god < GODS.length; god++) {
            Node row = row(gods.get(god), "god", GODS[god], "requirement", "phase", "first");
            GOD_REQUIREMENT[god] = row.get("requirement").integer(-9, 9);
            row.get("phase").integer(1, 4);
            first |= row.get("first").flag() ? 1 << god : 0;
        }
        return first;
    }

    private static int[] specialists() {
        int[] herd = {};
        List<Node> rows = Texts.resource(Box.class, "specialists.json")
                .get("specialists")
                .items(SPECIALISTS.length, SPECIALISTS.length);
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            Node row = row(rows.get(specialist), "specialist", SPECIALISTS[specialist], "requirement", "cattle");
            SPECIALIST_REQUIREMENT[specialist] = row.get("requirement").integer(0, 9);
            List<Node> cattle = row.get("cattle").items(1, 3);
            SPECIALIST_CATTLE[specialist] = cattle.getFirst().integer(1, 9);
            herd = cattle.stream().mapToInt(amount -> amount.integer(1, 9)).toArray(); // it is the last
        }
        return herd;
    }

    /** A row of a table, which must be about this. */
    static Node row(Node row, String what, String name, String... fields) {
        String[] all = Arrays.copyOf(fields, fields.length + 1);
        all[fields.length] = what;
        row.only(all);
        row.get(what).word(new String[] {name});
        return row;
    }
}
