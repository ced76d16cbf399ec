package ceiba.engine;

import java.util.List;
import java.util.Locale;

/** A kind of event of a game: the game lists its kinds in an enum. */
public interface EventKind {

    /**
     * What one of an event's numbers means.
     *
     * @param words what the number stands for, by number from 0 on; empty if it is a plain number
     * @param secret whether only the event's seat may know it
     */
    record Field(String name, List<String> words, boolean secret) {

        /** Stands for a number that means nothing, before one that does. */
        public static final Field UNUSED = new Field("", List.of(), false);

        public Field {
            words = List.copyOf(words);
        }

        public static Field number(String name) {
            return new Field(name, List.of(), false);
        }

        public static Field oneOf(String name, String... words) {
            return new Field(name, List.of(words), false);
        }

        /** The same, known to the event's seat alone. */
        public Field hidden() {
            return new Field(name, words, true);
        }

        /** The value as data: a word, or the number where there is none for it. */
        Object value(int number) {
            return number >= 0 && number < words.size() ? words.get(number) : (Object) number;
        }
    }

    /**
     * What the events of a kind carry.
     *
     * @param reveals whether they bring something hidden to light, so that a turn can no longer be taken back
     * @param fields what the numbers a, b and c mean; those beyond the end of the list mean nothing
     */
    record Shape(boolean reveals, List<Field> fields) {

        public static Shape of(Field... fields) {
            return new Shape(false, List.of(fields));
        }

        public static Shape revealing(Field... fields) {
            return new Shape(true, List.of(fields));
        }
    }

    Shape shape();

    /** The enum constant's: its name in code. */
    String name();

    /** The enum constant's: its number in the game. */
    int ordinal();

    /** Its name in data. */
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
