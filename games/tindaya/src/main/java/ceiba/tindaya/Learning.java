package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Step 7: nobles learn trades from natives of other tribes on a settlement, all at once. */
final class Learning {

    private Learning() {}

    static void carryOut(TindayaPosition p) {
        int known = known(p); // before anybody has learned
        for (int index = 0; index < p.tribes(); index++) {
            learn(p, p.priority(index), known);
        }
    }

    /** The trades of all tribes. */
    private static int known(TindayaPosition p) {
        int known = 0;
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            known |= p.knownTrades(tribe) << (tribe * TRADES.length);
        }
        return known;
    }

    /** Whether a noble of a tribe would learn the trade of a hex, as things stand. */
    static boolean isTaught(TindayaPosition p, int tribe, int hex) {
        int trade = p.settlement(hex);
        return trade != NOBODY
                && !p.knows(tribe, trade)
                && p.endStep() <= EraEnd.LEARNING
                && hasTeacher(p, tribe, trade, hex, known(p));
    }

    private static void learn(TindayaPosition p, int tribe, int known) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            int trade = p.settlement(hex);
            if (trade != NOBODY
                    && p.nobles(tribe, hex) > 0
                    && !p.knows(tribe, trade)
                    && hasTeacher(p, tribe, trade, hex, known)) {
                p.learn(tribe, trade);
                p.addCubes(tribe, 1);
                p.note(TindayaEvent.LEARNED, p.seatOf(tribe), tribe, trade, hex);
            }
        }
    }

    private static boolean hasTeacher(TindayaPosition p, int pupil, int trade, int hex, int known) {
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            boolean knows = (known >> (tribe * TRADES.length + trade) & 1) != 0;
            if (tribe != pupil && knows && p.natives(tribe, hex) > 0) {
                return true;
            }
        }
        return false;
    }
}
