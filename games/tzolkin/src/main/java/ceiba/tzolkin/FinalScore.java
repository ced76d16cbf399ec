package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import java.util.function.IntFunction;

/** What is added at the end: goods, skulls and monuments; and who is ahead. */
final class FinalScore {

    private static final int POINTS_PER_SKULL = 3;

    /** Tiles of each kind, as bits. */
    private static final int[] BUILDINGS_OF_KIND = ofKind(BUILDINGS, Tile::building);

    private static final int[] MONUMENTS_OF_KIND = ofKind(MONUMENTS, Tile::monument);

    private FinalScore() {}

    private static int[] ofKind(int count, IntFunction<Tile> tiles) {
        int[] bits = new int[KINDS.length];
        for (int number = 1; number <= count; number++) {
            bits[tiles.apply(number).kind] |= Tile.bit(number);
        }
        return bits;
    }

    static void add(TzolkinPosition p) {
        for (int seat = 0; seat < p.seats(); seat++) {
            int corn = p.corn(seat);
            for (int good = WOOD; good <= GOLD; good++) {
                corn += p.has(seat, good) * Board.MARKET[good];
            }
            p.scoreQuarters(seat, corn, Source.GOODS); // a quarter each
            p.score(seat, p.has(seat, SKULL) * POINTS_PER_SKULL, Source.SKULLS);
            for (int left = p.monuments(seat); left != 0; left &= left - 1) {
                p.score(seat, monument(p, seat, Integer.numberOfTrailingZeros(left) + 1), Source.MONUMENTS);
            }
        }
    }

    /** The more points; of equal ones, the more workers on the gears. */
    static boolean isAhead(TzolkinPosition p, int one, int another) {
        return p.quarters(one) != p.quarters(another)
                ? p.quarters(one) > p.quarters(another)
                : Long.bitCount(p.workers(one)) > Long.bitCount(p.workers(another));
    }

    /** Points a monument would be worth now to a seat that builds it: it counts itself. */
    static int monumentIfBuilt(TzolkinPosition p, int seat, int number) {
        int own = p.monuments(seat);
        p.setMonuments(seat, own | Tile.bit(number));
        int points = monument(p, seat, number);
        p.setMonuments(seat, own);
        return points;
    }

    /** Points of a monument for its owner. */
    static int monument(TzolkinPosition p, int seat, int number) {
        Tile tile = Tile.monument(number);
        int each = tile.points[0];
        return switch (tile.rule) {
            case OWN_KIND -> each * ownOfKind(p, seat, tile.kind);
            case OWN_TILES -> each * (Integer.bitCount(p.buildings(seat)) + Integer.bitCount(p.monuments(seat)));
            case ALL_MONUMENTS -> tile.points[p.seats() - 2] * allMonuments(p);
            case CORN_TILES -> each * p.cornTiles(seat);
            case WOOD_TILES -> each * p.woodTiles(seat);
            case WORKERS -> tile.points[p.workersInPlay(seat) - STARTING_WORKERS];
            case MASTERED_TECHNOLOGIES -> {
                int mastered = levels(p, seat, true);
                yield mastered == 0 ? 0 : tile.points[mastered - 1];
            }
            case TECHNOLOGY_LEVELS -> each * levels(p, seat, false);
            case BEST_TEMPLE -> each * bestClimb(p, seat);
            case TEMPLE_STEPS -> each * templePoints(p, seat);
            case PLACED_SKULLS -> each * Integer.bitCount(p.placedSkulls());
            case NONE -> throw new IllegalStateException("monument " + number + " has no rule");
        };
    }

    /** Buildings and monuments of one kind. */
    static int ownOfKind(TzolkinPosition p, int seat, int kind) {
        return Integer.bitCount(p.buildings(seat) & BUILDINGS_OF_KIND[kind])
                + Integer.bitCount(p.monuments(seat) & MONUMENTS_OF_KIND[kind]);
    }

    private static int allMonuments(TzolkinPosition p) {
        int built = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            built += Integer.bitCount(p.monuments(seat));
        }
        return built;
    }

    private static int levels(TzolkinPosition p, int seat, boolean onlyMastered) {
        int sum = 0;
        for (int technology = 0; technology < TECHNOLOGIES.length; technology++) {
            int level = p.level(seat, technology);
            sum += onlyMastered ? level / TOP_LEVEL : level;
        }
        return sum;
    }

    /** Steps above the start in the temple where they are most. */
    private static int bestClimb(TzolkinPosition p, int seat) {
        int best = 0;
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            best = Math.max(best, p.step(seat, temple) - Board.START_STEP);
        }
        return best;
    }

    private static int templePoints(TzolkinPosition p, int seat) {
        int points = 0;
        for (int temple = 0; temple < TEMPLES.length; temple++) {
            points += Board.TEMPLE_POINTS[temple][p.step(seat, temple)];
        }
        return points;
    }
}
