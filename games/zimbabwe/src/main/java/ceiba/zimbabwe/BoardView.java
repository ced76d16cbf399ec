package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the rules make of a position, for boards that draw it: nothing that the rest of the view does not imply. */
final class BoardView {

    private BoardView() {}

    /** On a copy: ways and plans are looked for in what belongs to the position, and the server makes several views at once. */
    static void add(ZimbabwePosition shared, Map<String, Object> json) {
        ZimbabwePosition p = shared.copy();
        json.put("phase", phase(p));
        json.put("map", Tiles.rows(p.seats(), PositionJson.tiles(p)));
        json.put("meets", seats(p, true));
        json.put("winning", seats(p, false));
        json.put("mayWin", mayWin(p));
        json.put(
                "resourcesLeft",
                Json.numbers(RESOURCES, resource -> Box.RESOURCE_TILES[resource] - p.tilesLaid(resource)));
        json.put("waterLeft", Box.WATER_TILES - p.waterTiles());
        json.put("craftsmenLeft", Json.numbers(CRAFTS, craft -> Box.CRAFTSMEN - p.pieces(craft)));
        Map<String, Object> raise = raise(p);
        if (raise != null) {
            json.put("raise", raise);
        }
    }

    private static String phase(ZimbabwePosition p) {
        return switch (p.depth() == 0 ? 0 : Step.kind(p.step(0))) {
            case ZimbabweStep.FIRST_MONUMENT -> "start";
            case ZimbabweStep.GIFT -> "auction";
            case ZimbabweStep.TURN -> "turns";
            default -> "over";
        };
    }

    /** Who has what is needed, or of these only who would win if the round ended now. */
    private static List<Integer> seats(ZimbabwePosition p, boolean all) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.margin(seat) >= 0 && (all || p.place(seat) == 1)) {
                seats.add(seat);
            }
        }
        return seats;
    }

    /** Who has a turn in this round still to come or to finish, and could have what is needed after it, as far as we see. */
    static List<Integer> mayWin(ZimbabwePosition p) {
        List<Integer> seats = new ArrayList<>();
        boolean turns = p.depth() > 0 && Step.kind(p.step(0)) == ZimbabweStep.TURN;
        for (int seat = 0; turns && seat < p.seats(); seat++) {
            int turn = p.turnOf(seat);
            boolean acts = turn > p.turnsTaken() || (turn == p.turnsTaken() && p.acted() == 0);
            if (acts && p.margin(seat) < 0 && p.margin(seat) + Gains.ofAnAction(p, seat) >= 0) {
                seats.add(seat);
            }
        }
        return seats;
    }

    static void addPlayer(ZimbabwePosition p, int seat, Map<String, Object> json) {
        json.put("requirement", p.requirement(seat));
        json.put("points", (int) p.points(seat));
        json.put(
                "income",
                Json.object(
                        "cards",
                        RoundEnd.onCards(p, seat),
                        "level",
                        p.highestLevel(seat),
                        "god",
                        RoundEnd.ofGod(p, seat)));
    }

    // ---------------------------------------------------------------- the monument being raised

    private static @Nullable Map<String, Object> raise(ZimbabwePosition p) {
        int at = p.depth() - 1;
        while (at >= 0 && Step.kind(p.step(at)) != ZimbabweStep.PLAN) {
            at--;
        }
        if (at < 0) {
            return null;
        }
        int plan = Step.argument(p.step(at));
        int square = Raising.square(plan);
        Map<String, Object> json = Json.object(
                "square",
                Squares.name(square),
                "level",
                p.level(square),
                "goods",
                p.level(square),
                "delivered",
                PositionJson.names(Raising.families(plan), RESOURCES),
                "paid",
                Raising.paid(plan));
        int kind = Step.kind(p.top());
        if (kind == ZimbabweStep.PLAN) {
            json.put("cheapest", cheapest(p, plan));
        }
        json.put("offers", offers(p, square, kind));
        return json;
    }

    /** What a plan still costs at the least. */
    static int costOfCheapest(ZimbabwePosition p, int plan) {
        p.plans.begin(p.active());
        p.plans.findOffers(Raising.square(plan));
        return p.plans.findCheapest(Raising.missing(p, plan), Raising.families(plan));
    }

    private static Map<String, Object> cheapest(ZimbabwePosition p, int plan) {
        Plans plans = p.plans;
        int goods = Raising.missing(p, plan);
        int cost = costOfCheapest(p, plan);
        int[] used = new int[2 * goods];
        for (int good = 0; good < goods; good++) { // before routes are looked for
            used[2 * good] = plans.takeResource(goods, good, false);
            used[2 * good + 1] = plans.primary(good) == NOBODY ? NOBODY : plans.takeResource(goods, good, true);
        }
        List<Object> legs = new ArrayList<>();
        for (int good = 0; good < goods; good++) {
            int piece = plans.supplier(good);
            int primary = plans.primary(good);
            legs.add(leg(
                    p,
                    piece,
                    Squares.name(Raising.square(plan)),
                    used[2 * good],
                    Route.fromMonument(p, Raising.square(plan), piece)));
            if (primary != NOBODY) {
                legs.add(leg(p, primary, Craft.piece(piece), used[2 * good + 1], Route.fromPiece(p, piece, primary)));
            }
        }
        return Json.object("cost", cost, "legs", legs);
    }

    private static Map<String, Object> leg(ZimbabwePosition p, int piece, String to, int resource, List<String> hubs) {
        return Json.object(
                "piece",
                Craft.piece(piece),
                "to",
                to,
                "resource",
                Squares.name(p.resourceSquare(resource)),
                "hubs",
                hubs,
                "price",
                p.plans.price(piece),
                "payee",
                p.owner(piece));
    }

    /** The craftsmen that can be chosen, and the way to each. */
    private static List<Object> offers(ZimbabwePosition p, int square, int kind) {
        List<Object> offers = new ArrayList<>();
        if (kind != ZimbabweStep.PLAN && kind != ZimbabweStep.PRIMARY) {
            return offers;
        }
        p.plans.begin(p.active());
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.allows(kind << ZimbabweStep.OPTION_BITS | piece)) {
                List<String> hubs = kind == ZimbabweStep.PLAN
                        ? Route.fromMonument(p, square, piece)
                        : Route.fromPiece(p, Step.argument(p.top()), piece);
                int price = p.plans.price(piece);
                offers.add(Json.object(
                        "piece",
                        Craft.piece(piece),
                        "hubs",
                        hubs,
                        "price",
                        price,
                        "payee",
                        p.owner(piece),
                        "cost",
                        price + hubs.size()));
            }
        }
        return offers;
    }
}
