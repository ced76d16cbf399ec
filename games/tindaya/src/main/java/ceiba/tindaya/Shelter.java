package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Step 4: natives beyond those who find shelter die. */
final class Shelter {

    private Shelter() {}

    /** How many natives of a tribe have no shelter. */
    static int without(TindayaPosition p, int tribe) {
        return Math.max(0, p.natives(tribe) - p.shelter(tribe));
    }

    static void carryOut(TindayaPosition p, int tribe) {
        int unsheltered = without(p, tribe);
        if (unsheltered > 0) {
            p.note(TindayaEvent.UNSHELTERED, p.seatOf(tribe), tribe, unsheltered, 0);
            p.addWrath(MONEIBA, p.box().shelterWrath);
            Deaths.demand(p, tribe, unsheltered, BY_EXPOSURE);
        }
    }
}
