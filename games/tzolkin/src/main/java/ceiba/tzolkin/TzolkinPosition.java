package ceiba.tzolkin;

import static ceiba.tzolkin.Glossary.*;

import ceiba.engine.FlatPosition;
import ceiba.engine.Rng;
import java.util.Arrays;
import java.util.Map;

/**
 * Everything on the table of a Tzolk'in match. The rules lie in the classes around it: {@link Turn},
 * {@link Action}, {@link Building}, {@link Technology}, {@link Temple}, {@link Market}, {@link FoodDay}, {@link Calendar},
 * {@link FinalScore}; what is still to be done lies here as a stack of {@link TzolkinStep}s.
 */
public final class TzolkinPosition extends FlatPosition {

    // Places in `table` that concern everybody.
    private static final int ROUND = OWN;
    private static final int FOOD_DAYS = OWN + 1;
    private static final int FIRST = OWN + 2;
    private static final int TURNS = OWN + 3;
    private static final int CLAIMANT = OWN + 4;
    private static final int TEETH = OWN + 5;
    private static final int SKULL_BANK = OWN + 6;
    private static final int PLACED_SKULLS = OWN + 7;
    private static final int PHASE = OWN + 8;
    private static final int PLACED = OWN + 9;
    private static final int DUMMY_TILES = OWN + 10;
    private static final int NEXT_CARD = OWN + 11; // of each age's deck
    private static final int JUNGLE_CORN = OWN + 13; // of Palenque 2 to 5
    private static final int JUNGLE_WOOD = OWN + 17;
    private static final int BUILDING_ROW = OWN + 21;
    private static final int MONUMENT_ROW = BUILDING_ROW + ROW;
    private static final int DECK = MONUMENT_ROW + ROW; // age 1, then age 2

    // Places that each seat has, after those; the goods come first, by their numbers.
    private static final int SEAT = DECK + BUILDINGS;
    private static final int POINTS = 5;
    private static final int HAND = 6;
    private static final int BANK = 7;
    private static final int STEPS = 8; // of the three temples
    private static final int LEVELS = 11; // of the four technologies
    private static final int CORN_TILES = 15;
    private static final int WOOD_TILES = 16;
    private static final int LIGHT = 17;
    private static final int OWN_BUILDINGS = 18;
    private static final int OWN_MONUMENTS = 19;
    private static final int WEALTH = 20;
    private static final int DEALT = 21;
    private static final int PER_SEAT = 22;
    private static final int END = SEAT + PER_SEAT * MAX_SEATS;

    // Places in `bits`: each seat's workers on the gears, then the dummies.
    private static final int DUMMIES = MAX_SEATS;

    /** More steps than this never wait for one another. */
    static final int STACK_SIZE = 16;

    private static final Layout LAYOUT =
            new Layout(END, STACK_SIZE, DUMMIES + 1, NARROW, TzolkinStep.ALWAYS_ASKED, TzolkinCodec.VOCABULARY);

    /** In which part of a turn the active seat is. */
    static final int START = 0;

    static final int PLACING = 1;
    static final int PICKING_UP = 2;
    /** The gods had mercy: one worker was placed, and nothing more can be. */
    static final int SPARED = 3;

    static final int NOBODY = -1;

    TzolkinPosition(int seats) {
        super(seats, LAYOUT);
        table[CLAIMANT] = NOBODY;
    }

    // ---------------------------------------------------------------- the contract of a position

    @Override
    protected long legal(int kind, int argument) {
        return TzolkinStep.legal(this, kind, argument);
    }

    @Override
    protected void take(int kind, int argument, int option) {
        TzolkinStep.take(this, kind, argument, option);
    }

    @Override
    protected void resolve(int kind, int argument) {
        TzolkinStep.resolve(this, kind, argument);
    }

    @Override
    public TzolkinPosition copy() {
        TzolkinPosition copy = new TzolkinPosition(seats());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        shuffle(DECK + table[NEXT_CARD], DECK + AGE_1_BUILDINGS, rng);
        shuffle(DECK + AGE_1_BUILDINGS + table[NEXT_CARD + 1], DECK + BUILDINGS, rng);
        Wealth.redraw(this, observer, rng);
        settle(); // what another seat may keep depends on what it holds
    }

    /** Sorted first: the order that comes out must not depend on the one before, which is a secret. */
    private void shuffle(int from, int to, Rng rng) {
        Arrays.sort(table, from, to);
        rng.shuffle(table, from, to);
    }

    @Override
    public double points(int seat) {
        return (double) quarters(seat) / POINT;
    }

    @Override
    protected boolean isAhead(int one, int another) {
        return FinalScore.isAhead(this, one, another);
    }

    @Override
    public double gauge(int number, int seat) {
        return number == Tzolkin.WORKERS_GAUGE ? workersInPlay(seat) : corn(seat);
    }

    @Override
    protected Map<String, Object> json(int observer) {
        return PositionJson.write(this, observer);
    }

    @Override
    public void check() {
        Invariants.check(this);
    }

    // ---------------------------------------------------------------- the round

    /** The day on the wheel, 1 to 27. */
    int round() {
        return table[ROUND];
    }

    void setRound(int round) {
        table[ROUND] = round;
    }

    /** How many Food Days are over. */
    int foodDays() {
        return table[FOOD_DAYS];
    }

    void setFoodDays(int number) {
        table[FOOD_DAYS] = number;
    }

    /** 1 or 2: which buildings are in the row. */
    int age() {
        return table[FOOD_DAYS] < 2 ? 1 : 2;
    }

    /** Holds the first-player marker. */
    int first() {
        return table[FIRST];
    }

    void setFirst(int seat) {
        table[FIRST] = seat;
    }

    /** Turns taken in this round. */
    int turns() {
        return table[TURNS];
    }

    void setTurns(int number) {
        table[TURNS] = number;
    }

    int phase() {
        return table[PHASE];
    }

    void setPhase(int phase) {
        table[PHASE] = phase;
    }

    /** Workers placed in this turn. */
    int placed() {
        return table[PLACED];
    }

    void setPlaced(int number) {
        table[PLACED] = number;
    }

    /** The seat with a worker on the first-player space, or {@link #NOBODY}. */
    int claimant() {
        return table[CLAIMANT];
    }

    void setClaimant(int seat) {
        table[CLAIMANT] = seat;
    }

    /** Rounds whose tooth has a corn on it, as bits: round 1 is bit 0. */
    int teeth() {
        return table[TEETH];
    }

    void setTeeth(int rounds) {
        table[TEETH] = rounds;
    }

    // ---------------------------------------------------------------- the gears

    /** Where a seat's workers stand; see {@link Gears}. */
    long workers(int seat) {
        return bits[seat];
    }

    void setWorkers(int seat, long places) {
        bits[seat] = places;
    }

    long dummies() {
        return bits[DUMMIES];
    }

    void setDummies(long places) {
        bits[DUMMIES] = places;
    }

    long occupied() {
        return bits[0] | bits[1] | bits[2] | bits[3] | bits[DUMMIES];
    }

    /** Every player's workers. */
    long allWorkers() {
        return bits[0] | bits[1] | bits[2] | bits[3];
    }

    /** Workers in front of the player. */
    int hand(int seat) {
        return table[seat(seat, HAND)];
    }

    void addHand(int seat, int number) {
        table[seat(seat, HAND)] += number;
    }

    /** Workers not yet in play. */
    int bank(int seat) {
        return table[seat(seat, BANK)];
    }

    void setBank(int seat, int number) {
        table[seat(seat, BANK)] = number;
    }

    /** Workers to be fed: in front of the player, on the gears or on the first-player space. */
    int workersInPlay(int seat) {
        return WORKERS - bank(seat);
    }

    // ---------------------------------------------------------------- goods and points

    int has(int seat, int good) {
        return table[seat(seat, good)];
    }

    int corn(int seat) {
        return table[seat(seat, CORN)];
    }

    /** Wood, stone and gold together. */
    int resources(int seat) {
        int own = seat(seat, 0);
        return table[own + WOOD] + table[own + STONE] + table[own + GOLD];
    }

    boolean canPay(int seat, int wood, int stone, int gold) {
        int own = seat(seat, 0);
        return table[own + WOOD] >= wood && table[own + STONE] >= stone && table[own + GOLD] >= gold;
    }

    /** Gives goods from the bank; skulls only as long as it has some, and never more than a file can say. */
    void gain(int seat, int good, int number) {
        int given = Math.min(number, MANY - table[seat(seat, good)]);
        if (good == SKULL) {
            given = Math.min(given, table[SKULL_BANK]);
            table[SKULL_BANK] -= given;
        }
        if (given > 0) {
            table[seat(seat, good)] += given;
            note(TzolkinEvent.GAIN, seat, good, given, 0);
        }
    }

    /** Takes goods that the seat has, back to the bank. */
    void pay(int seat, int good, int number) {
        if (number > 0) {
            table[seat(seat, good)] -= number;
            if (good == SKULL) {
                table[SKULL_BANK] += number;
            }
            note(TzolkinEvent.PAY, seat, good, number, 0);
        }
    }

    void setGoods(int seat, int good, int number) {
        table[seat(seat, good)] = number;
    }

    int skullBank() {
        return table[SKULL_BANK];
    }

    void setSkullBank(int number) {
        table[SKULL_BANK] = number;
    }

    /** Points in quarters. */
    int quarters(int seat) {
        return table[seat(seat, POINTS)];
    }

    void setQuarters(int seat, int quarters) {
        table[seat(seat, POINTS)] = quarters;
    }

    void score(int seat, int points, Source source) {
        scoreQuarters(seat, points * POINT, source);
    }

    void scoreQuarters(int seat, int quarters, Source source) {
        if (quarters != 0) {
            table[seat(seat, POINTS)] += quarters;
            note(TzolkinEvent.POINTS, seat, quarters, source.ordinal(), 0);
        }
    }

    // ---------------------------------------------------------------- temples, technologies, tiles

    /** Step of a seat in a temple, 0 at the bottom. */
    int step(int seat, int temple) {
        return table[seat(seat, STEPS + temple)];
    }

    void setStep(int seat, int temple, int step) {
        table[seat(seat, STEPS + temple)] = step;
    }

    int level(int seat, int technology) {
        return table[seat(seat, LEVELS + technology)];
    }

    void setLevel(int seat, int technology, int level) {
        table[seat(seat, LEVELS + technology)] = level;
    }

    /** Whether the player's board shows its light side, which allows a double advance. */
    boolean light(int seat) {
        return table[seat(seat, LIGHT)] != 0;
    }

    void setLight(int seat, boolean light) {
        table[seat(seat, LIGHT)] = light ? 1 : 0;
    }

    int cornTiles(int seat) {
        return table[seat(seat, CORN_TILES)];
    }

    void setCornTiles(int seat, int number) {
        table[seat(seat, CORN_TILES)] = number;
    }

    int woodTiles(int seat) {
        return table[seat(seat, WOOD_TILES)];
    }

    void setWoodTiles(int seat, int number) {
        table[seat(seat, WOOD_TILES)] = number;
    }

    /** Own buildings as bits: building 1 is bit 0. */
    int buildings(int seat) {
        return table[seat(seat, OWN_BUILDINGS)];
    }

    void setBuildings(int seat, int tiles) {
        table[seat(seat, OWN_BUILDINGS)] = tiles;
    }

    int monuments(int seat) {
        return table[seat(seat, OWN_MONUMENTS)];
    }

    void setMonuments(int seat, int tiles) {
        table[seat(seat, OWN_MONUMENTS)] = tiles;
    }

    /** Wealth tiles kept, as bits; a secret until all have chosen. */
    int wealth(int seat) {
        return table[seat(seat, WEALTH)];
    }

    void setWealth(int seat, int tiles) {
        table[seat(seat, WEALTH)] = tiles;
    }

    /** Wealth tiles dealt, as bits; none once all have chosen. */
    int dealt(int seat) {
        return table[seat(seat, DEALT)];
    }

    void setDealt(int seat, int tiles) {
        table[seat(seat, DEALT)] = tiles;
    }

    /** Wealth tiles drawn to place the dummies: everybody saw them. None once all have chosen. */
    int dummyTiles() {
        return table[DUMMY_TILES];
    }

    void setDummyTiles(int tiles) {
        table[DUMMY_TILES] = tiles;
    }

    // ---------------------------------------------------------------- the board

    /** Corn tiles left at a Palenque action, covered ones too. */
    int jungleCorn(int action) {
        return table[JUNGLE_CORN + action - 2];
    }

    void setJungleCorn(int action, int tiles) {
        table[JUNGLE_CORN + action - 2] = tiles;
    }

    /** Wood tiles left at a Palenque action; each covers a corn tile. */
    int jungleWood(int action) {
        return table[JUNGLE_WOOD + action - 2];
    }

    void setJungleWood(int action, int tiles) {
        table[JUNGLE_WOOD + action - 2] = tiles;
    }

    /** Chichen Itza actions that hold a skull, as bits: action 1 is bit 1. */
    int placedSkulls() {
        return table[PLACED_SKULLS];
    }

    void setPlacedSkulls(int actions) {
        table[PLACED_SKULLS] = actions;
    }

    /** The building in a slot of the row, or 0 for a gap. */
    int buildingAt(int slot) {
        return table[BUILDING_ROW + slot];
    }

    void setBuildingAt(int slot, int building) {
        table[BUILDING_ROW + slot] = building;
    }

    int monumentAt(int slot) {
        return table[MONUMENT_ROW + slot];
    }

    void setMonumentAt(int slot, int monument) {
        table[MONUMENT_ROW + slot] = monument;
    }

    /** Cards left in the deck of an age. */
    int deckSize(int age) {
        return (age == 1 ? AGE_1_BUILDINGS : AGE_2_BUILDINGS) - table[NEXT_CARD + age - 1];
    }

    /** The building that many cards below the top of an age's deck. */
    int deckCard(int age, int below) {
        return table[deckStart(age) + table[NEXT_CARD + age - 1] + below];
    }

    /** The top building of an age's deck, or 0 if it is empty. */
    int draw(int age) {
        if (deckSize(age) == 0) {
            return 0;
        }
        int card = deckStart(age) + table[NEXT_CARD + age - 1]++;
        int building = table[card];
        table[card] = 0;
        return building;
    }

    /** Makes these the deck of an age, top first. */
    void setDeck(int age, int[] cards) {
        int size = age == 1 ? AGE_1_BUILDINGS : AGE_2_BUILDINGS;
        int next = size - cards.length;
        Arrays.fill(table, deckStart(age), deckStart(age) + next, 0);
        System.arraycopy(cards, 0, table, deckStart(age) + next, cards.length);
        table[NEXT_CARD + age - 1] = next;
    }

    private static int deckStart(int age) {
        return age == 1 ? DECK : DECK + AGE_1_BUILDINGS;
    }

    private static int seat(int seat, int place) {
        return SEAT + seat * PER_SEAT + place;
    }
}
