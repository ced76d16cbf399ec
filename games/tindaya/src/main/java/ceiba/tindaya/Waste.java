package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** Step 3 (T-23): what spoils and what finds no room goes to waste, and too much waste angers both gods. */
final class Waste {

    /** What granaries save is counted for the tribe: seven bits of units for each simple good. */
    private static final int SAVED_BITS = 7;

    private Waste() {}

    /** For each tribe in order two parts: its granaries save something; the rest goes to waste. At last the total is judged. */
    static void carryOut(TindayaPosition p, int part) {
        if (part == 2 * p.tribes()) {
            judge(p);
        } else if (part % 2 == 0) {
            int tribe = p.priority(part / 2);
            p.ask(tribe, TindayaStep.SAVE, p.granaries(tribe) * p.box().granary);
        } else {
            spoil(p, p.priority(part / 2));
        }
    }

    private static int saved(TindayaPosition p, int tribe, int good) {
        return isSimple(good) ? p.counted(tribe) >> (SAVED_BITS * good) & (1 << SAVED_BITS) - 1 : 0;
    }

    /** Simple goods that the granaries do not hold yet; or enough. */
    static long legal(TindayaPosition p, int left) {
        int tribe = p.acting();
        long legal = 0;
        for (int good = 0; left > 0 && good < COMPLEX; good++) {
            legal |= p.good(tribe, good) > saved(p, tribe, good) ? 1L << good : 0;
        }
        return legal == 0 ? 0 : legal | TindayaStep.allow(p, TindayaStep.NONE);
    }

    /** For reading: whether granaries can have saved what is counted, with room for so many more. */
    static boolean canSave(TindayaPosition p, int tribe, int left) {
        int room = p.granaries(tribe) * p.box().granary - left;
        boolean fits = p.counted(tribe) >> (SAVED_BITS * COMPLEX) == 0;
        for (int good = 0; good < COMPLEX; good++) {
            fits &= saved(p, tribe, good) <= p.good(tribe, good);
            room -= saved(p, tribe, good);
        }
        return fits && room >= 0;
    }

    static void save(TindayaPosition p, int left, int good) {
        int tribe = p.acting();
        if (good == TindayaStep.NONE) {
            p.pop();
        } else {
            p.setCounted(tribe, p.counted(tribe) + (1 << (SAVED_BITS * good)));
            p.replaceTop(Step.of(TindayaStep.SAVE, left - 1));
        }
    }

    /** Units of a good that would go to waste now: simple ones all, others above the capacity. */
    static int lost(TindayaPosition p, int tribe, int good) {
        int kept = isSimple(good) ? saved(p, tribe, good) : p.capacity(tribe, good);
        return Math.max(0, p.good(tribe, good) - kept);
    }

    private static void spoil(TindayaPosition p, int tribe) {
        for (int good = 0; good < GOODS.length; good++) {
            int units = lost(p, tribe, good);
            if (units > 0) {
                p.addGood(tribe, good, -units);
                p.addWaste(tribe, units);
                p.note(TindayaEvent.WASTED, p.seatOf(tribe), tribe, good, units);
            }
        }
        p.setCounted(tribe, 0);
    }

    static int limit(TindayaPosition p) {
        return p.box().wastePerTribe * p.tribes();
    }

    private static void judge(TindayaPosition p) {
        if (p.totalWaste() <= limit(p)) {
            return;
        }
        p.note(TindayaEvent.OVERFLOW, p.active(), p.totalWaste(), 0, 0);
        p.addWrath(ACORAN, p.box().wasteWrath);
        p.addWrath(MONEIBA, p.box().wasteWrath);
        int most = 0;
        for (int index = 0; index < p.tribes(); index++) {
            most = Math.max(most, p.waste(p.priority(index)));
        }
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            if (p.waste(tribe) == most) {
                p.addSolidarity(tribe, -p.box().wastePoints, FOR_WASTE);
            }
            p.addWaste(tribe, p.waste(tribe) > 0 ? -1 : 0);
        }
    }
}
