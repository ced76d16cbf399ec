package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The map tiles and how they lie, read from {@code tiles.json} and checked at load. A tile that lies on the table is a number
 * too: the tile and its quarter turns clockwise. The slots of a layout are numbered row by row.
 */
final class Tiles {

    static final char LAND = '.';
    static final char WATER = 'O';
    static final char START_AREA = 'S';

    /** No map. */
    static final char NOTHING = ' ';

    /** What stands for each resource. */
    static final String RESOURCE_LETTERS = "WCID";

    static final int SIZE = 6;
    static final int TURNS = 4;
    static final int COUNT = 11;
    static final int START = 0;

    /** Squares of a starting area on the start tile. */
    static final int START_AREAS = 6;

    private static final Node FILE = Texts.resource(Tiles.class, "tiles.json");

    /** By tile, unturned. */
    private static final List<List<String>> TILES = tiles();

    /** By seats. */
    private static final List<List<String>> LAYOUTS = layouts();

    static final int MAX_SLOTS = 9;

    private Tiles() {}

    private static List<List<String>> tiles() {
        FILE.only("about", "tiles", "layouts");
        List<List<String>> tiles = new ArrayList<>();
        for (Node tile : FILE.get("tiles").items(COUNT, COUNT)) {
            List<String> rows = new ArrayList<>();
            for (Node row : tile.items(SIZE, SIZE)) {
                if (!row.text().matches("[.OWCIDS]{" + SIZE + "}")) {
                    throw row.refusal("six of . O W C I D S are expected");
                }
                rows.add(row.text());
            }
            tiles.add(rows);
        }
        return tiles;
    }

    private static List<List<String>> layouts() {
        List<List<String>> layouts = new ArrayList<>(List.of(List.of(), List.of()));
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            layouts.add(FILE.get("layouts").get(String.valueOf(seats)).items(2, 3).stream()
                    .map(Node::text)
                    .toList());
        }
        return layouts;
    }

    static int lying(int tile, int turns) {
        return tile * TURNS + turns;
    }

    static int tile(int lying) {
        return lying / TURNS;
    }

    static int turns(int lying) {
        return lying % TURNS;
    }

    // ---------------------------------------------------------------- layouts

    /** How many slots the layout has. */
    static int slots(int seats) {
        return (int) String.join("", LAYOUTS.get(seats))
                .chars()
                .filter(slot -> slot != '-')
                .count();
    }

    /** The slot of the start tile. */
    static int startSlot(int seats) {
        return String.join("", LAYOUTS.get(seats)).replace("-", "").indexOf('*');
    }

    /** The slots from side to side, in tiles. */
    static int width(int seats) {
        return LAYOUTS.get(seats).getFirst().length();
    }

    /** The top left square of a slot. */
    static int corner(int seats, int slot) {
        int left = slot;
        List<String> rows = LAYOUTS.get(seats);
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) != '-' && left-- == 0) {
                    return Squares.of(column * SIZE, row * SIZE);
                }
            }
        }
        throw new IllegalArgumentException("no slot " + slot);
    }

    // ---------------------------------------------------------------- the map as characters

    /** What is printed on a square of a tile, from its top left as it lies. */
    static char printed(int lying, int column, int row) {
        int last = SIZE - 1;
        List<String> rows = TILES.get(tile(lying));
        return switch (turns(lying)) {
            case 0 -> rows.get(row).charAt(column);
            case 1 -> rows.get(last - column).charAt(row);
            case 2 -> rows.get(last - row).charAt(last - column);
            default -> rows.get(column).charAt(last - row);
        };
    }

    /** The whole map, row by row. */
    static List<String> rows(int seats, int[] lying) {
        int size = width(seats) * SIZE;
        char[][] rows = new char[size][size];
        for (char[] row : rows) {
            Arrays.fill(row, NOTHING);
        }
        for (int slot = 0; slot < slots(seats); slot++) {
            int corner = corner(seats, slot);
            for (int row = 0; row < SIZE; row++) {
                for (int column = 0; column < SIZE; column++) {
                    rows[Squares.row(corner) + row][Squares.column(corner) + column] =
                            printed(lying[slot], column, row);
                }
            }
        }
        return Arrays.stream(rows).map(String::new).toList();
    }

    /** Finds the tiles of a map that is written down as rows of characters; the spaces at the end of a row may be missing. */
    static int[] recognise(Node map) {
        List<Node> rows = map.items(2 * SIZE, Squares.SIZE);
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            if (rows.size() == width(seats) * SIZE && hasOutline(rows, seats)) {
                return recognise(map, rows, seats);
            }
        }
        throw map.refusal("this is the outline of no layout");
    }

    private static boolean hasOutline(List<Node> rows, int seats) {
        int[] blank = new int[slots(seats)];
        List<String> outline = rows(seats, blank);
        for (int row = 0; row < outline.size(); row++) {
            String wanted = outline.get(row).replaceAll("[^ ]", "#").stripTrailing();
            if (!rows.get(row).text().replaceAll("[^ ]", "#").stripTrailing().equals(wanted)) {
                return false;
            }
        }
        return true;
    }

    private static int[] recognise(Node map, List<Node> rows, int seats) {
        int[] found = new int[slots(seats)];
        for (int slot = 0; slot < found.length; slot++) {
            int corner = corner(seats, slot);
            found[slot] = recognise(map, rows, Squares.column(corner), Squares.row(corner));
        }
        return found;
    }

    private static int recognise(Node map, List<Node> rows, int left, int top) {
        for (int lying = 0; lying < COUNT * TURNS; lying++) {
            boolean same = true;
            for (int row = 0; row < SIZE && same; row++) {
                for (int column = 0; column < SIZE && same; column++) {
                    same = rows.get(top + row).text().charAt(left + column) == printed(lying, column, row);
                }
            }
            if (same) {
                return lying;
            }
        }
        throw map.refusal("no tile looks like the squares from " + Squares.name(Squares.of(left, top)) + " to "
                + Squares.name(Squares.of(left + SIZE - 1, top + SIZE - 1)));
    }

    // ---------------------------------------------------------------- tiles in files

    static List<Object> json(int seats, int[] lying) {
        List<Object> json = new ArrayList<>();
        for (int slot = 0; slot < slots(seats); slot++) {
            json.add(List.of(tile(lying[slot]), turns(lying[slot])));
        }
        return json;
    }

    /** Reads the tiles of all slots of some layout; which seats it belongs to follows from how many there are. */
    static int[] read(Node tiles) {
        List<Node> items = tiles.items(1, MAX_SLOTS);
        int[] lying = new int[items.size()];
        for (int slot = 0; slot < lying.length; slot++) {
            List<Node> pair = items.get(slot).items(2, 2);
            lying[slot] =
                    lying(pair.getFirst().integer(0, COUNT - 1), pair.getLast().integer(0, TURNS - 1));
        }
        return lying;
    }

    /** Refuses tiles that cannot lie so: one twice, or the start tile in another place than its own. */
    static void check(Node node, int[] lying) {
        int seats = seatsOf(node, lying.length);
        int seen = 0;
        for (int slot = 0; slot < lying.length; slot++) {
            int tile = tile(lying[slot]);
            if ((seen >> tile & 1) != 0) {
                throw node.refusal("tile " + tile + " is there twice");
            }
            seen |= 1 << tile;
            if ((tile == START) != (slot == startSlot(seats))) {
                throw node.refusal("the start tile (0) is expected in slot " + (startSlot(seats) + 1) + " of "
                        + lying.length + " and nowhere else");
            }
        }
    }

    /** For how many seats a layout of so many tiles is. */
    private static int seatsOf(Node node, int slots) {
        for (int seats = MIN_SEATS; seats <= MAX_SEATS; seats++) {
            if (slots(seats) == slots) {
                return seats;
            }
        }
        throw node.refusal("4, 6, 7 or 9 tiles are expected, not " + slots);
    }
}
