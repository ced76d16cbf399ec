package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Positions as JSON. Nothing is hidden; views have what boards need besides. Documented in docs/positions.md. */
final class PositionJson {

    static final String[] FIELDS = {
        "round",
        "active",
        "pending",
        "tiles",
        "map",
        "water",
        "resources",
        "used",
        "monuments",
        "raised",
        "craftsmen",
        "cards",
        "gods",
        "godCattle",
        "pile",
        "order",
        "auction",
        "turn",
        "players"
    };
    static final String[] PLAYER_FIELDS = {"cattle", "god", "specialists"};
    static final String[] AUCTION_FIELDS = {"plaques", "gift", "passed", "gave"};
    static final String[] TURN_FIELDS = {"card", "acted", "used", "begun", "primaries"};

    private PositionJson() {}

    static Map<String, Object> write(ZimbabwePosition p, int observer) {
        Map<String, Object> variants =
                Json.object(Zimbabwe.GAME_VARIANT, p.isFirstGame() ? Zimbabwe.FIRST : Zimbabwe.FULL);
        if (!p.handSetup().equals(HandSetup.NONE)) {
            variants.put(Zimbabwe.SETUP, p.handSetup().document());
        }
        Map<String, Object> json = Zimbabwe.GAME.heading(new Setup(p.seats(), variants, 0));
        json.put("round", p.round());
        json.put("active", p.active());
        json.put("pending", pending(p));
        json.put("tiles", Tiles.json(p.seats(), tiles(p)));
        json.put("water", water(p));
        json.put("resources", resources(p));
        json.put("used", used(p));
        json.put("monuments", monuments(p));
        json.put("raised", squares(p, PieceTable.RAISED));
        json.put("craftsmen", craftsmen(p));
        json.put("cards", cards(p));
        json.put("gods", names(p.godsInPlay(), GODS));
        json.put("godCattle", p.godCattle());
        json.put("pile", Json.list(p.seats(), p::pile));
        json.put("order", Json.list(p.seats(), p::order));
        int root = p.depth() == 0 ? 0 : Step.kind(p.step(0));
        boolean view = observer != Position.EVERYTHING;
        if (root == ZimbabweStep.GIFT) {
            json.put("auction", auction(p, view));
        } else if (root == ZimbabweStep.TURN) {
            json.put("turn", turn(p));
        }
        List<Object> players = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            players.add(player(p, seat, view));
        }
        json.put("players", players);
        if (view) {
            BoardView.add(p, json);
        }
        return json;
    }

    static int[] tiles(ZimbabwePosition p) {
        int[] lying = new int[Tiles.slots(p.seats())];
        Arrays.setAll(lying, p::tile);
        return lying;
    }

    private static List<String> pending(ZimbabwePosition p) {
        List<String> steps = new ArrayList<>();
        for (int index = 0; index < p.depth(); index++) {
            steps.add(StepWords.write(p.step(index)));
        }
        return steps;
    }

    private static List<Object> water(ZimbabwePosition p) {
        List<Object> tiles = new ArrayList<>();
        for (int index = 0; index < p.waterTiles(); index++) {
            int site = p.waterTile(index);
            tiles.add(List.of(Squares.name(ZimbabweStep.square(site)), Squares.name(MapTable.secondSquare(site))));
        }
        return tiles;
    }

    private static List<Object> resources(ZimbabwePosition p) {
        List<Object> tiles = new ArrayList<>();
        for (int index = p.printedResources(); index < p.resources(); index++) {
            tiles.add(Json.object(
                    "resource", RESOURCES[p.resourceKind(index)], "square", Squares.name(p.resourceSquare(index))));
        }
        return tiles;
    }

    private static Map<String, Object> used(ZimbabwePosition p) {
        Map<String, Object> used = Json.object();
        for (int index = 0; index < p.resources(); index++) {
            int markers = (int) (p.usedOnce() >>> index & 1) + (int) (p.usedTwice() >>> index & 1);
            if (markers > 0) {
                used.put(Squares.name(p.resourceSquare(index)), markers);
            }
        }
        return used;
    }

    private static List<Object> monuments(ZimbabwePosition p) {
        List<Object> monuments = new ArrayList<>();
        int all = PieceTable.MONUMENTS;
        for (int square = Squares.next(p.sets(), all, 0);
                square >= 0;
                square = Squares.next(p.sets(), all, square + 1)) {
            monuments.add(Json.object(
                    "square", Squares.name(square), "seat", p.monumentOwner(square), "level", p.level(square)));
        }
        return monuments;
    }

    private static List<String> squares(ZimbabwePosition p, int set) {
        List<String> names = new ArrayList<>();
        for (int square = Squares.next(p.sets(), set, 0);
                square >= 0;
                square = Squares.next(p.sets(), set, square + 1)) {
            names.add(Squares.name(square));
        }
        return names;
    }

    private static List<Object> craftsmen(ZimbabwePosition p) {
        List<Object> craftsmen = new ArrayList<>();
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (p.isPlaced(piece)) {
                int site = p.site(piece);
                int craft = Craft.of(piece);
                Map<String, Object> json =
                        Json.object("craft", CRAFTS[craft], "square", Squares.name(ZimbabweStep.square(site)));
                if (!Craft.LARGE[craft]) {
                    json.put("turn", TURNS[ZimbabweStep.turn(site)]);
                }
                json.put("seat", p.owner(piece));
                craftsmen.add(json);
            }
        }
        return craftsmen;
    }

    private static Map<String, Object> cards(ZimbabwePosition p) {
        Map<String, Object> json = Json.object();
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            List<Object> cards = new ArrayList<>();
            for (int card = craft * Craft.CARDS; card < (craft + 1) * Craft.CARDS; card++) {
                if (p.cardOwner(card) != NOBODY) {
                    cards.add(Json.object(
                            "seat", p.cardOwner(card), "price", p.price(card), "cattle", p.cardCattle(card)));
                }
            }
            if (!cards.isEmpty()) {
                json.put(CRAFTS[craft], cards);
            }
        }
        return json;
    }

    static List<String> names(int bits, String[] names) {
        return Json.set(bits, 0).stream().map(index -> names[index]).toList();
    }

    private static Map<String, Object> auction(ZimbabwePosition p, boolean view) {
        List<Object> plaques = new ArrayList<>();
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            plaques.add(Json.object("seat", p.plaqueOf(plaque), "cattle", p.onPlaque(plaque)));
        }
        Map<String, Object> json = Json.object(
                "plaques",
                plaques,
                "gift",
                p.lastGift(),
                "passed",
                Json.list(p.passes(), p::passed),
                "gave",
                Json.set(p.givers(), 0));
        if (view) {
            json.put("next", p.nextPlaque());
            List<Integer> in = new ArrayList<>(Json.list(p.seats(), p::queue));
            in.removeIf(p::hasPassed);
            json.put("in", in);
        }
        return json;
    }

    private static Map<String, Object> turn(ZimbabwePosition p) {
        Map<String, Object> json = Json.object("card", p.cardTaken());
        if (p.acted() != 0) {
            json.put("acted", Turn.ACTIONS[p.acted() - Turn.REPRICE]);
        }
        json.put("used", names(p.specialistsUsed(), SPECIALISTS));
        json.put("begun", p.begun());
        json.put("primaries", names(p.primaries(), CRAFTS));
        return json;
    }

    private static Map<String, Object> player(ZimbabwePosition p, int seat, boolean view) {
        Map<String, Object> json = Json.object("cattle", p.cattle(seat));
        if (p.god(seat) != NOBODY) {
            json.put("god", GODS[p.god(seat)]);
        }
        Map<String, Object> specialists = Json.object();
        for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
            if (p.specialistOwner(specialist) == seat) {
                specialists.put(SPECIALISTS[specialist], p.specialistCattle(specialist));
            }
        }
        json.put("specialists", specialists);
        if (view) {
            BoardView.addPlayer(p, seat, json);
        }
        return json;
    }
}
