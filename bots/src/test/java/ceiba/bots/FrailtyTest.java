package ceiba.bots;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrailtyTest {

    private static final int[] CHOICES = {3, 5, 8, 13};
    private static final double[] SCORES = {1, 7, 9, 10};
    private static final double SCALE = 20;
    private static final int TIMES = 2000;

    /** How often each of the four is taken by one bot. */
    private static int[] taken(Frailty frailty, double[] scores, long self) {
        Rng rng = new Rng(self);
        int[] taken = new int[CHOICES.length];
        for (int i = 0; i < TIMES; i++) {
            taken[frailty.pick(CHOICES, scores, CHOICES.length, SCALE, self, rng)]++;
        }
        return taken;
    }

    /** The same over bots of many tastes. */
    private static int[] takenByMany(Frailty frailty, double[] scores) {
        int[] taken = new int[CHOICES.length];
        for (long self = 0; self < TIMES; self++) {
            taken[frailty.pick(CHOICES, scores, CHOICES.length, SCALE, self * 7919, new Rng(self))]++;
        }
        return taken;
    }

    @Test
    void whoNeverErrsTakesTheBest() {
        assertThat(taken(Frailty.NONE, SCORES, 1)).containsExactly(0, 0, 0, TIMES);
    }

    @Test
    void theMoreFrailTheMoreOftenSomethingElseIsTaken() {
        int last = TIMES;
        for (int percent : new int[] {10, 30, 60, 100}) {
            int best = takenByMany(new Frailty(percent), SCORES)[3];
            assertThat(best).isLessThan(last);
            last = best;
        }
        assertThat(last).isGreaterThan(TIMES / 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 10, 25, 50, 75, 100})
    void whatIsPlainlyWorseIsNeverTaken(int percent) {
        double least = 10 - 0.5 * percent / 100 * SCALE;
        int[] taken = takenByMany(new Frailty(percent), SCORES);
        for (int i = 0; i < taken.length; i++) {
            assertThat(SCORES[i] >= least || taken[i] == 0).isTrue();
        }
    }

    @Test
    void whatHasNoScoreIsNeverTaken() {
        double none = Double.NEGATIVE_INFINITY;
        assertThat(takenByMany(new Frailty(100), new double[] {none, none, 0, none}))
                .containsExactly(0, 0, TIMES, 0);
    }

    @Test
    void mistakesAreOfTheSameKindWhateverTheScale() {
        double[] tenfold = Arrays.stream(SCORES).map(score -> 10 * score).toArray();
        for (long self = 0; self < 200; self++) {
            Frailty frailty = new Frailty(70);
            assertThat(frailty.pick(CHOICES, tenfold, 4, 10 * SCALE, self, new Rng(self)))
                    .isEqualTo(frailty.pick(CHOICES, SCORES, 4, SCALE, self, new Rng(self)));
        }
    }

    /** A plan held too long: what a bot likes it likes for the whole match, another bot likes something else. */
    @Test
    void aTasteLasts() {
        double[] alike = {5, 5, 5, 5};
        int[] favourites = new int[CHOICES.length];
        for (long self = 0; self < 100; self++) {
            int[] taken = taken(new Frailty(20), alike, self * 7919);
            int most = Arrays.stream(taken).max().orElseThrow();
            assertThat(most).isGreaterThan(TIMES * 8 / 10);
            for (int i = 0; i < taken.length; i++) {
                favourites[i] += taken[i] == most ? 1 : 0;
            }
        }
        assertThat(favourites).doesNotContain(0);
    }
}
