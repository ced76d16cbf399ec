package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import ceiba.engine.Game;
import ceiba.engine.Gauge;
import ceiba.engine.Setup;
import ceiba.kit.Altered;
import ceiba.kit.Pebbles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CourseTest {

    private double points = 2;

    @Test
    void aCurveHoldsTheNumberAtTheEndOfEachMomentAndOfThoseSkipped() {
        Game game = Altered.game(
                new Pebbles(),
                Map.of(
                        "points", (position, args) -> (int) args[0] == 0 ? points : 0.0,
                        "gauges", (self, args) -> List.of(Gauge.ofSeat("need"), Gauge.ofTable("wrath")),
                        "gauge", (position, args) -> points + 10 * (int) args[0] + (int) args[1],
                        "moments", (knowledge, args) -> 5));
        Course course = new Course(game, game.start(Setup.of(game, 2, Map.of(), 0)));
        reached(course, 0, 0, 3);
        reached(course, 0, 1, 4);
        reached(course, 1, 3, 6);
        reached(course, 3, 5, 9);
        assertThat(course.points(0)).containsExactly(2.0, 4.0, 6.0, 6.0, 9.0, 9.0);
        assertThat(course.points(1)).containsOnly(0.0);
        assertThat(course.gaugesOf(1)).isEqualTo(Map.of("need", List.of(3.0, 5.0, 7.0, 7.0, 10.0, 10.0)));
        assertThat(course.gaugesOfTable()).isEqualTo(Map.of("wrath", List.of(12.0, 14.0, 16.0, 16.0, 19.0, 19.0)));
    }

    private void reached(Course course, int moment, int next, double now) {
        points = now;
        course.reached(moment, next);
    }
}
