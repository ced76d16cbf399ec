package ceiba.maya;

import static ceiba.maya.Glossary.*;

import ceiba.engine.FlatPosition;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.Map;

/**
 * Everything on the table of a Maya match. The rules lie in the classes around it, in the order of the
 * rulebook: {@link FirstCubes}, {@link Auction}, {@link Digging}, {@link Distribution}, {@link Transport},
 * {@link Building}, {@link Relocation}, {@link Scoring}; what is to be decided lies here as a {@link MayaStep}.
 */
public final class MayaPosition extends FlatPosition {

    // Places in `table` that concern everybody.
    private static final int RULES = OWN; // the variants, as bits
    private static final int ROUND = OWN + 1;
    private static final int START = OWN + 2;
    private static final int STOPPED = OWN + 3;
    private static final int REVEALED = OWN + 4;
    private static final int WORKERS_AT = OWN + 5;
    private static final int MOVED = OWN + 6;
    private static final int IDLE = OWN + 7;
    private static final int OFFERED = OWN + 8; // the blue tokens of each round, as bits
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
    private static final int END = COLOUR + PER_COLOUR * MAX_SEATS;

    private static final Layout LAYOUT = new Layout(END, 1, 0, NARROW, MayaStep.ALWAYS_ASKED, MayaCodec.VOCABULARY);

    static final int NO_BID = -1;

    // The bits of variants.
    static final int EXPERT = 1;
    static final int MAY_LOWER = 2;
    static final int WORKERS_WITH_CARDS = 4;
    static final int FIRST_SEAT_BEGINS = 8;

    private Numbers numbers;

    /** @param rules the variants, as bits */
    MayaPosition(int seats, int rules, Numbers numbers) {
        super(seats, LAYOUT);
        this.numbers = numbers;
        table[RULES] = rules;
        for (int seat = 0; seat < MAX_SEATS; seat++) {
            table[colour(seat, BID)] = NO_BID;
        }
    }

    // ---------------------------------------------------------------- the contract of a position

    @Override
    protected long legal(int kind, int argument) {
        return MayaStep.legal(this, kind, argument);
    }

    @Override
    protected void take(int kind, int argument, int option) {
        MayaStep.take(this, kind, argument, option);
    }

    @Override
    protected void resolve(int kind, int argument) {
        MayaStep.skip(this, kind, argument);
    }

    @Override
    public MayaPosition copy() {
        MayaPosition copy = new MayaPosition(seats(), table[RULES], numbers);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        numbers = ((MayaPosition) other).numbers;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && numbers.equals(((MayaPosition) other).numbers);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public void redraw(int observer, Rng rng) {
        Secrets.redraw(this, observer, rng);
        settle(); // which cards another seat may lay depends on what it holds
    }

    @Override
    public double points(int seat) {
        return gold(seat);
    }

    @Override
    protected boolean isAhead(int one, int another) {
        return Scoring.isAhead(this, one, another);
    }

    @Override
    public double gauge(int number, int seat) {
        return number == Maya.ON_PYRAMIDS_GAUGE ? cubesOnPyramids(seat) : spacesLeft();
    }

    @Override
    protected Map<String, Object> json(int observer) {
        return PositionJson.write(this, observer);
    }

    @Override
    public void check() {
        Invariants.check(this);
    }

    // ---------------------------------------------------------------- what is to be decided

    /** The decision to be made; {@link MayaStep#OVER} once the match is over. */
    int step() {
        return top();
    }

    void setStep(int step) {
        if (depth() == 0) {
            push(step); // at the start
        } else if (step == MayaStep.OVER) {
            pop();
        } else {
            replaceTop(step);
        }
    }

    /** Asks a seat for a decision. */
    void ask(int seat, int kind, int argument) {
        setActive(seat);
        setStep(Step.of(kind, argument));
    }

    // ---------------------------------------------------------------- seats and rounds

    /** The tables of this match. */
    Numbers numbers() {
        return numbers;
    }

    boolean expert() {
        return has(EXPERT);
    }

    /** Whether a variant is played, by its bit. */
    boolean has(int rule) {
        return (table[RULES] & rule) != 0;
    }

    /** Two players also use a colour that is nobody's. */
    boolean hasNeutral() {
        return seats() == 2;
    }

    /** The colours in play: the seats, and with two players the neutral one. */
    int colours() {
        return Math.max(seats(), NEUTRAL + 1);
    }

    /** A colour as events name it. */
    int named(int colour) {
        return colour < seats() ? colour : NOBODY;
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

    /** The seat that comes so many places after the start player. */
    int fromStart(int places) {
        return (table[START] + places) % seats();
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

    /** Cubes of a colour on all pyramids. */
    int cubesOnPyramids(int colour) {
        int cubes = 0;
        for (int place = LEVELS; place < PER_COLOUR; place++) {
            cubes += table[colour(colour, place)];
        }
        return cubes;
    }

    /** Spaces on the pyramids in play that no cube has taken. */
    private int spacesLeft() {
        int spaces = 0;
        for (int pyramid : pyramids()) {
            for (int level = 0; level < numbers.levels(pyramid); level++) {
                spaces += numbers.spaces(pyramid, level) - filled(pyramid, level);
            }
        }
        return spaces;
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
