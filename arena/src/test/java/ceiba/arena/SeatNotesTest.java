package ceiba.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SeatNotesTest {

    private final SeatNotes notes = new SeatNotes();

    @Test
    void theSlowestTurnIsTheLongestRunOfDecisions() {
        notes.thought(10, true, true);
        notes.thought(5, true, true);
        notes.thought(4, true, false);
        notes.thought(3, false, false);
        notes.thought(11, true, true);
        assertThat(notes.effort(0).slowestTurn()).isEqualTo(12);
    }

    @Test
    void decisionsWithoutOptionsCountNeitherAsChoicesNorAsTime() {
        notes.thought(10, true, true);
        notes.thought(90, false, true);
        MatchResult.Effort result = notes.effort(7);
        assertThat(result.choices()).isEqualTo(1);
        assertThat(result.nanos()).isEqualTo(10);
        assertThat(result.iterations()).isEqualTo(7);
    }

    @Test
    void habitsAreCounted() {
        notes.showed("god.a");
        notes.showed("god.b");
        notes.showed("god.a");
        assertThat(notes.habits()).isEqualTo(Map.of("god.a", 2, "god.b", 1));
    }

    @Test
    void pointsOfASourceAddUp() {
        notes.scored("source.a", 3);
        notes.scored("source.b", -1);
        notes.scored("source.a", 0.5);
        assertThat(notes.sources()).isEqualTo(Map.of("source.a", 3.5, "source.b", -1.0));
    }
}
