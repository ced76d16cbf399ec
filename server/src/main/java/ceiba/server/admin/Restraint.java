package ceiba.server.admin;

import org.jspecify.annotations.Nullable;

/**
 * What the administrator has forbidden.
 *
 * @param whom the id of a guest, or an address as {@link ceiba.server.limit.Address} writes it
 * @param ends when it is over; null for never
 */
public record Restraint(
        String id,
        Kind kind,
        String whom,
        String note,
        long created,
        @Nullable Long ends) {

    /** What is forbidden. */
    public enum Kind {
        /** To say anything. */
        MUTE("mute"),
        /** To call the server at all. */
        BAN("ban");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }

        /** The words, in the order of the kinds. */
        public static String[] words() {
            return new String[] {MUTE.word, BAN.word};
        }
    }

    boolean holds(long now) {
        return ends == null || ends > now;
    }
}
