package ceiba.bots;

/** A player that is a program. */
public interface Bot extends AutoCloseable {

    /** One of the legal choices. */
    int choose(Sight sight);

    /** Gives back what it keeps in memory, once it is not needed any more. Asked again, it answers, but keeps nothing. */
    @Override
    default void close() {}
}
