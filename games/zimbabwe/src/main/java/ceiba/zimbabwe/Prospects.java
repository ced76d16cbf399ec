package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import java.util.Arrays;

/**
 * What a seat may get out of its monuments, as bots reckon it: which goods can be brought to each of them and at what cost,
 * when no resource is used up. Rougher than {@link Plans} and much faster.
 */
final class Prospects {

    private static final int UNREACHED = Integer.MAX_VALUE;
    private static final int FAMILIES = RESOURCES.length;
    private static final int MAX_MONUMENTS = 48;

    private final ZimbabwePosition p;
    private final int[] cost = new int[FAMILIES]; // of each good at a monument
    private final int[] uses = new int[FAMILIES]; // how often each good can be made in a round
    private final int[] raises = new int[MAX_MONUMENTS]; // cost, level and families of those that can be raised

    private static final int LEVEL_SHIFT = 4;
    private static final int COST_SHIFT = 8;

    // What was found.
    int monuments;
    /** Points that the next level of all monuments in reach of enough goods would bring. */
    int next;
    /** Points that all levels would bring for which there are enough goods. */
    int most;
    /** The goods that reach the best supplied monument. */
    int goods;
    /** The number of monuments that can be raised, and the cattle that the next levels cost. */
    int raisable;

    int cattle;

    Prospects(ZimbabwePosition p) {
        this.p = p;
    }

    /** Looks at all monuments of a seat. */
    void find(int seat) {
        boolean eshu = p.worships(seat, ESHU);
        boolean same = p.worships(seat, TSUI_GOAB);
        findUses(eshu);
        monuments = 0;
        next = 0;
        most = 0;
        goods = 0;
        raisable = 0;
        cattle = 0;
        long[] sets = p.sets();
        int own = ZimbabwePosition.monumentsOf(seat);
        for (int square = Squares.next(sets, own, 0); square >= 0; square = Squares.next(sets, own, square + 1)) {
            monuments++;
            int level = p.level(square);
            int reached = findCosts(square, seat, eshu);
            int enough = same && reached > 0 ? FAMILIES : reached;
            goods = Math.max(goods, enough);
            if (level <= enough && level < Box.HIGHEST_LEVEL) {
                next += Box.POINTS[level + 1] - Box.POINTS[level];
                most += Box.POINTS[enough + 1] - Box.POINTS[level];
                addRaise(level, same);
            }
        }
    }

    /** The next raise of a monument takes its cheapest goods, or with Tsui-Goab always the same. */
    private void addRaise(int level, boolean same) {
        int sum = 0;
        int families = 0;
        for (int good = 0; good < level; good++) {
            int cheapest = -1;
            for (int family = 0; family < FAMILIES; family++) {
                if ((same || (families >> family & 1) == 0)
                        && cost[family] != UNREACHED
                        && (cheapest < 0 || cost[family] < cost[cheapest])) {
                    cheapest = family;
                }
            }
            sum += cost[cheapest];
            families |= 1 << cheapest;
        }
        cattle += sum;
        if (raisable < MAX_MONUMENTS) {
            int raise = sum << COST_SHIFT | level << LEVEL_SHIFT | families;
            int at = raisable++;
            while (at > 0 && raises[at - 1] > raise) {
                raises[at] = raises[at - 1];
                at--;
            }
            raises[at] = raise;
        }
    }

    /** The points that can be had at once for so many cattle: the cheapest raises first, as long as there are resources. */
    int affordable(int budget) {
        int left = budget;
        int points = 0;
        for (int index = 0; index < raisable; index++) {
            int raise = raises[index];
            int price = raise >> COST_SHIFT;
            int level = raise >> LEVEL_SHIFT & 7;
            if (price <= left && take(raise & (1 << FAMILIES) - 1)) {
                left -= price;
                points += Box.POINTS[level + 1] - Box.POINTS[level];
            }
        }
        return points;
    }

    private boolean take(int families) {
        for (int family = 0; family < FAMILIES; family++) {
            if ((families >> family & 1) != 0 && uses[family] == 0) {
                return false;
            }
        }
        for (int family = 0; family < FAMILIES; family++) {
            uses[family] -= families >> family & 1;
        }
        return true;
    }

    /** How many resources the craftsmen who make each good have in range. */
    private void findUses(boolean eshu) {
        Arrays.fill(uses, 0);
        for (int family = 0; family < FAMILIES; family++) {
            int craft = maker(family);
            long resources = 0;
            for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
                resources |= p.inRange(piece, eshu);
            }
            uses[family] = Long.bitCount(resources);
        }
    }

    /** The craft that makes a family's good as it is wanted now. */
    int maker(int family) {
        int craft = Craft.FIRST_OF[family];
        int refiner = Craft.SECONDARY[craft];
        return refiner != NOBODY && p.pieces(refiner) > 0 ? refiner : craft;
    }

    /** Finds what each good costs at a monument; returns how many reach it. */
    private int findCosts(int square, int seat, boolean eshu) {
        Hubs hubs = p.hubs(eshu);
        boolean cheap = p.worships(seat, ANANSI);
        int reached = 0;
        for (int family = 0; family < FAMILIES; family++) {
            int craft = maker(family);
            int least = UNREACHED;
            for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
                int way = hubs.between(square, piece);
                if (way != Hubs.UNREACHED) {
                    int supply = Craft.isSecondary(craft) ? supply(hubs, piece, cheap) : 0;
                    if (supply != UNREACHED) {
                        least = Math.min(least, way + price(piece, cheap) + supply);
                    }
                }
            }
            cost[family] = least;
            reached += least == UNREACHED ? 0 : 1;
        }
        return reached;
    }

    /** What the primary good costs a secondary craftsman. */
    private int supply(Hubs hubs, int piece, boolean cheap) {
        int primary = Craft.PRIMARY[Craft.of(piece)];
        int least = UNREACHED;
        for (int index = 0; index < p.pieces(primary); index++) {
            int way = hubs.toPrimary(piece, index);
            if (way != Hubs.UNREACHED) {
                least = Math.min(least, way + price(primary * Box.CRAFTSMEN + index, cheap));
            }
        }
        return least;
    }

    private int price(int piece, boolean cheap) {
        return cheap ? 1 : p.expectedPrice(p.cardOf(Craft.of(piece), p.owner(piece)));
    }
}
