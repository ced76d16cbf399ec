package ceiba.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class UndoTest {

    private static final Event PAID = new Event(1, 0, 2, 0, 0);
    private static final Event DREW = new Event(2, 0, 7, 0, 0);
    private static final Predicate<Event> DRAWING_REVEALS = event -> event.kind() == DREW.kind();

    @Test
    void whileTheSeatGoesOnDecidingAChoiceCanBeTakenBack() {
        assertThat(Undo.allowed(0, 0, List.of(PAID), DRAWING_REVEALS)).isTrue();
        assertThat(Undo.allowed(0, 0, List.of(), DRAWING_REVEALS)).isTrue();
    }

    @Test
    void notOnceAnotherSeatDecidesOrTheMatchIsOver() {
        assertThat(Undo.allowed(0, 1, List.of(PAID), DRAWING_REVEALS)).isFalse();
        assertThat(Undo.allowed(0, Position.OVER, List.of(), DRAWING_REVEALS)).isFalse();
    }

    @Test
    void notOnceSomethingHiddenHasComeToLight() {
        assertThat(Undo.allowed(0, 0, List.of(PAID, DREW, PAID), DRAWING_REVEALS))
                .isFalse();
    }
}
