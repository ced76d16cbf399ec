package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Codec;
import ceiba.engine.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said about choices beyond their events. */
class OutlookTest {

    private static final Codec CODEC = Maya.GAME.codec();

    private static List<String> outlook(Scene scene, String words) {
        Texts texts = Maya.GAME.texts("en");
        return CODEC.outlook(CODEC.choice(words), scene.p).stream()
                .map(texts::say)
                .toList();
    }

    @Test
    void aCubeThatDrawsLevelForSecondSaysSo() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 3}], 'pyramids': {'copan': [[0, 1, 2, 0]]}");
        assertThat(outlook(scene, "build copan")).containsExactly("you share second here, +1 gold");
    }

    @Test
    void aCubeThatTakesMostSaysWhatTheOthersLose() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 3}], 'pyramids': {'copan': [[1, 1, 0, 0]]}");
        assertThat(outlook(scene, "build copan"))
                .containsExactly("you have most here, no more gold than before", "−1 gold for Green");
    }

    @Test
    void aLevelThatIsFilledWithoutAMajoritySaysThatThereIsNoBonusCube() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 3}], 'pyramids': {'copan': [[1, 2, 2, 2]]}");
        assertThat(outlook(scene, "build copan").getFirst())
                .isEqualTo("fills the level, but nobody has most alone: no bonus cube");
    }

    @Test
    void aBonusCubeCountsOnItsLevel() {
        Scene scene = Scene.of(4, "'players': [{'cubes': 3}], 'pyramids': {'copan': [[1, 4, 2, 0]]}");
        assertThat(outlook(scene, "build copan"))
                .containsExactly("you share second here, +1 gold", "+4 gold for Green");
    }

    @Test
    void stoppingSaysWhatTheHandCarriesAsThePriceOfACardDoes() {
        Scene scene = Scene.of(
                4, "'pending': 'dig', 'players': [{'hand': [3, 8]}], " + Scene.cards("0:4 0:6", "0:4 0:7", "0:5 0:-3"));
        assertThat(outlook(scene, "stop")).containsExactly("your hand then carries 11 cubes");
        scene.choose("dig 1");
        assertThat(outlook(scene, "lay 8")).isEmpty();
    }

    @Test
    void endingATurnSaysHowItStands() {
        Scene scene = Scene.of(
                3, "'moved': true, 'players': [{'cubes': 1}, {'cubes': 1}], 'pyramids': {'copan': [[2, 1, 0]]}");
        assertThat(outlook(scene, "end")).containsExactly("gold if it were scored now: you 2, Green 1, Blue 0");
    }
}
