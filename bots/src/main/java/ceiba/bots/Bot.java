package ceiba.bots;

/** A player that is a program. */
public interface Bot {

    /** One of the legal choices. */
    int choose(Sight sight);
}
