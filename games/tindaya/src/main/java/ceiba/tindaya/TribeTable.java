package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;
import java.util.Arrays;

/**
 * The tribes: their order, and what lies on the board of each but goods. A tribe is numbered by its people, whoever plays it;
 * those not in play have no seat.
 */
abstract sealed class TribeTable extends MatchTable permits StoreTable {

    private static final int TRIBE_COUNT = MATCH_END;
    private static final int ACTING = MATCH_END + 1;
    private static final int TURN_AT = MATCH_END + 2; // whose turn in the turn order
    private static final int ORDER = MATCH_END + 3;
    private static final int PRIORITY = ORDER + MAX_SEATS;
    private static final int TRIBE = PRIORITY + MAX_SEATS;

    // Places that each tribe has.
    private static final int SEAT = 0;
    private static final int SOLIDARITY_POINTS = 1;
    private static final int KNOWN = 2; // trades, as bits
    private static final int CAVE = 3;
    private static final int CUBES = 4;
    private static final int CYLINDERS = 5;
    private static final int USED_CUBES = 6;
    private static final int USED_CYLINDERS = 7;
    private static final int HAS_OUTRIGGER = 8;
    private static final int HAS_CLOAKS = 9;
    private static final int HAS_PASSED = 10;
    private static final int MARKS = 11; // what objectives remember, as bits
    private static final int VILLAGERS = 12; // on the map
    private static final int NOBLES = 13;
    private static final int COUNTED = 14; // what a step of the end of the era counts for a tribe
    private static final int INVENTIONS = 15; // by trade
    private static final int PER_TRIBE = INVENTIONS + TRADES.length;
    static final int TRIBES_END = TRIBE + PER_TRIBE * MAX_SEATS;

    // Marks of a tribe.
    static final int MARK_DEATH = 1;
    static final int MARK_WON_BATTLE = 2;
    /** Shifted by the era from 0: gave to both gods in it. */
    static final int MARK_DEVOUT = 4;

    TribeTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    // ---------------------------------------------------------------- tribes and their order

    /** How many tribes are in play. */
    int tribes() {
        return table[TRIBE_COUNT];
    }

    void setTribes(int tribes) {
        table[TRIBE_COUNT] = tribes;
    }

    /** A tribe in the turn order, from 0. */
    int order(int index) {
        return table[ORDER + index];
    }

    void setOrder(int index, int tribe) {
        table[ORDER + index] = tribe;
    }

    /** The place of a tribe in the turn order. */
    int turnOf(int tribe) {
        int index = 0;
        while (table[ORDER + index] != tribe) {
            index++;
        }
        return index;
    }

    /** A tribe in the order of the present step, from 0. */
    int priority(int index) {
        return table[PRIORITY + index];
    }

    void setPriority(int index, int tribe) {
        table[PRIORITY + index] = tribe;
    }

    /** T-2: fixes the order for a step: in Dominion least solidarity first, then the lower turn token. */
    void fixPriority() {
        System.arraycopy(table, ORDER, table, PRIORITY, MAX_SEATS);
        for (int index = 1; isDominion() && index < tribes(); index++) {
            int tribe = table[PRIORITY + index];
            int at = index;
            while (at > 0 && solidarity(table[PRIORITY + at - 1]) > solidarity(tribe)) {
                table[PRIORITY + at] = table[PRIORITY + at - 1];
                at--;
            }
            table[PRIORITY + at] = tribe;
        }
    }

    /** The tribe whose turn it is, in the turn order. */
    int turnAt() {
        return table[TURN_AT];
    }

    void setTurnAt(int index) {
        table[TURN_AT] = index;
    }

    /** The tribe that decides. */
    int acting() {
        return table[ACTING];
    }

    /** Lets a tribe decide. */
    void setActing(int tribe) {
        table[ACTING] = tribe;
        setActive(seatOf(tribe));
    }

    /** Asks a tribe. */
    void ask(int tribe, int kind, int argument) {
        setActing(tribe);
        push(Step.of(kind, argument));
    }

    /** The seat that plays a tribe; NOBODY if it is not in play. */
    int seatOf(int tribe) {
        return table[tribe(tribe, SEAT)];
    }

    void setSeatOf(int tribe, int seat) {
        table[tribe(tribe, SEAT)] = seat;
    }

    boolean inPlay(int tribe) {
        return seatOf(tribe) != NOBODY;
    }

    /** The first tribe of a seat. */
    int tribeOf(int seat) {
        int tribe = 0;
        while (seatOf(tribe) != seat) {
            tribe++;
        }
        return tribe;
    }

    // ---------------------------------------------------------------- the board of a tribe

    /** A tribe that is not in play has nothing. */
    void forget(int tribe) {
        Arrays.fill(table, tribe(tribe, 0), tribe(tribe, PER_TRIBE), 0);
        setSeatOf(tribe, NOBODY);
    }

    int solidarity(int tribe) {
        return table[tribe(tribe, SOLIDARITY_POINTS)];
    }

    void setSolidarity(int tribe, int points) {
        table[tribe(tribe, SOLIDARITY_POINTS)] = points;
    }

    /** In Dominion alone; Alliance knows no solidarity. */
    void addSolidarity(int tribe, int points, int why) {
        if (isDominion() && points != 0) {
            table[tribe(tribe, SOLIDARITY_POINTS)] += points;
            note(TindayaEvent.SOLIDARITY, seatOf(tribe), tribe, points, why);
        }
    }

    boolean knows(int tribe, int trade) {
        return (table[tribe(tribe, KNOWN)] >> trade & 1) != 0;
    }

    int knownTrades(int tribe) {
        return table[tribe(tribe, KNOWN)];
    }

    void learn(int tribe, int trade) {
        table[tribe(tribe, KNOWN)] |= 1 << trade;
    }

    void setKnownTrades(int tribe, int trades) {
        table[tribe(tribe, KNOWN)] = trades;
    }

    /** How many inventions of a trade are developed, 0 to 2. */
    int inventions(int tribe, int trade) {
        return table[tribe(tribe, INVENTIONS + trade)];
    }

    void setInventions(int tribe, int trade, int developed) {
        table[tribe(tribe, INVENTIONS + trade)] = developed;
    }

    int inventions(int tribe) {
        int sum = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            sum += inventions(tribe, trade);
        }
        return sum;
    }

    boolean hasCave(int tribe) {
        return table[tribe(tribe, CAVE)] != 0;
    }

    void setCave(int tribe, boolean built) {
        table[tribe(tribe, CAVE)] = built ? 1 : 0;
    }

    int shelter(int tribe) {
        return box().shelter + (hasCave(tribe) ? box().caveShelter : 0) + (hasCloaks(tribe) ? box().cloaksShelter : 0);
    }

    boolean hasOutrigger(int tribe) {
        return table[tribe(tribe, HAS_OUTRIGGER)] != 0;
    }

    void setOutrigger(int tribe, boolean has) {
        table[tribe(tribe, HAS_OUTRIGGER)] = has ? 1 : 0;
    }

    boolean hasCloaks(int tribe) {
        return table[tribe(tribe, HAS_CLOAKS)] != 0;
    }

    void setCloaks(int tribe, boolean has) {
        table[tribe(tribe, HAS_CLOAKS)] = has ? 1 : 0;
    }

    boolean hasPassed(int tribe) {
        return table[tribe(tribe, HAS_PASSED)] != 0;
    }

    void setPassed(int tribe, boolean passed) {
        table[tribe(tribe, HAS_PASSED)] = passed ? 1 : 0;
    }

    int marks(int tribe) {
        return table[tribe(tribe, MARKS)];
    }

    void mark(int tribe, int marks) {
        table[tribe(tribe, MARKS)] |= marks;
    }

    /** A number that a step of the end of the era keeps for a tribe; 0 outside. */
    int counted(int tribe) {
        return table[tribe(tribe, COUNTED)];
    }

    void setCounted(int tribe, int number) {
        table[tribe(tribe, COUNTED)] = number;
    }

    // ---------------------------------------------------------------- markers

    int cubes(int tribe) {
        return table[tribe(tribe, CUBES)];
    }

    void addCubes(int tribe, int cubes) {
        table[tribe(tribe, CUBES)] += cubes;
    }

    int cylinders(int tribe) {
        return table[tribe(tribe, CYLINDERS)];
    }

    void addCylinders(int tribe, int cylinders) {
        table[tribe(tribe, CYLINDERS)] += cylinders;
    }

    int usedCubes(int tribe) {
        return table[tribe(tribe, USED_CUBES)];
    }

    void setUsedCubes(int tribe, int cubes) {
        table[tribe(tribe, USED_CUBES)] = cubes;
    }

    /** Used in this era; then they leave the game. */
    int usedCylinders(int tribe) {
        return table[tribe(tribe, USED_CYLINDERS)];
    }

    void setUsedCylinders(int tribe, int cylinders) {
        table[tribe(tribe, USED_CYLINDERS)] = cylinders;
    }

    // ---------------------------------------------------------------- natives on the map

    /** Villagers of a tribe on the map. */
    int villagers(int tribe) {
        return table[tribe(tribe, VILLAGERS)];
    }

    int nobles(int tribe) {
        return table[tribe(tribe, NOBLES)];
    }

    int natives(int tribe) {
        return villagers(tribe) + nobles(tribe);
    }

    /** Villagers that can still be born. */
    int unborn(int tribe) {
        return box().villagers - villagers(tribe);
    }

    /** Natives come to the map or leave it. */
    void countNatives(int tribe, int villagers, int nobles) {
        table[tribe(tribe, VILLAGERS)] += villagers;
        table[tribe(tribe, NOBLES)] += nobles;
    }

    private static int tribe(int tribe, int what) {
        return TRIBE + tribe * PER_TRIBE + what;
    }
}
