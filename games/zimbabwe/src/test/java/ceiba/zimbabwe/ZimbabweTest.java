package ceiba.zimbabwe;

import ceiba.engine.Game;
import ceiba.kit.GameTest;
import java.util.List;
import java.util.Map;

class ZimbabweTest extends GameTest {

    @Override
    protected Game game() {
        return new Zimbabwe();
    }

    @Override
    protected boolean hasSecrets() {
        return false;
    }

    /** Gods that are not those of any seed; tiles and order would fit one number of seats only. */
    @Override
    protected Map<String, Object> document() {
        return Map.of(
                "gods", List.of("xango", "qamata", "dziva", "tsui-goab", "shadipinyi", "eshu", "anansi", "atete"));
    }
}
