package ceiba.tzolkin;

import ceiba.engine.Game;
import ceiba.kit.GameTest;

/** Tzolk'in passes what every game passes. */
class TzolkinTest extends GameTest {

    @Override
    protected Game game() {
        return new Tzolkin();
    }
}
