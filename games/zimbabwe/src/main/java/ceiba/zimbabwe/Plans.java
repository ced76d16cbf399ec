package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

/**
 * The ways to get goods for a monument. An offer is a craftsman, for a secondary good with the primary one that supplies it,
 * and what both cost. A plan is as many offers as are needed, such that all of their craftsmen find resources: however many
 * of them share some resources, there must be enough of these (Hall's theorem).
 */
final class Plans {

    /** No offer takes more craftsmen, and no monument more offers. */
    private static final int MAX_GOODS = 4;

    private static final int MAX_DEMANDS = 2 * MAX_GOODS;
    private static final int MAX_OFFERS = 3 * Box.CRAFTSMEN * Box.CRAFTSMEN + Box.CRAFTSMEN;

    /** What a cattle out of the hand weighs against one of these that goes onto an own card. */
    private static final int CATTLE_WEIGHT = 1 << 10;

    private static final int NO_PLAN = Integer.MAX_VALUE;

    // Where the parts of an offer are.
    private static final int SUPPLIER_SHIFT = 8;
    private static final int FAMILY_SHIFT = 16;
    private static final int COST_SHIFT = 24;
    private static final int WEIGHT_SHIFT = 40;
    private static final int PART = 0xff;
    private static final int MOST_COST = 0xffff;

    private final ZimbabwePosition p;

    // For whom and for which monument.
    private int seat;
    private int budget;
    private boolean anyFamily; // Tsui-Goab: goods need not differ
    private boolean qamata; // hubs are paid to the seat itself
    private boolean cheap; // Anansi: every good costs 1
    private int families; // those of which some craftsman can work
    private long once; // resources with a use left
    private long twice; // those with two
    private boolean eshu; // things reach farther
    private Hubs hubs;
    private int monument; // its square

    // The offers, the cheapest first.
    private int offers;
    private final long[] packed = new long[MAX_OFFERS]; // weight, cost, family, supplier, primary

    // The search.
    private int demands;
    private final long[] unions = new long[1 << MAX_DEMANDS]; // of the resources of any set of demands
    private final int[] chosen = new int[MAX_GOODS];
    private final int[] best = new int[MAX_GOODS];
    private int bestWeight;
    private int bestCost;
    private boolean anyPlan; // the first plan found will do

    Plans(ZimbabwePosition p) {
        this.p = p;
        hubs = p.hubs(false);
    }

    // ---------------------------------------------------------------- what there is

    /** Begins to think for a seat, whose turn it is. */
    void begin(int forSeat) {
        seat = forSeat;
        budget = p.cattle(seat);
        anyFamily = p.worships(seat, TSUI_GOAB);
        boolean again = p.worships(seat, ATETE);
        once = ~(again ? p.usedTwice() : p.usedOnce());
        twice = again ? ~p.usedOnce() : 0;
        cheap = p.worships(seat, ANANSI);
        qamata = p.worships(seat, QAMATA);
        eshu = p.worships(seat, ESHU);
        hubs = p.hubs(eshu);
        families = workingFamilies();
    }

    /** The families whose goods can be made, whether they can be brought to a monument or not. */
    private int workingFamilies() {
        int working = 0;
        for (int good = 0; good < RESOURCES.length; good++) {
            int craft = Craft.FIRST_OF[good];
            int refiner = Craft.SECONDARY[craft];
            boolean refined = refiner != NOBODY && p.pieces(refiner) > 0;
            working |= anyCanWork(craft) && (!refined || anyCanWork(refiner)) ? 1 << good : 0;
        }
        return working;
    }

    private boolean anyCanWork(int craft) {
        int first = craft * Box.CRAFTSMEN;
        for (int piece = first; piece < first + p.pieces(craft); piece++) {
            if (canWork(piece)) {
                return true;
            }
        }
        return false;
    }

    /** Whether so many goods are out of the question, wherever the monument stands. */
    boolean isHopeless(int goods) {
        return goods > budget || (anyFamily ? families == 0 : goods > Integer.bitCount(families));
    }

    /** Thinks of this monument. */
    void lookAt(int square) {
        monument = square;
    }

    /** Finds all offers for a monument. */
    void findOffers(int square) {
        lookAt(square);
        offers = 0;
        for (int good = 0; good < RESOURCES.length; good++) {
            int craft = Craft.FIRST_OF[good];
            int refiner = Craft.SECONDARY[craft];
            if ((families >> good & 1) == 0) {
                continue;
            }
            if (refiner == NOBODY || p.pieces(refiner) == 0) {
                findOffers(good, craft);
            } else {
                findRefinedOffers(good, craft, refiner);
            }
        }
    }

    private void findOffers(int good, int craft) {
        int first = craft * Box.CRAFTSMEN;
        for (int piece = first; piece < first + p.pieces(craft); piece++) {
            if (canWork(piece) && hubsTo(piece) != Hubs.UNREACHED) {
                add(good, piece, NOBODY, hubsTo(piece) + price(piece), own(piece, hubsTo(piece)));
            }
        }
    }

    private void findRefinedOffers(int good, int craft, int refiner) {
        int first = refiner * Box.CRAFTSMEN;
        for (int piece = first; piece < first + p.pieces(refiner); piece++) {
            if (canWork(piece) && hubsTo(piece) != Hubs.UNREACHED) {
                int leg = hubsTo(piece) + price(piece);
                for (int index = 0; index < p.pieces(craft); index++) {
                    int supplied = craft * Box.CRAFTSMEN + index;
                    int between = hubsBetween(piece, index);
                    if (between != Hubs.UNREACHED && canWork(supplied)) {
                        add(
                                good,
                                piece,
                                supplied,
                                leg + between + price(supplied),
                                own(piece, hubsTo(piece)) + own(supplied, between));
                    }
                }
            }
        }
    }

    /**
     * Whether a single good can be had for a monument: most that are asked about need no more, and the first offer that will
     * do is enough.
     */
    boolean isOnePossible(int square) {
        lookAt(square);
        for (int good = 0; good < RESOURCES.length; good++) {
            int craft = Craft.FIRST_OF[good];
            int refiner = Craft.SECONDARY[craft];
            boolean refined = refiner != NOBODY && p.pieces(refiner) > 0;
            if ((families >> good & 1) != 0 && isOnePossible(refined ? refiner : craft, refined)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOnePossible(int craft, boolean refined) {
        int first = craft * Box.CRAFTSMEN;
        for (int piece = first; piece < first + p.pieces(craft); piece++) {
            if (canWork(piece) && hubsTo(piece) != Hubs.UNREACHED) {
                int left = budget - hubsTo(piece) - price(piece);
                if (refined ? canBeSupplied(piece, left) : left >= 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether some primary craftsman can supply a secondary one for so many cattle, each with a resource of his own. */
    private boolean canBeSupplied(int piece, int left) {
        int craft = Craft.PRIMARY[Craft.of(piece)];
        for (int index = 0; index < p.pieces(craft); index++) {
            int supplied = craft * Box.CRAFTSMEN + index;
            int between = hubsBetween(piece, index);
            demands = 0;
            if (between != Hubs.UNREACHED
                    && between + price(supplied) <= left
                    && demand(usable(piece))
                    && demand(usable(supplied))) {
                return true;
            }
        }
        return false;
    }

    /** Keeps the offers in order; of equals the one found first comes first. */
    private void add(int good, int piece, int supplied, int cattle, int own) {
        long weighs = (long) cattle * CATTLE_WEIGHT - own;
        long offer = weighs << WEIGHT_SHIFT
                | (long) cattle << COST_SHIFT
                | good << FAMILY_SHIFT
                | piece << SUPPLIER_SHIFT
                | supplied + 1;
        int at = offers++;
        while (at > 0 && packed[at - 1] >>> WEIGHT_SHIFT > weighs) {
            packed[at] = packed[at - 1];
            at--;
        }
        packed[at] = offer;
    }

    /** What makes one offer better than another. */
    private int weight(int offer) {
        return (int) (packed[offer] >>> WEIGHT_SHIFT);
    }

    private int cost(int offer) {
        return (int) (packed[offer] >>> COST_SHIFT & MOST_COST);
    }

    private int family(int offer) {
        return (int) packed[offer] >>> FAMILY_SHIFT & PART;
    }

    private int supplierOf(int offer) {
        return (int) packed[offer] >>> SUPPLIER_SHIFT & PART;
    }

    /** The primary craftsman of an offer, or {@link Glossary#NOBODY}. */
    private int primaryOf(int offer) {
        return ((int) packed[offer] & PART) - 1;
    }

    /** What a craftsman is paid. */
    int price(int piece) {
        return cheap ? 1 : p.price(p.cardOf(Craft.of(piece), p.owner(piece)));
    }

    /** What of a leg's cost comes onto the seat's own cards. */
    private int own(int piece, int hubs) {
        return (p.owner(piece) == seat ? price(piece) : 0) + (qamata ? hubs : 0);
    }

    /** The resources that a craftsman can use now. */
    long usable(int piece) {
        return p.inRange(piece, eshu) & once;
    }

    private boolean canWork(int piece) {
        return usable(piece) != 0;
    }

    /** How many hubs it takes from the monument to a craftsman. */
    int hubsTo(int piece) {
        return hubs.between(monument, piece);
    }

    /** How many hubs it takes from a secondary craftsman to a primary one of his family, by index. */
    int hubsBetween(int piece, int index) {
        return hubs.toPrimary(piece, index);
    }

    // ---------------------------------------------------------------- whether there is a plan

    /**
     * Whether so many goods can be had.
     *
     * @param families those delivered already, as bits
     */
    boolean isPossible(int goods, int families) {
        demands = 0;
        return isPossible(goods, families, 0);
    }

    /** Whether so many goods can be had besides what is demanded already, when so much is spent before. */
    private boolean isPossible(int goods, int families, int spent) {
        anyPlan = true;
        bestWeight = NO_PLAN;
        if (leastCost(goods, families) > budget - spent) {
            return false;
        }
        search(0, goods, families, spent, 0);
        return bestWeight != NO_PLAN;
    }

    /** What so many goods cost at the least, if there were resources for all; more than anybody has if there are too few. */
    private int leastCost(int goods, int families) {
        int missing = goods;
        int sum = 0;
        int had = families;
        for (int offer = 0; offer < offers && missing > 0; offer++) { // the cheapest first
            if (anyFamily) {
                return missing * cost(offer);
            }
            if ((had >> family(offer) & 1) == 0) {
                had |= 1 << family(offer);
                sum += cost(offer);
                missing--;
            }
        }
        return missing > 0 ? Integer.MAX_VALUE : sum;
    }

    /** Whether a craftsman may supply the next good, and so many others can still be had. */
    boolean maySupply(int piece, int others, int families) {
        for (int offer = 0; offer < offers; offer++) {
            if (supplierOf(offer) == piece && (anyFamily || (families >> family(offer) & 1) == 0)) {
                demands = 0;
                if (demand(offer) && isPossible(others, families | 1 << family(offer), cost(offer))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a primary craftsman may supply a secondary one, and so many goods can still be had after that. */
    boolean mayRefine(int piece, int index, int goods, int families) {
        int supplied = Craft.PRIMARY[Craft.of(piece)] * Box.CRAFTSMEN + index;
        int between = hubsBetween(piece, index);
        demands = 0;
        return between != Hubs.UNREACHED
                && canWork(supplied)
                && demand(usable(supplied))
                && isPossible(goods, families, between + price(supplied));
    }

    /** Whether a craftsman may use a resource, and all that must follow can still be had. */
    boolean mayUse(int piece, int resource, int goods, int families) {
        long onceBefore = once;
        long twiceBefore = twice;
        takeUse(resource);
        boolean may = mayGoOn(piece, goods, families);
        once = onceBefore;
        twice = twiceBefore;
        return may;
    }

    private boolean mayGoOn(int piece, int goods, int families) {
        int craft = Craft.of(piece);
        if (!Craft.isSecondary(craft)) {
            demands = 0;
            return isPossible(goods, families, 0);
        }
        for (int index = 0; index < p.pieces(Craft.PRIMARY[craft]); index++) {
            if (mayRefine(piece, index, goods, families)) {
                return true;
            }
        }
        return false;
    }

    private void takeUse(int resource) {
        long bit = 1L << resource;
        once &= ~(bit & ~twice);
        twice &= ~bit;
    }

    // ---------------------------------------------------------------- the cheapest plan

    /**
     * Finds the cheapest plan: the least cattle out of the hand; of equals the one that puts most onto own cards.
     *
     * @return what it costs
     */
    int findCheapest(int goods, int families) {
        anyPlan = false;
        bestWeight = NO_PLAN;
        demands = 0;
        search(0, goods, families, 0, 0);
        if (bestWeight == NO_PLAN) {
            throw new IllegalStateException("there is no plan");
        }
        return bestCost;
    }

    /** The craftsman that supplies a good of the plan. */
    int supplier(int good) {
        return supplierOf(best[good]);
    }

    /** The primary craftsman that supplies him, or {@link Glossary#NOBODY}. */
    int primary(int good) {
        return primaryOf(best[good]);
    }

    /**
     * The resource that a craftsman of the plan uses, which is then taken: one that fewest craftsmen have in range, such
     * that the rest of the plan still finds resources.
     *
     * @param goods how many the plan has
     * @param good the craftsman's
     * @param refined whether it is the primary one, after the secondary one
     */
    int takeResource(int goods, int good, boolean refined) {
        long usable = usable(refined ? primary(good) : supplier(good));
        int found = -1;
        int fewest = Integer.MAX_VALUE;
        for (long left = usable; left != 0; left &= left - 1) {
            int resource = Long.numberOfTrailingZeros(left);
            int users = users(resource);
            if (users < fewest && leavesEnough(resource, goods, good, refined)) {
                found = resource;
                fewest = users;
            }
        }
        takeUse(found);
        return found;
    }

    private int users(int resource) {
        int users = 0;
        for (int piece = 0; piece < Box.PIECES; piece++) {
            users += p.isPlaced(piece) && (p.inRange(piece, eshu) >>> resource & 1) != 0 ? 1 : 0;
        }
        return users;
    }

    private boolean leavesEnough(int resource, int goods, int good, boolean refined) {
        long onceBefore = once;
        long twiceBefore = twice;
        takeUse(resource);
        demands = 0;
        boolean enough = refined || primary(good) == NOBODY || demand(usable(primary(good)));
        for (int next = good + 1; next < goods && enough; next++) {
            enough = demand(best[next]);
        }
        once = onceBefore;
        twice = twiceBefore;
        return enough;
    }

    // ---------------------------------------------------------------- the search

    /**
     * Chooses so many of the offers from one on. Those are in order, so that none of them costs less than the first.
     *
     * @param spent cattle so far
     * @param weighs so far
     */
    private void search(int from, int goods, int families, int spent, int weighs) {
        if (spent > budget) {
            return;
        }
        if (goods == 0) {
            bestWeight = weighs;
            bestCost = spent;
            System.arraycopy(chosen, 0, best, 0, MAX_GOODS);
            return;
        }
        int before = demands;
        for (int offer = from; offer < offers; offer++) {
            if (weighs + goods * weight(offer) >= bestWeight || (anyPlan && bestWeight != NO_PLAN)) {
                return;
            }
            if ((anyFamily || (families >> family(offer) & 1) == 0) && demand(offer)) {
                chosen[goods - 1] = offer;
                search(
                        anyFamily ? offer : offer + 1,
                        goods - 1,
                        families | 1 << family(offer),
                        spent + cost(offer),
                        weighs + weight(offer));
            }
            demands = before;
        }
    }

    /** Demands resources for all craftsmen of an offer; false if there are not enough. */
    private boolean demand(int offer) {
        return demand(usable(supplierOf(offer))) && (primaryOf(offer) == NOBODY || demand(usable(primaryOf(offer))));
    }

    /** Demands one of some resources. Every set of demands must have at least as many resources as it has members. */
    private boolean demand(long resources) {
        int sets = 1 << demands;
        for (int set = 0; set < sets; set++) {
            long union = unions[set] | resources;
            if (Long.bitCount(union & once) + Long.bitCount(union & twice) <= Integer.bitCount(set)) {
                return false;
            }
            unions[sets + set] = union;
        }
        demands++;
        return true;
    }
}
