package ceiba.zimbabwe;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Codec;
import ceiba.engine.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said about choices beyond their events. */
class OutlookTest {

    private static List<String> outlook(Scene scene, String words) {
        Codec codec = Scene.GAME.codec();
        Texts texts = Scene.GAME.texts("en");
        return codec.outlook(codec.choice(words), scene.position()).stream()
                .map(texts::say)
                .toList();
    }

    @Test
    void endingATurnWithoutAnActionSaysSoAndWhatTheRoundBrings() {
        assertThat(outlook(Scene.of(2), "end"))
                .startsWith("you have not taken your action", "1 cattle for you at the end of the round")
                .anyMatch(said -> said.endsWith("points short of your requirement"));
    }

    @Test
    void whoMayStillWinThisRoundIsSaidFirstAndInOneSentence() {
        Scene scene = Scene.of(3)
                .monument("q9", Scene.MUTAPA, 4) // 13 and 3 and 3 with the first monument, raised, are 19 of 20
                .monument("q12", Scene.MUTAPA, 2)
                .monument("l7", Scene.MUTAPA, 2)
                .monument("b16", Scene.ZULU, 4)
                .monument("d16", Scene.ZULU, 2)
                .monument("g9", Scene.ZULU, 2);
        assertThat(outlook(scene, "end"))
                .startsWith("you have not taken your action", "Mutapa and Zulu may still get there in this round")
                .endsWith("19 points short of your requirement");
    }

    @Test
    void theLastTurnOfARoundTellsItsRevenueByItsEvents() {
        Scene scene = Scene.of(2).order(1, 0).active(0);
        assertThat(outlook(scene, "end")).noneMatch(said -> said.contains("at the end of the round"));
    }

    @Test
    void aMonumentToRaiseSaysWhatItCostsAtTheLeastAndWhatItBrings() {
        Scene scene = Scene.of(2)
                .monument("f1", 0, 1)
                .craftsman("wood-carver d1 down", 1)
                .craftsman("potter b2 down", 1)
                .price("wood-carver", 1, 2)
                .cattle(9, 0)
                .choose("raise");
        assertThat(outlook(scene, "raise c1")).containsExactly("from 1 cattle; +2 points");
    }
}
