package ceiba.app.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What can be done within a turn: taking back, and not choosing twice by mistake. */
class TurnTest {

    @RegisterExtension
    final House house = new House();

    @Test
    void undoTakesTheLastChoiceBack() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<String> choices = anna.choices();
        assertThat(anna.button("Undo").isDisabled())
                .as("before the first choice of the turn")
                .isTrue();
        String place = anna.choice("place ");
        anna.choose(place);
        assertThat(anna.choices()).isNotEqualTo(choices);
        anna.undo();
        anna.awaitStep(step);
        assertThat(anna.choices()).isEqualTo(choices);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step);
    }

    @Test
    void restartTakesTheWholeTurnBack() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<String> choices = anna.choices();
        anna.choose(anna.choice("beg ", "place ")); // who has no corn for a second worker begs
        anna.choose(anna.choice("place "));
        anna.restartTurn();
        anna.awaitStep(step);
        assertThat(anna.choices()).isEqualTo(choices);
    }

    @Test
    void aSecondClickIsNotASecondChoice() {
        BrowserGuest anna = house.guest().playNow(2);
        int step = anna.toFirstTurn().step();
        List<Route> sent = hold(anna.page());
        String place = anna.choice("place ");
        anna.click(place);
        anna.click(place);
        anna.page().keyboard().press("1");
        anna.page().waitForCondition(() -> !sent.isEmpty());
        sent.forEach(Route::resume);
        anna.awaitStep(step + 1);
        assertThat(sent).hasSize(1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
    }

    @Test
    void twoTabsMakeOneChoice() {
        BrowserGuest anna = house.guest().playNow(2);
        anna.forgive("409");
        int step = anna.toFirstTurn().step();
        Page tab = anna.page();
        Page other = anna.anotherTab();
        List<Route> sent = hold(tab);
        List<Route> sentByOther = hold(other);
        String place = anna.choice("place ");
        anna.click(place);
        anna.turnTo(other);
        anna.awaitTurn();
        anna.click(place);
        other.waitForCondition(() -> sent.size() + sentByOther.size() == 2);
        sent.getFirst().resume();
        sentByOther.getFirst().resume();
        anna.awaitStep(step + 1);
        anna.turnTo(tab);
        anna.awaitStep(step + 1);
        assertThat(house.record(anna.matchId()).choices()).hasSize(step + 1);
        tab.unrouteAll();
        anna.choose(anna.choice("end"));
    }

    /** Holds every choice that a page sends back, until it is let go. */
    private static List<Route> hold(Page page) {
        List<Route> sent = new ArrayList<>();
        page.route("**/choices", sent::add);
        return sent;
    }
}
