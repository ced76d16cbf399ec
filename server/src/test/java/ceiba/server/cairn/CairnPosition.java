package ceiba.server.cairn;

import ceiba.engine.Journal;
import ceiba.engine.Json;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.Arrays;
import java.util.Map;

/** Everything on the table of a match of {@link Cairn}. */
final class CairnPosition implements Position {

    static final int ROUNDS = 2;

    private final Object play;
    private final int most;
    private final int worth;
    private final int[] stones; // of each seat
    private final int[] last;
    private int layings;

    CairnPosition(Setup setup, int worth) {
        this.worth = worth;
        play = String.valueOf(setup.variants().get(Cairn.PLAY));
        most = Cairn.MANY.equals(setup.variants().get(Cairn.STONES)) ? Cairn.MAX_STONES : 3;
        stones = new int[setup.seats()];
        last = new int[setup.seats()];
    }

    private CairnPosition(CairnPosition other) {
        play = other.play;
        most = other.most;
        worth = other.worth;
        stones = other.stones.clone();
        last = other.last.clone();
        layings = other.layings;
    }

    @Override
    public int seats() {
        return stones.length;
    }

    @Override
    public int decider() {
        return layings == ROUNDS * seats() ? OVER : layings % seats();
    }

    @Override
    public int choices(int[] buffer) {
        int count = decider() == OVER ? 0 : most;
        for (int i = 0; i < count; i++) {
            buffer[i] = i + 1;
        }
        return count;
    }

    @Override
    public boolean allows(int choice) {
        return decider() != OVER && choice >= 1 && choice <= most;
    }

    @Override
    public void choose(int choice, Journal journal) {
        if (!allows(choice)) {
            throw new Refusal("nobody can lay " + choice + " stones");
        }
        int seat = decider();
        stones[seat] += choice;
        last[seat] = choice;
        layings++;
        journal.note(CairnCodec.Kind.LAID.ordinal(), seat, choice, 0, 0);
        journal.note(CairnCodec.Kind.GREW.ordinal(), -1, height(), 0, 0);
    }

    @Override
    public Position copy() {
        return new CairnPosition(this);
    }

    @Override
    public void copyFrom(Position other) {
        CairnPosition from = (CairnPosition) other;
        System.arraycopy(from.stones, 0, stones, 0, stones.length);
        System.arraycopy(from.last, 0, last, 0, last.length);
        layings = from.layings;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        // everything is in the open
    }

    @Override
    public double points(int seat) {
        return stones[seat] * worth;
    }

    @Override
    public int side(int seat) {
        return play.equals(Cairn.TOGETHER) ? 0 : play.equals(Cairn.PAIRS) ? seat % 2 : seat;
    }

    @Override
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats(); other++) {
            place += ofSide(other) > ofSide(seat) ? 1 : 0;
        }
        return place;
    }

    private int ofSide(int seat) {
        int sum = 0;
        for (int other = 0; other < seats(); other++) {
            sum += side(other) == side(seat) ? stones[other] : 0;
        }
        return sum;
    }

    @Override
    public int winners() {
        boolean high = height() >= 2 * layings;
        return play.equals(Cairn.TOGETHER) && !high ? 0 : Position.super.winners();
    }

    @Override
    public double gauge(int number, int seat) {
        return number == 0 ? last[seat] : height();
    }

    private int height() {
        return Arrays.stream(stones).sum();
    }

    int most() {
        return most;
    }

    int left() {
        return ROUNDS * seats() - layings;
    }

    @Override
    public Map<String, Object> json() {
        return Json.object("stones", Arrays.stream(stones).boxed().toList(), "layings", layings);
    }

    @Override
    public Map<String, Object> view(int observer) {
        return json();
    }

    @Override
    public void check() {
        // whatever is laid is right
    }
}
