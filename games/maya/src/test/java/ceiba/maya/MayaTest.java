package ceiba.maya;

import ceiba.engine.Game;
import ceiba.engine.Texts;
import ceiba.kit.GameTest;
import java.util.List;
import java.util.Map;

/** Maya passes what every game passes, also with numbers at the borders of what is allowed. */
class MayaTest extends GameTest {

    @Override
    protected Game game() {
        return new Maya();
    }

    @Override
    protected List<Map<String, String>> combinations() {
        return OtherReadings.combinations();
    }

    @Override
    protected Map<String, Object> document() {
        return Tables.read(Texts.resource(MayaTest.class, "extreme.json")).document();
    }
}
