package ceiba.engine;

/** Is told what happens while a choice is made. Its calls carry plain ints, so that nobody listening costs nothing. */
@FunctionalInterface
public interface Journal {

    /** Nobody listens. */
    Journal SILENT = (kind, seat, a, b, c) -> {};

    /** Something happened; what the numbers mean is up to the kind. See {@link Event}. */
    void note(int kind, int seat, int a, int b, int c);

    /** A decision of a seat had a single option, so it was carried out without asking. */
    default void forced(int seat, int choice) {}
}
