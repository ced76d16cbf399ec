package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Node;
import ceiba.engine.Setup;
import ceiba.engine.Step;
import java.util.List;

/** Reads positions that {@link PositionJson} wrote or a person did; what is left out is as at the start. */
final class PositionReader {

    private static final int MAX_CATTLE = 9999;
    private static final int MAX_STEPS = 4;

    private PositionReader() {}

    static ZimbabwePosition read(Node json) {
        json.onlyWithHeading(PositionJson.FIELDS);
        ZimbabwePosition p = Start.prepared(Setup.read(Zimbabwe.GAME, json), json);
        readPending(p, json);
        readGods(p, json);
        readMap(p, json);
        readCards(p, json);
        readCraftsmen(p, json);
        readPlayers(p, json);
        readOrder(p, json, "pile", p::setPile);
        readOrder(p, json, "order", p::setOrder);
        for (int seat = 0; seat < p.seats(); seat++) {
            p.setRequirement(seat, Invariants.requirement(p, seat));
        }
        readPhase(p, json);
        p.setCattleInPlay(Invariants.cattleInPlay(p));
        p.check();
        p.settle();
        return p;
    }

    private static void readPending(ZimbabwePosition p, Node json) {
        if (json.has("pending")) {
            p.pop();
            for (Node step : json.get("pending").items(0, MAX_STEPS)) {
                p.push(StepWords.read(step));
            }
        }
        int root = root(p);
        p.setRound(json.integer("round", 0, Box.ROUNDS, root == ZimbabweStep.FIRST_MONUMENT ? 0 : 1));
    }

    /** The kind of the step at the bottom; 0 if the match is over. */
    private static int root(ZimbabwePosition p) {
        return p.depth() == 0 ? 0 : Step.kind(p.step(0));
    }

    private static void readGods(ZimbabwePosition p, Node json) {
        if (json.has("gods")) {
            int gods = Integer.bitCount(p.godsInPlay());
            p.setGodsInPlay(HandSetup.readGods(json.get("gods"), gods, gods));
        }
    }

    // ---------------------------------------------------------------- the map

    private static void readMap(ZimbabwePosition p, Node json) {
        if (json.has("water")) {
            for (Node tile : json.get("water").items(0, Box.WATER_TILES)) {
                List<Node> pair = tile.items(2, 2);
                int one = emptySquare(p, pair.getFirst());
                int two = emptySquare(p, pair.getLast());
                if (two != one + 1 && two != one + Squares.STRIDE) {
                    throw tile.refusal("the second square is expected to the right of the first or below it");
                }
                p.layWater(two == one + 1 ? one : one + ZimbabweStep.DOWN);
            }
        }
        if (json.has("resources")) {
            for (Node tile : json.get("resources").items()) {
                tile.only("resource", "square");
                int resource = tile.get("resource").word(RESOURCES);
                if (p.tilesLaid(resource) == Box.RESOURCE_TILES[resource]) {
                    throw tile.refusal("there are only " + Box.RESOURCE_TILES[resource] + " tiles of this resource");
                }
                p.layResource(resource, emptySquare(p, tile.get("square")));
            }
        }
        if (json.has("used")) {
            for (Node markers : json.get("used").fields()) {
                int index = p.resourceOn(Squares.read(new Node(markers.path(), markers.name())));
                if (index < 0) {
                    throw markers.refusal("no resource is on this square");
                }
                for (int left = markers.integer(1, 2); left > 0; left--) {
                    p.use(index);
                }
            }
        }
        if (json.has("monuments")) {
            for (Node monument : json.get("monuments").items()) {
                monument.only("square", "seat", "level");
                int square = monumentSquare(p, monument.get("square"));
                int seat = monument.get("seat").integer(0, p.seats() - 1);
                p.addMonument(seat, square);
                int level = monument.integer("level", 1, Box.HIGHEST_LEVEL, 1);
                p.setLevel(square, level);
                p.addPoints(seat, Box.POINTS[level] - Box.POINTS[1]);
            }
        }
        if (json.has("raised")) {
            for (Node square : json.get("raised").items()) {
                p.add(PieceTable.RAISED, Squares.read(square));
            }
        }
    }

    private static int emptySquare(ZimbabwePosition p, Node node) {
        return emptySquare(p, node, Squares.read(node));
    }

    private static int emptySquare(ZimbabwePosition p, Node node, int square) {
        if (square >= Squares.COUNT || !p.is(MapTable.EMPTY, square)) {
            throw node.refusal((square < Squares.COUNT ? Squares.name(square) : node.text()) + " is not empty land: "
                    + Invariants.whatIsOn(p, square));
        }
        return square;
    }

    private static int monumentSquare(ZimbabwePosition p, Node node) {
        int square = Squares.read(node);
        boolean free = p.is(MapTable.START_AREAS, square) && !p.is(PieceTable.MONUMENTS, square);
        return free ? square : emptySquare(p, node, square);
    }

    // ---------------------------------------------------------------- cards and craftsmen

    private static void readCards(ZimbabwePosition p, Node json) {
        if (!json.has("cards")) {
            return;
        }
        json.get("cards").only(CRAFTS);
        for (Node cards : json.get("cards").fields()) {
            int card = new Node(cards.path(), cards.name()).word(CRAFTS) * Craft.CARDS;
            for (Node given : cards.items(0, Craft.CARDS)) {
                given.only("seat", "price", "cattle");
                p.setCardOwner(card, given.get("seat").integer(0, p.seats() - 1));
                p.setPrice(card, given.integer("price", 0, Box.HIGHEST_PRICE, 1));
                p.setCardCattle(card, given.integer("cattle", 0, MAX_CATTLE, 0));
                card++;
            }
        }
    }

    private static void readCraftsmen(ZimbabwePosition p, Node json) {
        if (!json.has("craftsmen")) {
            return;
        }
        for (Node piece : json.get("craftsmen").items(0, Box.PIECES)) {
            piece.only("craft", "square", "turn", "seat");
            int craft = piece.get("craft").word(CRAFTS);
            if (p.pieces(craft) == Box.CRAFTSMEN) {
                throw piece.refusal("there are only " + Box.CRAFTSMEN + " craftsmen of a kind");
            }
            if (Craft.LARGE[craft] && piece.has("turn")) {
                throw piece.get("turn").refusal("a piece of four squares is not turned");
            }
            Node at = piece.get("square");
            int turn = piece.has("turn") ? piece.get("turn").word(TURNS) : 0;
            int site = Squares.read(at) + turn * ZimbabweStep.DOWN;
            for (int square : squaresOf(craft, site)) {
                emptySquare(p, at, square);
            }
            p.addPiece(craft, piece.get("seat").integer(0, p.seats() - 1), site);
        }
    }

    static int[] squaresOf(int craft, int site) {
        int square = ZimbabweStep.square(site);
        return Craft.LARGE[craft]
                ? new int[] {square, square + 1, square + Squares.STRIDE, square + Squares.STRIDE + 1}
                : new int[] {square, MapTable.secondSquare(site)};
    }

    private static void readPlayers(ZimbabwePosition p, Node json) {
        p.setGodCattle(json.integer("godCattle", 0, MAX_CATTLE, 0));
        List<Node> players = json.has("players") ? json.get("players").items(0, p.seats()) : List.of();
        for (int seat = 0; seat < players.size(); seat++) {
            Node player = players.get(seat);
            player.only(PositionJson.PLAYER_FIELDS);
            p.setCattle(seat, player.integer("cattle", 0, MAX_CATTLE, Box.CATTLE));
            if (player.has("god")) {
                int god = player.get("god").word(GODS);
                if (p.worshipper(god) != NOBODY) {
                    throw player.get("god").refusal("another player worships this god");
                }
                p.setGod(seat, god);
            }
            if (player.has("specialists")) {
                for (Node specialist : player.get("specialists").fields()) {
                    int number = new Node(specialist.path(), specialist.name()).word(SPECIALISTS);
                    if (p.specialistOwner(number) != NOBODY) {
                        throw specialist.refusal("another player has this specialist");
                    }
                    p.setSpecialistOwner(number, seat);
                    p.setSpecialistCattle(number, specialist.integer(0, MAX_CATTLE));
                }
            }
        }
    }

    // ---------------------------------------------------------------- orders and phases

    private interface Placing {
        void set(int index, int seat);
    }

    private static void readOrder(ZimbabwePosition p, Node json, String field, Placing placing) {
        if (json.has(field)) {
            List<Node> seats = json.get(field).items(p.seats(), p.seats());
            json.get(field).set(0, p.seats() - 1, 0);
            for (int index = 0; index < p.seats(); index++) {
                placing.set(index, seats.get(index).integer(0, p.seats() - 1));
            }
        }
    }

    private static void readPhase(ZimbabwePosition p, Node json) {
        int root = root(p);
        if (json.has("auction") && root != ZimbabweStep.GIFT) {
            throw json.get("auction").refusal("no gift is pending");
        }
        if (json.has("turn") && root != ZimbabweStep.TURN) {
            throw json.get("turn").refusal("no turn is pending");
        }
        int set = Squares.count(p.sets(), PieceTable.MONUMENTS);
        int active = 0;
        switch (root) {
            case ZimbabweStep.FIRST_MONUMENT -> active = FirstMonuments.next(p, Math.min(set, p.seats() - 1));
            case ZimbabweStep.GIFT -> active = readAuction(p, json);
            case ZimbabweStep.TURN -> active = p.order(0);
            default -> p.setTurnsTaken(p.seats());
        }
        p.setActive(json.integer("active", 0, p.seats() - 1, active));
        if (root == ZimbabweStep.TURN) {
            p.setTurnsTaken(p.turnOf(p.active()));
            readTurn(p, json);
        }
    }

    /** Reads what has been given; returns who is next if nothing else is said. */
    private static int readAuction(ZimbabwePosition p, Node json) {
        p.setGodPlaque(p.worshipper(SHADIPINYI) != NOBODY);
        Auction.lineUp(p);
        if (json.has("auction")) {
            Node auction = json.get("auction");
            auction.only(PositionJson.AUCTION_FIELDS);
            p.setLastGift(auction.integer("gift", 0, Auction.MOST, 0));
            if (auction.has("passed")) {
                auction.get("passed").set(0, p.seats() - 1, 0);
                auction.get("passed")
                        .items(0, p.seats() - 2)
                        .forEach(seat -> p.addPass(seat.integer(0, p.seats() - 1)));
            }
            if (auction.has("gave")) {
                p.setGivers(auction.get("gave").set(0, p.seats() - 1, 0));
            }
            if (auction.has("plaques")) {
                readPlaques(p, auction.get("plaques"));
            }
        }
        int index = 0;
        while (p.hasPassed(p.queue(index))) {
            index++;
        }
        return p.queue(index);
    }

    private static void readPlaques(ZimbabwePosition p, Node node) {
        int all = 0;
        List<Node> plaques = node.items(p.plaques(), p.plaques());
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            plaques.get(plaque).only("seat", "cattle");
            int seat = plaques.get(plaque).integer("seat", NOBODY, p.seats() - 1, p.plaqueOf(plaque));
            if (seat != p.plaqueOf(plaque)) {
                throw plaques.get(plaque).refusal("this is the plaque of " + p.plaqueOf(plaque) + ", not of " + seat);
            }
            int cattle = plaques.get(plaque).get("cattle").integer(0, MAX_CATTLE);
            p.setOnPlaque(plaque, cattle);
            all += cattle;
        }
        p.setNextPlaque(all % p.plaques());
        for (int plaque = 0; plaque < p.plaques(); plaque++) {
            int expected = all / p.plaques() + (plaque < p.nextPlaque() ? 1 : 0);
            if (p.onPlaque(plaque) != expected) {
                throw plaques.get(plaque)
                        .refusal("of " + all + " cattle " + expected + " lie here, not " + p.onPlaque(plaque));
            }
        }
    }

    private static void readTurn(ZimbabwePosition p, Node json) {
        p.setPrimaries(Turn.primariesOnMap(p));
        p.setActed(Invariants.actionOf(p));
        p.setBegun(p.depth() > 1);
        if (!json.has("turn")) {
            return;
        }
        Node turn = json.get("turn");
        turn.only(PositionJson.TURN_FIELDS);
        p.setCardTaken(turn.has("card") && turn.get("card").flag());
        if (turn.has("acted")) {
            p.setActed(Turn.REPRICE + turn.get("acted").word(Turn.ACTIONS));
        }
        if (turn.has("used")) {
            p.setSpecialistsUsed(names(turn.get("used"), SPECIALISTS));
        }
        boolean begun = p.begun() || p.cardTaken() || p.acted() != 0 || p.specialistsUsed() != 0;
        p.setBegun(turn.has("begun") ? turn.get("begun").flag() : begun);
        if (turn.has("primaries")) {
            p.setPrimaries(names(turn.get("primaries"), CRAFTS));
        }
    }

    /** Different names, as bits. */
    private static int names(Node node, String[] known) {
        int bits = 0;
        for (Node name : node.items(0, known.length)) {
            int bit = 1 << name.word(known);
            if ((bits & bit) != 0) {
                throw name.refusal("this is there twice");
            }
            bits |= bit;
        }
        return bits;
    }
}
