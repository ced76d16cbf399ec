package ceiba.tindaya;

import static ceiba.tindaya.Glossary.*;
import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Codec;
import ceiba.engine.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who ends a turn is told how the era ends for the tribe as things stand. */
class OutlookTest {

    private static List<String> ofPassing(Scene scene) {
        Codec codec = Tindaya.GAME.codec();
        Texts texts = Tindaya.GAME.texts("en");
        return codec.outlook(codec.choice("pass"), scene.turn(MAJOS).table()).stream()
                .map(texts::say)
                .toList();
    }

    @Test
    void whatIsMissingAndWhatStaysUnusedIsSaid() {
        Scene scene = Scene.alliance(2)
                .natives(MAJOS, "1,0", 5, 1)
                .goods(MAJOS, "fish", 5)
                .markers(MAJOS, 2, 1);
        assertThat(ofPassing(scene))
                .containsExactly(
                        "3 markers stay unused",
                        "as it stands 1 native starves at the end of the era",
                        "as it stands 1 stays without shelter");
    }

    @Test
    void aTribeThatIsWellOffIsToldSo() {
        Scene scene = Scene.alliance(2)
                .settlement("fishing", "1,0", MAJOS)
                .settlement("fishing", "5,0", MAJOS)
                .natives(MAJOS, "1,0", 1, 1)
                .goods(MAJOS, "fish", 4);
        assertThat(ofPassing(scene)).contains("as it stands your tribe is fed and sheltered");
    }
}
