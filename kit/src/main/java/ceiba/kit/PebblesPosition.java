package ceiba.kit;

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

/** Everything on the table of a match of {@link Pebbles}. */
final class PebblesPosition implements Position {

    static final int ROUNDS = 4;
    static final int HAND = ROUNDS;

    /** Stands in a view for a number that the observer cannot see. */
    static final int UNKNOWN = 0;

    private static final int PEBBLES = 12;
    private static final int PRIZES = Prizes.COUNT;
    private static final int EVERYTHING = -2; // the observer who sees every secret

    // Four for each seat: those it laid, round by round, then its hand in ascending order. What follows is in the bag.
    private final int[] pebbles = new int[PEBBLES];
    private final int[] deck = new int[PRIZES]; // the prize of each round, then those that stay in the deck
    private Prizes prizes;
    private int seats;
    private boolean shown;
    private int round;
    private int decider;

    PebblesPosition(Setup setup) {
        seats = setup.seats();
        shown = Pebbles.SHOWN.equals(setup.variants().get(Pebbles.PRIZE));
        prizes = Prizes.of(setup.variants().get(Pebbles.DECK));
        Rng rng = setup.rng();
        Arrays.setAll(pebbles, i -> i + 1);
        Arrays.setAll(deck, prizes.points()::get);
        rng.shuffle(pebbles, 0, PEBBLES);
        rng.shuffle(deck, 0, PRIZES);
        sort();
    }

    private PebblesPosition(PebblesPosition other) {
        prizes = other.prizes;
        copyFrom(other);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int decider() {
        return decider;
    }

    @Override
    public int choices(int[] buffer) {
        if (decider == OVER) {
            return 0;
        }
        System.arraycopy(pebbles, slot(decider, round), buffer, 0, HAND - round);
        return HAND - round;
    }

    @Override
    public boolean allows(int choice) {
        return find(choice) >= 0;
    }

    @Override
    public void choose(int choice, Journal journal) {
        int from = find(choice);
        if (from < 0) {
            throw new Refusal("seat " + decider + " cannot lay pebble " + choice);
        }
        int to = slot(decider, round);
        System.arraycopy(pebbles, to, pebbles, to + 1, from - to);
        pebbles[to] = choice;
        journal.note(PebblesEvent.LAID.ordinal(), decider, choice, 0, 0);
        decider++;
        if (decider == seats) {
            turnOver(journal);
        }
    }

    private void turnOver(Journal journal) {
        for (int seat = 0; seat < seats; seat++) {
            journal.note(PebblesEvent.TURNED_OVER.ordinal(), seat, pebbles[slot(seat, round)], 0, 0);
        }
        journal.note(PebblesEvent.WON.ordinal(), winner(round), deck[round], 0, 0);
        round++;
        decider = round == ROUNDS ? OVER : 0;
        if (shown && decider != OVER) {
            journal.note(PebblesEvent.PRIZE.ordinal(), -1, deck[round], 0, 0);
        }
    }

    @Override
    public PebblesPosition copy() {
        return new PebblesPosition(this);
    }

    @Override
    public void copyFrom(Position other) {
        PebblesPosition from = (PebblesPosition) other;
        System.arraycopy(from.pebbles, 0, pebbles, 0, PEBBLES);
        System.arraycopy(from.deck, 0, deck, 0, PRIZES);
        prizes = from.prizes;
        seats = from.seats;
        shown = from.shown;
        round = from.round;
        decider = from.decider;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        gather(observer);
        for (int i = PEBBLES - 1; i > 0; i--) {
            if (!sees(observer, i)) {
                int j = rng.below(i + 1);
                while (sees(observer, j)) {
                    j = rng.below(i + 1);
                }
                int held = pebbles[i];
                pebbles[i] = pebbles[j];
                pebbles[j] = held;
            }
        }
        rng.shuffle(deck, turnedUp(), PRIZES);
        sort();
    }

    /** Puts all that the observer cannot see in ascending order, so that the worlds drawn do not depend on it. */
    private void gather(int observer) {
        int seen = 0;
        for (int slot = 0; slot < PEBBLES; slot++) {
            seen |= sees(observer, slot) ? 1 << pebbles[slot] : 0;
        }
        int next = 1;
        for (int slot = 0; slot < PEBBLES; slot++) {
            if (!sees(observer, slot)) {
                while ((seen >> next & 1) != 0) {
                    next++;
                }
                pebbles[slot] = next++;
            }
        }
        Arrays.sort(deck, turnedUp(), PRIZES);
    }

    @Override
    public double points(int seat) {
        int points = 0;
        for (int past = 0; past < round; past++) {
            points += winner(past) == seat ? deck[past] : 0;
        }
        return points;
    }

    @Override
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats; other++) {
            place += points(other) > points(seat) ? 1 : 0;
        }
        return place;
    }

    @Override
    public Map<String, Object> json() {
        return view(EVERYTHING);
    }

    @Override
    public Map<String, Object> view(int observer) {
        Map<String, Object> variants = Json.object(Pebbles.PRIZE, shown ? Pebbles.SHOWN : Pebbles.BLIND);
        if (!prizes.document().isEmpty()) {
            variants.put(Pebbles.DECK, prizes.document());
        }
        Map<String, Object> json = Pebbles.GAME.heading(new Setup(seats, variants, 0));
        json.put("round", round);
        json.put("decider", decider);
        List<Object> rows = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            List<Integer> row = new ArrayList<>();
            for (int place = 0; place < HAND; place++) {
                row.add(pebble(seat, place, observer));
            }
            rows.add(row);
        }
        json.put("pebbles", rows);
        List<Integer> prizes = new ArrayList<>();
        for (int card = 0; card < PRIZES; card++) {
            prizes.add(prize(card, observer));
        }
        json.put("deck", prizes);
        return json;
    }

    /** Takes over what the file says; the rest stays as at the start. */
    void read(Node json) {
        if (json.has("round")) {
            round = json.get("round").integer(0, ROUNDS);
        }
        if (json.has("decider")) {
            decider = json.get("decider").integer(OVER, seats - 1);
        }
        if (json.has("pebbles")) {
            int next = 0;
            for (Node row : json.get("pebbles").items(seats, seats)) {
                for (Node pebble : row.items(HAND, HAND)) {
                    pebbles[next++] = pebble.integer(1, PEBBLES);
                }
            }
            for (int pebble = 1; pebble <= PEBBLES && next < PEBBLES; pebble++) {
                if (indexOf(pebble, 0, next) < 0) {
                    pebbles[next++] = pebble;
                }
            }
        }
        if (json.has("deck")) {
            int next = 0;
            for (Node prize : json.get("deck").items(PRIZES, PRIZES)) {
                deck[next++] = prize.integer(1, Prizes.MAX_POINTS);
            }
        }
        check();
        sort();
    }

    @Override
    public void check() {
        require(Arrays.stream(pebbles).distinct().count() == PEBBLES, "pebbles: a number is there twice");
        require(Arrays.stream(deck).distinct().count() == PRIZES, "deck: a prize is there twice");
        require(Arrays.stream(deck).allMatch(prizes.points()::contains), "deck: there is no such prize");
        require((decider == OVER) == (round == ROUNDS), "decider: the match is over after " + ROUNDS + " rounds");
    }

    int round() {
        return round;
    }

    /** The sum of the pebbles that a seat has not yet turned over. */
    int hand(int seat) {
        int sum = 0;
        for (int place = round; place < HAND; place++) {
            sum += pebbles[slot(seat, place)];
        }
        return sum;
    }

    /** A seat's pebble, if the observer sees it. */
    int pebble(int seat, int place, int observer) {
        return sees(observer, slot(seat, place)) ? pebbles[slot(seat, place)] : UNKNOWN;
    }

    /** A card of the deck, if the observer sees it. */
    int prize(int card, int observer) {
        return card < turnedUp() || observer == EVERYTHING ? deck[card] : UNKNOWN;
    }

    private boolean sees(int observer, int slot) {
        int seat = slot / HAND;
        boolean turnedOver = seat < seats && slot % HAND < round;
        return turnedOver || seat == observer || observer == EVERYTHING;
    }

    private int turnedUp() {
        return shown && decider != OVER ? round + 1 : round;
    }

    private int winner(int past) {
        int winner = 0;
        for (int seat = 1; seat < seats; seat++) {
            winner = pebbles[slot(seat, past)] > pebbles[slot(winner, past)] ? seat : winner;
        }
        return winner;
    }

    /** Where in the decider's hand a pebble is, or -1. */
    private int find(int pebble) {
        return decider == OVER ? -1 : indexOf(pebble, slot(decider, round), slot(decider + 1, 0));
    }

    private int indexOf(int pebble, int from, int to) {
        for (int slot = from; slot < to; slot++) {
            if (pebbles[slot] == pebble) {
                return slot;
            }
        }
        return -1;
    }

    private static int slot(int seat, int place) {
        return seat * HAND + place;
    }

    /** Hands and bag have no order of their own: equal ones must look equal. */
    private void sort() {
        for (int seat = 0; seat < seats; seat++) {
            int laid = seat < decider ? round + 1 : round;
            Arrays.sort(pebbles, slot(seat, laid), slot(seat + 1, 0));
        }
        Arrays.sort(pebbles, slot(seats, 0), PEBBLES);
    }

    private static void require(boolean truth, String otherwise) {
        if (!truth) {
            throw new Refusal(otherwise);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PebblesPosition that
                && seats == that.seats
                && shown == that.shown
                && prizes.equals(that.prizes)
                && round == that.round
                && decider == that.decider
                && Arrays.equals(pebbles, that.pebbles)
                && Arrays.equals(deck, that.deck);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(pebbles) + 7 * Arrays.hashCode(deck) + 5 * round + decider;
    }
}
