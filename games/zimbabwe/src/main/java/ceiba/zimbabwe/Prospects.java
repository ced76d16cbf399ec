package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import java.util.Arrays;

/**
 * What a seat may get out of its monuments, as bots reckon it: which goods can be brought to each of them and at what cost,
 * and what that comes to over the next rounds. Rougher than {@link Plans} and much faster.
 */
final class Prospects {

    /** The rounds that are looked ahead. */
    static final int ROUNDS = 6;

    private static final int FAMILIES = RESOURCES.length;
    private static final int MAX_MONUMENTS = 48;

    /** No good of the family can be had. */
    private static final int UNREACHED = Integer.MAX_VALUE;

    // A good at a monument: the cheaper the smaller, among equals the more of it comes back to own cards.
    private static final int COST_SHIFT = 16;
    private static final int BACK_SHIFT = 8;
    private static final int MOST_BACK = 0xFF;

    /** The least points for which monuments are raised, in two ways to go on; with fewer one is built. */
    private static final int[] PATIENCE = {1, 5};

    private static final int MOST_PATIENCE = PATIENCE[PATIENCE.length - 1];

    private final ZimbabwePosition p;
    private final int[] levels = new int[MAX_MONUMENTS];
    private final int[] goodsAt = new int[MAX_MONUMENTS * FAMILIES]; // of each monument, the cheapest first
    private int uses; // how often each good can be made in a round, a byte for each family
    private int usesNow; // in what is left of this one
    private int left; // goods that can still be made, a byte for each family
    private final int[] after = new int[MAX_MONUMENTS]; // levels as foreseen
    private final int[] room = new int[CRAFTS.length]; // craftsmen that the seat may still place
    private final int[] roomLeft = new int[CRAFTS.length];
    private int crafts; // with room for one more, as bits
    private boolean hasted; // whether monuments were raised where patience would have built
    private boolean same; // goods need not differ
    private int count;
    private int best; // the best supplied monument

    // What was found.
    int monuments;
    /** The level of the highest one. */
    int highest;
    /** Points that the next level of all monuments in reach of enough goods would bring. */
    int next;
    /** Points that all levels would bring for which there are enough goods. */
    int most;
    /** The goods that reach the best supplied monument. */
    int goods;
    /** The cattle that the next levels cost. */
    int cattle;
    /** The points that are foreseen after the next turn, the one after it, and so on. */
    final int[] ahead = new int[ROUNDS];

    // What the raises thought of last would bring and cost, and what would come back to own cards.
    private int points;
    private int spent;
    private int back;
    private long raised;

    Prospects(ZimbabwePosition p) {
        this.p = p;
    }

    /** In how many turns a seat is foreseen to have so many points more; beyond those looked at, at the same pace. */
    float turnsFor(int missing) {
        if (missing <= 0) {
            return 0;
        }
        for (int turn = 0; turn < ROUNDS; turn++) {
            if (ahead[turn] >= missing) {
                int before = turn == 0 ? 0 : ahead[turn - 1];
                return turn + (float) (missing - before) / (ahead[turn] - before);
            }
        }
        return Math.min(2 * ROUNDS, (float) ROUNDS * missing / ahead[ROUNDS - 1]);
    }

    /** Looks at all monuments of a seat. */
    void find(int seat) {
        boolean eshu = p.worships(seat, ESHU);
        same = p.worships(seat, TSUI_GOAB);
        findUses(eshu, p.worships(seat, ATETE));
        monuments = 0;
        highest = 0;
        count = 0;
        next = 0;
        most = 0;
        goods = 0;
        best = 0;
        cattle = 0;
        long[] sets = p.sets();
        int own = PieceTable.monumentsOf(seat);
        for (int square = Squares.next(sets, own, 0); square >= 0; square = Squares.next(sets, own, square + 1)) {
            monuments++;
            if (count < MAX_MONUMENTS) {
                look(square, seat, eshu);
            }
        }
    }

    private void look(int square, int seat, boolean eshu) {
        int level = p.level(square);
        int reached = findGoods(count * FAMILIES, square, seat, eshu);
        int enough = same && reached > 0 ? FAMILIES : reached;
        if (enough > goods) {
            goods = enough;
            best = count;
        }
        if (level <= enough && level < Box.HIGHEST_LEVEL) {
            next += Box.POINTS[level + 1] - Box.POINTS[level];
            most += Box.POINTS[enough + 1] - Box.POINTS[level];
            for (int good = 0; good < level; good++) {
                cattle += goodsAt[count * FAMILIES + (same ? 0 : good)] >> COST_SHIFT;
            }
        }
        highest = Math.max(highest, level);
        levels[count++] = level;
    }

    /** The points that can be had by raising monuments for so many cattle. */
    int affordable(int budget) {
        raise(levels, count, budget, usesNow);
        return points;
    }

    /** Thinks of raising monuments for so many cattle, the lowest first, as long as there are resources. */
    private void raise(int[] from, int many, int budget, int available) {
        points = 0;
        spent = 0;
        back = 0;
        raised = 0;
        left = available;
        if (available == 0) {
            return;
        }
        int there = 0; // levels, as bits
        for (int monument = 0; monument < many; monument++) {
            there |= 1 << from[monument];
        }
        for (int level = 1; level < Box.HIGHEST_LEVEL; level++) {
            int begin = (there >> level & 1) == 0 ? many : 0;
            for (int monument = begin;
                    monument < many && level <= budget - spent;
                    monument++) { // a good costs 1 at least
                if (from[monument] == level) {
                    raise(monument, level, budget);
                }
            }
        }
    }

    private void raise(int monument, int level, int budget) {
        int price = 0;
        int returned = 0;
        int missing = level;
        int taken = 0; // of each family, a byte
        int row = monument * FAMILIES;
        for (int index = row; index < row + FAMILIES && missing > 0 && goodsAt[index] != UNREACHED; index++) {
            int good = goodsAt[index];
            int shift = 8 * (good & MOST_BACK);
            int times = Math.min(left >>> shift & 0xFF, same ? missing : 1);
            taken |= times << shift;
            price += times * (good >> COST_SHIFT);
            returned += times * (MOST_BACK - (good >> BACK_SHIFT & MOST_BACK));
            missing -= times;
        }
        if (missing == 0 && spent + price <= budget) {
            left -= taken;
            spent += price;
            back += returned;
            points += Box.POINTS[level + 1] - Box.POINTS[level];
            raised |= 1L << monument;
        }
    }

    // ---------------------------------------------------------------- the next rounds

    /**
     * Foresees the points of the next turns, in the better of two ways to go on.
     *
     * @param action whether the seat has its action of this round still to come
     * @param income what comes in every round besides the level of the highest monument
     */
    void lookAhead(int seat, boolean action, int income) {
        findRoom(seat);
        Arrays.fill(ahead, 0);
        hasted = true;
        for (int way = 0; way < PATIENCE.length && hasted; way++) {
            goOn(seat, action, income, PATIENCE[way]);
        }
    }

    private void goOn(int seat, boolean action, int income, int patience) {
        boolean herd = p.specialistOwner(HERD) == seat;
        int fromBuilder = p.specialistOwner(BUILDER) == seat ? Box.BUILDER_CATTLE : 0;
        int plots = p.worships(seat, OBATALA) ? 2 : 1;
        int hand = p.cattle(seat);
        int onCards = RoundEnd.onCards(p, seat);
        int many = count;
        int top = highest;
        int gained = 0;
        hasted = false;
        System.arraycopy(levels, 0, after, 0, count);
        System.arraycopy(room, 0, roomLeft, 0, room.length);
        for (int turn = 0; turn < ROUNDS; turn++) {
            boolean now = turn == 0 && action;
            if (!now) {
                hand += onCards + top + income;
                onCards = 0;
            }
            raise(after, many, hand, now ? usesNow : uses);
            int placed = crafts == 0 ? 0 : fromCraftsmen(hand);
            if (points >= patience && points >= placed) {
                hasted |= points < MOST_PATIENCE;
                for (long rest = raised; rest != 0; rest &= rest - 1) {
                    int monument = Long.numberOfTrailingZeros(rest);
                    top = Math.max(top, ++after[monument]);
                }
                hand -= spent;
                onCards += back;
                gained += points;
            } else if (placed > plots) {
                hand -= place(hand, fromBuilder);
                gained += placed;
            } else {
                many = build(many, plots);
                gained += plots * Box.POINTS[1];
            }
            onCards += herd ? Math.min(Box.HERD_CATTLE.length, hand / 2) : 0;
            ahead[turn] = Math.max(ahead[turn], gained);
        }
    }

    /** A new monument is supplied like the best one there is. */
    private int build(int many, int plots) {
        int more = many == 0 ? 0 : Math.min(plots, MAX_MONUMENTS - many);
        for (int monument = many; monument < many + more; monument++) {
            after[monument] = 1;
            System.arraycopy(goodsAt, best * FAMILIES, goodsAt, monument * FAMILIES, FAMILIES);
        }
        return many + more;
    }

    /** The craftsmen that a seat may still place with its cards: each needs a resource of its own. */
    private void findRoom(int seat) {
        crafts = 0;
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            room[craft] = 0;
            if (p.cardOf(craft, seat) != NOBODY) {
                long free = p.ofKind(Craft.RESOURCE[craft]);
                for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
                    free &= ~p.inRange(piece, false);
                }
                room[craft] = Math.min(Box.CRAFTSMEN - p.pieces(craft), Long.bitCount(free));
                crafts |= room[craft] == 0 ? 0 : 1 << craft;
            }
        }
    }

    private int fromCraftsmen(int budget) {
        int more = 0;
        int rest = budget;
        for (int with = crafts; with != 0; with &= with - 1) {
            int craft = Integer.numberOfTrailingZeros(with);
            int times = Math.min(roomLeft[craft], rest / Craft.CATTLE[craft]);
            rest -= times * Craft.CATTLE[craft];
            more += times * Craft.POINTS[craft];
        }
        return more;
    }

    /** Places them; returns what they cost in the end. */
    private int place(int budget, int fromBuilder) {
        int cost = 0;
        int rest = budget;
        for (int with = crafts; with != 0; with &= with - 1) {
            int craft = Integer.numberOfTrailingZeros(with);
            int times = Math.min(roomLeft[craft], rest / Craft.CATTLE[craft]);
            rest -= times * Craft.CATTLE[craft];
            cost += times * (Craft.CATTLE[craft] - fromBuilder);
            roomLeft[craft] -= times;
        }
        return cost;
    }

    // ---------------------------------------------------------------- goods

    /** How many resources the craftsmen who make each good have in range. */
    private void findUses(boolean eshu, boolean twice) {
        uses = 0;
        usesNow = 0;
        for (int family = 0; family < FAMILIES; family++) {
            int craft = maker(family);
            long resources = 0;
            for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
                resources |= p.inRange(piece, eshu);
            }
            int all = Long.bitCount(resources) * (twice ? 2 : 1);
            int used = Long.bitCount(resources & p.usedOnce()) + (twice ? Long.bitCount(resources & p.usedTwice()) : 0);
            uses |= all << (8 * family);
            usesNow |= (all - used) << (8 * family);
        }
    }

    /** The craft that makes a family's good as it is wanted now. */
    int maker(int family) {
        int craft = Craft.FIRST_OF[family];
        int refiner = Craft.SECONDARY[craft];
        return refiner != NOBODY && p.pieces(refiner) > 0 ? refiner : craft;
    }

    /** Writes the cheapest good of each family at a monument, in order; returns how many reach it. */
    private int findGoods(int row, int square, int seat, boolean eshu) {
        Hubs hubs = p.hubs(eshu);
        boolean cheap = p.worships(seat, ANANSI);
        int reached = 0;
        for (int family = 0; family < FAMILIES; family++) {
            int craft = maker(family);
            int least = UNREACHED;
            for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
                int way = hubs.between(square, piece);
                if (way != Hubs.UNREACHED) {
                    int supply = Craft.isSecondary(craft) ? supply(hubs, piece, seat, cheap) : 0;
                    if (supply != UNREACHED) {
                        least = Math.min(least, supply + (way << COST_SHIFT) + paid(piece, seat, cheap));
                    }
                }
            }
            if (least != UNREACHED) {
                int good = least + (MOST_BACK << BACK_SHIFT) + family;
                int at = row + reached++;
                for (; at > row && goodsAt[at - 1] > good; at--) {
                    goodsAt[at] = goodsAt[at - 1];
                }
                goodsAt[at] = good;
            }
        }
        Arrays.fill(goodsAt, row + reached, row + FAMILIES, UNREACHED);
        return reached;
    }

    /** What the primary good costs a secondary craftsman. */
    private int supply(Hubs hubs, int piece, int seat, boolean cheap) {
        int primary = Craft.PRIMARY[Craft.of(piece)];
        int least = UNREACHED;
        for (int index = 0; index < p.pieces(primary); index++) {
            int way = hubs.toPrimary(piece, index);
            if (way != Hubs.UNREACHED) {
                least = Math.min(least, (way << COST_SHIFT) + paid(primary * Box.CRAFTSMEN + index, seat, cheap));
            }
        }
        return least;
    }

    /** What is paid to a craftsman, less what comes back if he is an own one. */
    private int paid(int piece, int seat, boolean cheap) {
        int price = cheap ? 1 : p.expectedPrice(p.cardOf(Craft.of(piece), p.owner(piece)));
        return (price << COST_SHIFT) - (p.owner(piece) == seat ? price << BACK_SHIFT : 0);
    }
}
