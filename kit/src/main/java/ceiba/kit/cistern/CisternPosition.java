package ceiba.kit.cistern;

import ceiba.engine.Gauge;
import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Everything on the table of a match of {@link Cistern}. */
final class CisternPosition implements Position {

    static final int MAX_SEATS = 4;
    static final int ROUNDS = 6;
    static final int HAND = 2;

    static final List<Gauge> GAUGES = List.of(Gauge.ofTable("cistern"), Gauge.ofSeat("garden"));

    /** Stands in a view for a jar that the observer cannot see. */
    static final int UNKNOWN = 0;

    // A choice is its kind and a number: of measures, of a seat, or the answer.
    static final int POUR = 0;
    static final int KEEP = 1;
    static final int OFFER = 2;
    static final int ANSWER = 3;
    static final int YES = 0;
    static final int NO = 1;
    static final int LAST_CHOICE = choice(ANSWER, NO);

    private static final int NUMBERS = 8;
    private static final int MAX_JAR = 4;
    private static final int JARS = 10 * MAX_JAR;
    private static final int NEED_OF_A_SEAT = 16;
    private static final int FIRST_GARDEN = 2;
    private static final int MAX_WATER = 1000;
    private static final int HELP = 2;
    private static final int EVERYTHING = -2; // the observer who sees every secret

    // What the turn has come to.
    private static final String[] STEPS = {"begun", "offered", "helped", "alone"};
    private static final int BEGUN = 0;
    private static final int OFFERED = 1;
    private static final int HELPED = 2;
    private static final int ALONE = 3;

    private final int[] hands = new int[MAX_SEATS * HAND]; // in ascending order; 0 where nobody sits
    private final int[] gardens = new int[MAX_SEATS];
    private final int[] deck = new int[JARS]; // the last is drawn next; 0 where none is left
    private final int[] unseen = new int[JARS]; // for redraw
    private int seats;
    private boolean rivals;
    private int jars; // in the deck
    private int turn;
    private int step;
    private int asked;
    private int cistern;

    CisternPosition(Setup setup) {
        seats = setup.seats();
        rivals = Cistern.RIVALS.equals(setup.variants().get(Cistern.AIM));
        fillDeck(setup.rng());
        for (int seat = 0; seat < seats; seat++) {
            gardens[seat] = FIRST_GARDEN;
            draw(seat, 0);
            draw(seat, 0); // the empty place comes first
        }
    }

    private CisternPosition(CisternPosition other) {
        copyFrom(other);
    }

    static int kindOf(int choice) {
        int number = choice % NUMBERS;
        boolean known = choice >= 0
                && switch (choice / NUMBERS) {
                    case POUR, KEEP -> number >= 1 && number <= MAX_JAR;
                    case OFFER -> number < MAX_SEATS;
                    case ANSWER -> number <= NO;
                    default -> false;
                };
        return known ? choice / NUMBERS : -1;
    }

    static int numberOf(int choice) {
        return choice % NUMBERS;
    }

    private static int choice(int kind, int number) {
        return kind * NUMBERS + number;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int decider() {
        return turn == seats * ROUNDS ? OVER : step == OFFERED ? asked : mover();
    }

    @Override
    public int choices(int[] buffer) {
        int count = 0;
        if (decider() == OVER) {
            return count;
        }
        if (step == OFFERED) {
            buffer[count++] = choice(ANSWER, YES);
            buffer[count++] = choice(ANSWER, NO);
            return count;
        }
        int first = hands[mover() * HAND];
        int second = hands[mover() * HAND + 1];
        for (int kind = POUR; kind <= KEEP; kind++) {
            buffer[count++] = choice(kind, first);
            if (second != first) {
                buffer[count++] = choice(kind, second);
            }
        }
        for (int seat = 0; mayOffer() && seat < seats; seat++) {
            if (seat != mover()) {
                buffer[count++] = choice(OFFER, seat);
            }
        }
        return count;
    }

    @Override
    public boolean allows(int choice) {
        if (decider() == OVER) {
            return false;
        }
        int number = numberOf(choice);
        return switch (kindOf(choice)) {
            case POUR, KEEP ->
                step != OFFERED && (hands[mover() * HAND] == number || hands[mover() * HAND + 1] == number);
            case OFFER -> mayOffer() && number < seats && number != mover();
            case ANSWER -> step == OFFERED;
            default -> false;
        };
    }

    @Override
    public void choose(int choice, Journal journal) {
        if (!allows(choice)) {
            throw new Refusal("choice " + choice + " is not legal here");
        }
        int number = numberOf(choice);
        switch (kindOf(choice)) {
            case OFFER -> {
                asked = number;
                step = OFFERED;
                journal.note(CisternEvent.OFFERED.ordinal(), mover(), asked, 0, 0);
            }
            case ANSWER -> answer(number == YES, journal);
            case POUR -> {
                cistern += poured(number);
                journal.note(CisternEvent.POURED.ordinal(), mover(), poured(number), 0, 0);
                for (int seat = 0; seat < seats; seat++) {
                    journal.note(CisternEvent.SHARED.ordinal(), seat, poured(number), 0, 0);
                }
                endTurn(number, journal);
            }
            default -> {
                gardens[mover()] += kept(number);
                journal.note(CisternEvent.KEPT.ordinal(), mover(), kept(number), 0, 0);
                endTurn(number, journal);
            }
        }
    }

    private void answer(boolean yes, Journal journal) {
        if (yes) {
            gardens[mover()]--;
            gardens[asked]++;
            journal.note(CisternEvent.ACCEPTED.ordinal(), asked, mover(), 0, 0);
            journal.note(CisternEvent.PAID.ordinal(), mover(), 1, 0, 0);
        } else {
            journal.note(CisternEvent.DECLINED.ordinal(), asked, mover(), 0, 0);
        }
        step = yes ? HELPED : ALONE;
        asked = 0;
    }

    private void endTurn(int jar, Journal journal) {
        int seat = mover();
        int place = hands[seat * HAND] == jar ? 0 : 1;
        int drawn = draw(seat, place);
        journal.note(CisternEvent.DREW.ordinal(), seat, drawn, 0, 0);
        step = BEGUN;
        turn++;
    }

    private int draw(int seat, int place) {
        int jar = deck[--jars];
        deck[jars] = 0;
        hands[seat * HAND + place] = jar;
        sortHand(seat);
        return jar;
    }

    /** Measures that a jar gives the cistern. */
    int poured(int jar) {
        return jar + (step == HELPED ? HELP : 0);
    }

    /** Measures that a jar gives the own garden. */
    int kept(int jar) {
        return poured(jar) + 1;
    }

    private boolean mayOffer() {
        return step == BEGUN && gardens[mover()] > 0;
    }

    @Override
    public CisternPosition copy() {
        return new CisternPosition(this);
    }

    @Override
    public void copyFrom(Position other) {
        CisternPosition from = (CisternPosition) other;
        System.arraycopy(from.hands, 0, hands, 0, hands.length);
        System.arraycopy(from.gardens, 0, gardens, 0, gardens.length);
        System.arraycopy(from.deck, 0, deck, 0, deck.length);
        seats = from.seats;
        rivals = from.rivals;
        jars = from.jars;
        turn = from.turn;
        step = from.step;
        asked = from.asked;
        cistern = from.cistern;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        int count = 0;
        for (int slot = 0; slot < seats * HAND; slot++) {
            if (slot / HAND != observer) {
                unseen[count++] = hands[slot];
            }
        }
        System.arraycopy(deck, 0, unseen, count, jars);
        count += jars;
        Arrays.sort(unseen, 0, count); // so that the worlds drawn do not depend on what is hidden
        rng.shuffle(unseen, 0, count);
        int next = 0;
        for (int slot = 0; slot < seats * HAND; slot++) {
            if (slot / HAND != observer) {
                hands[slot] = unseen[next++];
            }
        }
        System.arraycopy(unseen, next, deck, 0, jars);
        for (int seat = 0; seat < seats; seat++) {
            sortHand(seat);
        }
    }

    @Override
    public double points(int seat) {
        return cistern + gardens[seat];
    }

    @Override
    public int place(int seat) {
        int place = 1;
        for (int other = 0; rivals && other < seats; other++) {
            place += gardens[other] > gardens[seat] ? 1 : 0;
        }
        return place;
    }

    @Override
    public int side(int seat) {
        return rivals ? seat : 0;
    }

    @Override
    public int winners() {
        int winners = 0;
        for (int seat = 0; decider() == OVER && missing() == 0 && seat < seats; seat++) {
            winners |= place(seat) == 1 ? 1 << seat : 0;
        }
        return winners;
    }

    @Override
    public double gauge(int number, int seat) {
        return number == 0 ? cistern : gardens[seat];
    }

    @Override
    public Map<String, Object> json() {
        return view(EVERYTHING);
    }

    @Override
    public Map<String, Object> view(int observer) {
        Map<String, Object> variants = Json.object(Cistern.AIM, rivals ? Cistern.RIVALS : Cistern.TOGETHER);
        Map<String, Object> json = Cistern.GAME.heading(new Setup(seats, variants, 0));
        json.put("turn", turn);
        json.put("step", STEPS[step]);
        if (step == OFFERED) {
            json.put("asked", asked);
        }
        json.put("cistern", cistern);
        json.put("gardens", Arrays.stream(gardens, 0, seats).boxed().toList());
        List<Object> rows = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            rows.add(List.of(jar(seat, 0, observer), jar(seat, 1, observer)));
        }
        json.put("hands", rows);
        json.put(
                "deck",
                Arrays.stream(deck, 0, jars)
                        .map(jar -> observer == EVERYTHING ? jar : UNKNOWN)
                        .boxed()
                        .toList());
        return json;
    }

    /** Takes over what the file says; the rest stays as at the start. */
    void read(Node json) {
        if (json.has("turn")) {
            turn = json.get("turn").integer(0, seats * ROUNDS);
        }
        if (json.has("step")) {
            step = json.get("step").word(STEPS);
        }
        if (json.has("asked")) {
            asked = json.get("asked").integer(0, seats - 1);
        }
        if (json.has("cistern")) {
            cistern = json.get("cistern").integer(0, MAX_WATER);
        }
        if (json.has("gardens")) {
            int seat = 0;
            for (Node garden : json.get("gardens").items(seats, seats)) {
                gardens[seat++] = garden.integer(0, MAX_WATER);
            }
        }
        if (json.has("hands")) {
            int slot = 0;
            for (Node hand : json.get("hands").items(seats, seats)) {
                for (Node jar : hand.items(HAND, HAND)) {
                    hands[slot++] = jar.integer(1, MAX_JAR);
                }
            }
        }
        if (json.has("deck")) {
            Arrays.fill(deck, 0);
            jars = 0;
            for (Node jar : json.get("deck").items(0, JARS)) {
                deck[jars++] = jar.integer(1, MAX_JAR);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            sortHand(seat);
        }
        check();
    }

    @Override
    public void check() {
        require(jars >= seats * ROUNDS - turn, "deck: there are too few jars");
        require((step == OFFERED) || asked == 0, "asked: nobody was offered anything");
        require(step != OFFERED || asked != mover(), "asked: nobody helps himself");
        require(step == BEGUN || decider() != OVER, "step: the match is over");
        require(step != OFFERED || gardens[mover()] > 0, "step: there is nothing to offer");
    }

    int cistern() {
        return cistern;
    }

    int need() {
        return NEED_OF_A_SEAT * seats;
    }

    /** Measures that the cistern is short of. */
    int missing() {
        return Math.max(0, need() - cistern);
    }

    int garden(int seat) {
        return gardens[seat];
    }

    /** The seat whose turn it is. */
    int mover() {
        return turn % seats;
    }

    /** Whether nothing has been done in this turn. */
    boolean begun() {
        return step == BEGUN;
    }

    boolean answering() {
        return step == OFFERED;
    }

    boolean helped() {
        return step == HELPED;
    }

    int round() {
        return turn / seats;
    }

    /** Turns that a seat still has, this one included. */
    int turnsOf(int seat) {
        return ROUNDS - round() - (seat < mover() ? 1 : 0);
    }

    int hand(int seat) {
        return hands[seat * HAND] + hands[seat * HAND + 1];
    }

    /** A seat's jar, if the observer sees it. */
    int jar(int seat, int place, int observer) {
        return observer == seat || observer == EVERYTHING ? hands[seat * HAND + place] : UNKNOWN;
    }

    private void fillDeck(Rng rng) {
        Arrays.setAll(deck, i -> 1 + i % MAX_JAR);
        rng.shuffle(deck, 0, JARS);
        jars = JARS;
    }

    private void sortHand(int seat) {
        int first = hands[seat * HAND];
        int second = hands[seat * HAND + 1];
        hands[seat * HAND] = Math.min(first, second);
        hands[seat * HAND + 1] = Math.max(first, second);
    }

    private static void require(boolean truth, String otherwise) {
        if (!truth) {
            throw new Refusal(otherwise);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CisternPosition that
                && seats == that.seats
                && rivals == that.rivals
                && jars == that.jars
                && turn == that.turn
                && step == that.step
                && asked == that.asked
                && cistern == that.cistern
                && Arrays.equals(hands, that.hands)
                && Arrays.equals(gardens, that.gardens)
                && Arrays.equals(deck, that.deck);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(hands) + 7 * Arrays.hashCode(deck) + 5 * turn + cistern;
    }
}
