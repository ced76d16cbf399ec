package ceiba.maya;

import ceiba.engine.Game;
import ceiba.kit.GameTest;

/** Maya passes what every game passes. */
class MayaTest extends GameTest {

    @Override
    protected Game game() {
        return new Maya();
    }
}
