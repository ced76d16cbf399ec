package ceiba.engine;

import java.util.Arrays;
import java.util.Map;

/**
 * A position in flat arrays, with all that games have in common. A game's own class gives its places in {@link #table} and
 * {@link #bits} names; it says which options of a step are legal and what they do.
 *
 * <p>What is still to be done lies on a stack of {@link Step}s. Most are decisions; a choice is the kind of the step on top
 * and one of its options, in one int. The legal options are bits, found once after each choice, so that {@link #choices} and
 * {@link #allows} have nothing left to do. See docs/decisions/0001-choices-are-bits.md.
 */
public abstract class FlatPosition implements Position {

    private static final int SEATS = 0;
    private static final int ACTIVE = 1;
    private static final int DEPTH = 2;
    private static final int STACK = DEPTH + 1;

    /** More steps than this never wait for one another. */
    public static final int STACK_SIZE = 16;

    /** The first place in {@link #table} that is the game's own. */
    protected static final int OWN = STACK + STACK_SIZE;

    /** Enough for games whose decisions have at most 64 options. */
    protected static final int NARROW = 6;

    private static final int NONE = -1;
    private static final int SEVERAL = -2;

    /**
     * What the positions of a game are made of.
     *
     * @param places ints in {@link #table}; those from {@link #OWN} on are the game's own
     * @param ownBits longs that the game needs in {@link #bits}
     * @param optionBits decisions have at most 2 to the power of this many options; at least {@link #NARROW}
     * @param alwaysAsked kinds of decisions, as bits, that are asked for even when there is only one option: because to skip
     *     them would betray a secret, or because their maker may want to look at the table once more
     */
    public record Layout(int places, int ownBits, int optionBits, long alwaysAsked, Vocabulary vocabulary) {}

    protected final int[] table;

    /** The game's own come first, then the legal options of the step on top. */
    protected final long[] bits;

    private final Layout layout;
    private final int optionBits;
    private final int legal;
    private Journal journal = Journal.SILENT;

    protected FlatPosition(int seats, Layout layout) {
        this.layout = layout;
        optionBits = layout.optionBits();
        legal = layout.ownBits();
        table = new int[layout.places()];
        bits = new long[legal + (1 << (optionBits - NARROW))];
        table[SEATS] = seats;
    }

    // ---------------------------------------------------------------- what a game says

    /** Allows the legal options of a decision; none for a step that leaves nothing to decide. */
    protected abstract void findLegal(int kind, int argument);

    /** Carries out an option of the step on top. */
    protected abstract void take(int kind, int argument, int option);

    /** Carries out the step on top, which leaves nothing to decide. */
    protected void resolve(int kind, int argument) {
        pop();
    }

    /** Whether one seat is ahead of another, by points and tie-break. */
    protected abstract boolean isAhead(int one, int another);

    /** The position as JSON, as an observer sees it; {@link #EVERYTHING} shows all. */
    protected abstract Map<String, Object> json(int observer);

    // ---------------------------------------------------------------- the contract of a position

    @Override
    public final int seats() {
        return table[SEATS];
    }

    @Override
    public final int decider() {
        return table[DEPTH] == 0 ? OVER : table[ACTIVE];
    }

    @Override
    public final int choices(int[] buffer) {
        int count = 0;
        int first = Step.kind(top()) << optionBits;
        for (int word = legal; word < bits.length; word++) {
            for (long left = bits[word]; left != 0; left &= left - 1) {
                buffer[count++] = first | Long.numberOfTrailingZeros(left);
            }
            first += Long.SIZE;
        }
        return count;
    }

    @Override
    public final boolean allows(int choice) {
        int option = choice & (1 << optionBits) - 1;
        return choice >>> optionBits == Step.kind(top()) && (bits[legal + (option >> NARROW)] >>> option & 1) != 0;
    }

    @Override
    public final void choose(int choice, Journal listener) {
        if (!allows(choice)) {
            throw layout.vocabulary().refusal(choice);
        }
        journal = listener;
        try {
            int step = top();
            take(Step.kind(step), Step.argument(step), choice & (1 << optionBits) - 1);
            settle();
        } finally {
            journal = Journal.SILENT;
        }
    }

    @Override
    public int place(int seat) {
        int place = 1;
        for (int other = 0; other < seats(); other++) {
            place += isAhead(other, seat) ? 1 : 0;
        }
        return place;
    }

    @Override
    public void copyFrom(Position other) {
        FlatPosition from = (FlatPosition) other;
        System.arraycopy(from.table, 0, table, 0, table.length);
        System.arraycopy(from.bits, 0, bits, 0, bits.length);
    }

    @Override
    public final Map<String, Object> json() {
        return json(EVERYTHING);
    }

    @Override
    public final Map<String, Object> view(int observer) {
        return json(Math.max(observer, SPECTATOR));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof FlatPosition other
                && getClass() == other.getClass()
                && Arrays.equals(table, other.table)
                && Arrays.equals(bits, other.bits);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(table) + Arrays.hashCode(bits);
    }

    /** The position as JSON, for test failures. */
    @Override
    public final String toString() {
        return Json.pretty(json());
    }

    // ---------------------------------------------------------------- what is to be done

    /** Carries out whatever needs no decision, until somebody has one to make or the match is over. */
    public final void settle() {
        while (table[DEPTH] > 0) {
            int step = top();
            int kind = Step.kind(step);
            int argument = Step.argument(step);
            forbidAll();
            findLegal(kind, argument);
            int option = onlyOption();
            if (option == SEVERAL || (option != NONE && (layout.alwaysAsked() >> kind & 1) != 0)) {
                return;
            }
            if (option == NONE) {
                resolve(kind, argument);
            } else {
                take(kind, argument, option);
            }
        }
        forbidAll();
    }

    /** The only legal option, or that there is none, or that there are several. */
    private int onlyOption() {
        int only = NONE;
        for (int word = legal; word < bits.length; word++) {
            long options = bits[word];
            if (options != 0) {
                if (only != NONE || (options & options - 1) != 0) {
                    return SEVERAL;
                }
                only = ((word - legal) << NARROW) + Long.numberOfTrailingZeros(options);
            }
        }
        return only;
    }

    private void forbidAll() {
        for (int word = legal; word < bits.length; word++) {
            bits[word] = 0;
        }
    }

    /** Allows these options of the step on top, the first 64 of them as bits. */
    protected final void allow(long options) {
        bits[legal] |= options;
    }

    /** Allows one option of the step on top. */
    protected final void allowOption(int option) {
        bits[legal + (option >> NARROW)] |= 1L << option;
    }

    /** How many steps are on the stack; none once the match is over. */
    public final int depth() {
        return table[DEPTH];
    }

    /** The step to be done next. Once the match is over it is 0: the depth itself is read then. */
    public final int top() {
        return table[DEPTH + table[DEPTH]];
    }

    /** A step of the stack, from the bottom. */
    public final int step(int index) {
        return table[STACK + index];
    }

    public final void push(int step) {
        if (table[DEPTH] == STACK_SIZE) {
            throw new IllegalStateException("more than " + STACK_SIZE + " steps wait for one another");
        }
        table[STACK + table[DEPTH]++] = step;
    }

    public final void pop() {
        table[DEPTH + table[DEPTH]--] = 0;
    }

    public final void replaceTop(int step) {
        table[DEPTH + table[DEPTH]] = step;
    }

    /** Tells whoever listens what happened. */
    public final void note(EventKind what, int seat, int a, int b, int c) {
        journal.note(what.ordinal(), seat, a, b, c);
    }

    // ---------------------------------------------------------------- seats

    /** The seat whose turn it is. */
    public final int active() {
        return table[ACTIVE];
    }

    public final void setActive(int seat) {
        table[ACTIVE] = seat;
    }

    public final int leftOf(int seat) {
        return seat + 1 == table[SEATS] ? 0 : seat + 1;
    }
}
