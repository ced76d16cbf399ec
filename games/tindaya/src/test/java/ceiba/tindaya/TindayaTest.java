package ceiba.tindaya;

import ceiba.engine.Game;
import ceiba.engine.Node;
import ceiba.kit.GameTest;
import java.util.Map;

/** Tindaya passes what every game passes, also with numbers of its own. */
class TindayaTest extends GameTest {

    @Override
    protected Game game() {
        return new Tindaya();
    }

    @Override
    protected Map<String, Object> document() {
        return Box.read(new Node(
                        "numbers",
                        Map.of(
                                "printed",
                                Map.of("capacity", 5, "moves", 5),
                                "supplies",
                                Map.of("lava", 2, "canoes", 1))))
                .document();
    }
}
