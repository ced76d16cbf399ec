package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** What the end of a match adds to the solidarity of each tribe in Dominion. */
final class FinalScore {

    private static final int CLEAR_LEAD = 2;
    private static final int DEALS = 2;

    private FinalScore() {}

    static void add(TindayaPosition p) {
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.order(index);
            for (int raw = 0; raw < RAWS.length; raw++) {
                p.addSolidarity(tribe, monopoly(p, tribe, raw), FOR_MONOPOLY);
            }
            p.addSolidarity(tribe, p.natives(tribe) * p.box().nativePoints, FOR_NATIVES);
            p.addSolidarity(tribe, commonMet(p, tribe) * p.box().commonPoints, FOR_COMMON);
            for (int deal = 0; deal < DEALS; deal++) {
                secret(p, tribe, deal);
            }
            // idols were in hand, so they come after what tells that hands are open now
            p.addSolidarity(tribe, p.idols(tribe, SOLIDARITY) * p.box().idolPoints, FOR_IDOLS);
        }
    }

    /** For most tokens of a raw material, alone; more for a clear lead. */
    static int monopoly(TindayaPosition p, int tribe, int raw) {
        int second = 0;
        for (int index = 0; index < p.tribes(); index++) {
            int other = p.order(index);
            second = other == tribe ? second : Math.max(second, p.tokens(other, raw));
        }
        int lead = p.tokens(tribe, raw) - second;
        return lead >= CLEAR_LEAD ? p.box().clearMonopolyPoints : lead > 0 ? p.box().monopolyPoints : 0;
    }

    /** How many common objectives a tribe meets. */
    static int commonMet(TindayaPosition p, int tribe) {
        int met = 0;
        for (int objective = 0; objective < COMMONS.length; objective++) {
            met += (p.common() >> objective & 1) != 0 && Objectives.commonMet(p, tribe, objective) ? 1 : 0;
        }
        return met;
    }

    private static void secret(TindayaPosition p, int tribe, int deal) {
        int card = p.secret(tribe, deal);
        if (card != NOBODY) {
            int points = Objectives.secretMet(p, tribe, card) ? p.secretToken(tribe, deal) : 0;
            p.note(TindayaEvent.SECRET_SHOWN, p.seatOf(tribe), tribe, card, points);
            p.addSolidarity(tribe, points, FOR_SECRET);
        }
    }
}
