package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Natives that a tribe has to lose: hunger, exposure, Guayota. The owner chooses, by kind and hex (T-5). */
final class Deaths {

    private Deaths() {}

    /** A tribe has to lose natives; how many more is counted for it. */
    static void demand(TindayaPosition p, int tribe, int natives, int cause) {
        p.setCounted(tribe, natives);
        p.ask(tribe, TindayaStep.LOSE, cause);
    }

    /** Anybody; Guayota takes one of those who are there, a villager if there is one. */
    static long legal(TindayaPosition p, int cause) {
        int tribe = p.acting();
        if (p.counted(tribe) == 0) {
            return 0;
        }
        boolean nobles = cause != BY_CATASTROPHE || !Catastrophes.hasVillagersThere(p, ACORAN, tribe);
        long legal = 0;
        for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
            if (p.natives(tribe, hex) > 0 && (cause != BY_CATASTROPHE || Catastrophes.isThere(p, ACORAN, hex))) {
                legal |= p.villagers(tribe, hex) > 0 ? TindayaStep.allow(p, TindayaStep.option(VILLAGER, hex)) : 0;
                legal |= nobles && p.nobles(tribe, hex) > 0 ? TindayaStep.allow(p, TindayaStep.option(NOBLE, hex)) : 0;
            }
        }
        return legal;
    }

    static void take(TindayaPosition p, int cause, int option) {
        int tribe = p.acting();
        p.setCounted(tribe, p.counted(tribe) - 1);
        p.kill(tribe, TindayaStep.kindOf(option), TindayaStep.hexOf(option), cause);
        if (cause != BY_CATASTROPHE) {
            p.mark(tribe, TribeTable.MARK_DEATH);
            p.addSolidarity(tribe, -p.box().deathPoints, FOR_DEATH);
        }
        if (p.counted(tribe) == 0) {
            p.pop();
        }
    }
}
