package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import java.util.Arrays;

/** What each tribe has in store: goods and what they are kept in, raw tokens, weapons, prisoners, and waste. */
abstract sealed class StoreTable extends TribeTable permits MapTable {

    private static final int STORE = TRIBES_END;

    // Places that each tribe has.
    private static final int WEAPONS = 0;
    private static final int PRISONERS = 1;
    private static final int TAKEN = 2; // prisoners taken in the whole match
    private static final int WASTE = 3;
    private static final int JARS = 4; // goods, as bits
    private static final int GRANARIES = 5;
    private static final int TOKENS = 6;
    private static final int GOODS_AT = TOKENS + RAWS.length;
    private static final int PER_STORE = GOODS_AT + GOODS.length;
    static final int STORES_END = STORE + PER_STORE * MAX_SEATS;

    StoreTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    @Override
    void forget(int tribe) {
        super.forget(tribe);
        Arrays.fill(table, store(tribe, 0), store(tribe, PER_STORE), 0);
    }

    // ---------------------------------------------------------------- goods

    int good(int tribe, int good) {
        return table[store(tribe, GOODS_AT + good)];
    }

    void addGood(int tribe, int good, int units) {
        table[store(tribe, GOODS_AT + good)] += units;
    }

    /** Units of a kind that can be bartered: goods, weapons and prisoners. */
    int units(int tribe, int unit) {
        return unit == WEAPON ? weapons(tribe) : unit == PRISONER ? prisoners(tribe) : good(tribe, unit);
    }

    void addUnits(int tribe, int unit, int units) {
        table[store(tribe, unit == WEAPON ? WEAPONS : unit == PRISONER ? PRISONERS : GOODS_AT + unit)] += units;
    }

    /** How much of a good a tribe's store holds (T-11). */
    int capacity(int tribe, int good) {
        return (jars(tribe) >> good & 1) != 0 ? box().jar : box().capacity;
    }

    /** Goods that a great jar holds, as bits. */
    int jars(int tribe) {
        return table[store(tribe, JARS)];
    }

    void setJars(int tribe, int goods) {
        table[store(tribe, JARS)] = goods;
    }

    int granaries(int tribe) {
        return table[store(tribe, GRANARIES)];
    }

    void setGranaries(int tribe, int granaries) {
        table[store(tribe, GRANARIES)] = granaries;
    }

    boolean canPay(int tribe, long price) {
        for (long left = price; left != 0; ) {
            int good = Box.firstGood(left);
            int units = Box.units(left, good);
            if (good(tribe, good) < units) {
                return false;
            }
            left = Box.less(left, good, units);
        }
        return true;
    }

    void pay(int tribe, long price) {
        for (long left = price; left != 0; ) {
            int good = Box.firstGood(left);
            int units = Box.units(left, good);
            addGood(tribe, good, -units);
            left = Box.less(left, good, units);
        }
    }

    /** What a tribe has to eat, if nothing is overpaid. */
    int food(int tribe) {
        int food = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            food += good(tribe, trade) + 2 * good(tribe, Glossary.PRESERVED + trade);
        }
        return food;
    }

    int preserved(int tribe) {
        int units = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            units += good(tribe, Glossary.PRESERVED + trade);
        }
        return units;
    }

    /** Raw tokens collected, by raw material from 0. */
    int tokens(int tribe, int raw) {
        return table[store(tribe, TOKENS + raw)];
    }

    void addTokens(int tribe, int raw, int tokens) {
        table[store(tribe, TOKENS + raw)] += tokens;
    }

    // ---------------------------------------------------------------- weapons and prisoners

    int weapons(int tribe) {
        return table[store(tribe, WEAPONS)];
    }

    void addWeapons(int tribe, int weapons) {
        table[store(tribe, WEAPONS)] += weapons;
    }

    int prisoners(int tribe) {
        return table[store(tribe, PRISONERS)];
    }

    void addPrisoners(int tribe, int prisoners) {
        table[store(tribe, PRISONERS)] += prisoners;
    }

    /** Prisoners taken in the whole match. */
    int taken(int tribe) {
        return table[store(tribe, TAKEN)];
    }

    void setTaken(int tribe, int prisoners) {
        table[store(tribe, TAKEN)] = prisoners;
    }

    /** Conquistadors who came out of the supply, or stood in a fort, become prisoners. */
    void imprison(int tribe, int conquistadors) {
        addPrisoners(tribe, conquistadors);
        setTaken(tribe, taken(tribe) + conquistadors);
        note(TindayaEvent.IMPRISONED, seatOf(tribe), tribe, conquistadors, 0);
    }

    // ---------------------------------------------------------------- waste

    int waste(int tribe) {
        return table[store(tribe, WASTE)];
    }

    void addWaste(int tribe, int units) {
        table[store(tribe, WASTE)] += units;
    }

    int totalWaste() {
        int units = 0;
        for (int index = 0; index < tribes(); index++) {
            units += waste(order(index));
        }
        return units;
    }

    private static int store(int tribe, int what) {
        return STORE + tribe * PER_STORE + what;
    }
}
