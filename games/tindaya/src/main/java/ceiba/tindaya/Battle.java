package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** How an attack of conquistadors ends (T-30). The weapons that a tribe has committed are counted for it. */
final class Battle {

    private Battle() {}

    static int committed(TindayaPosition p) {
        int weapons = 0;
        for (int index = 0; index < p.tribes(); index++) {
            weapons += p.counted(p.order(index));
        }
        return weapons;
    }

    static void fight(TindayaPosition p, int hex, int attackers) {
        int committed = committed(p);
        if (committed >= attackers) {
            win(p, hex);
        } else {
            lose(p, hex, attackers - committed);
        }
        for (int index = 0; index < p.tribes(); index++) {
            p.setCounted(p.order(index), 0);
        }
    }

    /** The natives are safe; each weapon takes a prisoner. */
    private static void win(TindayaPosition p, int hex) {
        p.note(TindayaEvent.DEFENDED, p.active(), hex, 0, 0);
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            int weapons = p.counted(tribe);
            if (weapons > 0) {
                p.setConquistadorsLeft(p.conquistadorsLeft() - weapons);
                p.imprison(tribe, weapons);
                p.mark(tribe, TribeTable.MARK_WON_BATTLE);
                p.addSolidarity(tribe, p.box().battlePoints, FOR_BATTLE);
            }
        }
    }

    /** The natives die, heroes among them; those they have not killed build a fort where the settlement was. */
    private static void lose(TindayaPosition p, int hex, int conquistadors) {
        if (p.hasNatives(hex)) {
            p.note(TindayaEvent.FALLEN, p.active(), hex, 0, 0);
        }
        if (p.hasSettlement(hex)) {
            p.removeSettlement(hex);
        }
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            p.killAll(tribe, hex, BY_BATTLE);
            if (p.counted(tribe) > 0) {
                hero(p, tribe, p.counted(tribe), hex);
            }
        }
        p.buildFort(hex, conquistadors);
    }

    /** Who spent weapons in a lost battle gets an idol, and Acoran is angered. */
    static void hero(TindayaPosition p, int tribe, int killed, int hex) {
        p.note(TindayaEvent.HERO, p.seatOf(tribe), tribe, killed, hex);
        Idols.draw(p, tribe);
        p.addWrath(ACORAN, p.box().heroWrath);
    }
}
