package ceiba.kit.oases;

import ceiba.engine.Journal;
import ceiba.engine.Node;
import ceiba.engine.Position;
import ceiba.engine.Refusal;
import ceiba.engine.Rng;
import ceiba.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Everything on the table of a match of {@link Oases}. */
final class OasesPosition implements Position {

    static final int MAX_SEATS = 3;
    static final int STONES = 10;

    private static final int NOBODY = -1;

    private final byte[] owners = new byte[Plain.SQUARES];
    private final int[] counts = new int[Plain.OASES * MAX_SEATS]; // stones at each oasis
    private final int[] points = new int[MAX_SEATS];
    private Plain plain;
    private int seats;
    private int turn;

    OasesPosition(Setup setup) {
        seats = setup.seats();
        plain = Plain.drawn(setup.rng());
        Arrays.fill(owners, (byte) NOBODY);
    }

    private OasesPosition(OasesPosition other) {
        plain = other.plain;
        copyFrom(other);
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int decider() {
        return turn == seats * STONES ? OVER : turn % seats;
    }

    @Override
    public int choices(int[] buffer) {
        int count = 0;
        for (int square = 0; decider() != OVER && square < Plain.SQUARES; square++) {
            if (owners[square] == NOBODY) {
                buffer[count++] = square;
            }
        }
        return count;
    }

    @Override
    public boolean allows(int choice) {
        return decider() != OVER && choice >= 0 && choice < Plain.SQUARES && owners[choice] == NOBODY;
    }

    @Override
    public void choose(int choice, Journal journal) {
        if (!allows(choice)) {
            throw new Refusal("there is no free square " + choice);
        }
        int seat = decider();
        owners[choice] = (byte) seat;
        journal.note(OasesEvent.PUT.ordinal(), seat, choice, 0, 0);
        for (int oasis : plain.around(choice)) {
            int before = holder(oasis);
            counts[oasis * MAX_SEATS + seat]++;
            int after = holder(oasis);
            if (before != after) {
                pass(oasis, before, after, journal);
            }
        }
        turn++;
    }

    private void pass(int oasis, int before, int after, Journal journal) {
        int worth = plain.worth(oasis);
        if (before != NOBODY) {
            points[before] -= worth;
            journal.note(OasesEvent.LOST.ordinal(), before, worth, 0, 0);
        }
        if (after != NOBODY) {
            points[after] += worth;
            journal.note(OasesEvent.TOOK.ordinal(), after, worth, 0, 0);
        }
    }

    /** Who has most stones at an oasis, alone. */
    private int holder(int oasis) {
        int most = 0;
        int holder = NOBODY;
        for (int seat = 0; seat < seats; seat++) {
            int count = counts[oasis * MAX_SEATS + seat];
            holder = count > most ? seat : count == most ? NOBODY : holder;
            most = Math.max(most, count);
        }
        return holder;
    }

    @Override
    public OasesPosition copy() {
        return new OasesPosition(this);
    }

    @Override
    public void copyFrom(Position other) {
        OasesPosition from = (OasesPosition) other;
        System.arraycopy(from.owners, 0, owners, 0, owners.length);
        System.arraycopy(from.counts, 0, counts, 0, counts.length);
        System.arraycopy(from.points, 0, points, 0, points.length);
        plain = from.plain;
        seats = from.seats;
        turn = from.turn;
    }

    @Override
    public void redraw(int observer, Rng rng) {
        // everybody sees everything
    }

    @Override
    public double points(int seat) {
        return points[seat];
    }

    @Override
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats; other++) {
            place += points[other] > points[seat] ? 1 : 0;
        }
        return place;
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> json = Oases.GAME.heading(new Setup(seats, Map.of(), 0));
        json.put("oases", plain.json());
        List<List<String>> stones = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            stones.add(new ArrayList<>());
        }
        for (int square = 0; square < Plain.SQUARES; square++) {
            if (owners[square] != NOBODY) {
                stones.get(owners[square]).add(Plain.name(square));
            }
        }
        json.put("stones", stones);
        return json;
    }

    @Override
    public Map<String, Object> view(int observer) {
        return json();
    }

    /** Takes over what the file says; the rest stays as at the start. */
    void read(Node json) {
        if (json.has("oases")) {
            plain = Plain.read(json.get("oases"));
        }
        if (!json.has("stones")) {
            return;
        }
        List<Node> rows = json.get("stones").items(seats, seats);
        int stones = rows.stream().mapToInt(row -> row.items().size()).sum();
        if (stones > seats * STONES) {
            throw json.get("stones").refusal("there are more than " + STONES + " a seat");
        }
        for (int seat = 0; seat < seats; seat++) {
            for (Node stone : rows.get(seat).items()) {
                turn = seat; // whose stone it is
                int square = Plain.square(stone.text());
                if (owners[square] != NOBODY) {
                    throw stone.refusal("there is a stone on this square already");
                }
                choose(square, Journal.SILENT);
            }
        }
        turn = stones;
        check();
    }

    @Override
    public void check() {
        int[] stones = new int[seats];
        for (byte owner : owners) {
            if (owner != NOBODY) {
                stones[owner]++;
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            if (stones[seat] != (turn + seats - 1 - seat) / seats) {
                throw new Refusal("stones: seat " + seat + " has too many or too few");
            }
        }
    }

    Plain plain() {
        return plain;
    }

    /** Whose stone lies on a square; -1 for nobody's. */
    int owner(int square) {
        return owners[square];
    }

    int stonesLeft(int seat) {
        return STONES - (turn + seats - 1 - seat) / seats;
    }

    /** By how many stones a seat is ahead of the best rival at an oasis; negative if it is behind. */
    int lead(int oasis, int seat) {
        int best = 0;
        for (int other = 0; other < seats; other++) {
            if (other != seat) {
                best = Math.max(best, counts[oasis * MAX_SEATS + other]);
            }
        }
        return counts[oasis * MAX_SEATS + seat] - best;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OasesPosition that
                && seats == that.seats
                && turn == that.turn
                && Arrays.equals(owners, that.owners)
                && plain.equals(that.plain);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(owners) + turn;
    }
}
