package ceiba.kit;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Position;
import ceiba.engine.Setup;
import ceiba.engine.Worth;
import ceiba.kit.TwistedPebbles.Table;
import ceiba.kit.cistern.Cistern;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The usual worth, for rivals and partners. */
class WorthTest {

    private static final Worth WORTH = Worth.ofPoints(20);

    /** Three seats with 10, 4 and 7 points, on these sides. */
    private static Position table(int... sides) {
        double[] points = {10, 4, 7};
        return new Table(new Pebbles().start(Setup.of(new Pebbles(), 3, Map.of(), 1))) {
            @Override
            public double points(int seat) {
                return points[seat];
            }

            @Override
            public int side(int seat) {
                return sides[seat];
            }
        };
    }

    private static double[] all(Position position) {
        double[] worth = new double[position.seats()];
        WORTH.all(position, WORTH::reached, worth);
        return worth;
    }

    @Test
    void rivalsWantALeadOverTheBestOfTheOthers() {
        assertThat(all(table(0, 1, 2))).containsExactly(3, -6, -3);
    }

    @Test
    void partnersShareTheLeadOfTheirMean() {
        assertThat(all(table(0, 1, 1))).containsExactly(4.5, -4.5, -4.5);
        assertThat(all(table(0, 1, 0))).containsExactly(4.5, -4.5, 4.5);
        assertThat(all(table(1, 1, 0))).containsExactly(0, 0, 0);
    }

    @Test
    void ifAllAreOnOneSideTheyWantPointsTogether() {
        assertThat(all(table(2, 2, 2))).containsExactly(7, 7, 7);
    }

    @Test
    void aloneASeatWantsItsPoints() {
        Position alone = new Cistern().start(Setup.of(new Cistern(), 1, Map.of(), 1));
        assertThat(all(alone)).containsExactly(alone.points(0));
    }

    @Test
    void atAGlanceASeatLooksAtItsOwnSideAlone() {
        assertThat(WORTH.glance(table(0, 1, 2), 1, WORTH::reached)).isEqualTo(4);
        assertThat(WORTH.glance(table(0, 1, 1), 1, WORTH::reached)).isEqualTo(5.5);
        assertThat(WORTH.glance(table(0, 0, 0), 1, WORTH::reached)).isEqualTo(7);
    }

    @Test
    void nobodyIsAskedForTwice() {
        int[] asked = new int[3];
        Worth.Expected counting = (position, seat) -> {
            asked[seat]++;
            return position.points(seat);
        };
        WORTH.all(table(0, 1, 1), counting, new double[3]);
        assertThat(asked).containsExactly(1, 1, 1);
        WORTH.glance(table(0, 1, 1), 2, counting);
        assertThat(asked).containsExactly(1, 2, 2);
    }
}
