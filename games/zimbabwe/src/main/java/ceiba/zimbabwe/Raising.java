package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;
import java.util.Arrays;

/**
 * Raising monuments, one level each, with goods from craftsmen. The argument of a plan has the square of the monument, the
 * families of the goods delivered, how many goods these are, and what they cost. A good counts from the moment when its
 * craftsman is chosen.
 */
final class Raising {

    private static final int RAISED = 1;

    // Where the parts of a plan's argument are.
    private static final int FAMILIES_SHIFT = 9;
    private static final int GOODS_SHIFT = FAMILIES_SHIFT + RESOURCES.length;
    private static final int PAID_SHIFT = GOODS_SHIFT + 3;

    /** Where the counting of what was paid ends; only people look at it. */
    static final int MOST_PAID = 255;

    /** The option of a plan that delivers everything in the cheapest way; the others are craftsmen. */
    static final int CHEAPEST = Box.PIECES;

    private Raising() {}

    static int plan(int square, int families, int goods, int paid) {
        return square | families << FAMILIES_SHIFT | goods << GOODS_SHIFT | Math.min(paid, MOST_PAID) << PAID_SHIFT;
    }

    static int square(int plan) {
        return plan & (1 << FAMILIES_SHIFT) - 1;
    }

    static int families(int plan) {
        return plan >> FAMILIES_SHIFT & (1 << RESOURCES.length) - 1;
    }

    static int goods(int plan) {
        return plan >> GOODS_SHIFT & (1 << (PAID_SHIFT - GOODS_SHIFT)) - 1;
    }

    static int paid(int plan) {
        return plan >>> PAID_SHIFT;
    }

    /** The goods that a plan still lacks. */
    static int missing(ZimbabwePosition p, int plan) {
        return p.level(square(plan)) - goods(plan);
    }

    // ---------------------------------------------------------------- which monument

    /** Whether some monument can be raised. */
    static boolean isPossible(ZimbabwePosition p, int seat) {
        long[] sets = p.sets();
        int own = PieceTable.monumentsOf(seat);
        p.plans.begin(seat);
        for (int level = 1; level < Box.HIGHEST_LEVEL && !p.plans.isHopeless(level); level++) { // low ones need least
            for (int square = Squares.next(sets, own, 0); square >= 0; square = Squares.next(sets, own, square + 1)) {
                if (p.level(square) == level && canBeRaised(p, square, level)) {
                    return true;
                }
            }
        }
        return false;
    }

    static long legal(ZimbabwePosition p, int raised) {
        find(p, p.active());
        if (raised == RAISED) {
            p.allowNone();
        }
        return p.allowSquares(p.sites.across, 0);
    }

    /** Finds the monuments that can be raised, and keeps them among the sites. */
    private static void find(ZimbabwePosition p, int seat) {
        long[] sets = p.sets();
        long[] found = p.sites.across;
        Arrays.fill(found, 0);
        p.plans.begin(seat);
        int own = PieceTable.monumentsOf(seat);
        for (int square = Squares.next(sets, own, 0); square >= 0; square = Squares.next(sets, own, square + 1)) {
            if (canBeRaised(p, square, p.level(square))) {
                Squares.add(found, 0, square);
            }
        }
    }

    private static boolean canBeRaised(ZimbabwePosition p, int square, int level) {
        if (level == Box.HIGHEST_LEVEL || p.is(PieceTable.RAISED, square) || p.plans.isHopeless(level)) {
            return false;
        }
        if (level == 1) {
            return p.plans.isOnePossible(square);
        }
        p.plans.findOffers(square);
        return p.plans.isPossible(level, 0);
    }

    /** Whether a monument that was lower, or as low and farther down the map, has been raised before this one. */
    static boolean isOutOfOrder(ZimbabwePosition p, int square) {
        long[] sets = p.sets();
        int level = p.level(square);
        for (int raised = Squares.next(sets, PieceTable.RAISED, 0);
                raised >= 0;
                raised = Squares.next(sets, PieceTable.RAISED, raised + 1)) {
            int before = p.level(raised) - 1;
            if (before < level || (before == level && raised > square)) {
                return true;
            }
        }
        return false;
    }

    static void take(ZimbabwePosition p, int option) {
        if (option == ZimbabweStep.NONE) {
            p.clearRaised();
            p.pop();
        } else {
            p.push(Step.of(ZimbabweStep.PLAN, plan(option, 0, 0, 0)));
        }
    }

    // ---------------------------------------------------------------- which good

    /** None at all once everything is delivered. */
    static long legalSuppliers(ZimbabwePosition p, int plan) {
        int missing = missing(p, plan);
        if (missing == 0) {
            return 0;
        }
        p.plans.begin(p.active());
        p.plans.findOffers(square(plan));
        long legal = 1L << CHEAPEST;
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece) && p.plans.maySupply(piece, missing - 1, families(plan))) {
                legal |= 1L << piece;
            }
        }
        return legal;
    }

    static void takeSupplier(ZimbabwePosition p, int plan, int option) {
        p.plans.begin(p.active());
        if (option == CHEAPEST) {
            deliverCheapest(p, plan);
        } else {
            p.plans.lookAt(square(plan));
            int paid = pay(p, option, p.plans.hubsTo(option));
            int family = Craft.FAMILY[Craft.of(option)];
            p.replaceTop(Step.of(
                    ZimbabweStep.PLAN,
                    plan(square(plan), families(plan) | 1 << family, goods(plan) + 1, paid(plan) + paid)));
            p.push(Step.of(ZimbabweStep.SUPPLY, option));
        }
    }

    private static void deliverCheapest(ZimbabwePosition p, int plan) {
        Plans plans = p.plans;
        int goods = missing(p, plan);
        plans.findOffers(square(plan));
        plans.findCheapest(goods, families(plan));
        for (int good = 0; good < goods; good++) {
            int piece = plans.supplier(good);
            pay(p, piece, plans.hubsTo(piece));
            use(p, piece, plans.takeResource(goods, good, false));
            int primary = plans.primary(good);
            if (primary != NOBODY) {
                pay(p, primary, plans.hubsBetween(piece, primary % Box.CRAFTSMEN));
                use(p, primary, plans.takeResource(goods, good, true));
            }
        }
        raise(p, square(plan));
    }

    /** The plan is complete. */
    static void finish(ZimbabwePosition p, int plan) {
        raise(p, square(plan));
    }

    private static void raise(ZimbabwePosition p, int square) {
        int level = p.level(square);
        p.setLevel(square, level + 1);
        p.addPoints(p.active(), Box.POINTS[level + 1] - Box.POINTS[level]);
        p.add(PieceTable.RAISED, square);
        p.note(ZimbabweEvent.RAISE, p.active(), square, level + 1, 0);
        p.pop();
        p.replaceTop(Step.of(ZimbabweStep.RAISE, RAISED));
    }

    // ---------------------------------------------------------------- from whom, with what

    /** The plan that a craftsman is working for, which lies below the step on top. */
    private static int planBelow(ZimbabwePosition p) {
        return Step.argument(p.step(p.depth() - 2));
    }

    /** Finds the offers for the goods after this one, if there are any. */
    private static void findRest(ZimbabwePosition p, int plan) {
        p.plans.begin(p.active());
        if (missing(p, plan) > 0) {
            p.plans.findOffers(square(plan));
        }
    }

    static long legalResources(ZimbabwePosition p, int piece) {
        int plan = planBelow(p);
        findRest(p, plan);
        long[] found = p.sites.across;
        Arrays.fill(found, 0);
        for (long left = p.plans.usable(piece); left != 0; left &= left - 1) {
            int resource = Long.numberOfTrailingZeros(left);
            if (p.plans.mayUse(piece, resource, missing(p, plan), families(plan))) {
                Squares.add(found, 0, p.resourceSquare(resource));
            }
        }
        return p.allowSquares(found, 0);
    }

    static void takeResource(ZimbabwePosition p, int piece, int square) {
        p.plans.begin(p.active());
        use(p, piece, p.resourceOn(square));
        if (Craft.isSecondary(Craft.of(piece))) {
            p.replaceTop(Step.of(ZimbabweStep.PRIMARY, piece));
        } else {
            p.pop();
        }
    }

    /** The options are pieces. */
    static long legalPrimaries(ZimbabwePosition p, int piece) {
        int plan = planBelow(p);
        findRest(p, plan);
        int craft = Craft.PRIMARY[Craft.of(piece)];
        long legal = 0;
        for (int index = 0; index < p.pieces(craft); index++) {
            if (p.plans.mayRefine(piece, index, missing(p, plan), families(plan))) {
                legal |= 1L << (craft * Box.CRAFTSMEN + index);
            }
        }
        return legal;
    }

    static void takePrimary(ZimbabwePosition p, int piece, int option) {
        p.plans.begin(p.active());
        int paid = pay(p, option, p.plans.hubsBetween(piece, option % Box.CRAFTSMEN));
        int plan = planBelow(p);
        p.pop();
        p.replaceTop(Step.of(ZimbabweStep.PLAN, plan(square(plan), families(plan), goods(plan), paid(plan) + paid)));
        p.push(Step.of(ZimbabweStep.SUPPLY, option));
    }

    /** Pays a craftsman and the hubs on the way to him. */
    private static int pay(ZimbabwePosition p, int piece, int hubs) {
        int seat = p.active();
        int price = p.plans.price(piece);
        int card = p.cardOf(Craft.of(piece), p.owner(piece));
        p.addCattle(seat, -price);
        p.setCardCattle(card, p.cardCattle(card) + price);
        p.payHubs(seat, hubs);
        return price + hubs;
    }

    private static void use(ZimbabwePosition p, int piece, int resource) {
        p.use(resource);
        p.note(ZimbabweEvent.SUPPLY, p.active(), piece, p.resourceSquare(resource), p.plans.price(piece));
    }
}
