package ceiba.server.match;

import ceiba.bots.Level;
import ceiba.engine.Json;
import ceiba.engine.MatchRecord;
import ceiba.engine.Node;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A place at the table and who sits there.
 *
 * @param guest the person's id; null for an open seat, a bot and whoever is only remembered
 * @param name the person's name
 * @param level how strong the bot is
 * @param resigned whether the person gave up
 * @param standIn the level of the bot that plays for the person; null if the person plays
 */
public record Seat(
        @Nullable String guest,
        @Nullable String name,
        @Nullable Level level,
        boolean resigned,
        @Nullable Level standIn) {

    public static final Seat OPEN = new Seat(null, null, null, false, null);

    /** Somebody of an imported record that does not say who it was. */
    static final Seat UNKNOWN = remembered("");

    public static Seat person(String guest, String name) {
        return new Seat(guest, name, null, false, null);
    }

    /** Somebody of whom only the name is left: of an imported record. */
    static Seat remembered(String name) {
        return new Seat(null, name, null, false, null);
    }

    public static Seat bot(Level level) {
        return new Seat(null, null, level, false, null);
    }

    public boolean isOpen() {
        return guest == null && level == null && name == null;
    }

    public boolean isPerson() {
        return guest != null;
    }

    /** The bot that decides here now; null if a person does. */
    public @Nullable Level bot() {
        return level != null ? level : standIn;
    }

    String kind() {
        return isOpen() ? "open" : level == null ? "person" : "bot";
    }

    Seat played(@Nullable Level by) {
        return new Seat(guest, name, level, resigned, by);
    }

    Seat givenUp(Level by) {
        return new Seat(guest, name, level, true, by);
    }

    Seat named(String other) {
        return new Seat(guest, other, level, resigned, standIn);
    }

    /** How it stands in the log. */
    public Map<String, Object> json() {
        if (guest != null) {
            return Json.object("guest", guest, "name", String.valueOf(name));
        }
        if (level != null) {
            return Json.object("bot", level.word());
        }
        return name == null ? Json.object() : Json.object("name", name);
    }

    static Seat read(Node json) {
        if (json.has("guest")) {
            return person(json.get("guest").text(), json.get("name").text());
        }
        if (json.has("bot")) {
            return bot(level(json.get("bot")));
        }
        return json.has("name") ? remembered(json.get("name").text()) : OPEN;
    }

    /** As a record names who sat here; bots by their level. */
    MatchRecord.Player player() {
        return level == null
                ? new MatchRecord.Player(String.valueOf(name), false)
                : new MatchRecord.Player(level.word(), true);
    }

    /** Who sat here by a record: a bot, if its level is known. */
    static Seat of(MatchRecord.Player player) {
        for (Level level : Level.values()) {
            if (player.isBot() && level.word().equals(player.name())) {
                return bot(level);
            }
        }
        return remembered(player.name());
    }

    /** The level that a word in JSON names. */
    public static Level level(Node json) {
        String[] words = new String[Level.values().length];
        for (Level level : Level.values()) {
            words[level.ordinal()] = level.word();
        }
        return Level.values()[json.word(words)];
    }
}
