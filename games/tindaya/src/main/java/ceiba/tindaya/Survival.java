package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Step 8: whether the match goes on (T-32). */
final class Survival {

    private Survival() {}

    static void carryOut(TindayaPosition p) {
        if (Math.max(p.wrath(ACORAN), p.wrath(MONEIBA)) >= p.box().lost) {
            GameEnd.lose(p, LOST_BY_WRATH);
        } else if (p.era() == ERAS || !allSurvive(p)) {
            GameEnd.judge(p);
        }
    }

    /** A tribe survives with a noble and a villager. */
    static boolean survives(TindayaPosition p, int tribe) {
        return p.nobles(tribe) > 0 && p.villagers(tribe) > 0;
    }

    static boolean allSurvive(TindayaPosition p) {
        for (int index = 0; index < p.tribes(); index++) {
            if (!survives(p, p.order(index))) {
                return false;
            }
        }
        return true;
    }
}
