package ceiba.bots;

import ceiba.engine.Game;
import ceiba.engine.Position;
import ceiba.engine.Rng;
import java.util.Map;

/**
 * All that a bot gets to know when it has to choose: the view of its seat, its legal choices, and worlds that look the same
 * from there. The true position stays inside.
 */
public final class Sight {

    private final Game game;
    private final Position position;
    private final int seat;

    /** What the decider of a position sees. */
    public Sight(Game game, Position position) {
        this.game = game;
        this.position = position;
        seat = position.decider();
    }

    public Game game() {
        return game;
    }

    public int seat() {
        return seat;
    }

    public Map<String, Object> view() {
        return position.view(seat);
    }

    /** Fills the buffer with the legal choices and tells how many there are. */
    public int choices(int[] buffer) {
        return position.choices(buffer);
    }

    /** A possible world: everything the seat cannot see is drawn anew. */
    public Position world(Rng rng) {
        Position world = position.copy();
        world.redraw(seat, rng);
        return world;
    }

    /** The same into an existing position. */
    void world(Rng rng, Position world) {
        world.copyFrom(position);
        world.redraw(seat, rng);
    }
}
