package ceiba.server.match;

import ceiba.engine.Json;
import ceiba.engine.Node;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A public note of one seat's on the board: what it means to do, and where. It is no choice and in no record.
 *
 * @param id the number of the entry that put it there
 */
public record Pin(long id, int seat, Note note) {

    /** So many a seat may have at once. */
    static final int MOST = 24;

    Map<String, Object> json() {
        Map<String, Object> json = Json.object("id", id, "seat", seat);
        json.putAll(note.json());
        return json;
    }

    /**
     * What is written on it.
     *
     * @param at a target of the board
     * @param what which of the kinds that the game's board knows
     * @param whom the seat it is for, or null
     */
    public record Note(String at, String what, @Nullable Integer whom) {

        private static final int MAX_PLACE_LENGTH = 64;
        private static final Pattern PLACE = Pattern.compile("[\\w-]+(/[\\w-]+)*");
        private static final Pattern KIND = Pattern.compile("[a-z][a-z-]{0,15}");

        /**
         * Reads a note.
         *
         * @throws ceiba.engine.Refusal if it is none
         */
        public static Note read(Node node) {
            Node at = node.get("at");
            if (at.text().length() > MAX_PLACE_LENGTH
                    || !PLACE.matcher(at.text()).matches()) {
                throw at.refusal("a target of the board with at most " + MAX_PLACE_LENGTH + " letters is expected");
            }
            Node what = node.get("what");
            if (!KIND.matcher(what.text()).matches()) {
                throw what.refusal("a word of 1 to 16 small letters is expected");
            }
            return new Note(
                    at.text(), what.text(), node.has("for") ? node.get("for").integer(0, Integer.MAX_VALUE) : null);
        }

        Map<String, Object> json() {
            Map<String, Object> json = Json.object("at", at, "what", what);
            if (whom != null) {
                json.put("for", whom);
            }
            return json;
        }
    }
}
