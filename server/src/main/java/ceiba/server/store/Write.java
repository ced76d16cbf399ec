package ceiba.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry to append, and what it changes outside the log.
 *
 * @param row the match's row if it is new or changes
 * @param sitters guests who now have to do with the match
 */
public record Write(Entry entry, @Nullable Row row, List<String> sitters) {

    /**
     * What must be found without folding a match.
     *
     * @param due when the server has to act, or null
     * @param lease until when other nodes leave that to us
     * @param result how the seats stand at the end; null before
     */
    public record Row(
            String id,
            String status,
            boolean listed,
            String owner,
            long created,
            @Nullable Long due,
            long lease,
            @Nullable String result) {}
}
