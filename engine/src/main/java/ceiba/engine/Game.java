package ceiba.engine;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules of one board game. Stateless: everything that changes lies in a {@link Position}. */
public interface Game {

    /** Lower-case word that names the game in commands, files and addresses. */
    String id();

    /**
     * Version of the rules: a whole number, one more with every change after which a record would go another way, or a setup
     * no longer be accepted. A match is played to its end, and a record replayed, by the version it was begun with.
     */
    String rules();

    /**
     * Earlier versions of the rules that can still be played: games with this id and a lower version. The newest texts and
     * the newest board serve them too.
     */
    default List<Game> earlier() {
        return List.of();
    }

    int minSeats();

    int maxSeats();

    /** The rule variants a match may be set up with. */
    List<Variant> variants();

    /** Why this game cannot be set up so, with as many seats and all variants as they could be; null if it can. */
    default @Nullable Phrase objection(int seats, Map<String, Object> variants) {
        return null;
    }

    /**
     * Whether nothing is hidden or left to chance once the match has begun, so that the same choices always lead to the same
     * position.
     */
    default boolean isOpen() {
        return false;
    }

    /** The numbers that people watch besides points. */
    default List<Gauge> gauges() {
        return List.of();
    }

    /**
     * The habits that may be seen in a match from this start, keys of the catalogue; see {@link Codec#habit}. Reports tell
     * how often one was seen where it could be, such as a god picked in the matches that it was in.
     */
    default List<String> habits(Position start) {
        return List.of();
    }

    /** No match with this many seats ever takes more choices than this. */
    int maxChoices(int seats);

    /** No position ever has more legal choices than this: the size of the buffer for {@link Position#choices}. */
    int maxOptions();

    /** The position at the start; all randomness of the match comes from the setup's seed. */
    Position start(Setup setup);

    /**
     * Reads a position that {@link Position#json} wrote or a person did; what is left out is as at the start.
     *
     * @throws Refusal if the file contradicts itself, with what and where
     */
    Position read(Node json);

    /** Choices and events as words, phrases and places on the board. */
    Codec codec();

    /** What the game knows about good positions. */
    Knowledge knowledge();

    /** The board as text, showing no more than the observer may see. */
    String draw(Position position, int observer, Texts texts);

    /** The catalogue of a language: {@code en}, {@code it} or {@code pt}. */
    Texts texts(String language);

    /** The fields that every game's positions and records have; the seed only if it matters. */
    List<String> HEADING = List.of("game", "rules", "seats", "variants", "seed");

    /** The heading of this game's JSON, for positions, views and records. */
    default Map<String, Object> heading(Setup setup) {
        return Json.object("game", id(), "rules", rules(), "seats", setup.seats(), "variants", setup.variants());
    }
}
