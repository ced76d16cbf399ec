package ceiba.zimbabwe;

import static ceiba.zimbabwe.Glossary.*;

/** Cards, who has them and what lies on them: gods, specialists and technology. */
abstract sealed class CardTable extends RoundTable permits MapTable {

    private static final int GOD = ROUND_END; // of each seat, plus 1
    private static final int GOD_CATTLE = GOD + MAX_SEATS; // on Qamata's card

    // An owner is a seat plus 1.
    private static final int SPECIALIST_OWNER = GOD_CATTLE + 1;
    private static final int SPECIALIST_CATTLE = SPECIALIST_OWNER + SPECIALISTS.length;
    private static final int CARD_OWNER = SPECIALIST_CATTLE + SPECIALISTS.length;
    private static final int CARD_PRICE = CARD_OWNER + CRAFTS.length * Craft.CARDS;
    private static final int CARD_CATTLE = CARD_PRICE + CRAFTS.length * Craft.CARDS;
    static final int CARDS_END = CARD_CATTLE + CRAFTS.length * Craft.CARDS;

    CardTable(int seats, boolean firstGame, HandSetup handSetup, Layout layout) {
        super(seats, firstGame, handSetup, layout);
    }

    // ---------------------------------------------------------------- gods

    /** The god that a seat worships, or {@link Glossary#NOBODY}. */
    int god(int seat) {
        return table[GOD + seat] - 1;
    }

    void setGod(int seat, int god) {
        table[GOD + seat] = god + 1;
    }

    boolean worships(int seat, int god) {
        return table[GOD + seat] == god + 1;
    }

    /** Who worships a god, or {@link Glossary#NOBODY}. */
    int worshipper(int god) {
        for (int seat = 0; seat < seats(); seat++) {
            if (worships(seat, god)) {
                return seat;
            }
        }
        return NOBODY;
    }

    /** How far things reach in a seat's turn. */
    int range(int seat) {
        return worships(seat, ESHU) ? Box.ESHU_RANGE : Box.RANGE;
    }

    int godCattle() {
        return table[GOD_CATTLE];
    }

    void setGodCattle(int cattle) {
        table[GOD_CATTLE] = cattle;
    }

    /** Pays for hubs: to the stock, or to Qamata's worshipper. */
    void payHubs(int seat, int hubs) {
        if (hubs == 0) {
            return;
        }
        boolean toQamata = worshipper(QAMATA) != NOBODY;
        if (toQamata) {
            addCattle(seat, -hubs);
            table[GOD_CATTLE] += hubs;
        } else {
            payToStock(seat, hubs);
        }
        note(ZimbabweEvent.HUBS, seat, hubs, toQamata ? 1 : 0, 0);
    }

    // ---------------------------------------------------------------- specialists

    /** Who has a specialist, or {@link Glossary#NOBODY}. */
    int specialistOwner(int specialist) {
        return table[SPECIALIST_OWNER + specialist] - 1;
    }

    void setSpecialistOwner(int specialist, int seat) {
        table[SPECIALIST_OWNER + specialist] = seat + 1;
    }

    int specialistCattle(int specialist) {
        return table[SPECIALIST_CATTLE + specialist];
    }

    void setSpecialistCattle(int specialist, int cattle) {
        table[SPECIALIST_CATTLE + specialist] = cattle;
    }

    // ---------------------------------------------------------------- technology cards

    int cardOwner(int card) {
        return table[CARD_OWNER + card] - 1;
    }

    void setCardOwner(int card, int seat) {
        table[CARD_OWNER + card] = seat + 1;
    }

    /** The card of a craft that a seat has; {@link Glossary#NOBODY} if it has none. */
    int cardOf(int craft, int seat) {
        int first = craft * Craft.CARDS;
        return table[CARD_OWNER + first] == seat + 1
                ? first
                : table[CARD_OWNER + first + 1] == seat + 1 ? first + 1 : NOBODY;
    }

    /** The card of a craft that is taken next; {@link Glossary#NOBODY} if both are gone. */
    int freeCard(int craft) {
        int first = craft * Craft.CARDS;
        return table[CARD_OWNER + first] == 0 ? first : table[CARD_OWNER + first + 1] == 0 ? first + 1 : NOBODY;
    }

    /** 0 if none has been set. */
    int price(int card) {
        return table[CARD_PRICE + card];
    }

    /** The price, or the highest one if none has been set yet. */
    int expectedPrice(int card) {
        return table[CARD_PRICE + card] == 0 ? Box.HIGHEST_PRICE : table[CARD_PRICE + card];
    }

    void setPrice(int card, int price) {
        table[CARD_PRICE + card] = price;
    }

    int cardCattle(int card) {
        return table[CARD_CATTLE + card];
    }

    void setCardCattle(int card, int cattle) {
        table[CARD_CATTLE + card] = cattle;
    }
}
