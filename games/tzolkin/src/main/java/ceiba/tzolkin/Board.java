package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.Arrays;
import java.util.List;

/** The numbers printed on the board, read from {@code board.json} and checked at load. */
final class Board {

    private static final Node FILE = Texts.resource(Board.class, "board.json");

    /** Palenque: corn from fishing; corn and wood by action, 0 where there is none. */
    static final int FISHING = FILE.get("palenque").get("fishing").integer(1, 9);

    static final int[] HARVEST_CORN = byAction(FILE.get("palenque").get("harvests"), "corn", 2, 5);
    static final int[] HARVEST_WOOD = byAction(FILE.get("palenque").get("harvests"), "wood", 2, 5);

    /** Yaxchilan: by good and action. */
    static final int[][] YAXCHILAN_GOODS = Arrays.stream(GOODS)
            .map(good -> byAction(FILE.get("yaxchilan"), good, 1, 5))
            .toArray(int[][]::new);

    static final int CORN_FOR_TEMPLE = FILE.get("uxmal").get("cornForTemple").integer(0, 9);
    static final int CORN_FOR_ANY_ACTION =
            FILE.get("uxmal").get("cornForAnyAction").integer(0, 9);
    static final int CORN_PER_RESOURCE =
            FILE.get("uxmal").get("cornPerResource").integer(1, 9);

    /** Chichen Itza, by action. */
    static final int[] CHICHEN_POINTS = byAction(FILE.get("chichen-itza"), "points", 1, 9);

    static final int[] CHICHEN_RESOURCE = byAction(FILE.get("chichen-itza"), "resource", 1, 9);
    static final int[] CHICHEN_TEMPLE = chichenTemples();

    /** Temples: points and the good of each step from the bottom (-1 for none), and the bonus of each age. */
    static final int[][] TEMPLE_POINTS = new int[TEMPLES.length][];

    static final int[][] TEMPLE_GOODS = new int[TEMPLES.length][];
    static final int[][] TEMPLE_BONUS = new int[TEMPLES.length][];

    /** The step every player starts on, in each temple: the one worth nothing. */
    static final int START_STEP = 1;

    /** Price of a technology by the level one has; at the top level it buys the bonus. */
    static final int[] TECHNOLOGY_PRICE = new int[TOP_LEVEL + 1];

    /** Corn for a resource at the market, both ways, by good. */
    static final int[] MARKET = new int[GOODS.length];

    static final int TEETH = FILE.get("calendar").get("teeth").integer(26, 26);
    static final int[] FOOD_DAYS = ints(FILE.get("calendar").get("foodDays"), 4, 1, TEETH + 1);
    static final int LAST_ROUND = FOOD_DAYS[FOOD_DAYS.length - 1];

    static {
        FILE.only("palenque", "yaxchilan", "uxmal", "chichen-itza", "temples", "technologies", "market", "calendar");
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            Node json = FILE.get("temples").get(TEMPLES[temple]);
            json.only("points", "goods", "highest");
            int steps = json.get("points").items(3, 9).size();
            TEMPLE_POINTS[temple] = ints(json.get("points"), steps, -9, 20);
            TEMPLE_BONUS[temple] = ints(json.get("highest"), 2, 0, 9);
            TEMPLE_GOODS[temple] = json.get("goods").items(steps, steps).stream()
                    .mapToInt(good -> good.text().isEmpty() ? -1 : good.word(GOODS))
                    .toArray();
            if (TEMPLE_POINTS[temple][START_STEP] != 0) {
                throw json.refusal("the second step from the bottom is the start and worth nothing");
            }
        }
        Node technologies = FILE.get("technologies");
        System.arraycopy(ints(technologies.get("prices"), TOP_LEVEL, 1, 9), 0, TECHNOLOGY_PRICE, 0, TOP_LEVEL);
        TECHNOLOGY_PRICE[TOP_LEVEL] = technologies.get("bonusPrice").integer(1, 3);
        for (int good = WOOD; good <= GOLD; good++) {
            MARKET[good] = FILE.get("market").get(GOODS[good]).integer(1, 9);
        }
    }

    private Board() {}

    /** The greatest step of a temple, which holds one player only. */
    static int top(int temple) {
        return TEMPLE_POINTS[temple].length - 1;
    }

    private static int[] chichenTemples() {
        int[] temples = new int[10];
        List<Node> rows = FILE.get("chichen-itza").items(9, 9);
        for (int action = 1; action <= 9; action++) {
            temples[action] = rows.get(action - 1).get("temple").word(TEMPLES);
        }
        return temples;
    }

    private static int[] byAction(Node rows, String field, int first, int last) {
        int[] numbers = new int[last + 1];
        List<Node> items = rows.items(last - first + 1, last - first + 1);
        for (int action = first; action <= last; action++) {
            Node row = items.get(action - first);
            row.get("action").integer(action, action);
            numbers[action] = row.has(field) ? row.get(field).integer(1, 20) : 0;
        }
        return numbers;
    }

    private static int[] ints(Node list, int count, int least, int most) {
        return list.items(count, count).stream()
                .mapToInt(number -> number.integer(least, most))
                .toArray();
    }
}
