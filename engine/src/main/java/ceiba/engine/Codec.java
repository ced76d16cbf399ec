package ceiba.engine;

import java.util.List;
import java.util.Map;
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

    /** What a choice that is legal in this position costs its maker, by the keys of what is paid; empty if nothing. */
    default Map<String, Integer> price(int choice, Position position) {
        return Map.of();
    }

    /**
     * What a choice that is legal in this position leads to beyond its events, a sentence each for its decider: who would
     * have most of something, what is to come once the turn is ended. Nothing in it may depend on what the decider cannot
     * know.
     */
    default List<Phrase> outlook(int choice, Position position) {
        return List.of();
    }

    /**
     * Why a choice is not legal in this position, a sentence for its decider; null if the game has nothing to say about it.
     * It is asked only about choices that are not legal, and by {@link Choices#objection}.
     */
    default @Nullable Phrase objection(int choice, Position position) {
        return null;
    }

    /** What is expected of the decider. */
    Phrase prompt(Position position);

    /** Where a match is, in a few words that all may know, such as its round; null if the game does not say. */
    default @Nullable Phrase moment(Position position) {
        return null;
    }

    Phrase phrase(Event event);

    /** The kinds of events, by number. */
    List<? extends EventKind> kinds();

    /** An event as data, for programs: its kind, its seat unless it is the table's, and its numbers by their names. */
    default Map<String, Object> data(Event event) {
        EventKind kind = kinds().get(event.kind());
        Map<String, Object> data = Json.object("kind", kind.word());
        if (event.seat() >= 0) {
            data.put("seat", event.seat());
        }
        for (int i = 0; i < kind.shape().fields().size(); i++) {
            EventKind.Field field = kind.shape().fields().get(i);
            int number = i == 0 ? event.a() : i == 1 ? event.b() : event.c();
            if (number != Event.HIDDEN && !field.equals(EventKind.Field.UNUSED)) {
                data.put(field.name(), field.value(number));
            }
        }
        return data;
    }

    /** An event as it travels: its data, and the phrase beside it. */
    default Map<String, Object> json(Event event) {
        Map<String, Object> json = data(event);
        json.put("phrase", phrase(event).json());
        return json;
    }

    /** The event as an observer may see it: secret numbers replaced by {@link Event#HIDDEN}. */
    default Event seenBy(Event event, int observer) {
        if (event.seat() == observer) {
            return event;
        }
        List<EventKind.Field> fields = kinds().get(event.kind()).shape().fields();
        return new Event(
                event.kind(),
                event.seat(),
                !fields.isEmpty() && fields.get(0).secret() ? Event.HIDDEN : event.a(),
                fields.size() > 1 && fields.get(1).secret() ? Event.HIDDEN : event.b(),
                fields.size() > 2 && fields.get(2).secret() ? Event.HIDDEN : event.c());
    }

    /** Whether the event brought something hidden to light, so that a turn can no longer be taken back. */
    default boolean reveals(Event event) {
        return kinds().get(event.kind()).shape().reveals();
    }

    /** The points an event brought, if it is of that kind. */
    @Nullable
    Points points(Event event);

    /**
     * The habit that an event shows, a key of the catalogue: something countable that its seat does, such as picking a god,
     * for reports. Null if it shows none. It is one of {@link Game#habits}.
     */
    default @Nullable String habit(Event event) {
        return null;
    }
}
