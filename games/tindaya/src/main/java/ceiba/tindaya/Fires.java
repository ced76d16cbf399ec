package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Step 9: in two rounds, one for each seer, the first tribe that wants to delivers fire. */
final class Fires {

    static final int ROUNDS = SEERS.length;

    /** How fire is paid: dung and wood, or two wood. */
    static final int WITH_DUNG = 0;

    static final int WITH_WOOD = 1;

    static final long BOTH_GODS = 0b11;

    private Fires() {}

    /** Each tribe in order; the second round in its own order (T-2). */
    static void carryOut(TindayaPosition p, int part) {
        int round = part / p.tribes();
        int index = part % p.tribes();
        if (index == 0) {
            p.fixPriority();
        }
        if (p.payer(round) == NOBODY) {
            p.ask(p.priority(index), TindayaStep.FIRE, round);
        }
    }

    static long legal(TindayaPosition p) {
        int tribe = p.acting();
        int wood = p.good(tribe, WOOD);
        long legal = wood >= 1 && p.good(tribe, DUNG) >= 1 ? 1L << WITH_DUNG : 0;
        legal |= wood >= 2 ? 1L << WITH_WOOD : 0;
        return legal == 0 ? 0 : legal | TindayaStep.allow(p, TindayaStep.NONE);
    }

    /** Who pays soothes a god of choice. */
    static void take(TindayaPosition p, int round, int option) {
        int tribe = p.acting();
        p.pop();
        if (option != TindayaStep.NONE) {
            p.addGood(tribe, WOOD, -1);
            p.addGood(tribe, option == WITH_DUNG ? DUNG : WOOD, -1);
            p.setPayer(round, tribe);
            p.note(TindayaEvent.FIRE, p.seatOf(tribe), tribe, round + 1, 0);
            p.addSolidarity(tribe, p.box().firePoints, FOR_FIRE);
            p.ask(tribe, TindayaStep.CALM, 0);
        }
    }

    static void calm(TindayaPosition p, int god) {
        p.pop();
        p.addWrath(god, -p.box().fireCalm);
    }
}
