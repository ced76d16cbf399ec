package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

/** Idols: drawn for first offerings and for heroes, shown for what they do or sold for raw material. */
final class Idols {

    // Options of showing one: fertility by hex, then these.
    static final int HARVEST_OPTION = Hexes.COUNT;
    static final int BOUNTY_OPTION = HARVEST_OPTION + TRADES.length;
    static final int CALM_OPTION = BOUNTY_OPTION + 6;
    static final int WARRIOR_OPTION = CALM_OPTION + GODS.length;

    /** The two raw materials of each option of bounty. */
    static final int[][] BOUNTIES = {{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}};

    private Idols() {}

    /** The discards are shuffled when the deck is at its end; T-7 if there are none. */
    static void draw(TindayaPosition p, int tribe) {
        if (p.idolsLeft() == 0) {
            reshuffle(p);
        }
        if (p.idolsLeft() == 0) {
            return;
        }
        int idol = p.idolCard(p.idolsLeft() - 1);
        p.setIdolsLeft(p.idolsLeft() - 1);
        p.addIdols(tribe, idol, 1);
        p.note(p.isDominion() ? TindayaEvent.IDOL_DRAWN : TindayaEvent.IDOL_GAINED, p.seatOf(tribe), tribe, idol, 0);
    }

    private static void reshuffle(TindayaPosition p) {
        int cards = 0;
        for (int idol = 0; idol < IDOLS.length; idol++) {
            for (int left = p.discardedIdols(idol); left > 0; left--) {
                int place = p.lot(cards + 1);
                p.setIdolCard(cards, p.idolCard(place));
                p.setIdolCard(place, idol);
                cards++;
            }
            p.setDiscardedIdols(idol, 0);
        }
        p.setIdolsLeft(cards);
    }

    static void discard(TindayaPosition p, int tribe, int idol) {
        p.addIdols(tribe, idol, -1);
        p.setDiscardedIdols(idol, p.discardedIdols(idol) + 1);
    }

    // ---------------------------------------------------------------- show

    /** The idols, as bits, with which a tribe could do something now (T-14), whether it has them or not. */
    static int useful(TindayaPosition p, int tribe) {
        return 1 << BOUNTY
                | 1 << WARRIOR
                | (p.knownTrades(tribe) != 0 ? 1 << HARVEST : 0)
                | (p.wrath(ACORAN) + p.wrath(MONEIBA) > 0 ? 1 << CALM : 0)
                | (p.unborn(tribe) > 0 && p.settlementsOf(tribe) > 0 ? 1 << FERTILITY : 0);
    }

    static boolean canShow(TindayaPosition p, int tribe) {
        for (int left = useful(p, tribe); left != 0; left &= left - 1) {
            if (p.idols(tribe, Integer.numberOfTrailingZeros(left)) > 0) {
                return true;
            }
        }
        return false;
    }

    static long legal(TindayaPosition p) {
        int tribe = p.acting();
        long legal = 0;
        if (p.idols(tribe, FERTILITY) > 0 && p.unborn(tribe) > 0) {
            for (int hex = p.nextLand(0); hex >= 0; hex = p.nextLand(hex + 1)) {
                legal |= p.controller(hex) == tribe ? TindayaStep.allow(p, hex) : 0;
            }
        }
        for (int trade = 0; p.idols(tribe, HARVEST) > 0 && trade < TRADES.length; trade++) {
            legal |= p.knows(tribe, trade) ? TindayaStep.allow(p, HARVEST_OPTION + trade) : 0;
        }
        for (int pair = 0; p.idols(tribe, BOUNTY) > 0 && pair < BOUNTIES.length; pair++) {
            legal |= TindayaStep.allow(p, BOUNTY_OPTION + pair);
        }
        for (int god = 0; p.idols(tribe, CALM) > 0 && god < GODS.length; god++) {
            legal |= p.wrath(god) > 0 ? TindayaStep.allow(p, CALM_OPTION + god) : 0;
        }
        return legal | (p.idols(tribe, WARRIOR) > 0 ? TindayaStep.allow(p, WARRIOR_OPTION) : 0);
    }

    /** The idol that an option shows. */
    static int shown(int option) {
        return option < HARVEST_OPTION
                ? FERTILITY
                : option < BOUNTY_OPTION
                        ? HARVEST
                        : option < CALM_OPTION ? BOUNTY : option < WARRIOR_OPTION ? CALM : WARRIOR;
    }

    static void show(TindayaPosition p, int option) {
        int tribe = p.acting();
        int idol = shown(option);
        p.pop();
        discard(p, tribe, idol);
        p.note(TindayaEvent.IDOL_SHOWN, p.active(), tribe, idol, 0);
        switch (idol) {
            case FERTILITY -> {
                p.addNatives(tribe, option, 1, 0);
                p.note(TindayaEvent.BORN, p.active(), tribe, option, 0);
            }
            case HARVEST -> gain(p, tribe, option - HARVEST_OPTION, p.box().harvestGain);
            case BOUNTY -> {
                for (int raw : BOUNTIES[option - BOUNTY_OPTION]) {
                    gain(p, tribe, RAW + raw, 1);
                }
            }
            case CALM -> p.addWrath(option - CALM_OPTION, -p.box().calmGain);
            default -> gain(p, tribe, WEAPON, p.box().warriorGain);
        }
    }

    static void gain(TindayaPosition p, int tribe, int unit, int units) {
        p.addUnits(tribe, unit, units);
        p.note(TindayaEvent.GAINED, p.seatOf(tribe), tribe, unit, units);
    }

    // ---------------------------------------------------------------- sell

    /** Any idol, for one unit of a raw material: the idol times 3, plus the raw material. */
    static long legalSales(TindayaPosition p) {
        long legal = 0;
        for (int idol = 0; idol < IDOLS.length; idol++) {
            legal |= p.idols(p.acting(), idol) > 0 ? 0b111L << (RAWS.length * idol) : 0;
        }
        return legal;
    }

    static void sell(TindayaPosition p, int option) {
        int tribe = p.acting();
        int idol = option / RAWS.length;
        int raw = option % RAWS.length;
        p.pop();
        discard(p, tribe, idol);
        p.addGood(tribe, RAW + raw, 1);
        p.note(TindayaEvent.IDOL_SOLD, p.active(), tribe, idol, raw);
    }
}
