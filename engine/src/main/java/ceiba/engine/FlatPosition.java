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

    /** The first place in {@link #table} that is the game's own. */
    protected static final int OWN = 2;

    /** Enough for games whose decisions have at most 64 options. */
    protected static final int NARROW = 6;

    private static final int NONE = -1;
    private static final int SEVERAL = -2;

    /**
     * What the positions of a game are made of.
     *
     * @param places ints in {@link #table} before the stack; those from {@link #OWN} on are the game's own
     * @param stackSize steps that wait for one another at the most
     * @param ownBits longs that the game needs in {@link #bits}
     * @param optionBits decisions have at most 2 to the power of this many options; at least {@link #NARROW}
     * @param alwaysAsked kinds of decisions, as bits, that are asked for even when there is only one option: because to skip
     *     them would betray a secret, or because their maker may want to look at the table once more
     */
    public record Layout(
            int places, int stackSize, int ownBits, int optionBits, long alwaysAsked, Vocabulary vocabulary) {}

    protected final int[] table;

    protected final long[] bits;

    private final Layout layout;
    private final int optionBits;
    private final long alwaysAsked;
    private final long[] legalBeyond; // the legal options of the step on top from the 64th on
    private final int depth; // where in `table`; the stack lies behind it, so that it cannot grow into anything else
    private long legal; // the first 64
    private Journal journal = Journal.SILENT;

    protected FlatPosition(int seats, Layout layout) {
        this.layout = layout;
        optionBits = layout.optionBits();
        alwaysAsked = layout.alwaysAsked();
        depth = layout.places();
        table = new int[depth + 1 + layout.stackSize()];
        bits = new long[layout.ownBits()];
        legalBeyond = new long[(1 << (optionBits - NARROW)) - 1];
        table[SEATS] = seats;
    }

    // ---------------------------------------------------------------- what a game says

    /**
     * The legal options of a step as bits; none if it leaves nothing to decide. Where there are more than 64, those beyond
     * are allowed one by one with {@link #allow}.
     */
    protected abstract long legal(int kind, int argument);

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
        return table[depth] == 0 ? OVER : table[ACTIVE];
    }

    @Override
    public final int choices(int[] buffer) {
        int count = 0;
        int kind = Step.kind(top()) << optionBits;
        for (long left = legal; left != 0; left &= left - 1) {
            buffer[count++] = kind | Long.numberOfTrailingZeros(left);
        }
        for (int word = 0; word < legalBeyond.length; word++) {
            for (long left = legalBeyond[word]; left != 0; left &= left - 1) {
                buffer[count++] = kind | (word + 1) << NARROW | Long.numberOfTrailingZeros(left);
            }
        }
        return count;
    }

    @Override
    public final boolean allows(int choice) {
        int word = (choice & (1 << optionBits) - 1) >> NARROW;
        return choice >>> optionBits == Step.kind(top())
                && ((word == 0 ? legal : legalBeyond[word - 1]) >>> choice & 1) != 0;
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
        legal = from.legal;
        if (legalBeyond.length > 0) {
            System.arraycopy(from.legalBeyond, 0, legalBeyond, 0, legalBeyond.length);
        }
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
                && Arrays.equals(bits, other.bits)
                && legal == other.legal
                && Arrays.equals(legalBeyond, other.legalBeyond);
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
        while (table[depth] > 0) {
            int step = top();
            int kind = Step.kind(step);
            int argument = Step.argument(step);
            forbidBeyond();
            legal = legal(kind, argument);
            int only = onlyOption();
            if (only == SEVERAL || (only != NONE && (alwaysAsked >> kind & 1) != 0)) {
                return;
            }
            if (only == NONE) {
                resolve(kind, argument);
            } else {
                if (isWatched()) {
                    journal.forced(table[ACTIVE], kind << optionBits | only);
                }
                take(kind, argument, only);
            }
        }
        forbidBeyond();
        legal = 0;
    }

    private void forbidBeyond() {
        if (legalBeyond.length > 0) {
            Arrays.fill(legalBeyond, 0);
        }
    }

    /** The only legal option, or that there is none, or that there are several. */
    private int onlyOption() {
        if ((legal & legal - 1) != 0) {
            return SEVERAL;
        }
        int only = legal == 0 ? NONE : Long.numberOfTrailingZeros(legal);
        for (int word = 0; word < legalBeyond.length; word++) {
            long options = legalBeyond[word];
            if (options != 0) {
                if (only != NONE || (options & options - 1) != 0) {
                    return SEVERAL;
                }
                only = (word + 1) << NARROW | Long.numberOfTrailingZeros(options);
            }
        }
        return only;
    }

    /** Allows an option of the step on top that is beyond the first 64. */
    public final void allow(int option) {
        legalBeyond[(option >> NARROW) - 1] |= 1L << option;
    }

    /** Allows options beyond the first 64, as bits: the lowest one stands for the first of them. */
    public final void allow(int first, long options) {
        int word = (first >> NARROW) - 1;
        legalBeyond[word] |= options << first;
        long carried = options >>> 1 >>> ~first; // by 64 less the shift above
        if (carried != 0) {
            legalBeyond[word + 1] |= carried;
        }
    }

    /** How many steps are on the stack; none once the match is over. */
    public final int depth() {
        return table[depth];
    }

    /** The step to be done next. Once the match is over it is 0: the depth itself is read then. */
    public final int top() {
        return table[depth + table[depth]];
    }

    /** A step of the stack, from the bottom. */
    public final int step(int index) {
        return table[depth + 1 + index];
    }

    public final void push(int step) {
        table[depth + ++table[depth]] = step;
    }

    public final void pop() {
        table[depth + table[depth]--] = 0;
    }

    public final void replaceTop(int step) {
        table[depth + table[depth]] = step;
    }

    /** Whether somebody listens: what only events tell need not be found out otherwise. */
    public final boolean isWatched() {
        return !journal.equals(Journal.SILENT);
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
