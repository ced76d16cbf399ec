package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Step 5: each god is appeased by a full card and angered by any other; who gave is praised. */
final class Appeasement {

    private Appeasement() {}

    /** How a god's wrath would change now. */
    static int change(TindayaPosition p, int god) {
        return p.openSlots(god) == 0 ? -p.box().offeredCalm : p.box().deniedWrath;
    }

    static void carryOut(TindayaPosition p, int god) {
        p.note(TindayaEvent.APPEASED, p.active(), god, p.openSlots(god) == 0 ? 1 : 0, 0);
        p.addWrath(god, change(p, god));
        praise(p, god);
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            if (p.given(tribe, ACORAN) > 0 && p.given(tribe, MONEIBA) > 0) {
                p.mark(tribe, TribeTable.MARK_DEVOUT << (p.era() - 1));
            }
        }
    }

    /** Most units, second most, other givers; a tie gets the higher, and two best still leave a second. */
    private static void praise(TindayaPosition p, int god) {
        int most = mostBelow(p, god, Integer.MAX_VALUE);
        int second = mostBelow(p, god, most);
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            int given = p.given(tribe, god);
            if (given == 0) {
                continue;
            }
            if (given == most) {
                p.addSolidarity(tribe, p.box().bestOfferer, FOR_BEST_OFFERER);
            } else if (given == second) {
                p.addSolidarity(tribe, p.box().secondOfferer, FOR_SECOND_OFFERER);
            } else {
                p.addSolidarity(tribe, p.box().otherOfferer, FOR_OFFERER);
            }
        }
    }

    private static int mostBelow(TindayaPosition p, int god, int bound) {
        int most = 0;
        for (int index = 0; index < p.tribes(); index++) {
            int given = p.given(p.order(index), god);
            most = given < bound ? Math.max(most, given) : most;
        }
        return most;
    }
}
