package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.Rng;

/** What an era brings: its event with disasters and ships, the seers and their prophecies, the catastrophes of the gods. */
abstract sealed class EventTable extends CardTable permits GodTable {

    private static final int FORESEEN = CARDS_END; // seers who have spoken, as bits
    private static final int RESOLVED = CARDS_END + 1; // disasters of the event, then ships
    private static final int PAYERS = CARDS_END + 2; // who delivered fire to each seer
    private static final int EVENTS = PAYERS + SEERS.length; // columns, by era
    private static final int CATASTROPHE_DECK = EVENTS + ERAS; // by god, next first
    private static final int CATASTROPHES_DRAWN = CATASTROPHE_DECK + GODS.length * CATASTROPHES_OF_A_GOD;
    private static final int SHOWN = CATASTROPHES_DRAWN + GODS.length; // this era's card of each god; NOBODY
    private static final int PROPHECY_DECK = SHOWN + GODS.length; // one an era
    private static final int DICE = PROPHECY_DECK + Box.PROPHECIES;
    private static final int SHIP = DICE + ERAS * Box.SHIPS; // the number of its abyss; NOBODY
    static final int EVENTS_END = SHIP + Box.SHIPS;

    EventTable(int seats, Box box, Layout layout) {
        super(seats, box, layout);
    }

    // ---------------------------------------------------------------- the event of an era

    /** The column of an era's event card; eras from 1. */
    int eventColumn(int era) {
        return table[EVENTS + era - 1];
    }

    void setEventColumn(int era, int column) {
        table[EVENTS + era - 1] = column;
    }

    /** A disaster of this era's event, from left to right; NOBODY beyond the last. */
    int disaster(int index) {
        return box().disaster(era() - 1, eventColumn(era()), index);
    }

    int disasters() {
        int count = 0;
        while (disaster(count) != NOBODY) {
            count++;
        }
        return count;
    }

    boolean showsDisaster(int disaster) {
        for (int index = 0; index < disasters(); index++) {
            if (disaster(index) == disaster) {
                return true;
            }
        }
        return false;
    }

    /** Events of this era's card that are over: disasters first, then ships. */
    int resolved() {
        return table[RESOLVED];
    }

    void setResolved(int events) {
        table[RESOLVED] = events;
    }

    /** Whether this era's event deals secret objectives. */
    boolean dealsSecrets() {
        return isDominion() && era() < ERAS;
    }

    // ---------------------------------------------------------------- seers and prophecies

    boolean hasSpoken(int seer) {
        return (table[FORESEEN] >> seer & 1) != 0;
    }

    int foreseen() {
        return table[FORESEEN];
    }

    void setForeseen(int seers) {
        table[FORESEEN] = seers;
    }

    /** Who delivered fire to the first or second seer; NOBODY. */
    int payer(int round) {
        return table[PAYERS + round];
    }

    void setPayer(int round, int tribe) {
        table[PAYERS + round] = tribe;
    }

    /** The prophecy card of an era, from 1. */
    int prophecy(int era) {
        return table[PROPHECY_DECK + era - 1];
    }

    void setProphecy(int index, int card) {
        table[PROPHECY_DECK + index - 1] = card;
    }

    /** Makes a card the prophecy of an era, wherever it lies. */
    void bringProphecy(int era, int card) {
        int index = 1;
        while (prophecy(index) != card) {
            index++;
        }
        setProphecy(index, prophecy(era));
        setProphecy(era, card);
    }

    /** The prophecy cards from an era's on. */
    void shuffleProphecies(int era, Rng rng) {
        rng.shuffle(table, PROPHECY_DECK + era - 1, PROPHECY_DECK + Box.PROPHECIES);
    }

    /** The hex where a disaster of this era will strike, known or not. */
    int epicentre(int disaster) {
        int number = box().prophecies[prophecy(era()) * DISASTERS.length + disaster];
        return disaster == TSUNAMI ? abyssHex(number) : volcanoHex(number);
    }

    // ---------------------------------------------------------------- catastrophes

    int catastropheCard(int god, int index) {
        return table[CATASTROPHE_DECK + god * CATASTROPHES_OF_A_GOD + index];
    }

    void setCatastropheCard(int god, int index, int card) {
        table[CATASTROPHE_DECK + god * CATASTROPHES_OF_A_GOD + index] = card;
    }

    int catastrophesDrawn(int god) {
        return table[CATASTROPHES_DRAWN + god];
    }

    void setCatastrophesDrawn(int god, int cards) {
        table[CATASTROPHES_DRAWN + god] = cards;
    }

    /** Draws a card of a god, wherever it lies in the deck. */
    void drawCatastrophe(int god, int card) {
        int drawn = catastrophesDrawn(god);
        int index = drawn;
        while (catastropheCard(god, index) != card) {
            index++;
        }
        setCatastropheCard(god, index, catastropheCard(god, drawn));
        setCatastropheCard(god, drawn, card);
        setCatastrophesDrawn(god, drawn + 1);
    }

    /** The catastrophe cards of a god that nobody has seen. */
    void shuffleCatastrophes(int god, Rng rng) {
        int deck = CATASTROPHE_DECK + god * CATASTROPHES_OF_A_GOD;
        rng.shuffle(table, deck + catastrophesDrawn(god), deck + CATASTROPHES_OF_A_GOD);
    }

    /** This era's catastrophe card of a god, once it is turned; NOBODY before. */
    int shown(int god) {
        return table[SHOWN + god];
    }

    void setShown(int god, int card) {
        table[SHOWN + god] = card;
    }

    // ---------------------------------------------------------------- ships

    /** How many ships this era's event brings. */
    int ships() {
        return box().ships(era() - 1, eventColumn(era()));
    }

    int die(int era, int ship) {
        return table[DICE + (era - 1) * Box.SHIPS + ship];
    }

    void setDie(int era, int ship, int number) {
        table[DICE + (era - 1) * Box.SHIPS + ship] = number;
    }

    /** The number of the abyss on which a ship stands, from 0; NOBODY if it is not on the map. */
    int ship(int ship) {
        return table[SHIP + ship];
    }

    void setShip(int ship, int abyss) {
        table[SHIP + ship] = abyss;
    }
}
