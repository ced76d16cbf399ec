package ceiba.server.guest;

import ceiba.server.store.Database;
import ceiba.server.store.Wakes;
import ceiba.server.store.Writer;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** All guests. The key that signs their tokens lies in the database, so that every node knows them. */
public final class Guests {

    private static final String TOKEN = "guest";
    private static final String RECOVERY = "recovery";
    private static final Duration RECOVERABLE = Duration.ofDays(7);

    /** What the nodes are told of a guest, before its id: something about it has changed, or nobody may be it any more. */
    private static final String CHANGED = "changed ";

    private static final String ENDED = "ended ";

    private final Jdbi jdbi;
    private final Writer writer;
    private final InstantSource clock;
    private final Tokens tokens;
    private final SecureRandom random = new SecureRandom();
    private final boolean others;
    private volatile Consumer<String> whenEnded = id -> {};
    private final Cache<String, Guest> known;

    public Guests(Database database, Writer writer, InstantSource clock) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.clock = clock;
        others = database.postgres();
        Caffeine<Object, Object> cache = Caffeine.newBuilder().maximumSize(10_000);
        // not for long where there are other nodes: we may not have heard what one told of somebody
        known = (others ? cache.expireAfterWrite(Duration.ofMinutes(1)) : cache).build();
        tokens = new Tokens(Base64.getDecoder().decode(key()));
    }

    private String key() {
        byte[] fresh = new byte[32];
        random.nextBytes(fresh);
        return writer.run(handle -> {
                    handle.execute(
                            "INSERT INTO secrets (name, value) VALUES ('tokens', ?) ON CONFLICT DO NOTHING",
                            Base64.getEncoder().encodeToString(fresh));
                    return handle.createQuery("SELECT value FROM secrets WHERE name = 'tokens'")
                            .mapTo(String.class)
                            .one();
                })
                .join();
    }

    /** Somebody new. */
    public Guest create(String id, @Nullable String name) {
        Guest guest = new Guest(id, name == null ? "Guest " + (1000 + random.nextInt(9000)) : name, 0);
        writer.run(handle -> handle.execute(
                        "INSERT INTO guests (id, name, created) VALUES (?, ?, ?)",
                        guest.id(),
                        guest.name(),
                        clock.millis()))
                .join();
        known.put(id, guest);
        return guest;
    }

    public Guest rename(Guest guest, String name) {
        return changed(guest, "UPDATE guests SET name = ? WHERE id = ?", name);
    }

    public String token(Guest guest) {
        return tokens.sign(TOKEN, marked(guest, guest.generation()));
    }

    /** Who has this token. */
    public Optional<Guest> withToken(String token) {
        return tokens.verify(TOKEN, token).flatMap(text -> {
            Optional<Guest> guest = find(idIn(text));
            return guest.filter(who -> text.equals(marked(who, who.generation())));
        });
    }

    /** The first generation has no number: that is how the tokens are that were signed before there were others. */
    private static String marked(Guest guest, int generation) {
        return generation == 0 ? guest.id() : guest.id() + "." + generation;
    }

    private static String idIn(String text) {
        int dot = text.indexOf('.');
        return dot < 0 ? text : text.substring(0, dot);
    }

    /** Tells who has to be told when the tokens of a guest have ended, here or on another node, so that open streams end. */
    public void whenEnded(Consumer<String> listener) {
        whenEnded = listener;
    }

    /** Ends all tokens of a guest and its recovery link. */
    public Guest endTokens(Guest guest) {
        String end = "UPDATE guests SET generation = generation + 1, recovery = NULL WHERE id = ?";
        writer.run(handle -> {
                    tell(handle, ENDED + guest.id());
                    return handle.execute(end, guest.id());
                })
                .join();
        heard(ENDED + guest.id());
        return find(guest.id()).orElseThrow();
    }

    /** A token that makes another browser this guest: once, for some days, and until there is another one. */
    public String recovery(Guest guest) {
        byte[] fresh = new byte[16];
        random.nextBytes(fresh);
        String secret = HexFormat.of().formatHex(fresh);
        changed(guest, "UPDATE guests SET recovery = ? WHERE id = ?", secret);
        long until = clock.millis() + RECOVERABLE.toMillis();
        return tokens.sign(RECOVERY, guest.id() + "." + secret + "." + until);
    }

    /** The guest's recovery link leads nowhere any more. */
    public void revokeRecovery(Guest guest) {
        changed(guest, "UPDATE guests SET recovery = ? WHERE id = ?", null);
    }

    /** Who is recovered by this token, if it is not too old, used or revoked. */
    public Optional<Guest> recover(String token) {
        return tokens.verify(RECOVERY, token).flatMap(text -> {
            String[] parts = text.split("\\.", -1);
            boolean good = parts.length == 3 && Long.parseLong(parts[2]) >= clock.millis() && use(parts[0], parts[1]);
            return good ? find(parts[0]) : Optional.empty();
        });
    }

    private boolean use(String id, String secret) {
        return writer.run(handle -> handle.execute(
                                "UPDATE guests SET recovery = NULL WHERE id = ? AND recovery = ?", id, secret))
                        .join()
                == 1;
    }

    /** Changes one thing about a guest. */
    private Guest changed(Guest guest, String update, @Nullable String value) {
        writer.run(handle -> {
                    tell(handle, CHANGED + guest.id());
                    return handle.execute(update, value, guest.id());
                })
                .join();
        heard(CHANGED + guest.id());
        return find(guest.id()).orElseThrow();
    }

    /** Somebody is no longer in the database. */
    public void gone(String id) {
        writer.run(handle -> {
                    tell(handle, ENDED + id);
                    return true;
                })
                .join();
        heard(ENDED + id);
    }

    private void tell(Handle handle, String note) {
        if (others) {
            Wakes.tellOfGuest(handle, note);
        }
    }

    /** What was told of a guest, by this node or another. */
    public void heard(String note) {
        String id = note.substring(note.indexOf(' ') + 1);
        known.invalidate(id);
        if (note.startsWith(ENDED)) {
            whenEnded.accept(id);
        }
    }

    /** Something may have been told that we have not heard. */
    public void lookAgain() {
        known.invalidateAll();
    }

    private Optional<Guest> find(String id) {
        return Optional.ofNullable(known.get(id, this::load));
    }

    private @Nullable Guest load(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id, name, generation FROM guests WHERE id = ?")
                .bind(0, id)
                .map((row, context) -> new Guest(row.getString(1), row.getString(2), row.getInt(3)))
                .findOne()
                .orElse(null));
    }
}
