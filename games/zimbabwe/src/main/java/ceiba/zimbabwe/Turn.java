package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

import ceiba.engine.Step;

/** Religion and culture: a card at the most, specialists, and one action, in any order. */
final class Turn {

    // The options.
    static final int GOD = 0;
    static final int HIRE = GOD + GODS.length;
    static final int USE = HIRE + SPECIALISTS.length;
    static final int REPRICE = USE + SPECIALISTS.length;
    static final int BUILD = REPRICE + 1;
    static final int CRAFT = BUILD + 1;
    static final int RAISE = CRAFT + 1;
    static final int END = RAISE + 1;

    /** Those from {@link #REPRICE} on, in words. */
    static final String[] ACTIONS = {"reprice", "build", "craft", "raise", "end"};

    private Turn() {}

    /** The turn of the seat that is next. */
    static void begin(ZimbabwePosition p) {
        clear(p);
        p.setActive(p.order(p.turnsTaken()));
        p.setPrimaries(primariesOnMap(p));
        p.replaceTop(Step.of(ZimbabweStep.TURN));
    }

    /** Nothing of a turn is left. */
    static void clear(ZimbabwePosition p) {
        p.setCardTaken(false);
        p.setActed(0);
        p.setSpecialistsUsed(0);
        p.setBegun(false);
        p.setPrimaries(0);
        p.clearRaised();
    }

    /** The primary crafts on the map, as bits. */
    static int primariesOnMap(ZimbabwePosition p) {
        int there = 0;
        for (int family = 0; family < RESOURCES.length; family++) {
            int craft = Craft.FIRST_OF[family];
            there |= p.pieces(craft) > 0 ? 1 << craft : 0;
        }
        return there;
    }

    static long legal(ZimbabwePosition p) {
        int seat = p.active();
        long legal = 1L << END;
        if (!p.cardTaken()) {
            legal |= legalGods(p, seat) << GOD;
        }
        if (!p.isFirstGame()) {
            for (int specialist = 0; specialist < SPECIALISTS.length; specialist++) {
                int owner = p.specialistOwner(specialist);
                if (owner == NOBODY ? mayHire(p, seat, specialist) : owner == seat && !p.isUsed(specialist)) {
                    legal |= Specialists.canBeUsed(p, seat, specialist)
                            ? 1L << ((owner == seat ? USE : HIRE) + specialist)
                            : 0;
                }
            }
        }
        if (p.worships(seat, DZIVA) && !p.begun() && Prices.hasCards(p, seat)) {
            legal |= 1L << REPRICE;
        }
        if (p.acted() == 0) {
            legal |= p.sites.findForMonument() ? 1L << BUILD : 0;
            legal |= Craftsmen.isPossible(p, seat) ? 1L << CRAFT : 0;
            legal |= Raising.isPossible(p, seat) ? 1L << RAISE : 0;
        }
        return legal;
    }

    private static boolean mayHire(ZimbabwePosition p, int seat, int specialist) {
        return !p.cardTaken() && p.bears(seat, Box.SPECIALIST_REQUIREMENT[specialist]);
    }

    private static long legalGods(ZimbabwePosition p, int seat) {
        long legal = 0;
        if (p.god(seat) == NOBODY) {
            for (int god = 0; god < GODS.length; god++) {
                if (p.isInPlay(god) && p.worshipper(god) == NOBODY && p.bears(seat, requirementOf(p, seat, god))) {
                    legal |= 1L << god;
                }
            }
        }
        return legal;
    }

    /** What a god adds to a seat's requirement; Gu gives something back for the technology cards. */
    static int requirementOf(ZimbabwePosition p, int seat, int god) {
        int more = Box.GOD_REQUIREMENT[god];
        for (int card = 0; god == GU && card < CRAFTS.length * Craft.CARDS; card++) {
            more += p.cardOwner(card) == seat ? Box.GU_REQUIREMENT - Craft.REQUIREMENT[card] : 0;
        }
        return more;
    }

    /** What a technology card adds to a seat's requirement. */
    static int requirementOfCard(ZimbabwePosition p, int seat, int card) {
        return p.worships(seat, GU) ? Box.GU_REQUIREMENT : Craft.REQUIREMENT[card];
    }

    static void take(ZimbabwePosition p, int option) {
        int seat = p.active();
        if (option == END) {
            end(p);
            return;
        }
        p.setBegun(true);
        if (option < HIRE) {
            chooseGod(p, seat, option - GOD);
        } else if (option < USE) {
            Specialists.hire(p, seat, option - HIRE);
        } else if (option < REPRICE) {
            Specialists.use(p, seat, option - USE);
        } else if (option == REPRICE) {
            p.push(Step.of(ZimbabweStep.REPRICE));
        } else {
            p.setActed(option);
            p.push(Step.of(
                    option == BUILD
                            ? ZimbabweStep.MONUMENT
                            : option == CRAFT ? ZimbabweStep.CRAFT : ZimbabweStep.RAISE));
        }
    }

    private static void chooseGod(ZimbabwePosition p, int seat, int god) {
        p.addRequirement(seat, requirementOf(p, seat, god));
        p.setGod(seat, god);
        p.setCardTaken(true);
        p.note(ZimbabweEvent.GOD, seat, god, p.requirement(seat), 0);
        if (god == DZIVA) {
            p.push(Step.of(ZimbabweStep.REPRICE));
        }
    }

    private static void end(ZimbabwePosition p) {
        p.setTurnsTaken(p.turnsTaken() + 1);
        if (p.turnsTaken() < p.seats()) {
            begin(p);
        } else {
            RoundEnd.take(p);
        }
    }
}
