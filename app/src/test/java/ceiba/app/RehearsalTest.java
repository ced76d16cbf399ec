package ceiba.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the launcher lets the JVM learn from. */
@Timeout(120)
class RehearsalTest {

    @Test
    void aGuestPlaysForAWhileAndNothingIsSaid() {
        assertThat(Run.done("serve", "--rehearse")).isEmpty();
    }

    @Test
    void itIsNotForPeople() {
        assertThat(Run.done("serve", "--help")).contains("--port").doesNotContain("rehearse");
    }
}
