package ceiba.server.store;

import org.jspecify.annotations.Nullable;

/**
 * One thing that happened at a match; what is on the table now is the fold of all of them.
 *
 * @param seat whose doing it was or whom it befell, or -1
 * @param step how many choices are made and not taken back after it
 * @param body what else belongs to it, as the kind has it
 * @param key the author's own key for it, so that a retry is recognised
 * @param at milliseconds since 1970
 */
public record Entry(
        String match,
        long seq,
        Kind kind,
        int seat,
        int step,
        String body,
        @Nullable String key,
        long at) {

    /** What kinds of things happen at a match. */
    public enum Kind {
        /** The table is set up. */
        CREATE,
        /** A person sits down. */
        JOIN,
        /** The owner fills or frees a seat, or a person gets up. */
        SEAT,
        /** The owner closes the table before the start, or the server for a reason that it names. */
        CLOSE,
        START,
        CHOICE,
        UNDO,
        RESIGN,
        /** A bot plays for a person who is away. */
        TAKEOVER,
        /** A clock ran out; a bot plays on. */
        FLAG,
        /** A person takes the seat back from the bot. */
        RETURN,
        CHAT,
        /** The owner takes a line of the chat away. */
        UNSAY,
        /** The owner lets somebody say nothing more, or speak again. */
        MUTE,
        /** A person puts a pin on the board, for all to see. */
        PIN,
        /** A person takes a pin back. */
        UNPIN,
        /** A person has another name now. */
        NAME,
        /** All that a person has written is gone from the entries before this one. */
        FORGET,
        REMATCH,
        /** Written by a server that knows more kinds than we do. */
        UNKNOWN;

        static Kind of(String word) {
            for (Kind kind : values()) {
                if (kind.name().equals(word)) {
                    return kind;
                }
            }
            return UNKNOWN;
        }
    }
}
