package ceiba.tzolkin;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Codec;
import ceiba.engine.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who ends a turn is told what the next Food Day asks for. */
class OutlookTest {

    private static final Codec CODEC = Tzolkin.GAME.codec();

    private static List<String> ofEnding(Scene scene) {
        Texts texts = Tzolkin.GAME.texts("en");
        return CODEC.outlook(CODEC.choice("end"), scene.p).stream()
                .map(texts::say)
                .toList();
    }

    @Test
    void beforeTheFoodDayItIsCountedDown() {
        Scene scene = Scene.of("'round': 5, 'players': [{'corn': 4}]").choose("place tikal");
        assertThat(ofEnding(scene)).containsExactly("Food Day in 3 rounds: your workers need 6 corn, you have 4 corn");
    }

    @Test
    void inItsRoundHungerIsForetold() {
        Scene scene = Scene.of("'round': 8, 'players': [{'corn': 3}]").choose("place tikal");
        assertThat(ofEnding(scene))
                .containsExactly(
                        "Food Day at the end of this round: your workers need 6 corn, you have 3 corn",
                        "2 would go hungry: −6 points");
    }

    @Test
    void theLastTurnBeforeItTellsByItsEvents() {
        Scene scene =
                Scene.of("'round': 8, 'turns': 3, 'players': [{'corn': 3}]").choose("place tikal");
        assertThat(ofEnding(scene)).isEmpty();
    }
}
