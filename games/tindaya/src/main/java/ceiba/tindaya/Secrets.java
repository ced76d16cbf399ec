package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Rng;
import ceiba.engine.Step;

/** T-9, T-10: what nobody or only one seat can know, drawn at the start and drawn anew for an observer. */
final class Secrets {

    private Secrets() {}

    /** Events, offering cards and ships' dice from an era on. */
    static void drawEvents(TindayaPosition p, int from, Rng rng) {
        int columns = p.box().difficulties[p.difficulty()].events();
        for (int era = from; era <= ERAS; era++) {
            p.setEventColumn(era, nthBit(columns, rng.below(Integer.bitCount(columns))));
            for (int god = 0; god < GODS.length; god++) {
                p.setOfferingCard(era, god, rng.below(Box.OFFERING_CARDS));
            }
            for (int ship = 0; ship < Box.SHIPS; ship++) {
                p.setDie(era, ship, rng.below(Hexes.BASES));
            }
        }
    }

    private static int nthBit(int bits, int n) {
        int left = bits;
        for (int skipped = 0; skipped < n; skipped++) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    /** Fills the decks with what lies nowhere else. */
    static void fillDecks(TindayaPosition p) {
        int idols = 0;
        for (int idol = 0; idol < IDOLS.length; idol++) {
            int left = p.box().idolCards[idol] - p.discardedIdols(idol);
            for (int index = 0; index < p.tribes(); index++) {
                left -= p.idols(p.order(index), idol);
            }
            for (; left > 0; left--) {
                p.setIdolCard(idols++, idol);
            }
        }
        p.setIdolsLeft(idols);
        int crafts = 0;
        for (int craft = 0; craft < CRAFTS.length; craft++) {
            for (int left = p.box().craftCards[craft] - Invariants.craftsOut(p, craft); left > 0; left--) {
                p.setCraftCard(crafts++, craft);
            }
        }
        p.setCraftsLeft(crafts);
        Rng rng = new Rng(p.lots());
        p.shuffleIdols(rng);
        p.shuffleCrafts(rng);
        if (p.isDominion()) {
            fillSecrets(p, rng);
        }
        for (int god = 0; god < GODS.length; god++) {
            if (p.shown(god) != NOBODY) {
                p.drawCatastrophe(god, p.shown(god));
            }
        }
    }

    /** Draws anew what an observer cannot see. */
    static void redraw(TindayaPosition p, int observer, Rng rng) {
        p.setLots(rng.nextLong());
        boolean setup = p.depth() > 0 && Step.kind(p.step(0)) >= TindayaStep.FIRST_SETTLEMENT;
        redrawDice(p, setup, rng);
        for (int god = 0; god < GODS.length; god++) {
            p.shuffleCatastrophes(god, rng);
        }
        p.shuffleProphecies(p.hasSpoken(TIBIABIN) ? p.era() + 1 : p.era(), rng);
        p.shuffleCrafts(rng);
        redrawIdols(p, observer, rng);
        if (p.isDominion() && !areShown(p)) {
            redrawSecrets(p, observer, rng);
        }
    }

    /** Secret objectives are shown at the end, unless all have lost. */
    static boolean areShown(TindayaPosition p) {
        return p.depth() == 0 && p.loss() == NOBODY;
    }

    /** The cards of this era lie open, and its dice once they are rolled. */
    private static void redrawDice(TindayaPosition p, boolean setup, Rng rng) {
        drawEvents(p, p.era() + 1, rng);
        for (int ship = 0; ship < Box.SHIPS; ship++) {
            if (setup || ship >= p.ships()) {
                p.setDie(p.era(), ship, rng.below(Hexes.BASES));
            }
        }
    }

    // ---------------------------------------------------------------- idols

    /** In Dominion the idols of others are shuffled into the deck and dealt anew. */
    private static void redrawIdols(TindayaPosition p, int observer, Rng rng) {
        int held = 0; // how many each tribe holds, 8 bits for each
        for (int index = 0; p.isDominion() && index < p.tribes(); index++) {
            int tribe = p.order(index);
            if (p.seatOf(tribe) != observer) {
                held |= p.idols(tribe) << (8 * tribe);
                for (int idol = 0; idol < IDOLS.length; idol++) {
                    for (; p.idols(tribe, idol) > 0; p.addIdols(tribe, idol, -1)) {
                        p.setIdolsLeft(p.idolsLeft() + 1);
                        p.setIdolCard(p.idolsLeft() - 1, idol);
                    }
                }
            }
        }
        p.shuffleIdols(rng);
        for (int index = 0; p.isDominion() && index < p.tribes(); index++) {
            int tribe = p.order(index);
            if (p.seatOf(tribe) != observer) {
                deal(p, tribe, (held >>> (8 * tribe)) & 255);
            }
        }
    }

    /** Who is about to show an idol has one to show: everybody knows that. */
    private static void deal(TindayaPosition p, int tribe, int cards) {
        int first = 0;
        if (p.depth() > 0 && p.acting() == tribe) {
            if (Step.kind(p.top()) == TindayaStep.SHOW) {
                first = Idols.useful(p, tribe);
            }
        }
        int left = cards;
        for (int card = p.idolsLeft() - 1; first != 0 && card >= 0; card--) {
            if ((first >> p.idolCard(card) & 1) != 0) {
                take(p, tribe, card);
                left--;
                first = 0;
            }
        }
        for (; left > 0; left--) {
            take(p, tribe, p.idolsLeft() - 1);
        }
    }

    private static void take(TindayaPosition p, int tribe, int card) {
        int last = p.idolsLeft() - 1;
        p.addIdols(tribe, p.idolCard(card), 1);
        p.setIdolCard(card, p.idolCard(last));
        p.setIdolsLeft(last);
    }

    // ---------------------------------------------------------------- secret objectives

    /**
     * Cards of the same deal are different, and what was kept of the first is not dealt again; the observer knows his own,
     * kept and discarded.
     */
    private static void redrawSecrets(TindayaPosition p, int observer, Rng rng) {
        int own = ownTribe(p, observer);
        int keptBefore = 0;
        for (int deal = 0; deal < 2; deal++) {
            boolean dealt = p.dealt(p.order(0), deal, 0) != NOBODY;
            if (!dealt) {
                break;
            }
            int known = own == NOBODY ? 0 : 1 << p.dealt(own, deal, 0) | 1 << p.dealt(own, deal, 1);
            int later = own == NOBODY || deal == 1 || p.dealt(own, 1, 0) == NOBODY
                    ? 0
                    : 1 << p.dealt(own, 1, 0) | 1 << p.dealt(own, 1, 1);
            int free = (1 << SECRETS.length) - 1 & ~keptBefore & ~known;
            int kept = own != NOBODY && p.secret(own, deal) != NOBODY ? 1 << p.secret(own, deal) : 0;
            for (int index = 0; index < p.tribes(); index++) {
                int tribe = p.order(index);
                if (tribe != own) {
                    boolean chosen = p.secret(tribe, deal) != NOBODY;
                    int card = pick(chosen ? free & ~later : free, rng);
                    free &= ~(1 << card);
                    p.setDealt(tribe, deal, 0, card);
                    if (chosen) {
                        p.setSecret(tribe, deal, card);
                        kept |= 1 << card;
                    }
                }
            }
            for (int index = 0; index < p.tribes(); index++) {
                int tribe = p.order(index);
                if (tribe != own) {
                    int card = pick(free, rng);
                    free &= ~(1 << card);
                    p.setDealt(tribe, deal, 1, card);
                }
            }
            keptBefore |= kept;
        }
        fillSecrets(p, rng);
    }

    /** Whether the cards of a deal are still in the players' hands. */
    private static boolean isDealing(TindayaPosition p, int deal) {
        return p.depth() > 0 && Step.kind(p.step(0)) == TindayaStep.STRATEGY && Strategy.deal(p.era()) == deal;
    }

    /** The deck holds what nobody has kept, nor has in hand during a deal. */
    private static void fillSecrets(TindayaPosition p, Rng rng) {
        int out = 0;
        for (int index = 0; index < p.tribes(); index++) {
            for (int deal = 0; deal < 2; deal++) {
                out |= secretsOf(p, p.order(index), deal);
            }
        }
        p.setSecretsLeft(SECRETS.length - Integer.bitCount(out));
        int cards = 0;
        for (int card = 0; card < SECRETS.length; card++) {
            if ((out >> card & 1) == 0) {
                p.setSecretCard(cards++, card);
            }
        }
        p.shuffleSecrets(rng);
    }

    private static int secretsOf(TindayaPosition p, int tribe, int deal) {
        if (isDealing(p, deal) && p.dealt(tribe, deal, 0) != NOBODY) {
            return 1 << p.dealt(tribe, deal, 0) | 1 << p.dealt(tribe, deal, 1);
        }
        return p.secret(tribe, deal) == NOBODY ? 0 : 1 << p.secret(tribe, deal);
    }

    private static int ownTribe(TindayaPosition p, int observer) {
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            if (p.inPlay(tribe) && p.seatOf(tribe) == observer) {
                return tribe;
            }
        }
        return NOBODY;
    }

    private static int pick(int cards, Rng rng) {
        return nthBit(cards, rng.below(Integer.bitCount(cards)));
    }
}
