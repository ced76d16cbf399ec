package ceiba.arena;

import ceiba.engine.Game;

/** Temperatures, whims and errors are said for a game whose worth has the scale 20; elsewhere they grow or shrink with it. */
final class UsualScale {

    private static final double SCALE = 20;

    private UsualScale() {}

    /** What a point of a game of the usual scale is in the worth of this one. */
    static double pointIn(Game game) {
        return game.knowledge().worth().scale() / SCALE;
    }
}
