package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Step 2 (T-22): each native eats; who has nothing dies. What is still needed is counted for the tribe. */
final class Feeding {

    private static final int[] EATEN_FIRST = {FISHING, GOATS, PIGS, FARMING};

    private static final int PRESERVED_FOOD = 2;

    private Feeding() {}

    /** For each tribe in order two parts: it eats; the unfed die. */
    static void carryOut(TindayaPosition p, int part) {
        int tribe = p.priority(part / 2);
        if (part % 2 == 0) {
            eatSimple(p, tribe);
            p.ask(tribe, TindayaStep.EAT, 0);
        } else {
            starve(p, tribe);
        }
    }

    private static void eatSimple(TindayaPosition p, int tribe) {
        int need = p.natives(tribe);
        for (int good : EATEN_FIRST) {
            int units = Math.min(need, p.good(tribe, good));
            if (units > 0) {
                eat(p, tribe, good, units);
                need -= units;
            }
        }
        p.setCounted(tribe, need);
    }

    private static void eat(TindayaPosition p, int tribe, int good, int units) {
        p.addGood(tribe, good, -units);
        p.note(TindayaEvent.EATEN, p.seatOf(tribe), tribe, good, units);
    }

    /** Preserved food, as long as somebody is hungry; where all of it will be eaten there is nothing to pick. */
    static long legal(TindayaPosition p) {
        int tribe = p.acting();
        if (p.counted(tribe) == 0) {
            return 0;
        }
        long kinds = 0;
        for (int good = PRESERVED; good < RAW; good++) {
            kinds |= p.good(tribe, good) > 0 ? 1L << good : 0;
        }
        boolean all = PRESERVED_FOOD * (p.preserved(tribe) - 1) < p.counted(tribe);
        return all ? Long.lowestOneBit(kinds) : kinds;
    }

    /** One unit; the last may be overpaid. */
    static void eat(TindayaPosition p, int good) {
        int tribe = p.acting();
        eat(p, tribe, good, 1);
        p.setCounted(tribe, Math.max(0, p.counted(tribe) - PRESERVED_FOOD));
    }

    private static void starve(TindayaPosition p, int tribe) {
        int unfed = p.counted(tribe);
        p.note(TindayaEvent.FED, p.seatOf(tribe), tribe, p.natives(tribe) - unfed, unfed);
        if (unfed > 0) {
            p.addWrath(ACORAN, p.box().hungerWrath);
            Deaths.demand(p, tribe, unfed, BY_HUNGER);
        }
    }
}
