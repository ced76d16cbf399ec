package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** The gods: what they ask for, what they were given, and their wrath. */
abstract sealed class GodTable extends EventTable permits TindayaPosition {

    private static final int WRATH = EVENTS_END;
    private static final int OFFERINGS = WRATH + GODS.length; // cards, by era and god
    private static final int SLOT = OFFERINGS + GODS.length * ERAS; // of both cards: 0 free, otherwise see filled()
    private static final int GIVEN = SLOT + GODS.length * Box.MAX_SLOTS; // units in this era, by tribe and god
    static final int GODS_END = GIVEN + GODS.length * MAX_SEATS;

    static final int OPEN_BITS = 4;

    /** A native on a slot; other numbers are units. */
    static final int NATIVE_UNIT = PRISONER + 1;

    GodTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    @Override
    void forget(int tribe) {
        super.forget(tribe);
        for (int god = 0; god < GODS.length; god++) {
            setGiven(tribe, god, 0);
        }
    }

    // ---------------------------------------------------------------- offerings

    int offeringCard(int era, int god) {
        return table[OFFERINGS + 2 * (era - 1) + god];
    }

    void setOfferingCard(int era, int god, int card) {
        table[OFFERINGS + 2 * (era - 1) + god] = card;
    }

    /** Slots of this era's card of a god. */
    int slots() {
        return box().slotsInEra[tribes()][era() - 1];
    }

    /** What a slot asks for. */
    int need(int god, int slot) {
        int[] needs = box().offerings[Box.offering(god, era() - 1, offeringCard(era(), god))];
        return needs[slot % needs.length];
    }

    /** What lies on a slot: 0 nothing, otherwise 1 + tribe + 4 times what: a unit, or {@link #NATIVE_UNIT}. */
    int filled(int god, int slot) {
        return table[SLOT + god * Box.MAX_SLOTS + slot];
    }

    void setFilled(int god, int slot, int what) {
        table[SLOT + god * Box.MAX_SLOTS + slot] = what;
    }

    int openSlots(int god) {
        int open = 0;
        for (int slot = 0; slot < slots(); slot++) {
            open += filled(god, slot) == 0 ? 1 : 0;
        }
        return open;
    }

    /** Open slots of a god that ask for something. */
    int openSlots(int god, int need) {
        int open = 0;
        for (int slot = 0; slot < slots(); slot++) {
            open += filled(god, slot) == 0 && need(god, slot) == need ? 1 : 0;
        }
        return open;
    }

    /** What the open slots of a god ask for, but blood: for each good {@link #OPEN_BITS}, how many slots. */
    long openNeeds(int god) {
        long open = 0;
        for (int slot = 0; slot < slots(); slot++) {
            int need = need(god, slot);
            open += filled(god, slot) == 0 && need != BLOOD ? 1L << (OPEN_BITS * need) : 0;
        }
        return open;
    }

    /** Units that a tribe gave to a god in this era. */
    int given(int tribe, int god) {
        return table[GIVEN + tribe * GODS.length + god];
    }

    void setGiven(int tribe, int god, int units) {
        table[GIVEN + tribe * GODS.length + god] = units;
    }

    // ---------------------------------------------------------------- wrath

    int wrath(int god) {
        return table[WRATH + god];
    }

    void setWrath(int god, int wrath) {
        table[WRATH + god] = wrath;
    }

    /** T-7: stays in its range. */
    void addWrath(int god, int change) {
        int wrath = Math.clamp(wrath(god) + change, 0, box().lost);
        if (wrath != wrath(god)) {
            note(TindayaEvent.WRATH, active(), god, wrath - wrath(god), wrath);
            table[WRATH + god] = wrath;
        }
    }

    /** T-24: the rings of a god's impact area. */
    int rings(int god) {
        return ringsAt(wrath(god));
    }

    /** The same at a level of wrath. */
    int ringsAt(int wrath) {
        return wrath >= box().red ? 3 : wrath >= box().orange ? 2 : 1;
    }
}
