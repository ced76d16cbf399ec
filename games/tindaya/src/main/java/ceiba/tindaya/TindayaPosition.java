package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;

import ceiba.engine.FlatPosition;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import ceiba.engine.Step;
import java.util.Arrays;
import java.util.Map;

/**
 * Everything on the table of a match of Tindaya. The rules lie in the classes around it, in the order of play: {@link Start},
 * {@link Strategy}, {@link Turn} with {@link Production}, {@link Exploring}, {@link Options}, {@link Offering}, {@link Barter},
 * {@link Market} and {@link Idols}, then {@link EraEnd} and what it calls; what is to be decided lies here as a {@link TindayaStep}.
 *
 * <p>A tribe is numbered by its people, whoever plays it; those not in play have no seat.
 */
public final class TindayaPosition extends FlatPosition {

    // Places in `table` that concern everybody.
    private static final int MODE = OWN;
    private static final int DIFFICULTY = OWN + 1;
    private static final int ERA = OWN + 2;
    private static final int LOT = OWN + 3; // what later lots are drawn from, hidden; two places
    private static final int TRIBE_COUNT = OWN + 5;
    private static final int ACTING = OWN + 6;
    private static final int END_STEP = OWN + 7;
    private static final int FORESEEN = OWN + 8; // seers who have spoken, as bits
    private static final int RESOLVED = OWN + 9; // disasters of the event, then ships
    private static final int LAVA_LEFT = OWN + 10;
    private static final int CANOES_LEFT = OWN + 11;
    private static final int WALLS_LEFT = OWN + 12;
    private static final int CONQUISTADORS_LEFT = OWN + 13;
    private static final int MISSION = OWN + 14;
    private static final int COMMON = OWN + 15; // as bits
    private static final int WINNERS = OWN + 16; // seats, as bits
    private static final int IDOLS_LEFT = OWN + 17; // in the deck
    private static final int CRAFTS_LEFT = OWN + 18;
    private static final int SECRETS_LEFT = OWN + 19;
    private static final int TURN_AT = OWN + 20; // whose turn in the turn order
    private static final int LOSS = OWN + 21; // why all have lost; NOBODY
    private static final int BUSY = OWN + 22; // second token of the Benahoaritas taken in this Explore
    private static final int WRATH = OWN + 23;
    private static final int WILD = WRATH + 2;
    private static final int ANIMALS_LEFT = WILD + 2;
    private static final int TOKENS_LEFT = ANIMALS_LEFT + 2;
    private static final int TILES_LEFT = TOKENS_LEFT + 3;
    private static final int ORDER = TILES_LEFT + 4;
    private static final int PRIORITY = ORDER + MAX_SEATS;
    private static final int PAYERS = PRIORITY + MAX_SEATS; // who delivered fire to each seer
    private static final int EVENTS = PAYERS + 2; // columns, by era
    private static final int OFFERINGS = EVENTS + ERAS; // cards, by era and god
    private static final int CATASTROPHE_DECK = OFFERINGS + 2 * ERAS; // by god, next first
    private static final int CATASTROPHES_DRAWN = CATASTROPHE_DECK + 2 * CATASTROPHES_OF_A_GOD;
    private static final int SHOWN = CATASTROPHES_DRAWN + 2; // this era's card of each god; NOBODY
    private static final int PROPHECY_DECK = SHOWN + 2; // one an era
    private static final int DICE = PROPHECY_DECK + Box.PROPHECIES;
    private static final int SHIP = DICE + ERAS * Box.SHIPS; // the number of its abyss; NOBODY
    private static final int SLOT = SHIP + Box.SHIPS; // of both cards: 0 free, else see fill()
    private static final int MARKET = SLOT + 2 * Box.MAX_SLOTS;
    private static final int CRAFT_DECK = MARKET + Box.MARKET; // the last is next
    private static final int IDOL_DECK = CRAFT_DECK + Box.CRAFT_CARDS;
    private static final int IDOL_DISCARDS = IDOL_DECK + Box.IDOL_CARDS;
    private static final int SECRET_DECK = IDOL_DISCARDS + IDOLS.length;
    private static final int VOLCANO_HEX = SECRET_DECK + SECRETS.length; // by number
    private static final int ABYSS_HEX = VOLCANO_HEX + Hexes.BASES;
    private static final int HEX = ABYSS_HEX + Hexes.BASES;
    private static final int NATIVES = HEX + Hexes.COUNT;
    private static final int MOVERS = NATIVES + Hexes.COUNT;

    // Places that each tribe has.
    private static final int TRIBE = MOVERS + Hexes.COUNT;
    private static final int SEAT = 0;
    private static final int SOLIDARITY_POINTS = 1;
    private static final int KNOWN = 2; // trades, as bits
    private static final int INVENTIONS = 3; // by trade
    private static final int CAVE = 7;
    private static final int WEAPONS = 8;
    private static final int PRISONERS = 9;
    private static final int TAKEN = 10; // prisoners taken in the whole match
    private static final int CUBES = 11;
    private static final int CYLINDERS = 12;
    private static final int USED_CUBES = 13;
    private static final int USED_CYLINDERS = 14;
    private static final int WASTE = 15;
    private static final int JARS = 16; // goods, as bits
    private static final int GRANARIES = 17;
    private static final int HAS_OUTRIGGER = 18;
    private static final int HAS_CLOAKS = 19;
    private static final int HAS_PASSED = 20;
    private static final int MARKS = 21; // what objectives remember, as bits
    private static final int VILLAGERS = 22; // on the map
    private static final int NOBLES = 23;
    private static final int GIVEN = 24; // units to each god in this era
    private static final int SECRET = 26; // kept: card + 1, of each deal
    private static final int SECRET_TOKEN = 28;
    private static final int DEALT = 30; // two cards dealt, card + 1; after the choice the discarded one of each deal
    private static final int SACRIFICES = 34; // free for the end of the era: what a step counts for a tribe
    private static final int TOKENS = 35;
    private static final int GOODS_AT = 38;
    private static final int IDOLS_AT = GOODS_AT + 15;
    private static final int PER_TRIBE = IDOLS_AT + 7;
    private static final int END = TRIBE + PER_TRIBE * MAX_SEATS;

    // The parts of a hex.
    private static final int TERRAIN_SHIFT = 0; // 3 bits
    private static final int TOKENS_SHIFT = 3; // 4 bits
    private static final int BUILDING_SHIFT = 7; // 3 bits
    private static final int CONTROLLER_SHIFT = 10; // 3 bits
    private static final int INSIDE_SHIFT = 13; // 4 bits: animals or conquistadors
    private static final int WALL_SHIFT = 17; // 1 bit
    private static final int CANOES_SHIFT = 18; // 4 bits
    private static final int ISLAND_SHIFT = 22; // 7 bits: its lowest hex
    private static final int GUARD_SHIFT = 29; // 1 bit: protected by an idol
    private static final int NO_BUILDING = 0;
    private static final int FORT = TRADES.length + 1;

    // Natives of a tribe on a hex: 3 bits of villagers, 2 of nobles.
    private static final int NATIVE_BITS = 5;
    private static final int NOBLE_SHIFT = 3;

    // Those of the acting tribe who moved in this Explore, and the options that they have used.
    static final int MOVED_VILLAGERS = 0;
    static final int MOVED_NOBLES = 3;
    static final int USED_COLLECT = 5;
    static final int USED_SETTLE = 9;
    static final int USED_GATHER = 12;
    static final int USED_OFFER = 15;
    static final int USED_BARTER = 17;

    // Marks of a tribe.
    static final int MARK_DEATH = 1;
    static final int MARK_WON_BATTLE = 2;
    /** Shifted by the era from 0: gave to both gods in it. */
    static final int MARK_DEVOUT = 4;

    // Sets of hexes in `bits`, two longs each.
    private static final int LAND = 0;

    private static final int STACK = 12;

    private static final Layout LAYOUT =
            new Layout(END, STACK, 2, TindayaStep.OPTION_BITS, TindayaStep.ALWAYS_ASKED, TindayaCodec.VOCABULARY);

    private Box box;

    TindayaPosition(int seats, Box box) {
        super(seats, LAYOUT);
        this.box = box;
    }

    // ---------------------------------------------------------------- the contract of a position

    @Override
    protected long legal(int kind, int argument) {
        return TindayaStep.legal(this, kind, argument);
    }

    @Override
    protected void take(int kind, int argument, int option) {
        TindayaStep.take(this, kind, argument, option);
    }

    @Override
    protected void resolve(int kind, int argument) {
        TindayaStep.resolve(this, kind, argument);
    }

    @Override
    public TindayaPosition copy() {
        TindayaPosition copy = new TindayaPosition(seats(), box);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        super.copyFrom(other);
        box = ((TindayaPosition) other).box;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && box.equals(((TindayaPosition) other).box);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public void redraw(int observer, Rng rng) {
        Secrets.redraw(this, observer, rng);
        settle(); // what another seat may choose depends on what it holds
    }

    /** Dominion: solidarity. Alliance has no points: one once the match is won. */
    @Override
    public double points(int seat) {
        return isDominion() ? solidarity(tribeOf(seat)) : table[WINNERS] >> seat & 1;
    }

    @Override
    protected boolean isAhead(int one, int another) {
        return isDominion() && GameEnd.isAhead(this, tribeOf(one), tribeOf(another));
    }

    @Override
    public int side(int seat) {
        return isDominion() ? seat : 0;
    }

    @Override
    public int winners() {
        return table[WINNERS];
    }

    @Override
    public double gauge(int number, int seat) {
        return Gauges.of(this, number, seat);
    }

    @Override
    protected Map<String, Object> json(int observer) {
        return PositionJson.write(this, observer);
    }

    @Override
    public void check() {
        Invariants.check(this);
    }

    // ---------------------------------------------------------------- the match

    Box box() {
        return box;
    }

    boolean isDominion() {
        return table[MODE] == 1;
    }

    void setMode(int mode) {
        table[MODE] = mode;
    }

    int difficulty() {
        return table[DIFFICULTY];
    }

    void setDifficulty(int difficulty) {
        table[DIFFICULTY] = difficulty;
    }

    /** From 1. */
    int era() {
        return table[ERA];
    }

    void setEra(int era) {
        table[ERA] = era;
    }

    /** 1 to 10 at the end of an era, otherwise 0. */
    int endStep() {
        return table[END_STEP];
    }

    void setEndStep(int step) {
        table[END_STEP] = step;
    }

    /** A lot that nobody could foresee: a number from 0 to bound - 1, from what lies hidden in the position. */
    int lot(int bound) {
        long next = lots() * 0x5851F42D4C957F2DL
                + 0x14057B7EF767814FL; // a linear congruential generator: its high bits are random
        setLots(next);
        return (int) (((next >>> 32) * bound) >>> 32);
    }

    long lots() {
        return ((long) table[LOT] << 32) | (table[LOT + 1] & 0xFFFFFFFFL);
    }

    void setLots(long lots) {
        table[LOT] = (int) (lots >>> 32);
        table[LOT + 1] = (int) lots;
    }

    int missionCard() {
        return table[MISSION];
    }

    void setMissionCard(int mission) {
        table[MISSION] = mission;
    }

    /** The common objectives, as bits. */
    int common() {
        return table[COMMON];
    }

    void setCommon(int objectives) {
        table[COMMON] = objectives;
    }

    void setWinners(int seats) {
        table[WINNERS] = seats;
    }

    /** Why all have lost; NOBODY if they have not. */
    int loss() {
        return table[LOSS];
    }

    void setLoss(int why) {
        table[LOSS] = why;
    }

    // ---------------------------------------------------------------- tribes and their order

    /** How many tribes are in play. */
    int tribes() {
        return table[TRIBE_COUNT];
    }

    void setTribes(int tribes) {
        table[TRIBE_COUNT] = tribes;
    }

    /** A tribe in the turn order, from 0. */
    int order(int index) {
        return table[ORDER + index];
    }

    void setOrder(int index, int tribe) {
        table[ORDER + index] = tribe;
    }

    /** The place of a tribe in the turn order. */
    int turnOf(int tribe) {
        int index = 0;
        while (table[ORDER + index] != tribe) {
            index++;
        }
        return index;
    }

    /** A tribe in the order of the present step, from 0. */
    int priority(int index) {
        return table[PRIORITY + index];
    }

    void setPriority(int index, int tribe) {
        table[PRIORITY + index] = tribe;
    }

    /** T-2: fixes the order for a step: in Dominion least solidarity first, then the lower turn token. */
    void fixPriority() {
        System.arraycopy(table, ORDER, table, PRIORITY, MAX_SEATS);
        for (int index = 1; isDominion() && index < tribes(); index++) {
            int tribe = table[PRIORITY + index];
            int at = index;
            while (at > 0 && solidarity(table[PRIORITY + at - 1]) > solidarity(tribe)) {
                table[PRIORITY + at] = table[PRIORITY + at - 1];
                at--;
            }
            table[PRIORITY + at] = tribe;
        }
    }

    /** The tribe whose turn it is, in the turn order. */
    int turnAt() {
        return table[TURN_AT];
    }

    void setTurnAt(int index) {
        table[TURN_AT] = index;
    }

    /** The tribe that decides. */
    int acting() {
        return table[ACTING];
    }

    /** Lets a tribe decide. */
    void setActing(int tribe) {
        table[ACTING] = tribe;
        setActive(seatOf(tribe));
    }

    int ofTribe(int tribe, int place) {
        return table[TRIBE + tribe * PER_TRIBE + place];
    }

    private void set(int tribe, int place, int value) {
        table[TRIBE + tribe * PER_TRIBE + place] = value;
    }

    private void add(int tribe, int place, int value) {
        table[TRIBE + tribe * PER_TRIBE + place] += value;
    }

    /** The seat that plays a tribe; NOBODY if it is not in play. */
    int seatOf(int tribe) {
        return ofTribe(tribe, SEAT);
    }

    void setSeatOf(int tribe, int seat) {
        set(tribe, SEAT, seat);
    }

    boolean inPlay(int tribe) {
        return seatOf(tribe) != NOBODY;
    }

    /** The first tribe of a seat. */
    int tribeOf(int seat) {
        int tribe = 0;
        while (seatOf(tribe) != seat) {
            tribe++;
        }
        return tribe;
    }

    int solidarity(int tribe) {
        return ofTribe(tribe, SOLIDARITY_POINTS);
    }

    void setSolidarity(int tribe, int points) {
        set(tribe, SOLIDARITY_POINTS, points);
    }

    /** In Dominion alone; Alliance knows no solidarity. */
    void addSolidarity(int tribe, int points, int why) {
        if (isDominion() && points != 0) {
            add(tribe, SOLIDARITY_POINTS, points);
            note(TindayaEvent.SOLIDARITY, seatOf(tribe), tribe, points, why);
        }
    }

    boolean knows(int tribe, int trade) {
        return (ofTribe(tribe, KNOWN) >> trade & 1) != 0;
    }

    int knownTrades(int tribe) {
        return ofTribe(tribe, KNOWN);
    }

    void learn(int tribe, int trade) {
        set(tribe, KNOWN, ofTribe(tribe, KNOWN) | 1 << trade);
    }

    void setKnownTrades(int tribe, int trades) {
        set(tribe, KNOWN, trades);
    }

    /** A tribe that is not in play has nothing. */
    void forget(int tribe) {
        for (int place = 0; place < PER_TRIBE; place++) {
            set(tribe, place, place == SEAT ? NOBODY : 0);
        }
    }

    /** How many inventions of a trade are developed, 0 to 2. */
    int inventions(int tribe, int trade) {
        return ofTribe(tribe, INVENTIONS + trade);
    }

    void setInventions(int tribe, int trade, int developed) {
        set(tribe, INVENTIONS + trade, developed);
    }

    int inventions(int tribe) {
        int sum = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            sum += inventions(tribe, trade);
        }
        return sum;
    }

    boolean hasCave(int tribe) {
        return ofTribe(tribe, CAVE) != 0;
    }

    void setCave(int tribe, boolean built) {
        set(tribe, CAVE, built ? 1 : 0);
    }

    int weapons(int tribe) {
        return ofTribe(tribe, WEAPONS);
    }

    void addWeapons(int tribe, int weapons) {
        add(tribe, WEAPONS, weapons);
    }

    int prisoners(int tribe) {
        return ofTribe(tribe, PRISONERS);
    }

    void addPrisoners(int tribe, int prisoners) {
        add(tribe, PRISONERS, prisoners);
    }

    /** Prisoners taken in the whole match. */
    int taken(int tribe) {
        return ofTribe(tribe, TAKEN);
    }

    void setTaken(int tribe, int prisoners) {
        set(tribe, TAKEN, prisoners);
    }

    int cubes(int tribe) {
        return ofTribe(tribe, CUBES);
    }

    void addCubes(int tribe, int cubes) {
        add(tribe, CUBES, cubes);
    }

    int cylinders(int tribe) {
        return ofTribe(tribe, CYLINDERS);
    }

    void addCylinders(int tribe, int cylinders) {
        add(tribe, CYLINDERS, cylinders);
    }

    int usedCubes(int tribe) {
        return ofTribe(tribe, USED_CUBES);
    }

    void setUsedCubes(int tribe, int cubes) {
        set(tribe, USED_CUBES, cubes);
    }

    /** Used in this era; then they leave the game. */
    int usedCylinders(int tribe) {
        return ofTribe(tribe, USED_CYLINDERS);
    }

    void setUsedCylinders(int tribe, int cylinders) {
        set(tribe, USED_CYLINDERS, cylinders);
    }

    int waste(int tribe) {
        return ofTribe(tribe, WASTE);
    }

    void addWaste(int tribe, int units) {
        add(tribe, WASTE, units);
    }

    /** Goods that a great jar holds, as bits. */
    int jars(int tribe) {
        return ofTribe(tribe, JARS);
    }

    void setJars(int tribe, int goods) {
        set(tribe, JARS, goods);
    }

    int granaries(int tribe) {
        return ofTribe(tribe, GRANARIES);
    }

    void setGranaries(int tribe, int granaries) {
        set(tribe, GRANARIES, granaries);
    }

    boolean hasOutrigger(int tribe) {
        return ofTribe(tribe, HAS_OUTRIGGER) != 0;
    }

    void setOutrigger(int tribe, boolean has) {
        set(tribe, HAS_OUTRIGGER, has ? 1 : 0);
    }

    boolean hasCloaks(int tribe) {
        return ofTribe(tribe, HAS_CLOAKS) != 0;
    }

    void setCloaks(int tribe, boolean has) {
        set(tribe, HAS_CLOAKS, has ? 1 : 0);
    }

    boolean hasPassed(int tribe) {
        return ofTribe(tribe, HAS_PASSED) != 0;
    }

    void setPassed(int tribe, boolean passed) {
        set(tribe, HAS_PASSED, passed ? 1 : 0);
    }

    int marks(int tribe) {
        return ofTribe(tribe, MARKS);
    }

    void mark(int tribe, int marks) {
        set(tribe, MARKS, marks(tribe) | marks);
    }

    /** Units that a tribe gave to a god in this era. */
    int given(int tribe, int god) {
        return ofTribe(tribe, GIVEN + god);
    }

    void setGiven(int tribe, int god, int units) {
        set(tribe, GIVEN + god, units);
    }

    /** A number that a step of the end of the era keeps for a tribe; 0 outside. */
    int counted(int tribe) {
        return ofTribe(tribe, SACRIFICES);
    }

    void setCounted(int tribe, int number) {
        set(tribe, SACRIFICES, number);
    }

    // ---------------------------------------------------------------- goods

    int good(int tribe, int good) {
        return ofTribe(tribe, GOODS_AT + good);
    }

    void addGood(int tribe, int good, int units) {
        add(tribe, GOODS_AT + good, units);
    }

    /** Units of a kind that can be bartered: goods, weapons and prisoners. */
    int units(int tribe, int unit) {
        return unit == WEAPON ? weapons(tribe) : unit == PRISONER ? prisoners(tribe) : good(tribe, unit);
    }

    void addUnits(int tribe, int unit, int units) {
        add(tribe, unit == WEAPON ? WEAPONS : unit == PRISONER ? PRISONERS : GOODS_AT + unit, units);
    }

    /** How much of a good a tribe's store holds (T-11). */
    int capacity(int tribe, int good) {
        return (jars(tribe) >> good & 1) != 0 ? box.jar : box.capacity;
    }

    boolean canPay(int tribe, long price) {
        for (long left = price; left != 0; ) {
            int good = Box.firstGood(left);
            int units = Box.units(left, good);
            if (good(tribe, good) < units) {
                return false;
            }
            left = Box.less(left, good, units);
        }
        return true;
    }

    void pay(int tribe, long price) {
        for (long left = price; left != 0; ) {
            int good = Box.firstGood(left);
            int units = Box.units(left, good);
            addGood(tribe, good, -units);
            left = Box.less(left, good, units);
        }
    }

    /** Raw tokens collected, by raw material from 0. */
    int tokens(int tribe, int raw) {
        return ofTribe(tribe, TOKENS + raw);
    }

    void addTokens(int tribe, int raw, int tokens) {
        add(tribe, TOKENS + raw, tokens);
    }

    /** What a tribe has to eat, if nothing is overpaid. */
    int food(int tribe) {
        int food = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            food += good(tribe, trade) + 2 * good(tribe, Glossary.PRESERVED + trade);
        }
        return food;
    }

    int preserved(int tribe) {
        int units = 0;
        for (int trade = 0; trade < TRADES.length; trade++) {
            units += good(tribe, Glossary.PRESERVED + trade);
        }
        return units;
    }

    int shelter(int tribe) {
        return box.shelter + (hasCave(tribe) ? box.caveShelter : 0) + (hasCloaks(tribe) ? box.cloaksShelter : 0);
    }

    int totalWaste() {
        int units = 0;
        for (int index = 0; index < tribes(); index++) {
            units += waste(order(index));
        }
        return units;
    }

    // ---------------------------------------------------------------- idols, secrets, cards

    int idols(int tribe, int idol) {
        return ofTribe(tribe, IDOLS_AT + idol);
    }

    void addIdols(int tribe, int idol, int cards) {
        add(tribe, IDOLS_AT + idol, cards);
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

    /** The secret objective kept of a deal, 0 or 1; NOBODY. */
    int secret(int tribe, int deal) {
        return ofTribe(tribe, SECRET + deal) - 1;
    }

    void setSecret(int tribe, int deal, int card) {
        set(tribe, SECRET + deal, card + 1);
    }

    /** Points of the token on a secret objective. */
    int secretToken(int tribe, int deal) {
        return ofTribe(tribe, SECRET_TOKEN + deal);
    }

    void setSecretToken(int tribe, int deal, int points) {
        set(tribe, SECRET_TOKEN + deal, points);
    }

    /** A card dealt to a tribe: deal 0 or 1, card 0 or 1 of it; NOBODY. What was kept is also {@link #secret}. */
    int dealt(int tribe, int deal, int index) {
        return ofTribe(tribe, DEALT + 2 * deal + index) - 1;
    }

    void setDealt(int tribe, int deal, int index, int card) {
        set(tribe, DEALT + 2 * deal + index, card + 1);
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

    /** A card of the market; NOBODY where it was bought. */
    int market(int index) {
        return table[MARKET + index];
    }

    void setMarket(int index, int craft) {
        table[MARKET + index] = craft;
    }

    void shuffleIdols(Rng rng) {
        rng.shuffle(table, IDOL_DECK, IDOL_DECK + idolsLeft());
    }

    void shuffleCrafts(Rng rng) {
        rng.shuffle(table, CRAFT_DECK, CRAFT_DECK + craftsLeft());
    }

    void shuffleSecrets(Rng rng) {
        rng.shuffle(table, SECRET_DECK, SECRET_DECK + secretsLeft());
    }

    /** The catastrophe cards of a god that nobody has seen. */
    void shuffleCatastrophes(int god, Rng rng) {
        int deck = CATASTROPHE_DECK + god * CATASTROPHES_OF_A_GOD;
        rng.shuffle(table, deck + catastrophesDrawn(god), deck + CATASTROPHES_OF_A_GOD);
    }

    /** The prophecy cards from an era's on. */
    void shuffleProphecies(int era, Rng rng) {
        rng.shuffle(table, PROPHECY_DECK + era - 1, PROPHECY_DECK + Box.PROPHECIES);
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

    /** The column of an era's event card; eras from 1. */
    int eventColumn(int era) {
        return table[EVENTS + era - 1];
    }

    void setEventColumn(int era, int column) {
        table[EVENTS + era - 1] = column;
    }

    /** A disaster of this era's event, from left to right; NOBODY beyond the last. */
    int disaster(int index) {
        return box.disaster(era() - 1, eventColumn(era()), index);
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

    /** How many ships this era's event brings. */
    int ships() {
        return box.ships(era() - 1, eventColumn(era()));
    }

    /** Whether this era's event deals secret objectives. */
    boolean dealsSecrets() {
        return isDominion() && era() < ERAS;
    }

    int offeringCard(int era, int god) {
        return table[OFFERINGS + 2 * (era - 1) + god];
    }

    void setOfferingCard(int era, int god, int card) {
        table[OFFERINGS + 2 * (era - 1) + god] = card;
    }

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

    /** This era's catastrophe card of a god, once it is turned; NOBODY before. */
    int shown(int god) {
        return table[SHOWN + god];
    }

    void setShown(int god, int card) {
        table[SHOWN + god] = card;
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

    /** The hex where a disaster of this era will strike, known or not. */
    int epicentre(int disaster) {
        int number = box.prophecies[prophecy(era()) * DISASTERS.length + disaster];
        return disaster == TSUNAMI ? abyssHex(number) : volcanoHex(number);
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

    boolean hasSpoken(int seer) {
        return (table[FORESEEN] >> seer & 1) != 0;
    }

    int foreseen() {
        return table[FORESEEN];
    }

    void setForeseen(int seers) {
        table[FORESEEN] = seers;
    }

    /** Events of this era's card that are over: disasters first, then ships. */
    int resolved() {
        return table[RESOLVED];
    }

    void setResolved(int events) {
        table[RESOLVED] = events;
    }

    /** Who delivered fire to the first or second seer; NOBODY. */
    int payer(int round) {
        return table[PAYERS + round];
    }

    void setPayer(int round, int tribe) {
        table[PAYERS + round] = tribe;
    }

    // ---------------------------------------------------------------- offerings and wrath

    /** Slots of this era's card of a god. */
    int slots() {
        return tribes() + box.slotsBeyondTribes[era() - 1];
    }

    /** What a slot asks for. */
    int need(int god, int slot) {
        int[] needs = box.offerings[Box.offering(god, era() - 1, offeringCard(era(), god))];
        return needs[slot % needs.length];
    }

    /** What lies on a slot: 0 nothing, otherwise 1 + tribe + 4 times what: a unit, or {@link #NATIVE_UNIT}. */
    int filled(int god, int slot) {
        return table[SLOT + god * Box.MAX_SLOTS + slot];
    }

    void setFilled(int god, int slot, int what) {
        table[SLOT + god * Box.MAX_SLOTS + slot] = what;
    }

    static final int NATIVE_UNIT = PRISONER + 1;

    int openSlots(int god) {
        int open = 0;
        for (int slot = 0; slot < slots(); slot++) {
            open += filled(god, slot) == 0 ? 1 : 0;
        }
        return open;
    }

    /** Open slots of a god that ask for something. */
    int openSlots(int god, int need) {
        int open = 0;
        for (int slot = 0; slot < slots(); slot++) {
            open += filled(god, slot) == 0 && need(god, slot) == need ? 1 : 0;
        }
        return open;
    }

    int wrath(int god) {
        return table[WRATH + god];
    }

    void setWrath(int god, int wrath) {
        table[WRATH + god] = wrath;
    }

    /** T-7: stays in its range. */
    void addWrath(int god, int change) {
        int wrath = Math.clamp(wrath(god) + change, 0, box.lost);
        if (wrath != wrath(god)) {
            note(TindayaEvent.WRATH, active(), god, wrath - wrath(god), wrath);
            table[WRATH + god] = wrath;
        }
    }

    /** T-24: the rings of a god's impact area. */
    int rings(int god) {
        return wrath(god) >= box.red ? 3 : wrath(god) >= box.orange ? 2 : 1;
    }

    // ---------------------------------------------------------------- supplies

    int lavaLeft() {
        return table[LAVA_LEFT];
    }

    void setLavaLeft(int tiles) {
        table[LAVA_LEFT] = tiles;
    }

    int canoesLeft() {
        return table[CANOES_LEFT];
    }

    void setCanoesLeft(int canoes) {
        table[CANOES_LEFT] = canoes;
    }

    int wallsLeft() {
        return table[WALLS_LEFT];
    }

    void setWallsLeft(int walls) {
        table[WALLS_LEFT] = walls;
    }

    int conquistadorsLeft() {
        return table[CONQUISTADORS_LEFT];
    }

    void setConquistadorsLeft(int conquistadors) {
        table[CONQUISTADORS_LEFT] = conquistadors;
    }

    int wild(int species) {
        return table[WILD + species];
    }

    void setWild(int species, int animals) {
        table[WILD + species] = animals;
    }

    int animalsLeft(int species) {
        return table[ANIMALS_LEFT + species];
    }

    void setAnimalsLeft(int species, int animals) {
        table[ANIMALS_LEFT + species] = animals;
    }

    int tokensLeft(int raw) {
        return table[TOKENS_LEFT + raw];
    }

    void setTokensLeft(int raw, int tokens) {
        table[TOKENS_LEFT + raw] = tokens;
    }

    int tilesLeft(int trade) {
        return table[TILES_LEFT + trade];
    }

    void setTilesLeft(int trade, int tiles) {
        table[TILES_LEFT + trade] = tiles;
    }

    // ---------------------------------------------------------------- hexes

    int volcanoHex(int number) {
        return table[VOLCANO_HEX + number];
    }

    void setVolcanoHex(int number, int hex) {
        table[VOLCANO_HEX + number] = hex;
    }

    int abyssHex(int number) {
        return table[ABYSS_HEX + number];
    }

    void setAbyssHex(int number, int hex) {
        table[ABYSS_HEX + number] = hex;
    }

    private int part(int hex, int shift, int size) {
        return table[HEX + hex] >>> shift & (1 << size) - 1;
    }

    private void setPart(int hex, int shift, int size, int value) {
        table[HEX + hex] = (table[HEX + hex] & ~(((1 << size) - 1) << shift)) | (value << shift);
    }

    int terrain(int hex) {
        return part(hex, TERRAIN_SHIFT, 3);
    }

    /** The islands are to be found anew after the last change: {@link #findIslands}. */
    void setTerrain(int hex, int terrain) {
        setPart(hex, TERRAIN_SHIFT, 3, terrain);
        long bit = 1L << hex;
        if (terrain >= VOLCANO) {
            bits[LAND + (hex >> 6)] |= bit;
        } else {
            bits[LAND + (hex >> 6)] &= ~bit;
            setPart(hex, ISLAND_SHIFT, 7, 0);
        }
    }

    boolean isLand(int hex) {
        return (bits[LAND + (hex >> 6)] >>> hex & 1) != 0;
    }

    /** A land hex that is not a volcano: it may hold a settlement or a fort. */
    boolean isTerrain(int hex) {
        return terrain(hex) >= COAST;
    }

    /** The first land hex from this one on; {@link Hexes#NONE} if there is none. */
    int nextLand(int from) {
        if (from < 64) {
            long rest = bits[LAND] >>> from << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        int beyond = Math.max(from - 64, 0);
        long rest = beyond >= 64 ? 0 : bits[LAND + 1] >>> beyond << beyond;
        return rest == 0 ? Hexes.NONE : 64 + Long.numberOfTrailingZeros(rest);
    }

    /** The island of a land hex, by its lowest hex (T-4). */
    int island(int hex) {
        return part(hex, ISLAND_SHIFT, 7);
    }

    /** T-4: finds the islands anew after the map has changed. */
    void findIslands() {
        long left0 = bits[LAND];
        long left1 = bits[LAND + 1];
        while ((left0 | left1) != 0) {
            int lowest = left0 != 0 ? Long.numberOfTrailingZeros(left0) : 64 + Long.numberOfTrailingZeros(left1);
            long open0 = lowest < 64 ? 1L << lowest : 0;
            long open1 = lowest < 64 ? 0 : 1L << lowest;
            while ((open0 | open1) != 0) {
                int hex = open0 != 0 ? Long.numberOfTrailingZeros(open0) : 64 + Long.numberOfTrailingZeros(open1);
                if (hex < 64) {
                    open0 &= open0 - 1;
                    left0 &= ~(1L << hex);
                } else {
                    open1 &= open1 - 1;
                    left1 &= ~(1L << hex);
                }
                setPart(hex, ISLAND_SHIFT, 7, lowest);
                for (int direction = 0; direction < Hexes.DIRECTIONS; direction++) {
                    int next = Hexes.neighbour(hex, direction);
                    if (next >= 64) {
                        open1 |= 1L << next & left1;
                    } else if (next >= 0) {
                        open0 |= 1L << next & left0;
                    }
                }
            }
        }
    }

    int tokens(int hex) {
        return part(hex, TOKENS_SHIFT, 4);
    }

    void setTokens(int hex, int tokens) {
        setPart(hex, TOKENS_SHIFT, 4, tokens);
    }

    /** Tokens left on an island, given by its lowest hex. */
    int tokensOnIsland(int island) {
        int tokens = 0;
        for (int hex = island; hex >= 0; hex = nextLand(hex + 1)) {
            tokens += island(hex) == island ? tokens(hex) : 0;
        }
        return tokens;
    }

    boolean hasSettlement(int hex) {
        int building = part(hex, BUILDING_SHIFT, 3);
        return building != NO_BUILDING && building != FORT;
    }

    /** The trade of the settlement on a hex, or NOBODY. */
    int settlement(int hex) {
        return hasSettlement(hex) ? part(hex, BUILDING_SHIFT, 3) - 1 : NOBODY;
    }

    boolean hasFort(int hex) {
        return part(hex, BUILDING_SHIFT, 3) == FORT;
    }

    boolean isFree(int hex) {
        return part(hex, BUILDING_SHIFT, 3) == NO_BUILDING;
    }

    /** Animals of a settlement, or conquistadors of a fort. */
    int inside(int hex) {
        return part(hex, INSIDE_SHIFT, 4);
    }

    private void setInside(int hex, int figures) {
        setPart(hex, INSIDE_SHIFT, 4, figures);
    }

    /** Lays a settlement of a trade; its first controller is who builds it, then T-8 decides. */
    void build(int hex, int trade, int tribe) {
        setTilesLeft(trade, tilesLeft(trade) - 1);
        setPart(hex, BUILDING_SHIFT, 3, trade + 1);
        setPart(hex, CONTROLLER_SHIFT, 3, tribe + 1);
        setInside(hex, 0);
        findController(hex);
    }

    /** For reading: nothing but sea, and nobody there. */
    void clearMap() {
        for (int hex = 0; hex < Hexes.COUNT; hex++) {
            table[HEX + hex] = 0;
            table[NATIVES + hex] = 0;
            table[MOVERS + hex] = 0;
        }
        bits[LAND] = 0;
        bits[LAND + 1] = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            set(tribe, VILLAGERS, 0);
            set(tribe, NOBLES, 0);
        }
    }

    /** For reading: supplies are counted when all is read. */
    void readSettlement(int hex, int trade, int controller, int animals) {
        setPart(hex, BUILDING_SHIFT, 3, trade + 1);
        setPart(hex, CONTROLLER_SHIFT, 3, controller + 1);
        setInside(hex, animals);
    }

    /** For reading: supplies are counted when all is read. */
    void readFort(int hex, int conquistadors) {
        setPart(hex, BUILDING_SHIFT, 3, FORT);
        setInside(hex, conquistadors);
    }

    /** T-6: a settlement leaves the map, its animals with it. */
    void removeSettlement(int hex) {
        int trade = settlement(hex);
        note(TindayaEvent.DESTROYED, active(), controller(hex), trade, hex);
        setTilesLeft(trade, tilesLeft(trade) + 1);
        addAnimals(hex, -inside(hex));
        setPart(hex, BUILDING_SHIFT, 3, NO_BUILDING);
        setPart(hex, CONTROLLER_SHIFT, 3, 0);
    }

    /** Animals come to a settlement from the supply or go back to it. */
    void addAnimals(int hex, int animals) {
        if (animals != 0) {
            int species = animal(settlement(hex));
            setInside(hex, inside(hex) + animals);
            setAnimalsLeft(species, animalsLeft(species) - animals);
        }
    }

    /** Builds a fort with conquistadors from the supply. */
    void buildFort(int hex, int conquistadors) {
        setPart(hex, BUILDING_SHIFT, 3, FORT);
        setInside(hex, 0);
        addConquistadors(hex, conquistadors);
        note(TindayaEvent.FORT, active(), hex, conquistadors, 0);
    }

    /** Conquistadors come to a fort from the supply or go back to it. */
    void addConquistadors(int hex, int conquistadors) {
        setInside(hex, inside(hex) + conquistadors);
        setConquistadorsLeft(conquistadorsLeft() - conquistadors);
    }

    /** A fort leaves the map; its conquistadors, unless taken prisoner before, go to the supply. */
    void removeFort(int hex) {
        addConquistadors(hex, -inside(hex));
        setPart(hex, BUILDING_SHIFT, 3, NO_BUILDING);
    }

    /** The conquistadors of a fort become prisoners of a tribe, figures and all. */
    void imprisonFort(int tribe, int hex) {
        int conquistadors = inside(hex);
        setInside(hex, 0);
        setPart(hex, BUILDING_SHIFT, 3, NO_BUILDING);
        imprison(tribe, conquistadors);
    }

    /** Conquistadors who came out of the supply, or stood in a fort, become prisoners. */
    void imprison(int tribe, int conquistadors) {
        addPrisoners(tribe, conquistadors);
        setTaken(tribe, taken(tribe) + conquistadors);
        note(TindayaEvent.IMPRISONED, seatOf(tribe), tribe, conquistadors, 0);
    }

    /** The tribe that controls the settlement on a hex; NOBODY. */
    int controller(int hex) {
        return part(hex, CONTROLLER_SHIFT, 3) - 1;
    }

    void setController(int hex, int tribe) {
        setPart(hex, CONTROLLER_SHIFT, 3, tribe + 1);
    }

    /** T-8: most natives; with a tie or nobody there, the last controller. */
    private void findController(int hex) {
        int best = NOBODY;
        int most = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            int natives = natives(tribe, hex);
            if (natives > most) {
                most = natives;
                best = tribe;
            } else if (natives == most) {
                best = NOBODY;
            }
        }
        if (best != NOBODY && best != controller(hex)) {
            setPart(hex, CONTROLLER_SHIFT, 3, best + 1);
            note(TindayaEvent.CONTROL, seatOf(best), best, hex, 0);
        }
    }

    boolean hasWall(int hex) {
        return part(hex, WALL_SHIFT, 1) != 0;
    }

    void setWall(int hex, boolean wall) {
        if (wall != hasWall(hex)) {
            setPart(hex, WALL_SHIFT, 1, wall ? 1 : 0);
            setWallsLeft(wallsLeft() + (wall ? -1 : 1));
        }
    }

    int canoes(int hex) {
        return part(hex, CANOES_SHIFT, 4);
    }

    /** Canoes come from the supply or go back to it. */
    void addCanoes(int hex, int canoes) {
        setPart(hex, CANOES_SHIFT, 4, canoes(hex) + canoes);
        setCanoesLeft(canoesLeft() - canoes);
    }

    /** Whether an idol protects a hex now (T-28). */
    boolean isGuarded(int hex) {
        return part(hex, GUARD_SHIFT, 1) != 0;
    }

    void setGuarded(int hex, boolean guarded) {
        setPart(hex, GUARD_SHIFT, 1, guarded ? 1 : 0);
    }

    // ---------------------------------------------------------------- natives

    int villagers(int tribe, int hex) {
        return (table[NATIVES + hex] >> (tribe * NATIVE_BITS)) & 7;
    }

    int nobles(int tribe, int hex) {
        return (table[NATIVES + hex] >> (tribe * NATIVE_BITS + NOBLE_SHIFT)) & 3;
    }

    int natives(int tribe, int hex) {
        return villagers(tribe, hex) + nobles(tribe, hex);
    }

    int ofKind(int tribe, int kind, int hex) {
        return kind == NOBLE ? nobles(tribe, hex) : villagers(tribe, hex);
    }

    boolean hasNatives(int hex) {
        return table[NATIVES + hex] != 0;
    }

    int nativesOn(int hex) {
        int natives = 0;
        for (int tribe = 0; tribe < TRIBES.length; tribe++) {
            natives += natives(tribe, hex);
        }
        return natives;
    }

    /** Villagers of a tribe on the map. */
    int villagers(int tribe) {
        return ofTribe(tribe, VILLAGERS);
    }

    int nobles(int tribe) {
        return ofTribe(tribe, NOBLES);
    }

    int natives(int tribe) {
        return villagers(tribe) + nobles(tribe);
    }

    /** Villagers that can still be born. */
    int unborn(int tribe) {
        return box.villagers - villagers(tribe);
    }

    /** Natives come to a hex from the supply, or leave it for the supply. */
    void addNatives(int tribe, int hex, int villagers, int nobles) {
        shift(tribe, hex, villagers, nobles);
        add(tribe, VILLAGERS, villagers);
        add(tribe, NOBLES, nobles);
    }

    void moveNatives(int tribe, int from, int to, int villagers, int nobles) {
        shift(tribe, from, -villagers, -nobles);
        shift(tribe, to, villagers, nobles);
    }

    private void shift(int tribe, int hex, int villagers, int nobles) {
        table[NATIVES + hex] += (villagers + (nobles << NOBLE_SHIFT)) << (tribe * NATIVE_BITS);
        if (hasSettlement(hex)) {
            findController(hex);
        }
    }

    /** T-5: a native dies. */
    void kill(int tribe, int kind, int hex, int cause) {
        addNatives(tribe, hex, kind == VILLAGER ? -1 : 0, kind == NOBLE ? -1 : 0);
        note(TindayaEvent.DIED, seatOf(tribe), tribe, kind + 2 * cause, hex);
    }

    /** All natives of a tribe on a hex die. */
    void killAll(int tribe, int hex, int cause) {
        for (int left = villagers(tribe, hex); left > 0; left--) {
            kill(tribe, VILLAGER, hex, cause);
        }
        for (int left = nobles(tribe, hex); left > 0; left--) {
            kill(tribe, NOBLE, hex, cause);
        }
    }

    int settlementsOf(int tribe) {
        int settlements = 0;
        for (int hex = nextLand(0); hex >= 0; hex = nextLand(hex + 1)) {
            settlements += controller(hex) == tribe ? 1 : 0;
        }
        return settlements;
    }

    // ---------------------------------------------------------------- who moved in an Explore

    int mover(int hex, int shift, int size) {
        return table[MOVERS + hex] >>> shift & (1 << size) - 1;
    }

    void addMover(int hex, int shift, int count) {
        table[MOVERS + hex] += count << shift;
    }

    /** Whether somebody who moved stands on a hex. */
    boolean hasMovers(int hex) {
        return (table[MOVERS + hex] & (1 << USED_COLLECT) - 1) != 0;
    }

    void clearMovers(int hex) {
        table[MOVERS + hex] = 0;
    }

    void forgetMovers() {
        for (int hex = nextLand(0); hex >= 0; hex = nextLand(hex + 1)) {
            table[MOVERS + hex] = 0;
        }
        table[BUSY] = 0;
    }

    int movers(int hex) {
        return table[MOVERS + hex];
    }

    void setMovers(int hex, int movers) {
        table[MOVERS + hex] = movers;
    }

    /** Tokens beyond the first that a villager of the Benahoaritas has taken in this Explore. */
    int moreCollected() {
        return table[BUSY];
    }

    void setMoreCollected(int tokens) {
        table[BUSY] = tokens;
    }

    // ---------------------------------------------------------------- what is to be done

    /** Asks a tribe. */
    void ask(int tribe, int kind, int argument) {
        setActing(tribe);
        push(Step.of(kind, argument));
    }
}
