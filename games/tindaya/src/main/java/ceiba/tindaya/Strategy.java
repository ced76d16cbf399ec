package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Step;

/** Phase A: ships and prophecies, then in Dominion the secret objectives (2.4). */
final class Strategy {

    static final long BOTH_SEERS = 0b11;

    // How far the phase is.
    private static final int OMENS = 0;
    private static final int DEAL = 1;
    private static final int KEEPING = 2;

    /** So far the phase is once the seers have been heard. */
    static final int AFTER_OMENS = DEAL;

    private Strategy() {}

    static void resolve(TindayaPosition p, int stage) {
        p.replaceTop(Step.of(TindayaStep.STRATEGY, stage + 1));
        switch (stage) {
            case OMENS -> {
                p.note(TindayaEvent.ERA, p.active(), p.era(), p.eventColumn(p.era()), 0);
                placeShips(p);
                prophesy(p);
            }
            case DEAL -> {
                p.setPayer(0, NOBODY);
                p.setPayer(1, NOBODY);
                p.fixPriority();
                if (p.dealsSecrets()) {
                    deal(p);
                }
            }
            default -> {
                int next = stage - KEEPING;
                if (p.dealsSecrets() && next < p.tribes()) {
                    p.ask(p.priority(next), TindayaStep.KEEP, 0);
                } else {
                    if (p.dealsSecrets()) {
                        shuffleBack(p);
                    }
                    p.setTurnAt(0);
                    p.replaceTop(Step.of(TindayaStep.TURNS));
                }
            }
        }
    }

    private static void placeShips(TindayaPosition p) {
        for (int ship = 0; ship < p.ships(); ship++) {
            p.setShip(ship, p.die(p.era(), ship));
            p.note(TindayaEvent.SHIP_PLACED, p.active(), ship + 1, p.abyssHex(p.ship(ship)), 0);
        }
    }

    /** In the first era both seers speak; later those who were brought fire, and one alone is chosen by who brought it. */
    private static void prophesy(TindayaPosition p) {
        boolean first = p.payer(0) != NOBODY;
        boolean second = p.payer(1) != NOBODY;
        if (p.era() == 1 || (first && second)) {
            reveal(p, TAMONANTE);
            reveal(p, TIBIABIN);
        } else if (first || second) {
            p.ask(first ? p.payer(0) : p.payer(1), TindayaStep.SEER, 0);
        }
    }

    static void choose(TindayaPosition p, int seer) {
        p.pop();
        reveal(p, seer);
    }

    /** Tamonante shows the catastrophe cards of the gods on the event card, Tibiabin where its disasters will strike. */
    static void reveal(TindayaPosition p, int seer) {
        p.setForeseen(p.foreseen() | 1 << seer);
        p.note(TindayaEvent.SEER, p.active(), seer, 0, 0);
        if (seer == TAMONANTE) {
            for (int god = 0; god < GODS.length; god++) {
                if (p.showsDisaster(god == ACORAN ? ACORAN_CARD : MONEIBA_CARD)) {
                    int drawn = p.catastrophesDrawn(god);
                    p.setShown(god, p.catastropheCard(god, drawn));
                    p.setCatastrophesDrawn(god, drawn + 1);
                    p.note(TindayaEvent.CATASTROPHE_SHOWN, p.active(), god, p.shown(god), 0);
                }
            }
        } else {
            for (int index = 0; index < p.disasters(); index++) {
                int disaster = p.disaster(index);
                p.note(TindayaEvent.EPICENTRE, p.active(), disaster, p.epicentre(disaster), 0);
            }
        }
    }

    // ---------------------------------------------------------------- T-13: secret objectives

    /** Which of the two deals this era's is. */
    static int deal(int era) {
        return era - 1;
    }

    private static void deal(TindayaPosition p) {
        int deal = deal(p.era());
        for (int index = 0; index < p.tribes(); index++) {
            int tribe = p.priority(index);
            for (int card = 0; card < 2; card++) {
                p.setDealt(tribe, deal, card, p.secretCard(p.secretsLeft() - 1));
                p.setSecretsLeft(p.secretsLeft() - 1);
            }
            p.note(TindayaEvent.SECRET_DEALT, p.seatOf(tribe), tribe, p.dealt(tribe, deal, 0), p.dealt(tribe, deal, 1));
        }
    }

    /** For reading: whether the phase can be so far; once secrets are dealt every tribe has some. */
    static boolean canBeAt(TindayaPosition p, int stage) {
        return stage <= KEEPING + p.tribes() && (!p.dealsSecrets() || stage <= DEAL || isDealt(p));
    }

    private static boolean isDealt(TindayaPosition p) {
        for (int index = 0; index < p.tribes(); index++) {
            if (p.dealt(p.order(index), deal(p.era()), 0) == NOBODY) {
                return false;
            }
        }
        return true;
    }

    /** For reading: the place in the order of priority of the tribe that keeps a card now. */
    static int keeper(int stage) {
        return stage - KEEPING - 1;
    }

    /** For reading: whether those before have kept a card, and those from now on have not. */
    static boolean canKeep(TindayaPosition p, int stage) {
        boolean fits = p.dealsSecrets() && stage > KEEPING;
        for (int index = 0; fits && index < p.tribes(); index++) {
            fits = (p.secret(p.priority(index), deal(p.era())) != NOBODY) == (index < keeper(stage));
        }
        return fits;
    }

    /** Whether cards of a deal are out that the tribes have not chosen between yet, or not all of them. */
    static boolean isDealing(TindayaPosition p) {
        return p.dealsSecrets()
                && p.depth() > 0
                && Step.kind(p.step(0)) == TindayaStep.STRATEGY
                && Step.argument(p.step(0)) > DEAL;
    }

    static long legalSecrets(TindayaPosition p) {
        int deal = deal(p.era());
        return 1L << p.dealt(p.acting(), deal, 0) | 1L << p.dealt(p.acting(), deal, 1);
    }

    /** With the highest token of the deal that is still free. */
    static void keep(TindayaPosition p, int card) {
        int tribe = p.acting();
        int deal = deal(p.era());
        p.pop();
        int kept = 0;
        for (int index = 0; index < p.tribes(); index++) {
            kept += p.secret(p.order(index), deal) != NOBODY ? 1 : 0;
        }
        p.setSecret(tribe, deal, card);
        p.setSecretToken(tribe, deal, p.box().secretPoints[kept]);
        p.note(TindayaEvent.SECRET_KEPT, p.seatOf(tribe), tribe, card, p.secretToken(tribe, deal));
    }

    /** The card of a deal that a tribe did not keep. */
    static int discarded(TindayaPosition p, int tribe, int deal) {
        int first = p.dealt(tribe, deal, 0);
        return first == p.secret(tribe, deal) ? p.dealt(tribe, deal, 1) : first;
    }

    private static void shuffleBack(TindayaPosition p) {
        for (int index = 0; index < p.tribes(); index++) {
            int card = p.secretsLeft();
            p.setSecretsLeft(card + 1);
            p.setSecretCard(card, discarded(p, p.order(index), deal(p.era())));
        }
        for (int card = p.secretsLeft() - 1; card > 0; card--) {
            int other = p.lot(card + 1);
            int held = p.secretCard(card);
            p.setSecretCard(card, p.secretCard(other));
            p.setSecretCard(other, held);
        }
    }
}
