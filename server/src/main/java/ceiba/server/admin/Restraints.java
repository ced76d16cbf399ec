package ceiba.server.admin;

import ceiba.server.limit.Address;
import ceiba.server.match.Denied;
import ceiba.server.match.Identifiers;
import ceiba.server.store.Database;
import ceiba.server.store.Writer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** All that the administrator has forbidden. It lies in the database; each node reads it anew every few seconds. */
public final class Restraints {

    private final Jdbi jdbi;
    private final Writer writer;
    private final InstantSource clock;
    private volatile Map<Restraint.Kind, Set<String>> inForce = Map.of();
    private volatile Consumer<Set<String>> newlyBanned = whom -> {};

    Restraints(Database database, Writer writer, InstantSource clock) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.clock = clock;
    }

    /** Tells who has to be told when somebody is banned, so that open streams end. */
    public void whenBanned(Consumer<Set<String>> listener) {
        newlyBanned = listener;
    }

    /** Reads what holds now, here and for the other nodes. */
    void look() {
        long now = clock.millis();
        Set<String> before = inForce.getOrDefault(Restraint.Kind.BAN, Set.of());
        inForce = all().stream()
                .filter(restraint -> restraint.holds(now))
                .collect(Collectors.groupingBy(
                        Restraint::kind,
                        ConcurrentHashMap::new,
                        Collectors.mapping(Restraint::whom, Collectors.toUnmodifiableSet())));
        Set<String> fresh = inForce.getOrDefault(Restraint.Kind.BAN, Set.of()).stream()
                .filter(whom -> !before.contains(whom))
                .collect(Collectors.toUnmodifiableSet());
        if (!fresh.isEmpty()) {
            newlyBanned.accept(fresh);
        }
    }

    /** All that are kept, the newest first; those that are over as well. */
    public List<Restraint> all() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT id, kind, whom, note, created, ends FROM restraints" + " ORDER BY created DESC")
                .map((row, context) -> {
                    long ends = row.getLong("ends");
                    return new Restraint(
                            row.getString("id"),
                            row.getString("kind").equals(Restraint.Kind.MUTE.word())
                                    ? Restraint.Kind.MUTE
                                    : Restraint.Kind.BAN,
                            row.getString("whom"),
                            row.getString("note"),
                            row.getLong("created"),
                            ends == 0 ? null : Long.valueOf(ends));
                })
                .list());
    }

    /**
     * Forbids something from now on.
     *
     * @param whom a guest's id, or an address: of an IPv6 address its network of 64 bits is meant
     * @param lasting null for ever
     */
    public Restraint add(Restraint.Kind kind, String whom, String note, @Nullable Duration lasting) {
        long now = clock.millis();
        Restraint restraint = new Restraint(
                Identifiers.fresh(),
                kind,
                Address.shared(whom),
                note,
                now,
                lasting == null ? null : Long.valueOf(now + lasting.toMillis()));
        writer.run(handle -> handle.execute(
                        "INSERT INTO restraints (id, kind, whom, note, created, ends) VALUES (?, ?, ?, ?, ?, ?)",
                        restraint.id(),
                        restraint.kind().word(),
                        restraint.whom(),
                        restraint.note(),
                        restraint.created(),
                        restraint.ends()))
                .join();
        look();
        return restraint;
    }

    /** Lifts one; false if there is none with this id. */
    public boolean lift(String id) {
        int lifted = writer.run(handle -> handle.execute("DELETE FROM restraints WHERE id = ?", id))
                .join();
        look();
        return lifted > 0;
    }

    public boolean muted(String guest) {
        return holds(Restraint.Kind.MUTE, guest);
    }

    public boolean banned(String whom) {
        return holds(Restraint.Kind.BAN, whom);
    }

    private boolean holds(Restraint.Kind kind, String whom) {
        Set<String> restrained = inForce.get(kind);
        return restrained != null && restrained.contains(whom);
    }

    /**
     * Refuses a call of somebody who is banned.
     *
     * @param address as {@link Address#shared} has it
     */
    public void checkMayCall(@Nullable String guest, String address) {
        if ((guest != null && banned(guest)) || banned(address)) {
            throw Denied.forbidden("the administrator of this server has shut you out");
        }
    }

    /** Refuses what somebody says who is muted. */
    public void checkMaySpeak(String guest) {
        if (muted(guest)) {
            throw Denied.forbidden("the administrator of this server lets you say nothing");
        }
    }
}
