package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The tiles of the box: buildings, monuments and starting wealth, read from their data files and checked at load. */
final class Tile {

    /** By number from 1; the place 0 is empty, as a gap in the row is. */
    private static final Tile[] BUILDING = buildings();

    private static final Tile[] MONUMENT = monuments();
    private static final Tile[] WEALTH = wealth();

    final int number;
    final int kind;
    final int age;
    final int wood;
    final int stone;
    final int gold;
    final int skulls;

    /** Packed {@link Effect}s of buildings and wealth tiles. */
    final int[] effects;

    /** Workers that need no corn because of it. */
    final int feeds;

    /** What a monument scores, and its numbers. */
    final MonumentRule rule;

    final int[] points;

    /** The space a wealth tile marks for a dummy worker. */
    final int gear;

    final int space;

    /** How a monument scores at the end of the match. */
    enum MonumentRule {
        NONE,
        OWN_KIND,
        OWN_TILES,
        ALL_MONUMENTS,
        CORN_TILES,
        WOOD_TILES,
        WORKERS,
        MASTERED_TECHNOLOGIES,
        TECHNOLOGY_LEVELS,
        BEST_TEMPLE,
        TEMPLE_STEPS,
        PLACED_SKULLS;

        static MonumentRule of(Node word) {
            for (MonumentRule rule : values()) {
                if (rule.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word.text())) {
                    return rule;
                }
            }
            throw word.refusal("not a rule for monuments: '" + word.text() + "'");
        }
    }

    private Tile(Node json, int number) {
        this.number = json.get("number").integer(number, number);
        kind = json.has("kind") ? json.get("kind").word(KINDS) : -1;
        age = json.has("age") ? json.get("age").integer(1, 2) : 0;
        wood = cost(json, WOOD);
        stone = cost(json, STONE);
        gold = cost(json, GOLD);
        skulls = cost(json, SKULL);
        effects = json.has("effects")
                ? json.get("effects").items(1, 4).stream()
                        .mapToInt(Effect::packed)
                        .toArray()
                : new int[0];
        feeds = Arrays.stream(effects)
                .filter(effect -> Effect.of(effect) == Effect.FEEDS)
                .map(Effect::amount)
                .sum();
        rule = json.has("rule") ? MonumentRule.of(json.get("rule")) : MonumentRule.NONE;
        points = json.has("points")
                ? json.get("points").items(1, 4).stream()
                        .mapToInt(n -> n.integer(0, 40))
                        .toArray()
                : new int[0];
        gear = json.has("gear") ? json.get("gear").word(GEARS) : -1;
        space = json.has("space") ? json.get("space").integer(0, Gears.LAST_SPACE[gear]) : -1;
    }

    /** Sets of tiles are bits: tile 1 is bit 0. */
    static int bit(int number) {
        return 1 << (number - 1);
    }

    static boolean in(int tiles, int number) {
        return (tiles & bit(number)) != 0;
    }

    static Tile building(int number) {
        return BUILDING[number];
    }

    static Tile monument(int number) {
        return MONUMENT[number];
    }

    static Tile wealth(int number) {
        return WEALTH[number];
    }

    /** Wood, stone and gold together: what counts when a building is paid in corn. */
    int resources() {
        return wood + stone + gold;
    }

    int resources(int good) {
        return switch (good) {
            case WOOD -> wood;
            case STONE -> stone;
            case GOLD -> gold;
            default -> throw new IllegalArgumentException("not a resource: " + good);
        };
    }

    private static int cost(Node json, int good) {
        return json.has("cost") && json.get("cost").has(GOODS[good])
                ? json.get("cost").get(GOODS[good]).integer(1, 9)
                : 0;
    }

    private static Tile[] buildings() {
        Tile[] tiles = load("buildings", BUILDINGS, "age", "kind", "cost", "effects");
        // Eight of each kind, and by age as the box has them.
        int[][] expected = {{5, 4, 3, 2}, {3, 4, 5, 6}};
        int[][] found = new int[2][KINDS.length];
        for (int i = 1; i < tiles.length; i++) {
            found[tiles[i].age - 1][tiles[i].kind]++;
            if (tiles[i].age != (i <= AGE_1_BUILDINGS ? 1 : 2) || tiles[i].skulls > 0) {
                throw new IllegalStateException("buildings.json: building " + i + " has the wrong age or cost");
            }
        }
        if (!Arrays.deepEquals(expected, found)) {
            throw new IllegalStateException("buildings.json: kinds by age are " + Arrays.deepToString(found));
        }
        return tiles;
    }

    private static Tile[] monuments() {
        Tile[] tiles = load("monuments", MONUMENTS, "kind", "cost", "rule", "points");
        for (int i = 1; i < tiles.length; i++) {
            int numbers = switch (tiles[i].rule) {
                case ALL_MONUMENTS -> 3;
                case WORKERS, MASTERED_TECHNOLOGIES -> 4;
                default -> 1;
            };
            if (tiles[i].points.length != numbers) {
                throw new IllegalStateException("monuments.json: monument " + i + " needs " + numbers + " numbers");
            }
        }
        return tiles;
    }

    private static Tile[] wealth() {
        return load("wealth", WEALTH_TILES, "gear", "space", "effects");
    }

    private static Tile[] load(String name, int count, String... fields) {
        List<Node> rows = Texts.resource(Tile.class, name + ".json").get(name).items(count, count);
        List<String> known = new ArrayList<>(List.of(fields));
        known.add("number");
        Tile[] tiles = new Tile[count + 1];
        for (int i = 1; i <= count; i++) {
            Node row = rows.get(i - 1);
            row.only(known.toArray(String[]::new));
            for (String field : fields) {
                row.get(field);
            }
            tiles[i] = new Tile(row, i);
        }
        tiles[0] = tiles[1]; // never looked at: 0 stands for no tile
        return tiles;
    }
}
