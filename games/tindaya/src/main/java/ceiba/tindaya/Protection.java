package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** T-28: before each card of a god and each attack on a hex, tribes may show protection idols. */
final class Protection {

    private static final int AGAINST_ATTACK = GODS.length;

    private Protection() {}

    /** What is asked for before a god's card strikes. */
    static int againstCard(int god) {
        return god;
    }

    /** What is asked for before an attack on a hex. */
    static int againstAttack(int hex) {
        return AGAINST_ATTACK + hex;
    }

    /**
     * Each hex in danger with a native or a settlement of the tribe; or no idol. In Dominion whoever has an idol at all is
     * asked, so that the question betrays nothing.
     */
    static long legal(TindayaPosition p, int danger) {
        int tribe = p.acting();
        boolean holds = p.idols(tribe, PROTECTION) > 0;
        if (!holds && (!p.isDominion() || p.idols(tribe) == 0)) {
            return 0;
        }
        long legal = 0;
        boolean any = false;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if ((p.natives(tribe, hex) > 0 || p.controller(hex) == tribe) && isInDanger(p, danger, hex)) {
                legal |= holds ? TindayaStep.allow(p, hex) : 0;
                any = true;
            }
        }
        return any ? legal | TindayaStep.allow(p, TindayaStep.NONE) : 0;
    }

    private static boolean isInDanger(TindayaPosition p, int danger, int hex) {
        return danger < AGAINST_ATTACK
                ? Catastrophes.isThere(p, danger, hex)
                : danger == againstAttack(hex) && !p.isGuarded(hex);
    }

    static void take(TindayaPosition p, int option) {
        if (option == TindayaStep.NONE) {
            p.pop();
            return;
        }
        int tribe = p.acting();
        Idols.discard(p, tribe, PROTECTION);
        p.setGuarded(option, true);
        p.note(TindayaEvent.PROTECTED, p.seatOf(tribe), tribe, option, 0);
    }

    /** The danger is over. */
    static void end(TindayaPosition p) {
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            p.setGuarded(hex, false);
        }
    }
}
