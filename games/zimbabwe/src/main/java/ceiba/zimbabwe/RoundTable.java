package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import java.util.Arrays;

/** A round: the order of turns, the auction that decides it, and the turn going on. */
abstract sealed class RoundTable extends MatchTable permits CardTable {

    private static final int ORDER = MATCH_END; // of the turns
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
    private static final int AUCTION_END = PLAQUE + MAX_SEATS + 1;

    // The turn.
    private static final int CARD_TAKEN = AUCTION_END;
    private static final int ACTED = CARD_TAKEN + 1; // the option of TURN that was the action, 0 before it
    private static final int SPECIALISTS_USED = ACTED + 1;
    private static final int BEGUN = SPECIALISTS_USED + 1;
    private static final int PRIMARIES = BEGUN + 1; // primary crafts on the map before the turn, as bits
    static final int ROUND_END = PRIMARIES + 1;

    RoundTable(int seats, boolean firstGame, HandSetup handSetup, Layout layout) {
        super(seats, firstGame, handSetup, layout);
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
        Arrays.fill(table, QUEUE, AUCTION_END, 0);
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
}
