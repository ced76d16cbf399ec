package ceiba.server.guest;

import ceiba.server.store.Database;
import ceiba.server.store.Writer;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/** All guests. The key that signs their tokens lies in the database, so that every node knows them. */
public final class Guests {

    private static final String TOKEN = "guest";
    private static final String RECOVERY = "recovery";
    private static final Duration RECOVERABLE = Duration.ofDays(7);

    private final Jdbi jdbi;
    private final Writer writer;
    private final InstantSource clock;
    private final Tokens tokens;
    private final SecureRandom random = new SecureRandom();
    /** Not for long: another node may rename somebody. */
    private final Cache<String, Guest> known = Caffeine.newBuilder()
            .maximumSize(10_000)
            .expireAfterWrite(Duration.ofMinutes(1))
            .build();

    public Guests(Database database, Writer writer, InstantSource clock) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.clock = clock;
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
        Guest guest = new Guest(id, name == null ? "Guest " + (1000 + random.nextInt(9000)) : name);
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
        Guest renamed = new Guest(guest.id(), name);
        writer.run(handle -> handle.execute("UPDATE guests SET name = ? WHERE id = ?", name, guest.id()))
                .join();
        known.put(guest.id(), renamed);
        return renamed;
    }

    public String token(Guest guest) {
        return tokens.sign(TOKEN, guest.id());
    }

    /** Who has this token. */
    public Optional<Guest> withToken(String token) {
        return tokens.verify(TOKEN, token).flatMap(this::find);
    }

    /** A token that makes another browser this guest, for some days. */
    public String recovery(Guest guest) {
        long until = clock.millis() + RECOVERABLE.toMillis();
        return tokens.sign(RECOVERY, guest.id() + "." + until);
    }

    /** Who is recovered by this token, if it is not too old. */
    public Optional<Guest> recover(String token) {
        return tokens.verify(RECOVERY, token).flatMap(text -> {
            int dot = text.indexOf('.');
            boolean late = Long.parseLong(text.substring(dot + 1)) < clock.millis();
            return late ? Optional.empty() : find(text.substring(0, dot));
        });
    }

    private Optional<Guest> find(String id) {
        return Optional.ofNullable(known.get(id, this::load));
    }

    private @Nullable Guest load(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id, name FROM guests WHERE id = ?")
                .bind(0, id)
                .map((row, context) -> new Guest(row.getString(1), row.getString(2)))
                .findOne()
                .orElse(null));
    }
}
