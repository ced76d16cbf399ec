package ceiba.maya;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Setup;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The variants that read the rulebook in another way than we do. */
class ReadingsTest {

    private static final String TOKENS = "'players': [{'tokens': ['two-workers']}], "
            + "'offered': [['joker', 'two-workers', 'big-transport'], ['joker', 'two-workers', 'big-transport'], "
            + "['joker', 'two-workers', 'big-transport']], ";

    @Test
    void aMinusThreeMayLowerNobody() {
        Scene scene = Scene.of(3, "'variants': {'lowering': 'may'}, " + Scene.dug(3, "0:5 1:4 2:-3"));
        scene.choose("stop");
        assertThat(scene.choices()).containsExactly("lower 0", "lower 1", "lower none");
        scene.choose("lower none");
        assertThat(scene.log()).contains("The -3 of Blue has no effect");
    }

    @Test
    void byOurReadingAMinusThreeMustLowerSomebody() {
        Scene scene = Scene.lastToStop(3, "0:5 1:4 2:-3").choose("stop");
        assertThat(scene.choices()).containsExactly("lower 0", "lower 1");
    }

    @Test
    void twoWorkersNeedAQuarryWithCards() {
        String variants = "'variants': {'expert': 'yes', 'workers': 'with-cards'}, ";
        Scene scene = Scene.of(4, variants + TOKENS + Scene.dug(4, "0:5", "", "1:4"));
        scene.choose("stop");
        assertThat(scene.choices()).containsExactly("workers 1", "workers 3", "workers none");
    }

    @Test
    void theFirstSeatBeginsAndEverythingElseIsDealtAlike() {
        Map<String, String> first = Map.of(Maya.BEGINNER, Maya.FIRST_SEAT, Maya.EXPERT, Maya.YES);
        assertThat(LongStream.range(0, 20).mapToInt(seed -> start(first, seed).start()))
                .containsOnly(0);
        assertThat(LongStream.range(0, 20)
                        .mapToInt(seed -> start(Map.of(), seed).start()))
                .contains(0, 1, 2, 3);
        MayaPosition drawn = start(Map.of(Maya.EXPERT, Maya.YES), 5);
        assertThat(start(first, 5).offered(1)).isEqualTo(drawn.offered(1));
    }

    private static MayaPosition start(Map<String, String> variants, long seed) {
        return Start.position(Setup.of(Maya.GAME, 4, variants, seed));
    }
}
