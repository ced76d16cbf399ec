package ceiba.maya;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.List;

/** What is in the box and how much of it is dealt out, read from {@code box.json} and checked at load. */
final class Box {

    /** Where a number comes from: the rulebook, reports, what follows from these, or our own design. */
    static final String[] BASES = {"printed", "reported", "derived", "ours"};

    private static final Node FILE = Texts.resource(Box.class, "box.json");

    static final int ROUNDS = number("rounds", "number", 1, 3);
    static final List<Node> LOW_CARDS = FILE.get("cards").get("low").items(1, 8);
    static final List<Node> HIGH_CARDS = FILE.get("cards").get("high").items(1, 8);
    static final int CUBES = number("cubes", "perColour", 1, 99);
    static final int CUBES_AT_START = number("cubes", "atStart", 1, 4);
    static final int DOUBLE_MOVE_COSTS = number("cubes", "doubleMoveCosts", 1, 9);
    static final int PASS_COSTS = number("cubes", "passCosts", 1, 1);
    static final int FORCED_PASS_GOLD = number("forcedPassGold", "number", 0, 9);
    static final int TRANSPORT_POINTS = number("tokens", "transport", 1, 9);
    static final int BIG_TRANSPORT_POINTS = number("tokens", "bigTransport", 1, 9);
    static final int TWO_WORKERS_POINTS = number("tokens", "twoWorkers", 1, 9);
    static final int EXPERT_GOLD = number("expertGold", "number", 0, 99);
    static final int NEUTRAL_CARDS = number("twoPlayers", "neutralCards", 1, 7);
    static final int NEUTRAL_VALUE = number("twoPlayers", "neutralValue", 1, 9);
    static final int NEUTRAL_CUBES = number("twoPlayers", "neutralCubes", 0, 2);
    static final int CUBES_PER_POINT_OF_TWO = number("twoPlayers", "cubesPerPoint", 1, 9);

    static {
        FILE.only("about", "rounds", "cards", "cubes", "forcedPassGold", "tokens", "expertGold", "twoPlayers");
        for (Node part : FILE.fields()) {
            if (!part.name().equals("about")) {
                part.get("basis").word(BASES);
            }
        }
    }

    private Box() {}

    private static int number(String part, String field, int least, int most) {
        return FILE.get(part).get(field).integer(least, most);
    }
}
