package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** Step 10: the table is made ready, and the next era begins. */
final class Maintenance {

    private static final int TRIBE_BITS = 4;

    private Maintenance() {}

    static void carryOut(TindayaPosition p) {
        for (int index = 0; index < p.tribes(); index++) {
            tidy(p, p.order(index));
        }
        for (int god = 0; god < GODS.length; god++) {
            emptyCard(p, god);
            p.setShown(god, NOBODY);
        }
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            p.setShip(ship, NOBODY);
        }
        p.setForeseen(0);
        p.setResolved(0);
        Market.refill(p);
        passTokens(p);
        p.setEndStep(0);
        p.setEra(p.era() + 1);
        p.replaceTop(Step.of(TindayaStep.STRATEGY, 0));
    }

    /** Used cylinders leave the game, used cubes come back. */
    private static void tidy(TindayaPosition p, int tribe) {
        p.addCubes(tribe, p.usedCubes(tribe));
        p.setUsedCubes(tribe, 0);
        p.setUsedCylinders(tribe, 0);
        p.setPassed(tribe, false);
        p.setGiven(tribe, ACORAN, 0);
        p.setGiven(tribe, MONEIBA, 0);
    }

    /** What lies on an offering card goes to the supply, prisoners too. */
    private static void emptyCard(TindayaPosition p, int god) {
        for (int slot = 0; slot < p.slots(); slot++) {
            int filled = p.filled(god, slot);
            if (filled != 0 && (filled - 1) / TRIBES.length == PRISONER) {
                p.setConquistadorsLeft(p.conquistadorsLeft() + 1);
            }
            p.setFilled(god, slot, 0);
        }
    }

    /** In Alliance each turn token passes to the left; in Dominion they are dealt by priority. */
    private static void passTokens(TindayaPosition p) {
        int next = 0;
        for (int index = 0; index < p.tribes(); index++) {
            next |= (p.isDominion() ? p.priority(index) : leftOf(p, p.order(index))) << (TRIBE_BITS * index);
        }
        for (int index = 0; index < p.tribes(); index++) {
            p.setOrder(index, next >> (TRIBE_BITS * index) & (1 << TRIBE_BITS) - 1);
        }
    }

    /** The tribe of the next seat; the two tribes of a single seat sit side by side. */
    private static int leftOf(TindayaPosition p, int tribe) {
        return p.seats() == 1 ? p.order(1 - p.turnOf(tribe)) : p.tribeOf(p.leftOf(p.seatOf(tribe)));
    }
}
