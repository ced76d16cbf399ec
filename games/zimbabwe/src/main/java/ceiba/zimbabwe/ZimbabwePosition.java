package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.FlatPosition;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.Map;

/**
 * Everything on the table of a match. The rules lie in the classes around it, in the order of the rulebook: {@link Start},
 * {@link FirstMonuments}, {@link Auction}, {@link Turn} with {@link Specialists}, {@link Monuments}, {@link Craftsmen},
 * {@link Prices} and {@link Raising}, and {@link RoundEnd}; how far things are apart is found by {@link Reach}.
 */
public final class ZimbabwePosition extends FlatPosition {

    // Places in `table` that concern everybody.
    private static final int FIRST_GAME = OWN;
    private static final int ROUND = OWN + 1;
    private static final int IN_PLAY = OWN + 2; // cattle that are not in the stock
    private static final int GODS_IN_PLAY = OWN + 3; // as bits
    private static final int GOD_CATTLE = OWN + 4; // on Qamata's card
    private static final int TILE = OWN + 5; // of each slot
    private static final int PILE = TILE + Tiles.MAX_SLOTS; // the markers, who moved last at the end
    private static final int ORDER = PILE + MAX_SEATS; // of the turns
    private static final int TURNS_TAKEN = ORDER + MAX_SEATS;

    // The auction.
    private static final int QUEUE = TURNS_TAKEN + 1; // of bidders
    private static final int PASSED = QUEUE + MAX_SEATS; // in the order of passing
    private static final int PASSES = PASSED + MAX_SEATS;
    private static final int GAVE = PASSES + 1; // who has given, as bits
    private static final int LAST_GIFT = GAVE + 1;
    private static final int NEXT_PLAQUE = LAST_GIFT + 1;
    private static final int GOD_PLAQUE = NEXT_PLAQUE + 1; // whether Shadipinyi's is there
    private static final int PLAQUE = GOD_PLAQUE + 1; // cattle on each, Shadipinyi's first if it is there

    // The turn.
    private static final int CARD_TAKEN = PLAQUE + MAX_SEATS + 1;
    private static final int ACTED = CARD_TAKEN + 1; // the option of TURN that was the action, 0 before it
    private static final int SPECIALISTS_USED = ACTED + 1;
    private static final int BEGUN = SPECIALISTS_USED + 1;
    private static final int PRIMARIES = BEGUN + 1; // primary crafts on the map before the turn, as bits

    // Cards. An owner is a seat plus 1.
    private static final int SPECIALIST_OWNER = PRIMARIES + 1;
    private static final int SPECIALIST_CATTLE = SPECIALIST_OWNER + SPECIALISTS.length;
    private static final int CARD_OWNER = SPECIALIST_CATTLE + SPECIALISTS.length;
    private static final int CARD_PRICE = CARD_OWNER + CRAFTS.length * Craft.CARDS;
    private static final int CARD_CATTLE = CARD_PRICE + CRAFTS.length * Craft.CARDS;

    // The map.
    private static final int PIECES = CARD_CATTLE + CRAFTS.length * Craft.CARDS; // placed, by craft
    private static final int PIECE = PIECES + CRAFTS.length; // option of its site, and its owner
    private static final int RESOURCE_COUNT = PIECE + Box.PIECES;
    private static final int PRINTED = RESOURCE_COUNT + 1; // resources that the map has; the others are tiles
    private static final int RESOURCE_AT = PRINTED + 1;
    private static final int MAX_RESOURCES = 48;
    private static final int MAX_BODIES = 20;
    private static final int WATER_TILES = RESOURCE_AT + MAX_RESOURCES;
    private static final int WATER_TILE = WATER_TILES + 1; // option of its site
    private static final int BODY_COUNT = WATER_TILE + Box.WATER_TILES;
    private static final int FIRST_WORD = BODY_COUNT + 1; // of each body of water: it spreads over a few rows only
    private static final int LAST_WORD = FIRST_WORD + MAX_BODIES;

    // Places that each seat has.
    private static final int SEAT = LAST_WORD + MAX_BODIES;
    private static final int CATTLE = 0;
    private static final int POINTS = 1;
    private static final int REQUIREMENT = 2;
    private static final int GOD = 3; // plus 1
    private static final int PER_SEAT = 4;
    private static final int END = SEAT + PER_SEAT * MAX_SEATS;

    // Sets of squares in `bits`.
    static final int MAP = 0;
    static final int WATER = MAP + Squares.WORDS;
    /** Land on which something can be placed. */
    static final int EMPTY = WATER + Squares.WORDS;

    static final int START_AREAS = EMPTY + Squares.WORDS;
    static final int MONUMENTS = START_AREAS + Squares.WORDS;
    /** The monuments raised in the action going on. */
    static final int RAISED = MONUMENTS + Squares.WORDS;

    private static final int OWNED = RAISED + Squares.WORDS; // the monuments of each seat
    private static final int LEVEL_BITS = 3;
    private static final int LEVELS = OWNED + MAX_SEATS * Squares.WORDS; // the bits of the monuments' levels
    private static final int BODIES = LEVELS + LEVEL_BITS * Squares.WORDS; // of water

    // Sets of resources in `bits`.
    private static final int IN_RANGE = BODIES + MAX_BODIES * Squares.WORDS; // those that each piece can use
    private static final int IN_LONG_RANGE = IN_RANGE + Box.PIECES; // the same for Eshu's worshipper
    private static final int OF_KIND = IN_LONG_RANGE + Box.PIECES;
    private static final int USED_ONCE = OF_KIND + RESOURCES.length; // once or twice
    private static final int USED_TWICE = USED_ONCE + 1;
    private static final int BITS_END = USED_TWICE + 1;

    private static final int OWNER_SHIFT = ZimbabweStep.OPTION_BITS;
    private static final int STACK_SIZE = 6;

    private static final Layout LAYOUT = new Layout(
            END, STACK_SIZE, BITS_END, ZimbabweStep.OPTION_BITS, ZimbabweStep.ALWAYS_ASKED, ZimbabweCodec.VOCABULARY);

    /** Room to reckon in; no part of the position. */
    final Reach reach = new Reach(this);

    private final Hubs nearHubs = new Hubs(this, Box.RANGE);
    private final Hubs farHubs = new Hubs(this, Box.ESHU_RANGE);

    final Sites sites = new Sites(this);

    final Plans plans = new Plans(this);

    final Prospects prospects = new Prospects(this);

    final Interest interest = new Interest(this);

    private final byte[] bodyOf = new byte[Squares.COUNT]; // of each square of water

    private HandSetup handSetup;

    ZimbabwePosition(int seats, boolean firstGame, HandSetup handSetup) {
        super(seats, LAYOUT);
        this.handSetup = handSetup;
        table[FIRST_GAME] = firstGame ? 1 : 0;
    }

    // ---------------------------------------------------------------- the contract of a position

    @Override
    protected long legal(int kind, int argument) {
        return ZimbabweStep.legal(this, kind, argument);
    }

    @Override
    protected void take(int kind, int argument, int option) {
        interest.forget();
        ZimbabweStep.take(this, kind, argument, option);
    }

    @Override
    protected void resolve(int kind, int argument) {
        ZimbabweStep.resolve(this, kind, argument);
    }

    @Override
    public ZimbabwePosition copy() {
        ZimbabwePosition copy = new ZimbabwePosition(seats(), isFirstGame(), handSetup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        interest.forget();
        nearHubs.copyFrom(((ZimbabwePosition) other).nearHubs);
        farHubs.copyFrom(((ZimbabwePosition) other).farHubs);
        System.arraycopy(((ZimbabwePosition) other).bodyOf, 0, bodyOf, 0, Squares.COUNT);
        handSetup = ((ZimbabwePosition) other).handSetup;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && handSetup.equals(((ZimbabwePosition) other).handSetup);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    /** Nothing is hidden. */
    @Override
    public void redraw(int observer, Rng rng) {}

    @Override
    public double points(int seat) {
        return table[seat(seat, POINTS)];
    }

    @Override
    public double gauge(int number, int seat) {
        return requirement(seat);
    }

    @Override
    protected boolean isAhead(int one, int another) {
        return RoundEnd.isAhead(this, one, another);
    }

    @Override
    protected Map<String, Object> json(int observer) {
        return PositionJson.write(this, observer);
    }

    @Override
    public void check() {
        Invariants.check(this);
    }

    // ---------------------------------------------------------------- options that are squares

    /** Allows the squares of a set as options; the first 64 are returned. */
    long allowSet(int set) {
        return allowSquares(bits, set);
    }

    /** The same for a set that lies in another array. */
    long allowSquares(long[] words, int set) {
        allow(Long.SIZE, words[set + 1] >>> (Long.SIZE - Squares.BITS_PER_WORD));
        for (int word = 2; word < Squares.WORDS; word++) {
            allow(word * Squares.BITS_PER_WORD, words[set + word]);
        }
        return words[set] | words[set + 1] << Squares.BITS_PER_WORD;
    }

    /** Allows the squares of a set as places for pieces that lie down. */
    void allowDown(long[] words) {
        for (int word = 0; word < Squares.WORDS; word++) {
            allow(ZimbabweStep.DOWN + word * Squares.BITS_PER_WORD, words[word]);
        }
    }

    /** Whether to do nothing more is an option. */
    boolean mayStop() {
        return allows(Step.kind(top()) << ZimbabweStep.OPTION_BITS | ZimbabweStep.NONE);
    }

    /** Allows to do nothing. */
    void allowNone() {
        allow(ZimbabweStep.NONE);
    }

    // ---------------------------------------------------------------- the match

    boolean isFirstGame() {
        return table[FIRST_GAME] != 0;
    }

    /** What of the setup was given by hand. */
    HandSetup handSetup() {
        return handSetup;
    }

    int round() {
        return table[ROUND];
    }

    void setRound(int round) {
        table[ROUND] = round;
    }

    boolean isInPlay(int god) {
        return (table[GODS_IN_PLAY] >> god & 1) != 0;
    }

    int godsInPlay() {
        return table[GODS_IN_PLAY];
    }

    void setGodsInPlay(int gods) {
        table[GODS_IN_PLAY] = gods;
    }

    /** The tile in a slot, and how it lies. */
    int tile(int slot) {
        return table[TILE + slot];
    }

    void setTile(int slot, int lying) {
        table[TILE + slot] = lying;
    }

    // ---------------------------------------------------------------- cattle

    int cattle(int seat) {
        return table[seat(seat, CATTLE)];
    }

    void setCattle(int seat, int cattle) {
        table[seat(seat, CATTLE)] = cattle;
    }

    void addCattle(int seat, int cattle) {
        table[seat(seat, CATTLE)] += cattle;
    }

    /** All cattle that are not in the stock. */
    int cattleInPlay() {
        return table[IN_PLAY];
    }

    void setCattleInPlay(int cattle) {
        table[IN_PLAY] = cattle;
    }

    /** A seat gets cattle from the stock. */
    void takeFromStock(int seat, int cattle) {
        table[IN_PLAY] += cattle;
        addCattle(seat, cattle);
    }

    void payToStock(int seat, int cattle) {
        takeFromStock(seat, -cattle);
    }

    /** Pays for hubs: to the stock, or to Qamata's worshipper. */
    void payHubs(int seat, int hubs) {
        if (hubs == 0) {
            return;
        }
        boolean toQamata = worshipper(QAMATA) != NOBODY;
        if (toQamata) {
            addCattle(seat, -hubs);
            table[GOD_CATTLE] += hubs;
        } else {
            payToStock(seat, hubs);
        }
        note(ZimbabweEvent.HUBS, seat, hubs, toQamata ? 1 : 0, 0);
    }

    int godCattle() {
        return table[GOD_CATTLE];
    }

    void setGodCattle(int cattle) {
        table[GOD_CATTLE] = cattle;
    }

    // ---------------------------------------------------------------- requirement and pile

    int requirement(int seat) {
        return table[seat(seat, REQUIREMENT)];
    }

    void setRequirement(int seat, int requirement) {
        table[seat(seat, REQUIREMENT)] = requirement;
    }

    /** A card moves the marker, onto the pile at its new number. */
    void addRequirement(int seat, int more) {
        table[seat(seat, REQUIREMENT)] += more;
        int at = PILE;
        while (table[at] != seat) {
            at++;
        }
        for (; at < PILE + seats() - 1; at++) {
            table[at] = table[at + 1];
        }
        table[at] = seat;
    }

    /** Whether a card that adds so much may be taken. */
    boolean bears(int seat, int more) {
        return requirement(seat) + more <= Box.HIGHEST_REQUIREMENT;
    }

    /** The seat whose marker is so far from the bottom, if all lay on one pile. */
    int pile(int index) {
        return table[PILE + index];
    }

    void setPile(int index, int seat) {
        table[PILE + index] = seat;
    }

    void addPoints(int seat, int points) {
        table[seat(seat, POINTS)] += points;
    }

    /** How far a seat is beyond what it needs. */
    int margin(int seat) {
        return table[seat(seat, POINTS)] - requirement(seat);
    }

    // ---------------------------------------------------------------- the order of turns

    /** The seat whose turn is so many turns after the first. */
    int order(int index) {
        return table[ORDER + index];
    }

    void setOrder(int index, int seat) {
        table[ORDER + index] = seat;
    }

    /** When a seat's turn is, counted from 0. */
    int turnOf(int seat) {
        int index = 0;
        while (table[ORDER + index] != seat) {
            index++;
        }
        return index;
    }

    int turnsTaken() {
        return table[TURNS_TAKEN];
    }

    void setTurnsTaken(int turns) {
        table[TURNS_TAKEN] = turns;
    }

    // ---------------------------------------------------------------- the auction

    /** The bidder so many places after the first. */
    int queue(int index) {
        return table[QUEUE + index];
    }

    void setQueue(int index, int seat) {
        table[QUEUE + index] = seat;
    }

    int passes() {
        return table[PASSES];
    }

    /** Who was the first to pass, the second, and so on. */
    int passed(int index) {
        return table[PASSED + index];
    }

    void addPass(int seat) {
        table[PASSED + table[PASSES]++] = seat;
    }

    boolean hasPassed(int seat) {
        for (int index = 0; index < table[PASSES]; index++) {
            if (table[PASSED + index] == seat) {
                return true;
            }
        }
        return false;
    }

    boolean gave(int seat) {
        return (table[GAVE] >> seat & 1) != 0;
    }

    int givers() {
        return table[GAVE];
    }

    void setGivers(int seats) {
        table[GAVE] = seats;
    }

    int lastGift() {
        return table[LAST_GIFT];
    }

    void setLastGift(int cattle) {
        table[LAST_GIFT] = cattle;
    }

    boolean hasGodPlaque() {
        return table[GOD_PLAQUE] != 0;
    }

    void setGodPlaque(boolean present) {
        table[GOD_PLAQUE] = present ? 1 : 0;
    }

    int plaques() {
        return seats() + table[GOD_PLAQUE];
    }

    /** The bidder whose plaque it is, or {@link Glossary#NOBODY} for Shadipinyi's. */
    int plaqueOf(int plaque) {
        return plaque < table[GOD_PLAQUE] ? NOBODY : queue(plaque - table[GOD_PLAQUE]);
    }

    int onPlaque(int plaque) {
        return table[PLAQUE + plaque];
    }

    void setOnPlaque(int plaque, int cattle) {
        table[PLAQUE + plaque] = cattle;
    }

    /** The plaque that gets the next cattle. */
    int nextPlaque() {
        return table[NEXT_PLAQUE];
    }

    void setNextPlaque(int plaque) {
        table[NEXT_PLAQUE] = plaque;
    }

    /** Nothing of an auction is left. */
    void clearAuction() {
        for (int at = QUEUE; at < CARD_TAKEN; at++) {
            table[at] = 0;
        }
    }

    // ---------------------------------------------------------------- the turn

    /** Whether a god or a specialist has been taken in this turn. */
    boolean cardTaken() {
        return table[CARD_TAKEN] != 0;
    }

    void setCardTaken(boolean taken) {
        table[CARD_TAKEN] = taken ? 1 : 0;
    }

    /** The action of this turn as an option of {@link Turn}; 0 if it is still to come. */
    int acted() {
        return table[ACTED];
    }

    void setActed(int action) {
        table[ACTED] = action;
    }

    boolean isUsed(int specialist) {
        return (table[SPECIALISTS_USED] >> specialist & 1) != 0;
    }

    int specialistsUsed() {
        return table[SPECIALISTS_USED];
    }

    void setSpecialistsUsed(int specialists) {
        table[SPECIALISTS_USED] = specialists;
    }

    /** Whether anything has been done in this turn. */
    boolean begun() {
        return table[BEGUN] != 0;
    }

    void setBegun(boolean begun) {
        table[BEGUN] = begun ? 1 : 0;
    }

    /** Whether a primary craft was on the map before this turn. */
    boolean wasThere(int primary) {
        return (table[PRIMARIES] >> primary & 1) != 0;
    }

    int primaries() {
        return table[PRIMARIES];
    }

    void setPrimaries(int crafts) {
        table[PRIMARIES] = crafts;
    }

    // ---------------------------------------------------------------- gods and specialists

    /** The god that a seat worships, or {@link Glossary#NOBODY}. */
    int god(int seat) {
        return table[seat(seat, GOD)] - 1;
    }

    void setGod(int seat, int god) {
        table[seat(seat, GOD)] = god + 1;
    }

    boolean worships(int seat, int god) {
        return table[seat(seat, GOD)] == god + 1;
    }

    /** Who worships a god, or {@link Glossary#NOBODY}. */
    int worshipper(int god) {
        for (int seat = 0; seat < seats(); seat++) {
            if (worships(seat, god)) {
                return seat;
            }
        }
        return NOBODY;
    }

    /** How far things reach in a seat's turn. */
    int range(int seat) {
        return worships(seat, ESHU) ? Box.ESHU_RANGE : Box.RANGE;
    }

    /** Who has a specialist, or {@link Glossary#NOBODY}. */
    int specialistOwner(int specialist) {
        return table[SPECIALIST_OWNER + specialist] - 1;
    }

    void setSpecialistOwner(int specialist, int seat) {
        table[SPECIALIST_OWNER + specialist] = seat + 1;
    }

    int specialistCattle(int specialist) {
        return table[SPECIALIST_CATTLE + specialist];
    }

    void setSpecialistCattle(int specialist, int cattle) {
        table[SPECIALIST_CATTLE + specialist] = cattle;
    }

    // ---------------------------------------------------------------- technology cards

    int cardOwner(int card) {
        return table[CARD_OWNER + card] - 1;
    }

    void setCardOwner(int card, int seat) {
        table[CARD_OWNER + card] = seat + 1;
    }

    /** The card of a craft that a seat has; {@link Glossary#NOBODY} if it has none. */
    int cardOf(int craft, int seat) {
        int first = craft * Craft.CARDS;
        return table[CARD_OWNER + first] == seat + 1
                ? first
                : table[CARD_OWNER + first + 1] == seat + 1 ? first + 1 : NOBODY;
    }

    /** The card of a craft that is taken next; {@link Glossary#NOBODY} if both are gone. */
    int freeCard(int craft) {
        int first = craft * Craft.CARDS;
        return table[CARD_OWNER + first] == 0 ? first : table[CARD_OWNER + first + 1] == 0 ? first + 1 : NOBODY;
    }

    /** 0 if none has been set. */
    int price(int card) {
        return table[CARD_PRICE + card];
    }

    /** The price, or the highest one if none has been set yet. */
    int expectedPrice(int card) {
        return table[CARD_PRICE + card] == 0 ? Box.HIGHEST_PRICE : table[CARD_PRICE + card];
    }

    void setPrice(int card, int price) {
        table[CARD_PRICE + card] = price;
    }

    int cardCattle(int card) {
        return table[CARD_CATTLE + card];
    }

    void setCardCattle(int card, int cattle) {
        table[CARD_CATTLE + card] = cattle;
    }

    // ---------------------------------------------------------------- craftsmen

    /** How many of a craft are on the map. */
    int pieces(int craft) {
        return table[PIECES + craft];
    }

    boolean isPlaced(int piece) {
        return piece % Box.CRAFTSMEN < table[PIECES + Craft.of(piece)];
    }

    /** The site of a piece, as an option. */
    int site(int piece) {
        return table[PIECE + piece] & ZimbabweStep.LAST_OPTION;
    }

    int owner(int piece) {
        return table[PIECE + piece] >> OWNER_SHIFT;
    }

    /** Puts a craftsman on the map and finds what it can use. */
    int addPiece(int craft, int seat, int site) {
        int piece = craft * Box.CRAFTSMEN + table[PIECES + craft]++;
        table[PIECE + piece] = site | seat << OWNER_SHIFT;
        int square = ZimbabweStep.square(site);
        occupy(square);
        if (Craft.LARGE[craft]) {
            occupy(square + 1);
            occupy(square + Squares.STRIDE);
            occupy(square + Squares.STRIDE + 1);
        } else {
            occupy(secondSquare(site));
        }
        addPoints(seat, Craft.POINTS[craft]);
        nearHubs.forgetSupplied(craft);
        farHubs.forgetSupplied(craft);
        findResources(piece);
        return piece;
    }

    /** The other square of a piece of two. */
    static int secondSquare(int site) {
        return ZimbabweStep.square(site) + (ZimbabweStep.turn(site) == 0 ? 1 : Squares.STRIDE);
    }

    private void findResources(int piece) {
        int craft = Craft.of(piece);
        reach.begin();
        reach.addPiece(piece);
        reach.spread(Box.RANGE, false);
        bits[IN_RANGE + piece] = resourcesIn(reach.squares(), Craft.RESOURCE[craft]);
        reach.spread(Box.ESHU_RANGE - Box.RANGE, false);
        bits[IN_LONG_RANGE + piece] = resourcesIn(reach.squares(), Craft.RESOURCE[craft]);
    }

    private long resourcesIn(long[] squares, int resource) {
        long found = 0;
        for (long left = bits[OF_KIND + resource]; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            found |= Squares.has(squares, 0, table[RESOURCE_AT + index]) ? 1L << index : 0;
        }
        return found;
    }

    /** The resources that a piece can use, marked or not, in the turn of Eshu's worshipper or in another. */
    long inRange(int piece, boolean eshu) {
        return bits[(eshu ? IN_LONG_RANGE : IN_RANGE) + piece];
    }

    // ---------------------------------------------------------------- resources, by number

    int resources() {
        return table[RESOURCE_COUNT];
    }

    /** How many are printed on the map; the others are tiles. */
    int printedResources() {
        return table[PRINTED];
    }

    void setPrintedResources(int resources) {
        table[PRINTED] = resources;
    }

    int resourceSquare(int index) {
        return table[RESOURCE_AT + index];
    }

    int resourceKind(int index) {
        int resource = 0;
        while ((bits[OF_KIND + resource] >>> index & 1) == 0) {
            resource++;
        }
        return resource;
    }

    /** The resource on a square, by number; -1 if there is none. */
    int resourceOn(int square) {
        for (int index = table[RESOURCE_COUNT] - 1; index >= 0; index--) {
            if (table[RESOURCE_AT + index] == square) {
                return index;
            }
        }
        return -1;
    }

    long ofKind(int resource) {
        return bits[OF_KIND + resource];
    }

    /** How many tiles of a resource have been laid. */
    int tilesLaid(int resource) {
        return Long.bitCount(bits[OF_KIND + resource] >>> table[PRINTED]);
    }

    void addResource(int resource, int square) {
        int index = table[RESOURCE_COUNT]++;
        table[RESOURCE_AT + index] = square;
        bits[OF_KIND + resource] |= 1L << index;
        occupy(square);
    }

    /** A resource tile comes: the craftsmen of this resource may be in range. */
    void layResource(int resource, int square) {
        addResource(resource, square);
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (isPlaced(piece) && Craft.RESOURCE[Craft.of(piece)] == resource) {
                findResources(piece);
            }
        }
    }

    long usedOnce() {
        return bits[USED_ONCE];
    }

    long usedTwice() {
        return bits[USED_TWICE];
    }

    /** Lays a marker on a resource. */
    void use(int index) {
        bits[USED_TWICE] |= bits[USED_ONCE] & 1L << index;
        bits[USED_ONCE] |= 1L << index;
    }

    void clearMarkers() {
        bits[USED_ONCE] = 0;
        bits[USED_TWICE] = 0;
    }

    // ---------------------------------------------------------------- the map

    boolean is(int set, int square) {
        return Squares.has(bits, set, square);
    }

    void add(int set, int square) {
        Squares.add(bits, set, square);
    }

    /** A square is no longer empty land. */
    void occupy(int square) {
        Squares.remove(bits, EMPTY, square);
    }

    /** No map at all. */
    void clearMap() {
        Arrays.fill(bits, 0);
        Arrays.fill(table, RESOURCE_COUNT, SEAT, 0);
    }

    int waterTiles() {
        return table[WATER_TILES];
    }

    /** The site of a water tile, as an option. */
    int waterTile(int index) {
        return table[WATER_TILE + index];
    }

    /** Lays a water tile: waters join, and every craftsman's range may grow. */
    void layWater(int site) {
        table[WATER_TILE + table[WATER_TILES]++] = site;
        int one = ZimbabweStep.square(site);
        int two = secondSquare(site);
        occupy(one);
        occupy(two);
        Squares.add(bits, WATER, one);
        Squares.add(bits, WATER, two);
        addWater(one);
        addWater(two);
        forgetHubs();
        for (int piece = 0; piece < Box.PIECES; piece++) {
            if (isPlaced(piece)) {
                findResources(piece);
            }
        }
    }

    int bodies() {
        return table[BODY_COUNT];
    }

    /** The squares of a body of water, as a set in {@link #bits}. */
    static int body(int index) {
        return BODIES + index * Squares.WORDS;
    }

    /** The first word of {@link #body} that is not empty. */
    int firstWord(int index) {
        return table[FIRST_WORD + index];
    }

    int lastWord(int index) {
        return table[LAST_WORD + index];
    }

    /** The body that a square of water belongs to. */
    int bodyOf(int square) {
        return bodyOf[square];
    }

    private void measure(int index) {
        int body = body(index);
        for (int square = Squares.next(bits, body, 0); square >= 0; square = Squares.next(bits, body, square + 1)) {
            bodyOf[square] = (byte) index;
        }
        int first = 0;
        while (bits[body(index) + first] == 0) {
            first++;
        }
        int last = Squares.WORDS - 1;
        while (bits[body(index) + last] == 0) {
            last--;
        }
        table[FIRST_WORD + index] = first;
        table[LAST_WORD + index] = last;
    }

    /** A square of water joins the bodies beside it, or becomes a body of its own. */
    void addWater(int square) {
        int joined = -1;
        for (int index = table[BODY_COUNT] - 1; index >= 0; index--) {
            if (isBeside(square, body(index))) {
                if (joined >= 0) { // the one before has been swallowed
                    for (int word = 0; word < Squares.WORDS; word++) {
                        bits[body(index) + word] |= bits[body(joined) + word];
                    }
                    removeBody(joined);
                }
                joined = index;
            }
        }
        int into = joined >= 0 ? joined : table[BODY_COUNT]++;
        Squares.add(bits, body(into), square);
        for (int index = into; index < table[BODY_COUNT]; index++) { // those behind may have moved up
            measure(index);
        }
    }

    private boolean isBeside(int square, int body) {
        return (square >= Squares.STRIDE && is(body, square - Squares.STRIDE))
                || (square > 0 && is(body, square - 1))
                || is(body, square + 1)
                || (square + Squares.STRIDE < Squares.COUNT && is(body, square + Squares.STRIDE));
    }

    /** The bodies behind it move up, so that equal maps are equal positions. */
    private void removeBody(int index) {
        int last = --table[BODY_COUNT];
        for (int at = body(index); at < body(last); at++) {
            bits[at] = bits[at + Squares.WORDS];
        }
        for (int at = body(last); at < body(last + 1); at++) {
            bits[at] = 0;
        }
        table[FIRST_WORD + last] = 0;
        table[LAST_WORD + last] = 0;
    }

    // ---------------------------------------------------------------- monuments

    /** A seat's monuments, as a set in {@link #bits}. */
    static int monumentsOf(int seat) {
        return OWNED + seat * Squares.WORDS;
    }

    void addMonument(int seat, int square) {
        occupy(square);
        Squares.add(bits, MONUMENTS, square);
        Squares.add(bits, monumentsOf(seat), square);
        setLevel(square, 1);
        forgetHubs();
        addPoints(seat, Box.POINTS[1]);
    }

    /** The hubs between things, for Eshu's worshipper or for others. */
    Hubs hubs(boolean eshu) {
        return eshu ? farHubs : nearHubs;
    }

    private void forgetHubs() {
        nearHubs.forget();
        farHubs.forget();
    }

    /** Whose monument stands on a square. */
    int monumentOwner(int square) {
        int seat = 0;
        while (!is(monumentsOf(seat), square)) {
            seat++;
        }
        return seat;
    }

    /** The level of the monument on a square, 0 if there is none. */
    int level(int square) {
        int level = 0;
        for (int bit = 0; bit < LEVEL_BITS; bit++) {
            level |= is(LEVELS + bit * Squares.WORDS, square) ? 1 << bit : 0;
        }
        return level;
    }

    void setLevel(int square, int level) {
        for (int bit = 0; bit < LEVEL_BITS; bit++) {
            if ((level >> bit & 1) != 0) {
                Squares.add(bits, LEVELS + bit * Squares.WORDS, square);
            } else {
                Squares.remove(bits, LEVELS + bit * Squares.WORDS, square);
            }
        }
    }

    /** The level of a seat's highest monument. */
    int highestLevel(int seat) {
        int highest = 0;
        int own = monumentsOf(seat);
        for (int square = Squares.next(bits, own, 0); square >= 0; square = Squares.next(bits, own, square + 1)) {
            highest = Math.max(highest, level(square));
        }
        return highest;
    }

    void clearRaised() {
        for (int word = 0; word < Squares.WORDS; word++) {
            bits[RAISED + word] = 0;
        }
    }

    /** The resources that a piece has in range as they are found anew, without and with Eshu: for the invariants. */
    boolean knowsItsResources(int piece) {
        long near = bits[IN_RANGE + piece];
        long far = bits[IN_LONG_RANGE + piece];
        findResources(piece);
        return bits[IN_RANGE + piece] == near && bits[IN_LONG_RANGE + piece] == far;
    }

    /** All sets of squares; those of the map are named above. */
    long[] sets() {
        return bits;
    }

    private static int seat(int seat, int what) {
        return SEAT + seat * PER_SEAT + what;
    }
}
