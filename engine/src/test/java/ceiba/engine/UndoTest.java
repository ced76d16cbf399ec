package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UndoTest {

    private static final Event PAID = new Event(1, 0, 2, 0, 0);
    private static final Event DREW = new Event(2, 0, 7, 0, 0);

    private static boolean allowed(int seat, int decider, Event... happened) {
        return Undo.allowed(seat, decider, List.of(happened), event -> event.kind() == DREW.kind());
    }

    @Test
    void whileTheSeatGoesOnDecidingAChoiceCanBeTakenBack() {
        assertThat(allowed(0, 0, PAID)).isTrue();
        assertThat(allowed(0, 0)).isTrue();
    }

    @Test
    void notOnceAnotherSeatDecidesOrTheMatchIsOver() {
        assertThat(allowed(0, 1, PAID)).isFalse();
        assertThat(allowed(0, Position.OVER)).isFalse();
    }

    @Test
    void notOnceSomethingHiddenHasComeToLight() {
        assertThat(allowed(0, 0, PAID, DREW, PAID)).isFalse();
    }
}
