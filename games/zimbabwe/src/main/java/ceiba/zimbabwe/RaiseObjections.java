package ceiba.zimbabwe;

import static ceiba.zimbabwe.ChoicePhrases.*;
import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Phrase;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** Why a monument cannot be raised, or not with this good or this resource. */
final class RaiseObjections {

    /** More than any plan costs. */
    private static final int ENOUGH = 1000;

    private RaiseObjections() {}

    /** The action at all: what keeps the lowest monument from being raised. */
    static Phrase ofAction(ZimbabwePosition p) {
        long[] sets = p.sets();
        int own = PieceTable.monumentsOf(p.active());
        int lowest = Squares.next(sets, own, 0);
        for (int square = lowest; square >= 0; square = Squares.next(sets, own, square + 1)) {
            lowest = p.level(square) < p.level(lowest) ? square : lowest;
        }
        return onSquare("objection.nothing-to-raise", lowest, ofMonument(p, lowest));
    }

    static Phrase ofMonument(ZimbabwePosition p, int square) {
        if (!SiteObjections.isOnMap(p, square)) {
            return SiteObjections.offMap(square);
        }
        int level = p.level(square);
        if (level == 0) {
            return onSquare("objection.no-monument", square);
        }
        if (p.monumentOwner(square) != p.active()) {
            return onSquare("objection.not-yours", square, new Phrase.Seat(p.monumentOwner(square)));
        }
        if (level == Box.HIGHEST_LEVEL) {
            return onSquare("objection.highest-level", square, Box.HIGHEST_LEVEL);
        }
        return p.is(PieceTable.RAISED, square) ? onSquare("objection.raised", square) : withoutPlan(p, square, level);
    }

    /** There is no plan: it would be too dear, some goods cannot be had, or there are too few resources for all of them. */
    private static Phrase withoutPlan(ZimbabwePosition p, int square, int goods) {
        Plans plans = withoutBudget(p, square);
        if (plans.isPossible(goods, 0)) {
            return Objections.tooDear(p, plans.findCheapest(goods, 0));
        }
        List<Phrase> lacking = new ArrayList<>();
        for (int family = 0; family < RESOURCES.length; family++) {
            if (!isToBeHad(plans, family)) {
                lacking.add(lack(p, plans, family));
            }
        }
        int families = p.worships(p.active(), TSUI_GOAB) ? 1 : goods;
        return RESOURCES.length - lacking.size() < families
                ? Phrase.of("objection.goods", goods, SiteObjections.joined(lacking))
                : Phrase.of("objection.too-few-resources");
    }

    /** What could be had for a monument if cattle were no question. */
    private static Plans withoutBudget(ZimbabwePosition p, int square) {
        ZimbabwePosition rich = p.copy();
        rich.setCattle(p.active(), ENOUGH);
        rich.plans.begin(p.active());
        rich.plans.findOffers(square);
        return rich.plans;
    }

    private static boolean isToBeHad(Plans plans, int family) {
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (Craft.FAMILY[Craft.of(piece)] == family && plans.maySupply(piece, 0, 0)) {
                return true;
            }
        }
        return false;
    }

    /** Why a good of a family cannot be had. */
    private static Phrase lack(ZimbabwePosition p, Plans plans, int family) {
        int primary = Craft.FIRST_OF[family];
        int craft = isRefused(p, primary) ? Craft.SECONDARY[primary] : primary;
        boolean reached = false;
        boolean works = false;
        for (int piece = craft * Box.CRAFTSMEN; piece < craft * Box.CRAFTSMEN + p.pieces(craft); piece++) {
            reached |= plans.hubsTo(piece) != Hubs.UNREACHED;
            works |= plans.hubsTo(piece) != Hubs.UNREACHED && plans.usable(piece) != 0;
        }
        if (works) {
            return Phrase.of("objection.lack.primary", craft(craft), craft(primary));
        }
        return Phrase.of(
                reached
                        ? "objection.lack.resource"
                        : p.pieces(craft) > 0 ? "objection.lack.reach" : "objection.lack.craftsman",
                craft(craft));
    }

    /** Whether the goods of a primary craft are refused, since a secondary one is on the map. */
    private static boolean isRefused(ZimbabwePosition p, int craft) {
        return !Craft.isSecondary(craft) && Craft.SECONDARY[craft] != NOBODY && p.pieces(Craft.SECONDARY[craft]) > 0;
    }

    // ---------------------------------------------------------------- from whom, with what

    static Phrase ofSupplier(ZimbabwePosition p, int plan, int piece) {
        int craft = Craft.of(piece);
        int family = Craft.FAMILY[craft];
        if (!p.isPlaced(piece)) {
            return notPlaced(piece);
        }
        if (isRefused(p, craft)) {
            return Phrase.of("objection.refused", aCraft(Craft.SECONDARY[craft]));
        }
        if ((Raising.families(plan) >> family & 1) != 0 && !p.worships(p.active(), TSUI_GOAB)) {
            return Phrase.of("objection.delivered", resource(family));
        }
        Plans plans = withoutBudget(p, Raising.square(plan));
        int hubs = plans.hubsTo(piece);
        if (hubs == Hubs.UNREACHED) {
            return about("objection.unreached", piece);
        }
        if (plans.usable(piece) == 0) {
            return about("objection.used-up", piece);
        }
        int cost = hubs + plans.price(piece);
        if (Craft.isSecondary(craft)) {
            int supplied = cheapestPrimary(p, plans, piece);
            if (supplied == ENOUGH) {
                return Phrase.of("objection.not-supplied", piece(piece), craft(Craft.PRIMARY[craft]))
                        .at(piecePlace(piece));
            }
            cost += supplied;
        }
        return tooDearOrFinal(p, cost, Raising.missing(p, plan) == 1);
    }

    private static Phrase notPlaced(int piece) {
        return Phrase.of("objection.not-placed", piece(piece));
    }

    private static Phrase about(String key, int piece) {
        return Phrase.of(key, piece(piece)).at(piecePlace(piece));
    }

    /** What the cheapest primary craftsman costs who can supply a secondary one; {@link #ENOUGH} if nobody can. */
    private static int cheapestPrimary(ZimbabwePosition p, Plans plans, int piece) {
        int craft = Craft.PRIMARY[Craft.of(piece)];
        int cheapest = ENOUGH;
        for (int index = 0; index < p.pieces(craft); index++) {
            int primary = craft * Box.CRAFTSMEN + index;
            int hubs = plans.hubsBetween(piece, index);
            if (hubs != Hubs.UNREACHED && plans.usable(primary) != 0) {
                cheapest = Math.min(cheapest, hubs + plans.price(primary));
            }
        }
        return cheapest;
    }

    private static Phrase tooDearOrFinal(ZimbabwePosition p, int cost, boolean last) {
        return p.cattle(p.active()) < cost
                ? Objections.tooDear(p, cost)
                : Phrase.of(last ? "objection.too-few-resources" : "objection.spoils-the-rest");
    }

    static Phrase ofResource(ZimbabwePosition p, int piece, int square) {
        if (!SiteObjections.isOnMap(p, square)) {
            return SiteObjections.offMap(square);
        }
        int resource = p.resourceOn(square);
        if (resource < 0) {
            return onSquare("objection.no-resource", square);
        }
        int needed = Craft.RESOURCE[Craft.of(piece)];
        if (p.resourceKind(resource) != needed) {
            return onSquare("objection.other-resource", square, resource(p.resourceKind(resource)), resource(needed));
        }
        if ((p.inRange(piece, p.worships(p.active(), ESHU)) >>> resource & 1) == 0) {
            return onSquare("objection.too-far", square, p.range(p.active()), piece(piece));
        }
        p.plans.begin(p.active());
        return (p.plans.usable(piece) >>> resource & 1) == 0
                ? onSquare("objection.used", square)
                : Phrase.of("objection.spoils-the-rest");
    }

    static Phrase ofPrimary(ZimbabwePosition p, int secondary, int piece) {
        int craft = Craft.PRIMARY[Craft.of(secondary)];
        if (Craft.of(piece) != craft) {
            return Phrase.of("objection.wrong-primary", aCraft(craft));
        }
        if (!p.isPlaced(piece)) {
            return notPlaced(piece);
        }
        p.plans.begin(p.active());
        int hubs = p.plans.hubsBetween(secondary, piece % Box.CRAFTSMEN);
        if (hubs == Hubs.UNREACHED) {
            return about("objection.unreached", piece);
        }
        if (p.plans.usable(piece) == 0) {
            return about("objection.used-up", piece);
        }
        boolean last = Raising.missing(p, Step.argument(p.step(p.depth() - 2))) == 0;
        return tooDearOrFinal(p, hubs + p.plans.price(piece), last);
    }
}
