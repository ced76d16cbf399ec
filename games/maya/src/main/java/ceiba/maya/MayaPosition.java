package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import java.util.Arrays;
import java.util.Map;

/**
 * Everything on the table of a Maya match, in one flat array. The rules lie in the classes around it, in the order of the
 * rulebook: {@link FirstCubes}, {@link Auction}, {@link Digging}, {@link Distribution}, {@link Transport},
 * {@link Building}, {@link Relocation}, {@link Scoring}; what is to be decided lies here as a {@link Step}.
 */
public final class MayaPosition implements Position {

    // Places in `table` that concern everybody.
    private static final int SEATS = 0;
    private static final int EXPERT = 1;
    private static final int ROUND = 2;
    private static final int START = 3;
    private static final int ACTIVE = 4;
    private static final int STEP = 5;
    private static final int STOPPED = 6;
    private static final int REVEALED = 7;
    private static final int WORKERS_AT = 8;
    private static final int MOVED = 9;
    private static final int IDLE = 10;
    private static final int OFFERED = 11; // the blue tokens of each round, as bits
    private static final int HOLDER = OFFERED + 3; // of each token
    private static final int CARDS_AT = HOLDER + TOKENS.length; // how many cards lie at each quarry
    private static final int SLOTS = CARDS_AT + Quarry.MAX_QUARRIES;
    private static final int FILLED = SLOTS + Quarry.MAX_QUARRIES * Quarry.MAX_CARDS; // cubes on each level

    // Places that each colour has: a seat or the neutral one.
    private static final int COLOUR = FILLED + PYRAMIDS.length * MAX_LEVELS;
    private static final int SUPPLY = 0;
    private static final int HITS = 1;
    private static final int EARNED = 2;
    private static final int GOLD = 3;
    private static final int HAND = 4;
    private static final int CUBES = 5;
    private static final int NEUTRAL_CUBES = 6;
    private static final int SHIELDS = 7;
    private static final int BID = 8;
    private static final int LEVELS = 9; // own cubes on each level of each pyramid
    private static final int PER_COLOUR = LEVELS + PYRAMIDS.length * MAX_LEVELS;

    static final int NO_BID = -1;

    private Numbers numbers;
    private final int[] table = new int[COLOUR + PER_COLOUR * MAX_SEATS];
    private long legal;
    private Journal journal = Journal.SILENT;

    MayaPosition(int seats, boolean expert, Numbers numbers) {
        this.numbers = numbers;
        table[SEATS] = seats;
        table[EXPERT] = expert ? 1 : 0;
        for (int seat = 0; seat < MAX_SEATS; seat++) {
            table[colour(seat, BID)] = NO_BID;
        }
    }

    // ---------------------------------------------------------------- the contract of a position

    @Override
    public int seats() {
        return table[SEATS];
    }

    @Override
    public int decider() {
        return table[STEP] == Step.OVER ? OVER : table[ACTIVE];
    }

    @Override
    public int choices(int[] buffer) {
        int count = 0;
        int kind = Step.kind(table[STEP]) << Step.OPTION_BITS;
        for (long left = legal; left != 0; left &= left - 1) {
            buffer[count++] = kind | Long.numberOfTrailingZeros(left);
        }
        return count;
    }

    @Override
    public boolean allows(int choice) {
        return choice >>> Step.OPTION_BITS == Step.kind(table[STEP]) && (legal >>> choice & 1) != 0;
    }

    @Override
    public void choose(int choice, Journal listener) {
        if (!allows(choice)) {
            throw MayaCodec.VOCABULARY.refusal(choice);
        }
        journal = listener;
        Step.take(this, choice & Step.LAST_OPTION);
        Step.settle(this);
        journal = Journal.SILENT;
    }

    @Override
    public MayaPosition copy() {
        MayaPosition copy = new MayaPosition(seats(), expert(), numbers);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        MayaPosition from = (MayaPosition) other;
        System.arraycopy(from.table, 0, table, 0, table.length);
        legal = from.legal;
        numbers = from.numbers;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        Secrets.redraw(this, observer, rng);
        Step.settle(this); // which cards another seat may lay depends on what it holds
    }

    @Override
    public double points(int seat) {
        return gold(seat);
    }

    @Override
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats(); other++) {
            boolean ahead = gold(other) > gold(seat) || (gold(other) == gold(seat) && supply(other) < supply(seat));
            if (ahead) {
                place++;
            }
        }
        return place;
    }

    @Override
    public Map<String, Object> json() {
        return PositionJson.write(this, Secrets.EVERYTHING);
    }

    @Override
    public Map<String, Object> view(int observer) {
        return PositionJson.write(this, Math.max(observer, SPECTATOR));
    }

    @Override
    public void check() {
        Invariants.check(this);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof MayaPosition other
                && legal == other.legal
                && Arrays.equals(table, other.table)
                && numbers.equals(other.numbers);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(table) + Long.hashCode(legal);
    }

    /** The position as JSON, for test failures. */
    @Override
    public String toString() {
        return Json.pretty(json());
    }

    // ---------------------------------------------------------------- what is to be decided

    int step() {
        return table[STEP];
    }

    void setStep(int step) {
        table[STEP] = step;
    }

    /** Asks a seat for a decision. */
    void ask(int seat, int kind, int argument) {
        table[ACTIVE] = seat;
        table[STEP] = Step.of(kind, argument);
    }

    /** The legal options of the step, as bits. */
    long legal() {
        return legal;
    }

    void setLegal(long options) {
        legal = options;
    }

    void note(MayaEvent what, int seat, int a, int b, int c) {
        journal.note(what.ordinal(), seat, a, b, c);
    }

    // ---------------------------------------------------------------- seats and rounds

    /** The tables of this match. */
    Numbers numbers() {
        return numbers;
    }

    boolean expert() {
        return table[EXPERT] != 0;
    }

    /** Two players also use a colour that is nobody's. */
    boolean hasNeutral() {
        return table[SEATS] == 2;
    }

    /** The colours in play: the seats, and with two players the neutral one. */
    int colours() {
        return Math.max(table[SEATS], NEUTRAL + 1);
    }

    /** A colour as events name it. */
    int named(int colour) {
        return colour < table[SEATS] ? colour : NOBODY;
    }

    int round() {
        return table[ROUND];
    }

    void setRound(int round) {
        table[ROUND] = round;
    }

    /** The start player. */
    int start() {
        return table[START];
    }

    void setStart(int seat) {
        table[START] = seat;
    }

    int active() {
        return table[ACTIVE];
    }

    void setActive(int seat) {
        table[ACTIVE] = seat;
    }

    int leftOf(int seat) {
        return seat + 1 == table[SEATS] ? 0 : seat + 1;
    }

    /** The seat that comes so many places after the start player. */
    int fromStart(int places) {
        return (table[START] + places) % table[SEATS];
    }

    int gold(int seat) {
        return table[colour(seat, GOLD)];
    }

    void addGold(int seat, int gold) {
        table[colour(seat, GOLD)] += gold;
    }

    // ---------------------------------------------------------------- tokens

    /** The seat that holds a token, or {@link Glossary#NOBODY}. */
    int holder(int token) {
        return table[HOLDER + token] - 1;
    }

    void setHolder(int token, int seat) {
        table[HOLDER + token] = seat + 1;
    }

    boolean holds(int seat, int token) {
        return table[HOLDER + token] == seat + 1;
    }

    /** The blue tokens of a round's auction, as bits from the first blue one on. */
    int offered(int round) {
        return table[OFFERED + round - 1];
    }

    void setOffered(int round, int tokens) {
        table[OFFERED + round - 1] = tokens;
    }

    int bid(int seat) {
        return table[colour(seat, BID)];
    }

    void setBid(int seat, int bid) {
        table[colour(seat, BID)] = bid;
    }

    /** The quarry where the token Two workers lies, or {@link Glossary#NOBODY} if it does nowhere. */
    int workersAt() {
        return table[WORKERS_AT] - 1;
    }

    void setWorkersAt(int quarry) {
        table[WORKERS_AT] = quarry + 1;
    }

    /** Quarries where a seat's total cannot be lowered, as bits. */
    int shields(int seat) {
        return table[colour(seat, SHIELDS)];
    }

    void setShields(int seat, int quarries) {
        table[colour(seat, SHIELDS)] = quarries;
    }

    // ---------------------------------------------------------------- quarries

    /** Seats that lay no more cards in this round, as bits. */
    int stopped() {
        return table[STOPPED];
    }

    void setStopped(int seats) {
        table[STOPPED] = seats;
    }

    /** How many quarries have their cards turned up. */
    int revealed() {
        return table[REVEALED];
    }

    void setRevealed(int quarries) {
        table[REVEALED] = quarries;
    }

    int quarries() {
        return numbers.quarries();
    }

    int cardsAt(int quarry) {
        return table[CARDS_AT + quarry];
    }

    /** The colour of a card at a quarry; the first was laid first. */
    int colourAt(int quarry, int slot) {
        return table[slot(quarry, slot)] >> 4;
    }

    int kindAt(int quarry, int slot) {
        return table[slot(quarry, slot)] & 15;
    }

    void setKindAt(int quarry, int slot, int kind) {
        table[slot(quarry, slot)] = colourAt(quarry, slot) << 4 | kind;
    }

    void addCard(int quarry, int colour, int kind) {
        table[slot(quarry, table[CARDS_AT + quarry]++)] = colour << 4 | kind;
    }

    /** Takes all cards away from the quarries. */
    void clearQuarries() {
        Arrays.fill(table, CARDS_AT, FILLED, 0);
    }

    /** The unplayed cards of a seat; see {@link Card}. */
    int hand(int seat) {
        return table[colour(seat, HAND)];
    }

    void setHand(int seat, int hand) {
        table[colour(seat, HAND)] = hand;
    }

    /** By how much a colour's total at the quarry just revealed was lowered. */
    int hits(int colour) {
        return table[colour(colour, HITS)];
    }

    void setHits(int colour, int points) {
        table[colour(colour, HITS)] = points;
    }

    // ---------------------------------------------------------------- cubes

    /** Cubes of a colour in the common supply. */
    int supply(int colour) {
        return table[colour(colour, SUPPLY)];
    }

    void setSupply(int colour, int cubes) {
        table[colour(colour, SUPPLY)] = cubes;
    }

    void addSupply(int colour, int cubes) {
        table[colour(colour, SUPPLY)] += cubes;
    }

    /** Cubes that a seat has in hand, of its own or of the neutral colour. */
    int cubes(int seat, boolean neutral) {
        return table[colour(seat, neutral ? NEUTRAL_CUBES : CUBES)];
    }

    void addCubes(int seat, boolean neutral, int cubes) {
        table[colour(seat, neutral ? NEUTRAL_CUBES : CUBES)] += cubes;
    }

    /** All cubes that a seat has in hand. */
    int cubes(int seat) {
        return table[colour(seat, CUBES)] + table[colour(seat, NEUTRAL_CUBES)];
    }

    /** Cubes of a colour on a level of a pyramid. */
    int cubesOn(int colour, int pyramid, int level) {
        return table[colour(colour, LEVELS + pyramid * MAX_LEVELS + level)];
    }

    void addCubesOn(int colour, int pyramid, int level, int cubes) {
        table[colour(colour, LEVELS + pyramid * MAX_LEVELS + level)] += cubes;
        table[FILLED + pyramid * MAX_LEVELS + level] += cubes;
    }

    /** Cubes of all colours on a level of a pyramid. */
    int filled(int pyramid, int level) {
        return table[FILLED + pyramid * MAX_LEVELS + level];
    }

    boolean isFull(int pyramid, int level) {
        return filled(pyramid, level) >= numbers.spaces(pyramid, level);
    }

    int[] pyramids() {
        return numbers.pyramids();
    }

    /** Levels on which a colour has earned gold, as bits: while a round is scored. */
    int earned(int colour) {
        return table[colour(colour, EARNED)];
    }

    void setEarned(int colour, int levels) {
        table[colour(colour, EARNED)] = levels;
    }

    /** Whether the active seat has made its building move. */
    boolean moved() {
        return table[MOVED] != 0;
    }

    void setMoved(boolean moved) {
        table[MOVED] = moved ? 1 : 0;
    }

    /** Seats that had their last turn since all hands are empty. */
    int idle() {
        return table[IDLE];
    }

    void setIdle(int seats) {
        table[IDLE] = seats;
    }

    private static int slot(int quarry, int slot) {
        return SLOTS + quarry * Quarry.MAX_CARDS + slot;
    }

    private static int colour(int colour, int place) {
        return COLOUR + colour * PER_COLOUR + place;
    }
}
