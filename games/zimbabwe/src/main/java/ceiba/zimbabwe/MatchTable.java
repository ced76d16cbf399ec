package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.FlatPosition;
import ceiba.engine.Position;

/** A position's first part: the match, what each seat has in cattle and points, and the track of requirements. */
abstract sealed class MatchTable extends FlatPosition permits RoundTable {

    private static final int FIRST_GAME = OWN;
    private static final int ROUND = OWN + 1;
    private static final int IN_PLAY = OWN + 2; // cattle that are not in the stock
    private static final int GODS_IN_PLAY = OWN + 3; // as bits
    private static final int TILE = OWN + 4; // of each slot
    private static final int PILE = TILE + Tiles.MAX_SLOTS; // the markers, who moved last at the end
    private static final int SEAT = PILE + MAX_SEATS;

    // Places that each seat has.
    private static final int CATTLE = 0;
    private static final int POINTS = 1;
    private static final int REQUIREMENT = 2;
    private static final int PER_SEAT = 3;
    static final int MATCH_END = SEAT + PER_SEAT * MAX_SEATS;

    private HandSetup handSetup;

    MatchTable(int seats, boolean firstGame, HandSetup handSetup, Layout layout) {
        super(seats, layout);
        this.handSetup = handSetup;
        table[FIRST_GAME] = firstGame ? 1 : 0;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        handSetup = ((MatchTable) other).handSetup;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && handSetup.equals(((MatchTable) other).handSetup);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
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

    // ---------------------------------------------------------------- points, requirement and pile

    @Override
    public double points(int seat) {
        return table[seat(seat, POINTS)];
    }

    void addPoints(int seat, int points) {
        table[seat(seat, POINTS)] += points;
    }

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

    /** How far a seat is beyond what it needs. */
    int margin(int seat) {
        return table[seat(seat, POINTS)] - requirement(seat);
    }

    /** The seat whose marker is so far from the bottom, if all lay on one pile. */
    int pile(int index) {
        return table[PILE + index];
    }

    void setPile(int index, int seat) {
        table[PILE + index] = seat;
    }

    private static int seat(int seat, int what) {
        return SEAT + seat * PER_SEAT + what;
    }
}
