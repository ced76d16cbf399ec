package ceiba.engine;

/** Something still to be done, on the stack of a {@link FlatPosition}: its kind and its argument in one int. */
public final class Step {

    private static final int KIND_BITS = 8;

    private Step() {}

    public static int of(int kind, int argument) {
        return kind | argument << KIND_BITS;
    }

    public static int of(int kind) {
        return kind;
    }

    public static int kind(int step) {
        return step & (1 << KIND_BITS) - 1;
    }

    public static int argument(int step) {
        return step >>> KIND_BITS;
    }
}
