package ceiba.engine;

import org.jspecify.annotations.Nullable;

/** Turns a game's choices and events into words for files and phrases for people, and decides who may see an event. */
public interface Codec {

    /** Points that an event brought a seat, and from which source (a key of the catalogue). */
    record Points(int seat, String source, double amount) {}

    /** Short, stable words for a choice, the same in every position. */
    String words(int choice);

    /**
     * The choice that words name.
     *
     * @throws Refusal if they name none
     */
    int choice(String words);

    /** What a choice that is legal in this position means, for people. */
    Phrase phrase(int choice, Position position);

    /** What is expected of the decider. */
    Phrase prompt(Position position);

    Phrase phrase(Event event);

    /** The event as an observer may see it: secret numbers replaced by {@link Event#HIDDEN}. */
    Event seenBy(Event event, int observer);

    /** Whether the event brought something hidden to light, so that a turn can no longer be taken back. */
    boolean reveals(Event event);

    /** The points an event brought, if it is of that kind. */
    @Nullable
    Points points(Event event);
}
