package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SeatNotesTest {

    private final SeatNotes notes = new SeatNotes(5, 2);

    @Test
    void theSlowestTurnIsTheLongestRunOfDecisions() {
        notes.thought(10, true, true);
        notes.thought(5, true, true);
        notes.thought(4, true, false);
        notes.thought(3, false, false);
        notes.thought(11, true, true);
        assertThat(notes.result(0, 1, 0).slowestTurn()).isEqualTo(12);
    }

    @Test
    void decisionsWithoutOptionsCountNeitherAsChoicesNorAsTime() {
        notes.thought(10, true, true);
        notes.thought(90, false, true);
        MatchResult.Seat result = notes.result(0, 1, 0);
        assertThat(result.choices()).isEqualTo(1);
        assertThat(result.nanos()).isEqualTo(10);
    }

    @Test
    void theCurveHoldsThePointsAtTheEndOfEachMomentAndOfThoseSkipped() {
        notes.reached(0, 0, 3);
        notes.reached(0, 1, 4);
        notes.reached(1, 3, 6);
        notes.reached(3, 5, 9);
        assertThat(notes.result(9, 1, 0).curve()).containsExactly(2.0, 4.0, 6.0, 6.0, 9.0, 9.0);
    }

    @Test
    void pointsOfASourceAddUp() {
        notes.scored("source.a", 3);
        notes.scored("source.b", -1);
        notes.scored("source.a", 0.5);
        assertThat(notes.result(2.5, 1, 0).sources()).isEqualTo(Map.of("source.a", 3.5, "source.b", -1.0));
    }
}
