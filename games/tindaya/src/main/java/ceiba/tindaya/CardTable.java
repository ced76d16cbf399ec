package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Rng;
import java.util.Arrays;

/** Decks from which tribes get cards, the market, and the cards that each tribe has: crafts, idols, secret objectives. */
abstract sealed class CardTable extends SettlementTable permits EventTable {

    private static final int IDOLS_LEFT = NATIVES_END; // in the deck
    private static final int CRAFTS_LEFT = NATIVES_END + 1;
    private static final int SECRETS_LEFT = NATIVES_END + 2;
    private static final int MARKET = NATIVES_END + 3;
    private static final int CRAFT_DECK = MARKET + Box.MARKET; // the last is next
    private static final int IDOL_DECK = CRAFT_DECK + Box.CRAFT_CARDS;
    private static final int IDOL_DISCARDS = IDOL_DECK + Box.IDOL_CARDS;
    private static final int SECRET_DECK = IDOL_DISCARDS + IDOLS.length;
    private static final int HAND = SECRET_DECK + SECRETS.length;

    // Places that each tribe has.
    private static final int SECRET = 0; // kept: card + 1, of each deal
    private static final int SECRET_TOKEN = 2;
    private static final int DEALT = 4; // two cards dealt, card + 1; after the choice the discarded one of each deal
    private static final int IDOLS_AT = 8;
    private static final int PER_HAND = IDOLS_AT + IDOLS.length;
    static final int CARDS_END = HAND + PER_HAND * MAX_SEATS;

    CardTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    @Override
    void forget(int tribe) {
        super.forget(tribe);
        Arrays.fill(table, hand(tribe, 0), hand(tribe, PER_HAND), 0);
    }

    // ---------------------------------------------------------------- crafts and the market

    /** A card of the market; NOBODY where it was bought. */
    int market(int index) {
        return table[MARKET + index];
    }

    void setMarket(int index, int craft) {
        table[MARKET + index] = craft;
    }

    int craftsLeft() {
        return table[CRAFTS_LEFT];
    }

    void setCraftsLeft(int cards) {
        table[CRAFTS_LEFT] = cards;
        Arrays.fill(table, CRAFT_DECK + cards, CRAFT_DECK + Box.CRAFT_CARDS, 0);
    }

    int craftCard(int index) {
        return table[CRAFT_DECK + index];
    }

    void setCraftCard(int index, int craft) {
        table[CRAFT_DECK + index] = craft;
    }

    void shuffleCrafts(Rng rng) {
        rng.shuffle(table, CRAFT_DECK, CRAFT_DECK + craftsLeft());
    }

    // ---------------------------------------------------------------- idols

    int idols(int tribe, int idol) {
        return table[hand(tribe, IDOLS_AT + idol)];
    }

    void addIdols(int tribe, int idol, int cards) {
        table[hand(tribe, IDOLS_AT + idol)] += cards;
    }

    int idols(int tribe) {
        int sum = 0;
        for (int idol = 0; idol < IDOLS.length; idol++) {
            sum += idols(tribe, idol);
        }
        return sum;
    }

    int idolsLeft() {
        return table[IDOLS_LEFT];
    }

    /** Places of the deck without a card are 0, so that positions with the same cards are equal. */
    void setIdolsLeft(int cards) {
        table[IDOLS_LEFT] = cards;
        Arrays.fill(table, IDOL_DECK + cards, IDOL_DECK + Box.IDOL_CARDS, 0);
    }

    /** A card of the deck of idols; the last is next. */
    int idolCard(int index) {
        return table[IDOL_DECK + index];
    }

    void setIdolCard(int index, int idol) {
        table[IDOL_DECK + index] = idol;
    }

    int discardedIdols(int idol) {
        return table[IDOL_DISCARDS + idol];
    }

    void setDiscardedIdols(int idol, int cards) {
        table[IDOL_DISCARDS + idol] = cards;
    }

    void shuffleIdols(Rng rng) {
        rng.shuffle(table, IDOL_DECK, IDOL_DECK + idolsLeft());
    }

    // ---------------------------------------------------------------- secret objectives

    /** The secret objective kept of a deal, 0 or 1; NOBODY. */
    int secret(int tribe, int deal) {
        return table[hand(tribe, SECRET + deal)] - 1;
    }

    void setSecret(int tribe, int deal, int card) {
        table[hand(tribe, SECRET + deal)] = card + 1;
    }

    /** Points of the token on a secret objective. */
    int secretToken(int tribe, int deal) {
        return table[hand(tribe, SECRET_TOKEN + deal)];
    }

    void setSecretToken(int tribe, int deal, int points) {
        table[hand(tribe, SECRET_TOKEN + deal)] = points;
    }

    /** A card dealt to a tribe: deal 0 or 1, card 0 or 1 of it; NOBODY. What was kept is also {@link #secret}. */
    int dealt(int tribe, int deal, int index) {
        return table[hand(tribe, DEALT + 2 * deal + index)] - 1;
    }

    void setDealt(int tribe, int deal, int index, int card) {
        table[hand(tribe, DEALT + 2 * deal + index)] = card + 1;
    }

    int secretsLeft() {
        return table[SECRETS_LEFT];
    }

    void setSecretsLeft(int cards) {
        table[SECRETS_LEFT] = cards;
        Arrays.fill(table, SECRET_DECK + cards, SECRET_DECK + SECRETS.length, 0);
    }

    int secretCard(int index) {
        return table[SECRET_DECK + index];
    }

    void setSecretCard(int index, int card) {
        table[SECRET_DECK + index] = card;
    }

    void shuffleSecrets(Rng rng) {
        rng.shuffle(table, SECRET_DECK, SECRET_DECK + secretsLeft());
    }

    private static int hand(int tribe, int what) {
        return HAND + tribe * PER_HAND + what;
    }
}
