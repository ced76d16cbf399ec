package ceiba.arena;

import ceiba.engine.Game;
import ceiba.engine.Json;
import ceiba.engine.Position;
import org.jspecify.annotations.Nullable;

/** Gives the gifts that a game names (see {@link ceiba.engine.Knowledge#gifts}) in mid-match. */
final class Gifts {

    private Gifts() {}

    /**
     * The same position with a gift for a seat, read anew, which finds what is legal now; null if it has no use for the gift.
     *
     * @throws ceiba.engine.Refusal if the gift cannot be at this moment
     */
    static @Nullable Position given(Game game, Position position, int seat, int gift) {
        Position richer = position.copy();
        return game.knowledge().give(richer, seat, gift) ? game.read(Json.parse(Json.compact(richer.json()))) : null;
    }
}
