package ceiba.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;

/** What the database holds of one guest. */
public final class Guestbook {

    /** The row of a guest. */
    public record Row(String id, String name, long created) {}

    private static final RowMapper<Row> ROW =
            (row, context) -> new Row(row.getString(1), row.getString(2), row.getLong(3));

    private final Jdbi jdbi;
    private final Writer writer;

    public Guestbook(Database database, Writer writer) {
        this.jdbi = database.jdbi();
        this.writer = writer;
    }

    /** Guests by a part of their name, or one by its id; the newest first. */
    public List<Row> find(String idOrName, int most) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id, name, created FROM guests"
                        + " WHERE id = ? OR lower(name) LIKE ? ESCAPE '!' ORDER BY created DESC LIMIT " + most)
                .bind(0, idOrName)
                .bind(1, "%" + idOrName.toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + "%")
                .map(ROW)
                .list());
    }

    /** A guest by id. */
    public Optional<Row> get(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id, name, created FROM guests WHERE id = ?")
                .bind(0, id)
                .map(ROW)
                .findOne());
    }

    /** The matches that a guest made, sat at or wrote something to. */
    public Set<String> matches(String guest) {
        return jdbi.withHandle(handle -> {
            Set<String> found = new TreeSet<>(handle.createQuery("SELECT match_id FROM sittings WHERE guest = ?")
                    .bind(0, guest)
                    .mapTo(String.class)
                    .list());
            found.addAll(handle.createQuery("SELECT DISTINCT match_id FROM entries WHERE client_key LIKE ?")
                    .bind(0, guest + "%") // ids have no letters that mean something here
                    .mapTo(String.class)
                    .list());
            return found;
        });
    }

    /** Writes some entries of a match anew: the bodies that the function gives, where it gives any. */
    public void rewrite(String match, Function<Entry, @Nullable String> body) {
        writer.run(handle -> {
                    List<Entry> changed = new ArrayList<>();
                    handle.createQuery("SELECT * FROM entries WHERE match_id = ? ORDER BY seq")
                            .bind(0, match)
                            .map(Log.ENTRY)
                            .forEach(changed::add);
                    for (Entry entry : changed) {
                        String other = body.apply(entry);
                        if (other != null) {
                            handle.execute(
                                    "UPDATE entries SET body = ? WHERE match_id = ? AND seq = ?",
                                    other,
                                    match,
                                    entry.seq());
                        }
                    }
                    return changed.size();
                })
                .join();
    }

    /** Strikes a guest out. */
    public void strike(String guest) {
        writer.run(handle -> {
                    handle.execute("DELETE FROM sittings WHERE guest = ?", guest);
                    return handle.execute("DELETE FROM guests WHERE id = ?", guest);
                })
                .join();
    }
}
